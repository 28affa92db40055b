// The newest sight and the log of each of the visitor's seats at a table, or of a spectator.
import { applyChange } from '$lib/net/change';
import type { FromServer, Message, Sight } from '$lib/net/protocol';
import { animationSteps } from '$lib/playback/animation-steps';
import type { AnimatedUpdate } from '$lib/playback/animation-queue.svelte';

export type Welcome = Extract<FromServer, { type: 'welcome' }>;
export type Update = Extract<FromServer, { type: 'update' }>;

const SPECTATOR = -1; // the key of a spectator's sight

const keyOf = ({ seat }: { seat: number | null }) => seat ?? SPECTATOR;

export class SeatSights {
	/** The seat on the screen. */
	shown = $state(SPECTATOR);
	#sights = $state.raw<ReadonlyMap<number, Sight>>(new Map());
	#logs = $state.raw<ReadonlyMap<number, Message[][]>>(new Map());
	#resolvers: (() => void)[] = []; // of promises that wait for an update

	/** The newest sight of the shown seat. */
	newest = $derived(this.#sights.get(this.shown) ?? null);
	isSpectator = $derived(this.#sights.size > 0 && [...this.#sights.values()].every((sight) => sight.seat === null));
	ownSeats = $derived([...this.#sights.keys()].filter((seat) => seat !== SPECTATOR));
	/** The own seats that must decide. */
	actors = $derived([...this.#sights].filter(([, sight]) => sight.choice !== null).map(([seat]) => seat));
	/** All log lines of the shown seat. */
	lines = $derived(
		(this.#logs.get(this.shown) ?? []).flatMap((events, entry) => events.map((message, index) => ({ id: `${entry}.${index}`, message })))
	);

	of(seat: number): Sight | undefined {
		return this.#sights.get(seat);
	}

	/** Replace everything by a welcome; return whether another seat had to be shown. */
	begin({ sights, log }: Welcome): boolean {
		this.#sights = new Map(sights.map((sight) => [keyOf(sight), sight]));
		// The welcome contains the log of the first sight only; other seats of this screen start with an empty log.
		this.#logs = new Map(sights.map((sight, index) => [keyOf(sight), index === 0 ? log : []]));
		if (this.#sights.has(this.shown)) return false;
		this.shown = sights[0] ? keyOf(sights[0]) : SPECTATOR;
		return true;
	}

	/** Apply an update to its seat; return null if it does not follow from the seat's newest sight. */
	apply(update: Update): (AnimatedUpdate & { seat: number }) | null {
		const seat = keyOf(update);
		const before = this.#sights.get(seat);
		if (!before || update.number !== before.number + 1) return null;
		const steps = animationSteps(before.view, update.events);
		const next = { ...before, number: update.number, view: steps.at(-1)?.after ?? before.view };
		const sight = update.change ? applyChange(next, update.change) : next;
		const log = this.#logs.get(seat) ?? [];
		const kept = log.slice(0, Math.max(0, log.length - update.undone));
		this.#sights = new Map(this.#sights).set(seat, sight);
		this.#logs = new Map(this.#logs).set(seat, [...kept, steps.map(({ event }) => event)]);
		return { seat, before, sight, steps };
	}

	/** Wait until a seat has a newer sight than the given one. */
	async newerThan(seat: number, number: number): Promise<void> {
		while ((this.#sights.get(seat)?.number ?? Infinity) <= number) await new Promise<void>((resolve) => this.#resolvers.push(resolve));
	}

	/** Resolve the promises that wait for an update. */
	notify(): void {
		const resolvers = this.#resolvers;
		this.#resolvers = [];
		for (const resolve of resolvers) resolve();
	}
}
