// Groups of answers for the choice bar: by heading, plain answers last.
import type { Lit } from '$lib/board/board';
import type { Option } from '$lib/net/protocol';

export type Group = { heading: string; options: Option[] };

/** Tell whether an answer targets nothing on the table: continue, decline, ready. */
export const isPlain = ({ target }: Option) => target.startsWith('answer:');

/** Group the answers by heading, in the order of the first of each. */
export function groupsOf(options: readonly Option[], headingOf: (option: Option) => string): Group[] {
	const groups = new Map<string, Option[]>();
	for (const option of options) {
		const heading = headingOf(option);
		const known = groups.get(heading);
		if (known) known.push(option);
		else groups.set(heading, [option]);
	}
	return [...groups].map(([heading, options]) => ({ heading, options }));
}

/** Group the answers by the thing they target. */
export function litBy(options: readonly Option[]): Lit {
	const lit = new Map<string, Option[]>();
	for (const option of options) {
		const known = lit.get(option.target);
		if (known) known.push(option);
		else lit.set(option.target, [option]);
	}
	return lit;
}
