// Groups of answers for the choice bar: by heading, plain answers last.
import type { Lit } from '$lib/board/board';
import type { Option } from '$lib/net/protocol';

export type Group = { heading: string; options: Option[] };

/** Tell whether an answer targets nothing on the table: continue, decline, ready. */
export const isPlain = ({ target }: Option) => target.startsWith('answer:');

/** Group the answers by heading, in the order of the first of each. */
export function groupsOf(options: readonly Option[], headingOf: (option: Option) => string): Group[] {
	return [...groupedBy(options, headingOf)].map(([heading, options]) => ({ heading, options }));
}

/** Group the answers by the thing they target. */
export const litBy = (options: readonly Option[]): Lit => groupedBy(options, ({ target }) => target);

function groupedBy(options: readonly Option[], keyOf: (option: Option) => string): Map<string, Option[]> {
	const groups = new Map<string, Option[]>();
	for (const option of options) {
		const group = groups.get(keyOf(option));
		if (group) group.push(option);
		else groups.set(keyOf(option), [option]);
	}
	return groups;
}
