// Walking through a match: from moment to moment, from turn to turn, and to the moment of a line of its log.
import { waysTo, type Way } from './view-changes';
import type { Message } from '$lib/net/protocol';
import { turnsOf, type Moment } from './timeline';

export class Stroll {
	story = $state.raw<Moment[]>([]);
	at = $state<number | null>(null); // null: at its end, where nothing is past
	moment = $derived(this.at === null ? null : (this.story[this.at] ?? null));
	end = $derived(Math.max(0, this.story.length - 1));
	/** The moments at which one stops: what is only seen, and has no words, is passed by. */
	stops = $derived(
		this.story.flatMap((moment, place) =>
			place === 0 || place === this.end || (moment.event && !this.isSilent(moment.event)) ? [place] : []
		)
	);
	turns = $derived(turnsOf(this.story));
	/** Where each line of the log stands in the story. */
	#events = $derived(this.story.flatMap(({ event }, place) => (event ? [place] : [])));
	/** How many lines of the log are still to come. */
	ahead = $derived(this.at === null ? 0 : this.#events.filter((place) => place > (this.at ?? 0)).length);

	constructor(private readonly isSilent: (event: Message) => boolean) {}

	get #here(): number {
		return this.at ?? this.end;
	}

	goTo(place: number): void {
		this.at = place >= this.end ? null : Math.max(0, place);
	}

	step(by: 1 | -1): void {
		this.#goAlong(this.stops, by);
	}

	turn(by: 1 | -1): void {
		this.#goAlong(this.turns, by);
	}

	/** Go to a line of the log, counted from the last, which is 0. */
	goToLine(fromLast: number): void {
		this.goTo(this.#events.at(-1 - fromLast) ?? 0);
	}

	/** What the event of a line changed. */
	changesOfLine(fromLast: number): Way[] {
		const place = this.#events.at(-1 - fromLast);
		return place ? this.changesAt(place) : [];
	}

	/** What changed at a moment. */
	changesAt(place: number): Way[] {
		return waysTo(this.story[place - 1]?.view, this.story[place]?.view);
	}

	#goAlong(places: readonly number[], by: 1 | -1): void {
		const here = this.#here;
		this.goTo((by > 0 ? places.find((place) => place > here) : places.findLast((place) => place < here)) ?? (by > 0 ? this.end : 0));
	}
}
