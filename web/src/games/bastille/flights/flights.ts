// Flights of pieces for each event: sign, start and end.
import type { Playing } from '$lib/board/board';
import type { Message } from '$lib/net/protocol';
import { thingsNamedIn } from '$lib/board/animation';
import { centre, type Point } from '$lib/drawing/plane';
import { siteOf, slotAt, stepAt, type Layout } from '../layout';
import { nicheBoxes } from '../city/niches';
import { named, seatOf, type Facts } from '$lib/board/facts';
import { linesOf } from '../view-helpers';
import type { BastilleView } from '../view';

export type Flight = { sign: string; seat: number; figure: number | null; from: Point; to: Point };

// The part of the board where the points of a source fly from.
const SOURCES: Record<string, keyof Layout | `location ${string}`> = {
	notre_dame: 'location notre_dame',
	versailles: 'location versailles',
	flags: 'calendar',
	catacombs: 'catacombs',
	bastille: 'fortress',
	missions: 'missions',
	henchmen: 'catacombs'
};

/** Return the flights of an event; they start where the pieces were in the earlier view. */
export function flightsOf(view: BastilleView, { key, args }: Message, layout: Layout, facts: Facts): Flight[] {
	const seat = seatOf(args['seat']);
	const box = layout.tableaus[seat];
	const home: Point = box ? [box.x + box.width / 2, box.y + 40] : centre(layout.map);
	const purse: Point = box ? [box.x + box.width - 26, box.y + 16] : home;
	const company: Point = box ? [box.x + box.width / 2, box.y + box.height * 0.7] : home;
	const hand: Point = box ? [box.x + 40, box.y + 80] : home;
	const bag: Point = [layout.catacombs.x + 38, layout.catacombs.y + 50];

	// Bonuses come from the current scene: the place being evaluated, the niches or the calendar.
	const here = (): Point => {
		const place = view.locations.find((location) => location.evaluated !== null);
		if (place) {
			const [x, y] = siteOf(layout, place.id);
			const [dx, dy] = slotAt(place.spaces.length, place.evaluated ?? 0);
			return [x + dx, y + dy];
		}
		return centre(view.phase === 'drawing' ? layout.catacombs : layout.calendar);
	};
	const slot = (location: unknown, space: number): Point => {
		const place = view.locations.find((other) => other.id === named(location));
		const [x, y] = siteOf(layout, named(location));
		const [dx, dy] = slotAt(place?.spaces.length ?? 1, space);
		return [x + dx, y + dy];
	};
	const source = (): Point => {
		const where = SOURCES[named(args['source'])];
		if (!where) return company;
		if (where.startsWith('location ')) return siteOf(layout, where.slice('location '.length));
		if (where === 'fortress') return stepAt(layout, view.seats[seat]?.space ?? 0, linesOf(facts));
		return centre(layout[where as 'calendar' | 'catacombs' | 'missions']);
	};
	const flight = (sign: string, figure: unknown, from: Point, to: Point): Flight[] => [
		{ sign, seat, figure: figure === null ? null : Number(figure), from, to }
	];
	switch (key) {
		case 'placed': {
			const place = view.locations.find((location) => location.id === named(args['location']));
			return flight('tile', args['value'], hand, slot(args['location'], place?.spaces.indexOf(null) ?? 0));
		}
		case 'gained':
		case 'at-the-end':
			return flight('coins', args['amount'], here(), home);
		case 'starts':
			return flight('start', null, here(), purse);
		case 'exchanged':
			return flight('tile', args['new'], hand, here());
		case 'scored':
			return Number(args['points']) === 0 ? [] : flight('points', args['points'], source(), purse);
		case 'mission-scored':
			return flight('points', args['points'], centre(layout.missions), purse);
		case 'unarmed':
			return flight('points', -Number(args['points']), purse, company);
		case 'torches-taken':
			return Number(args['amount']) === 0 ? [] : flight('torches', args['amount'], centre(layout.arsenal), home);
		case 'hired':
			return Number(args['amount']) === 0 ? [] : flight('cube', args['amount'], home, bag);
		case 'moved':
			return flight('steps', args['steps'], here(), stepAt(layout, view.seats[seat]?.space ?? 0, linesOf(facts)));
		case 'bought': {
			const at = view.display.findIndex((card) => card.id === named(args['card']));
			return flight('card', null, centre(layout.cards[at] ?? layout.display), company);
		}
		case 'card-taken':
			return flight('card', null, centre(layout.display), company);
		case 'mission-taken':
			return flight('mission', null, siteOf(layout, 'etats_generaux'), home);
		case 'drawn':
			return flight('cube', 1, bag, centre(layout.catacombs));
		case 'entered': {
			const niche = nicheBoxes(view, layout).find((board) => board.name === named(args['board']))?.niches[Number(args['place']) - 1];
			return niche ? flight('cube', 1, bag, centre(niche)) : [];
		}
		case 'went-home':
			return flight('cube', args['amount'], centre(layout.catacombs), home);
		case 'back-in-bag':
			return flight('cube', args['amount'], centre(layout.catacombs), bag);
		case 'claimed':
			return [
				...flight(named(args['one']), null, centre(layout.arsenal), home),
				...flight(named(args['other']), null, centre(layout.arsenal), home)
			];
		case 'claimed-two': {
			const token = flight(named(args['weapon']), null, centre(layout.arsenal), home);
			return [...token, ...token];
		}
		case 'claimed-last':
			return flight(named(args['one']), null, centre(layout.arsenal), home);
		default:
			return [];
	}
}

/** Return the things an event is about. */
export function mentionedBy(playing: Playing<BastilleView> | null, view: BastilleView): Set<string> {
	const mentioned = thingsNamedIn(playing);
	if (!playing) return mentioned;
	const { key } = playing.event;
	if (['drawn', 'hired', 'back-in-bag'].includes(key)) mentioned.add('bag');
	if (key === 'mission-scored') mentioned.add('source:missions');
	if (key === 'unarmed') mentioned.add('source:unarmed');
	const place = view.locations.find((location) => location.evaluated !== null);
	if (place) mentioned.add(`location:${place.id}`);
	return mentioned;
}
