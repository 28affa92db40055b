// Small readings of what the server shows of a match (view.ts).
import type { AreaView, SpaceView, Tokens } from './view';

export type Kind = keyof Tokens;

export type Bid = { seat: number; tokens: Tokens };
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
