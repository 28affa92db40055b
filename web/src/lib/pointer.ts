// Whether the pointer has just clicked this very spot: the second half of a double click.
const MOMENT = 350;
const NEAR = 6;

type Press = { x: number; y: number; at: number };
let last: Press | null = null;
let acted: Press | null = null;

addEventListener('pointerdown', (event) => (last = { x: event.clientX, y: event.clientY, at: event.timeStamp }), true);
addEventListener('keydown', () => (last = null), true);

/** Ask once per action; true when the action before came from a press here, a moment ago. */
export function sameSpot(): boolean {
	const previous = acted;
	acted = last;
	return (
		previous !== null &&
		last !== null &&
		last !== previous &&
		last.at - previous.at < MOMENT &&
		Math.hypot(last.x - previous.x, last.y - previous.y) < NEAR
	);
}
