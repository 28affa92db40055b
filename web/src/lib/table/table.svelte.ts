// One table as its page knows it: sights, log, chat, what is being told, and the orders one may give.
import { api, Refused } from '$lib/net/api';
import type { Playing } from '$lib/board/board';
import { changed } from '$lib/net/change';
import { Answering, type Back } from '$lib/choice/answering.svelte';
import type { Step } from '$lib/choice/draft';
import { thingsOf, type About } from '$lib/playback/view-changes';
import { millisecondsFor, momentsOf, type Moment } from '$lib/playback/animation-steps';
import { LookingBack } from '$lib/playback/history.svelte';
import type { Chat, Choice, FromServer, Message, Option, Part, Sight, Table } from '$lib/net/protocol';
import { settings } from '$lib/app/settings.svelte';
import { Since } from '$lib/playback/unseen-changes.svelte';
import { Socket, type Line } from '$lib/net/socket';

/** An answer that is advised, and what speaks for it. */
export type Hint = { option: Option; reasons: readonly Message[] };
type Tale = { sight: Sight; before: Sight; moments: Moment[] };
type Welcome = Extract<FromServer, { type: 'welcome' }>;
type Update = Extract<FromServer, { type: 'update' }>;

const NOBODY = -1; // the key of a spectator's sight
const FEW = 2; // so few events do not hold up the next answer

const TRIES = 4;
// Of a moment that is past, nothing is asked any more.
const NOT_YET = { choice: null, can_undo: false, actors: [], outcome: null };

const HINTED = 'hinted'; // it stands in the log, and holds nobody up

const keyOf = ({ seat }: { seat: number | null }) => seat ?? NOBODY;

export class TableModel extends Answering {
	table = $state.raw<Table | null>(null);
	parts = $state.raw<Part[]>([]);
	chat = $state.raw<Chat[]>([]);
	line = $state<Line>('connecting');
	closed = $state.raw<Refused | null>(null); // why the table shows the door
	refusal = $state.raw<unknown>(null); // why the last order was refused
	sending = $state(false);
	clocksAt = $state.raw(0); // when the clocks were read, on this page's own clock
	curtain = $state<number | null>(null); // the seat to hand the screen to
	playing = $state.raw<Playing | null>(null);
	isAdvising = $state(false); // a hint is being thought out

	#sights = $state.raw<ReadonlyMap<number, Sight>>(new Map());
	#logs = $state.raw<ReadonlyMap<number, Message[][]>>(new Map());
	#shown = $state(NOBODY);
	#queue = $state.raw<Tale[]>([]);
	#step = $state(0); // which moment of the first tale is being told
	#timer: ReturnType<typeof setTimeout> | undefined;
	#socket: Socket;
	#actedAt = new Map<number, number>();
	#steps = $state.raw<readonly Step[]>([]);
	#waiting: (() => void)[] = []; // for something newer
	#advice = $state.raw<{ choice: Choice; hints: Hint[] } | null>(null);
	private readonly isSilent: (event: Message) => boolean;
	/** The match so far, and the moment of it that is looked at again. */
	readonly past: LookingBack;
	/** What has changed since the own seat's last decision. */
	readonly since = new Since();

	constructor(
		private readonly id: string,
		invitation: string | null,
		private readonly onTurn: (seat: number) => void,
		isWordless: (event: Message) => boolean = () => false
	) {
		super();
		const isSilent = (event: Message) => event.key === HINTED || isWordless(event);
		this.isSilent = isSilent;
		this.past = new LookingBack(id, invitation, () => this.newest, isSilent);
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

	/** Whether the sights are wanted as text, too. */
	readAsText(wanted: boolean): void {
		this.#socket.readAsText(wanted);
	}

	/** The newest sight of the seat on show; the board may still be telling how it came about. */
	newest = $derived(this.#sights.get(this.#shown) ?? null);
	/** The sight the board draws: what is told just now, or looked at again, is not yet decided. */
	sight = $derived.by((): Sight | null => {
		if (this.newest && this.past.moment) {
			const { view, sheets } = this.past.moment;
			return { ...this.newest, ...NOT_YET, view, ...(sheets && { sheets }) };
		}
		const told = this.#queue[0];
		if (!told || !this.playing) return this.newest;
		// The text is that before what is told: it follows when that is over.
		const { actors, sheets } = told.before;
		return { ...told.sight, view: this.playing.after, actors, outcome: null, ...(sheets && { sheets }) };
	});
	/** Whether so much is being told that the next question waits for it. */
	telling = $derived(this.playing !== null && ((this.#queue[0]?.moments.length ?? 0) > FEW || this.#queue.length > 1));
	choice = $derived.by(() =>
		this.telling || this.curtain !== null || this.isChanging || this.past.moment ? null : (this.newest?.choice ?? null)
	);
	isSpectator = $derived(this.#sights.size > 0 && [...this.#sights.values()].every((sight) => sight.seat === null));
	ownSeats = $derived([...this.#sights.keys()].filter((seat) => seat !== NOBODY));
	isHotSeat = $derived(this.ownSeats.length > 1);
	outcome = $derived.by(() => (this.playing || this.past.moment ? null : (this.newest?.outcome ?? null)));
	players = $derived((this.table?.seats ?? []).map((seat) => seat.name));

	/** What the seat on show has done and may still take back. */
	steps = $derived(this.newest?.can_undo ? this.#steps.filter(({ seat }) => seat === this.#shown) : []);
	/** Whether there are better and worse answers, and one may be told which. */
	mayHint = $derived((this.table?.hints ?? false) && !this.warned && (this.choice?.options.length ?? 0) > 1);
	/** The best answers to what is asked now, if one has asked for them. */
	hints = $derived(this.#advice !== null && this.#advice.choice === this.choice && !this.warned ? this.#advice.hints : []);

	#lines = $derived(
		(this.#logs.get(this.#shown) ?? []).flatMap((events, entry) => events.map((message, place) => ({ id: `${entry}.${place}`, message })))
	);
	/** The log line by line, as far as it is told. */
	log = $derived.by(() => {
		const lines = this.#lines;
		const waiting = this.#queue.reduce((sum, { moments }) => sum + moments.length, 0);
		const told = this.playing ? this.#step + 1 : 0;
		return lines.slice(0, lines.length - waiting + told);
	});

	// --- orders

	protected get isHeld(): boolean {
		const sight = this.newest;
		if (this.curtain !== null || this.past.moment) return true;
		// An answer that is on its way is not given twice.
		return sight?.seat != null && this.#actedAt.get(sight.seat) === sight.number;
	}

	/** Send an answer; if only others' doings made it stale, it is sent again as it was meant. */
	protected async answer({ seat }: Sight, { action }: Option): Promise<boolean> {
		if (seat === null) return false;
		for (let tries = 0; tries < TRIES; tries++) {
			const sight = this.#sights.get(seat);
			const option = sight?.choice?.options.find((option) => option.action === action);
			if (!sight?.choice || !option) return false;
			const asked = JSON.stringify(sight.choice);
			const [before, step] = [this.#steps, { seat, choice: sight.choice, option }];
			this.#actedAt.set(seat, sight.number);
			this.since.decide(seat);
			this.#steps = [...before, step];
			if (await this.#order({ type: 'act', seat, number: sight.number, action })) {
				await this.#newer(seat, sight.number);
				return true;
			}
			this.#actedAt.delete(seat);
			this.#steps = this.#steps.filter((other) => other !== step);
			const isStale = this.refusal instanceof Refused && this.refusal.kind === 'stale-action';
			if (!isStale || JSON.stringify(this.#sights.get(seat)?.choice) !== asked) return false;
			this.refusal = null;
		}
		return false;
	}

	undo = (whole: boolean): void => this.change(whole ? 'turn' : 1);

	protected async takeBack(back: Back): Promise<boolean> {
		const seat = this.#shown;
		if (back === 'turn') return this.#goBack(seat, 'restart');
		for (let gone = 0; gone < back; gone++) if (!(await this.#goBack(seat, 'undo'))) return false;
		return true;
	}

	async #goBack(seat: number, type: 'undo' | 'restart'): Promise<boolean> {
		for (let tries = 0; tries < TRIES; tries++) {
			const sight = this.#sights.get(seat);
			if (!sight?.can_undo) return false;
			if (await this.#order({ type, seat, number: sight.number })) {
				await this.#newer(seat, sight.number);
				return true;
			}
			if (!(this.refusal instanceof Refused && this.refusal.kind === 'stale-action')) return false;
			await this.#newer(seat, sight.number);
		}
		return false;
	}

	/** Wait until the seat sees something newer than that. */
	async #newer(seat: number, number: number): Promise<void> {
		while ((this.#sights.get(seat)?.number ?? Infinity) <= number) await new Promise<void>((heard) => this.#waiting.push(heard));
	}

	/** Ask for a hint; everybody at the table is told so. */
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

	/** Show the table as another of one's own seats sees it. */
	handOver = (seat: number): void => {
		this.skip();
		this.curtain = null;
		this.forget();
		this.#shown = seat;
		this.past.forget();
	};

	/** Look at a moment that is past: one step or turn back, or that of a line of the log. */
	lookBack = async (to: 'step' | 'turn' | { line: string }): Promise<void> => {
		if (this.curtain !== null) return;
		this.skip();
		try {
			await this.past.learn();
		} catch (error) {
			this.refusal = error;
			return;
		}
		if (to === 'step') this.past.step(-1);
		else if (to === 'turn') this.past.turn(-1);
		else this.past.goToLine(this.#lines.length - 1 - this.#lines.findIndex(({ id }) => id === to.line));
	};

	/** What a line of the log is about: what it names and, where the match so far is known, what it changed. */
	aboutLine = ({ id, message }: { id: string; message: Message }): About => {
		const fromLast = this.#lines.length - 1 - this.#lines.findIndex((line) => line.id === id);
		return { things: thingsOf(message.args), ways: this.past.changesOfLine(fromLast) };
	};

	/** The line of the log that tells the moment looked at. */
	lineLookedAt = $derived.by(() => (this.past.moment ? (this.#lines.at(-1 - this.past.ahead)?.id ?? null) : null));

	/** Tell the next moment where one goes by steps; hurry on to the end where not. */
	goOn = (): void => {
		if (settings.pace !== 'steps' || !this.telling) return this.skip();
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

	// --- news

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
		this.past.forget();
		this.#actedAt.clear();
		this.forget();
		this.#steps = [];
		this.#sights = new Map(news.sights.map((sight) => [keyOf(sight), sight]));
		// The log that comes along is the first sight's; the other seats of this screen begin theirs now.
		this.#logs = new Map(news.sights.map((sight, place) => [keyOf(sight), place === 0 ? news.log : []]));
		if (!this.#sights.has(this.#shown)) {
			const first = news.sights[0];
			this.#shown = first ? keyOf(first) : NOBODY;
			// Whoever reloads a shared screen need not be the one whose secrets lie on it.
			if (this.ownSeats.length > 1 && this.newest?.choice) this.curtain = this.#shown;
		}
		this.#ring(asked);
		this.#drawCurtain();
		this.#wake();
		if (news.log.length > 0 && this.newest?.choice) void this.#recall(this.newest);
	}

	/** Whoever comes back to a match sees what has changed since. */
	async #recall(sight: Sight): Promise<void> {
		await this.past.learn().catch(() => undefined); // Then there is nothing to mark.
		this.since.recall(sight, this.past.story, this.past.isOwn);
	}

	#update(news: Update): void {
		const key = keyOf(news);
		const before = this.#sights.get(key);
		if (!before || news.number !== before.number + 1) return this.#socket.restart();
		const asked = new Set(this.#asked());
		const moments = momentsOf(before.view, news.events);
		const told = { ...before, number: news.number, view: moments.at(-1)?.after ?? before.view };
		const sight = news.change ? changed(told, news.change) : told;
		const log = this.#logs.get(key) ?? [];
		const kept = log.slice(0, Math.max(0, log.length - news.undone));
		this.#sights = new Map(this.#sights).set(key, sight);
		this.#logs = new Map(this.#logs).set(key, [...kept, moments.map(({ event }) => event)]);
		this.since.follow(before, sight, moments, news.undone > 0);
		if (key === this.#shown) {
			this.warned = null;
			if (news.undone > 0) {
				this.past.forget();
				this.skip();
			} else {
				this.past.follow(moments, sight);
				this.#tell({ sight, before, moments });
			}
		}
		this.refusal = null;
		this.#keepSteps(key, sight, news.undone);
		this.#ring(asked);
		this.#drawCurtain();
		this.#wake();
	}

	/** Steps stay for as long as they may be taken back; if more was taken back than one of one's own, nobody knows which. */
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
		// One bell for a turn that begins, none for each small step of it.
		const asked = this.#asked();
		const first = asked[0];
		if (first !== undefined && before.size === 0) this.onTurn(first);
	}

	#drawCurtain(): void {
		if (!this.isHotSeat || this.playing || this.newest?.choice || this.newest?.outcome) return;
		const next = this.#asked().find((seat) => seat !== this.#shown);
		if (next !== undefined) this.curtain = next;
	}

	// --- telling

	#tell(told: Tale): void {
		if (settings.pace === 'none' || document.hidden || this.isChanging || this.past.moment) return this.skip();
		if (this.#queue.length === 0 && told.moments.every(({ event }) => this.isSilent(event))) return this.skip();
		this.#queue = [...this.#queue, told];
		if (this.#queue.length === 1) this.#play(0);
	}

	/** Tell a moment of the first tale, or the next that has words: the others are only seen. */
	#play(from: number): void {
		const told = this.#queue[0];
		if (!told) return;
		const step = told.moments.findIndex(({ event }, place) => place >= from && !this.isSilent(event));
		const moment = told.moments[step];
		if (!moment) {
			this.#queue = this.#queue.slice(1);
			this.playing = null;
			if (this.#queue.length > 0) this.#play(0);
			else this.#drawCurtain();
			return;
		}
		const milliseconds = millisecondsFor(told.moments.length, this.#queue.length > FEW);
		this.#step = step;
		this.playing = { ...moment, milliseconds };
		if (settings.pace === 'steps' && this.telling) return; // until one goes on
		this.#timer = setTimeout(() => this.#play(step + 1), milliseconds);
	}
}
