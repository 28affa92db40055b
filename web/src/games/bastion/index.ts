import type { View } from '$lib/protocol';
import type { BastionView } from './view';

export { default as Board } from './Board.svelte';
export { default as Plate } from './Plate.svelte';

export function scores(view: View): number[] {
	return (view as BastionView).seats.map((seat) => seat.points);
}
