// Animates the events of several updates, one after another.
import { settings } from '$lib/app/settings.svelte';
import type { Playing } from '$lib/board/board';
import type { Message, Sight } from '$lib/net/protocol';
import { eventDurationMs, type AnimationStep } from './animation-steps';

/** An update to animate: the sights before and after it, and its events. */
export type AnimatedUpdate = { before: Sight; sight: Sight; steps: readonly AnimationStep[] };

const MAX_QUICK_EVENTS = 2; // so few events do not delay the next choice

export class AnimationQueue {
	/** The event being animated. */
	playing = $state.raw<Playing | null>(null);
	#queue = $state.raw<readonly AnimatedUpdate[]>([]);
	#index = $state(0); // of the animated step in the first update
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** `onEnd` is called whenever the queue has become empty. */
	constructor(
		private readonly isSilent: (event: Message) => boolean,
		private readonly onEnd: () => void
	) {}

	/** The update being animated. */
	current = $derived(this.playing ? (this.#queue[0] ?? null) : null);
	/** Whether the animation is long enough for the next choice to wait for it. */
	isLong = $derived(this.playing !== null && ((this.#queue[0]?.steps.length ?? 0) > MAX_QUICK_EVENTS || this.#queue.length > 1));
	/** The number of events after the animated one. */
	remaining = $derived(this.#queue.reduce((sum, { steps }) => sum + steps.length, 0) - (this.playing ? this.#index + 1 : 0));

	add(update: AnimatedUpdate): void {
		if (this.#queue.length === 0 && update.steps.every(({ event }) => this.isSilent(event))) return this.skip();
		this.#queue = [...this.#queue, update];
		if (this.#queue.length === 1) this.#play(0);
	}

	/** Advance by one event at pace `steps`; otherwise skip the animation. */
	next(): void {
		if (settings.pace !== 'steps' || !this.isLong) return this.skip();
		clearTimeout(this.#timer);
		this.#play(this.#index + 1);
	}

	skip(): void {
		this.stop();
		this.onEnd();
	}

	stop(): void {
		clearTimeout(this.#timer);
		this.#queue = [];
		this.playing = null;
	}

	/** Animate the next event that has words, from an index on; silent events are skipped. */
	#play(from: number): void {
		const update = this.#queue[0];
		if (!update) return;
		const index = update.steps.findIndex(({ event }, index) => index >= from && !this.isSilent(event));
		const step = update.steps[index];
		if (!step) {
			this.#queue = this.#queue.slice(1);
			this.playing = null;
			if (this.#queue.length > 0) this.#play(0);
			else this.onEnd();
			return;
		}
		const milliseconds = eventDurationMs(update.steps.length, this.#queue.length > MAX_QUICK_EVENTS);
		this.#index = index;
		this.playing = { ...step, milliseconds };
		if (settings.pace === 'steps' && this.isLong) return; // until `next` is called
		this.#timer = setTimeout(() => this.#play(index + 1), milliseconds);
	}
}
