// Hints that a player requests from the server for the current choice.
import { api } from '$lib/net/api';
import type { Choice, Message, Option } from '$lib/net/protocol';

/** A suggested answer with its reasons. */
export type Hint = { option: Option; reasons: readonly Message[] };

export class HintRequest {
	isPending = $state(false);
	#answer = $state.raw<{ choice: Choice; hints: Hint[] } | null>(null);

	constructor(private readonly table: string) {}

	/** Return the hints for a choice, if they were requested. */
	hintsFor(choice: Choice | null): Hint[] {
		return this.#answer !== null && this.#answer.choice === choice ? this.#answer.hints : [];
	}

	/** Request hints for a seat; `choiceOf` returns its choice at the time of the response. */
	async send(seat: number, choiceOf: (seat: number) => Choice | null): Promise<void> {
		this.isPending = true;
		try {
			const { hints } = await api.hint(this.table, seat);
			const choice = choiceOf(seat);
			if (!choice) return;
			const options = new Map(choice.options.map((option) => [option.action, option]));
			const offered = hints.flatMap(({ action, reasons }) => {
				const option = options.get(action);
				return option ? [{ option, reasons }] : [];
			});
			this.#answer = { choice, hints: offered };
		} finally {
			this.isPending = false;
		}
	}
}
