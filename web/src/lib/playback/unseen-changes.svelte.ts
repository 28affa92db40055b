// Changes since the viewer's last decision, and the seats that made them.
import type { Playing } from '$lib/board/board';
import { changedPaths, type ViewPath } from './view-changes';
import type { Message, Sight, View } from '$lib/net/protocol';
import { isTurnStart, eventSeat, type Moment } from './timeline';

type SeenEvent = Pick<Playing, 'before' | 'event' | 'after'>;
/** The view before others acted, the last seat to touch each path, and whether the viewer's seat has decided since. */
type SeatState = { before: View; touched: ReadonlyMap<string, number>; hasDecided: boolean };

export class UnseenChanges {
	#state = $state.raw<ReadonlyMap<number, SeatState>>(new Map());
	#deciding = new Set<number>();

	/** A seat decides: later changes by others are new. */
	decide(seat: number): void {
		this.#deciding.add(seat);
	}

	/** Record an update of a seat. */
	follow({ seat, view }: Sight, after: Sight, events: readonly SeenEvent[], isUndone: boolean): void {
		if (seat === null) return;
		const isOwn = this.#deciding.delete(seat);
		const earlier = this.#state.get(seat) ?? initialState(view);
		this.#set(seat, isUndone ? initialState(after.view) : nextState(seat, earlier, view, events, isOwn));
	}

	/** Rebuild the state from the history when the page was opened in mid-match. */
	recall({ seat }: Sight, timeline: readonly Moment[], isOwn: (step: number) => boolean): void {
		const first = timeline[0];
		if (seat === null || this.#state.has(seat) || !first) return;
		let state = initialState(first.view);
		for (let start = 1; start < timeline.length;) {
			const { step } = timeline[start] as Moment;
			const end = timeline.findIndex((moment, index) => index > start && moment.step !== step);
			const moments = timeline.slice(start - 1, end < 0 ? undefined : end);
			const events = moments.slice(1).flatMap(({ event, view }, index): SeenEvent[] => {
				return event ? [{ before: (moments[index] as Moment).view, event, after: view }] : [];
			});
			state = nextState(seat, state, (moments[0] as Moment).view, events, isOwn(step));
			start += moments.length - 1;
		}
		this.#set(seat, state);
	}

	/** Return the view at the seat's last decision, or null if it is unknown. */
	before(seat: number | null): View | null {
		return seat === null ? null : (this.#state.get(seat)?.before ?? null);
	}

	/** Return the paths that differ from that view, with the seat that changed each. */
	changes({ seat, view }: Sight): Map<ViewPath, number> {
		const state = seat === null ? undefined : this.#state.get(seat);
		if (!state || state.touched.size === 0) return new Map();
		return new Map(
			changedPaths(state.before, view).flatMap((path) => {
				const actor = state.touched.get(path.join(' '));
				return actor === undefined ? [] : [[path, actor] as const];
			})
		);
	}

	#set(seat: number, state: SeatState): void {
		this.#state = new Map(this.#state).set(seat, state);
	}
}

const initialState = (before: View): SeatState => ({ before, touched: new Map(), hasDecided: false });

/** Return the state after an update. While only the viewer's seat acts, changes by others stay marked. */
function nextState(seat: number, state: SeatState, before: View, events: readonly SeenEvent[], isOwn: boolean): SeatState {
	const isAlone = events.every(({ event }) => (eventSeat(event) ?? seat) === seat);
	const hasDecided = state.hasDecided || isOwn;
	if (isAlone) return { ...state, hasDecided, touched: touchedBy(events, state.touched, seat) };
	const { touched, before: since } = hasDecided ? initialState(before) : state;
	return { before: since, touched: touchedBy(events, touched, null), hasDecided: false };
}

/** Return the last seat to touch each path. A turn start belongs to no seat, and changes by `own` are not marked. */
function touchedBy(events: readonly SeenEvent[], earlier: ReadonlyMap<string, number>, own: number | null): ReadonlyMap<string, number> {
	const touched = new Map(earlier);
	for (const { before, event, after } of events) {
		const actor = actorOf(event);
		for (const path of changedPaths(before, after)) {
			if (actor === null || actor === own) touched.delete(path.join(' '));
			else touched.set(path.join(' '), actor);
		}
	}
	return touched;
}

const actorOf = (event: Message) => (isTurnStart(event) ? null : eventSeat(event));
