// One try at a lesson. The server keeps nothing of it: it is sent all that was done so far, and says where that comes to.
import { api } from '$lib/net/api';
import type { Playing } from '$lib/board/board';
import { changed, type Change } from '$lib/net/change';
import { Answering, type Back } from '$lib/choice/answering.svelte';
import type { Asking } from '$lib/choice/choice-model';
import type { Step } from '$lib/choice/draft';
import { millisecondsFor, momentsOf, type Moment } from '$lib/playback/animation-steps';
import type { Attempt, Message, Option, Seat, Sight, View } from '$lib/net/protocol';
import { settings } from '$lib/app/settings.svelte';
import { learning } from './progress.svelte';

const FEW = 2; // so few events do not hold up the next answer

export class LessonModel extends Answering implements Asking {
	newest = $state.raw<Sight | null>(null);
	attempt = $state.raw<Attempt | null>(null);
	playing = $state.raw<Playing | null>(null);
	refusal = $state.raw<unknown>(null);
	sending = $state(false);
	isHinting = $state(false);
	#isText = false;
	steps = $state.raw<readonly Step[]>([]); // the newest of what was done; what an earlier visit did is not among them
	#actions = $state.raw<readonly string[]>([]);
	#moments = $state.raw<readonly Moment[]>([]);
	#timer: ReturnType<typeof setTimeout> | undefined;

	// Nobody else sits here who could be asked for anything.
	readonly table = null;
	readonly line = 'open';
	askUndo = (): void => undefined;
	answerUndo = (): void => undefined;

	constructor(
		private readonly game: string,
		private readonly lesson: string,
		private readonly own: () => string, // what the learner is called
		private readonly isSilent: (event: Message) => boolean
	) {
		super();
	}

	players = $derived.by(() => (this.attempt ? namesOf(this.attempt, this.own()) : []));
	ownSeats = $derived(this.newest?.seat == null ? [] : [this.newest.seat]);
	telling = $derived(this.playing !== null && this.#moments.length > FEW);
	choice = $derived.by(() => (this.telling ? null : (this.newest?.choice ?? null)));
	progress = $derived.by(() => (this.playing ? 'open' : (this.attempt?.progress ?? 'open')));
	/** The sight the board draws: what is told just now is not yet decided. */
	sight = $derived.by((): Sight | null =>
		this.newest && this.playing ? { ...this.newest, view: this.playing.after, outcome: null } : this.newest
	);
	log = $derived((this.attempt?.log ?? []).flatMap((events, entry) => events.map((message, at) => ({ id: `${entry}.${at}`, message }))));
	parts = $derived.by(() => this.attempt?.parts ?? []);
	seats = $derived.by(() => (this.attempt ? seatsOf(this.attempt, this.own()) : []));
	/** What the hint would do now, while it is asked for. */
	hinted: readonly Option[] = $derived.by(() => {
		const hint = this.isHinting ? (this.attempt?.hint.actions ?? []) : [];
		return (this.choice?.options ?? []).filter(({ action }) => hint.includes(action));
	});

	/** Begin, or go on where this browser left it. */
	open = async (isText: boolean): Promise<void> => {
		this.#isText = isText;
		const begun = learning.begun(this.game, this.lesson);
		// The lesson may have changed since; then it begins anew.
		if (begun.length > 0 && (await this.#try(begun))) return;
		await this.#try([]);
	};

	close(): void {
		clearTimeout(this.#timer);
	}

	/** Whether the sight is wanted as text, too. */
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

	/** Tell the next moment where one goes by steps; hurry on to the end where not. */
	goOn = (): void => {
		if (settings.pace !== 'steps' || !this.telling) return this.skip();
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

	protected async takeBack(back: Back): Promise<boolean> {
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
			const found = await api.attempt(this.game, this.lesson, actions, this.#isText);
			this.#actions = actions;
			this.attempt = found;
			this.newest = found.sight;
			learning.note(this.game, this.lesson, found.progress === 'failed' ? [] : actions, found.progress === 'done');
			return true;
		} catch (error) {
			this.refusal = error;
			return false;
		} finally {
			this.sending = false;
		}
	}

	#tell(view: View, steps: readonly { events: Parameters<typeof momentsOf>[1]; change?: Change }[]): void {
		if (settings.pace === 'none' || document.hidden) return;
		const moments = steps.flatMap(({ events, change }) => {
			const told = momentsOf(view, events);
			view = told.at(-1)?.after ?? view;
			if (change) view = changed(view, change);
			return told;
		});
		this.#play(moments.filter(({ event }) => !this.isSilent(event)));
	}

	#play(moments: readonly Moment[]): void {
		const [moment] = moments;
		if (!moment) return this.skip();
		const milliseconds = millisecondsFor(moments.length);
		this.#moments = moments;
		this.playing = { ...moment, milliseconds };
		if (settings.pace === 'steps' && this.telling) return; // until one goes on
		this.#timer = setTimeout(() => this.#play(moments.slice(1)), milliseconds);
	}
}

/** What a board needs to draw a position of a lesson or an example. */
export type Drawn = Pick<Attempt, 'names' | 'parts' | 'sight'>;

/** Who sits there; the learner has no name of their own. */
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
