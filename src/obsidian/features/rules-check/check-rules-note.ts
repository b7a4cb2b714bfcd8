import type { App, TFile } from 'obsidian';
import { Notice } from 'obsidian';
import type { RulesetId } from '../../../rules/bundled';
import { isRulesetId } from '../../../rules/bundled';
import { declaresOracles, tablesOfRules } from '../../../rules/player-tables/rollable-tables';
import { read, type Reading } from '../../../rules/problem';
import { readReference } from '../../../rules/reference/read-reference';
import { reportOfFile } from '../../../rules/report';
import { textsOf } from '../../../journal/frontmatter/properties';
import { linkTarget } from '../../../journal/character/acting-character';
import type { CheckDialogInput } from './check-dialog';
import { CheckDialog } from './check-dialog';
import { checkedRules } from './checked-rules';
import { checkedTables, withTables } from './checked-tables';
import type { Actions, JournalActions } from '../../plugin/journal-actions';
import { openAtLine } from '../../vault/open-at-line';
import { pickOne } from '../../components/pick-dialog';
import { tablesOf } from '../oracles/book-for';
import { rulesAt } from '../../vault/rules-at';
import { isRulesFile } from '../../vault/rules-file';

/** Check rules note: the active note, or a file that the player picks. */
export function checkRulesNote(actions: JournalActions): void {
	const active = actions.app.workspace.getActiveFile();
	if (active && isRulesFile(active)) void check(actions, active);
	else pickRules(actions);
}

function pickRules(actions: JournalActions): void {
	const files = actions.app.vault.getFiles().filter(isRulesFile);
	const linked = linkedRules(actions);
	const likeliest = [...files].sort((a, b) => Number(linked.has(b.path)) - Number(linked.has(a.path)));
	pickOne(
		actions.app,
		likeliest,
		({ path }) => path,
		file => void check(actions, file),
		'Which rules are to be checked?',
	);
}

/** The files that characters and journals name in `rules`. */
function linkedRules({ app, vaultIndex }: Actions<'app' | 'vaultIndex'>): ReadonlySet<string> {
	const notes = app.vault.getMarkdownFiles().map(({ path }) => path);
	return new Set(notes.flatMap(path => rulesFilesOf(app, path, vaultIndex.properties(path))).map(({ path }) => path));
}

function rulesFilesOf(
	app: App,
	path: string,
	properties: ReturnType<JournalActions['vaultIndex']['properties']>,
): readonly TFile[] {
	return textsOf(properties ?? new Map(), 'rules').flatMap(link =>
		(rulesAt(app, linkTarget(link), [path])?.files ?? []).filter(isRulesFile),
	);
}

async function check(actions: JournalActions, file: TFile): Promise<void> {
	const { app, vaultIndex } = actions;
	const text = await actions.writer.read(file).catch((error: unknown) => {
		new Notice(`“${file.path}” could not be read: ${error instanceof Error ? error.message : String(error)}`);
		return undefined;
	});
	if (text === undefined) return;
	const isNote = file.extension.toLowerCase() === 'md';
	const checked = (isNote ? tablesChecked(actions, file, text) : undefined) ?? rulesChecked(actions, file, text);
	if (!checked.ok) return actions.showProblems(checked.problems);
	const own = rulesFilesOf(app, file.path, vaultIndex.properties(file.path));
	new CheckDialog(app, {
		name: file.basename,
		...checked.value,
		...(isNote ? { goTo: (line: number) => void openAtLine(app, file, line) } : {}),
		others: [
			...own.map(other => ({ name: other.basename, check: () => void check(actions, other) })),
			{ name: 'another file', check: () => pickRules(actions) },
		],
	}).open();
}

type Checked = Reading<Pick<CheckDialogInput, 'rules' | 'isTables'>>;

/** A note that says it holds oracles, or that holds nothing but tables; of any other there is nothing to say here. */
function tablesChecked(actions: Actions<'app' | 'vaultIndex'>, file: TFile, text: string): Checked | undefined {
	const { tables, findings } = tablesOf(actions, file.path, text);
	const isDeclared = declaresOracles(actions.vaultIndex.properties(file.path)?.get('sworn'));
	const isOnlyTables =
		tables.some(({ isDiced }) => isDiced) && readReference(text, file.basename).layer.moves.length === 0;
	if (!isDeclared && !isOnlyTables) return undefined;
	const shown = isDeclared ? tables : tables.filter(({ isDiced }) => isDiced);
	return read({ rules: checkedTables(shown, findings), isTables: true });
}

function rulesChecked(actions: Actions<'app' | 'vaultIndex'>, file: TFile, text: string): Checked {
	const report = reportOfFile(text, file.name, rulesBelow(actions, file));
	if (!report.ok) return report;
	const rules = checkedRules(report.value);
	if (file.extension.toLowerCase() !== 'md') return read({ rules });
	const { places } = readReference(text, file.basename);
	const tables = tablesOfRules(tablesOf(actions, file.path, text).tables, [...places.values()]);
	return read({ rules: tables.length > 0 ? withTables(rules, tables) : rules });
}

/** The rules that a file is laid over: those it names itself, else those of a note that links to it; else it is guessed. */
function rulesBelow({ app, vaultIndex }: Actions<'app' | 'vaultIndex'>, file: TFile): RulesetId | undefined {
	const own = vaultIndex.properties(file.path)?.get('ruleset');
	if (typeof own === 'string' && isRulesetId(own)) return own;
	const users = app.vault
		.getMarkdownFiles()
		.map(({ path }) => path)
		.filter(path => rulesFilesOf(app, path, vaultIndex.properties(path)).includes(file));
	for (const path of users) {
		const character = textsOf(vaultIndex.properties(path) ?? new Map(), 'character')[0];
		const actor = character === undefined ? undefined : vaultIndex.resolve(linkTarget(character), path);
		for (const note of [actor, path]) {
			const said = note === undefined ? undefined : vaultIndex.properties(note)?.get('ruleset');
			if (typeof said === 'string' && isRulesetId(said)) return said;
		}
	}
	return undefined;
}
