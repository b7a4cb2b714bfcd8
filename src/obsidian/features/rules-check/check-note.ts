import type { App, TFile } from 'obsidian';
import { bundledRuleset, type RulesetId } from '../../../rules/books/bundled';
import { rulesOf, statedRuleset } from '../../../journal/character/character-rules';
import type { DisplacedMove } from '../../../rules/datasworn-files/overridden-moves';
import type { MoveCoverage } from '../../../rules/coverage/coverage';
import { coverSteps } from '../../../rules/coverage/cover-rules';
import { tableSteps, type PlayerTable, type PlayerTables } from '../../../rules/player-tables/read-player-tables';
import { declaresOracles, tablesOfRules } from '../../../rules/player-tables/rollable-tables';
import { parseOk, type Finding, type ParseResult, sortedFindings } from '../../../rules/core/problem';
import { movesOfNote, type MovesOfNote } from '../../../rules/rules-notes/parse-rules-note';
import { fileSteps, type FolderRules } from '../../../rules/datasworn-files/read-rules';
import { readKeywords } from '../../../rules/rules-notes/declared-keywords';
import { rulesReportSteps } from '../../../rules/report/rules-file';
import type { WorkSlices } from '../../../rules/core/work-slices';
import { textsOf } from '../../../journal/frontmatter/properties';
import { characterLinks } from '../../../journal/character/acting-character';
import { linkTarget, nameOf } from '../../../rules/search/stated-name';
import { checkedRules, type CheckedRules } from './checked-rules';
import type { Actions } from '../../services/journal-actions';
import { tableNote } from '../oracles/book-for';
import { notesIn, rulesAt } from '../../vault/rules-at';
import { folderOf, isRulesFile } from '../../vault/rules-file';
import { rowPlainText } from '../../../rules/oracles/row-text';
import { diceWords } from '../../../rules/player-tables/table-dice';
import { t, tn } from '../../../i18n/translate';

/** How a rules file was understood, by move and sentence. */
export interface CheckedNote {
	readonly rules: CheckedRules;
	/** What happened to the words of each move. */
	readonly moves: readonly MoveCoverage[];
	/** Findings outside of moves. */
	readonly besides: readonly Finding[];
	/** Whether the note contains tables instead of moves. */
	readonly isTables?: boolean;
}

type Parts = Actions<'app' | 'vaultIndex'>;

export const isNote = ({ extension }: TFile): boolean => extension.toLowerCase() === 'md';

/** Runs in steps, because a file can be long. */
export function* checkNote(actions: Parts, file: TFile, text: string): WorkSlices<ParseResult<CheckedNote>> {
	if (!isNote(file)) return yield* rulesChecked(actions, file, text);
	const tables = yield* tableSteps(text, tableNote(actions, file.path));
	const moves = yield* movesOfNote(text, file.basename);
	return (
		tablesChecked(actions, file, tables, moves) ??
		(yield* rulesChecked(actions, file, text, tablesOfRules(tables.tables, moves.places)))
	);
}

/** Checks a note that declares oracles or contains only tables; undefined for other notes. */
function tablesChecked(
	{ vaultIndex }: Parts,
	{ path }: TFile,
	{ tables, findings }: PlayerTables,
	{ names }: MovesOfNote,
): ParseResult<CheckedNote> | undefined {
	const isDeclared = declaresOracles(vaultIndex.properties(path)?.get('sworn'));
	const isOnlyTables = tables.some(({ isDiced }) => isDiced) && names.length === 0;
	if (!isDeclared && !isOnlyTables) return undefined;
	const shown = isDeclared ? tables : tables.filter(({ isDiced }) => isDiced);
	const rules = checkedTables(shown, findings);
	return parseOk({ rules, moves: [], besides: rules.toLookAt, isTables: true });
}

function* rulesChecked(
	actions: Parts,
	file: TFile,
	text: string,
	tables: readonly PlayerTable[] = [],
): WorkSlices<ParseResult<CheckedNote>> {
	const folder = folderOf(file, () => undefined);
	const reading = yield* fileSteps(text, file.name, withKeywordsAround(actions, file), folder);
	if (!reading.ok) return reading;
	const moves = yield* coverSteps(reading.value);
	const report = yield* rulesReportSteps(reading.value);
	const inMoves = new Set(moves.flatMap(({ findings }) => findings.map(keyOf)));
	const besides = report.findings.filter(finding => !inMoves.has(keyOf(finding)));
	const rules = yield* checkedRules(report);
	if (tables.length === 0) return parseOk({ rules, moves, besides });
	const all = withTables(rules, tables);
	const isTables = rules.moves.length === 0 && !rules.hasOther;
	return parseOk({
		...{ rules: all, moves, isTables },
		besides: [...besides, ...tables.flatMap(({ findings }) => findings)],
	});
}

/** The rules below a file, with the keywords that other notes of its folder or of the same `rules` declare. */
function withKeywordsAround(actions: Parts, file: TFile): RulesetId | FolderRules | undefined {
	const { app, vaultIndex } = actions;
	const beside = file.parent ? notesIn(file.parent) : [];
	const linked = usersOf(actions, file).flatMap(path => rulesFilesOf(app, path, vaultIndex.properties(path)));
	const around = [...beside, ...linked].filter(({ path }) => path !== file.path);
	const keywords = around.flatMap(note => {
		const declared: unknown = app.metadataCache.getFileCache(note)?.frontmatter?.['keywords'];
		return readKeywords(declared, []).keywords;
	});
	const stated = around.map(({ path }) => statedRuleset(vaultIndex.properties(path) ?? new Map()));
	const id = rulesBelow(actions, file) ?? stated.find(each => each !== undefined);
	if (id === undefined || keywords.length === 0) return id;
	const below = bundledRuleset(id);
	return { below, whole: { ...below, keywords } };
}

const keyOf = ({ line, message }: Finding): string => `${line} ${message}`;

/** The ruleset below a rules file: the one it names, or that of a note that links to it; otherwise it is guessed. */
export function rulesBelow({ app, vaultIndex }: Parts, file: TFile): RulesetId | undefined {
	const statedIn = (path: string) => statedRuleset(vaultIndex.properties(path) ?? new Map());
	const own = statedIn(file.path);
	if (own !== undefined) return own;
	for (const path of usersOf({ app, vaultIndex }, file)) {
		for (const note of [actorOf(path, vaultIndex), path]) {
			const said = note === undefined ? undefined : statedIn(note);
			if (said !== undefined) return said;
		}
	}
	return undefined;
}

/** The notes that link to a file in `rules`. */
const usersOf = ({ app, vaultIndex }: Parts, file: TFile): readonly string[] =>
	app.vault
		.getMarkdownFiles()
		.map(({ path }) => path)
		.filter(path => rulesFilesOf(app, path, vaultIndex.properties(path)).includes(file));

function actorOf(path: string, vaultIndex: Parts['vaultIndex']): string | undefined {
	const [character] = characterLinks(path, vaultIndex);
	return character === undefined ? undefined : vaultIndex.resolve(linkTarget(character), path);
}

/** The moves of a file that give way to those of another, or the other way round, where somebody plays by both. */
export async function displacedAmong(actions: Actions<'app' | 'vaultIndex' | 'library'>, file: TFile): Promise<string> {
	const { library, vaultIndex } = actions;
	const found = await Promise.all(
		usersOf(actions, file).map(async path => {
			const notes = [...new Set([actorOf(path, vaultIndex) ?? path, path])];
			const [actor = new Map(), journal = new Map()] = notes.map(note => vaultIndex.properties(note));
			const wanted = rulesOf(actor, journal);
			if (!wanted.ok || wanted.value.rules.length < 2) return [];
			const book = await library.bookWhenRead(wanted.value, notes);
			return book.ok ? (book.value.ruleset.displaced ?? []) : [];
		}),
	);
	return displacedWords(found.flat(), file.path);
}

function displacedWords(displaced: readonly DisplacedMove[], file: string): string {
	const sentences = displaced.flatMap(({ name, by, of }) => {
		if (by === file) return t('In the place of the move of “{other}”: {name}.', { name, other: nameOf(of) });
		return of === file ? t('Displaced by the move of “{other}”: {name}.', { name, other: nameOf(by) }) : [];
	});
	return [...new Set(sentences)].join(' ');
}

/** The files that a note links to in `rules`. */
export function rulesFilesOf(
	app: App,
	path: string,
	properties: ReturnType<Parts['vaultIndex']['properties']>,
): readonly TFile[] {
	return textsOf(properties ?? new Map(), 'rules').flatMap(link =>
		(rulesAt(app, linkTarget(link), [path])?.files ?? []).filter(isRulesFile),
	);
}

/** The result for a note of tables: rollable tables and findings. */
const checkedTables = (tables: readonly PlayerTable[], besides: readonly Finding[]): CheckedRules =>
	withTables({ summary: '', over: undefined, toLookAt: [], moves: [], tables: [] }, tables, besides);

/** Adds the tables between moves to the result for a rules note. */
function withTables(
	rules: CheckedRules,
	tables: readonly PlayerTable[],
	besides: readonly Finding[] = [],
): CheckedRules {
	const findings = [...besides, ...tables.flatMap(table => table.findings)];
	const toLookAt = sortedFindings([...rules.toLookAt, ...findings]);
	const found =
		tables.length === 0
			? t('No table or list was found.')
			: t('{tables} found.', { tables: tn(tables.length, '{count} table', '{count} tables') });
	const look =
		findings.length === 0
			? ''
			: t(' {length} in them to look at.', { length: tn(findings.length, '{count} place', '{count} places') });
	return {
		...rules,
		summary: `${rules.moves.length > 0 || rules.hasOther ? rules.summary : ''} ${found}${look}`.trim(),
		toLookAt,
		tables: tables.map(({ oracle }) => ({
			name: oracle.path.at(-1) ?? '',
			dice: diceWords(oracle.dice),
			rows: oracle.rows.map(row => `${numbersOf(row)}  ${rowPlainText(row)}`),
		})),
	};
}

function numbersOf({ min, max }: { readonly min: number | null; readonly max: number | null }): string {
	if (min === null) return 'never';
	return min === max ? String(min) : `${min}–${max}`;
}
