// The differences between two views, and the board's things they concern. This module knows no game: a thing is identified by
// the keys, ids and indices on the path to a change in the view.

/** A path into a view: `areas #fortress cubes @2`; `=d8` is a value that may itself name a thing. */
export type ViewPath = readonly string[];

/** The highlight for a log line: the things it names and the paths it changed. */
export type Highlight = { things: readonly string[]; paths: readonly ViewPath[] };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Return the paths to all differences between two views; shared objects are skipped. */
export function changedPaths(before: unknown, after: unknown, path: ViewPath = []): ViewPath[] {
	if (before === after) return [];
	const entries = Array.isArray(before) && Array.isArray(after) ? items : isObject(before) && isObject(after) ? members : null;
	if (entries) {
		const [old, now] = [entries(before), entries(after)];
		return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => changedPaths(old.get(name), now.get(name), [...path, name]));
	}
	if (JSON.stringify(before) === JSON.stringify(after)) return [];
	// A moved string value may name its old and new place: add both.
	if (!path.some((step) => step.startsWith('#'))) return [path];
	return [path, ...[before, after].filter((value) => typeof value === 'string').map((value) => [...path, `=${value}`])];
}

function items(list: unknown): Map<string, unknown> {
	const named = (item: unknown, index: number) => (isObject(item) && typeof item['id'] === 'string' ? `#${item['id']}` : `@${index}`);
	return new Map((list as unknown[]).map((item, index) => [named(item, index), item]));
}

function members(value: unknown): Map<string, unknown> {
	return new Map(Object.entries(value as object));
}

/** Yield the ids that may belong to a path, from its end on: a full id, or an id without its kind. */
function* namesOn(path: ViewPath): Generator<{ end: number; name: string } | { end: number; rest: string }> {
	for (let end = path.length; end > 0; end--) {
		const [sign, step] = [path[end - 1]?.[0], path[end - 1]?.slice(1) ?? ''];
		const before = path.slice(0, end - 1);
		const key = before.findLast((each) => !/^[#@=]/.test(each)) ?? '';
		const holder = before.findLast((each) => each.startsWith('#'))?.slice(1);
		if (sign === '#' || sign === '=') {
			for (const kind of kindsOf(key)) yield { end, name: `${kind}:${step}` };
			yield { end, rest: step };
		} else if (sign === '@' && holder !== undefined) {
			for (const kind of kindsOf(key)) yield { end, name: `${kind}:${holder}:${step}` };
		} else if (holder !== undefined && before.at(-1) === `#${holder}`) {
			for (const kind of kindsOf(path[end - 1] ?? '')) yield { end, name: `${kind}:${holder}` };
		}
	}
}

/** Return the kinds a key may hold: `spaces` holds a `space`, `vp_tiles` a `vp`. */
function kindsOf(key: string): string[] {
	return [...new Set([key, key.replace(/s$/, ''), key.split('_')[0] ?? key])];
}

/** Return the changed things with the seat that changed them. A thing that contains another changed thing is left out. */
export function changedThings(touched: ReadonlyMap<ViewPath, number>, things: ReadonlySet<string>): Map<string, number> {
	const byRest = new Map([...things].map((thing) => [thing.slice(thing.indexOf(':') + 1), thing]));
	const changes = [...touched].flatMap(([path, seat]) => {
		for (const each of namesOn(path)) {
			const thing = 'rest' in each ? byRest.get(each.rest) : things.has(each.name) ? each.name : undefined;
			// Seats are shown beside the board, not on it.
			if (thing && !thing.startsWith('seat:')) return [{ thing, seat, path, prefix: path.slice(0, each.end).join(' ') }];
		}
		return [];
	});
	const holds = (one: (typeof changes)[number], other: (typeof changes)[number]) =>
		other.prefix.startsWith(`${one.prefix} `) && !other.path.at(-1)?.startsWith('=');
	return new Map(changes.filter((one) => !changes.some((other) => holds(one, other))).map(({ thing, seat }) => [thing, seat]));
}

/** Return the things a message names, except seats. */
export const namedThingsExceptSeats = (args: Readonly<Record<string, unknown>>): string[] =>
	namedThings(args).filter((thing) => !thing.startsWith('seat:'));

/** Return the things a message names; also `kind:seat:id` forms for things of a seat. */
export function namedThings(args: Readonly<Record<string, unknown>>): string[] {
	const named = Object.values(args).filter((value) => typeof value === 'string');
	const owners = named.filter((value) => value.startsWith('seat:')).map((value) => value.slice('seat:'.length));
	return named.flatMap((value) => [value, ...owners.map((owner) => value.replace(':', `:${owner}:`))]);
}
