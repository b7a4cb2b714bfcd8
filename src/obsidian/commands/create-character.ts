import { read } from '../../rules/problem';
import type { RulesetId } from '../../rules/bundled';
import { bundledRuleset, isRulesetId, RULESET_IDS, rulesetTitle } from '../../rules/bundled';
import { newCharacterNote } from '../../journal/character/character-note';
import { actsIn } from '../../journal/character/which-character';
import { NewCharacterDialog } from '../character/new-character-dialog';
import type { Desk } from '../desk';
import { noteIn } from '../note-path';

/** Create a character: a small form, then a note beside the active one, opened for reading. */
export function createCharacter(desk: Desk): void {
	const { app } = desk;
	const active = app.workspace.getActiveFile()?.path ?? '';
	const folder = app.fileManager.getNewFileParent(active).path;
	const pathOf = (name: string) => noteIn(folder, name);
	const known = knownRuleset(desk, active);
	const likely = known ?? 'starforged';
	const ids = [...RULESET_IDS].sort((a, b) => Number(b === likely) - Number(a === likely));
	new NewCharacterDialog(
		app,
		{
			asksRules: known === undefined,
			rulesets: ids.map(id => ({ id, title: rulesetTitle(id) })),
			rulesetOf: id => bundledRuleset(isRulesetId(id) ? id : likely),
			folder,
			exists: name => app.vault.getAbstractFileByPath(pathOf(name)) !== null,
		},
		({ name, stats }, ruleset) => {
			void write(desk, pathOf(name), newCharacterNote(name, stats, ruleset));
		},
	).open();
}

async function write(desk: Desk, path: string, text: string): Promise<void> {
	const edits = [{ path, changes: [{ from: 0, to: 0, insert: text }], isNew: true as const }];
	if (!(await desk.write([], () => read({ edits })))) return;
	const { vault, workspace } = desk.app;
	const file = vault.getFileByPath(path);
	if (file) await workspace.getLeaf(false).openFile(file);
}

/** The rules that the active note or its character plays by, else those of any character of the vault. */
function knownRuleset({ cast }: Desk, active: string): RulesetId | undefined {
	const own = actsIn(cast, active);
	const said = [active, ...(own === undefined ? [] : [own]), ...cast.characters].map(path =>
		cast.properties(path)?.get('ruleset'),
	);
	return said.find((id): id is RulesetId => typeof id === 'string' && isRulesetId(id));
}
