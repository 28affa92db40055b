// State of the pointer since the last press.
const REPEAT_WINDOW_MS = 350;
const SAME_SPOT_PX = 6;

type Press = { x: number; y: number; at: number };
let lastPress: Press | null = null;
let lastActed: Press | null = null;

addEventListener('pointerdown', (event) => (lastPress = { x: event.clientX, y: event.clientY, at: event.timeStamp }), true);
addEventListener('keydown', () => (lastPress = null), true);

const REST_RADIUS_PX = 8; // a hand resting on the mouse stays within this radius
let restPoint: { x: number; y: number } | null = null;
addEventListener('pointerdown', (event) => (restPoint = { x: event.clientX, y: event.clientY }), true);
addEventListener(
	'pointermove',
	(event) => {
		if (restPoint && Math.hypot(event.clientX - restPoint.x, event.clientY - restPoint.y) > REST_RADIUS_PX) restPoint = null;
	},
	true
);

/** Tell whether the pointer has not moved since the last press: something that appears under it is not pointed at. */
export function isPointerResting(): boolean {
	return restPoint !== null;
}

/** Tell whether this press repeats the previous one at the same spot; call once per action. Such a press must not act. */
export function isRepeatedPress(): boolean {
	const isSame =
		lastActed !== null &&
		lastPress !== null &&
		lastPress !== lastActed &&
		lastPress.at - lastActed.at < REPEAT_WINDOW_MS &&
		Math.hypot(lastPress.x - lastActed.x, lastPress.y - lastActed.y) < SAME_SPOT_PX;
	// Remember only presses that act, so that further clicks at this spot count after a moment.
	if (!isSame) lastActed = lastPress;
	return isSame;
}
