// Navigation in a match: by moment, by turn, or to a log line.
import { changedPaths, type ViewPath } from './view-changes';
import type { Message } from '$lib/net/protocol';
import { turnStarts, type Moment } from './timeline';

export class Playback {
	timeline = $state.raw<Moment[]>([]);
	at = $state<number | null>(null); // null: at the end
	moment = $derived(this.at === null ? null : (this.timeline[this.at] ?? null));
	end = $derived(Math.max(0, this.timeline.length - 1));
	/** The moments to stop at; moments without words are skipped. */
	stops = $derived(
		this.timeline.flatMap((moment, index) =>
			index === 0 || index === this.end || (moment.event && !this.isSilent(moment.event)) ? [index] : []
		)
	);
	turns = $derived(turnStarts(this.timeline));
	/** The index in the timeline of each log line. */
	#events = $derived(this.timeline.flatMap(({ event }, index) => (event ? [index] : [])));
	/** The number of log lines after the current moment. */
	ahead = $derived(this.at === null ? 0 : this.#events.filter((index) => index > (this.at ?? 0)).length);

	constructor(private readonly isSilent: (event: Message) => boolean) {}

	get #here(): number {
		return this.at ?? this.end;
	}

	goTo(index: number): void {
		this.at = index >= this.end ? null : Math.max(0, index);
	}

	step(by: 1 | -1): void {
		this.#goAlong(this.stops, by);
	}

	turn(by: 1 | -1): void {
		this.#goAlong(this.turns, by);
	}

	/** Go to a log line, counted from the last (0). */
	goToLine(fromLast: number): void {
		this.goTo(this.#events.at(-1 - fromLast) ?? 0);
	}

	/** Return the paths changed by the event of a log line. */
	changesOfLine(fromLast: number): ViewPath[] {
		const index = this.#events.at(-1 - fromLast);
		return index ? this.changesAt(index) : [];
	}

	/** Return the paths changed at a moment. */
	changesAt(index: number): ViewPath[] {
		return changedPaths(this.timeline[index - 1]?.view, this.timeline[index]?.view);
	}

	#goAlong(indices: readonly number[], by: 1 | -1): void {
		const here = this.#here;
		this.goTo((by > 0 ? indices.find((index) => index > here) : indices.findLast((index) => index < here)) ?? (by > 0 ? this.end : 0));
	}
}
