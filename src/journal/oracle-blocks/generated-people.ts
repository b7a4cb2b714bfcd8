import { given } from '../../rules/core/collections';
import { NAME_KEY } from '../../rules/generators/generator';
import { swornBlocks } from '../note-blocks/find-blocks';
import { parseGenerated } from './generated-block';

/** A generated person in a note, and where. */
export interface PersonInNote {
	readonly name: string;
	readonly role?: string;
	readonly line: number;
}

/** A quick check that rules out most other blocks before parsing. */
const GENERATED = /\bgenerated\b/i;

/** The people generated in a note. `blocks` can be passed if they are already known. */
export const peopleIn = (note: string, blocks = swornBlocks(note)): readonly PersonInNote[] =>
	blocks.flatMap(({ body, startLine: line }) => {
		if (!GENERATED.test(body)) return [];
		const thing = parseGenerated(body);
		if (!thing.ok || !/\bcharacter\b/i.test(thing.value.generated.thing)) return [];
		const { facts } = thing.value.generated;
		const name = facts.get(NAME_KEY)?.join(' ');
		const role = [...facts].find(([key]) => key === 'role' || key.endsWith('_role'))?.[1].join(', ');
		return name === undefined ? [] : [{ name, ...given({ role }), line }];
	});

/** The last person generated above a line. */
export const personAbove = (people: readonly PersonInNote[], line: number): PersonInNote | undefined =>
	people.filter(person => person.line < line).at(-1);
