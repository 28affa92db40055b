// What is printed on a mission, as far as it is drawn: what it asks for, what it brings, and its points.
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

/** The keys of the facts that say what a mission asks for. */
export function isNeed(key: string): boolean {
	return key.startsWith('fact-need') || key.startsWith('fact-proof');
}

function reserveOf(thing: unknown): Reserve {
	return String(thing).replace('reserve:', '') as Reserve;
}

/** The mission of a place in `laid`: m01 is the first. */
export function missionAt(place: number): string {
	return `m${String(place + 1).padStart(2, '0')}`;
}

export function laidBy(view: BastionView, seat: number): string[] {
	return view.laid.flatMap((owner, place) => (owner === seat ? [missionAt(place)] : []));
}

/** Nobody holds missions and none are to be drawn: all lie open for everybody. */
export function areCommon(view: BastionView): boolean {
	return view.deck.length === 0 && view.seats.every(({ hand }) => hand.length === 0);
}

export function isKnown(card: CardView): card is string {
	return typeof card === 'string';
}

export function progressOf(seat: SeatView | undefined, mission: string): [number, number] | null {
	return seat?.progress?.[mission] ?? null;
}
