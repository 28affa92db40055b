// Made by `make types` from src/tocsin/server: change it there.
import type { Change } from './change';

export const PROTOCOL = 2;

/** The initial bank, the increment for a decision and the cap of the bank, in seconds. */
export type Pace = {
	bank: number;
	increment: number;
	cap: number;
};

/** A seat of a table; `away`: its person has no page open. */
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

/** A clock as clients see it: seconds left, and whether it runs. */
export type ClockFace = {
	left: number;
	running: boolean;
};

/** The pending undo request: the seat that asks and the seats that agreed. */
export type UndoFacts = {
	seat: number;
	agreed: number[];
};

/** Whether spectators may chat; for the host, the line numbers of muted people. */
export type ChatFacts = {
	spectators: boolean;
	yours: boolean;
	muted: number[];
};

/** The match that this one continues after `to` actions; its table if played on this server. */
export type OriginFacts = {
	table: string | null;
	to: number;
	seat: number;
};

/** A table as one person may see it; private parts are None for others. */
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

/** The match as one viewer may see it now; `sheets` is the view as text, if requested. */
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

/** A line of chat as clients see it. */
export type Chat = {
	number: number;
	name: string;
	seat: number | null;
	text: string;
	at: number;
	account: boolean;
	bot: boolean;
};

/** The complete state of the table for this client. */
export type Welcome = {
	type: 'welcome';
	protocol: number;
	table: TableFacts;
	parts: Part[];
	sights: SightFacts[];
	chat: Chat[];
	log: Message[][];
};

/** An event, and the change that it makes to the viewer's view. */
export type ViewerEvent = {
	key: string;
	args: Record<string, number | string>;
	change?: Change;
};

/** The events that one viewer sees, and the change of the viewer's view. */
export type Update = {
	type: 'update';
	seat: number | null;
	number: number;
	undone: number;
	events: ViewerEvent[];
	change?: Change;
};

/** A viewer's whole view, sent instead of an update. */
export type SightTold = {
	type: 'sight';
	sight: SightFacts;
};

/** The table after a change of seats, clocks, requests or status. */
export type TableChanged = {
	type: 'table';
	table: TableFacts;
};

/** A new chat message. */
export type ChatSaid = {
	type: 'chat';
	chat: Chat;
};

/** The request with that key was executed, and its effect is durable. */
export type Ack = {
	type: 'ack';
	key: string;
};

/** The request with that key was refused and changed nothing. */
export type Refusal = {
	type: 'error';
	key: string | null;
	kind: string;
	sentence: string;
};

export type FromServer = Welcome | Update | SightTold | TableChanged | ChatSaid | Ack | Refusal;

/** The body of every error response: a kind for programs, a sentence for people. */
export type ErrorBody = {
	kind: string;
	sentence: string;
};

/** A value of an option, and the least and greatest number of players it allows. */
export type ValueFacts = {
	value: string;
	players: [number, number];
};

/** An option of a table with its values, the default first. */
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

/** A frequent question, further search words, and the clauses that answer it. */
export type RulesQuestion = {
	text: string;
	words: string[];
	clauses: string[];
};

/** Figures with one source: its kind, name and the reason for the figures (by language). */
export type FigureGroup = {
	id: string;
	source: string;
	detail: Record<string, string>;
	reason: Record<string, string>;
};

/** All parts of a game, and the groups of their figures. */
export type Figures = {
	parts: Part[];
	groups: FigureGroup[];
};

/** A worked example: the clause that it illustrates, and its text. */
export type ExampleFacts = {
	id: string;
	clause: string;
	text: Message;
};

/** The view before the first step or after a step, with its events and explanation. */
export type ExampleMoment = {
	sight: SightFacts;
	events: Message[];
	text: Message | null;
};

/** A worked example step by step, with the components on its board. */
export type PlayedExample = {
	names: string[];
	parts: Part[];
	moments: ExampleMoment[];
};

/** A lesson, as the list of lessons shows it. */
export type LessonFacts = {
	id: string;
	names: string[];
	title: Message;
	task: Message;
	minutes: number;
};

/** A step that a viewer saw; `own` marks their own action. */
export type HistoryStep = {
	own: boolean;
	events: ViewerEvent[];
	change?: Change;
	sheets?: Change;
};

/** A sentence, and the actions of the solution that are possible next. */
export type Hint = {
	message: Message;
	actions: string[];
};

/** The state of an attempt at a lesson, and the steps since the last action. */
export type AttemptFacts = {
	names: string[];
	parts: Part[];
	sight: SightFacts;
	steps: HistoryStep[];
	log: Message[][];
	progress: 'open' | 'done' | 'failed';
	task: Message;
	coach: Message;
	hint: Hint;
};

/** The addresses for turn notices; null: no notices of that kind. */
export type NoticeAddresses = {
	email: string | null;
	webhook: string | null;
};

/** The visitor: an account, a guest or a bot. */
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

/** The message was handed on for delivery. */
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

/** A seat in a list of tables; `account`: whether its person has an account. */
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

/** A table in a list, as shown to one person. */
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

/** The result of replaying a record: whether it agrees, and a sentence about it. */
export type Verdict = {
	ok: boolean;
	sentence: string;
};

/** An action of a finished match: its seat, its events and the remaining change. */
export type ReplayStep = {
	actor: number;
	events: ViewerEvent[];
	change?: Change;
};

/** A finished match: the first view and all steps. */
export type MatchReplay = {
	view: Record<string, unknown>;
	steps: ReplayStep[];
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

/** The progress of a review in decisions; `analysis` is set when it is complete. */
export type ReviewFacts = {
	done: number;
	of: number;
	analysis: Analysis | null;
};

/** A match as a viewer has seen it so far: the first view and the visible steps. */
export type ViewerHistory = {
	view: Record<string, unknown>;
	steps: HistoryStep[];
	sheets?: Sheet[];
};

/** A signed-in browser. */
export type OwnSession = {
	browser: string;
	created: number;
	used: number;
};

/** A link sent by e-mail. */
export type OwnEmailLink = {
	kind: string;
	email: string;
	created: number;
};

/** A bot owned by a person. */
export type OwnBot = {
	id: string;
	name: string;
	created: number;
};

/** An API token of a bot, without its secret. */
export type OwnToken = {
	bot: string;
	label: string;
	scopes: ('read' | 'play' | 'open' | 'chat')[];
	created: number;
	used: number;
};

/** A table of the person; with the record of the match once it is over. */
export type OwnTable = {
	id: string;
	game: string;
	status: string;
	created: number;
	is_host: boolean;
	seats: number[];
	record: MatchRecord | null;
};

/** A chat message. */
export type OwnChatMessage = {
	table: string;
	at: number;
	text: string;
};

/** All stored data of a person. */
export type PersonalData = {
	id: string;
	name: string | null;
	account: string | null;
	email: string | null;
	webhook: string | null;
	language: string | null;
	created: number | null;
	sessions: OwnSession[];
	letters: OwnEmailLink[];
	pushes: string[];
	bots: OwnBot[];
	tokens: OwnToken[];
	tables: OwnTable[];
	chat: OwnChatMessage[];
};

/** All personal data was removed. */
export type Gone = {
	gone: boolean;
};

/** The owner of a bot. */
export type Owner = {
	id: string;
	name: string;
};

/** Numbers of matches played, won, and won jointly. */
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

/** A person or bot, with the number of matches in which the profile's person ranked ahead. */
export type Opponent = {
	name: string;
	person: string | null;
	bot: string | null;
	played: number;
	ahead: number;
	behind: number;
	level: number;
};

/** The public profile of a person or bot, from the matches that the viewer may see. */
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

/** A token as its owner sees it, without the secret. */
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

/** A bot of an account, with its tokens. */
export type BotFacts = {
	id: string;
	name: string;
	created: number;
	tokens: TokenFacts[];
};

/** The secret of a new token, which is never sent again, and the bots of the account. */
export type Issued = {
	token: string;
	bots: BotFacts[];
};

/** The public key with which a browser subscribes, base64url. */
export type PushKey = {
	key: string;
};

/** Whether notices are pushed to the browser. */
export type Pushed = {
	on: boolean;
};

/** Choose an action for a seat. */
export type Act = {
	type: 'act';
	key: string;
	seat: number;
	number: number;
	action: string;
};

/** Undo the last action. */
export type Undo = {
	type: 'undo';
	key: string;
	seat: number;
	number: number;
};

/** Undo the whole turn. */
export type Restart = {
	type: 'restart';
	key: string;
	seat: number;
	number: number;
};

/** Ask the other players for consent to an undo. */
export type AskUndo = {
	type: 'ask_undo';
	key: string;
	seat: number;
};

/** Consent to the undo of another seat, or refuse it. */
export type AnswerUndo = {
	type: 'answer_undo';
	key: string;
	seat: number;
	agree: boolean;
};

/** Resign; a bot plays on in the seat. */
export type Resign = {
	type: 'resign';
	key: string;
	seat: number;
};

/** Take the seat back from its stand-in. */
export type Return = {
	type: 'return';
	key: string;
	seat: number;
};

/** Write a chat message. */
export type Say = {
	type: 'chat';
	key: string;
	text: string;
};

/** Mute or unmute the author of a chat message; for the host. */
export type Mute = {
	type: 'mute';
	key: string;
	chat: number;
	muted: boolean;
};

/** Allow or forbid spectators to chat; for the host. */
export type SpectatorChat = {
	type: 'spectator_chat';
	key: string;
	allowed: boolean;
};

export type Request = Act | Undo | Restart | AskUndo | AnswerUndo | Resign | Return | Say | Mute | SpectatorChat;

/** The first message of a client; repeated, it requests another welcome. */
export type Hello = {
	type: 'hello';
	protocol: number;
	invitation?: string | null;
	text?: boolean;
	whole?: boolean;
};

/** All actions of the learner so far; `text`: the view is wanted as text too. */
export type Attempt = {
	actions: string[];
	text?: boolean;
};

/** Changes to the visitor; fields that are left out stay as they are. */
export type MyChanges = {
	name?: string;
	notices?: NoticeAddresses;
	language?: 'en' | 'fr';
};

/** The token of a confirmation link. */
export type Confirmation = {
	token: string;
};

/** The kind of notice to test. */
export type NoticeTest = {
	kind: 'email' | 'webhook' | 'push';
};

/** An account's name and password. */
export type Credentials = {
	name: string;
	password: string;
};

/** The current and the new password. */
export type NewPassword = {
	old: string;
	new: string;
};

/** The account whose password was forgotten. */
export type Forgotten = {
	name: string;
};

/** The token of a recovery link and the new password. */
export type Recovery = {
	token: string;
	password: string;
};

/** The session to end; null: all but the current one. */
export type SessionEnd = {
	id: string | null;
};

/** The occupant of a seat: the host, an open seat or a bot. */
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

/** The seat to take, with the invitation of a private table. */
export type SitRequest = {
	seat: number;
	invitation?: string | null;
};

/** The seat to leave or to clear. */
export type StandRequest = {
	seat: number;
};

/** The number of the step to continue from, the own seat and the bot of all other seats. */
export type BranchRequest = {
	to: number;
	seat: number;
	bot?: string;
	invitation?: string | null;
};

/** The bot for all open seats. */
export type FillRequest = {
	bot: string;
};

/** The seat for whose decision a hint is requested. */
export type HintRequest = {
	seat: number;
};

/** The account's password; null for a guest. */
export type Leaving = {
	password?: string | null;
};

/** The name of a new bot. */
export type NewBot = {
	name: string;
};

/** The label, scopes, limits and lifetime of a new token; days null: until it is revoked. */
export type NewToken = {
	label: string;
	scopes: ('read' | 'play' | 'open' | 'chat')[];
	rate?: number;
	sockets?: number;
	days?: number | null;
};

/** The token to revoke. */
export type TokenEnd = {
	id: string;
};

/** The keys of a subscription, named as in the Push API. */
export type BrowserKeys = {
	p256dh: string;
	auth: string;
};

/** A browser's PushSubscription as JSON; further fields are ignored. */
export type Subscribing = {
	endpoint: string;
	keys: BrowserKeys;
};

/** The subscription to end. */
export type Unsubscribing = {
	endpoint: string;
};
