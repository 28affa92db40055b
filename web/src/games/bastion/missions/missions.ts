// The printed facts of a mission: requirement, gain and points.
import { NEED_SIGNS } from '../signs/panel-icons';
import type { Facts } from '$lib/board/facts';
import type { CardView, Reserve } from '../view-helpers';
import type { BastionView, SeatView } from '../view';

export type Need = { sign: string; amount: number };
export type Printed = { needs: Need[]; gains: { reserve: Reserve; amount: number }[]; points: number };

export function printedOn(mission: string, facts: Facts): Printed {
	const printed: Printed = { needs: [], gains: [], points: 0 };
	for (const { key, args } of facts.get(`mission:${mission}`) ?? []) {
		const sign = NEED_SIGNS[key];
		if (sign) printed.needs.push({ sign, amount: Number(args['amount'] ?? 1) });
		if (key === 'fact-gain') printed.gains.push({ reserve: reserveOf(args['reserve']), amount: Number(args['amount']) });
		if (key === 'fact-points') printed.points = Number(args['points']);
	}
	return printed;
}

/** Tell whether a fact states a requirement. */
export function isNeed(key: string): boolean {
	return key.startsWith('fact-need') || key.startsWith('fact-proof');
}

function reserveOf(thing: unknown): Reserve {
	return String(thing).replace('reserve:', '') as Reserve;
}

/** Return the mission at an index of `laid`: 0 is m01. */
export function missionAt(index: number): string {
	return `m${String(index + 1).padStart(2, '0')}`;
}

export function laidBy(view: BastionView, seat: number): string[] {
	return view.laid.flatMap((owner, index) => (owner === seat ? [missionAt(index)] : []));
}

/** Tell whether all missions are on display: there are no hands and no deck. */
export function areCommon(view: BastionView): boolean {
	return view.deck.length === 0 && view.seats.every(({ hand }) => hand.length === 0);
}

export function isKnown(card: CardView): card is string {
	return typeof card === 'string';
}

export function progressOf(seat: SeatView | undefined, mission: string): [number, number] | null {
	return seat?.progress?.[mission] ?? null;
}
