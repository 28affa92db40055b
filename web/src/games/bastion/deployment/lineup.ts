// Changes of a whole deployment: take back as many answers as necessary, then answer again.
import type { NextAnswer, DraftStep } from '$lib/choice/draft';
import type { BastionView } from '../view';

const NEEDED = 2; // the last answer completes the army with this many free start squares

const planOf = (view: BastionView, seat: number | null) => (seat === null ? undefined : view.seats[seat]?.plan) ?? [];
const figureOf = ({ option }: DraftStep) => option.target.slice('figure:'.length);

/** Return the number of answers to take back and the answers that swap two figures. */
export function swapped(
	plan: readonly string[],
	one: string,
	other: string,
	steps: readonly DraftStep[]
): { back: number; next: NextAnswer } {
	const first = Math.min(plan.indexOf(one), plan.indexOf(other));
	const wanted = plan.map((figure) => (figure === one ? other : figure === other ? one : figure));
	const back = steps.filter((step) => plan.indexOf(figureOf(step)) >= first).length;
	return { back, next: ({ view, seat, choice }) => nextOf(planOf(view as BastionView, seat), wanted, choice?.options ?? []) };
}

type Offered = readonly { action: string; target: string }[];

/** Return the action for the wanted figure or, where it is not allowed, for another remaining one. */
function nextOf(plan: readonly string[], wanted: readonly string[], options: Offered): string | undefined {
	if (plan.length >= wanted.length) return undefined;
	const waiting = [wanted[plan.length], ...wanted].filter((figure) => figure !== undefined && !plan.includes(figure));
	for (const figure of waiting) {
		const option = options.find(({ target }) => target === `figure:${figure}`);
		if (option) return option.action;
	}
	return undefined;
}

/** Deploy the remaining figures except for the last answer, which completes the army. */
export const linedUp: NextAnswer = ({ view, seat, choice }) => {
	const shown = seat === null ? undefined : (view as BastionView).seats[seat];
	const left = (shown?.starts?.length ?? 0) - (shown?.plan?.length ?? 0);
	return left > NEEDED ? choice?.options[0]?.action : undefined;
};
