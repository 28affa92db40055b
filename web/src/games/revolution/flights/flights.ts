// Flights of pieces for each event: sign, start and end.
import { named, seatOf } from '$lib/board/facts';
import type { Message } from '$lib/net/protocol';
import { centre, type Point } from '$lib/drawing/plane';
import { windowAt, type Layout } from '../layout';
import type { Kind } from '../view-helpers';
import type { RevolutionView } from '../view';

export type Flight = { thing: 'cube' | Kind | 'support'; seat: number; figure: number; from: Point; to: Point };

/** Return the flights of an event; they start where the pieces were in the earlier view. */
export function flightsOf(view: RevolutionView, { key, args }: Message, layout: Layout): Flight[] {
	const home = (seat: unknown): Point => centre(layout.screens[seatOf(seat)] ?? layout.sheet);
	const space = (id: unknown): Point => {
		const index = view.spaces.findIndex((shown) => shown.id === named(id));
		const cell = layout.cells[index] ?? layout.sheet;
		return layout.compact ? [cell.x + cell.width / 2, cell.y + cell.height - 16] : [cell.x + cell.width - 40, cell.y + cell.height - 16];
	};
	// The last window with a cube of the seat or, for a new cube, the next free one.
	const windowOf = (id: unknown, seat: unknown, isNew: boolean): Point => {
		const before = view.areas.find((area) => area.id === named(id))?.cubes.slice(0, seatOf(seat) + 1) ?? [];
		const count = before.reduce((sum, cubes) => sum + cubes, 0);
		return windowAt(layout, named(id), Math.max(0, isNew ? count : count - 1));
	};
	const cube = (seat: unknown, from: Point, to: Point): Flight => ({
		thing: 'cube',
		seat: seatOf(seat),
		figure: 1,
		from,
		to
	});
	const token = (kind: unknown, figure: unknown, from: Point, to: Point): Flight => ({
		thing: named(kind) as Kind,
		seat: seatOf(args['seat']),
		figure: Number(figure),
		from,
		to
	});
	const { seat, rival, area } = args;
	switch (key) {
		case 'laid':
			return [token(args['kind'], 1, home(seat), space(args['space']))];
		case 'gained':
			return [token(args['kind'], args['amount'], space(`space:${view.resolving}`), home(seat))];
		case 'reclaimed':
			return [token(args['kind'], 1, space(`space:${view.resolving}`), home(seat))];
		case 'patronage':
			return [token('kind:gold', args['amount'], centre(layout.sheet), home(seat))];
		case 'supported':
			return [
				{
					thing: 'support',
					seat: seatOf(seat),
					figure: Number(args['points']),
					from: space(`space:${view.resolving}`),
					to: home(seat)
				}
			];
		case 'placed':
			return [cube(seat, home(seat), windowOf(area, seat, true))];
		case 'placed-rival':
			return [cube(rival, home(rival), windowOf(area, rival, true))];
		case 'spied':
			return [cube(rival, windowOf(area, rival, false), home(rival)), cube(seat, home(seat), windowOf(area, rival, false))];
		case 'swapped': {
			const [here, there] = [windowOf(args['here'], args['one'], false), windowOf(args['there'], args['other'], false)];
			return [cube(args['one'], here, there), cube(args['other'], there, here)];
		}
		case 'reassigned':
			return [cube(seat, windowOf(args['here'], seat, false), windowOf(args['there'], seat, true))];
		case 'ejected':
			return [cube(rival, windowOf(area, rival, false), home(rival))];
		case 'occupied':
			return [cube(seat, home(seat), windowAt(layout, 'guardhouse', 0))];
		case 'evicted':
			return [cube(rival, windowAt(layout, 'guardhouse', 0), home(rival))];
		default:
			return [];
	}
}
