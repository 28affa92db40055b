// What the pointer has done since it was last pressed.
const MOMENT = 350;
const NEAR = 6;

type Press = { x: number; y: number; at: number };
let last: Press | null = null;
let acted: Press | null = null;

addEventListener('pointerdown', (event) => (last = { x: event.clientX, y: event.clientY, at: event.timeStamp }), true);
addEventListener('keydown', () => (last = null), true);

const MOVED = 8; // pixels; a hand that only rests on the mouse stays within
let rests: { x: number; y: number } | null = null;
addEventListener('pointerdown', (event) => (rests = { x: event.clientX, y: event.clientY }), true);
addEventListener(
	'pointermove',
	(event) => {
		if (rests && Math.hypot(event.clientX - rests.x, event.clientY - rests.y) > MOVED) rests = null;
	},
	true
);

/** Whether the pointer still lies where it was pressed: what comes under it there is not pointed at. */
export function isResting(): boolean {
	return rests !== null;
}

/** Ask once per action; true when the action before came from a press here, a moment ago: then it is not to be done. */
export function sameSpot(): boolean {
	const isSame =
		acted !== null &&
		last !== null &&
		last !== acted &&
		last.at - acted.at < MOMENT &&
		Math.hypot(last.x - acted.x, last.y - acted.y) < NEAR;
	// Only what is done counts: whoever goes on clicking here is heard again after a moment.
	if (!isSame) acted = last;
	return isSame;
}
