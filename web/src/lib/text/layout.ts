// Layout of a sheet on narrow screens, to prevent horizontal scrolling.
import type { Cell, Sheet } from '$lib/net/protocol';

export type Grid = { columns: readonly Cell[]; rows: readonly (readonly Cell[])[] };

/** Columns that fit on a phone. */
export const MAX_NARROW_COLUMNS = 5;
const MAX_TURNED_ROWS = 5;

/** Transpose a sheet with few rows and many columns. Sheets with printed facts need their rows. */
export function gridOf({ columns, rows, printed }: Sheet, isNarrow: boolean): Grid {
	if (!isNarrow || printed !== null || columns.length <= MAX_NARROW_COLUMNS || rows.length > MAX_TURNED_ROWS) return { columns, rows };
	return {
		columns: [columns[0] ?? '', ...rows.map((row) => row[0] ?? '')],
		rows: columns.slice(1).map((column, at) => [column, ...rows.map((row) => row[at + 1] ?? '')])
	};
}
