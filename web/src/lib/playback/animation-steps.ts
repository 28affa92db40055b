// Animation of events: the view before and after each, and its duration.
import type { Playing } from '$lib/board/board';
import { applyChange } from '$lib/net/change';
import type { Event, Message, View } from '$lib/net/protocol';
import { settings, type Pace } from '$lib/app/settings.svelte';

export type AnimationStep = Omit<Playing, 'milliseconds'>;

// Duration of one event; `quick` if there are many.
const MILLISECONDS: Record<Exclude<Pace, 'none'>, { calm: number; quick: number }> = {
	slow: { calm: 1100, quick: 700 },
	normal: { calm: 380, quick: 210 },
	fast: { calm: 170, quick: 90 },
	steps: { calm: 380, quick: 210 }
};
const MANY_EVENTS = 10; // above this, events are animated quickly

/** Return the duration of each event in milliseconds. */
export function eventDurationMs(events: number, isHurried = false): number {
	const { calm, quick } = MILLISECONDS[settings.pace === 'none' ? 'fast' : settings.pace];
	return events > MANY_EVENTS || isHurried ? quick : calm;
}

/** Return the events with the views before and after each. */
export function animationSteps(view: View, events: readonly Event[]): AnimationStep[] {
	const messages = events.map(({ key, args }): Message => ({ key, args }));
	return messages.map((event, index) => {
		const before = view;
		const change = events[index]?.change;
		if (change) view = applyChange(view, change);
		return { before, event, after: view, earlier: messages.slice(0, index) };
	});
}
