// Texts as short as they can be said.

/** A name without the quotation marks it carries inside a sentence. */
export function bare(name: string): string {
	return name.replace(/^[“«]\s*|\s*[”»]$/g, '');
}

/** Texts one after another; what they all begin with, as `prisoners: `, is said once. */
export function joined(texts: readonly string[]): string {
	const [first = '', ...rest] = texts;
	const lead = /^[^:]*:\s/.exec(first)?.[0] ?? '';
	return [first, ...rest.map((text) => (text.startsWith(lead) ? text.slice(lead.length) : text))].join(', ');
}
