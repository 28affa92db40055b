// What a board shows while an event is told: a view as it is, or with some of it in the air.
import type { Playing } from './board';
import { inBoth } from '$lib/net/change';

/** The view to draw: what flies has left its place, and is not where it flies to. */
export function drawn<Shown>(view: Shown, playing: Playing<Shown> | null, flights: readonly unknown[]): Shown {
	return playing && flights.length > 0 ? inBoth(playing.before, view) : view;
}

/** The things that an event names. */
export function thingsIn(playing: Playing<unknown> | null): Set<string> {
	return new Set(Object.values(playing?.event.args ?? {}).map(String));
}
