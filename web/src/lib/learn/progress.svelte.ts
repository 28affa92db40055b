// Learning progress stored in this browser: finished and started lessons, and the table where the coach
// explained the game.

import { load, save } from '$lib/app/storage';

type Coached = { table: string; told: string[] };
type Course = { done: string[]; begun: Record<string, string[]>; coached?: Coached };
type Courses = Record<string, Course>;

const KEY = 'tocsin-learn';

class LearningProgress {
	#courses = $state.raw<Courses>(load(KEY, {}));

	isDone = (game: string, lesson: string): boolean => this.#of(game).done.includes(lesson);

	/** Return the actions so far in an unfinished lesson. */
	begun = (game: string, lesson: string): readonly string[] => this.#of(game).begun[lesson] ?? [];

	note(game: string, lesson: string, actions: readonly string[], isDone: boolean): void {
		const { done, begun } = this.#of(game);
		this.#save(game, {
			done: isDone && !done.includes(lesson) ? [...done, lesson] : done,
			begun: { ...begun, [lesson]: isDone ? [] : [...actions] }
		});
	}

	/** Tell whether the coach helps at this table: the first of this game. */
	isCoached = (game: string, table: string): boolean => (this.#of(game).coached?.table ?? table) === table;

	/** Tell whether the coach has not spoken about the game yet. */
	isNew = (game: string): boolean => !this.#of(game).coached;

	/** Tell whether the coach has explained a kind of question. */
	isExplained = (game: string, question: string): boolean => this.#of(game).coached?.told.includes(question) ?? false;

	markExplained(game: string, table: string, question: string): void {
		const told = this.#of(game).coached?.told ?? [];
		this.#save(game, { coached: { table, told: [...told, question] } });
	}

	#of(game: string): Course {
		return this.#courses[game] ?? { done: [], begun: {} };
	}

	#save(game: string, part: Partial<Course>): void {
		this.#courses = { ...this.#courses, [game]: { ...this.#of(game), ...part } };
		save(KEY, this.#courses);
	}
}

export const learning = new LearningProgress();
