// The niches of the catacombs: two boards of five before the interim scoring, one row of eight afterwards.
import type { Box } from '$lib/drawing/plane';
import type { Layout } from '../layout';
import type { BastilleView, NicheView } from '../view';

export type PlacedNiche = Box & { niche: NicheView };
export type NicheBoard = { name: string; box: Box; niches: PlacedNiche[] };

export function nicheBoxes(view: BastilleView, layout: Layout): NicheBoard[] {
	const { catacombs, compact } = layout;
	const names = Object.keys(view.catacombs);
	if (compact) {
		const height = 160 / names.length;
		return names.map((name, i) => {
			const box = { x: 6, y: catacombs.y + 82 + i * (height + 2), width: 378, height: height - 2 };
			return { name, box, niches: row(view.catacombs[name] ?? [], box, 4, name !== 'final') };
		});
	}
	const left = 184;
	const width = (catacombs.width - left - 8 - 6 * (names.length - 1)) / names.length;
	return names.map((name, i) => {
		const box = { x: catacombs.x + left + i * (width + 6), y: catacombs.y + 11, width, height: catacombs.height - 20 };
		return { name, box, niches: row(view.catacombs[name] ?? [], box, 4, name !== 'final') };
	});
}

function row(niches: readonly NicheView[], box: Box, gap: number, hasCaption: boolean): PlacedNiche[] {
	const rows = hasCaption || box.height < 100 ? 1 : 2;
	const across = Math.ceil(niches.length / rows);
	const width = (box.width - gap * (across + 1)) / across;
	const height = (box.height - 8 - (hasCaption ? 15 : 0) - gap * (rows - 1)) / rows;
	return niches.map((niche, i) => ({
		niche,
		x: box.x + gap + (i % across) * (width + gap),
		y: box.y + 4 + Math.floor(i / across) * (height + gap),
		width,
		height
	}));
}
