// Whether the pointer has just clicked this very spot: the second half of a double click.
const MOMENT = 350;
const NEAR = 6;

type Press = { x: number; y: number; at: number };
let last: Press | null = null;
let acted: Press | null = null;

addEventListener('pointerdown', (event) => (last = { x: event.clientX, y: event.clientY, at: event.timeStamp }), true);
addEventListener('keydown', () => (last = null), true);

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
