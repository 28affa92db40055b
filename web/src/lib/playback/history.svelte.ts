// Looking back during play: the match so far as its viewer saw it, moment by moment, and where in it one is.
import { api } from '$lib/net/api';
import type { Playing } from '$lib/board/board';
import type { Message, Sight } from '$lib/net/protocol';
import { Stroll } from './playback.svelte';
import { storyOf, type Moment } from './timeline';

const TRIES = 3;
const A_MOMENT = 400; // milliseconds until what is on its way may have come

export class LookingBack extends Stroll {
	#own = new Set<number>();
	#learning: Promise<void> | null = null;
	#age = 0;

	constructor(
		private readonly id: string,
		private readonly invitation: string | null,
		private readonly newest: () => Sight | null,
		isSilent: (event: Message) => boolean
	) {
		super(isSilent);
	}

	/** Have the match so far ready. */
	learn(): Promise<void> {
		if (this.story.length > 0) return Promise.resolve();
		this.#learning ??= this.#fetch(this.#age).finally(() => (this.#learning = null));
		return this.#learning;
	}

	/** Whether a step was one's own decision, when the match so far was learnt. */
	isOwn = (step: number): boolean => this.#own.has(step);

	forget(): void {
		this.#age++;
		this.#learning = null;
		this.story = [];
		this.at = null;
	}

	/** The match has gone on. */
	follow(moments: readonly Omit<Playing, 'milliseconds'>[], { view, outcome, sheets }: Sight): void {
		const last = this.story.at(-1);
		if (!last) return;
		const step = last.step + 1;
		// The text follows what was done, not every event of it.
		const told = moments.map(({ event, after }): Moment => ({ ...last, view: after, outcome: null, event, step }));
		const end = { ...(told.at(-1) ?? { event: null, step }), view, outcome, ...(sheets && { sheets }) };
		this.story = [...this.story, ...told.slice(0, -1), end];
	}

	/** What the server tells may be ahead of the line, or behind it: they must agree on what is seen now. */
	async #fetch(age: number): Promise<void> {
		for (let tries = 0; tries < TRIES; tries++) {
			const seen = this.newest();
			const told = await api.past(this.id, this.invitation, seen?.seat ?? null, seen?.sheets !== undefined);
			if (age !== this.#age) return;
			const steps = told.steps.map(({ events, change, sheets }) => ({
				events,
				change: { ...(change && { view: change }), ...(sheets && { sheets }) }
			}));
			const story = storyOf({ view: told.view, outcome: null, ...(told.sheets && { sheets: told.sheets }) }, steps);
			if (tries === TRIES - 1 || JSON.stringify(story.at(-1)?.view) === JSON.stringify(this.newest()?.view)) {
				this.#own = new Set(told.steps.flatMap(({ own }, place) => (own ? [place + 1] : [])));
				this.story = story;
				return;
			}
			await new Promise((done) => setTimeout(done, A_MOMENT));
		}
	}
}
