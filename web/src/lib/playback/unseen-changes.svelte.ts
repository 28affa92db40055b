// What has changed since the own seat's last decision, and who did it.
import type { Playing } from '$lib/board/board';
import { waysTo, type Way } from './view-changes';
import type { Message, Sight, View } from '$lib/net/protocol';
import { begins, seatOf, type Moment } from './timeline';

type Told = Pick<Playing, 'before' | 'event' | 'after'>;
/** How it looked before others did something, who touched what since, and whether the seat has decided since then. */
type Kept = { before: View; touched: ReadonlyMap<string, number>; hasDecided: boolean };

export class Since {
	#kept = $state.raw<ReadonlyMap<number, Kept>>(new Map());
	#deciding = new Set<number>();

	/** The seat answers: what others do from now on is new. */
	decide(seat: number): void {
		this.#deciding.add(seat);
	}

	/** A seat was told something. */
	follow({ seat, view }: Sight, after: Sight, told: readonly Told[], isUndone: boolean): void {
		if (seat === null) return;
		const isOwn = this.#deciding.delete(seat);
		const earlier = this.#kept.get(seat) ?? begun(view);
		this.#keep(seat, isUndone ? begun(after.view) : next(seat, earlier, view, told, isOwn));
	}

	/** Find out from the match so far what a page that was not there missed. */
	recall({ seat }: Sight, story: readonly Moment[], isOwn: (step: number) => boolean): void {
		const first = story[0];
		if (seat === null || this.#kept.has(seat) || !first) return;
		let kept = begun(first.view);
		for (let start = 1; start < story.length;) {
			const { step } = story[start] as Moment;
			const end = story.findIndex((moment, place) => place > start && moment.step !== step);
			const moments = story.slice(start - 1, end < 0 ? undefined : end);
			const told = moments.slice(1).flatMap(({ event, view }, place): Told[] => {
				return event ? [{ before: (moments[place] as Moment).view, event, after: view }] : [];
			});
			kept = next(seat, kept, (moments[0] as Moment).view, told, isOwn(step));
			start += moments.length - 1;
		}
		this.#keep(seat, kept);
	}

	/** How it looked to the seat when it had decided last; null: that is not known. */
	before(seat: number | null): View | null {
		return seat === null ? null : (this.#kept.get(seat)?.before ?? null);
	}

	/** What differs from then in a view, and by whose doing. */
	changes({ seat, view }: Sight): Map<Way, number> {
		const kept = seat === null ? undefined : this.#kept.get(seat);
		if (!kept || kept.touched.size === 0) return new Map();
		return new Map(
			waysTo(kept.before, view).flatMap((way) => {
				const who = kept.touched.get(way.join(' '));
				return who === undefined ? [] : [[way, who] as const];
			})
		);
	}

	#keep(seat: number, kept: Kept): void {
		this.#kept = new Map(this.#kept).set(seat, kept);
	}
}

const begun = (before: View): Kept => ({ before, touched: new Map(), hasDecided: false });

/** What is kept after something told: while the seat alone goes on, what others did before stays in sight. */
function next(seat: number, kept: Kept, before: View, told: readonly Told[], isOwn: boolean): Kept {
	const isAlone = told.every(({ event }) => (seatOf(event) ?? seat) === seat);
	const hasDecided = kept.hasDecided || isOwn;
	if (isAlone) return { ...kept, hasDecided, touched: touchedBy(told, kept.touched, seat) };
	const { touched, before: since } = hasDecided ? begun(before) : kept;
	return { before: since, touched: touchedBy(told, touched, null), hasDecided: false };
}

/** Who touched what last; a turn that begins is nobody's doing, and the small steps of `own` are no news to it. */
function touchedBy(told: readonly Told[], earlier: ReadonlyMap<string, number>, own: number | null): ReadonlyMap<string, number> {
	const touched = new Map(earlier);
	for (const { before, event, after } of told) {
		const who = whoDid(event);
		for (const way of waysTo(before, after)) {
			if (who === null || who === own) touched.delete(way.join(' '));
			else touched.set(way.join(' '), who);
		}
	}
	return touched;
}

const whoDid = (event: Message) => (begins(event) ? null : seatOf(event));
