// What is printed on the things of a table, and how their ids are read.
import type { Message, Part } from '$lib/net/protocol';

/** What is printed on things, by their ids. */
export type Facts = ReadonlyMap<string, readonly Message[]>;

export function factsOf(parts: readonly Part[]): Facts {
	return new Map(parts.map((part) => [part.id, part.facts]));
}

/** The one sign of a figure that was not known and had to be made up. */
export const RECONSTRUCTED = '≈';

/** A figure printed on a thing: the argument of the first fact with that key. */
export function figureOf(facts: Facts, thing: string, key: string, argument: string): number | null {
	const found = facts.get(thing)?.find((fact) => fact.key === key)?.args[argument];
	return found === undefined ? null : Number(found);
}

/** The part of an id behind its colon: `harbor` of `area:harbor`. */
export function named(id: unknown): string {
	return String(id).split(':')[1] ?? '';
}

/** The seat of an id: 2 of `seat:2`. */
export const seatOf = (id: unknown) => Number(named(id));
