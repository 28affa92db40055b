// Shortened texts.

/** Return a name without the quotation marks it has in sentences. */
export function bare(name: string): string {
	return name.replace(/^[“«]\s*|\s*[”»]$/g, '');
}

/** Join texts; a common prefix such as `prisoners: ` is not repeated. */
export function joined(texts: readonly string[]): string {
	const [first = '', ...rest] = texts;
	const lead = /^[^:]*:\s/.exec(first)?.[0] ?? '';
	return [first, ...rest.map((text) => (text.startsWith(lead) ? text.slice(lead.length) : text))].join(', ');
}
