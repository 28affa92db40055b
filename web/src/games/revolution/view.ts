// Made by `make types` from src/tocsin/games/revolution/display/view_types.py: change it there.

export const KINDS = ['force', 'blackmail', 'gold'] as const;

/** Tokens by their kinds. */
export type Tokens = {
	force: number;
	blackmail: number;
	gold: number;
};

/** A seat with its hand and its stock of cubes. */
export type SeatView = {
	support: number;
	hand: Tokens;
	to_lay: Tokens | null; // null: another seat, or no bidding now
	knocked: boolean | null; // null: no bidding now
	stock: number;
};

/** A space of the bid board with the bid of each seat. */
export type SpaceView = {
	id: string;
	bids: (Tokens | null)[]; // null: hidden
};

/** An area of the town. */
export type AreaView = {
	id: string;
	cubes: number[]; // by seat
	points: number;
	room: number;
	holder: number | null;
};

/** The effect being answered, and the thing picked in its first step. */
export type EffectView = {
	space: string;
	number: number;
	picked: string | null;
};

/** The points of a seat so far, and its points if the match ended now, by source. */
export type ScoreView = {
	now: number; // scored so far
	end: number; // if the match ended now, from the knowledge of the viewer
	sources: Record<string, number>; // the parts of `end`, each a thing or a message `points-…`
	hidden: string[]; // the sources that the viewer knows only in part
	ties: Record<string, number | null>; // the tie-breakers, in order: messages `tie-…`
};

/** The previous turn with its bids and winners, all public. */
export type LastTurnView = {
	turn: number;
	spaces: SpaceView[];
	winners: Record<string, number | null>; // by space with a bid; null: no winner
};

/** The view of a match for one viewer. */
export type RevolutionView = {
	turn: number;
	phase: 'bidding' | 'resolving' | 'over';
	seats: SeatView[];
	spaces: SpaceView[];
	areas: AreaView[];
	guardhouse: number | null;
	resolving: string | null;
	acting: number | null;
	effect: EffectView | null;
	winners: Record<string, number | null>; // by resolved space with a bid; null: no winner
	scores: ScoreView[];
	last: LastTurnView | null; // null: this is turn 1
};
