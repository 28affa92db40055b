import type { View } from '$lib/protocol';
import type { ParisView } from './view';

export { default as Board } from './Board.svelte';
export { default as Plate } from './Plate.svelte';

export function scores(view: View): number[] {
	return (view as ParisView).seats.map((seat) => seat.points);
}
