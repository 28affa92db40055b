// What must hold of a board while something is asked; each law returns what breaks it, in words.
// Loaded into the page by test_sights.py.
window.laws = (() => {
	const SHAPES = 'path, rect, circle, ellipse, polygon, foreignObject';
	const LEAST = 7; // pixels: smaller strokes are ornament
	const SLACK = 1.5; // pixels by which neighbours may touch

	const named = (element) => {
		const target = element?.closest?.('[data-thing]')?.dataset.thing ?? '';
		return `${element?.tagName ?? 'nothing'}.${element?.getAttribute?.('class')?.split(' ')[0] ?? ''} ${target}`;
	};

	/** The shapes drawn for a lit thing that have a middle of their own. */
	function* drawn(target) {
		for (const shape of target.querySelectorAll(SHAPES)) {
			if (shape.closest('defs, clipPath, pattern, mask') || !shape.checkVisibility({ opacityProperty: true })) continue;
			const style = getComputedStyle(shape);
			if (shape.isPointInFill && style.fill === 'none' && style.stroke === 'none') continue;
			const rect = shape.getBoundingClientRect();
			if (Math.min(rect.width, rect.height) < LEAST) continue;
			const box = shape.getBBox();
			const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
			if (shape.isPointInFill && !shape.isPointInFill(middle)) continue;
			const { x, y } = middle.matrixTransform(shape.getScreenCTM());
			yield { shape, x, y };
		}
	}

	// A piece may stand on a drawbridge: then that is chosen by its posts.
	const standsOn = (upper, lower) => upper.dataset.thing.startsWith('piece:') && lower.dataset.thing.startsWith('gate:');

	const lit = () => [...document.querySelectorAll('.middle .target.lit')];
	const action = (target) => target?.dataset.action;

	/** A click on the middle of anything drawn for a lit thing chooses that thing. */
	function hit() {
		const broken = [];
		for (const target of lit()) {
			let free = 0;
			for (const { shape, x, y } of drawn(target)) {
				const under = document.elementFromPoint(x, y);
				const found = under?.closest('.target.lit');
				if (found && action(found) === action(target)) free += 1;
				else if (!found || !standsOn(found, target))
					broken.push(`${named(shape)} is under ${named(under)} at ${x.toFixed()},${y.toFixed()}`);
			}
			if (free === 0) broken.push(`${target.dataset.thing} cannot be hit`);
		}
		return broken;
	}

	/** Nothing laid over the board lies over a lit thing that is not its own. */
	function covering() {
		const broken = [];
		const overlays = [...document.querySelectorAll('.tip, .duel, .slip, .procession, .overlay, .buttons')];
		for (const target of lit()) {
			const box = target.getBoundingClientRect();
			for (const overlay of overlays) {
				if (overlay.contains(target) || !overlay.checkVisibility({ visibilityProperty: true })) continue;
				const over = overlay.getBoundingClientRect();
				const wide = Math.min(box.right, over.right) - Math.max(box.left, over.left);
				const high = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
				if (wide > SLACK && high > SLACK) broken.push(`${overlay.getAttribute('class')} lies over ${target.dataset.thing}`);
			}
		}
		return broken;
	}

	/** The sentence and the way back are on the screen. */
	function pinned() {
		const broken = [];
		const seen = (element) => {
			const { left, top, width, height } = element.getBoundingClientRect();
			const spots = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.8]];
			return width > 0 && spots.every(([x, y]) => element.contains(document.elementFromPoint(left + width * x, top + height * y)));
		};
		const ways = [...document.querySelectorAll('.bar .back button')];
		if (ways.length === 0) broken.push('no way back');
		for (const way of ways) if (!seen(way)) broken.push(`${way.innerText} is out of sight`);
		if (!seen(document.querySelector('.bar .head'))) broken.push('the sentence is out of sight');
		return broken;
	}

	return () => Object.entries({ hit, covering, pinned }).flatMap(([name, law]) => law().map((broken) => `${name}: ${broken}`));
})();
