// Keys for answers: one each while there are enough of them, otherwise numbers of the same length.

const DIGITS = [...'123456789'];
const LETTERS = [...'abcdefgijklmnopqrstvwxyz']; // without h, which asks for a hint, and u, which takes back
const SINGLE = [...DIGITS, ...LETTERS];
const PATIENCE = 2000; // ms in which a number must be typed to its end

/** What to type for each of so many answers. */
export function labelsFor(count: number): string[] {
	if (count <= SINGLE.length) return SINGLE.slice(0, count);
	const length = String(count).length;
	return Array.from({ length: count }, (_, place) => String(place + 1).padStart(length, '0'));
}

/** What has been typed of a number so far. */
export class Typed {
	#begun = '';
	#at = -Infinity;

	/** The place of the answer that is typed with this key, or null. */
	press(key: string, labels: readonly string[], now = performance.now()): number | null {
		const begun = now - this.#at < PATIENCE ? this.#begun : '';
		const text = [begun + key.toLowerCase(), key.toLowerCase()].find((each) => labels.some((label) => label.startsWith(each))) ?? '';
		const place = labels.indexOf(text);
		this.#begun = place < 0 ? text : '';
		this.#at = now;
		return place < 0 ? null : place;
	}
}

/** Whether a key goes into a field or a dialogue rather than to the table. */
export function isTyping(event: KeyboardEvent): boolean {
	const element = event.target as HTMLElement | null;
	return !!element?.closest?.('input, textarea, select, dialog, [role="dialog"]');
}
