// The printed facts of a thing, for an answer that shows only its name.
import type { Option, Part } from '$lib/net/protocol';
import type { Words } from '$lib/i18n/words';

export function printedOn({ target, message }: Option, parts: readonly Part[], words: Words): string {
	if (!words.hasName(target) || words.say(message) !== words.name(target)) return '';
	const facts = parts.find(({ id }) => id === target)?.facts ?? [];
	return facts.map((fact) => words.say(fact)).join(words.t('ui-hint-and'));
}
