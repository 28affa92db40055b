// Small readings of what the server shows of a match (view.ts).
import type { Facts } from '$lib/board/facts';
import type { BastionView, CombatView, RESERVES, SeatView } from './view';

export type Shape = BastionView['board'];
export type Reserve = (typeof RESERVES)[number];
/** A mission, the number of the group it was mixed with, or null: unknown. */
export type CardView = SeatView['hand'][number];

/** Force and Courage printed on a figure. */
export function valuesOf(facts: Facts, figure: string): { force: number | null; courage: number | null } {
	const args = facts.get(`figure:${figure}`)?.find((fact) => fact.key === 'fact-values')?.args;
	return { force: args ? Number(args['force']) : null, courage: args ? Number(args['courage']) : null };
}

export type Bridge = 'open' | 'closed' | 'broken';

/** How a seat's drawbridge stands. */
export function bridgeOf({ resistance, closed }: SeatView): Bridge {
	if (resistance === 0) return 'broken';
	return closed ? 'closed' : 'open';
}

export function ownerOf(piece: string): number {
	return Number(piece.split(':')[0]);
}

/** `sa` of `0:sa`: the piece as the words name it, and by its first letter its kind. */
export function nameOf(piece: string): string {
	return piece.split(':')[1] ?? '';
}

/** The terrains by the letters of the board, as the words name them. */
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

/** The pieces that take part in a combat. */
export function fightingIn(combat: CombatView | null): ReadonlySet<string> {
	return new Set([combat?.target, combat?.valiant, ...(combat?.support ?? [])].filter((id): id is string => Boolean(id)));
}
