// The points of a finished match along the way.
import { api } from '$lib/api';
import type { GameFolder } from '$lib/board';
import type { Table } from '$lib/protocol';
import { framesOf } from '$lib/replay';

export type Moment = { at: number; scores: number[] };

const MOST = 25;

export async function moments(table: Table, folder: GameFolder): Promise<Moment[]> {
	const { scores } = folder;
	if (!scores) return [];
	const frames = framesOf(await api.steps(table.id, table.invitation));
	const every = Math.max(1, (frames.length - 1) / MOST);
	return frames.flatMap(({ view, outcome }, at) =>
		// As many as a line can show, and the last one always.
		Math.floor(at / every) > Math.floor((at - 1) / every) || outcome ? [{ at, scores: outcome?.totals ?? scores(view) }] : []
	);
}
