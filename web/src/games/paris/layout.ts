// Positions. The plan has its own units around the Arc; board units are about one pixel.
import type { Box, Point } from '$lib/drawing/plane';
export type Layout = {
	compact: boolean;
	width: number;
	height: number;
	sheet: Box;
	plan: { x: number; y: number; scale: number };
	lamps: Point[]; // index 0 is the gate before the first lamp
	lampScale: number;
	boulevard: Box | null; // where the track is not a ring around the plan
	piles: Box;
	vpTiles: Box;
	reserve: Box;
	end: Box;
	landmarks: Box;
	screen: Box;
};

export const DISTRICT_COUNT = 6;
export const LAMP_COUNT = 30;
export const SEAM = 5; // half an avenue
export const ETOILE = 52;
export const BAND = { near: 323, far: 349 }; // radii of a district's name band
export const RING = 381;
const BANK = 95;
const ROWS = [155, 222, 289] as const;

const degrees = Math.PI / 180;
export const polar = (angle: number, radius: number): Point => [radius * Math.cos(angle * degrees), radius * Math.sin(angle * degrees)];

/** Return the direction of a district's middle, in degrees from the east; the first district is in the north. */
export const bearing = (district: number): number => -90 + district * (360 / DISTRICT_COUNT);

export const bankAt = (district: number): Point => polar(bearing(district), BANK);

/** Return the centre of a plot: two in the inner row, three in the middle row, and the sixth beside the landmarks. */
export function plotAt(district: number, plot: number): Point {
	const [row, index, count] = plot < 2 ? [0, plot, 2] : plot < 5 ? [1, plot - 2, 3] : [2, 0, 1];
	const radius = ROWS[row] ?? ROWS[2];
	if (count === 1) return polar(bearing(district) - 20.9, radius);
	const apart = (count === 3 ? 72 : 65) / radius / degrees;
	return polar(bearing(district) + (index - (count - 1) / 2) * apart, radius);
}

export const vpTileAt = (district: number): Point => polar(bearing(district) + 23.4, ROWS[2] + 2);

/** Return the centre of a landmark, between the sixth plot and the VP tile; many are packed in a zigzag. */
export function landmarkAt(district: number, index: number, count: number): { at: Point; scale: number } {
	const room = 168;
	const scale = Math.min(1, room / (count * 62));
	const apart = count > 1 ? Math.min(66, (room - 62 * scale) / (count - 1)) : 0;
	const middle = bearing(district) + 2;
	const aside = count > 2 ? (index % 2 ? 12 : -10) : 0;
	return { at: polar(middle + ((index - (count - 1) / 2) * apart) / ROWS[2] / degrees, ROWS[2] + 1 + aside), scale };
}

/** Return a district's outline between two radii, with straight avenues on both sides. */
export function wedge(district: number, near: number, far: number, seam = SEAM): string {
	const at = (side: number, radius: number) =>
		polar(bearing(district) + side * (30 - Math.asin(seam / radius) / degrees), radius)
			.map((n) => n.toFixed(1))
			.join(' ');
	return `M${at(-1, near)}L${at(-1, far)}A${far} ${far} 0 0 1 ${at(1, far)}L${at(1, near)}A${near} ${near} 0 0 0 ${at(-1, near)}Z`;
}

export function layoutOf(compact: boolean, tileRows: number): Layout {
	return compact ? phone(tileRows) : desk();
}

function desk(): Layout {
	const width = 900;
	const sheet = { x: 0, y: 0, width, height: 836 };
	const plan = { x: 450, y: 419, scale: 1 };
	const lamps = Array.from({ length: LAMP_COUNT + 1 }, (_, index): Point => {
		const [x, y] = polar(-90 + (index * 360) / (LAMP_COUNT + 1), RING);
		return [plan.x + x, plan.y + y];
	});
	return {
		compact: false,
		width,
		height: 1040,
		sheet,
		plan,
		lamps,
		lampScale: 1,
		boulevard: null,
		piles: { x: 10, y: 10, width: 156, height: 124 },
		vpTiles: { x: 728, y: 10, width: 164, height: 120 },
		reserve: { x: 12, y: 706, width: 142, height: 122 },
		end: { x: 742, y: 706, width: 150, height: 122 },
		landmarks: { x: 0, y: 840, width, height: 90 },
		screen: { x: 0, y: 932, width, height: 108 }
	};
}

function phone(tileRows: number): Layout {
	const width = 390;
	const scale = 0.556;
	const sheet = { x: 0, y: 0, width, height: 396 };
	const screen = { x: 0, y: 400, width, height: 126 + tileRows * 66 };
	const below = screen.y + screen.height + 6;
	const boulevard = { x: 0, y: below + 132, width, height: 5 * 86 + 30 };
	// Rows in alternating directions.
	const lamps = Array.from({ length: LAMP_COUNT + 1 }, (_, index): Point => {
		if (index === 0) return [14, boulevard.y + 11];
		const row = Math.floor((index - 1) / 6);
		const column = row % 2 ? 5 - ((index - 1) % 6) : (index - 1) % 6;
		return [36 + column * 63.6, boulevard.y + 62 + row * 86];
	});
	const landmarks = { x: 0, y: boulevard.y + boulevard.height + 6, width, height: 2 * 104 + 4 };
	return {
		compact: true,
		width,
		height: landmarks.y + landmarks.height + 70,
		sheet,
		plan: { x: 195, y: 198, scale },
		lamps,
		lampScale: 1.12,
		boulevard,
		piles: { x: 0, y: below, width: 390, height: 58 },
		vpTiles: { x: 0, y: landmarks.y + landmarks.height + 6, width: 390, height: 62 },
		reserve: { x: 0, y: below + 64, width: 238, height: 62 },
		end: { x: 242, y: below + 64, width: 148, height: 62 },
		landmarks,
		screen
	};
}

export function onBoard(layout: Layout, [x, y]: Point): Point {
	return [layout.plan.x + x * layout.plan.scale, layout.plan.y + y * layout.plan.scale];
}
