// The points of a finished match along the way, sampled from its replay.
import { api } from '$lib/api';
import type { GameFolder } from '$lib/board';

export type Moment = { at: number; scores: number[] };

const MOST = 25;

export async function moments(id: string, count: number, folder: GameFolder): Promise<Moment[]> {
	const { scores } = folder;
	if (!scores || count < 1) return [];
	const steps = Math.min(MOST, count);
	const places = Array.from({ length: steps + 1 }, (_, step) => Math.round((count * step) / steps));
	return Promise.all(
		places.map(async (at) => {
			const replayed = await api.replay(id, at);
			return { at, scores: replayed.outcome?.totals ?? scores(replayed.view) };
		})
	);
}
