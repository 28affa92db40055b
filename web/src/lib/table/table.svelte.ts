// The state of one table: sights, log, chat, animation, and the requests a player can send.
import { api, ApiError } from '$lib/net/api';
import type { Playing } from '$lib/board/board';
import { applyChange } from '$lib/net/change';
import { Answering, type UndoCount } from '$lib/choice/answering.svelte';
import type { DraftStep } from '$lib/choice/draft';
import { namedThings, type Highlight } from '$lib/playback/view-changes';
import { eventDurationMs, animationSteps, type AnimationStep } from '$lib/playback/animation-steps';
import { MatchHistory } from '$lib/playback/history.svelte';
import type { Chat, Choice, FromServer, Message, Option, Part, Sight, Table } from '$lib/net/protocol';
import { settings } from '$lib/app/settings.svelte';
import { UnseenChanges } from '$lib/playback/unseen-changes.svelte';
import { Socket, type Line } from '$lib/net/socket';

/** A suggested answer with its reasons. */
export type Hint = { option: Option; reasons: readonly Message[] };
type Tale = { sight: Sight; before: Sight; moments: AnimationStep[] };
type Welcome = Extract<FromServer, { type: 'welcome' }>;
type Update = Extract<FromServer, { type: 'update' }>;

const SPECTATOR = -1; // the key of a spectator's sight
const MAX_QUICK_EVENTS = 2; // so few events do not delay the next choice

const MAX_ATTEMPTS = 4;
// Overrides for moments shown in retrospect.
const NOT_YET = { choice: null, can_undo: false, actors: [], outcome: null };

const HINTED = 'hinted'; // a log entry that is not animated

const keyOf = ({ seat }: { seat: number | null }) => seat ?? SPECTATOR;

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
	playing = $state.raw<Playing | null>(null);
	isAdvising = $state(false); // a hint is being computed

	#sights = $state.raw<ReadonlyMap<number, Sight>>(new Map());
	#logs = $state.raw<ReadonlyMap<number, Message[][]>>(new Map());
	#shown = $state(SPECTATOR);
	#queue = $state.raw<Tale[]>([]);
	#step = $state(0); // the index of the animated step in the first update
	#timer: ReturnType<typeof setTimeout> | undefined;
	#socket: Socket;
	#actedAt = new Map<number, number>();
	#steps = $state.raw<readonly DraftStep[]>([]);
	#waiting: (() => void)[] = []; // resolvers waiting for an update
	#advice = $state.raw<{ choice: Choice; hints: Hint[] } | null>(null);
	private readonly isSilent: (event: Message) => boolean;
	/** The history of the match, and the moment being reviewed. */
	readonly history: MatchHistory;
	/** Changes since the viewer's last decision. */
	readonly unseen = new UnseenChanges();

	constructor(
		private readonly id: string,
		invitation: string | null,
		private readonly onTurn: (seat: number) => void,
		isWordless: (event: Message) => boolean = () => false
	) {
		super();
		const isSilent = (event: Message) => event.key === HINTED || isWordless(event);
		this.isSilent = isSilent;
		this.history = new MatchHistory(id, invitation, () => this.newest, isSilent);
		const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
		this.#socket = new Socket(
			`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`,
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
		clearTimeout(this.#timer);
		this.#socket.close();
	}

	/** Switch the text form of the sights on or off. */
	readAsText(wanted: boolean): void {
		this.#socket.readAsText(wanted);
	}

	/** The newest sight of the shown seat; the board may still be animating the way to it. */
	newest = $derived(this.#sights.get(this.#shown) ?? null);
	/** The sight the board draws: the newest, an animated or a past one. */
	sight = $derived.by((): Sight | null => {
		if (this.newest && this.history.moment) {
			const { view, sheets } = this.history.moment;
			return { ...this.newest, ...NOT_YET, view, ...(sheets && { sheets }) };
		}
		const told = this.#queue[0];
		if (!told || !this.playing) return this.newest;
		// The text sheets stay those from before the update until its animation ends.
		const { actors, sheets } = told.before;
		return { ...told.sight, view: this.playing.after, actors, outcome: null, ...(sheets && { sheets }) };
	});
	/** Whether the animation is long enough for the next choice to wait for it. */
	isAnimating = $derived(this.playing !== null && ((this.#queue[0]?.moments.length ?? 0) > MAX_QUICK_EVENTS || this.#queue.length > 1));
	choice = $derived.by(() =>
		this.isAnimating || this.curtain !== null || this.isChanging || this.history.moment ? null : (this.newest?.choice ?? null)
	);
	isSpectator = $derived(this.#sights.size > 0 && [...this.#sights.values()].every((sight) => sight.seat === null));
	ownSeats = $derived([...this.#sights.keys()].filter((seat) => seat !== SPECTATOR));
	isHotSeat = $derived(this.ownSeats.length > 1);
	outcome = $derived.by(() => (this.playing || this.history.moment ? null : (this.newest?.outcome ?? null)));
	players = $derived((this.table?.seats ?? []).map((seat) => seat.name));

	/** The answers of the shown seat that can still be taken back. */
	steps = $derived(this.newest?.can_undo ? this.#steps.filter(({ seat }) => seat === this.#shown) : []);
	/** Whether hints are allowed and there is more than one answer. */
	mayHint = $derived((this.table?.hints ?? false) && !this.warned && (this.choice?.options.length ?? 0) > 1);
	/** The hints for the current choice, if they were requested. */
	hints = $derived(this.#advice !== null && this.#advice.choice === this.choice && !this.warned ? this.#advice.hints : []);

	#lines = $derived(
		(this.#logs.get(this.#shown) ?? []).flatMap((events, entry) => events.map((message, index) => ({ id: `${entry}.${index}`, message })))
	);
	/** The log lines up to the animated event. */
	log = $derived.by(() => {
		const lines = this.#lines;
		const waiting = this.#queue.reduce((sum, { moments }) => sum + moments.length, 0);
		const told = this.playing ? this.#step + 1 : 0;
		return lines.slice(0, lines.length - waiting + told);
	});

	// --- requests

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
			const sight = this.#sights.get(seat);
			const option = sight?.choice?.options.find((option) => option.action === action);
			if (!sight?.choice || !option) return false;
			const asked = JSON.stringify(sight.choice);
			const [before, step] = [this.#steps, { seat, choice: sight.choice, option }];
			this.#actedAt.set(seat, sight.number);
			this.unseen.decide(seat);
			this.#steps = [...before, step];
			if (await this.#order({ type: 'act', seat, number: sight.number, action })) {
				await this.#newer(seat, sight.number);
				return true;
			}
			this.#actedAt.delete(seat);
			this.#steps = this.#steps.filter((other) => other !== step);
			const isStale = this.refusal instanceof ApiError && this.refusal.kind === 'stale-action';
			if (!isStale || JSON.stringify(this.#sights.get(seat)?.choice) !== asked) return false;
			this.refusal = null;
		}
		return false;
	}

	undo = (whole: boolean): void => this.change(whole ? 'turn' : 1);

	protected async takeBack(back: UndoCount): Promise<boolean> {
		const seat = this.#shown;
		if (back === 'turn') return this.#goBack(seat, 'restart');
		for (let gone = 0; gone < back; gone++) if (!(await this.#goBack(seat, 'undo'))) return false;
		return true;
	}

	async #goBack(seat: number, type: 'undo' | 'restart'): Promise<boolean> {
		for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
			const sight = this.#sights.get(seat);
			if (!sight?.can_undo) return false;
			if (await this.#order({ type, seat, number: sight.number })) {
				await this.#newer(seat, sight.number);
				return true;
			}
			if (!(this.refusal instanceof ApiError && this.refusal.kind === 'stale-action')) return false;
			await this.#newer(seat, sight.number);
		}
		return false;
	}

	/** Wait until the seat has a newer sight. */
	async #newer(seat: number, number: number): Promise<void> {
		while ((this.#sights.get(seat)?.number ?? Infinity) <= number) await new Promise<void>((heard) => this.#waiting.push(heard));
	}

	/** Request a hint; the server tells the whole table. */
	suggest = async (): Promise<void> => {
		const seat = this.newest?.seat;
		if (seat == null || !this.mayHint || this.isAdvising || this.hints.length > 0) return;
		this.isAdvising = true;
		this.refusal = null;
		try {
			const { hints } = await api.hint(this.id, seat);
			const choice = this.#sights.get(seat)?.choice;
			if (!choice) return;
			const offered = new Map(choice.options.map((option) => [option.action, option]));
			const found = hints.flatMap(({ action, reasons }) => {
				const option = offered.get(action);
				return option ? [{ option, reasons }] : [];
			});
			this.#advice = { choice, hints: found };
		} catch (error) {
			this.refusal = error;
		} finally {
			this.isAdvising = false;
		}
	};

	askUndo = (): void => this.#forShown((seat) => ({ type: 'ask_undo', seat }) as const);
	resign = (): void => this.#forShown((seat) => ({ type: 'resign', seat }) as const);
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
		this.#shown = seat;
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
		else this.history.goToLine(this.#lines.length - 1 - this.#lines.findIndex(({ id }) => id === to.line));
	};

	/** Return the highlight for a log line: the things it names and, once the history is loaded, what it changed. */
	highlightOfLine = ({ id, message }: { id: string; message: Message }): Highlight => {
		const fromLast = this.#lines.length - 1 - this.#lines.findIndex((line) => line.id === id);
		return { things: namedThings(message.args), paths: this.history.changesOfLine(fromLast) };
	};

	/** The log line of the moment being reviewed. */
	currentLine = $derived.by(() => (this.history.moment ? (this.#lines.at(-1 - this.history.ahead)?.id ?? null) : null));

	/** Advance by one event at pace `steps`; otherwise skip the animation. */
	goOn = (): void => {
		if (settings.pace !== 'steps' || !this.isAnimating) return this.skip();
		clearTimeout(this.#timer);
		this.#play(this.#step + 1);
	};

	skip = (): void => {
		clearTimeout(this.#timer);
		this.#queue = [];
		this.playing = null;
		this.#drawCurtain();
	};

	#forShown(order: (seat: number, number: number) => Parameters<Socket['send']>[0]): void {
		const sight = this.newest;
		if (sight?.seat != null) void this.#order(order(sight.seat, sight.number));
	}

	async #order(order: Parameters<Socket['send']>[0]): Promise<boolean> {
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

	// --- messages from the server

	#setTable(table: Table): void {
		this.table = table;
		this.clocksAt = performance.now();
	}

	#welcome(news: Welcome): void {
		const asked = new Set(this.#asked());
		this.#setTable(news.table);
		this.parts = news.parts;
		this.chat = news.chat;
		clearTimeout(this.#timer);
		this.#queue = [];
		this.playing = null;
		this.history.forget();
		this.#actedAt.clear();
		this.forget();
		this.#steps = [];
		this.#sights = new Map(news.sights.map((sight) => [keyOf(sight), sight]));
		// The welcome contains the log of the first sight only; other seats of this screen start with an empty log.
		this.#logs = new Map(news.sights.map((sight, index) => [keyOf(sight), index === 0 ? news.log : []]));
		if (!this.#sights.has(this.#shown)) {
			const first = news.sights[0];
			this.#shown = first ? keyOf(first) : SPECTATOR;
			// After a reload of a shared screen, any of its players may be looking.
			if (this.ownSeats.length > 1 && this.newest?.choice) this.curtain = this.#shown;
		}
		this.#ring(asked);
		this.#drawCurtain();
		this.#wake();
		if (news.log.length > 0 && this.newest?.choice) void this.#recall(this.newest);
	}

	/** Mark what changed while the page was closed. */
	async #recall(sight: Sight): Promise<void> {
		await this.history.learn().catch(() => undefined); // Without the history there is nothing to mark.
		this.unseen.recall(sight, this.history.timeline, this.history.isOwn);
	}

	#update(news: Update): void {
		const key = keyOf(news);
		const before = this.#sights.get(key);
		if (!before || news.number !== before.number + 1) return this.#socket.restart();
		const asked = new Set(this.#asked());
		const moments = animationSteps(before.view, news.events);
		const told = { ...before, number: news.number, view: moments.at(-1)?.after ?? before.view };
		const sight = news.change ? applyChange(told, news.change) : told;
		const log = this.#logs.get(key) ?? [];
		const kept = log.slice(0, Math.max(0, log.length - news.undone));
		this.#sights = new Map(this.#sights).set(key, sight);
		this.#logs = new Map(this.#logs).set(key, [...kept, moments.map(({ event }) => event)]);
		this.unseen.follow(before, sight, moments, news.undone > 0);
		if (key === this.#shown) {
			this.warned = null;
			if (news.undone > 0) {
				this.history.forget();
				this.skip();
			} else {
				this.history.follow(moments, sight);
				this.#tell({ sight, before, moments });
			}
		}
		this.refusal = null;
		this.#keepSteps(key, sight, news.undone);
		this.#ring(asked);
		this.#drawCurtain();
		this.#wake();
	}

	/** Drop the answers that can no longer be taken back; after an undo by others, all of them. */
	#keepSteps(seat: number, sight: Sight, undone: number): void {
		const own = this.#steps.filter((step) => step.seat === seat);
		const left = !sight.can_undo ? [] : undone === 0 ? own : this.isChanging ? own.slice(0, -1) : [];
		if (left.length < own.length) this.#steps = [...this.#steps.filter((step) => step.seat !== seat), ...left];
	}

	#wake(): void {
		const waiting = this.#waiting;
		this.#waiting = [];
		for (const heard of waiting) heard();
	}

	#asked(): number[] {
		return [...this.#sights].filter(([, sight]) => sight.choice !== null).map(([seat]) => seat);
	}

	#ring(before: Set<number>): void {
		// One sound per turn, not per step of a turn.
		const asked = this.#asked();
		const first = asked[0];
		if (first !== undefined && before.size === 0) this.onTurn(first);
	}

	#drawCurtain(): void {
		if (!this.isHotSeat || this.playing || this.newest?.choice || this.newest?.outcome) return;
		const next = this.#asked().find((seat) => seat !== this.#shown);
		if (next !== undefined) this.curtain = next;
	}

	// --- animation

	#tell(told: Tale): void {
		if (settings.pace === 'none' || document.hidden || this.isChanging || this.history.moment) return this.skip();
		if (this.#queue.length === 0 && told.moments.every(({ event }) => this.isSilent(event))) return this.skip();
		this.#queue = [...this.#queue, told];
		if (this.#queue.length === 1) this.#play(0);
	}

	/** Animate the next event that has words, from an index on; silent events are skipped. */
	#play(from: number): void {
		const told = this.#queue[0];
		if (!told) return;
		const step = told.moments.findIndex(({ event }, index) => index >= from && !this.isSilent(event));
		const moment = told.moments[step];
		if (!moment) {
			this.#queue = this.#queue.slice(1);
			this.playing = null;
			if (this.#queue.length > 0) this.#play(0);
			else this.#drawCurtain();
			return;
		}
		const milliseconds = eventDurationMs(told.moments.length, this.#queue.length > MAX_QUICK_EVENTS);
		this.#step = step;
		this.playing = { ...moment, milliseconds };
		if (settings.pace === 'steps' && this.isAnimating) return; // until `goOn` is called
		this.#timer = setTimeout(() => this.#play(step + 1), milliseconds);
	}
}
