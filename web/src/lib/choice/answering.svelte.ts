// Whoever is asked answers, and may think better of it: the same at a table and in a lesson.
import type { Lit } from '$lib/board/board';
import { sameSpot } from '$lib/board/pointer';
import type { Choice, Option, Sight } from '$lib/net/protocol';
import { litBy } from './groups';
import { asBefore, others, type Next, type Step } from './draft';
import type { Mind } from './draft-context';

/** How many of one's own answers are taken back; the turn: all that may be. */
export type Back = number | 'turn';

export abstract class Answering implements Mind {
	warned = $state.raw<Option | null>(null); // the answer that is asked about once more
	protected isChanging = $state(false); // one thing after another is taken back or done again
	#again: readonly Step[] = []; // what was done after an answer that was lifted: done again after the new one
	#answered: Promise<boolean> | undefined; // whether the answer that is on its way is taken

	/** The newest sight, whatever is being told. */
	abstract readonly newest: Sight | null;
	/** What is asked, as far as it may be answered now. */
	abstract readonly choice: Choice | null;
	/** What one has done and may still take back. */
	abstract readonly steps: readonly Step[];
	abstract readonly skip: () => void;
	/** Whether nothing can be answered now. */
	protected abstract get isHeld(): boolean;
	/** Give an answer, and wait for what comes of it; whether it was taken. */
	protected abstract answer(sight: Sight, option: Option): Promise<boolean>;
	/** Take back as many of one's own answers. */
	protected abstract takeBack(back: Back): Promise<boolean>;

	others = $derived.by(() => others(this.steps, this.warned ? null : this.choice));
	lit: Lit = $derived.by(() => litBy(this.warned ? [] : (this.choice?.options ?? [])));

	act = (action: string): void => {
		const sight = this.newest;
		const option = sight?.choice?.options.find((option) => option.action === action);
		// A double click is one action: whatever has come under the pointer since is not meant.
		if (sight?.seat == null || !sight.choice || !option || this.isHeld || this.isChanging || sameSpot()) return;
		if (option.warning && option !== this.warned) {
			this.warned = option;
			return;
		}
		this.skip();
		const again = this.#again;
		this.forget();
		if (again.length === 0) void this.#answer(sight, option);
		else void this.#change(0, asBefore([{ seat: sight.seat, choice: sight.choice, option }, ...again]));
	};

	/** Rather not: all the answers are offered again. */
	thinkBetter = (): void => {
		this.warned = null;
	};

	/** A click on what is not offered now: something else than was chosen last, or that itself once more. */
	reconsider = (thing: string): void => {
		const instead = this.others.get(thing);
		const last = this.steps.at(-1);
		if (instead === undefined || !last || sameSpot()) return;
		// What warns is asked about as ever.
		this.change(1, instead && !instead.warning ? asBefore([{ ...last, option: instead }]) : undefined);
	};

	/** Take one answer back and ask for it again; what was done after it is done again then. */
	lift = (step: Step): void => {
		const place = this.steps.indexOf(step);
		if (place < 0 || !this.mayChange() || sameSpot()) return;
		const later = this.steps.slice(place + 1);
		this.change(later.length + 1);
		this.#again = later;
	};

	/** Take back as many of one's own answers, then answer as one is told to. */
	change = (back: Back, next?: Next): void => {
		if (!this.mayChange()) return;
		this.skip();
		this.forget();
		void this.#change(back, next);
	};

	protected mayChange(): boolean {
		return this.newest?.seat != null && !this.isHeld && !this.isChanging;
	}

	/** What was about to be asked once more, or done again, is no longer. */
	protected forget(): void {
		this.warned = null;
		this.#again = [];
	}

	async #answer(sight: Sight, option: Option): Promise<void> {
		const answered = (this.#answered = this.answer(sight, option));
		await answered;
		if (this.#answered === answered) this.#answered = undefined;
	}

	async #change(back: Back, next: Next = () => undefined): Promise<void> {
		const seat = this.newest?.seat;
		this.isChanging = true;
		try {
			// What came of an answer is seen a moment before it is known to be taken.
			if (this.#answered && !(await this.#answered)) return;
			if (back !== 0 && !(await this.takeBack(back))) return;
			for (;;) {
				const sight = this.newest;
				const action = sight?.seat === seat && sight ? next(sight) : undefined;
				const option = sight?.choice?.options.find((option) => option.action === action);
				if (!sight || !option || !(await this.answer(sight, option))) return;
			}
		} finally {
			this.isChanging = false;
		}
	}
}
