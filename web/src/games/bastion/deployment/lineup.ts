// A line-up changed as a whole: taken back as far as it must be, and laid again as it is wanted.
import type { Next, Step } from '$lib/choice/draft';
import type { BastionView } from '../view';

const NEEDED = 2; // start squares left when the next answer makes an army ready

const planOf = (view: BastionView, seat: number | null) => (seat === null ? undefined : view.seats[seat]?.plan) ?? [];
const figureOf = ({ option }: Step) => option.target.slice('figure:'.length);

/** How many answers to take back, and how to answer then, so that two figures change places. */
export function swapped(plan: readonly string[], one: string, other: string, steps: readonly Step[]): { back: number; next: Next } {
	const first = Math.min(plan.indexOf(one), plan.indexOf(other));
	const wanted = plan.map((figure) => (figure === one ? other : figure === other ? one : figure));
	const back = steps.filter((step) => plan.indexOf(figureOf(step)) >= first).length;
	return { back, next: ({ view, seat, choice }) => nextOf(planOf(view as BastionView, seat), wanted, choice?.options ?? []) };
}

type Offered = readonly { action: string; target: string }[];

/** The figure that is wanted next, or where it may not stand, another of those that still have to. */
function nextOf(plan: readonly string[], wanted: readonly string[], options: Offered): string | undefined {
	if (plan.length >= wanted.length) return undefined;
	const waiting = [wanted[plan.length], ...wanted].filter((figure) => figure !== undefined && !plan.includes(figure));
	for (const figure of waiting) {
		const found = options.find(({ target }) => target === `figure:${figure}`);
		if (found) return found.action;
	}
	return undefined;
}

/** Line up whoever is left, but for the last answer: that one means ready. */
export const linedUp: Next = ({ view, seat, choice }) => {
	const shown = seat === null ? undefined : (view as BastionView).seats[seat];
	const left = (shown?.starts?.length ?? 0) - (shown?.plan?.length ?? 0);
	return left > NEEDED ? choice?.options[0]?.action : undefined;
};
