// Selection of a tile from the hand: a place may accept tiles of several values.
import type { Lit } from '$lib/board/board';

export type Picking = {
	chosen: number; // the value that a click on a place puts there
	choose: (value: number) => void;
	offers: ReadonlyMap<number, readonly string[]>; // actions by value
};

/** Return the actions that place a tile, by its value. */
export function offersIn(lit: Lit): Map<number, string[]> {
	const laying = [...lit.values()].flat().filter(({ message }) => message.key === 'option-place');
	const values = new Set(laying.map(({ message }) => Number(message.args['value'])));
	return new Map(
		[...values].map((value) => [value, laying.filter(({ message }) => message.args['value'] === value).map(({ action }) => action)])
	);
}
