// The result of a combat: one sentence per captor, and the other results.
import type { Words } from '$lib/i18n/words';
import type { Scene } from './combat';
import { nameOf } from '../view-helpers';

export function verdictOf(scene: Scene, words: Words): string[] {
	const captors = [...new Set(scene.captures.map(({ captor }) => captor))];
	const captures = captors.map((captor) => {
		const taken = scene.captures.filter((capture) => capture.captor === captor);
		const pieces = words.listed(taken.map(({ piece }) => words.say({ key: 'duel-prisoner', args: { piece: `piece:${nameOf(piece)}` } })));
		return words.t('duel-captures', { seat: words.name(`seat:${captor}`), pieces });
	});
	return [...captures, ...scene.outcome.map((message) => words.say(message))];
}
