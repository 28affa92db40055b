// The HTTP half of the protocol.
import type { Clause, Game, Gone, ListedTable, Me, MyChanges, NewTable, Retold, Sent, Session, Table, Trouble, Verdict } from './protocol';
import type { Words } from './words';

export class Refused extends Error {
	constructor(
		readonly kind: string,
		readonly sentence: string,
		readonly status: number
	) {
		super(sentence);
	}
}

/** What went wrong, in the words of the page: by its kind, or in the server's own sentence. */
export function why(error: unknown, words: Words): string {
	if (!(error instanceof Refused)) return words.t('ui-no-server');
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
		const error = (isJson ? content : {}) as Partial<Trouble>;
		throw new Refused(error.kind ?? 'error', error.sentence ?? `${answer.status}`, answer.status);
	}
	return content as T;
}

const get = <T>(path: string) => ask<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, body);
/** The given values as a query; what is null is not asked for. */
function asQuery(wanted: Record<string, string | number | null>): URLSearchParams {
	const given = Object.entries(wanted).filter(([, value]) => value !== null);
	return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}
const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
	games: () => get<Game[]>('/api/games'),
	rules: (game: string, language: string) => get<Clause[]>(`/api/games/${game}/rules/${language}`),
	words: (language: string, game?: string) => get<string>(`/api/words/${language}${game ? `/${game}` : ''}`),
	me: () => get<Me>('/api/me'),
	changeMe: (change: MyChanges) => ask<Me>('PATCH', '/api/me', change),
	register: (name: string, password: string) => post<Me>('/api/account', { name, password }),
	login: (name: string, password: string) => post<Me>('/api/login', { name, password }),
	logout: () => post<Me>('/api/logout'),
	changePassword: (old: string, next: string) => post<Me>('/api/password', { old, new: next }),
	forgotten: (name: string) => post<Sent>('/api/password/forgotten', { name }),
	recover: (token: string, password: string) => post<Me>('/api/password/recover', { token, password }),
	confirmEmail: (token: string) => post<Me>('/api/email/confirm', { token }),
	sessions: () => get<Session[]>('/api/sessions'),
	endSession: (id: string | null) => post<Session[]>('/api/sessions/end', { id }),
	exportMe: () => get<unknown>('/api/me/export'),
	deleteMe: (password: string | null) => post<Gone>('/api/me/delete', { password }),
	testNotice: (kind: 'email' | 'webhook') => post<Sent>('/api/notices/test', { kind }),
	tables: (skip = 0) => get<ListedTable[]>(`/api/tables?skip=${skip}`),
	mine: (skip = 0) => get<ListedTable[]>(`/api/tables/mine?skip=${skip}`),
	open: (wish: NewTable) => post<Table>('/api/tables', wish),
	table: (id: string, invitation: string | null) =>
		get<Table>(at(id) + (invitation ? `?invitation=${encodeURIComponent(invitation)}` : '')),
	sit: (id: string, seat: number, invitation: string | null) => post<Table>(`${at(id)}/sit`, invitation ? { seat, invitation } : { seat }),
	stand: (id: string, seat: number) => post<Table>(`${at(id)}/stand`, { seat }),
	fill: (id: string, bot: string) => post<Table>(`${at(id)}/fill`, { bot }),
	close: (id: string) => post<Table>(`${at(id)}/close`),
	verify: (id: string) => get<Verdict>(`${at(id)}/verify`),
	recordAddress: (id: string, invitation: string | null = null) =>
		`${at(id)}/record${invitation ? `?invitation=${encodeURIComponent(invitation)}` : ''}`,
	upload: (record: unknown) => post<Table>('/api/records', record),
	steps: (id: string, invitation: string | null, { seat = null, text = false }: { seat?: number | null; text?: boolean } = {}) =>
		get<Retold>(`${at(id)}/steps?${asQuery({ seat, text: text ? 'true' : null, invitation })}`)
};
