import { read } from '../../../rules/problem';
import type { RulesetId } from '../../../rules/bundled';
import { bundledRuleset, isRulesetId, RULESET_IDS, rulesetTitle } from '../../../rules/bundled';
import { newCharacterNote } from '../../../journal/character/character-note';
import { playersOf } from '../../../journal/character/acting-path';
import { openNewCharacter } from './new-character-dialog';
import type { Actions } from '../../services/journal-actions';
import { ownRulesetsIn, possibleRulesets, type OwnRuleset } from '../../vault/own-rulesets';
import { noteIn } from '../../vault/note-path';
import { noteToCreate } from '../../../journal/notes/note-to-create';

/** *Create a character*: asks for the basics in a small form, then creates the note and opens it. */
export function createCharacter(actions: Actions<'app' | 'vaultIndex' | 'write'>): void {
	const possible = possibleRulesets(actions.app);
	if (possible.length === 0) openForm(actions, []);
	else void ownRulesetsIn(actions.app, possible).then(own => openForm(actions, own));
}

function openForm(actions: Actions<'app' | 'vaultIndex' | 'write'>, own: readonly OwnRuleset[]): void {
	const { app } = actions;
	const active = app.workspace.getActiveFile()?.path ?? '';
	const folder = app.fileManager.getNewFileParent(active).path;
	const pathOf = (name: string) => noteIn(folder, name);
	const known = knownRuleset(actions, active);
	const likely = known ?? 'starforged';
	const ids = [...RULESET_IDS].sort((a, b) => Number(b === likely) - Number(a === likely));
	openNewCharacter(
		app,
		{
			asksRules: known === undefined,
			rulesets: [
				...ids.map(id => ({ id, title: rulesetTitle(id) })),
				...own.map(({ ruleset }) => ({ id: ruleset._id, title: ruleset.title })),
			],
			rulesetOf: id =>
				own.find(({ ruleset }) => ruleset._id === id)?.ruleset ?? bundledRuleset(isRulesetId(id) ? id : likely),
			folder,
			exists: name => app.vault.getAbstractFileByPath(pathOf(name)) !== null,
		},
		({ name, stats }, ruleset) => {
			const path = pathOf(name);
			const file = own.find(each => each.ruleset === ruleset)?.file;
			const rules = file && app.metadataCache.fileToLinktext(file, path, false);
			void write(actions, path, newCharacterNote(name, stats, ruleset, rules));
		},
	);
}

async function write(actions: Actions<'app' | 'write'>, path: string, text: string): Promise<void> {
	const edits = [noteToCreate(path, text)];
	if (!(await actions.write([], () => read({ edits })))) return;
	const { vault, workspace } = actions.app;
	const file = vault.getFileByPath(path);
	if (file) await workspace.getLeaf(false).openFile(file);
}

/** The ruleset of the active note or its character, or else of any character in the vault. */
function knownRuleset({ vaultIndex }: Actions<'vaultIndex'>, active: string): RulesetId | undefined {
	const said = [active, ...playersOf(active, vaultIndex), ...vaultIndex.characters].map(path =>
		vaultIndex.properties(path)?.get('ruleset'),
	);
	return said.find((id): id is RulesetId => typeof id === 'string' && isRulesetId(id));
}
