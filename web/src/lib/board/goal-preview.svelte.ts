// The destination of a move, shown on hover or after the first of two taps.
import type { Option } from '$lib/net/protocol';

class Preview {
	/** The thing a choice leads to. */
	goal = $state<string | null>(null);
	/** The option that a second tap chooses. */
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
