// Helpers that derive values from the view (view.ts).
import type { AreaView, SpaceView, Tokens } from './view';

export type Kind = keyof Tokens;

export type Bid = { seat: number; tokens: Tokens };
export function total(tokens: Tokens | null): number {
	return tokens ? tokens.force + tokens.blackmail + tokens.gold : 0;
}

/** Return the bids on a space that the viewer can see. */
export function bidsOn(space: SpaceView): Bid[] {
	return space.bids.flatMap((tokens, seat) => (tokens && total(tokens) > 0 ? [{ seat, tokens }] : []));
}

/** Return the seats of the cubes in an area, by window. */
export function cubesIn(area: AreaView): number[] {
	return area.cubes.flatMap((count, seat) => Array.from({ length: count }, () => seat));
}
