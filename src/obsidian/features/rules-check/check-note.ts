import type { App, TFile } from 'obsidian';
import type { RulesetId } from '../../../rules/bundled';
import { isRulesetId } from '../../../rules/bundled';
import type { MoveCoverage } from '../../../rules/coverage/coverage';
import { coverRules } from '../../../rules/coverage/cover-rules';
import { declaresOracles, tablesOfRules } from '../../../rules/player-tables/rollable-tables';
import { read, type Finding, type Reading } from '../../../rules/problem';
import { readReference } from '../../../rules/reference/read-reference';
import { reportOfRules, rulesOfFile } from '../../../rules/report';
import { textsOf } from '../../../journal/frontmatter/properties';
import { characterLinks, linkTarget } from '../../../journal/character/acting-character';
import type { CheckedRules } from './checked-rules';
import { checkedRules } from './checked-rules';
import { checkedTables, withTables } from './checked-tables';
import type { Actions } from '../../plugin/journal-actions';
import { tablesOf } from '../oracles/book-for';
import { rulesAt } from '../../vault/rules-at';
import { isRulesFile } from '../../vault/rules-file';

/** What was understood of a rules file, move by move and sentence by sentence. */
export interface CheckedNote {
	readonly rules: CheckedRules;
	/** What happened to the words of each move. */
	readonly moves: readonly MoveCoverage[];
	/** What is to be looked at and is in no move. */
	readonly besides: readonly Finding[];
	/** The note is one of tables, not of moves. */
	readonly isTables?: boolean;
}

type Parts = Actions<'app' | 'vaultIndex'>;

export const isNote = ({ extension }: TFile): boolean => extension.toLowerCase() === 'md';

export const checkNote = (actions: Parts, file: TFile, text: string): Reading<CheckedNote> =>
	(isNote(file) ? tablesChecked(actions, file, text) : undefined) ?? rulesChecked(actions, file, text);

/** A note that says it holds oracles, or that holds nothing but tables; of any other there is nothing to say here. */
function tablesChecked(actions: Parts, file: TFile, text: string): Reading<CheckedNote> | undefined {
	const { tables, findings } = tablesOf(actions, file.path, text);
	const isDeclared = declaresOracles(actions.vaultIndex.properties(file.path)?.get('sworn'));
	const isOnlyTables =
		tables.some(({ isDiced }) => isDiced) && readReference(text, file.basename).layer.moves.length === 0;
	if (!isDeclared && !isOnlyTables) return undefined;
	const shown = isDeclared ? tables : tables.filter(({ isDiced }) => isDiced);
	const rules = checkedTables(shown, findings);
	return read({ rules, moves: [], besides: rules.toLookAt, isTables: true });
}

function rulesChecked(actions: Parts, file: TFile, text: string): Reading<CheckedNote> {
	const reading = rulesOfFile(text, file.name, rulesBelow(actions, file));
	if (!reading.ok) return reading;
	const moves = coverRules(reading.value);
	const report = reportOfRules(reading.value);
	const inMoves = new Set(moves.flatMap(({ findings }) => findings.map(keyOf)));
	const besides = report.findings.filter(finding => !inMoves.has(keyOf(finding)));
	const rules = checkedRules(report);
	if (!isNote(file)) return read({ rules, moves, besides });
	const { places } = readReference(text, file.basename);
	const tables = tablesOfRules(tablesOf(actions, file.path, text).tables, [...places.values()]);
	if (tables.length === 0) return read({ rules, moves, besides });
	const all = withTables(rules, tables);
	return read({ rules: all, moves, besides: [...besides, ...tables.flatMap(({ findings }) => findings)] });
}

const keyOf = ({ line, message }: Finding): string => `${line} ${message}`;

/** The rules that a file is laid over: those it names itself, else those of a note that links to it; else it is guessed. */
export function rulesBelow({ app, vaultIndex }: Parts, file: TFile): RulesetId | undefined {
	const own = vaultIndex.properties(file.path)?.get('ruleset');
	if (typeof own === 'string' && isRulesetId(own)) return own;
	const users = app.vault
		.getMarkdownFiles()
		.map(({ path }) => path)
		.filter(path => rulesFilesOf(app, path, vaultIndex.properties(path)).includes(file));
	for (const path of users) {
		const [character] = characterLinks(path, vaultIndex);
		const actor = character === undefined ? undefined : vaultIndex.resolve(linkTarget(character), path);
		for (const note of [actor, path]) {
			const said = note === undefined ? undefined : vaultIndex.properties(note)?.get('ruleset');
			if (typeof said === 'string' && isRulesetId(said)) return said;
		}
	}
	return undefined;
}

/** The files that a note names in `rules`. */
export function rulesFilesOf(
	app: App,
	path: string,
	properties: ReturnType<Parts['vaultIndex']['properties']>,
): readonly TFile[] {
	return textsOf(properties ?? new Map(), 'rules').flatMap(link =>
		(rulesAt(app, linkTarget(link), [path])?.files ?? []).filter(isRulesFile),
	);
}
