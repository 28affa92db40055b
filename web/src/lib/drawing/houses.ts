// The houses and trees of a town seen from above, strewn over the land that nothing else takes.
import { nearest, type Box, type Point } from './plane';

export type Houses = { roofs: string; shadows: string; trees: string };
type Town = {
	land: Box;
	streets: readonly (readonly Point[])[];
	country: number; // so far from any street there are only trees
	trees: number; // share of trees among the houses
	isTaken: (at: Point) => boolean;
};

const PITCH: Point = [13, 11.5];
const STREET = 9;

export function strewn({ land, streets, country, trees: share, isTaken }: Town): Houses {
	let [roofs, shadows, trees] = ['', '', ''];
	const dice = fallingDice(1789);
	for (let y = land.y; y < land.y + land.height; y += PITCH[1])
		for (let x = land.x; x < land.x + land.width; x += PITCH[0]) {
			const at: Point = [x + dice() * 4, y + dice() * 4];
			const luck = dice();
			const [street, angle] = nearest(at, streets);
			if (street < STREET || isTaken(at)) continue;
			if (luck < share || street > country) {
				if (luck < 0.6) trees += tree(at, dice());
				continue;
			}
			const [roof, shadow] = house(at, angle + (dice() - 0.5) * 0.22, 8.5 + dice() * 3.6, 7 + dice() * 2);
			roofs += roof;
			shadows += shadow;
		}
	return { roofs, shadows, trees };
}

/** What never changes in a layout is drawn once, by a name for all layouts that have the same. */
export function drawnOnce<Layout, Drawn>(nameOf: (layout: Layout) => string, draw: (layout: Layout) => Drawn): (layout: Layout) => Drawn {
	const drawn = new Map<string, Drawn>();
	return (layout) => {
		const name = nameOf(layout);
		const done = drawn.get(name) ?? draw(layout);
		drawn.set(name, done);
		return done;
	};
}

/** A roof with its ridge, and its half that lies in the shade. */
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

/** The same dice at every visit: the town must not be rebuilt when one looks again. */
function fallingDice(seed: number): () => number {
	let last = seed;
	return () => (last = (last * 16807) % 2147483647) / 2147483647;
}
