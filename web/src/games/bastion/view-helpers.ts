// Helpers that derive values from the view (view.ts).
import type { Facts } from '$lib/board/facts';
import type { BastionView, CombatView, RESERVES, SeatView } from './view';

export type Shape = BastionView['board'];
export type Reserve = (typeof RESERVES)[number];
/** A mission, the number of the group it was shuffled with, or null if unknown. */
export type CardView = SeatView['hand'][number];

/** Return the printed Force and Courage of a figure. */
export function valuesOf(facts: Facts, figure: string): { force: number | null; courage: number | null } {
	const args = facts.get(`figure:${figure}`)?.find((fact) => fact.key === 'fact-values')?.args;
	return { force: args ? Number(args['force']) : null, courage: args ? Number(args['courage']) : null };
}

export type Bridge = 'open' | 'closed' | 'broken';

/** Return the state of a seat's drawbridge. */
export function bridgeOf({ resistance, closed }: SeatView): Bridge {
	if (resistance === 0) return 'broken';
	return closed ? 'closed' : 'open';
}

export function ownerOf(piece: string): number {
	return Number(piece.split(':')[0]);
}

/** Return `sa` of `0:sa`: the piece's name in the words; its first letter is its kind. */
export function nameOf(piece: string): string {
	return piece.split(':')[1] ?? '';
}

/** Terrain names in the words, by their letters. */
export const TERRAINS: Record<string, string> = {
	'.': 'field',
	R: 'rampart',
	O: 'treasury',
	F: 'turret',
	E: 'stairs',
	K: 'throne',
	J: 'prison',
	D: 'gate',
	Y: 'court',
	X: 'battlefield'
};

export function fightingIn(combat: CombatView | null): ReadonlySet<string> {
	return new Set([combat?.target, combat?.valiant, ...(combat?.support ?? [])].filter((id): id is string => Boolean(id)));
}
