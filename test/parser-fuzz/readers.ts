import { bundledRuleset } from '../../src/rules/books/bundled';
import { readEffectsNotation } from '../../src/rules/effects/notation/read-notation';
import { findMove } from '../../src/rules/find-move';
import { readHouseRules } from '../../src/rules/datasworn-files/read-house-rules';
import { applyLayer } from '../../src/rules/books/layers';
import { plainText } from '../../src/rules/rules-text';
import { readPlayerTables } from '../../src/rules/player-tables/read-player-tables';
import { readReference } from '../../src/rules/rules-notes/parse-rules-note';
import { rulebook } from '../../src/rules/books/rulebook';
import { parseSafeMarkdown } from '../../src/rules/markdown/safe-markdown';
import { readAsk } from '../../src/journal/oracle-blocks/ask-block';
import { parseGenerated } from '../../src/journal/oracle-blocks/generated-block';
import { readOracle } from '../../src/journal/oracle-blocks/oracle-block';
import { readOracleResults } from '../../src/journal/oracle-blocks/oracle-results';
import { resultParts } from '../../src/journal/oracle-blocks/split-result';
import { readListedAsset } from '../../src/journal/assets/asset-list';
import { readAssetNote } from '../../src/journal/assets/asset-note';
import { readCharacter } from '../../src/journal/character/character-note';
import { findViolation } from '../../src/journal/edit-guard/edit-guard';
import { otherFormat } from '../../src/journal/notes/format-version';
import { exportNote } from '../../src/journal/export/export-note';
import { readFrontmatter } from '../../src/journal/frontmatter/frontmatter';
import { setProperties } from '../../src/journal/frontmatter/set-properties';
import { namesOf } from '../../src/journal/import/campaign-names';
import { readExport } from '../../src/journal/import/other-apps/read-export';
import { readLonelog } from '../../src/journal/import/other-apps/lonelog/lonelog';
import { importCharacter } from '../../src/journal/import/import-character';
import { importDisplays } from '../../src/journal/import/import-displays';
import { importPlay } from '../../src/journal/import/import-journal';
import { keepsProse } from '../../src/journal/edit-guard/import-guard';
import { importTrack } from '../../src/journal/import/import-track';
import { importTruths } from '../../src/journal/import/import-truths';
import { readInline } from '../../src/journal/inline/inline-record';
import { namesMentioned } from '../../src/journal/note-blocks/names-in-note';
import { stateOn } from '../../src/journal/actions/character-state';
import { readChange } from '../../src/journal/record/change-lines';
import { readMoveRecord } from '../../src/journal/record/read-record';
import { recordsOf } from '../../src/journal/note-blocks/find-records';
import { inlineCodes } from '../../src/journal/inline/code-spans';
import { renameInNote } from '../../src/journal/rename/rename-in-notes';
import * as values from '../../src/journal/record/record-values';
import { calloutRolls } from '../../src/journal/sessions/callout-rolls';
import { digestOf } from '../../src/journal/sessions/digest';
import { readSession } from '../../src/journal/sessions/session-block';
import { sessionAt } from '../../src/journal/sessions/session-span';
import { digestIn } from '../../src/journal/sessions/find-digest';
import { sessionEntries } from '../../src/journal/sessions/session-entries';
import { digestLines } from '../../src/journal/sessions/write-digest';
import { swornBlocks } from '../../src/journal/note-blocks/find-blocks';
import { insertBlock } from '../../src/journal/note-blocks/insert-block';
import { readBlock } from '../../src/journal/sworn-block/sworn-block';
import { readTrackBlock } from '../../src/journal/track/track-block';
import { readTrackNote } from '../../src/journal/track/track-note';
import { tracksOfNote } from '../../src/journal/track/parse-tracks';
import { questStartersIn } from '../../src/journal/truths/quest-starters';
import { readTruthsIn } from '../../src/journal/truths/truths-in-note';
import { contextOf } from '../journal/import/import-context';
import * as sample from './samples';

/** A way in for text that nobody has checked. What it answers does not matter: it ends, and does not throw. */
export interface Reader {
	readonly name: string;
	readonly samples: readonly string[];
	read(text: string): unknown;
}

const STARFORGED = bundledRuleset('starforged');
const BODIES = [
	sample.RECORD,
	sample.ORACLE,
	sample.ASK,
	sample.THING,
	sample.TRACK,
	sample.SESSION,
	`${sample.RECORD}\n${sample.TRACK}\n${sample.ORACLE}`,
];

const ofProperties = (text: string, see: (properties: ReadonlyMap<string, never>) => unknown): unknown => {
	const read = readFrontmatter(text);
	return read.ok ? see(read.value.values as ReadonlyMap<string, never>) : read.problems;
};

const CONTEXT = contextOf([], 'starforged');
const NAMES = namesOf(CONTEXT, new Map());

const exported = (text: string): unknown =>
	(['markdown', 'story', 'lonelog', 'page'] as const).map(form =>
		exportNote(
			{ name: 'Day', text },
			form,
			{ owner: 'Kestrel Vane', track: () => undefined },
			{ at: 'Out/Day.md', resolve: () => undefined, exported: () => undefined },
		),
	);

/** An import that would change prose is refused, so it must be able to tell. */
function imported(note: string): unknown {
	const { changes } = importPlay(note, NAMES, 'line');
	if (!keepsProse(note, changes)) throw new Error('Prose would be changed.');
	return importPlay(note, NAMES, 'block');
}

const valuesOf = (text: string): unknown => [
	values.readRoll(text),
	values.readRolled(text),
	values.readOutcomeLine(text),
	values.isOwnOutcome(text),
	values.readAdd(text),
	values.readUsed(text),
	values.readCost(text),
	values.readProgress(text),
	values.readThrow(text),
	values.readCancelled(text),
	values.readBurn(text),
];

const whose = (name: string | undefined) => (name === undefined ? 'actor' : 'no character');

export const READERS: readonly Reader[] = [
	{ name: 'a block', samples: BODIES, read: readBlock },
	{ name: 'a record', samples: BODIES, read: readMoveRecord },
	{ name: 'a track', samples: BODIES, read: readTrackBlock },
	{ name: 'a question', samples: BODIES, read: readAsk },
	{ name: 'an oracle', samples: BODIES, read: body => [readOracle(body), readOracleResults(body)] },
	{ name: 'a generated thing', samples: BODIES, read: parseGenerated },
	{ name: 'the block of a session', samples: BODIES, read: readSession },
	{ name: 'a line of done', samples: [sample.CHANGES], read: readChange },
	{ name: 'an inline line', samples: [sample.INLINE], read: readInline },
	{ name: 'a result', samples: [sample.CHANGES], read: text => resultParts(text, name => name.length > 3) },
	{ name: 'an asset in a list', samples: ['[[Rook|my raven]] (discarded)'], read: text => readListedAsset(text) },
	{ name: 'the blocks of a note', samples: [sample.NOTE], read: note => swornBlocks(note) },
	{
		name: 'the records of a note',
		samples: [sample.NOTE],
		read: note => namesMentioned(note, recordsOf(note)),
	},
	{ name: 'the inline lines of a note', samples: [sample.NOTE], read: inlineCodes },
	{ name: 'the tracks of a note', samples: [sample.NOTE], read: note => tracksOfNote('Journal.md', note) },
	{ name: 'the rolls in callouts', samples: [sample.CALLOUTS], read: calloutRolls },
	{ name: 'a journal in Lonelog', samples: [sample.LONELOG], read: readLonelog },
	{ name: 'a file of another app', samples: [sample.EXPORTED], read: readExport },
	{
		name: 'the state on a note',
		samples: [sample.NOTE],
		read: text => stateOn({ journal: { path: 'A.md', text }, actor: { path: 'A.md', text } }, STARFORGED),
	},
	{
		name: 'a session of a note',
		samples: [sample.NOTE],
		read: note => {
			const digest = digestOf(sessionEntries(note, sessionAt(note, note.length, 'Session 1'), whose));
			return digestLines({ session: 1 }, digest);
		},
	},
	{
		name: 'the digests of a note',
		samples: [sample.NOTE],
		read: note => digestIn(note, { number: 1, from: 0, to: note.length }, whose),
	},
	{
		name: 'the truths of a note',
		samples: [sample.NOTE],
		read: note => readTruthsIn(note, STARFORGED.truths?.() ?? []),
	},
	{ name: 'the quests of a note of truths', samples: [sample.NOTE], read: questStartersIn },
	{
		name: 'another name in a note',
		samples: [sample.NOTE],
		read: note => renameInNote(note, { kind: 'track', from: 'e', to: 'The other ark' }),
	},
	{
		name: 'the place for a block',
		samples: [sample.NOTE],
		read: note => insertBlock(note, note.length >> 1, 'move: Strike'),
	},
	{ name: 'the version of a note', samples: [sample.PROPERTIES], read: otherFormat },
	{ name: 'properties', samples: [sample.PROPERTIES, sample.NOTE], read: readFrontmatter },
	{
		name: 'properties to change',
		samples: [sample.PROPERTIES],
		read: note => setProperties(note, { momentum: 3, impacts: ['shaken'], combat: null, next: [] }),
	},
	{
		name: 'a character',
		samples: [sample.PROPERTIES],
		read: note => ofProperties(note, properties => readCharacter('Kestrel', properties, STARFORGED)),
	},
	{
		name: 'the note of a track or an asset',
		samples: [sample.PROPERTIES],
		read: note => ofProperties(note, all => [readTrackNote('Ark', all), readAssetNote('Rook', all)]),
	},
	{
		name: 'a rules note',
		samples: [sample.RULES_NOTE],
		read: note => rulebook(applyLayer(STARFORGED, readReference(note, 'House', STARFORGED).layer)),
	},
	{ name: 'effects in notation', samples: [sample.EFFECTS], read: readEffectsNotation },
	{ name: 'a Datasworn file, JSON', samples: [sample.DATASWORN], read: text => readHouseRules(text, 'json', 'house') },
	{
		name: 'a Datasworn file, YAML',
		samples: [sample.DATASWORN_YAML],
		read: text => readHouseRules(text, 'yaml', 'house'),
	},
	{
		name: 'tables of a note',
		samples: [sample.TABLES_NOTE],
		read: note => readPlayerTables(note, { name: 'Harbour', path: 'Harbour.md' }),
	},
	{
		name: 'a text of the rules',
		samples: [sample.RULES_NOTE, sample.NOTE],
		read: text => [parseSafeMarkdown(text), plainText(text)],
	},
	{ name: 'the name of a move', samples: ['Face the Danger'], read: text => findMove(STARFORGED, text) },
	{ name: 'the values of keys', samples: sample.VALUES, read: valuesOf },
	{ name: 'a note to export', samples: [sample.NOTE], read: exported },
	{ name: 'a journal to import', samples: [sample.FOREIGN, sample.NOTE], read: imported },
	{
		name: 'a note of state to import',
		samples: [sample.FOREIGN_SHEET, sample.PROPERTIES],
		read: text =>
			[importCharacter, importTrack, importTruths, importDisplays].map(each =>
				each({ path: 'Salt/Ada.md', text }, CONTEXT),
			),
	},
	{
		name: 'the law of writing',
		samples: [sample.NOTE],
		read: note => findViolation(note, `${note.slice(0, note.length >> 1)}x\n\n`),
	},
];
