// Deltas of JSON values (docs/protocol.md): `[value]` replaces, `[]` removes, `{key: delta}` changes keys or items.

export type Change = readonly unknown[] | { readonly [key: string]: Change };

const isReplacement = (change: Change): change is readonly unknown[] => Array.isArray(change);
const isRemoval = (change: Change) => isReplacement(change) && change.length === 0;

/** Apply a delta; unchanged parts are shared with the old value. */
export function applyChange<Value>(value: Value, change: Change): Value {
	if (isReplacement(change)) return change[0] as Value;
	if (Array.isArray(value)) {
		const items: unknown[] = [...value];
		for (const [key, inner] of Object.entries(change)) {
			const place = Number(key);
			if (isRemoval(inner)) items.length = place;
			else items[place] = applyChange(items[place], inner);
		}
		return items as Value;
	}
	const entries = new Map<string, unknown>(typeof value === 'object' ? Object.entries(value ?? {}) : []);
	for (const [key, inner] of Object.entries(change)) {
		if (isRemoval(inner)) entries.delete(key);
		else entries.set(key, applyChange(entries.get(key), inner));
	}
	return Object.fromEntries(entries) as Value;
}

/**
 * Return the elements present in both values. While pieces fly, the board draws this: flying pieces are
 * neither at their origin nor at their destination. Values that did not grow or shrink are taken from `after`.
 */
export function intersection<Value>(before: Value, after: Value): Value {
	if (before === after) return after;
	if (before === null || after === null) return null as Value;
	if (typeof before === 'number' && typeof after === 'number') return (before < after ? before : after) as Value;
	if (typeof before === 'boolean' && typeof after === 'boolean') return (before && after) as Value;
	if (Array.isArray(before) && Array.isArray(after)) {
		if (before.length !== after.length) return before.length < after.length ? before : after;
		if (isReordered(before, after)) return after;
		return after.map((item, place) => intersection<unknown>(before[place], item)) as Value;
	}
	if (typeof before !== 'object' || typeof after !== 'object') return after;
	const old = new Map<string, unknown>(Object.entries(before));
	return Object.fromEntries(
		Object.entries(after).flatMap(([key, value]) => (old.has(key) ? [[key, intersection<unknown>(old.get(key), value)]] : []))
	) as Value;
}

/** Tell whether both lists have the same elements in another order. */
function isReordered(before: readonly unknown[], after: readonly unknown[]): boolean {
	const rest = [...before];
	return after.every((item) => {
		const place = rest.indexOf(item);
		if (place >= 0) rest.splice(place, 1);
		return place >= 0;
	});
}
