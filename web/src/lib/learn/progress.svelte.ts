// How far this browser's person has come with each game: which lessons are done, what was done in those begun, and at
// which table the coach sat beside them.

type Coached = { table: string; told: string[] };
type Course = { done: string[]; begun: Record<string, string[]>; coached?: Coached };
type Kept = Record<string, Course>;

const KEY = 'tocsin-learn';

function read(): Kept {
	try {
		return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
	} catch {
		return {}; // A private window may refuse storage.
	}
}

class LearningProgress {
	#kept = $state.raw<Kept>(read());

	isDone = (game: string, lesson: string): boolean => this.#of(game).done.includes(lesson);

	/** What was done so far in a lesson that is not over. */
	begun = (game: string, lesson: string): readonly string[] => this.#of(game).begun[lesson] ?? [];

	note(game: string, lesson: string, actions: readonly string[], isDone: boolean): void {
		const { done, begun } = this.#of(game);
		this.#keep(game, {
			done: isDone && !done.includes(lesson) ? [...done, lesson] : done,
			begun: { ...begun, [lesson]: isDone ? [] : [...actions] }
		});
	}

	/** Whether the coach sits at this table: the first of this game. */
	isCoached = (game: string, table: string): boolean => (this.#of(game).coached?.table ?? table) === table;

	/** Whether the coach has not spoken of the game at all. */
	isNew = (game: string): boolean => !this.#of(game).coached;

	/** Whether the coach has spoken of such a question. */
	wasTold = (game: string, question: string): boolean => this.#of(game).coached?.told.includes(question) ?? false;

	tell(game: string, table: string, question: string): void {
		const told = this.#of(game).coached?.told ?? [];
		this.#keep(game, { coached: { table, told: [...told, question] } });
	}

	#of(game: string): Course {
		return this.#kept[game] ?? { done: [], begun: {} };
	}

	#keep(game: string, part: Partial<Course>): void {
		this.#kept = { ...this.#kept, [game]: { ...this.#of(game), ...part } };
		try {
			localStorage.setItem(KEY, JSON.stringify(this.#kept));
		} catch {
			// Kept for this visit only.
		}
	}
}

export const learning = new LearningProgress();
