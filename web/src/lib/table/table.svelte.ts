// The state of one table: sights, log, chat, animation, and the requests a player can send.
import { ApiError } from '$lib/net/api';
import type { Playing } from '$lib/board/board';
import { Answering, type UndoCount } from '$lib/choice/answering.svelte';
import type { DraftStep } from '$lib/choice/draft';
import { AnimationQueue } from '$lib/playback/animation-queue.svelte';
import { MatchHistory } from '$lib/playback/history.svelte';
import type { Chat, Message, Option, Order, Part, Sight, Table } from '$lib/net/protocol';
import { settings } from '$lib/app/settings.svelte';
import { UnseenChanges } from '$lib/playback/unseen-changes.svelte';
import { Socket, tableSocketUrl, type Line } from '$lib/net/socket';
import { HintRequest } from './hint-request.svelte';
import { SeatSights, type Update, type Welcome } from './seat-sights.svelte';

const MAX_ATTEMPTS = 4; // for a request that becomes stale
const HINTED = 'hinted'; // a log entry that is not animated

export class TableModel extends Answering {
	table = $state.raw<Table | null>(null);
	parts = $state.raw<Part[]>([]);
	chat = $state.raw<Chat[]>([]);
	line = $state<Line>('connecting');
	closed = $state.raw<ApiError | null>(null); // why the server closed the table
	refusal = $state.raw<unknown>(null); // why the last request was refused
	sending = $state(false);
	clocksAt = $state.raw(0); // when the clocks were received (performance.now)
	curtain = $state<number | null>(null); // the seat to hand the shared screen to

	#seats = new SeatSights();
	#animation: AnimationQueue;
	#socket: Socket;
	#actedAt = new Map<number, number>();
	#steps = $state.raw<readonly DraftStep[]>([]);
	#hintRequest: HintRequest;
	/** The history of the match, and the moment being reviewed. */
	readonly history: MatchHistory;
	/** Changes since the viewer's last decision. */
	readonly unseen = new UnseenChanges();

	constructor(
		id: string,
		invitation: string | null,
		private readonly onTurn: (seat: number) => void,
		isWordless: (event: Message) => boolean = () => false
	) {
		super();
		const isSilent = (event: Message) => event.key === HINTED || isWordless(event);
		this.#animation = new AnimationQueue(isSilent, () => this.#drawCurtain());
		this.#hintRequest = new HintRequest(id);
		this.history = new MatchHistory(id, invitation, { newest: () => this.newest, lines: () => this.#seats.lines, isSilent });
		this.#socket = new Socket(
			tableSocketUrl(id),
			invitation,
			(news) => {
				if (news.type === 'welcome') this.#welcome(news);
				else if (news.type === 'update') this.#update(news);
				else if (news.type === 'table') this.#setTable(news.table);
				else if (news.type === 'chat') this.chat = [...this.chat.filter((c) => c.number !== news.chat.number), news.chat];
			},
			(line, why) => {
				this.line = line;
				if (line === 'closed') this.closed ??= why ?? null;
			}
		);
	}

	close(): void {
		this.#animation.stop();
		this.#socket.close();
	}

	/** Switch the text form of the sights on or off. */
	readAsText = (wanted: boolean): void => this.#socket.readAsText(wanted);

	/** The event being animated. */
	playing = $derived.by((): Playing | null => this.#animation.playing);
	/** The newest sight of the shown seat; the board may still be animating the way to it. */
	newest = $derived(this.#seats.newest);
	/** The sight the board draws: the newest, an animated or a past one. */
	sight = $derived.by((): Sight | null => {
		if (this.history.sight) return this.history.sight;
		const update = this.#animation.current;
		if (!update || !this.playing) return this.newest;
		// The text sheets stay those from before the update until its animation ends.
		const { actors, sheets } = update.before;
		return { ...update.sight, view: this.playing.after, actors, outcome: null, ...(sheets && { sheets }) };
	});
	/** Whether the animation is long enough for the next choice to wait for it. */
	isAnimating = $derived.by(() => this.#animation.isLong);
	choice = $derived.by(() =>
		this.isAnimating || this.curtain !== null || this.isChanging || this.history.moment ? null : (this.newest?.choice ?? null)
	);
	isSpectator = $derived(this.#seats.isSpectator);
	ownSeats = $derived(this.#seats.ownSeats);
	isHotSeat = $derived(this.ownSeats.length > 1);
	outcome = $derived.by(() => (this.playing || this.history.moment ? null : (this.newest?.outcome ?? null)));
	players = $derived((this.table?.seats ?? []).map((seat) => seat.name));

	/** The answers of the shown seat that can still be taken back. */
	steps = $derived(this.newest?.can_undo ? this.#steps.filter(({ seat }) => seat === this.#seats.shown) : []);
	/** Whether hints are allowed and there is more than one answer. */
	mayHint = $derived((this.table?.hints ?? false) && !this.warned && (this.choice?.options.length ?? 0) > 1);
	/** The hints for the current choice, if they were requested. */
	hints = $derived.by(() => (this.warned ? [] : this.#hintRequest.hintsFor(this.choice)));
	isAdvising = $derived.by(() => this.#hintRequest.isPending);

	/** The log lines up to the animated event. */
	log = $derived.by(() => this.#seats.lines.slice(0, this.#seats.lines.length - this.#animation.remaining));

	protected get isHeld(): boolean {
		const sight = this.newest;
		if (this.curtain !== null || this.history.moment) return true;
		// The answer to this sight is in flight.
		return sight?.seat != null && this.#actedAt.get(sight.seat) === sight.number;
	}

	/** Send an answer. If it became stale only by other players' actions, it is sent again. */
	protected async answer({ seat }: Sight, { action }: Option): Promise<boolean> {
		if (seat === null) return false;
		for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
			const sight = this.#seats.of(seat);
			const option = sight?.choice?.options.find((option) => option.action === action);
			if (!sight?.choice || !option) return false;
			const expected = JSON.stringify(sight.choice);
			const step = { seat, choice: sight.choice, option };
			this.#actedAt.set(seat, sight.number);
			this.unseen.decide(seat);
			this.#steps = [...this.#steps, step];
			if (await this.#order({ type: 'act', seat, number: sight.number, action })) {
				await this.#seats.newerThan(seat, sight.number);
				return true;
			}
			this.#actedAt.delete(seat);
			this.#steps = this.#steps.filter((other) => other !== step);
			const isStale = this.refusal instanceof ApiError && this.refusal.kind === 'stale-action';
			if (!isStale || JSON.stringify(this.#seats.of(seat)?.choice) !== expected) return false;
			this.refusal = null;
		}
		return false;
	}

	undo = (whole: boolean): void => this.change(whole ? 'turn' : 1);

	protected async takeBack(back: UndoCount): Promise<boolean> {
		const seat = this.#seats.shown;
		if (back === 'turn') return this.#goBack(seat, 'restart');
		for (let gone = 0; gone < back; gone++) if (!(await this.#goBack(seat, 'undo'))) return false;
		return true;
	}

	async #goBack(seat: number, type: 'undo' | 'restart'): Promise<boolean> {
		for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
			const sight = this.#seats.of(seat);
			if (!sight?.can_undo) return false;
			if (await this.#order({ type, seat, number: sight.number })) {
				await this.#seats.newerThan(seat, sight.number);
				return true;
			}
			if (!(this.refusal instanceof ApiError && this.refusal.kind === 'stale-action')) return false;
			await this.#seats.newerThan(seat, sight.number);
		}
		return false;
	}

	/** Request a hint; the server tells the whole table. */
	suggest = async (): Promise<void> => {
		const seat = this.newest?.seat;
		if (seat == null || !this.mayHint || this.isAdvising || this.hints.length > 0) return;
		this.refusal = null;
		try {
			await this.#hintRequest.send(seat, (seat) => this.#seats.of(seat)?.choice ?? null);
		} catch (error) {
			this.refusal = error;
		}
	};

	askUndo = (): void => this.#forShown('ask_undo');
	resign = (): void => this.#forShown('resign');
	comeBack = (seat: number): void => void this.#order({ type: 'return', seat });
	answerUndo = (seat: number, agree: boolean): void => void this.#order({ type: 'answer_undo', seat, agree });
	say = (text: string): Promise<boolean> => this.#order({ type: 'chat', text });
	mute = (chat: number, muted: boolean): void => void this.#order({ type: 'mute', chat, muted });
	letSpectatorsChat = (allowed: boolean): void => void this.#order({ type: 'spectator_chat', allowed });

	/** Show the table from another of the visitor's own seats. */
	handOver = (seat: number): void => {
		this.skip();
		this.curtain = null;
		this.forget();
		this.#seats.shown = seat;
		this.history.forget();
	};

	/** Go back to a past moment: by a step, by a turn, or to a log line. */
	lookBack = async (to: 'step' | 'turn' | { line: string }): Promise<void> => {
		if (this.curtain !== null) return;
		this.skip();
		try {
			await this.history.learn();
		} catch (error) {
			this.refusal = error;
			return;
		}
		if (to === 'step') this.history.step(-1);
		else if (to === 'turn') this.history.turn(-1);
		else this.history.goToLogLine(to.line);
	};

	/** Advance by one event at pace `steps`; otherwise skip the animation. */
	goOn = (): void => this.#animation.next();
	skip = (): void => this.#animation.skip();

	#forShown(type: 'ask_undo' | 'resign'): void {
		const seat = this.newest?.seat;
		if (seat != null) void this.#order({ type, seat });
	}

	async #order(order: Order): Promise<boolean> {
		this.sending = true;
		this.refusal = null;
		try {
			await this.#socket.send(order);
			return true;
		} catch (error) {
			this.refusal = error;
			return false;
		} finally {
			this.sending = false;
		}
	}

	#setTable(table: Table): void {
		this.table = table;
		this.clocksAt = performance.now();
	}

	#welcome(news: Welcome): void {
		const hadChoice = this.#seats.actors.length > 0;
		this.#setTable(news.table);
		this.parts = news.parts;
		this.chat = news.chat;
		this.#animation.stop();
		this.history.forget();
		this.#actedAt.clear();
		this.forget();
		this.#steps = [];
		// After a reload of a shared screen, any of its players may be looking.
		if (this.#seats.begin(news) && this.isHotSeat && this.newest?.choice) this.curtain = this.#seats.shown;
		this.#announceTurn(hadChoice);
		this.#drawCurtain();
		this.#seats.notify();
		if (news.log.length > 0 && this.newest?.choice) void this.#recall(this.newest);
	}

	/** Mark the changes made while the page was closed. */
	async #recall(sight: Sight): Promise<void> {
		await this.history.learn().catch(() => undefined); // Without the history there is nothing to mark.
		this.unseen.recall(sight, this.history.timeline, this.history.isOwn);
	}

	#update(news: Update): void {
		const hadChoice = this.#seats.actors.length > 0;
		const update = this.#seats.apply(news);
		if (!update) return this.#socket.restart();
		const { seat, before, sight, steps } = update;
		const isUndone = news.undone > 0;
		this.unseen.follow(before, sight, steps, isUndone);
		if (seat === this.#seats.shown) {
			this.warned = null;
			if (isUndone) this.history.forget();
			else this.history.follow(steps, sight);
			if (isUndone || settings.pace === 'none' || document.hidden || this.isChanging || this.history.moment) this.skip();
			else this.#animation.add(update);
		}
		this.refusal = null;
		this.#keepSteps(seat, sight, news.undone);
		this.#announceTurn(hadChoice);
		this.#drawCurtain();
		this.#seats.notify();
	}

	/** Drop the answers that can no longer be taken back; after an undo by others, all of them. */
	#keepSteps(seat: number, sight: Sight, undone: number): void {
		const own = this.#steps.filter((step) => step.seat === seat);
		const left = !sight.can_undo ? [] : undone === 0 ? own : this.isChanging ? own.slice(0, -1) : [];
		if (left.length < own.length) this.#steps = [...this.#steps.filter((step) => step.seat !== seat), ...left];
	}

	/** Report the start of a turn: once per turn, not for each step. */
	#announceTurn(hadChoice: boolean): void {
		const [first] = this.#seats.actors;
		if (first !== undefined && !hadChoice) this.onTurn(first);
	}

	#drawCurtain(): void {
		if (!this.isHotSeat || this.playing || this.newest?.choice || this.newest?.outcome) return;
		const next = this.#seats.actors.find((seat) => seat !== this.#seats.shown);
		if (next !== undefined) this.curtain = next;
	}
}
