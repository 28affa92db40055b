// The options of a combat choice, by the part of the stage that offers them.
import type { Lit } from '$lib/board/board';
import type { Choice, Option } from '$lib/net/protocol';

export type Asked = { cards: Option[]; pieces: Option[]; events: Option[]; answers: Option[]; isOnBoard: boolean };

export type Range = { least: number; most: number };

/** Return the possible power of the opponent, from the choice's message. */
export function rangeOf(choice: Choice | null): Range | null {
	const { least_theirs: least, most_theirs: most } = choice?.message.args ?? {};
	return least === undefined || most === undefined ? null : { least: Number(least), most: Number(most) };
}

export function askedBy(lit: Lit): Asked {
	const options = [...lit.values()].flat();
	const of = (kind: string) => options.filter(({ target }) => target.startsWith(`${kind}:`));
	return {
		cards: of('card'),
		pieces: of('piece'),
		events: of('event'),
		answers: of('answer'),
		// Squares can be chosen on the board only, so nothing may cover it.
		isOnBoard: of('square').length > 0
	};
}
