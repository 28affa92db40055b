// Key figures of a game for newcomers.

export type GameOverview = {
	minutes: number; // duration of such a match with bots
	weight: 1 | 2 | 3; // complexity
	players: number; // recommended number for a first match
	level: string; // the weakest bots that still play to win
};

const OVERVIEWS = import.meta.glob<GameOverview>('../../games/*/overview.ts', { import: 'default', eager: true });
// For games without an overview of their own.
const DEFAULT_OVERVIEW: GameOverview = { minutes: 30, weight: 2, players: 0, level: 'gentle' };

export const overviewOf = (game: string): GameOverview => OVERVIEWS[`../../games/${game}/overview.ts`] ?? DEFAULT_OVERVIEW;
