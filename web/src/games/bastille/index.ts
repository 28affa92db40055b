import type { View } from '$lib/protocol';
import type { BastilleView } from './view';

export { default as Board } from './Board.svelte';
export { default as Plate } from './Plate.svelte';

export function scores(view: View): number[] {
	return (view as BastilleView).seats.map((seat) => seat.points);
}
