// A place may be offered with several tiles: the one picked out of the hand says with which.
import type { Lit } from '$lib/board/board';

export type Picking = {
	chosen: number; // the value that a click on a place lays
	choose: (value: number) => void;
	offers: ReadonlyMap<number, readonly string[]>; // the actions that each value stands for
};

/** The actions that lay a tile, by its value. */
export function offersIn(lit: Lit): Map<number, string[]> {
	const laying = [...lit.values()].flat().filter(({ message }) => message.key === 'option-place');
	const values = new Set(laying.map(({ message }) => Number(message.args['value'])));
	return new Map(
		[...values].map((value) => [value, laying.filter(({ message }) => message.args['value'] === value).map(({ action }) => action)])
	);
}
