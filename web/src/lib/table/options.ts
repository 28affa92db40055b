// Table options: allowed values by number of players, and dependencies between options.
import type { TableOption } from '$lib/net/protocol';
import type { Words } from '$lib/i18n/words';

/** Return the values allowed for a number of players; the first is the default. */
export const valuesFor = ({ choices }: TableOption, players: number): string[] =>
	choices.filter(({ players: [least, most] }) => least <= players && players <= most).map(({ value }) => value);

/** Tell whether an option applies, given the values of the others. */
export const applies = ({ where }: TableOption, settled: Record<string, string>): boolean =>
	Object.entries(where).every(([other, values]) => values.includes(settled[other] ?? ''));

/** Return a value for each applicable option: the chosen one if it is allowed, else the default. */
export function settledOptions(options: TableOption[], players: number, chosen: Record<string, string>): Record<string, string> {
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

/** Return options with their names, as far as the words have them. */
export const chosenOptions = (chosen: Record<string, string>, words: Words | null): { name: string; value: string }[] =>
	Object.entries(words ? chosen : {}).flatMap(([id, value]) =>
		words && isNamed(id, words) ? [{ name: optionName(id, words), value: valueName(id, value, words) }] : []
	);
