// What has changed between two views, and which things of a board it is about. No game is known here: a thing is found by
// what stands on the way to a change, the keys of the view and the ids or places of what they hold.

/** A way into a view: `areas #fortress cubes @2`, and `=d8` where a value itself may be a thing. */
export type Way = readonly string[];

/** What a sentence is about: the things it names, and what it changed. */
export type About = { things: readonly string[]; ways: readonly Way[] };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The ways to all that differs between two views; what they share is not looked at. */
export function waysTo(before: unknown, after: unknown, way: Way = []): Way[] {
	if (before === after) return [];
	const entries = Array.isArray(before) && Array.isArray(after) ? items : isObject(before) && isObject(after) ? members : null;
	if (entries) {
		const [old, now] = [entries(before), entries(after)];
		return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => waysTo(old.get(name), now.get(name), [...way, name]));
	}
	if (JSON.stringify(before) === JSON.stringify(after)) return [];
	// What has gone from one place to another, and has a name itself, is about both.
	if (!way.some((step) => step.startsWith('#'))) return [way];
	return [way, ...[before, after].filter((value) => typeof value === 'string').map((value) => [...way, `=${value}`])];
}

function items(list: unknown): Map<string, unknown> {
	const named = (item: unknown, place: number) => (isObject(item) && typeof item['id'] === 'string' ? `#${item['id']}` : `@${place}`);
	return new Map((list as unknown[]).map((item, place) => [named(item, place), item]));
}

function members(value: unknown): Map<string, unknown> {
	return new Map(Object.entries(value as object));
}

/** The names that a board may have for something on a way, from its end on: how far along, and by what name or its rest. */
function* namesOn(way: Way): Generator<{ end: number; name: string } | { end: number; rest: string }> {
	for (let end = way.length; end > 0; end--) {
		const [sign, step] = [way[end - 1]?.[0], way[end - 1]?.slice(1) ?? ''];
		const before = way.slice(0, end - 1);
		const key = before.findLast((each) => !/^[#@=]/.test(each)) ?? '';
		const holder = before.findLast((each) => each.startsWith('#'))?.slice(1);
		if (sign === '#' || sign === '=') {
			for (const kind of kindsOf(key)) yield { end, name: `${kind}:${step}` };
			yield { end, rest: step };
		} else if (sign === '@' && holder !== undefined) {
			for (const kind of kindsOf(key)) yield { end, name: `${kind}:${holder}:${step}` };
		} else if (holder !== undefined && before.at(-1) === `#${holder}`) {
			for (const kind of kindsOf(way[end - 1] ?? '')) yield { end, name: `${kind}:${holder}` };
		}
	}
}

/** The kinds of things that a key may hold: `spaces` and `vp_tiles` hold a `space` and a `vp`. */
function kindsOf(key: string): string[] {
	return [...new Set([key, key.replace(/s$/, ''), key.split('_')[0] ?? key])];
}

/** Which of a board's things have changed, and by whom. What holds another that has changed is not marked itself. */
export function markedThings(touched: ReadonlyMap<Way, number>, things: ReadonlySet<string>): Map<string, number> {
	const byRest = new Map([...things].map((thing) => [thing.slice(thing.indexOf(':') + 1), thing]));
	const found = [...touched].flatMap(([way, seat]) => {
		for (const each of namesOn(way)) {
			const thing = 'rest' in each ? byRest.get(each.rest) : things.has(each.name) ? each.name : undefined;
			// A seat has its own place beside the board.
			if (thing && !thing.startsWith('seat:')) return [{ thing, seat, way, path: way.slice(0, each.end).join(' ') }];
		}
		return [];
	});
	const holds = (one: (typeof found)[number], other: (typeof found)[number]) =>
		other.path.startsWith(`${one.path} `) && !other.way.at(-1)?.startsWith('=');
	return new Map(found.filter((one) => !found.some((other) => holds(one, other))).map(({ thing, seat }) => [thing, seat]));
}

/** The things that a message names beside those who do something. */
export const placesOf = (args: Readonly<Record<string, unknown>>): string[] => thingsOf(args).filter((thing) => !thing.startsWith('seat:'));

/** The things that a message names; those of a seat may be called after it, too. */
export function thingsOf(args: Readonly<Record<string, unknown>>): string[] {
	const named = Object.values(args).filter((value) => typeof value === 'string');
	const owners = named.filter((value) => value.startsWith('seat:')).map((value) => value.slice('seat:'.length));
	return named.flatMap((value) => [value, ...owners.map((owner) => value.replace(':', `:${owner}:`))]);
}
