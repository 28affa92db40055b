// Positions in board units: about one pixel on a desk, exactly one on a phone.
import { centre, grid, inset, type Box, type Point } from '$lib/drawing/plane';
import { BUILDINGS } from './scenery/buildings';
import type { RevolutionView } from './view';

export type Site = { x: number; y: number; scale: number }; // foot of a building
export type Layout = {
	compact: boolean;
	width: number;
	height: number;
	town: Box;
	sites: Record<string, Site>;
	screens: Box[];
	sheet: Box;
	cells: Box[];
	lastTurn: Point; // the switch for the previous turn's bids
};

export const TRACK = 24; // width of the border with the Support track
export const BANNER = 28; // height of the ribbon below a building

export function layoutOf(view: RevolutionView, compact: boolean): Layout {
	const ids = view.areas.map((area) => area.id);
	const middle = ids.includes('palace') ? 'palace' : ids.includes('garden') ? 'anarchy' : 'core';
	return compact ? phone(view, middle) : desk(view, middle);
}

type Middle = 'core' | 'palace' | 'anarchy';

function desk(view: RevolutionView, middle: Middle): Layout {
	const town = { x: 0, y: 0, width: 900, height: 492 };
	const rail = { x: 0, y: 498, width: 900, height: view.seats.length > 4 ? 92 : 74 };
	const screens = grid(rail, view.seats.length, view.seats.length, 6);
	const sheet = { x: 0, y: rail.y + rail.height + 6, width: 900, height: 956 - rail.y - rail.height - 6 };
	return {
		compact: false,
		width: 900,
		height: 956,
		town,
		sites: {
			plantation: { x: 140, y: 148, scale: 1 },
			cathedral: { x: 412, y: 162, scale: 1 },
			fortress: { x: 744, y: 150, scale: 1 },
			tavern: { x: 112, y: 300, scale: 1 },
			town_hall: { x: 774, y: 324, scale: 1 },
			market: { x: 166, y: 438, scale: 1 },
			harbor: { x: 606, y: 440, scale: 1 },
			...MIDDLE_OF_DESK[middle]
		},
		screens,
		sheet,
		cells: grid(inset(sheet, 5), view.spaces.length, 4, 5),
		lastTurn: [427, 460]
	};
}

const MIDDLE_OF_DESK: Record<Middle, Record<string, Site>> = {
	core: {},
	palace: { palace: { x: 436, y: 344, scale: 1 }, guardhouse: { x: 586, y: 286, scale: 1 } },
	anarchy: {
		asylum: { x: 306, y: 330, scale: 1 },
		garden: { x: 448, y: 344, scale: 1 },
		jail: { x: 584, y: 300, scale: 1 }
	}
};

// Phone: the heights of the quarters above and below the square.
export const UPPER = 336;
export const LOWER = 332;
const SWITCH = 46; // large enough for a thumb

function phone(view: RevolutionView, middle: Middle): Layout {
	const square = { core: 108, palace: 184, anarchy: 142 }[middle];
	const below = UPPER + square; // top of the lower quarters
	const town = { x: 0, y: 0, width: 390, height: below + LOWER };
	const columns = view.seats.length === 4 ? 2 : 3;
	const screens = grid(
		{ x: 0, y: town.height + 6, width: 390, height: 94 * Math.ceil(view.seats.length / columns) },
		view.seats.length,
		columns,
		4
	);
	const last = screens[screens.length - 1] ?? town;
	const rows = Math.ceil(view.spaces.length / 4);
	const sheet = { x: 0, y: last.y + last.height + 6, width: 390, height: rows * (view.seats.length > 4 ? 152 : 140) + 6 };
	const foot = below - 34;
	return {
		compact: true,
		width: 390,
		height: sheet.y + sheet.height + (view.last ? SWITCH : 0),
		town,
		sites: {
			plantation: { x: 108, y: 138, scale: 1.04 },
			fortress: { x: 284, y: 138, scale: 0.98 },
			cathedral: { x: 112, y: 300, scale: 1.04 },
			town_hall: { x: 286, y: 300, scale: 1.04 },
			tavern: { x: 92, y: below + 122, scale: 1.04 },
			market: { x: 268, y: below + 122, scale: 1.08 },
			harbor: { x: 116, y: below + 274, scale: 1.04 },
			...{
				core: {},
				palace: { palace: { x: 160, y: foot, scale: 1.1 }, guardhouse: { x: 310, y: foot - 10, scale: 1.1 } },
				anarchy: {
					asylum: { x: 84, y: foot, scale: 0.92 },
					garden: { x: 199, y: foot, scale: 0.88 },
					jail: { x: 309, y: foot, scale: 0.92 }
				}
			}[middle]
		},
		screens,
		sheet,
		cells: grid(inset(sheet, 3), view.spaces.length, 4, 3),
		lastTurn: [195, sheet.y + sheet.height + SWITCH / 2 + 2]
	};
}

/** Return the centre of a window on the board. */
export function windowAt(layout: Layout, area: string, window: number): Point {
	const site = layout.sites[area];
	const windows = BUILDINGS[area]?.windows ?? [];
	const [x, y] = windows[Math.min(window, windows.length - 1)] ?? [0, 0];
	return site ? [site.x + x * site.scale, site.y + y * site.scale] : centre(layout.town);
}

/** Return the box of a building with its ribbon. */
export function footprint(area: string, site: Site): Box {
	const building = BUILDINGS[area];
	const width = Math.max(building?.width ?? 0, 132) * site.scale;
	const height = (building?.height ?? 0) * site.scale;
	return { x: site.x - width / 2, y: site.y - height, width, height: height + BANNER + 6 };
}
