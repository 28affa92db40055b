// Positions of the board, its panels and the combat stage, in units of about one pixel.
import type { Box, Point } from '$lib/drawing/plane';
import { EXTENT } from './board/geometry';
import type { Shape } from './view-helpers';

export type Layout = {
	compact: boolean;
	width: number;
	height: number;
	unit: number; // width of a square of the rectangular board
	middle: Point; // centre of the board
	board: Box;
	title: Box; // round, token, and the button that turns the board
	missions: Box;
	prisons: Box;
	reserves: Box | null; // null: the name plates beside the board show them
	cards: Box | null;
	combat: Box;
	slip: Box | null; // the last combat; null: over the board
};

/** Whether there is a combat, and in which half of the board. */
export type Fight = 'none' | 'above' | 'below';

const DESK = 900;
const PHONE = 390;
const SLIP = 52;
const HIGH_SLIP = 108; // in a corner of the board

/** Panels that need room: last combat; cards or figures to deploy; number of missions in hand; missions on display. */
export type Wants = { slip: boolean; cards: boolean; hand: number; common: boolean };

export function layoutOf(shape: Shape, compact: boolean, fight: Fight, wants: Wants): Layout {
	return compact ? phone(shape, fight, wants) : desk(shape, fight, wants);
}

/** Return a board in the upper left of the sheet, with a margin for its labels. */
function placed(shape: Shape, width: number, margin: number): Pick<Layout, 'unit' | 'middle' | 'board'> {
	const { left, right, top, bottom } = EXTENT[shape];
	const unit = (width - 2 * margin) / (left + right);
	return {
		unit,
		middle: [margin + left * unit, margin + top * unit],
		board: { x: 0, y: 0, width, height: (top + bottom) * unit + 2 * margin }
	};
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

function desk(shape: Shape, fight: Fight, wants: Wants): Layout {
	const [across, margin] = shape === 'rectangle' ? [684, 25] : shape === 'hexagon' ? [DESK, 30] : [DESK, 28];
	const board = placed(shape, across, margin);
	const low = board.board.height + 6;
	const size = { compact: false, width: DESK, ...board, combat: duelOver(board.board, fight, 580, 350) };
	if (shape === 'rectangle') {
		const [x, width] = [across + 12, DESK - across - 12];
		return {
			...size,
			height: low + (wants.cards ? 116 : SLIP),
			title: box(x, 0, width, 104),
			missions: box(x, 112, width, wants.common ? low - 332 : 420),
			prisons: box(x, wants.common ? low - 212 : 540, width, wants.common ? 206 : low - 546),
			reserves: null,
			// Figures to deploy need the full width; cards leave room for the last combat.
			cards: wants.cards ? box(0, low, wants.slip ? DESK - 340 : DESK, 116) : null,
			slip: wants.cards ? box(DESK - 332, low + 32, 332, SLIP) : box(0, low, DESK, SLIP)
		};
	}
	if (shape === 'hexagon') {
		const isWide = wants.common && !wants.cards;
		return {
			...size,
			height: low + 136,
			title: box(0, 0, 172, 116),
			prisons: box(742, 0, 158, 148),
			reserves: null,
			missions: box(0, low, isWide ? DESK : wants.cards ? 500 : 560, 136),
			cards: wants.cards ? box(508, low, DESK - 508, 136) : null,
			slip: wants.cards || isWide ? null : box(568, low + 42, DESK - 568, SLIP)
		};
	}
	const corner = 3 * board.unit;
	const deep = wants.common ? 136 : 112;
	return {
		...size,
		height: low + deep,
		title: box(0, 0, corner, 116),
		prisons: box(DESK - corner, 0, corner, corner),
		reserves: box(0, low - 6 - corner, corner, corner),
		cards: wants.cards ? box(DESK - corner, low - 6 - corner, corner, corner) : null,
		missions: box(0, low, DESK, deep),
		slip: wants.cards ? null : box(DESK - corner, low - 10 - HIGH_SLIP, corner, HIGH_SLIP)
	};
}

function phone(shape: Shape, fight: Fight, wants: Wants): Layout {
	const board = placed(shape, PHONE, shape === 'rectangle' ? 14 : 15);
	const pairs = shape === 'rectangle' ? 1 : 2; // rows of two seats
	// The stage covers half of a tall board; on other boards it is in front of them.
	const isOver = shape === 'rectangle';
	const low = board.board.height + 4;
	const duel = isOver ? duelOver(board.board, fight, PHONE, board.board.height / 2) : box(0, low, PHONE, 250);
	const stack = column(isOver || fight === 'none' ? low : low + duel.height + 6);
	return {
		compact: true,
		width: PHONE,
		...board,
		combat: duel,
		title: stack(48),
		slip: wants.slip ? stack(SLIP) : null,
		cards: wants.cards ? stack(128) : null,
		// When missions are exchanged, the requirement of each must be readable.
		missions: stack(wants.common ? 414 : wants.hand > 3 ? 250 + (wants.hand > 4 ? 0 : 29 * pairs) : 150 + 29 * pairs),
		reserves: stack(12 + 36 * pairs),
		prisons: stack(75 * pairs),
		height: stack(0).y
	};
}

/** Return a function that stacks boxes below each other, at the phone's width. */
function column(top: number): (height: number) => Box {
	let y = top;
	return (height) => {
		const next = box(0, y, PHONE, height);
		y += height + 6;
		return next;
	};
}

/** Return the stage box: the half of the board away from the fight. */
function duelOver(board: Box, fight: Fight, width: number, height: number): Box {
	const x = board.x + (board.width - width) / 2;
	return box(x, fight === 'above' ? board.y + board.height - height - 12 : board.y + 12, width, height);
}
