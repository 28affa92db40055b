// The answers a player can still take back, and clicks on things that are not offered at the moment.
import type { Choice, Option, Sight } from '$lib/net/protocol';

/** An own answer and the choice it answered. */
export type DraftStep = { seat: number; choice: Choice; option: Option };

/** Return the next action to give without asking, or undefined to stop. */
export type NextAnswer = (sight: Sight) => string | undefined;

/** Tell whether the current choice follows from the last answer. If an earlier question is asked again, the action is complete. */
export function isOpen(steps: readonly DraftStep[], current: Choice | null): boolean {
	return current !== null && steps.length > 0 && steps.every(({ choice }) => choice.message.key !== current.message.key);
}

/** Return the alternatives to the last answer by thing; the chosen thing itself maps to null. */
export function alternatives(steps: readonly DraftStep[], current: Choice | null): ReadonlyMap<string, Option | null> {
	const last = steps.at(-1);
	if (!last || !isOpen(steps, current)) return new Map();
	const instead = new Map<string, Option | null>(last.choice.options.map((option) => [option.target, option]));
	return instead.set(last.option.target, null);
}

/** Repeat earlier answers as long as they are offered. */
export function repeatAnswers(steps: readonly DraftStep[]): NextAnswer {
	const waiting = [...steps];
	return ({ choice }) => {
		const step = waiting.shift();
		const isOffered = step && choice?.options.some(({ action }) => action === step.option.action);
		return isOffered ? step.option.action : undefined;
	};
}
