// A match as a list of moments: its start, and the state after each event.
import { applyChange, type Change } from '$lib/net/change';
import type { Event, Message, Sight } from '$lib/net/protocol';

type Seen = Pick<Sight, 'view' | 'outcome' | 'sheets'>;

/** The state after an event of a step. `event` is null at the start and for a step without events. */
export type Moment = Seen & { event: Message | null; step: number };

/** A step: events with their view changes, and the remaining changes. */
export type TimelineStep = { events: readonly Event[]; change?: Change };

/** Return all moments, beginning with the start; unchanged parts are shared. */
export function timelineOf(first: Seen, steps: readonly TimelineStep[]): Moment[] {
	const timeline: Moment[] = [{ ...first, event: null, step: 0 }];
	steps.forEach(({ events, change }, index) => {
		const step = index + 1;
		let last = { ...(timeline.at(-1) as Moment), event: null as Message | null, step };
		const moments = events.map((event) => (last = after(last, event)));
		// The remaining changes belong to the last event of the step.
		timeline.push(...moments.slice(0, -1), change ? applyChange(last, change) : last);
	});
	return timeline;
}

function after(moment: Moment, { key, args, change }: Event): Moment {
	return { ...moment, event: { key, args }, view: change ? applyChange(moment.view, change) : moment.view };
}

/** Tell whether an event starts a turn, a round or the like. */
export function isTurnStart(event: Message | null): boolean {
	return event?.key.endsWith('-begins') ?? false;
}

/** Return the seat an event is about, or null. */
export function eventSeat(event: Message | null): number | null {
	const seat = event?.args?.['seat'];
	return typeof seat === 'string' && seat.startsWith('seat:') ? Number(seat.slice(5)) : null;
}

/** Return the indices of the turn starts, and of the end. */
export function turnStarts(timeline: readonly Moment[]): number[] {
	const starts = timeline.flatMap(({ event }, index) => (isTurnStart(event) ? [index] : []));
	// A round start directly followed by a turn start counts once.
	return [0, ...starts.filter((index) => !isTurnStart(timeline[index - 1]?.event ?? null)), timeline.length - 1];
}
