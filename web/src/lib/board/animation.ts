// The view that a board draws during an animation.
import type { Playing } from './board';
import { intersection } from '$lib/net/change';

/** Return the view to draw: flying pieces are neither at their origin nor at their destination. */
export function viewInFlight<Shown>(view: Shown, playing: Playing<Shown> | null, flights: readonly unknown[]): Shown {
	return playing && flights.length > 0 ? intersection(playing.before, view) : view;
}

/** Return the things the animated event names. */
export function thingsNamedIn(playing: Playing<unknown> | null): Set<string> {
	return new Set(Object.values(playing?.event.args ?? {}).map(String));
}
