import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { SHAPES, shapeOf } from '../src/lib/board/board';
import Shape from '../src/lib/ui/Shape.svelte';

describe('a seat', () => {
	it('has a shape of its own', () => {
		const drawn = SHAPES.map((_, seat) => render(Shape, { seat }).container.querySelector('path')?.getAttribute('d'));
		expect(new Set(drawn).size).toBe(SHAPES.length);
	});

	it('has the same shape in every game', () => {
		expect([0, 1, 2, 3, 4, 5].map(shapeOf)).toEqual(['circle', 'triangle', 'square', 'diamond', 'cross', 'star']);
	});
});
