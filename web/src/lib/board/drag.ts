// A drawn thing that is carried by the mouse: a click does the same in two steps.
const LEAVES = 8; // pixels; a hand that presses trembles
const MOMENT = 30;
const PATIENCE = 100; // moments that the table has for its answer

/**
 * Let a drawing be carried, or what of it is `data-carried`. `begin` is asked when it leaves its place, and says whether it may; `drop` is told of the thing
 * under it when it is let go, and says whether that was of use yet.
 */
export function carried(begin: () => boolean, drop: (thing: string | null, isLate: boolean) => boolean) {
	return (node: SVGElement) => {
		let from: { x: number; y: number } | null = null;
		let isAway = false;
		let hand: SVGElement = node;

		function down(event: PointerEvent) {
			if (event.pointerType === 'touch' || event.button !== 0) return;
			from = { x: event.clientX, y: event.clientY };
			isAway = false;
			addEventListener('pointermove', move);
			addEventListener('pointerup', up, { once: true });
			addEventListener('pointercancel', leave, { once: true });
		}

		function move(event: PointerEvent) {
			if (!from) return;
			const [x, y] = [event.clientX - from.x, event.clientY - from.y];
			if (!isAway) {
				if (Math.hypot(x, y) < LEAVES) return;
				if (!begin()) return leave();
				isAway = true;
				hand = node.querySelector<SVGElement>('[data-carried]') ?? node;
				document.documentElement.classList.add('carrying');
			}
			const scale = (hand.parentElement as unknown as SVGGraphicsElement).getScreenCTM()?.a || 1;
			hand.style.transform = `translate(${x / scale}px, ${y / scale}px)`;
			hand.style.pointerEvents = 'none';
		}

		function up(event: PointerEvent) {
			const wasAway = isAway;
			const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>('.target');
			leave();
			if (!wasAway) return;
			// The click that follows means nothing more.
			addEventListener('click', swallow, { capture: true, once: true });
			setTimeout(() => removeEventListener('click', swallow, true));
			settle(under?.dataset['thing'] ?? null, PATIENCE);
		}

		function settle(thing: string | null, moments: number) {
			if (!drop(thing, moments === 0) && moments > 0) setTimeout(() => settle(thing, moments - 1), MOMENT);
		}

		function leave() {
			from = null;
			isAway = false;
			hand.style.transform = hand.style.pointerEvents = '';
			document.documentElement.classList.remove('carrying');
			removeEventListener('pointermove', move);
			removeEventListener('pointerup', up);
			removeEventListener('pointercancel', leave);
		}

		node.addEventListener('pointerdown', down);
		return () => {
			// What is in the hand stays there, though its drawing is gone from its place.
			if (!isAway) leave();
			node.removeEventListener('pointerdown', down);
		};
	};
}

function swallow(event: Event): void {
	event.stopPropagation();
	event.preventDefault();
}
