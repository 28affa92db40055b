// Measures of the stage; on a phone half of the board must stay visible.

export type Stage = {
	width: number;
	head: number; // below the title
	high: number; // of the fighters
	radius: number; // of valiant and target
	card: { width: number; height: number };
	column: number; // width of a side
	courage: number; // height of the cards in hand
	perRow: number; // selectable pieces per row
};

export function stageOf(compact: boolean, room: number): Stage {
	const width = Math.min(compact ? 388 : 568, room);
	const card = compact ? { width: 52, height: 76 } : { width: 68, height: 100 };
	return {
		width,
		head: compact ? 32 : 42,
		high: compact ? 127 : 174,
		radius: compact ? 30 : 44,
		card,
		column: (width - 2 * card.width - (compact ? 26 : 44)) / 2,
		courage: compact ? 84 : 106,
		perRow: compact ? 3 : 5
	};
}
