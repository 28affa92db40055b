// How a sheet is laid out where there is little width: nobody should have to scroll along a row.
import type { Cell, Sheet } from '$lib/net/protocol';

export type Grid = { columns: readonly Cell[]; rows: readonly (readonly Cell[])[] };

/** Columns beyond which a row is long for a phone. */
export const WIDE = 5;
const FEW = 5; // rows, which side by side are not long

/** Few rows with many columns are turned: each column becomes a row. What is printed on a row's thing needs that row. */
export function gridOf({ columns, rows, printed }: Sheet, isNarrow: boolean): Grid {
	if (!isNarrow || printed !== null || columns.length <= WIDE || rows.length > FEW) return { columns, rows };
	return {
		columns: [columns[0] ?? '', ...rows.map((row) => row[0] ?? '')],
		rows: columns.slice(1).map((column, at) => [column, ...rows.map((row) => row[at + 1] ?? '')])
	};
}
