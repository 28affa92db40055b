// A match moment by moment: how it looked at first, and after each event that was told.
import { changed, type Change } from '$lib/net/change';
import type { Event, Message, Sight } from '$lib/net/protocol';

type Seen = Pick<Sight, 'view' | 'outcome' | 'sheets'>;

/** What is seen after an event of the step so numbered; without one, after a step that told nothing, or at first. */
export type Moment = Seen & { event: Message | null; step: number };

/** A step that is told: events with the changes of the view, then what changes besides. */
export type Step = { events: readonly Event[]; change?: Change };

/** All moments, the first being before any step; they share all that stays the same. */
export function storyOf(first: Seen, steps: readonly Step[]): Moment[] {
	const story: Moment[] = [{ ...first, event: null, step: 0 }];
	steps.forEach(({ events, change }, place) => {
		const step = place + 1;
		let last = { ...(story.at(-1) as Moment), event: null as Message | null, step };
		const told = events.map((event) => (last = after(last, event)));
		// What changes besides belongs to the last of what was told.
		story.push(...told.slice(0, -1), change ? changed(last, change) : last);
	});
	return story;
}

function after(moment: Moment, { key, args, change }: Event): Moment {
	return { ...moment, event: { key, args }, view: change ? changed(moment.view, change) : moment.view };
}

/** Whether an event begins a turn, a round or the like. */
export function begins(event: Message | null): boolean {
	return event?.key.endsWith('-begins') ?? false;
}

/** The seat that an event is about. */
export function seatOf(event: Message | null): number | null {
	const seat = event?.args?.['seat'];
	return typeof seat === 'string' && seat.startsWith('seat:') ? Number(seat.slice(5)) : null;
}

/** Where turns begin, and the end: the first moment of each. */
export function turnsOf(story: readonly Moment[]): number[] {
	const starts = story.flatMap(({ event }, place) => (begins(event) ? [place] : []));
	// A round that begins with a seat's turn is one stop.
	return [0, ...starts.filter((place) => !begins(story[place - 1]?.event ?? null)), story.length - 1];
}
