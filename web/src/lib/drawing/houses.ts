// Houses and trees of a town from above, scattered over its free land.
import { nearest, type Box, type Point } from './plane';

export type Houses = { roofs: string; shadows: string; trees: string };
type Town = {
	land: Box;
	streets: readonly (readonly Point[])[];
	country: number; // beyond this distance from any street there are only trees
	trees: number; // share of trees among the houses
	isTaken: (at: Point) => boolean;
};

const PITCH: Point = [13, 11.5];
const STREET_MARGIN = 9;

export function scatterHouses({ land, streets, country, trees: share, isTaken }: Town): Houses {
	let [roofs, shadows, trees] = ['', '', ''];
	const random = seededRandom(1789);
	for (let y = land.y; y < land.y + land.height; y += PITCH[1])
		for (let x = land.x; x < land.x + land.width; x += PITCH[0]) {
			const at: Point = [x + random() * 4, y + random() * 4];
			const roll = random();
			const [street, angle] = nearest(at, streets);
			if (street < STREET_MARGIN || isTaken(at)) continue;
			if (roll < share || street > country) {
				if (roll < 0.6) trees += tree(at, random());
				continue;
			}
			const [roof, shadow] = house(at, angle + (random() - 0.5) * 0.22, 8.5 + random() * 3.6, 7 + random() * 2);
			roofs += roof;
			shadows += shadow;
		}
	return { roofs, shadows, trees };
}

/** Memoize a drawing by the name of its layout. */
export function cached<Layout, Drawn>(nameOf: (layout: Layout) => string, draw: (layout: Layout) => Drawn): (layout: Layout) => Drawn {
	const drawn = new Map<string, Drawn>();
	return (layout) => {
		const name = nameOf(layout);
		const done = drawn.get(name) ?? draw(layout);
		drawn.set(name, done);
		return done;
	};
}

/** Return a roof and its shaded half. */
function house([x, y]: Point, angle: number, length: number, depth: number): [string, string] {
	const cos = Math.cos(angle);
	const sin = Math.sin(angle);
	const corner = (along: number, across: number) =>
		`${(x + along * cos - across * sin).toFixed(1)} ${(y + along * sin + across * cos).toFixed(1)}`;
	const l = length / 2;
	const d = depth / 2;
	const outline = `M${corner(-l, -d)}L${corner(l, -d)}L${corner(l, d)}L${corner(-l, d)}Z`;
	return [outline, `M${corner(-l, 0)}L${corner(l, 0)}L${corner(l, d)}L${corner(-l, d)}Z`];
}

function tree([x, y]: Point, size: number): string {
	const r = 2.6 + size * 1.8;
	return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0m${r} 0v${(r + 2.5).toFixed(1)}`;
}

/** A fixed seed, so that the town looks the same on every visit. */
function seededRandom(seed: number): () => number {
	let last = seed;
	return () => (last = (last * 16807) % 2147483647) / 2147483647;
}
