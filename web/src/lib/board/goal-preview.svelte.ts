// Where choosing a thing leads at once: shown while one points at it, or after the first touch, since fingers do not point.
import type { Option } from '$lib/net/protocol';

class Preview {
	/** The thing it leads to. */
	goal = $state<string | null>(null);
	/** The option that a second touch chooses. */
	touched = $state.raw<Option | null>(null);

	show(goal: string, touched: Option | null = null): void {
		this.goal = goal;
		this.touched = touched;
	}

	end(): void {
		this.goal = this.touched = null;
	}
}

export const preview = new Preview();
