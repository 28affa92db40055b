// A table with bots, at once.
import { api } from '$lib/net/api';
import type { Game } from '$lib/net/protocol';
import { place } from '$lib/app/router.svelte';
import { factsOfGame } from './game-overview';

export type Company = { players: number; level: string };

/** The easiest company for a first match. */
export function easiest(game: Game): Company {
	const { players, level } = factsOfGame(game.id);
	const [least, most] = game.players;
	return { players: Math.min(Math.max(players, least), most), level: game.bots.includes(level) ? level : (game.bots[0] ?? level) };
}

export async function sitDown(game: string, { players, level }: Company): Promise<void> {
	const rivals = Array.from({ length: players - 1 }, () => ({ kind: 'bot' as const, bot: level }));
	const table = await api.open({ game, options: {}, seats: [{ kind: 'me' }, ...rivals], private: true, pace: null });
	place.go(`/tables/${table.id}`);
}
