// A change of mind: what one has done and may still take back, and what a click on something that is not offered means.
import type { Choice, Option, Sight } from '$lib/net/protocol';

/** One answer of one's own: to what, and which. */
export type Step = { seat: number; choice: Choice; option: Option };

/** What is answered next without being asked again; undefined: no more. */
export type Next = (sight: Sight) => string | undefined;

/** Whether the newest step led to this question: a question asked before has come round again, and what it led to is done. */
export function isOpen(steps: readonly Step[], asked: Choice | null): boolean {
	return asked !== null && steps.length > 0 && steps.every(({ choice }) => choice.message.key !== asked.message.key);
}

/** What one might still choose instead of what one chose last; that itself means: rather not. */
export function others(steps: readonly Step[], asked: Choice | null): ReadonlyMap<string, Option | null> {
	const last = steps.at(-1);
	if (!last || !isOpen(steps, asked)) return new Map();
	const instead = new Map<string, Option | null>(last.choice.options.map((option) => [option.target, option]));
	return instead.set(last.option.target, null);
}

/** Answer as it was done before, for as long as that is offered. */
export function asBefore(steps: readonly Step[]): Next {
	const waiting = [...steps];
	return ({ choice }) => {
		const step = waiting.shift();
		const isOffered = step && choice?.options.some(({ action }) => action === step.option.action);
		return isOffered ? step.option.action : undefined;
	};
}
