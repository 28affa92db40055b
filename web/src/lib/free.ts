// Room for what is laid over the board: beside what it speaks of, and over nothing that may be chosen.
export type Area = { left: number; top: number; right: number; bottom: number };
export type Spot = { left: number; top: number };

const GAP = 8;

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

/** The spot beside something where least is covered, above it rather than below it rather than at its side. */
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
	const judged = spots.map((spot) => ({ ...spot, covers: covered(spot, width, height, [about, ...areas]) }));
	return judged.reduce((best, spot) => (spot.covers < best.covers ? spot : best));
}
