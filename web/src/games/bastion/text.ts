// Texts cut to the room there is for them.

export function clipped(text: string, most: number): string {
	return text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…`;
}

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
