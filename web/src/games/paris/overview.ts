import type { GameOverview } from '$lib/learn/game-overview';

export default { minutes: 30, weight: 3, players: 2, level: 'gentle' } satisfies GameOverview;
