export function truncated(text: string, most: number): string {
	return text.length <= most ? text : `${text.slice(0, Math.max(1, Math.floor(most) - 1)).trimEnd()}…`;
}
