import { describe, expect, it } from 'vitest';
import { popoverSpot } from '../src/lib/ui/popover';

const ROOM = { left: 0, top: 0, right: 1000, bottom: 800 };
const area = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });

describe('the spot of a popover', () => {
	it('is above the reference if there is room', () => {
		const spot = popoverSpot(area(400, 400, 60, 40), 200, 100, [], ROOM);
		expect(spot).toEqual({ left: 330, top: 292, covers: 0 });
	});

	it('avoids anything that can be chosen', () => {
		const about = area(400, 400, 60, 40);
		const above = area(0, 0, 1000, 390);
		expect(popoverSpot(about, 200, 100, [above], ROOM).top).toBe(448);
		const below = area(0, 445, 1000, 300);
		const beside = popoverSpot(about, 200, 45, [area(0, 0, 1000, 395), below], ROOM);
		expect(beside).toEqual({ left: 468, top: 397.5, covers: 0 });
	});

	it('is the nearest free one if there is none beside the reference', () => {
		const around = area(0, 200, 1000, 600);
		const spot = popoverSpot(area(400, 400, 60, 40), 200, 100, [around], ROOM);
		expect(spot).toEqual({ left: 336, top: 96, covers: 0 });
	});

	it('stays on the screen and reports the covered area', () => {
		const spot = popoverSpot(area(0, 0, 60, 40), 200, 100, [ROOM], ROOM);
		expect(spot.left).toBeGreaterThanOrEqual(0);
		expect(spot.covers).toBeGreaterThan(0);
	});
});
