// A press just beside a lit thing counts as a press on it, unless something else is there or another lit thing is as near.
const TOUCH_RADII_PX = [5, 10, 15];
const MOUSE_RADII_PX = [3, 6];
const DIRECTIONS = Array.from({ length: 8 }, (_, i) => [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)] as const);

const litAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest<SVGElement>('.target.lit') ?? null;

/** Return the lit thing near a press, or null if the press hit something itself or the nearest thing is ambiguous. */
export function nearbyTarget(event: MouseEvent): SVGElement | null {
	const pressed = event.target as Element;
	if (pressed.closest('.target.lit, button, a, input, [role="button"]')) return null;
	const isTouch = (event as PointerEvent).pointerType === 'touch';
	// A mouse is precise: a press on another thing is meant for that thing.
	if (!isTouch && pressed.closest('.target')) return null;
	for (const reach of isTouch ? TOUCH_RADII_PX : MOUSE_RADII_PX) {
		const targets = new Set(DIRECTIONS.flatMap(([x, y]) => litAt(event.clientX + x * reach, event.clientY + y * reach) ?? []));
		if (targets.size > 1) return null;
		for (const target of targets) return target;
	}
	return null;
}
