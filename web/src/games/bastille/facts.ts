import type { Facts } from '$lib/learn/facts';

export default { minutes: 25, weight: 2, players: 3, level: 'gentle' } satisfies Facts;
