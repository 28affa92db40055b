// Printed values of components, and parsing of thing ids.
import type { Message, Part } from '$lib/net/protocol';

/** The printed facts of things, by id. */
export type Facts = ReadonlyMap<string, readonly Message[]>;

export function factsOf(parts: readonly Part[]): Facts {
	return new Map(parts.map((part) => [part.id, part.facts]));
}

/** Marks a value that is unknown and was reconstructed. */
export const RECONSTRUCTED = '≈';

/** Return a printed number of a thing: an argument of the first fact with the given key. */
export function figureOf(facts: Facts, thing: string, key: string, argument: string): number | null {
	const value = facts.get(thing)?.find((fact) => fact.key === key)?.args[argument];
	return value === undefined ? null : Number(value);
}

/** Return the part of an id after its colon: `harbor` of `area:harbor`. */
export function named(id: unknown): string {
	return String(id).split(':')[1] ?? '';
}

/** Return the seat of an id: 2 of `seat:2`. */
export const seatOf = (id: unknown) => Number(named(id));
