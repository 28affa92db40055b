import type { GameOverview } from '$lib/learn/game-overview';

export default { minutes: 20, weight: 1, players: 3, level: 'gentle' } satisfies GameOverview;
