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

	/** The part of a thing that is not scrolled out of the board's room. */
	function seenOf(target) {
		const [box, room] = [target, target.closest('.middle')].map((one) => one.getBoundingClientRect());
		const { max, min } = Math;
		return {
			left: max(box.left, room.left),
			top: max(box.top, room.top),
			right: min(box.right, room.right),
			bottom: min(box.bottom, room.bottom)
		};
	}

	/** Nothing laid over the board lies over a lit thing that is not its own. */
	function covering() {
		const broken = [];
		const overlays = [...document.querySelectorAll('.tip, .duel, .slip, .procession, .overlay, .buttons')];
		for (const target of lit()) {
			const box = seenOf(target);
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

	/** How far two boxes lie over each other, at least in one direction. */
	const overlap = (one, other) => {
		const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
		const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
		return Math.min(wide, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
	};

	/** What is stuck on things lies over nothing else that is: seals over no bids, prices over no other price. */
	function apart() {
		const broken = [];
		for (const [sort, other] of [['.stamp', '.chip'], ['.pricetag', '.pricetag']]) {
			const [ones, others] = [sort, other].map((each) => [...document.querySelectorAll(`.middle .board ${each}`)]);
			for (const one of ones)
				for (const two of others)
					if (one !== two && overlap(one, two) > SLACK) broken.push(`${named(one)} lies over ${named(two)}`);
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

	/** A table is as high as the screen: only parts of it scroll. */
	function still() {
		const { scrollHeight, scrollWidth } = document.documentElement;
		return scrollHeight > innerHeight + 1 || scrollWidth > innerWidth + 1 ? [`the page itself scrolls: ${scrollWidth} x ${scrollHeight}`] : [];
	}

	/** Everything has a name: no id is shown. */
	function worded() {
		const ids = document.body.innerText.match(/\b[a-z_]+:[a-z_\d]\S*/g) ?? [];
		return [...new Set(ids)].map((id) => `${id} is shown`);
	}

	/** Every sign and figure says what it is, to whoever points at it and to a screen reader; or it is an ornament. */
	function signs() {
		const board = document.querySelector('.middle .board');
		const unnamed = [...board.querySelectorAll('text, .glyph, .shape')].filter((sign) => {
			if (/\p{L}{3}/u.test(sign.textContent)) return false; // it is in words itself
			if (sign.closest('defs, [data-ornament]') || !sign.checkVisibility({ opacityProperty: true })) return false;
			const told = sign.closest('[data-label], [aria-label]');
			const label = told?.dataset.label ?? told?.getAttribute('aria-label');
			return !told || told === board || !/\p{L}/u.test(label);
		});
		const ways = unnamed.map((sign) => {
			const way = [];
			for (let at = sign; at !== board; at = at.parentElement)
				if (at.getAttribute('class')) way.push(at.getAttribute('class').replace(/ ?svelte-\w+/, ''));
			return `${sign.tagName} ${way.join(' < ')} ${sign.textContent.trim().slice(0, 20)}`;
		});
		return [...new Set(ways)];
	}
	/** Look at a page whose visitor keeps it transparent; it is so again before anything is painted. */
	const unveiled = (look) => () => {
		const { style } = document.documentElement;
		const veil = style.opacity;
		style.opacity = '';
		const seen = look();
		style.opacity = veil;
		return seen;
	};
	window.signs = unveiled(signs);

	return unveiled(() => Object.entries({ hit, covering, apart, pinned, still, worded }).flatMap(([name, law]) => law().map((broken) => `${name}: ${broken}`)));
})();
