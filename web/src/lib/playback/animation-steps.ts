// Events one after another: the views between them, and for how long each is told.
import type { Playing } from '$lib/board/board';
import { changed } from '$lib/net/change';
import type { Event, Message, View } from '$lib/net/protocol';
import { settings, type Pace } from '$lib/app/settings.svelte';

export type Moment = Omit<Playing, 'milliseconds'>;

// How many milliseconds an event is told for, one of many being told quickly.
const MILLISECONDS: Record<Exclude<Pace, 'none'>, { calm: number; quick: number }> = {
	slow: { calm: 1100, quick: 700 },
	normal: { calm: 380, quick: 210 },
	fast: { calm: 170, quick: 90 },
	steps: { calm: 380, quick: 210 }
};
const MANY = 10; // more events than this are many

/** For how long each of so many events is told; in a hurry, as one of many. */
export function millisecondsFor(events: number, isHurried = false): number {
	const { calm, quick } = MILLISECONDS[settings.pace === 'none' ? 'fast' : settings.pace];
	return events > MANY || isHurried ? quick : calm;
}

/** Events, each with the view it found and the view it left. */
export function momentsOf(view: View, events: readonly Event[]): Moment[] {
	const messages = events.map(({ key, args }): Message => ({ key, args }));
	return messages.map((event, place) => {
		const before = view;
		const change = events[place]?.change;
		if (change) view = changed(view, change);
		return { before, event, after: view, earlier: messages.slice(0, place) };
	});
}
