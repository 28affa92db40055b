// The answers sorted for the choice bar: those with a heading of their own stand together, plain ones last.
import type { Lit } from '$lib/board/board';
import type { Option } from '$lib/net/protocol';

export type Group = { heading: string; options: Option[] };

/** Whether an answer belongs to nothing on the table: going on, declining, being ready. */
export const isPlain = ({ target }: Option) => target.startsWith('answer:');

/** The answers by their headings, in the order of the first of each. */
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

/** The answers by what they belong to. */
export function litBy(options: readonly Option[]): Lit {
	const lit = new Map<string, Option[]>();
	for (const option of options) {
		const known = lit.get(option.target);
		if (known) known.push(option);
		else lit.set(option.target, [option]);
	}
	return lit;
}
