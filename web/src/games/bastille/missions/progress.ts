// Progress of a mission, from public tableaus and its printed facts. Its current points come from the server.
import { named, type Facts } from '$lib/board/facts';
import { WEAPON_OF, type Group } from '../view-helpers';
import { GROUPS, type BastilleView, type SeatView } from '../view';

export type Progress =
	| { kind: 'majority'; sign: string; own: number; others: number; first: number; second: number }
	| { kind: 'series'; sign: string; costs: { cost: number; has: boolean }[]; first: number }
	| { kind: 'each'; counts: { sign: string; own: number }[]; needed: number; first: number };

const AMOUNTS: Record<string, (seat: SeatView) => number> = {
	crowns: (seat) => seat.crowns,
	gems: (seat) => seat.gems,
	weapons: (seat) => seat.armed_with
};

const cardsOf = (seat: SeatView, group: string) => seat.cards.filter((card) => card.group === group);

export function progressOf(view: BastilleView, seat: number, mission: string, facts: Facts): Progress | null {
	const own = view.seats[seat];
	const fact = facts.get(`mission:${mission}`)?.[0];
	if (!own || !fact) return null;
	const figure = (argument: string) => Number(fact.args[argument]);
	if (fact.key === 'fact-majority') {
		const what = mission.slice('most_'.length);
		const amount = AMOUNTS[what] ?? ((shown: SeatView) => cardsOf(shown, what).length);
		const others = view.seats.filter((_, other) => other !== seat).map(amount);
		return {
			kind: 'majority',
			sign: what,
			own: amount(own),
			others: Math.max(0, ...others),
			first: figure('first'),
			second: figure('second')
		};
	}
	if (fact.key === 'fact-series') {
		const group = named(fact.args['group']);
		const costs = ['low', 'middle', 'high'].map((argument) => {
			const cost = figure(argument);
			return { cost, has: cardsOf(own, group).some((card) => card.cost === cost) };
		});
		return { kind: 'series', sign: group, costs, first: figure('points') };
	}
	return {
		kind: 'each',
		counts: GROUPS.map((group) => ({ sign: group, own: cardsOf(own, group).length })),
		needed: figure('amount'),
		first: figure('points')
	};
}

/** Return the icon of the things a mission counts; a group has the icon of its weapon. */
export function signOf(what: string): string {
	return what === 'weapons' ? 'torches' : (WEAPON_OF[what as Group] ?? what);
}

export const isGroup = (sign: string): sign is Group => (GROUPS as readonly string[]).includes(sign);

/** Return the subject of a mission from its name: `peasants` of `low_peasants`. */
export function emblemOf(mission: string): string {
	return mission === 'two_of_each' ? 'card' : (mission.split('_')[1] ?? mission);
}
