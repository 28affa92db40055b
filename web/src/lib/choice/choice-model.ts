// The parts of TableModel that the choice bar needs; lessons implement them too.
import type { TableModel } from '$lib/table/table.svelte';

export type ChoiceModel = Pick<
	TableModel,
	| 'choice'
	| 'warned'
	| 'newest'
	| 'playing'
	| 'isAnimating'
	| 'table'
	| 'parts'
	| 'players'
	| 'ownSeats'
	| 'alternatives'
	| 'line'
	| 'refusal'
	| 'sending'
	| 'act'
	| 'dismissWarning'
	| 'undo'
	| 'askUndo'
	| 'answerUndo'
	| 'goOn'
	| 'skip'
> &
	// Lessons have their own hints.
	Partial<Pick<TableModel, 'mayHint' | 'hints' | 'isAdvising' | 'suggest'>>;
