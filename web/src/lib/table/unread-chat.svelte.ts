// Chat lines this browser has already shown, by table.
const KEY = 'tocsin-chat';
const MAX_TABLES = 100; // tables to remember

function read(): [string, number][] {
	try {
		return JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string, number][];
	} catch {
		return []; // Storage may be blocked in private windows.
	}
}

class Unread {
	#seen = $state.raw<ReadonlyMap<string, number>>(new Map(read()));

	/** Return the number of unread lines; `newest` is the number of the table's last line. */
	count(table: string, newest: number): number {
		return Math.max(0, newest - (this.#seen.get(table) ?? 0));
	}

	/** Mark all lines up to a number as read. */
	markRead(table: string, newest: number): void {
		if (this.count(table, newest) === 0) return;
		const others = [...this.#seen].filter(([id]) => id !== table);
		this.#seen = new Map([...others, [table, newest] as const].slice(-MAX_TABLES));
		try {
			localStorage.setItem(KEY, JSON.stringify([...this.#seen]));
		} catch {
			// Storage is blocked: valid for this visit only.
		}
	}
}

export const unread = new Unread();
