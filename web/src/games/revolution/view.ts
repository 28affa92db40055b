// What the server shows of a match of Revolution! (view.py), and small readings of it.
import type { Message, Part } from '$lib/protocol';

export const KINDS = ['force', 'blackmail', 'gold'] as const;
export type Kind = (typeof KINDS)[number];
export type Tokens = Record<Kind, number>;

export type SeatView = {
	support: number;
	hand: Tokens;
	to_lay: Tokens | null; // own seat while bidding
	knocked: boolean | null; // null: no bidding now
	stock: number;
};
export type SpaceView = { id: string; bids: (Tokens | null)[] }; // null: hidden
export type AreaView = { id: string; cubes: number[]; room: number; holder: number | null };

export type RevolutionView = {
	turn: number;
	phase: string;
	seats: SeatView[];
	spaces: SpaceView[];
	areas: AreaView[];
	guardhouse: number | null;
	resolving: string | null;
	acting: number | null;
	winners: Record<string, number | null>; // by space, as far as resolved; null: nobody
};

export type Bid = { seat: number; tokens: Tokens };
export type Facts = ReadonlyMap<string, readonly Message[]>;

export function factsOf(parts: readonly Part[]): Facts {
	return new Map(parts.map((part) => [part.id, part.facts]));
}

export function total(tokens: Tokens | null): number {
	return tokens ? tokens.force + tokens.blackmail + tokens.gold : 0;
}

/** The bids that lie open to the viewer on a space. */
export function bidsOn(space: SpaceView): Bid[] {
	return space.bids.flatMap((tokens, seat) => (tokens && total(tokens) > 0 ? [{ seat, tokens }] : []));
}

/** The seats of the cubes in an area, window by window. */
export function cubesIn(area: AreaView): number[] {
	return area.cubes.flatMap((count, seat) => Array.from({ length: count }, () => seat));
}

/** The part of an id behind its colon: `harbor` of `area:harbor`. */
export function named(id: unknown): string {
	return String(id).split(':')[1] ?? '';
}

export const seatOf = (id: unknown) => Number(named(id));
