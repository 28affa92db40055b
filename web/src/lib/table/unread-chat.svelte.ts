// Chat lines this browser has already shown, by table.
import { load, save } from '$lib/app/storage';

const KEY = 'tocsin-chat';
const MAX_TABLES = 100; // tables to remember

class Unread {
	#seen = $state.raw<ReadonlyMap<string, number>>(new Map(load<[string, number][]>(KEY, [])));

	/** Return the number of unread lines; `newest` is the number of the table's last line. */
	count(table: string, newest: number): number {
		return Math.max(0, newest - (this.#seen.get(table) ?? 0));
	}

	/** Mark all lines up to a number as read. */
	markRead(table: string, newest: number): void {
		if (this.count(table, newest) === 0) return;
		const others = [...this.#seen].filter(([id]) => id !== table);
		this.#seen = new Map([...others, [table, newest] as const].slice(-MAX_TABLES));
		save(KEY, [...this.#seen]);
	}
}

export const unread = new Unread();
