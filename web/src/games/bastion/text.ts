// Texts cut to the room there is for them.

export function clipped(text: string, most: number): string {
	return text.length <= most ? text : `${text.slice(0, Math.max(1, most - 1)).trimEnd()}…`;
}

/** A name without the quotation marks it carries inside a sentence. */
export function bare(name: string): string {
	return name.replace(/^[“«]\s*|\s*[”»]$/g, '');
}
