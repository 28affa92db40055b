// Mouse dragging of drawn things. A click on the thing and another on the target do the same.
const DRAG_THRESHOLD_PX = 8; // below this, a press is a click
const DROP_RETRY_MS = 30;
const MAX_DROP_RETRIES = 100; // the server's answer may take 3 s

/**
 * Svelte attachment that makes a drawing (or its `data-carried` part) draggable. `begin` runs when the drag starts and may refuse it.
 * `drop` runs on release and returns whether it was handled; until then it is retried while the server's answer is pending.
 */
export function draggable(begin: () => boolean, drop: (thing: string | null, isLate: boolean) => boolean) {
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
				if (Math.hypot(x, y) < DRAG_THRESHOLD_PX) return;
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
			// Suppress the click event that follows a drag.
			addEventListener('click', swallow, { capture: true, once: true });
			setTimeout(() => removeEventListener('click', swallow, true));
			settle(under?.dataset['thing'] ?? null, MAX_DROP_RETRIES);
		}

		function settle(thing: string | null, retriesLeft: number) {
			if (!drop(thing, retriesLeft === 0) && retriesLeft > 0) setTimeout(() => settle(thing, retriesLeft - 1), DROP_RETRY_MS);
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
			// A drag continues even if the dragged element is removed from the DOM.
			if (!isAway) leave();
			node.removeEventListener('pointerdown', down);
		};
	};
}

function swallow(event: Event): void {
	event.stopPropagation();
	event.preventDefault();
}
