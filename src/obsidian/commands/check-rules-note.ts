import type { App, TFile } from 'obsidian';
import { Notice } from 'obsidian';
import type { RulesetId } from '../../rules/bundled';
import { isRulesetId } from '../../rules/bundled';
import { declaresOracles, tablesOfRules } from '../../rules/player-tables/tables-to-ask';
import type { Reading } from '../../rules/problem';
import { read } from '../../rules/problem';
import { readReference } from '../../rules/reference/read-reference';
import { reportOfFile } from '../../rules/report';
import { textsOf } from '../../journal/frontmatter/properties';
import { linkTarget } from '../../journal/character/which-character';
import type { CheckDialogInput } from '../check/check-dialog';
import { CheckDialog } from '../check/check-dialog';
import { checkedRules } from '../check/checked-rules';
import { checkedTables, withTables } from '../check/checked-tables';
import type { Desk } from '../desk';
import { openAtLine } from '../open-at-line';
import { pickOne } from '../pick-dialog';
import { tablesOf } from '../oracles/book-for';
import { isRulesFile } from '../rules-file';

/** Check rules note: the active note, or a file that the player picks. */
export function checkRulesNote(desk: Desk): void {
	const active = desk.app.workspace.getActiveFile();
	if (active && isRulesFile(active)) void check(desk, active);
	else pickRules(desk);
}

function pickRules(desk: Desk): void {
	const files = desk.app.vault.getFiles().filter(isRulesFile);
	const linked = linkedRules(desk);
	const likeliest = [...files].sort((a, b) => Number(linked.has(b.path)) - Number(linked.has(a.path)));
	pickOne(
		desk.app,
		likeliest,
		({ path }) => path,
		file => void check(desk, file),
		'Which rules are to be checked?',
	);
}

/** The files that characters and journals name in `rules`. */
function linkedRules({ app, cast }: Desk): ReadonlySet<string> {
	const notes = app.vault.getMarkdownFiles().map(({ path }) => path);
	return new Set(notes.flatMap(path => rulesFilesOf(app, path, cast.properties(path))).map(({ path }) => path));
}

function rulesFilesOf(app: App, path: string, properties: ReturnType<Desk['cast']['properties']>): readonly TFile[] {
	return textsOf(properties ?? new Map(), 'rules').flatMap(link => {
		const file = app.metadataCache.getFirstLinkpathDest(linkTarget(link), path);
		return isRulesFile(file) ? [file] : [];
	});
}

async function check(desk: Desk, file: TFile): Promise<void> {
	const { app, cast } = desk;
	const text = await desk.writer.read(file).catch((error: unknown) => {
		new Notice(`“${file.path}” could not be read: ${error instanceof Error ? error.message : String(error)}`);
		return undefined;
	});
	if (text === undefined) return;
	const isNote = file.extension.toLowerCase() === 'md';
	const checked = (isNote ? tablesChecked(desk, file, text) : undefined) ?? rulesChecked(desk, file, text);
	if (!checked.ok) return desk.tell(checked.problems);
	const own = rulesFilesOf(app, file.path, cast.properties(file.path));
	new CheckDialog(app, {
		name: file.basename,
		...checked.value,
		...(isNote ? { goTo: (line: number) => void openAtLine(app, file, line) } : {}),
		others: [
			...own.map(other => ({ name: other.basename, check: () => void check(desk, other) })),
			{ name: 'another file', check: () => pickRules(desk) },
		],
	}).open();
}

type Checked = Reading<Pick<CheckDialogInput, 'rules' | 'isTables'>>;

/** A note that says it holds oracles, or that holds nothing but tables; of any other there is nothing to say here. */
function tablesChecked(desk: Desk, file: TFile, text: string): Checked | undefined {
	const { tables, findings } = tablesOf(desk, file.path, text);
	const isDeclared = declaresOracles(desk.cast.properties(file.path)?.get('sworn'));
	const isOnlyTables =
		tables.some(({ isDiced }) => isDiced) && readReference(text, file.basename).layer.moves.length === 0;
	if (!isDeclared && !isOnlyTables) return undefined;
	const shown = isDeclared ? tables : tables.filter(({ isDiced }) => isDiced);
	return read({ rules: checkedTables(shown, findings), isTables: true });
}

function rulesChecked(desk: Desk, file: TFile, text: string): Checked {
	const report = reportOfFile(text, file.name, rulesBelow(desk, file));
	if (!report.ok) return report;
	const rules = checkedRules(report.value);
	if (file.extension.toLowerCase() !== 'md') return read({ rules });
	const { places } = readReference(text, file.basename);
	const tables = tablesOfRules(tablesOf(desk, file.path, text).tables, [...places.values()]);
	return read({ rules: tables.length > 0 ? withTables(rules, tables) : rules });
}

/** The rules that a file is laid over: those it names itself, else those of a note that links to it; else it is guessed. */
function rulesBelow({ app, cast }: Desk, file: TFile): RulesetId | undefined {
	const own = cast.properties(file.path)?.get('ruleset');
	if (typeof own === 'string' && isRulesetId(own)) return own;
	const users = app.vault
		.getMarkdownFiles()
		.map(({ path }) => path)
		.filter(path => rulesFilesOf(app, path, cast.properties(path)).includes(file));
	for (const path of users) {
		const character = textsOf(cast.properties(path) ?? new Map(), 'character')[0];
		const actor = character === undefined ? undefined : cast.resolve(linkTarget(character), path);
		for (const note of [actor, path]) {
			const said = note === undefined ? undefined : cast.properties(note)?.get('ruleset');
			if (typeof said === 'string' && isRulesetId(said)) return said;
		}
	}
	return undefined;
}
