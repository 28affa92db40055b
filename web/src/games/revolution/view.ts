// Made by `make types` from src/tocsin/games/revolution/view_types.py: change it there.

export const KINDS = ['force', 'blackmail', 'gold'] as const;

/** Tokens by their kinds. */
export type Tokens = {
	force: number;
	blackmail: number;
	gold: number;
};

/** A seat, its hand and its stock of cubes. */
export type SeatView = {
	support: number;
	hand: Tokens;
	to_lay: Tokens | null; // own seat while bidding
	knocked: boolean | null; // null: no bidding now
	stock: number;
};

/** A space of the bid board, with each seat's bid. */
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

/** The effect being answered, and what was already answered of it. */
export type EffectView = {
	space: string;
	number: number;
	picked: string | null;
};

/** What a viewer sees of a match. */
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
	winners: Record<string, number | null>; // by space, as far as resolved; null: nobody
};
