// What a newcomer wants to know of a game before sitting down.

export type Facts = {
	minutes: number; // of a match like that with bots, about
	weight: 1 | 2 | 3; // how much there is to learn
	players: number; // the easiest number for a first match
	level: string; // of the bots then: the gentlest that still play to win
};

const FACTS = import.meta.glob<Facts>('../../games/*/overview.ts', { import: 'default', eager: true });
// A game that says nothing of itself.
const PLAIN: Facts = { minutes: 30, weight: 2, players: 0, level: 'gentle' };

export const factsOfGame = (game: string): Facts => FACTS[`../../games/${game}/overview.ts`] ?? PLAIN;
