import { given } from '../../rules/collections';
import { NAME_KEY } from '../../rules/generators/generator';
import { swornBlocks } from '../sworn-block/in-note';
import { readThing } from './generated-block';

/** Somebody who was generated in a note, and where. */
export interface PersonInNote {
	readonly name: string;
	readonly role?: string;
	readonly line: number;
}

/** Excludes most other blocks before they are parsed. */
const GENERATED = /\bgenerated\b/i;

/** Whoever has read the blocks before may hand them in. */
export const peopleIn = (note: string, blocks = swornBlocks(note)): readonly PersonInNote[] =>
	blocks.flatMap(({ body, startLine: line }) => {
		if (!GENERATED.test(body)) return [];
		const thing = readThing(body);
		if (!thing.ok || !/\bcharacter\b/i.test(thing.value.generated.thing)) return [];
		const { facts } = thing.value.generated;
		const name = facts.get(NAME_KEY)?.join(' ');
		const role = [...facts].find(([key]) => key === 'role' || key.endsWith('_role'))?.[1].join(', ');
		return name === undefined ? [] : [{ name, ...given({ role }), line }];
	});

/** Who was generated last above a line. */
export const personAbove = (people: readonly PersonInNote[], line: number): PersonInNote | undefined =>
	people.filter(person => person.line < line).at(-1);
