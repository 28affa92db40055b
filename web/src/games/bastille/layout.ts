// Positions in board units: about one pixel on a desk, exactly one on a phone.
import { grid, type Box, type Point } from '$lib/drawing/plane';
import { isScoring } from './view-helpers';
import type { BastilleView } from './view';

export type Layout = {
	compact: boolean;
	width: number;
	height: number;
	map: Box;
	sites: Record<string, Point>; // the foot of each building; its ribbon and spaces are below
	fortress: Box;
	catacombs: Box;
	arsenal: Box;
	display: Box;
	cards: Box[];
	hand: Box | null; // phone only: the viewer's tiles above the map
	missions: Box;
	calendar: Box;
	tableaus: Box[]; // by seat
};

export const SLOT = { width: 34, height: 41, pitch: 38 };
export const RIBBON = 26;

export function layoutOf(view: BastilleView, compact: boolean, own: number | null): Layout {
	return compact ? phone(view, own) : desk(view);
}

function desk(view: BastilleView): Layout {
	const display = { x: 0, y: 512, width: 470, height: 178 };
	return {
		compact: false,
		width: 900,
		height: 972,
		map: { x: 0, y: 0, width: 690, height: 406 },
		sites: {
			versailles: [112, 92],
			banque: [338, 90],
			etats_generaux: [572, 90],
			catacombes: [106, 298],
			notre_dame: [338, 292],
			place_louis: [574, 294]
		},
		fortress: { x: 696, y: 0, width: 204, height: 406 },
		catacombs: { x: 0, y: 406, width: 690, height: 98 },
		arsenal: { x: 696, y: 412, width: 204, height: 92 },
		display,
		cards: grid(display, 4, 4, 6),
		hand: null,
		missions: { x: 478, y: 512, width: 222, height: 178 },
		calendar: { x: 708, y: 512, width: 192, height: 178 },
		tableaus: grid({ x: 0, y: 698, width: 900, height: 274 }, view.seats.length, view.seats.length, 6)
	};
}

function phone(view: BastilleView, own: number | null): Layout {
	const calendar = { x: 0, y: 0, width: 390, height: 92 };
	const hand = own === null ? null : { x: 0, y: 97, width: 390, height: 52 };
	const map = { x: 0, y: hand ? 154 : 98, width: 390, height: 640 };
	const catacombs = { x: 0, y: map.y + map.height, width: 390, height: 250 };
	const display = { x: 0, y: catacombs.y + 258, width: 390, height: 192 };
	const held = own === null ? 0 : (view.seats[own]?.mission_count ?? 0);
	const missions = {
		x: 0,
		y: display.y + 198,
		width: 390,
		height: isScoring(view) && view.round === view.rounds ? 176 : 54 + 52 * Math.max(1, Math.ceil(held / 2))
	};
	const fortress = { x: 0, y: missions.y + missions.height + 8, width: 390, height: 440 };
	const arsenal = { x: 0, y: fortress.y + 446, width: 390, height: 104 };
	const seats = view.seats.map((_, seat) => seat);
	const first = own ?? 0;
	const order = [...seats.slice(first), ...seats.slice(0, first)];
	const foot = arsenal.y + arsenal.height + 8;
	// Monks may join any group, so the own tableau reserves a row for each group.
	const rowsOf = (seat: number) =>
		seat === own && isScoring(view) ? 4 : Math.max(1, new Set(view.seats[seat]?.cards.map((card) => card.group)).size);
	const heightOf = (seat: number) => 148 + 48 * rowsOf(seat);
	const heights = (of: readonly number[]) => of.reduce((sum, seat) => sum + heightOf(seat) + 8, 0);
	const tableaus = seats.map((seat) => ({
		x: 0,
		y: foot + heights(order.slice(0, order.indexOf(seat))),
		width: 390,
		height: heightOf(seat)
	}));
	return {
		compact: true,
		width: 390,
		height: foot + heights(order),
		map,
		sites: {
			banque: [98, map.y + 86],
			notre_dame: [290, map.y + 92],
			versailles: [98, map.y + 300],
			catacombes: [98, map.y + 514],
			place_louis: [290, map.y + 514],
			etats_generaux: [290, map.y + 300]
		},
		fortress,
		catacombs,
		arsenal,
		display,
		cards: grid(display, 4, 4, 4),
		hand,
		missions,
		calendar,
		tableaus
	};
}

/** Return the foot of a place; for the Bastille, below its wall. */
export function siteOf(layout: Layout, location: string): Point {
	const { fortress } = layout;
	return layout.sites[location] ?? [fortress.x + fortress.width / 2, fortress.y + fortress.height - (layout.compact ? 106 : 96)];
}

/** Return the centre of an influence space, relative to its place. */
export function slotAt(count: number, space: number): Point {
	return [(space - (count - 1) / 2) * SLOT.pitch, RIBBON + 4 + SLOT.height / 2];
}

/** Return the centre of a space on the Bastille track, which turns at each line. */
export function stepAt(layout: Layout, space: number, lines: readonly { space: number }[]): Point {
	const { rows, cell, left, bottom } = stairOf(layout, lines);
	const row = rows.findLastIndex((start) => start <= space);
	const place = space - (rows[row] ?? 0);
	const along = row % 2 ? cell.across - 1 - place : place;
	const middle = row === rows.length - 1 && rows.length > 1 ? (cell.across - 1) / 2 : along;
	return [left + (middle + 0.5) * cell.width, bottom - (row + 0.5) * cell.height];
}

export function stairOf(layout: Layout, lines: readonly { space: number }[]) {
	const { fortress, compact } = layout;
	const rows = [0, ...lines.map((line) => line.space)];
	const across = Math.max(1, ...rows.slice(1).map((start, i) => start - (rows[i] ?? 0)));
	const left = fortress.x + (compact ? 66 : 42);
	const width = fortress.x + fortress.width - (compact ? 20 : 12) - left;
	const bottom = fortress.y + fortress.height - (compact ? 128 : 106);
	return { rows, left, bottom, cell: { across, width: width / across, height: compact ? 46 : 44 } };
}
