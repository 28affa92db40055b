// The first sentence of a game's goal.
import type { Words } from '$lib/i18n/words';

export function shortGoal(words: Words): string {
	const [first] = new Intl.Segmenter(words.locale, { granularity: 'sentence' }).segment(words.t('goal'));
	return first?.segment.trim() ?? '';
}
