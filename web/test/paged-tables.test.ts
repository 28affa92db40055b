import { describe, expect, it } from 'vitest';
import type { ListedTable } from '../src/lib/net/protocol';
import { PagedTables } from '../src/lib/table/paged-tables.svelte';

const table = (id: number) => ({ id: `t${id}` }) as ListedTable;

/** A server with a number of tables, the newest first. */
function server(count: number) {
	const tables = Array.from({ length: count }, (_, id) => table(id));
	const asked: number[] = [];
	const read = (skip: number) => {
		asked.push(skip);
		return Promise.resolve(tables.slice(skip, skip + 100));
	};
	return { tables, asked, read };
}

describe('a list of tables', () => {
	it('shows the first page, then further pages on request', async () => {
		const { asked, read } = server(230);
		const list = new PagedTables(read);
		await list.load();
		expect([list.tables?.length, list.hasMore]).toEqual([100, true]);
		await list.more();
		expect([list.tables?.length, list.hasMore]).toEqual([200, true]);
		await list.more();
		expect([list.tables?.length, list.hasMore]).toEqual([230, false]);
		expect(Math.max(...asked)).toBe(200);
	});

	it('offers no further page after a short one', async () => {
		const list = new PagedTables(server(99).read);
		await list.load();
		expect(list.hasMore).toBe(false);
	});

	it('shows a table once if it moves between pages', async () => {
		const { tables, read } = server(150);
		const list = new PagedTables((skip) => {
			if (skip === 100) tables.unshift(table(999));
			return read(skip);
		});
		await list.load();
		await list.more();
		const ids = list.tables?.map((each) => each.id) ?? [];
		expect(ids.length).toBe(new Set(ids).size);
		expect(ids).toContain('t149');
	});

	it('ignores a response that is older than the last request', async () => {
		const { read } = server(150);
		let letGo: () => void = () => undefined;
		let first = true;
		const list = new PagedTables(async (skip) => {
			if (first) {
				first = false;
				await new Promise<void>((done) => (letGo = done));
			}
			return read(skip);
		});
		const slow = list.load();
		await list.more();
		letGo();
		await slow;
		expect(list.tables?.length).toBe(150);
	});
});
