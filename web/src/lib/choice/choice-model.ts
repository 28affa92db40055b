// What the choice bar needs of whoever asks: a table, or a lesson.
import type { TableModel } from '$lib/table/table.svelte';

export type Asking = Pick<
	TableModel,
	| 'choice'
	| 'warned'
	| 'newest'
	| 'playing'
	| 'telling'
	| 'table'
	| 'parts'
	| 'players'
	| 'ownSeats'
	| 'others'
	| 'line'
	| 'refusal'
	| 'sending'
	| 'act'
	| 'thinkBetter'
	| 'undo'
	| 'askUndo'
	| 'answerUndo'
	| 'goOn'
	| 'skip'
> &
	// A lesson has hints of its own.
	Partial<Pick<TableModel, 'mayHint' | 'hints' | 'isAdvising' | 'suggest'>>;
