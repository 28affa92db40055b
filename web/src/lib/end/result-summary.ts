// The winner in a sentence.
import type { Outcome, Seat } from '$lib/net/protocol';
import type { Words } from '$lib/i18n/words';

export function resultSummary(outcome: Outcome, seats: readonly Seat[], words: Words): string {
	const winners = seats.filter((_, seat) => outcome.ranks[seat] === 1);
	// On a shared screen the winner is named instead of “you”.
	const isMine = winners.length === 1 && winners[0]?.mine && seats.filter(({ mine }) => mine).length === 1;
	return isMine
		? words.t('ui-you-win')
		: words.t('winners', { count: winners.length, names: words.listed(winners.map(({ name }) => name)) });
}
