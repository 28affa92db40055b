// Table options: the values for a number of players, and which options mean anything together.
import type { TableOption } from '$lib/net/protocol';
import type { Words } from '$lib/i18n/words';

/** The values for that many players; the first is the default. */
export const valuesFor = ({ choices }: TableOption, players: number): string[] =>
	choices.filter(({ players: [least, most] }) => least <= players && players <= most).map(({ value }) => value);

/** Whether an option means anything beside the values of the others. */
export const applies = ({ where }: TableOption, settled: Record<string, string>): boolean =>
	Object.entries(where).every(([other, values]) => values.includes(settled[other] ?? ''));

/** A value for each option that applies: the chosen one where it is allowed, or the default. */
export function settle(options: TableOption[], players: number, chosen: Record<string, string>): Record<string, string> {
	const settled: Record<string, string> = {};
	for (const option of options) {
		const allowed = valuesFor(option, players);
		const value = allowed.find((each) => each === chosen[option.id]) ?? allowed[0];
		if (value !== undefined && applies(option, settled)) settled[option.id] = value;
	}
	return settled;
}

const key = (...parts: string[]) => ['option', ...parts].join('-').replaceAll('_', '-');

export const isNamed = (option: string, words: Words): boolean => words.has(key(option));
export const optionName = (option: string, words: Words): string => words.t(key(option));
export const valueName = (option: string, value: string, words: Words): string => words.t(key(option, value));

/** Options in words, as far as they have any. */
export const chosenOptions = (chosen: Record<string, string>, words: Words | null): { name: string; value: string }[] =>
	Object.entries(words ? chosen : {}).flatMap(([id, value]) =>
		words && isNamed(id, words) ? [{ name: optionName(id, words), value: valueName(id, value, words) }] : []
	);
