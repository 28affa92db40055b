// One table as its page knows it: sights, log, chat, what is being told, and the orders one may give.
import { Refused } from './api';
import type { Lit, Playing } from './board';
import { changed } from './change';
import type { Chat, Event, FromServer, Message, Option, Part, Sight, Table, View } from './protocol';
import { sameSpot } from './pointer';
import { stillness } from './settings.svelte';
import { Socket, type Line } from './socket';

type Moment = Omit<Playing, 'milliseconds'>;
type Tale = { sight: Sight; moments: Moment[] };
type Welcome = Extract<FromServer, { type: 'welcome' }>;
type Update = Extract<FromServer, { type: 'update' }>;

const NOBODY = -1; // the key of a spectator's sight
const SLOW = 380;
const QUICK = 210;
const MANY = 10; // more events than this are told quickly
const FEW = 2; // so few events do not hold up the next answer

const TRIES = 4;

const keyOf = ({ seat }: { seat: number | null }) => seat ?? NOBODY;

export class TableModel {
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
	warned = $state.raw<Option | null>(null); // the answer that is asked about once more

	#sights = $state.raw<ReadonlyMap<number, Sight>>(new Map());
	#logs = $state.raw<ReadonlyMap<number, Message[][]>>(new Map());
	#shown = $state(NOBODY);
	#queue = $state.raw<Tale[]>([]);
	#step = $state(0); // which moment of the first tale is being told
	#timer: ReturnType<typeof setTimeout> | undefined;
	#socket: Socket;
	#actedAt = new Map<number, number>();

	constructor(
		id: string,
		invitation: string | null,
		private readonly onTurn: (seat: number) => void,
		private readonly isSilent: (event: Message) => boolean = () => false
	) {
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
	/** The sight the board draws. */
	sight = $derived.by(() => {
		const told = this.#queue[0];
		return told && this.playing ? { ...told.sight, view: this.playing.after } : this.newest;
	});
	/** Whether so much is being told that the next question waits for it. */
	telling = $derived(this.playing !== null && ((this.#queue[0]?.moments.length ?? 0) > FEW || this.#queue.length > 1));
	choice = $derived(this.telling || this.curtain !== null ? null : (this.newest?.choice ?? null));
	isSpectator = $derived(this.#sights.size > 0 && [...this.#sights.values()].every((sight) => sight.seat === null));
	ownSeats = $derived([...this.#sights.keys()].filter((seat) => seat !== NOBODY));
	isHotSeat = $derived(this.ownSeats.length > 1);
	outcome = $derived(this.playing ? null : (this.newest?.outcome ?? null));
	players = $derived((this.table?.seats ?? []).map((seat) => seat.name));

	lit: Lit = $derived.by(() => {
		const lit = new Map<string, Option[]>();
		if (this.warned) return lit;
		for (const option of this.choice?.options ?? []) {
			const known = lit.get(option.target);
			if (known) known.push(option);
			else lit.set(option.target, [option]);
		}
		return lit;
	});

	/** The log line by line, as far as it is told; `live` is the line being told now. */
	log = $derived.by(() => {
		const entries = this.#logs.get(this.#shown) ?? [];
		const lines = entries.flatMap((events, entry) => events.map((message, place) => ({ id: `${entry}.${place}`, message })));
		const waiting = this.#queue.reduce((sum, { moments }) => sum + moments.length, 0);
		const told = this.playing ? this.#step + 1 : 0;
		return lines.slice(0, lines.length - waiting + told);
	});

	// --- orders

	act = (action: string): void => {
		const sight = this.newest;
		if (!sight || sight.seat === null || !sight.choice || this.curtain !== null) return;
		// A double click is one action: neither the same answer twice, nor whatever has come under the pointer since.
		if (this.#actedAt.get(sight.seat) === sight.number || sameSpot()) return;
		const option = sight.choice.options.find((option) => option.action === action);
		if (option?.warning && option !== this.warned) {
			this.warned = option;
			return;
		}
		this.warned = null;
		this.skip();
		void this.#answer(sight.seat, action);
	};

	/** Rather not: all the answers are offered again. */
	thinkBetter = (): void => {
		this.warned = null;
	};

	/** Send an answer; if only others' doings made it stale, it is sent again as it was meant. */
	async #answer(seat: number, action: string): Promise<void> {
		for (let tries = 0; tries < TRIES; tries++) {
			const sight = this.#sights.get(seat);
			if (!sight?.choice) return;
			const asked = JSON.stringify(sight.choice);
			this.#actedAt.set(seat, sight.number);
			if (await this.#order({ type: 'act', seat, number: sight.number, action })) return;
			this.#actedAt.delete(seat);
			const isStale = this.refusal instanceof Refused && this.refusal.kind === 'stale-action';
			if (!isStale || JSON.stringify(this.#sights.get(seat)?.choice) !== asked) return;
			this.refusal = null;
		}
	}

	undo = (whole: boolean): void => {
		const sight = this.newest;
		if (sight?.seat == null || this.sending) return;
		this.skip();
		void this.#order({ type: whole ? 'restart' : 'undo', seat: sight.seat, number: sight.number });
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
		this.curtain = this.warned = null;
		this.#shown = seat;
	};

	skip = (): void => {
		clearTimeout(this.#timer);
		this.#queue = [];
		this.playing = null;
		this.#drawCurtain();
	};

	#forShown(order: (seat: number) => Parameters<Socket['send']>[0]): void {
		const seat = this.newest?.seat;
		if (seat != null) void this.#order(order(seat));
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
		this.#actedAt.clear();
		this.warned = null;
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
		if (key === this.#shown) {
			this.warned = null;
			if (news.undone > 0) this.skip();
			else this.#tell({ sight, moments });
		}
		this.refusal = null;
		this.#ring(asked);
		this.#drawCurtain();
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
		if (told.moments.every(({ event }) => this.isSilent(event)) || stillness() || document.hidden) return this.skip();
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
		const milliseconds = told.moments.length > MANY || this.#queue.length > FEW ? QUICK : SLOW;
		this.#step = step;
		this.playing = { ...moment, milliseconds };
		this.#timer = setTimeout(() => this.#play(step + 1), milliseconds);
	}
}

/** The events of an update, each with the view it found and the view it left. */
function momentsOf(view: View, events: readonly Event[]): Moment[] {
	const messages = events.map(({ key, args }): Message => ({ key, args }));
	return messages.map((event, place) => {
		const before = view;
		const change = events[place]?.change;
		if (change) view = changed(view, change);
		return { before, event, after: view, earlier: messages.slice(0, place) };
	});
}
