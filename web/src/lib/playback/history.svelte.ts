// The history of a running match, as its viewer saw it.
import { api } from '$lib/net/api';
import type { Playing } from '$lib/board/board';
import type { Line } from '$lib/log/blocks';
import type { Message, Sight } from '$lib/net/protocol';
import { Playback } from './playback.svelte';
import { timelineOf, type Moment } from './timeline';
import { namedThings, type Highlight } from './view-changes';

const MAX_ATTEMPTS = 3;
const RETRY_DELAY_MS = 400; // time for updates in flight to arrive

export class MatchHistory extends Playback {
	#own = new Set<number>();
	#learning: Promise<void> | null = null;
	#age = 0;

	constructor(
		private readonly id: string,
		private readonly invitation: string | null,
		private readonly table: { newest: () => Sight | null; lines: () => readonly Line[]; isSilent: (event: Message) => boolean }
	) {
		super(table.isSilent);
	}

	/** The sight at the moment being reviewed, in which nothing can be decided. */
	sight = $derived.by((): Sight | null => {
		const newest = this.table.newest();
		if (!newest || !this.moment) return null;
		const { view, sheets } = this.moment;
		return { ...newest, choice: null, can_undo: false, actors: [], outcome: null, view, ...(sheets && { sheets }) };
	});
	/** The log line of the moment being reviewed. */
	currentLine = $derived.by(() => (this.moment ? (this.table.lines().at(-1 - this.ahead)?.id ?? null) : null));

	learn(): Promise<void> {
		if (this.timeline.length > 0) return Promise.resolve();
		this.#learning ??= this.#fetch(this.#age).finally(() => (this.#learning = null));
		return this.#learning;
	}

	/** Tell whether a step was the viewer's own decision, as of loading. */
	isOwn = (step: number): boolean => this.#own.has(step);

	/** Go to the moment of a log line. */
	goToLogLine(id: string): void {
		this.goToLine(this.#fromLast(id));
	}

	/** Return the highlight for a log line: the things it names and, once the history is loaded, what it changed. */
	highlight = ({ id, message }: Line): Highlight => {
		return { things: namedThings(message.args), paths: this.changesOfLine(this.#fromLast(id)) };
	};

	// Counted from the end, because the log may be longer than the loaded history.
	#fromLast(id: string): number {
		const lines = this.table.lines();
		return lines.length - 1 - lines.findIndex((line) => line.id === id);
	}

	forget(): void {
		this.#age++;
		this.#learning = null;
		this.timeline = [];
		this.at = null;
	}

	/** Append new events of the match. */
	follow(moments: readonly Omit<Playing, 'milliseconds'>[], { view, outcome, sheets }: Sight): void {
		const last = this.timeline.at(-1);
		if (!last) return;
		const step = last.step + 1;
		// The text sheets change per action, not per event.
		const told = moments.map(({ event, after }): Moment => ({ ...last, view: after, outcome: null, event, step }));
		const end = { ...(told.at(-1) ?? { event: null, step }), view, outcome, ...(sheets && { sheets }) };
		this.timeline = [...this.timeline, ...told.slice(0, -1), end];
	}

	/** The HTTP response and the socket may be out of sync: retry until both show the same view. */
	async #fetch(age: number): Promise<void> {
		for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
			const seen = this.table.newest();
			const told = await api.past(this.id, this.invitation, seen?.seat ?? null, seen?.sheets !== undefined);
			if (age !== this.#age) return;
			const steps = told.steps.map(({ events, change, sheets }) => ({
				events,
				change: { ...(change && { view: change }), ...(sheets && { sheets }) }
			}));
			const timeline = timelineOf({ view: told.view, outcome: null, ...(told.sheets && { sheets: told.sheets }) }, steps);
			if (attempt === MAX_ATTEMPTS - 1 || JSON.stringify(timeline.at(-1)?.view) === JSON.stringify(this.table.newest()?.view)) {
				this.#own = new Set(told.steps.flatMap(({ own }, index) => (own ? [index + 1] : [])));
				this.timeline = timeline;
				return;
			}
			await new Promise((done) => setTimeout(done, RETRY_DELAY_MS));
		}
	}
}
