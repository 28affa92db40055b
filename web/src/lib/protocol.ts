// The JSON that the table and its clients exchange, as docs/protocol.md says it.

import type { Change } from './change';
import type { Language } from './words';

export type Argument = number | string;
export type Message = { key: string; args: Record<string, Argument> };
/** An event with what it changes in the viewer's view. */
export type Event = Message & { change?: Change };

// With a warning, a person is asked once more before the answer is sent.
export type Option = { action: string; target: string; message: Message; warning?: Message };
export type Choice = { seat: number; message: Message; options: Option[] };
export type Part = { id: string; facts: Message[]; source: string };

export type Outcome = {
	totals: number[];
	breakdown: Record<string, number>[];
	ranks: number[];
	reason: string;
};

export type View = Record<string, unknown>;
export type Cell = Message | string | number;
export type Sheet = { title: Message; columns: Cell[]; rows: Cell[][] };

export type Sight = {
	seat: number | null; // null: a spectator
	number: number;
	view: View;
	choice: Choice | null;
	can_undo: boolean;
	actors: number[];
	outcome: Outcome | null;
};

export type Pace = { bank: number; increment: number; cap: number };
export type Clock = { left: number; running: boolean };

export type Seat = {
	kind: 'person' | 'bot' | 'open';
	name: string;
	account: boolean; // whether who sits there has one
	bot: string | null;
	mine: boolean;
	away: boolean;
	standin: string | null;
};

/** Whether spectators may chat, whether that is yours to say, and whose lines are muted. */
export type ChatRules = { spectators: boolean; yours: boolean; muted: number[] };

export type Table = {
	id: string;
	game: string;
	options: Record<string, string>;
	status: 'open' | 'playing' | 'over';
	private: boolean;
	host: string;
	host_name: string;
	invitation: string | null;
	pace: Pace | null;
	seats: Seat[];
	commitment: string;
	seed: string | null;
	created: number; // milliseconds
	number_of_actions: number;
	outcome: Outcome | null;
	clocks?: Clock[] | null;
	undo_request?: { seat: number; agreed: number[] } | null;
	chat: ChatRules;
	closed: 'host' | 'abandoned' | null; // closed before the match had ended
};

/** A table in a list. */
export type ListedTable = {
	id: string;
	game: string;
	status: 'open' | 'playing' | 'over' | 'frozen';
	private: boolean;
	host: string;
	created: number;
	host_name: string;
	options: Record<string, string>;
	pace: Pace | null;
	seats: Omit<Seat, 'away'>[];
	actors: number[];
	number_of_actions: number;
	updated: number;
	ranks: number[] | null;
};

/** `where`: the values of other options under which this one means anything. */
export type TableOption = {
	id: string;
	choices: { value: string; players: [number, number] }[]; // the default first
	where: Record<string, string[]>;
};

export type Game = {
	id: string;
	name: string;
	players: [number, number];
	options: TableOption[];
	rules_version: number | string;
	bots: string[];
};

export type Clause = { number: string; chapter: string; text: string };
export type Notices = { email: string | null; webhook: string | null };
export type Me = {
	id: string;
	name: string;
	account: string | null;
	notices: Notices;
	unconfirmed: string | null;
	language: Language | null; // of mails and webhooks
};
export type Session = { id: string; browser: string; created: number; used: number; current: boolean };
export type Chat = { number: number; name: string; seat: number | null; text: string; at: string | number; account: boolean };

export type FromServer =
	| { type: 'welcome'; protocol: number; table: Table; parts: Part[]; sights: Sight[]; chat: Chat[]; log: Message[][] }
	| { type: 'update'; seat: number | null; number: number; undone: number; events: Event[]; change?: Change }
	| { type: 'table'; table: Table }
	| { type: 'chat'; chat: Chat }
	| { type: 'ack'; key: string }
	| { type: 'error'; key: string | null; kind: string; sentence: string };

export type Order =
	| { type: 'act'; seat: number; number: number; action: string }
	| { type: 'undo' | 'restart'; seat: number; number: number }
	| { type: 'ask_undo' | 'resign' | 'return'; seat: number }
	| { type: 'answer_undo'; seat: number; agree: boolean }
	| { type: 'chat'; text: string }
	| { type: 'mute'; chat: number; muted: boolean }
	| { type: 'spectator_chat'; allowed: boolean };
