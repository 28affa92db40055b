// JSON values in localStorage, which private windows may block: then values last for this visit only.

export function load<Value>(key: string, initial: Value): Value {
	try {
		return JSON.parse(localStorage.getItem(key) ?? 'null') ?? initial;
	} catch {
		return initial;
	}
}

export function save(key: string, value: unknown): void {
	try {
		localStorage.setItem(key, JSON.stringify(value));
	} catch {
		// Blocked.
	}
}
