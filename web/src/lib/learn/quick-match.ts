import { api } from '$lib/net/api';
import type { Game } from '$lib/net/protocol';
import { router } from '$lib/app/router.svelte';
import { overviewOf } from './game-overview';

export type Company = { players: number; level: string };

/** Return the recommended number of players and level for a first match. */
export function easiestCompany(game: Game): Company {
	const { players, level } = overviewOf(game.id);
	const [least, most] = game.players;
	return { players: Math.min(Math.max(players, least), most), level: game.bots.includes(level) ? level : (game.bots[0] ?? level) };
}

export async function startMatch(game: string, { players, level }: Company): Promise<void> {
	const rivals = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, bot: level }));
	const table = await api.open({ game, options: {}, seats: [{ kind: 'me' }, ...rivals], private: true, pace: null });
	router.go(`/tables/${table.id}`);
}
