// The rewards of each place as icons: for every tile, and extra for the first ones evaluated. Values are the printed ones.
import { figureOf, type Facts } from '$lib/board/facts';

export type Reward = {
	rank: 'I' | 'II' | null; // null: every tile
	text: string; // before the icon; ◆ is the tile's value
	effect: string;
};

export function rewardsOf(location: string, facts: Facts): Reward[] {
	const figure = (key: string, argument: string) => String(figureOf(facts, `location:${location}`, key, argument) ?? '');
	switch (location) {
		case 'banque':
			return [
				{ rank: null, text: `${figure('fact-banque', 'amount')}×`, effect: 'value' },
				{ rank: null, text: '', effect: 'coins' },
				{ rank: 'I', text: '', effect: 'start' }
			];
		case 'notre_dame':
			return [
				{ rank: null, text: '+1', effect: 'value' },
				{ rank: 'I', text: figure('fact-notre-dame', 'points'), effect: 'points' }
			];
		case 'catacombes':
			return [
				{ rank: 'I', text: figure('fact-catacombes', 'first'), effect: 'henchmen' },
				{ rank: 'II', text: figure('fact-catacombes', 'second'), effect: 'henchmen' }
			];
		case 'place_louis':
			return [
				{ rank: null, text: '', effect: 'card' },
				{ rank: null, text: '', effect: 'coins' },
				{ rank: null, text: '−', effect: 'value' }
			];
		case 'bastille':
			return [
				{ rank: null, text: '', effect: 'steps' },
				{ rank: null, text: '', effect: 'value' },
				{ rank: 'I', text: `+${figure('fact-bastille', 'amount')}`, effect: 'steps' }
			];
		case 'etats_generaux':
			return [
				{ rank: null, text: '', effect: 'mission' },
				{ rank: 'I', text: figure('fact-etats-generaux', 'amount'), effect: 'coins' }
			];
		default:
			return [];
	}
}

export const widthOf = (reward: Reward) => (reward.rank ? 14 + 8 * reward.rank.length : 0) + reward.text.length * 9 + 20;
