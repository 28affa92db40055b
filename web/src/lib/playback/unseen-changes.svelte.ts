// Changes since the viewer's last decision, and the seats that made them.
import type { Playing } from '$lib/board/board';
import { changedPaths, type ViewPath } from './view-changes';
import type { Message, Sight, View } from '$lib/net/protocol';
import { isTurnStart, eventSeat, type Moment } from './timeline';

type Told = Pick<Playing, 'before' | 'event' | 'after'>;
/** The view before others acted, the last seat to touch each path, and whether the viewer's seat has decided since. */
type Kept = { before: View; touched: ReadonlyMap<string, number>; hasDecided: boolean };

export class UnseenChanges {
	#kept = $state.raw<ReadonlyMap<number, Kept>>(new Map());
	#deciding = new Set<number>();

	/** A seat decides: later changes by others are new. */
	decide(seat: number): void {
		this.#deciding.add(seat);
	}

	/** Record an update of a seat. */
	follow({ seat, view }: Sight, after: Sight, told: readonly Told[], isUndone: boolean): void {
		if (seat === null) return;
		const isOwn = this.#deciding.delete(seat);
		const earlier = this.#kept.get(seat) ?? begun(view);
		this.#keep(seat, isUndone ? begun(after.view) : next(seat, earlier, view, told, isOwn));
	}

	/** Rebuild the state from the history when the page was opened in mid-match. */
	recall({ seat }: Sight, timeline: readonly Moment[], isOwn: (step: number) => boolean): void {
		const first = timeline[0];
		if (seat === null || this.#kept.has(seat) || !first) return;
		let kept = begun(first.view);
		for (let start = 1; start < timeline.length;) {
			const { step } = timeline[start] as Moment;
			const end = timeline.findIndex((moment, index) => index > start && moment.step !== step);
			const moments = timeline.slice(start - 1, end < 0 ? undefined : end);
			const told = moments.slice(1).flatMap(({ event, view }, index): Told[] => {
				return event ? [{ before: (moments[index] as Moment).view, event, after: view }] : [];
			});
			kept = next(seat, kept, (moments[0] as Moment).view, told, isOwn(step));
			start += moments.length - 1;
		}
		this.#keep(seat, kept);
	}

	/** Return the view at the seat's last decision, or null if it is unknown. */
	before(seat: number | null): View | null {
		return seat === null ? null : (this.#kept.get(seat)?.before ?? null);
	}

	/** Return the paths that differ from that view, with the seat that changed each. */
	changes({ seat, view }: Sight): Map<ViewPath, number> {
		const kept = seat === null ? undefined : this.#kept.get(seat);
		if (!kept || kept.touched.size === 0) return new Map();
		return new Map(
			changedPaths(kept.before, view).flatMap((path) => {
				const who = kept.touched.get(path.join(' '));
				return who === undefined ? [] : [[path, who] as const];
			})
		);
	}

	#keep(seat: number, kept: Kept): void {
		this.#kept = new Map(this.#kept).set(seat, kept);
	}
}

const begun = (before: View): Kept => ({ before, touched: new Map(), hasDecided: false });

/** Return the state after an update. While only the viewer's seat acts, changes by others stay marked. */
function next(seat: number, kept: Kept, before: View, told: readonly Told[], isOwn: boolean): Kept {
	const isAlone = told.every(({ event }) => (eventSeat(event) ?? seat) === seat);
	const hasDecided = kept.hasDecided || isOwn;
	if (isAlone) return { ...kept, hasDecided, touched: touchedBy(told, kept.touched, seat) };
	const { touched, before: since } = hasDecided ? begun(before) : kept;
	return { before: since, touched: touchedBy(told, touched, null), hasDecided: false };
}

/** Return the last seat to touch each path. A turn start belongs to no seat, and changes by `own` are not marked. */
function touchedBy(told: readonly Told[], earlier: ReadonlyMap<string, number>, own: number | null): ReadonlyMap<string, number> {
	const touched = new Map(earlier);
	for (const { before, event, after } of told) {
		const who = whoDid(event);
		for (const path of changedPaths(before, after)) {
			if (who === null || who === own) touched.delete(path.join(' '));
			else touched.set(path.join(' '), who);
		}
	}
	return touched;
}

const whoDid = (event: Message) => (isTurnStart(event) ? null : eventSeat(event));
