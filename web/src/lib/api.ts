// The HTTP half of the protocol.
import type {
	Attempt,
	BookExample,
	Clause,
	Figures,
	Game,
	Gone,
	Hints,
	Issued,
	Lesson,
	ListedTable,
	Me,
	MyChanges,
	NewTable,
	NewToken,
	NoticeKind,
	OwnBot,
	Past,
	PlayedExample,
	Profile,
	Pushed,
	PushKey,
	Question,
	Retold,
	Review,
	Sent,
	Session,
	Table,
	ErrorBody,
	Verdict
} from './protocol';
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
		const error = (isJson ? content : {}) as Partial<ErrorBody>;
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

/** Whose eyes a finished match is seen with; open: nothing is hidden from them. */
export type Eyes = number | 'spectator' | 'open';

export const api = {
	games: () => get<Game[]>('/api/games'),
	/** The rules of a game, or what of them answers a search. */
	rules: (game: string, language: string, search = '') =>
		get<Clause[]>(`/api/games/${game}/rules/${language}${search ? `?${asQuery({ search })}` : ''}`),
	questions: (game: string, language: string) => get<Question[]>(`/api/games/${game}/questions/${language}`),
	lessons: (game: string) => get<Lesson[]>(`/api/games/${encodeURIComponent(game)}/lessons`),
	attempt: (game: string, lesson: string, actions: readonly string[], text: boolean) =>
		post<Attempt>(`/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`, { actions, text }),
	examples: (game: string) => get<BookExample[]>(`/api/games/${encodeURIComponent(game)}/examples`),
	example: (game: string, example: string) =>
		get<PlayedExample>(`/api/games/${encodeURIComponent(game)}/examples/${encodeURIComponent(example)}`),
	/** All that is printed on anything of a game. */
	figures: (game: string) => get<Figures>(`/api/games/${encodeURIComponent(game)}/figures`),
	/** Fluent text of the table; of a game; of its lessons. */
	words: (language: string, game?: string, part?: 'lessons') =>
		get<string>(['/api/words', language, game, part].filter((step) => step !== undefined).join('/')),
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
	bots: () => get<OwnBot[]>('/api/bots'),
	makeBot: (name: string) => post<OwnBot[]>('/api/bots', { name }),
	removeBot: (bot: string) => post<OwnBot[]>(`/api/bots/${bot}/remove`),
	issueToken: (bot: string, wanted: NewToken) => post<Issued>(`/api/bots/${bot}/tokens`, wanted),
	endToken: (bot: string, id: string) => post<OwnBot[]>(`/api/bots/${bot}/tokens/end`, { id }),
	exportMe: () => get<unknown>('/api/me/export'),
	deleteMe: (password: string | null) => post<Gone>('/api/me/delete', { password }),
	testNotice: (kind: NoticeKind) => post<Sent>('/api/notices/test', { kind }),
	pushKey: () => get<PushKey>('/api/push'),
	beginPush: (subscription: PushSubscriptionJSON) => post<Pushed>('/api/push', subscription),
	endPush: (endpoint: string) => post<Pushed>('/api/push/end', { endpoint }),
	person: (id: string) => get<Profile>(`/api/people/${encodeURIComponent(id)}`),
	waiting: () => get<ListedTable[]>('/api/tables/waiting'),
	tables: (skip = 0) => get<ListedTable[]>(`/api/tables?skip=${skip}`),
	mine: (skip = 0) => get<ListedTable[]>(`/api/tables/mine?skip=${skip}`),
	open: (wish: NewTable) => post<Table>('/api/tables', wish),
	table: (id: string, invitation: string | null) =>
		get<Table>(at(id) + (invitation ? `?invitation=${encodeURIComponent(invitation)}` : '')),
	sit: (id: string, seat: number, invitation: string | null) => post<Table>(`${at(id)}/sit`, invitation ? { seat, invitation } : { seat }),
	stand: (id: string, seat: number) => post<Table>(`${at(id)}/stand`, { seat }),
	remove: (id: string, seat: number) => post<Table>(`${at(id)}/remove`, { seat }),
	again: (id: string) => post<Table>(`${at(id)}/again`),
	fill: (id: string, bot: string) => post<Table>(`${at(id)}/fill`, { bot }),
	close: (id: string) => post<Table>(`${at(id)}/close`),
	verify: (id: string) => get<Verdict>(`${at(id)}/verify`),
	recordAddress: (id: string, invitation: string | null = null) =>
		`${at(id)}/record${invitation ? `?invitation=${encodeURIComponent(invitation)}` : ''}`,
	upload: (record: unknown) => post<Table>('/api/records', record),
	/** A finished match with the eyes of a seat or a spectator, or with all open. */
	steps: (id: string, invitation: string | null, { eyes = 'open', text = false }: { eyes?: Eyes; text?: boolean } = {}) =>
		get<Retold>(
			`${at(id)}/steps?${asQuery({
				seat: typeof eyes === 'number' ? eyes : null,
				open: eyes === 'open' ? 'true' : null,
				text: text ? 'true' : null,
				invitation
			})}`
		),
	/** The best answers to what a seat of one's own is asked. */
	hint: (id: string, seat: number) => post<Hints>(`${at(id)}/hint`, { seat }),
	/** Have a finished match reviewed; then, how far that has come. */
	beginReview: (id: string, invitation: string | null, open: boolean) =>
		post<Review>(`${at(id)}/review?${asQuery({ open: String(open), invitation })}`),
	review: (id: string, invitation: string | null, open: boolean) =>
		get<Review>(`${at(id)}/review?${asQuery({ open: String(open), invitation })}`),
	past: (id: string, invitation: string | null, seat: number | null, text = false) =>
		get<Past>(`${at(id)}/past?${asQuery({ seat, invitation, text: text ? 'true' : null })}`),
	branch: (id: string, invitation: string | null, to: number, seat: number) =>
		post<Table>(`${at(id)}/branch`, { to, seat, ...(invitation && { invitation }) })
};
