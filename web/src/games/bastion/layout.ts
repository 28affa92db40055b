// Where the board, its panels and the duel lie. A unit of the sheet is about a pixel.
import type { Box, Point } from '$lib/drawing/plane';
import { EXTENT } from './geometry';
import type { Shape } from './view';

export type Layout = {
	compact: boolean;
	width: number;
	height: number;
	unit: number; // the width of a square of the rectangle
	middle: Point; // of the board
	board: Box;
	title: Box; // round, token, and the button that turns the board
	missions: Box;
	prisons: Box;
	reserves: Box;
	cards: Box;
	combat: Box;
};

/** `fight`: whether a duel is on, and whether it is fought in the upper half of the board. */
export type Fight = 'none' | 'above' | 'below';

const DESK = 900;
const PHONE = 390;

/** `hasCards`: whether there are cards in hand, or figures to deploy; where not, the others have their room. */
export function layoutOf(shape: Shape, compact: boolean, fight: Fight, hasCards: boolean): Layout {
	return compact ? phone(shape, fight, hasCards) : desk(shape, fight, hasCards);
}

/** A board in the upper left of the sheet, with a margin for its labels. */
function placed(shape: Shape, width: number, margin: number): Pick<Layout, 'unit' | 'middle' | 'board'> {
	const { left, right, top, bottom } = EXTENT[shape];
	const unit = (width - 2 * margin) / (left + right);
	return {
		unit,
		middle: [margin + left * unit, margin + top * unit],
		board: { x: 0, y: 0, width, height: (top + bottom) * unit + 2 * margin }
	};
}

const NONE: Box = { x: 0, y: 0, width: 0, height: 0 };
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

function desk(shape: Shape, fight: Fight, hasCards: boolean): Layout {
	const [across, margin] = shape === 'rectangle' ? [660, 25] : shape === 'hexagon' ? [DESK, 30] : [DESK, 28];
	const board = placed(shape, across, margin);
	const low = board.board.height + 6;
	const size = { compact: false, width: DESK, ...board, combat: duelOver(board.board, fight, 580, 350) };
	if (shape === 'rectangle') {
		const [x, width] = [across + 12, DESK - across - 12];
		return {
			...size,
			height: low + 124,
			title: box(x, 0, width, 116),
			...(hasCards
				? {
						missions: box(x, 124, width, 384),
						prisons: box(x, 516, width, low - 522),
						reserves: box(0, low, 290, 124),
						cards: box(298, low, DESK - 298, 124)
					}
				: {
						missions: box(x, 124, width, low - 268),
						reserves: box(x, low - 136, width, 130),
						prisons: box(0, low, DESK, 124),
						cards: NONE
					})
		};
	}
	if (shape === 'hexagon') {
		return {
			...size,
			height: low + 136,
			title: box(0, 0, 172, 116),
			reserves: box(742, 0, 158, 132),
			prisons: hasCards ? box(0, low - 138, 144, 132) : box(568, low, DESK - 568, 136),
			missions: box(0, low, hasCards ? 500 : 560, 136),
			cards: hasCards ? box(508, low, DESK - 508, 136) : NONE
		};
	}
	const corner = 3 * board.unit;
	return {
		...size,
		height: low + 104,
		title: box(0, 0, corner, 116),
		prisons: box(DESK - corner, 0, corner, corner),
		reserves: box(0, low - 6 - corner, corner, corner),
		cards: hasCards ? box(DESK - corner, low - 6 - corner, corner, corner) : NONE,
		missions: box(0, low, DESK, 104)
	};
}

function phone(shape: Shape, fight: Fight, hasCards: boolean): Layout {
	const board = placed(shape, PHONE, shape === 'rectangle' ? 14 : 15);
	// Half of a tall board is room enough for the duel; the others have it before them.
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
		cards: hasCards ? stack(128) : NONE,
		missions: stack(190),
		reserves: stack(84),
		prisons: stack(150),
		height: stack(0).y
	};
}

/** Boxes one below another, each as wide as the phone. */
function column(top: number): (height: number) => Box {
	let y = top;
	return (height) => {
		const next = box(0, y, PHONE, height);
		y += height + 6;
		return next;
	};
}

/** The duel lies over that half of the board where it is not fought. */
function duelOver(board: Box, fight: Fight, width: number, height: number): Box {
	const x = board.x + (board.width - width) / 2;
	return box(x, fight === 'above' ? board.y + board.height - height - 12 : board.y + 12, width, height);
}
