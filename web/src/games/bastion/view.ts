// Made by `make types` from src/tocsin/games/bastion/display/view_types.py: change it there.

export const RESERVES = ['green', 'red', 'blue'] as const;

/** A seat, its bastion and its cards. */
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
	turned: boolean; // opened or closed this turn
	treasure: number; // the seat that has its treasure
	flag: number;
	freed: boolean;
	broke: boolean;
	held: boolean;
	pledged: number; // prisoners that its laid missions need
	spied: number[];
	hand: (string | number | null)[];
	ready: boolean | null;
	plan: string[] | null; // figures deployed so far; null for other seats
	starts: string[] | null; // start squares in the order of free deployment
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

/** The current combat. */
export type CombatView = {
	attacker: number;
	target: string | null;
	bridge: number | null; // the seat whose drawbridge is attacked
	valiant: string | null;
	support: string[];
	cards: (string | boolean | null)[]; // attacker's, defender's; true: face down
	added: (number | null)[];
	bonuses: Record<string, number>; // by piece: Force added by King, rider and object
	captures: number;
};

/** A supporter with its Force in the combat. */
export type SupportView = {
	piece: string;
	force: number;
};

/** Force and courage of a side. */
export type PowerView = {
	force: number;
	courage: number;
};

/** A lost piece; without a captor it was saved by the amulet. */
export type LossView = {
	captor: number | null;
	piece: string;
};

/** A looted object and its new bearer. */
export type WonView = {
	piece: string;
	object: string;
};

/** The last combat, from turning up the cards or its cancellation to the next attack. */
export type FoughtView = {
	attacker: number;
	riposte: boolean;
	target: string | null;
	bridge: number | null;
	valiant: string | null;
	support: SupportView[];
	cards: (string | null)[];
	added: (number | null)[];
	powers: (PowerView | null)[]; // attacker's, defender's; null if not compared
	resistance: number | null; // of the drawbridge before it
	damage: number | null;
	left: number | null;
	standoff: boolean;
	cancelled: boolean; // by the event among the defender's cards
	lost: LossView[];
	won: WonView[];
};

/** The points of a seat so far, and its points if the match ended now, by source. */
export type ScoreView = {
	now: number; // scored so far
	end: number; // if the match ended now, from the knowledge of the viewer
	sources: Record<string, number>; // the parts of `end`, each a thing or a message `points-…`
	hidden: string[]; // the sources that the viewer knows only in part
	ties: Record<string, number | null>; // the tie-breakers, in order: messages `tie-…`
};

/** The view of a match. */
export type BastionView = {
	board: 'rectangle' | 'hexagon' | 'octagon';
	terrain: string[]; // rows from the first, a letter for each file; a space without a square
	bastions: string[]; // the same with the number of the seat, or a dot
	round: number;
	goal: number; // the points that win
	progress: number; // the last round with a gain or a loss
	round_limit: number;
	quiet_until: number; // the round after which lack of progress ends the match
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
	laid: (number | null)[]; // by mission, m01 first: the seat that has laid it
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
