// Made by `make types` from src/tocsin/server: change it there.
import type { Change } from './change';

export const PROTOCOL = 2;

/** Seconds: what each seat begins with, earns by a decision, and may save up at most. */
export type Pace = {
	bank: number;
	increment: number;
	cap: number;
};

/** A seat of a table that somebody is at. */
export type SeatFacts = {
	kind: 'person' | 'bot' | 'open';
	name: string;
	account: boolean;
	bot: string | null;
	mine: boolean;
	standin: string | null;
	person: string | null;
	kept: boolean;
	kept_for_me: boolean;
	away: boolean;
};

/** Totals with their breakdown, ranks from 1 (shared as in the booklet), and the reason. */
export type Outcome = {
	totals: number[];
	breakdown: Record<string, number>[];
	ranks: number[];
	reason: string;
};

/** What a client is shown of one clock: seconds left, and whether they are running. */
export type ClockFace = {
	left: number;
	running: boolean;
};

/** Who asks the table to take something back, and who has agreed. */
export type UndoFacts = {
	seat: number;
	agreed: number[];
};

/** Whether spectators may chat; for the host, whose lines are those of people muted. */
export type ChatFacts = {
	spectators: boolean;
	yours: boolean;
	muted: number[];
};

/** The table of another match, if it was played here, and after how many of its actions. */
export type OriginFacts = {
	table: string | null;
	to: number;
	seat: number;
};

/** A table as one person may see it. */
export type TableFacts = {
	id: string;
	game: string;
	options: Record<string, string>;
	status: 'open' | 'playing' | 'over' | 'frozen';
	private: boolean;
	host: string;
	host_name: string;
	invitation: string | null;
	pace: Pace | null;
	seats: SeatFacts[];
	commitment: string;
	seed: string | null;
	created: number;
	number_of_actions: number;
	outcome: Outcome | null;
	clocks: ClockFace[] | null;
	undo_request: UndoFacts | null;
	chat: ChatFacts;
	closed: 'host' | 'abandoned' | null;
	delay: number;
	hints: boolean;
	bots: boolean;
	chosen: Record<string, string>;
	successor: string | null;
	follows: string | null;
	origin: OriginFacts | null;
};

/** A sentence before translation. */
export type Message = {
	key: string;
	args: Record<string, number | string>;
};

/** A component: its id, its printed facts, and the source and group of its figures. */
export type Part = {
	id: string;
	facts: Message[];
	source: string;
	group: string;
};

/** One answer: its action text, the id of the thing it belongs to, and its message. */
export type Option = {
	action: string;
	target: string;
	message: Message;
	warning?: Message;
};

/** A thing that cannot be chosen now, with the reason; `name` is its id in the words, if set. */
export type ClosedOption = {
	target: string;
	message: Message;
	name?: string;
};

/** A question in one sentence, its options in the order of `legal`, and closed options. */
export type Choice = {
	seat: number;
	message: Message;
	options: Option[];
	closed?: ClosedOption[];
};

/** A titled table; a cell is a message, an id with a name in the words, or a number. */
export type Sheet = {
	title: Message;
	columns: (Message | string | number)[];
	rows: (Message | string | number)[][];
	printed: number | null;
};

/** All that one viewer may see of the match now; as text only if that was asked for. */
export type SightFacts = {
	seat: number | null;
	number: number;
	view: Record<string, unknown>;
	choice: Choice | null;
	can_undo: boolean;
	actors: number[];
	outcome: Outcome | null;
	sheets?: Sheet[];
};

/** A line of chat as clients see it; its number counts chat alone, for a line's would tell how much was done in secret since the last. */
export type Chat = {
	number: number;
	name: string;
	seat: number | null;
	text: string;
	at: number;
	account: boolean;
	bot: boolean;
};

/** All there is to know. */
export type Welcome = {
	type: 'welcome';
	protocol: number;
	table: TableFacts;
	parts: Part[];
	sights: SightFacts[];
	chat: Chat[];
	log: Message[][];
};

/** An event, and how it changes the viewer's view. */
export type ToldEvent = {
	key: string;
	args: Record<string, number | string>;
	change?: Change;
};

/** How one viewer's sight changes by something visible that happened. */
export type Update = {
	type: 'update';
	seat: number | null;
	number: number;
	undone: number;
	events: ToldEvent[];
	change?: Change;
};

/** A viewer's whole sight, in the place of an update. */
export type SightTold = {
	type: 'sight';
	sight: SightFacts;
};

/** Seats, clocks, requests or the status changed. */
export type TableChanged = {
	type: 'table';
	table: TableFacts;
};

/** Somebody said something. */
export type ChatSaid = {
	type: 'chat';
	chat: Chat;
};

/** The request with that key was carried out, and is durable. */
export type Ack = {
	type: 'ack';
	key: string;
};

/** The request with that key changed nothing. */
export type Refusal = {
	type: 'error';
	key: string | null;
	kind: string;
	sentence: string;
};

export type FromServer = Welcome | Update | SightTold | TableChanged | ChatSaid | Ack | Refusal;

/** Every error: its kind for programs, a sentence for people. */
export type Trouble = {
	kind: string;
	sentence: string;
};

/** A value of an option, and how many may play with it. */
export type ValueFacts = {
	value: string;
	players: [number, number];
};

/** An option of a table; values in a list, the default first. */
export type OptionFacts = {
	id: string;
	choices: ValueFacts[];
	where: Record<string, string[]>;
};

/** A game, as a new table needs it. */
export type GameFacts = {
	id: string;
	name: string;
	players: [number, number];
	options: OptionFacts[];
	rules_version: number;
	bots: string[];
};

/** A numbered clause under its chapter's heading, as Markdown. */
export type Clause = {
	number: string;
	chapter: string;
	text: string;
};

/** What people ask of a game, by which other words, and the clauses that answer it. */
export type Question = {
	text: string;
	words: string[];
	clauses: string[];
};

/** Figures with one origin: the sort of their source, which it is and why, by language. */
export type FigureGroup = {
	id: string;
	source: string;
	detail: Record<string, string>;
	reason: Record<string, string>;
};

/** Every part of a game once, and the groups that their figures belong to. */
export type Figures = {
	parts: Part[];
	groups: FigureGroup[];
};

/** An example, as the rules show it: the clause that it belongs to, and what it tells. */
export type ExampleFacts = {
	id: string;
	clause: string;
	text: Message;
};

/** What is seen before the first step or after one, what it told, and what is said of it. */
export type ExampleMoment = {
	sight: SightFacts;
	events: Message[];
	text: Message | null;
};

/** An example step by step, and all that is drawn of it. */
export type PlayedExample = {
	names: string[];
	parts: Part[];
	moments: ExampleMoment[];
};

/** A lesson, as a list of them shows it. */
export type LessonFacts = {
	id: string;
	names: string[];
	title: Message;
	task: Message;
	minutes: number;
};

/** Something that a viewer saw: whether it was their own decision, and how it changed the view. */
export type PastStep = {
	own: boolean;
	events: ToldEvent[];
	change?: Change;
	sheets?: Change;
};

/** For whoever asks: a sentence, and what of the solution may be done next. */
export type Hint = {
	message: Message;
	actions: string[];
};

/** Where a try at a lesson has come to, and what led there since the last action. */
export type AttemptFacts = {
	names: string[];
	parts: Part[];
	sight: SightFacts;
	steps: PastStep[];
	log: Message[][];
	progress: 'open' | 'done' | 'failed';
	task: Message;
	coach: Message;
	hint: Hint;
};

/** Where to send turn notices; null: nowhere. */
export type NoticeAddresses = {
	email: string | null;
	webhook: string | null;
};

/** Who asks; `named`: whether the name was chosen; `unconfirmed` is an address to which a link was sent, and nothing else goes; `language` is the one to write to them in. */
export type Me = {
	id: string;
	name: string;
	named: boolean;
	account: string | null;
	notices: NoticeAddresses;
	unconfirmed: string | null;
	language: 'en' | 'fr' | null;
	scopes: ('read' | 'play' | 'open' | 'chat')[] | null;
};

/** The notice is on its way. */
export type Sent = {
	sent: boolean;
};

/** A browser that is signed in. */
export type SessionFacts = {
	id: string;
	browser: string;
	created: number;
	used: number;
	current: boolean;
};

/** A seat as everybody may see it; `account`: whether who sits there has one. */
export type ListedSeat = {
	kind: 'person' | 'bot' | 'open';
	name: string;
	account: boolean;
	bot: string | null;
	mine: boolean;
	standin: string | null;
	person: string | null;
	kept: boolean;
	kept_for_me: boolean;
};

/** A table in a list, as one person may see it. */
export type ListedTable = {
	host_name: string;
	options: Record<string, string>;
	pace: Pace | null;
	actors: number[];
	number_of_actions: number;
	updated: number;
	ranks: number[] | null;
	totals: number[] | null;
	chosen: Record<string, string>;
	bots: boolean;
	id: string;
	game: string;
	status: 'open' | 'playing' | 'over' | 'frozen';
	private: boolean;
	host: string;
	created: number;
	seats: ListedSeat[];
	asked: boolean;
	invited: boolean;
	left: number | null;
	said: number;
};

/** An answer, its value between 0 and 1, and the reasons for and against it. */
export type Suggestion = {
	action: string;
	value: number;
	reasons: Message[];
};

/** The best answers of a seat, the best first, at one number of its shown log. */
export type Hints = {
	seat: number;
	number: number;
	hints: Suggestion[];
};

/** The player of a seat: a name, and the name of the bot if it was one. */
export type SeatRecord = {
	name: string;
	bot?: string;
};

/** The match and position from which this match branches off. */
export type Origin = {
	table: string;
	seed: string;
	seat: number;
	actions: string[];
};

/** A hint to a seat, after `after` actions. */
export type HintRecord = {
	seat: number;
	after: number;
};

/** A match. An action is a seat number and a text; times are in ms from the start. */
export type MatchRecord = {
	format: number;
	game: string;
	rules: number;
	options: Record<string, string>;
	corrections: Record<string, unknown>;
	seed: string;
	commitment: string;
	seats: SeatRecord[];
	actions: string[];
	times: number[];
	outcome: Outcome | null;
	origin: Origin | null;
	hints: HintRecord[];
};

/** Whether a record is what happened. */
export type Verdict = {
	ok: boolean;
	sentence: string;
};

/** An action of a finished match: whose it was, what it told, and how it changed the sight. */
export type RetoldStep = {
	actor: number;
	events: ToldEvent[];
	change?: Change;
};

/** A whole finished match: how it looked at first, and all its steps. */
export type Retold = {
	view: Record<string, unknown>;
	steps: RetoldStep[];
	sheets?: Sheet[];
};

/** The value of an answer between 0 and 1, with the terms of the evaluation. */
export type Advice = {
	action: string;
	value: number;
	loss: number;
	terms: Record<string, number>;
	reasons: Message[];
};

/** A decision with more than one answer, evaluated by the knowledge of its seat. */
export type Decision = {
	number: number;
	seat: number;
	played: string;
	value: number;
	cost: number;
	best: Advice[];
	question: Message;
	answers: Record<string, Message>;
	chances: number[];
};

/** A whole match; turning points are the numbers of the costliest decisions. */
export type Analysis = {
	game: string;
	seats: string[];
	rollouts: number;
	is_open: boolean;
	decisions: Decision[];
	turning_points: number[];
};

/** How far a review has come: decisions looked at, of how many, and all of it in the end. */
export type ReviewFacts = {
	done: number;
	of: number;
	analysis: Analysis | null;
};

/** A match as a viewer has seen it so far: how it looked at first, and what changed it. */
export type Past = {
	view: Record<string, unknown>;
	steps: PastStep[];
	sheets?: Sheet[];
};

/** A browser that is signed in. */
export type OwnSession = {
	browser: string;
	created: number;
	used: number;
};

/** A link that was sent by mail. */
export type OwnLetter = {
	kind: string;
	email: string;
	created: number;
};

/** A bot that belongs to somebody. */
export type OwnBot = {
	id: string;
	name: string;
	created: number;
};

/** A token of a bot: what it is for, and when it was made and used. */
export type OwnToken = {
	bot: string;
	label: string;
	scopes: ('read' | 'play' | 'open' | 'chat')[];
	created: number;
	used: number;
};

/** A table that the person opened or sat at; the record once its match is over. */
export type OwnTable = {
	id: string;
	game: string;
	status: string;
	created: number;
	is_host: boolean;
	seats: number[];
	record: MatchRecord | null;
};

/** A line of chat. */
export type OwnWords = {
	table: string;
	at: number;
	text: string;
};

/** Everything that is stored of a person. */
export type Dossier = {
	id: string;
	name: string | null;
	account: string | null;
	email: string | null;
	webhook: string | null;
	language: string | null;
	created: number | null;
	sessions: OwnSession[];
	letters: OwnLetter[];
	pushes: string[];
	bots: OwnBot[];
	tokens: OwnToken[];
	tables: OwnTable[];
	chat: OwnWords[];
};

/** Everything that named the person is removed. */
export type Gone = {
	gone: boolean;
};

/** Whose own bot somebody is. */
export type Owner = {
	id: string;
	name: string;
};

/** How often somebody played, was first, or shared the first place. */
export type Results = {
	played: number;
	won: number;
	shared: number;
};

/** Results at one game. */
export type GameResults = {
	game: string;
	results: Results;
};

/** A person or a bot, and how often each was before the other. */
export type Opponent = {
	name: string;
	person: string | null;
	bot: string | null;
	played: number;
	ahead: number;
	behind: number;
	level: number;
};

/** A person as others may know them, by the matches that they may see; a bot has an owner. */
export type Profile = {
	id: string;
	name: string;
	account: boolean;
	owner: Owner | null;
	since: number | null;
	results: Results;
	games: GameResults[];
	opponents: Opponent[];
	matches: ListedTable[];
};

/** A token as its owner sees it: never the token itself. */
export type TokenFacts = {
	id: string;
	label: string;
	scopes: ('read' | 'play' | 'open' | 'chat')[];
	rate: number;
	sockets: number;
	created: number;
	used: number;
	expires: number | null;
};

/** A bot of one's own, with its tokens. */
export type BotFacts = {
	id: string;
	name: string;
	created: number;
	tokens: TokenFacts[];
};

/** A new token, which is told here and never again. */
export type Issued = {
	token: string;
	bots: BotFacts[];
};

/** The public key with which a browser subscribes, base64url. */
export type PushKey = {
	key: string;
};

/** Whether notices are pushed to that browser. */
export type Pushed = {
	on: boolean;
};

/** Answer what a seat is asked. */
export type Act = {
	type: 'act';
	key: string;
	seat: number;
	number: number;
	action: string;
};

/** Take back the last action. */
export type Undo = {
	type: 'undo';
	key: string;
	seat: number;
	number: number;
};

/** Take back the turn. */
export type Restart = {
	type: 'restart';
	key: string;
	seat: number;
	number: number;
};

/** Ask the table to take something back. */
export type AskUndo = {
	type: 'ask_undo';
	key: string;
	seat: number;
};

/** Agree, or not. */
export type AnswerUndo = {
	type: 'answer_undo';
	key: string;
	seat: number;
	agree: boolean;
};

/** Leave the seat to a bot. */
export type Resign = {
	type: 'resign';
	key: string;
	seat: number;
};

/** Take the seat back. */
export type Return = {
	type: 'return';
	key: string;
	seat: number;
};

/** Say something to all. */
export type Say = {
	type: 'chat';
	key: string;
	text: string;
};

/** Mute who said a line, or hear that person again; for the host. */
export type Mute = {
	type: 'mute';
	key: string;
	chat: number;
	muted: boolean;
};

/** Let spectators chat, or not; for the host. */
export type SpectatorChat = {
	type: 'spectator_chat';
	key: string;
	allowed: boolean;
};

export type Request = Act | Undo | Restart | AskUndo | AnswerUndo | Resign | Return | Say | Mute | SpectatorChat;

/** The first message of a page. */
export type Hello = {
	type: 'hello';
	protocol: number;
	invitation?: string | null;
	text?: boolean;
	whole?: boolean;
};

/** All that the learner has done so far; and whether the sight is wanted as text, too. */
export type Attempt = {
	actions: string[];
	text?: boolean;
};

/** What a person may change. */
export type MyChanges = {
	name?: string;
	notices?: NoticeAddresses;
	language?: 'en' | 'fr';
};

/** An account's name and password. */
export type Credentials = {
	name: string;
	password: string;
};

/** The password so far, and the one from now on. */
export type NewPassword = {
	old: string;
	new: string;
};

/** The account whose password was forgotten. */
export type Forgotten = {
	name: string;
};

/** A link from a letter, and the password from now on. */
export type Recovery = {
	token: string;
	password: string;
};

/** A link from a letter. */
export type Confirmation = {
	token: string;
};

/** Which session to end; null: all but this one. */
export type SessionEnd = {
	id: string | null;
};

/** Which notice to try. */
export type NoticeTest = {
	kind: 'email' | 'webhook' | 'push';
};

/** Who is to sit there. */
export type NewSeat = {
	kind: 'me' | 'open' | 'bot';
	bot?: string | null;
	name?: string | null;
};

/** A table to be opened. */
export type NewTable = {
	game: string;
	seats: NewSeat[];
	options?: Record<string, string>;
	private?: boolean;
	pace?: Pace | null;
	delay?: number;
	hints?: boolean;
	bots?: boolean;
	corrections?: Record<string, unknown> | null;
};

/** A seat to be taken. */
export type Sitting = {
	seat: number;
	invitation?: string | null;
};

/** A seat to be left. */
export type Standing = {
	seat: number;
};

/** The moment from which to play on, in which seat, and against which bot. */
export type Branching = {
	to: number;
	seat: number;
	bot?: string;
	invitation?: string | null;
};

/** The bot for all open seats. */
export type Filling = {
	bot: string;
};

/** Whose decision a hint is wanted on. */
export type WantedHint = {
	seat: number;
};

/** The account's password; a guest has none. */
export type Leaving = {
	password?: string | null;
};

/** What a bot is to be called. */
export type NewBot = {
	name: string;
};

/** What a token is for, what it allows, and how long; null: until it is taken back. */
export type NewToken = {
	label: string;
	scopes: ('read' | 'play' | 'open' | 'chat')[];
	rate?: number;
	sockets?: number;
	days?: number | null;
};

/** Which token to take back. */
export type TokenEnd = {
	id: string;
};

/** The keys of a browser's subscription, as it names them. */
export type BrowserKeys = {
	p256dh: string;
	auth: string;
};

/** A browser's subscription as it is written in JSON; what else stands there is not kept. */
export type Subscribing = {
	endpoint: string;
	keys: BrowserKeys;
};

/** A browser that wants nothing more. */
export type Unsubscribing = {
	endpoint: string;
};
