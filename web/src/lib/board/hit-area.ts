// A press beside a lit thing means it, where nothing else lies there and no other is as near.
const TOUCH = [5, 10, 15];
const MOUSE = [3, 6];
const WAYS = Array.from({ length: 8 }, (_, i) => [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)] as const);

const litAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest<SVGElement>('.target.lit') ?? null;

/** The lit thing that a press beside it means; null when it hit one, or something else, or is nearest to several. */
export function meantBy(event: MouseEvent): SVGElement | null {
	const pressed = event.target as Element;
	if (pressed.closest('.target.lit, button, a, input, [role="button"]')) return null;
	const isTouch = (event as PointerEvent).pointerType === 'touch';
	// A mouse is exact: on another thing it means that one, if only to look at it.
	if (!isTouch && pressed.closest('.target')) return null;
	for (const reach of isTouch ? TOUCH : MOUSE) {
		const found = new Set(WAYS.flatMap(([x, y]) => litAt(event.clientX + x * reach, event.clientY + y * reach) ?? []));
		if (found.size > 1) return null;
		for (const thing of found) return thing;
	}
	return null;
}
