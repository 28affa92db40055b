// What this viewer is asked in a combat, sorted by how it is drawn in the scene.
import type { Lit } from '$lib/board/board';
import type { Choice, Option } from '$lib/net/protocol';

export type Asked = { cards: Option[]; pieces: Option[]; events: Option[]; answers: Option[]; isOnBoard: boolean };

export type Range = { least: number; most: number };

/** Between what the power of the other side lies, as the question says it. */
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
		// A square can be chosen on the board only: then nothing may lie over it.
		isOnBoard: of('square').length > 0
	};
}
