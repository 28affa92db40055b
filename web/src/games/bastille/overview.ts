import type { GameOverview } from '$lib/learn/game-overview';

export default { minutes: 25, weight: 2, players: 3, level: 'gentle' } satisfies GameOverview;
