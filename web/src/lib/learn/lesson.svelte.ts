// One try at a lesson. The server is stateless: each request sends all actions so far and returns the position.
import { api } from '$lib/net/api';
import type { Playing } from '$lib/board/board';
import { applyChange, type Change } from '$lib/net/change';
import { Answering, type UndoCount } from '$lib/choice/answering.svelte';
import type { ChoiceModel } from '$lib/choice/choice-model';
import type { DraftStep } from '$lib/choice/draft';
import { eventDurationMs, animationSteps, type AnimationStep } from '$lib/playback/animation-steps';
import type { Attempt, Message, Option, Seat, Sight, View } from '$lib/net/protocol';
import { settings } from '$lib/app/settings.svelte';
import { learning } from './progress.svelte';

const MAX_QUICK_EVENTS = 2; // so few events do not delay the next choice

export class LessonModel extends Answering implements ChoiceModel {
	newest = $state.raw<Sight | null>(null);
	attempt = $state.raw<Attempt | null>(null);
	playing = $state.raw<Playing | null>(null);
	refusal = $state.raw<unknown>(null);
	sending = $state(false);
	isHinting = $state(false);
	#isText = false;
	steps = $state.raw<readonly DraftStep[]>([]); // answers given on this visit
	#actions = $state.raw<readonly string[]>([]);
	#moments = $state.raw<readonly AnimationStep[]>([]);
	#timer: ReturnType<typeof setTimeout> | undefined;

	// A lesson has no other players to ask.
	readonly table = null;
	readonly line = 'open';
	askUndo = (): void => undefined;
	answerUndo = (): void => undefined;

	constructor(
		private readonly game: string,
		private readonly lesson: string,
		private readonly own: () => string, // the learner's name
		private readonly isSilent: (event: Message) => boolean
	) {
		super();
	}

	players = $derived.by(() => (this.attempt ? namesOf(this.attempt, this.own()) : []));
	ownSeats = $derived(this.newest?.seat == null ? [] : [this.newest.seat]);
	isAnimating = $derived(this.playing !== null && this.#moments.length > MAX_QUICK_EVENTS);
	choice = $derived.by(() => (this.isAnimating ? null : (this.newest?.choice ?? null)));
	progress = $derived.by(() => (this.playing ? 'open' : (this.attempt?.progress ?? 'open')));
	/** The sight the board draws: during an animation, the animated view. */
	sight = $derived.by((): Sight | null =>
		this.newest && this.playing ? { ...this.newest, view: this.playing.after, outcome: null } : this.newest
	);
	log = $derived((this.attempt?.log ?? []).flatMap((events, entry) => events.map((message, at) => ({ id: `${entry}.${at}`, message }))));
	parts = $derived.by(() => this.attempt?.parts ?? []);
	seats = $derived.by(() => (this.attempt ? seatsOf(this.attempt, this.own()) : []));
	/** The hinted options, while a hint is shown. */
	hinted: readonly Option[] = $derived.by(() => {
		const hint = this.isHinting ? (this.attempt?.hint.actions ?? []) : [];
		return (this.choice?.options ?? []).filter(({ action }) => hint.includes(action));
	});

	/** Start the lesson, or resume it where this browser left it. */
	open = async (isText: boolean): Promise<void> => {
		this.#isText = isText;
		const begun = learning.begun(this.game, this.lesson);
		// If the lesson has changed since, start anew.
		if (begun.length > 0 && (await this.#try(begun))) return;
		await this.#try([]);
	};

	close(): void {
		clearTimeout(this.#timer);
	}

	/** Switch the text form of the sight on or off. */
	readAsText = async (wanted: boolean): Promise<void> => {
		if (this.#isText === wanted) return;
		this.#isText = wanted;
		await this.#try(this.#actions);
	};

	undo = (whole: boolean): void => {
		if (this.#actions.length === 0) return;
		if (whole) this.isHinting = false;
		this.change(whole ? 'turn' : 1);
	};

	/** Advance by one event at pace `steps`; otherwise skip the animation. */
	goOn = (): void => {
		if (settings.pace !== 'steps' || !this.isAnimating) return this.skip();
		clearTimeout(this.#timer);
		this.#play(this.#moments.slice(1));
	};

	skip = (): void => {
		clearTimeout(this.#timer);
		this.#moments = [];
		this.playing = null;
	};

	protected get isHeld(): boolean {
		return this.sending;
	}

	protected async takeBack(back: UndoCount): Promise<boolean> {
		const left = <T>(all: readonly T[]) => (back === 'turn' ? [] : all.slice(0, -back));
		if (!(await this.#try(left(this.#actions)))) return false;
		this.steps = left(this.steps);
		return true;
	}

	protected async answer({ seat, choice, view }: Sight, option: Option): Promise<boolean> {
		if (seat === null || !choice || !(await this.#try([...this.#actions, option.action]))) return false;
		this.steps = [...this.steps, { seat, choice, option }];
		if (this.attempt) this.#tell(view, this.attempt.steps);
		return true;
	}

	async #try(actions: readonly string[]): Promise<boolean> {
		this.sending = true;
		this.refusal = null;
		this.warned = null;
		this.skip();
		try {
			const attempt = await api.attempt(this.game, this.lesson, actions, this.#isText);
			this.#actions = actions;
			this.attempt = attempt;
			this.newest = attempt.sight;
			learning.note(this.game, this.lesson, attempt.progress === 'failed' ? [] : actions, attempt.progress === 'done');
			return true;
		} catch (error) {
			this.refusal = error;
			return false;
		} finally {
			this.sending = false;
		}
	}

	#tell(view: View, steps: readonly { events: Parameters<typeof animationSteps>[1]; change?: Change }[]): void {
		if (settings.pace === 'none' || document.hidden) return;
		const moments = steps.flatMap(({ events, change }) => {
			const animated = animationSteps(view, events);
			view = animated.at(-1)?.after ?? view;
			if (change) view = applyChange(view, change);
			return animated;
		});
		this.#play(moments.filter(({ event }) => !this.isSilent(event)));
	}

	#play(moments: readonly AnimationStep[]): void {
		const [moment] = moments;
		if (!moment) return this.skip();
		const milliseconds = eventDurationMs(moments.length);
		this.#moments = moments;
		this.playing = { ...moment, milliseconds };
		if (settings.pace === 'steps' && this.isAnimating) return; // until `goOn` is called
		this.#timer = setTimeout(() => this.#play(moments.slice(1)), milliseconds);
	}
}

/** The parts of an attempt that a board needs to draw a position. */
export type Drawn = Pick<Attempt, 'names' | 'parts' | 'sight'>;

/** Return the seats' names; the learner's is empty in the lesson. */
export function namesOf({ names }: Pick<Drawn, 'names'>, own: string): string[] {
	return names.map((name) => name || own);
}

export function seatsOf(drawn: Drawn, own: string): Seat[] {
	const nobody = { account: false, bot: null, away: false, standin: null, person: null, kept: false, kept_for_me: false };
	return namesOf(drawn, own).map((name, seat) => {
		const mine = seat === drawn.sight.seat;
		return { ...nobody, kind: mine ? 'person' : 'bot', name, mine };
	});
}
