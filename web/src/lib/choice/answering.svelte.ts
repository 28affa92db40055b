// Answering choices and taking answers back; shared by tables and lessons.
import type { Lit } from '$lib/board/board';
import { isRepeatedPress } from '$lib/board/pointer';
import type { Choice, Option, Sight } from '$lib/net/protocol';
import { litBy } from './groups';
import { repeatAnswers, alternatives, type NextAnswer, type DraftStep } from './draft';
import type { Draft } from './draft-context';

/** The number of own answers to take back; `turn`: as many as possible. */
export type UndoCount = number | 'turn';

export abstract class Answering implements Draft {
	warned = $state.raw<Option | null>(null); // the answer that waits for a confirmation
	protected isChanging = $state(false); // answers are being taken back or repeated
	#again: readonly DraftStep[] = []; // answers after a retracted one, repeated after its replacement
	#answered: Promise<boolean> | undefined; // whether the answer in flight was accepted

	/** The newest sight, regardless of animations. */
	abstract readonly newest: Sight | null;
	/** The current choice, if it can be answered now. */
	abstract readonly choice: Choice | null;
	/** The own answers that can still be taken back. */
	abstract readonly steps: readonly DraftStep[];
	abstract readonly skip: () => void;
	/** Whether nothing can be answered now. */
	protected abstract get isHeld(): boolean;
	/** Give an answer and wait for the resulting sight; return whether it was accepted. */
	protected abstract answer(sight: Sight, option: Option): Promise<boolean>;
	/** Take back a number of own answers. */
	protected abstract takeBack(back: UndoCount): Promise<boolean>;

	alternatives = $derived.by(() => alternatives(this.steps, this.warned ? null : this.choice));
	lit: Lit = $derived.by(() => litBy(this.warned ? [] : (this.choice?.options ?? [])));

	act = (action: string): void => {
		const sight = this.newest;
		const option = sight?.choice?.options.find((option) => option.action === action);
		// Ignore a double click: something else may have appeared under the pointer.
		if (sight?.seat == null || !sight.choice || !option || this.isHeld || this.isChanging || isRepeatedPress()) return;
		if (option.warning && option !== this.warned) {
			this.warned = option;
			return;
		}
		this.skip();
		const again = this.#again;
		this.forget();
		if (again.length === 0) void this.#answer(sight, option);
		else void this.#change(0, repeatAnswers([{ seat: sight.seat, choice: sight.choice, option }, ...again]));
	};

	/** Dismiss the warning: all answers are offered again. */
	dismissWarning = (): void => {
		this.warned = null;
	};

	/** Handle a click on a thing that is not offered now: replace the last answer by it, or take it back. */
	reconsider = (thing: string): void => {
		const instead = this.alternatives.get(thing);
		const last = this.steps.at(-1);
		if (instead === undefined || !last || isRepeatedPress()) return;
		// An answer with a warning is not given directly; its choice is shown again.
		this.change(1, instead && !instead.warning ? repeatAnswers([{ ...last, option: instead }]) : undefined);
	};

	/** Take one answer back and ask for it again; later answers are repeated afterwards. */
	retract = (step: DraftStep): void => {
		const index = this.steps.indexOf(step);
		if (index < 0 || !this.mayChange() || isRepeatedPress()) return;
		const later = this.steps.slice(index + 1);
		this.change(later.length + 1);
		this.#again = later;
	};

	/** Take back a number of own answers, then give those that `next` returns. */
	change = (back: UndoCount, next?: NextAnswer): void => {
		if (!this.mayChange()) return;
		this.skip();
		this.forget();
		void this.#change(back, next);
	};

	protected mayChange(): boolean {
		return this.newest?.seat != null && !this.isHeld && !this.isChanging;
	}

	/** Drop the pending confirmation and the answers to repeat. */
	protected forget(): void {
		this.warned = null;
		this.#again = [];
	}

	async #answer(sight: Sight, option: Option): Promise<void> {
		const answered = (this.#answered = this.answer(sight, option));
		await answered;
		if (this.#answered === answered) this.#answered = undefined;
	}

	async #change(back: UndoCount, next: NextAnswer = () => undefined): Promise<void> {
		const seat = this.newest?.seat;
		this.isChanging = true;
		try {
			// The update may arrive before the acknowledgement of the answer.
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
