// What the server shows of a match of Bastion' Siege (view.py), and small readings of it.
import type { Lit } from '$lib/board';
import type { Message, Part } from '$lib/protocol';
import type { Words } from '$lib/words';

export const RESERVES = ['green', 'red', 'blue'] as const;
export type Reserve = (typeof RESERVES)[number];
export type Shape = 'rectangle' | 'hexagon' | 'octagon';

export type PieceView = {
	id: string; // seat:piece, as `0:sa`
	square: string | null; // null: in a prison
	prison: number | null; // the seat that holds it
	carrier: string | null; // the Tower it rides on
	force: number | null; // null: not known to the viewer
	courage: number | null;
	shown: number[]; // the seats that know its values
	rescued: boolean;
	done: ('moved' | 'hastened' | 'booted' | 'attacked' | 'spy')[];
	object: string | null;
};
/** A mission, the number of the group it was mixed with, or null: unknown. */
export type CardView = string | number | null;

export type SeatView = Record<Reserve, number> & {
	points: number;
	army: number;
	resistance: number; // of its drawbridge; 0: broken
	closed: boolean;
	turned: boolean; // worked already in this turn
	treasure: number; // the seat where its treasure lies
	flag: number;
	freed: boolean;
	broke: boolean;
	held: boolean;
	spied: number[];
	hand: CardView[];
	object: string | true | null; // true: there is one, unknown
	event: string | true | null;
	ready: boolean | null;
	plan: string[] | null; // figures deployed so far, in secret
	starts: string[] | null; // the start squares, in the order in which they are asked
	progress: Record<string, [number, number]> | null; // by mission: how much is done, of how much
};
export type CombatView = {
	attacker: number;
	target: string | null;
	bridge: number | null; // the seat whose drawbridge is attacked
	valiant: string | null;
	support: string[];
	cards: (string | true | null)[]; // attacker's, defender's; true: face down
	added: (number | null)[];
	captures: number;
};
/** The last combat, from the turning of the cards to the next attack. */
export type FoughtView = {
	attacker: number;
	riposte: boolean;
	target: string | null;
	bridge: number | null;
	valiant: string | null;
	support: { piece: string; force: number }[]; // as it was counted
	cards: (string | null)[];
	added: (number | null)[];
	powers: ({ force: number; courage: number } | null)[]; // attacker's, defender's, as far as told
	resistance: number | null; // of the drawbridge before it
	damage: number | null;
	left: number | null;
	standoff: boolean;
	lost: { captor: number | null; piece: string }[]; // without a captor: brought home by the amulet
};
export type BastionView = {
	board: Shape;
	terrain: string[]; // rows from the first, a letter for each file; a space where there is no square
	bastions: string[]; // the same with the number of the seat, or a dot
	round: number;
	goal: number; // the points that win
	progress: number;
	first: number;
	token: number;
	side: 'army' | 'strategists' | null;
	step: string;
	actors: number[];
	seats: SeatView[];
	pieces: PieceView[];
	deck: CardView[];
	laid: (number | null)[]; // by mission, m01 first: the seat before which it lies
	spent: number;
	truce: boolean;
	picked: string | null;
	captor: number | null;
	spies: [string, number][];
	combat: CombatView | null;
	fought: FoughtView | null;
	put_away: string[];
	played: string[];
};

export type Facts = ReadonlyMap<string, readonly Message[]>;

/** What every part of the board needs in order to be chosen. */
export type Play = { lit: Lit; words: Words; act: (action: string) => void };

export function factsOf(parts: readonly Part[]): Facts {
	return new Map(parts.map((part) => [part.id, part.facts]));
}

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
