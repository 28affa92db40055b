// The HTTP part of the protocol.
import type * as wire from './protocol';
import type { Words } from '$lib/i18n/words';

export class ApiError extends Error {
	constructor(
		readonly kind: string,
		readonly sentence: string,
		readonly status: number
	) {
		super(sentence);
	}
}

/** Return the error message in the page's language: by the kind of the error, or the server's sentence. */
export function errorText(error: unknown, words: Words): string {
	if (!(error instanceof ApiError)) return words.t('ui-no-server');
	return words.has(`error-${error.kind}`) ? words.t(`error-${error.kind}`) : error.sentence;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
	const init: RequestInit = { method, headers: {} };
	if (body !== undefined) {
		init.headers = { 'content-type': 'application/json' };
		init.body = JSON.stringify(body);
	}
	const answer = await fetch(path, init);
	const isJson = answer.headers.get('content-type')?.includes('json');
	const content: unknown = isJson ? await answer.json() : await answer.text();
	if (!answer.ok) {
		const error = (isJson ? content : {}) as Partial<wire.ErrorBody>;
		throw new ApiError(error.kind ?? 'error', error.sentence ?? `${answer.status}`, answer.status);
	}
	return content as T;
}

const get = <T>(path: string) => ask<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body);
/** Return the non-null values as a query string. */
function asQuery(wanted: Record<string, string | number | null>): URLSearchParams {
	const given = Object.entries(wanted).filter(([, value]) => value !== null);
	return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}
const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** Point of view on a finished match; `open` shows everything. */
export type Eyes = number | 'spectator' | 'open';

export const api = {
	games: () => get<wire.Game[]>('/api/games'),
	/** The clauses of a game's rules, optionally filtered by a search. */
	rules: (game: string, language: string, search = '') =>
		get<wire.Clause[]>(`/api/games/${game}/rules/${language}${search ? `?${asQuery({ search })}` : ''}`),
	questions: (game: string, language: string) => get<wire.Question[]>(`/api/games/${game}/questions/${language}`),
	lessons: (game: string) => get<wire.Lesson[]>(`/api/games/${encodeURIComponent(game)}/lessons`),
	attempt: (game: string, lesson: string, actions: readonly string[], text: boolean) =>
		post<wire.Attempt>(`/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`, { actions, text }),
	examples: (game: string) => get<wire.BookExample[]>(`/api/games/${encodeURIComponent(game)}/examples`),
	example: (game: string, example: string) =>
		get<wire.PlayedExample>(`/api/games/${encodeURIComponent(game)}/examples/${encodeURIComponent(example)}`),
	/** The printed values of all components of a game. */
	figures: (game: string) => get<wire.Figures>(`/api/games/${encodeURIComponent(game)}/figures`),
	/** Fluent text of the table, of a game, or of a game's lessons. */
	words: (language: string, game?: string, part?: 'lessons') =>
		get<string>(['/api/words', language, game, part].filter((step) => step !== undefined).join('/')),
	me: () => get<wire.Me>('/api/me'),
	changeMe: (change: wire.MyChanges) => ask<wire.Me>('PATCH', '/api/me', change),
	register: (name: string, password: string) => post<wire.Me>('/api/account', { name, password }),
	login: (name: string, password: string) => post<wire.Me>('/api/login', { name, password }),
	logout: () => post<wire.Me>('/api/logout'),
	changePassword: (old: string, next: string) => post<wire.Me>('/api/password', { old, new: next }),
	forgotten: (name: string) => post<wire.Sent>('/api/password/forgotten', { name }),
	recover: (token: string, password: string) => post<wire.Me>('/api/password/recover', { token, password }),
	confirmEmail: (token: string) => post<wire.Me>('/api/email/confirm', { token }),
	sessions: () => get<wire.Session[]>('/api/sessions'),
	endSession: (id: string | null) => post<wire.Session[]>('/api/sessions/end', { id }),
	bots: () => get<wire.OwnBot[]>('/api/bots'),
	makeBot: (name: string) => post<wire.OwnBot[]>('/api/bots', { name }),
	removeBot: (bot: string) => post<wire.OwnBot[]>(`/api/bots/${bot}/remove`),
	issueToken: (bot: string, wanted: wire.NewToken) => post<wire.Issued>(`/api/bots/${bot}/tokens`, wanted),
	endToken: (bot: string, id: string) => post<wire.OwnBot[]>(`/api/bots/${bot}/tokens/end`, { id }),
	exportMe: () => get<unknown>('/api/me/export'),
	deleteMe: (password: string | null) => post<wire.Gone>('/api/me/delete', { password }),
	testNotice: (kind: wire.NoticeKind) => post<wire.Sent>('/api/notices/test', { kind }),
	pushKey: () => get<wire.PushKey>('/api/push'),
	beginPush: (subscription: PushSubscriptionJSON) => post<wire.Pushed>('/api/push', subscription),
	endPush: (endpoint: string) => post<wire.Pushed>('/api/push/end', { endpoint }),
	person: (id: string) => get<wire.Profile>(`/api/people/${encodeURIComponent(id)}`),
	waiting: () => get<wire.ListedTable[]>('/api/tables/waiting'),
	tables: (skip = 0) => get<wire.ListedTable[]>(`/api/tables?skip=${skip}`),
	mine: (skip = 0) => get<wire.ListedTable[]>(`/api/tables/mine?skip=${skip}`),
	open: (wish: wire.NewTable) => post<wire.Table>('/api/tables', wish),
	table: (id: string, invitation: string | null) =>
		get<wire.Table>(at(id) + (invitation ? `?invitation=${encodeURIComponent(invitation)}` : '')),
	sit: (id: string, seat: number, invitation: string | null) =>
		post<wire.Table>(`${at(id)}/sit`, invitation ? { seat, invitation } : { seat }),
	stand: (id: string, seat: number) => post<wire.Table>(`${at(id)}/stand`, { seat }),
	remove: (id: string, seat: number) => post<wire.Table>(`${at(id)}/remove`, { seat }),
	again: (id: string) => post<wire.Table>(`${at(id)}/again`),
	fill: (id: string, bot: string) => post<wire.Table>(`${at(id)}/fill`, { bot }),
	close: (id: string) => post<wire.Table>(`${at(id)}/close`),
	verify: (id: string) => get<wire.Verdict>(`${at(id)}/verify`),
	recordAddress: (id: string, invitation: string | null = null) =>
		`${at(id)}/record${invitation ? `?invitation=${encodeURIComponent(invitation)}` : ''}`,
	upload: (record: unknown) => post<wire.Table>('/api/records', record),
	/** A finished match step by step, from one point of view. */
	steps: (id: string, invitation: string | null, { eyes = 'open', text = false }: { eyes?: Eyes; text?: boolean } = {}) =>
		get<wire.MatchReplay>(
			`${at(id)}/steps?${asQuery({
				seat: typeof eyes === 'number' ? eyes : null,
				open: eyes === 'open' ? 'true' : null,
				text: text ? 'true' : null,
				invitation
			})}`
		),
	/** The best answers for one of the visitor's own seats. */
	hint: (id: string, seat: number) => post<wire.Hints>(`${at(id)}/hint`, { seat }),
	/** Start the review of a finished match, or return its progress. */
	beginReview: (id: string, invitation: string | null, open: boolean) =>
		post<wire.Review>(`${at(id)}/review?${asQuery({ open: String(open), invitation })}`),
	review: (id: string, invitation: string | null, open: boolean) =>
		get<wire.Review>(`${at(id)}/review?${asQuery({ open: String(open), invitation })}`),
	past: (id: string, invitation: string | null, seat: number | null, text = false) =>
		get<wire.ViewerHistory>(`${at(id)}/past?${asQuery({ seat, invitation, text: text ? 'true' : null })}`),
	branch: (id: string, invitation: string | null, to: number, seat: number) =>
		post<wire.Table>(`${at(id)}/branch`, { to, seat, ...(invitation && { invitation }) })
};
