// Changes of JSON values (docs/protocol.md): `[value]` replaces, `[]` removes, `{key: change}` changes keys or items.

export type Change = readonly unknown[] | { readonly [key: string]: Change };

const isTold = (change: Change): change is readonly unknown[] => Array.isArray(change);
const isGone = (change: Change) => isTold(change) && change.length === 0;

/** The value after a change; it shares with the old one all that stayed the same. */
export function changed<Value>(value: Value, change: Change): Value {
	if (isTold(change)) return change[0] as Value;
	if (Array.isArray(value)) {
		const items: unknown[] = [...value];
		for (const [key, inner] of Object.entries(change)) {
			const place = Number(key);
			if (isGone(inner)) items.length = place;
			else items[place] = changed(items[place], inner);
		}
		return items as Value;
	}
	const entries = new Map<string, unknown>(typeof value === 'object' ? Object.entries(value ?? {}) : []);
	for (const [key, inner] of Object.entries(change)) {
		if (isGone(inner)) entries.delete(key);
		else entries.set(key, changed(entries.get(key), inner));
	}
	return Object.fromEntries(entries) as Value;
}

/**
 * What there is both before and after: shown while things are in the air, so that what falls has left its place, and what
 * rises has not arrived. Where nothing is more or less, it is as it will be.
 */
export function inBoth<Value>(before: Value, after: Value): Value {
	if (before === after) return after;
	if (before === null || after === null) return null as Value;
	if (typeof before === 'number' && typeof after === 'number') return (before < after ? before : after) as Value;
	if (typeof before === 'boolean' && typeof after === 'boolean') return (before && after) as Value;
	if (Array.isArray(before) && Array.isArray(after)) {
		if (before.length !== after.length) return before.length < after.length ? before : after;
		if (isReordered(before, after)) return after;
		return after.map((item, place) => inBoth<unknown>(before[place], item)) as Value;
	}
	if (typeof before !== 'object' || typeof after !== 'object') return after;
	const old = new Map<string, unknown>(Object.entries(before));
	return Object.fromEntries(
		Object.entries(after).flatMap(([key, value]) => (old.has(key) ? [[key, inBoth<unknown>(old.get(key), value)]] : []))
	) as Value;
}

/** An order has neither more nor less of anything. */
function isReordered(before: readonly unknown[], after: readonly unknown[]): boolean {
	const rest = [...before];
	return after.every((item) => {
		const place = rest.indexOf(item);
		if (place >= 0) rest.splice(place, 1);
		return place >= 0;
	});
}
