import type { BastilleView } from './view';

export { default as Board } from './Board.svelte';
export { default as Plate } from './Plate.svelte';

export function scores(view: BastilleView): number[] {
	return view.seats.map((seat) => seat.points);
}
