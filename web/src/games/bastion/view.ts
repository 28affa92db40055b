// Made by `make types` from src/tocsin/games/bastion/display/view_types.py: change it there.

export const RESERVES = ['green', 'red', 'blue'] as const;

/** A seat, its bastion and its belongings. */
export type SeatView = {
	object: string | boolean | null;
	event: string | boolean | null;
	points: number;
	army: number;
	green: number;
	red: number;
	blue: number;
	resistance: number; // of its drawbridge; 0: broken
	closed: boolean;
	turned: boolean; // worked already in this turn
	treasure: number; // the seat where its treasure lies
	flag: number;
	freed: boolean;
	broke: boolean;
	held: boolean;
	pledged: number; // prisoners that its laid missions need
	spied: number[];
	hand: (string | number | null)[]; // a mission, the number of the group it was mixed with, or null: unknown
	ready: boolean | null;
	plan: string[] | null; // figures deployed so far, in secret
	starts: string[] | null; // the start squares, in the order in which they are asked
	progress: Record<string, [number, number]> | null;
};

/** A piece. */
export type PieceView = {
	force: number | null;
	courage: number | null;
	id: string; // seat:piece, as `0:sa`
	square: string | null; // null: in a prison
	prison: number | null; // the seat that holds it
	carrier: string | null; // the Tower it rides on
	shown: number[]; // the seats that know its values
	rescued: boolean;
	done: ('moved' | 'hastened' | 'booted' | 'attacked' | 'spy')[];
	object: string | null;
};

/** The combat going on. */
export type CombatView = {
	attacker: number;
	target: string | null;
	bridge: number | null; // the seat whose drawbridge is attacked
	valiant: string | null;
	support: string[];
	cards: (string | boolean | null)[]; // attacker's, defender's; true: face down
	added: (number | null)[];
	bonuses: Record<string, number>; // by piece: Force that King, rider and object add
	captures: number;
};

/** A piece that helped, with its Force as it was counted. */
export type SupportView = {
	piece: string;
	force: number;
};

/** What a side came to. */
export type PowerView = {
	force: number;
	courage: number;
};

/** A piece that was lost; without a captor, the amulet brought it home. */
export type LossView = {
	captor: number | null;
	piece: string;
};

/** An object of the defeated, and the victor that bears it now. */
export type WonView = {
	piece: string;
	object: string;
};

/** The last combat, from the turning of the cards, or its end before, to the next attack. */
export type FoughtView = {
	attacker: number;
	riposte: boolean;
	target: string | null;
	bridge: number | null;
	valiant: string | null;
	support: SupportView[];
	cards: (string | null)[];
	added: (number | null)[];
	powers: (PowerView | null)[]; // attacker's, defender's, as far as told
	resistance: number | null; // of the drawbridge before it
	damage: number | null;
	left: number | null;
	standoff: boolean;
	cancelled: boolean; // by the event that lies as the defender's card
	lost: LossView[];
	won: WonView[];
};

/** What a seat has scored, and what it would have if the match ended now, by its sources. */
export type ScoreView = {
	now: number; // scored so far
	end: number; // if the match ended now, as far as the viewer may know
	sources: Record<string, number>; // the parts of `end`, each a thing or a message `points-…`
	hidden: string[]; // the sources of which the viewer does not know all
	ties: Record<string, number | null>; // what decides between equals, in order: messages `tie-…`
};

/** What a viewer sees of a match. */
export type BastionView = {
	board: 'rectangle' | 'hexagon' | 'octagon';
	terrain: string[]; // rows from the first, a letter for each file; a space: no square
	bastions: string[]; // the same with the number of the seat, or a dot
	round: number;
	goal: number; // the points that win
	progress: number; // the last round in which something was won or lost
	round_limit: number;
	quiet_until: number; // the round after which it ends if nothing is won or lost
	first: number;
	token: number;
	side: 'army' | 'strategists' | null;
	step: string;
	actors: number[];
	to_do: string[];
	seats: SeatView[];
	pieces: PieceView[];
	deck: (string | number | null)[];
	mixed: Record<string, string[]>;
	laid: (number | null)[]; // by mission, m01 first: the seat before which it lies
	spent: number;
	truce: boolean;
	picked: string | null;
	captor: number | null;
	spies: (string | number)[][];
	combat: CombatView | null;
	put_away: string[];
	played: string[];
	fought: FoughtView | null;
	scores: ScoreView[];
};
