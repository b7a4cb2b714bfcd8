import { stateNotesOf } from '../../../src/journal/import/state-kind';
import type { ImportContext, ImportedNote, SourceNote } from '../../../src/journal/import/imported-note';
import { withoutEnding } from '../../../src/rules/search/stated-name';
import { applyChanges } from '../../../src/journal/text/text-change';
import { bundledRuleset, type RulesetId } from '../../../src/rules/books/bundled';

/** What a note knows of a campaign that is imported in place. */
export const contextOf = (
	notes: readonly SourceNote[],
	rulesetId: RulesetId,
	more: Partial<ImportContext> = {},
): ImportContext => ({
	rulesetId,
	ruleset: bundledRuleset(rulesetId),
	pathOf: path => path,
	linkTo: withoutEnding,
	notes: stateNotesOf(notes, () => rulesetId),
	isTaken: path => notes.some(note => note.path === path),
	...more,
});

/** The sample campaigns as they stand in the repository, for Node and for a browser. */
const SAMPLES: Readonly<Record<string, string>> = import.meta.glob('./samples/**/*.md', {
	query: '?raw',
	import: 'default',
	eager: true,
});

/** The notes of a sample campaign that hold its state, by their paths in its vault. */
export const sampleNotes = (game: string): readonly SourceNote[] =>
	allNotes(game).filter(({ path }) => !path.includes('/Journal/'));

/** The journals of a sample campaign. */
export const sampleJournals = (game: string): readonly SourceNote[] =>
	allNotes(game).filter(({ path }) => path.includes('/Journal/'));

const allNotes = (game: string): readonly SourceNote[] =>
	Object.entries(SAMPLES)
		.map(([file, text]) => ({ path: file.normalize('NFC').slice('./samples/'.length), text }))
		.filter(({ path }) => path.startsWith(`${game}/`))
		.map(({ path, text }) => ({ path: path.slice(game.length + 1), text }))
		.sort((one, other) => (one.path < other.path ? -1 : 1));

/** Properties as the frontmatter of a note. */
export const noteWith = (properties: string, body = ''): string => `---\n${properties}\n---\n${body}`;

export const textAfter = ({ text }: SourceNote, { changes }: Pick<ImportedNote, 'changes'>): string =>
	applyChanges(text, changes);

/** A line of a report in one line of a page. */
export const told = ({ lines }: Pick<ImportedNote, 'lines'>): readonly string[] =>
	lines.map(({ line, before, after, why }) => {
		const became = after === undefined ? 'stays' : after === '' ? 'gone' : `→ ${after}`;
		return `${line}: ${[before.replace(/\s*\n\s*/g, ' ⏎ '), became.replace(/\n/g, ' ⏎ ')].join('  ')}${why === undefined ? '' : `  (${why})`}`;
	});
