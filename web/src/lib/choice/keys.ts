// Keyboard shortcuts for answers: single keys while there are enough, otherwise numbers of equal length.

const DIGITS = [...'123456789'];
const LETTERS = [...'abcdefgijklmnopqrstvwxyz']; // without h (hint) and u (undo)
const SINGLE = [...DIGITS, ...LETTERS];
const KEY_TIMEOUT_MS = 2000; // for typing all digits of a number

/** Return the shortcuts for a number of answers. */
export function keyLabels(count: number): string[] {
	if (count <= SINGLE.length) return SINGLE.slice(0, count);
	const length = String(count).length;
	return Array.from({ length: count }, (_, index) => String(index + 1).padStart(length, '0'));
}

/** Collects the digits of a number. */
export class KeyBuffer {
	#typed = '';
	#at = -Infinity;

	/** Return the index of the answer whose shortcut is complete, or null. */
	press(key: string, labels: readonly string[], now = performance.now()): number | null {
		const typed = now - this.#at < KEY_TIMEOUT_MS ? this.#typed : '';
		const text = [typed + key.toLowerCase(), key.toLowerCase()].find((each) => labels.some((label) => label.startsWith(each))) ?? '';
		const index = labels.indexOf(text);
		this.#typed = index < 0 ? text : '';
		this.#at = now;
		return index < 0 ? null : index;
	}
}

/** Tell whether a key press belongs to a form field or a dialogue. */
export function isTyping(event: KeyboardEvent): boolean {
	const element = event.target as HTMLElement | null;
	return !!element?.closest?.('input, textarea, select, dialog, [role="dialog"]');
}
