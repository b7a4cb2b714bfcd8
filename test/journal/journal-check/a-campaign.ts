import { actorOf } from '../../../src/journal/character/resolve-name';
import type { CheckedValue, JournalCheck } from '../../../src/journal/journal-check/journal-check';
import { checkJournal } from '../../../src/journal/journal-check/journal-check';
import { atOnce } from '../../../src/rules/core/work-slices';
import { valueWords } from '../../../src/journal/journal-check/fix-value';
import { recordedChangesIn } from '../../../src/journal/journal-check/recorded-changes';
import type { NamesInNote, RecordedChange } from '../../../src/journal/journal-check/recorded-changes';
import { readFrontmatter } from '../../../src/journal/frontmatter/frontmatter';
import { textsOf } from '../../../src/journal/frontmatter/properties';
import { stateOn } from '../../../src/journal/actions/character-state';
import { given } from '../../../src/rules/core/collections';
import { expectParsed, ruleset } from '../../support/tables';
import { castOf } from '../character/a-character-index';

export const KESTREL = 'Kestrel.md';

/** The note of a character, with these properties over the usual ones. */
export const sheet = (more: Readonly<Record<string, string | number>> = {}, text = ''): string => {
	const properties = { sworn: 'character', edge: 2, health: 5, spirit: 5, supply: 5, momentum: 2, ...more };
	const lines = Object.entries(properties).map(([key, value]) => `${key}: ${value}`);
	return `---\n${lines.join('\n')}\n---\n${text}`;
};

/** A record of Face Danger with these changes. */
export const record = (...done: readonly string[]): string => recordOf({}, ...done);

export const recordOf = (more: Readonly<Record<string, string>>, ...done: readonly string[]): string =>
	[
		'```sworn',
		'move: Face Danger',
		...Object.entries(more).map(([key, value]) => `${key}: ${value}`),
		...(done.length > 0 ? ['done:', ...done.map(line => `  - ${line}`)] : []),
		'```',
		'',
	].join('\n');

export const inline = (words: string): string => `\`sworn: ${words}\`\n\n`;

type Notes = Readonly<Record<string, string>>;

/** What stands in the properties of each note, as far as it is plain. */
const propertiesIn = (notes: Notes) =>
	Object.fromEntries(
		Object.entries(notes).map(([path, text]) => {
			const frontmatter = readFrontmatter(text);
			const values = frontmatter.ok ? [...frontmatter.value.values] : [];
			const plain = values.filter((pair): pair is [string, string | number] =>
				['string', 'number'].includes(typeof pair[1]),
			);
			return [path, Object.fromEntries(plain)];
		}),
	);

export function namesIn(path: string, notes: Notes): NamesInNote {
	const vaultIndex = castOf(propertiesIn(notes));
	return {
		who: name => {
			const whose = actorOf(name, path, vaultIndex);
			if (!whose.ok || whose.value.kind === 'several') return 'no character';
			return whose.value.path === KESTREL ? 'actor' : 'another';
		},
		isShared: thing => thing === 'The shared vow',
	};
}

/** Checks a campaign: the note of Kestrel, and all others in the order in which they were made. */
export const checkOf = (notes: Notes): JournalCheck => checkedOf(notes).check;

/** The same with what was checked. */
export function checkedOf(notes: Notes) {
	const pages = Object.entries(notes).map(([path, text]) => ({ path, text }));
	const actor = { path: KESTREL, text: notes[KESTREL] ?? sheet() };
	const { character } = expectParsed(stateOn({ journal: actor, actor, others: pages }, ruleset));
	const read = pages.map(({ path, text }, created) => ({
		path,
		created,
		recorded: recordedChangesIn(path, text, namesIn(path, notes)),
		...given({ date: dateIn(text) }),
	}));
	return { check: atOnce(checkJournal(read, character, ruleset)), notes: read, character };
}

function dateIn(text: string): string | undefined {
	const frontmatter = readFrontmatter(text);
	return frontmatter.ok ? textsOf(frontmatter.value.values, 'date')[0] : undefined;
}

const at = ({ path, line, words }: RecordedChange): string => `${path.replace(/\.md$/, '')}:${line} “${words}”`;

/** What is wrong, in words that a player can judge; nothing when story and sheet agree. */
export const linesOf = (check: JournalCheck): readonly string[] => [
	...check.values.flatMap(verdictWords),
	...check.values.flatMap(({ value, breaks }) =>
		breaks.map(
			({ before, after }) =>
				`quietly: ${valueWords(value)} ends as ${before.to} at ${at(before.recorded)}, goes on from ${after.from} at ${at(after.recorded)}`,
		),
	),
	...check.unread.map(({ path, line, words }) => `not read: ${path.replace(/\.md$/, '')}:${line} “${words}”`),
];

function verdictWords({ value, now, last, says }: CheckedValue): readonly string[] {
	const of = valueWords(value);
	switch (says) {
		case 'same':
			return [];
		case 'adds up':
			return [`quietly: ${of} ends as ${last.to} at ${at(last.recorded)}, but all of it adds up to ${now}`];
		case 'not there':
			return [`quietly: ${of} is not there, told at ${at(last.recorded)}`];
		case 'differs':
			return [`${of}: story ${last.to} at ${at(last.recorded)}, sheet ${now}`];
	}
}
