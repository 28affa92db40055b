export type Point = readonly [number, number];
export type Box = { x: number; y: number; width: number; height: number };

export function inset(box: Box, by: number): Box {
	return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}

export function centre(box: Box): Point {
	return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Divide a box into a grid of equal boxes. */
export function grid(box: Box, count: number, columns: number, gap: number): Box[] {
	const rows = Math.ceil(count / columns);
	const width = (box.width - gap * (columns - 1)) / columns;
	const height = (box.height - gap * (rows - 1)) / rows;
	return Array.from({ length: count }, (_, i) => ({
		x: box.x + (i % columns) * (width + gap),
		y: box.y + Math.floor(i / columns) * (height + gap),
		width,
		height
	}));
}

/** Return a smooth path through points. */
export function curve(points: readonly Point[]): string {
	if (points.length < 2) return '';
	const [first, ...rest] = points;
	let path = `M${first!.join(' ')}`;
	rest.forEach((point, i) => {
		const before = points[i]!;
		const next = rest[i + 1] ?? point;
		const earlier = points[i - 1] ?? before;
		const control = (a: Point, b: Point, c: Point, sign: number) =>
			`${b[0] + (sign * (c[0] - a[0])) / 6} ${b[1] + (sign * (c[1] - a[1])) / 6}`;
		path += `C${control(earlier, before, point, 1)} ${control(before, point, next, -1)} ${point.join(' ')}`;
	});
	return path;
}

export function polyline(points: readonly Point[]): string {
	return points.length ? `M${points.map((point) => point.join(' ')).join('L')}` : '';
}

export function polygon(points: readonly Point[]): string {
	return points.length ? `${polyline(points)}Z` : '';
}

export function isIn([x, y]: Point, box: Box, margin: number): boolean {
	return x > box.x - margin && x < box.x + box.width + margin && y > box.y - margin && y < box.y + box.height + margin;
}

export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
	let inside = false;
	for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
		const [ax, ay] = outline[i]!;
		const [bx, by] = outline[j]!;
		if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
	}
	return inside;
}

/** Return the distance to the nearest of some lines, and the direction of that line there. */
export function nearest([x, y]: Point, lines: readonly (readonly Point[])[]): [number, number] {
	let best = Infinity;
	let angle = 0;
	for (const line of lines)
		for (let i = 1; i < line.length; i++) {
			const [ax, ay] = line[i - 1]!;
			const [bx, by] = line[i]!;
			const dx = bx - ax;
			const dy = by - ay;
			const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
			const distance = Math.hypot(x - ax - t * dx, y - ay - t * dy);
			if (distance < best) [best, angle] = [distance, Math.atan2(dy, dx)];
		}
	return [best, angle];
}
