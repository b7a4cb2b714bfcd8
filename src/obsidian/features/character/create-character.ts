import { parseOk } from '../../../rules/core/problem';
import { bundledRuleset } from '../../../rules/books/bundled';
import { newCharacterNote } from '../../../journal/character/character-note';
import { playersOf } from '../../../journal/character/acting-path';
import { openNewCharacter } from './new-character-dialog';
import type { Actions } from '../../services/journal-actions';
import { BUNDLED, gamesIn, possibleRulesets, type Game } from '../../vault/own-rulesets';
import { noteIn } from '../../vault/note-path';
import { isTaken } from '../../vault/path-here';
import { noteToCreate } from '../../../journal/notes/note-to-create';

/** *Create a character*: asks for the basics in a small form, then creates the note and opens it. */
export function createCharacter(actions: Actions<'app' | 'vaultIndex' | 'write'>): void {
	if (possibleRulesets(actions.app).length === 0) openForm(actions, BUNDLED);
	else void gamesIn(actions.app).then(games => openForm(actions, games));
}

function openForm(actions: Actions<'app' | 'vaultIndex' | 'write'>, games: readonly Game[]): void {
	const { app } = actions;
	const active = app.workspace.getActiveFile()?.path ?? '';
	const folder = app.fileManager.getNewFileParent(active).path;
	const pathOf = (name: string) => noteIn(folder, name);
	const gameOf = (id: string) => games.find(game => game.id === id);
	const known = rulesetsNear(actions, active).find(id => gameOf(id));
	const likely = known ?? 'starforged';
	openNewCharacter(
		app,
		{
			asksRules: known === undefined,
			rulesets: [...games].sort((a, b) => Number(b.id === likely) - Number(a.id === likely)),
			rulesetOf: id => gameOf(id)?.ruleset ?? bundledRuleset('starforged'),
			folder,
			exists: name => isTaken(app, pathOf(name)),
		},
		({ name, stats }, ruleset) => {
			const path = pathOf(name);
			const file = gameOf(ruleset._id)?.file;
			const rules = file ? [app.metadataCache.fileToLinktext(file, path, false)] : [];
			void write(actions, path, newCharacterNote(name, stats, ruleset, rules));
		},
	);
}

async function write(actions: Actions<'app' | 'write'>, path: string, text: string): Promise<void> {
	const edits = [noteToCreate(path, text)];
	if (!(await actions.write([], () => parseOk({ edits })))) return;
	const { vault, workspace } = actions.app;
	const file = vault.getFileByPath(path);
	if (file) await workspace.getLeaf(false).openFile(file);
}

/** The rulesets of the active note and its characters, then of any character in the vault. */
const rulesetsNear = ({ vaultIndex }: Actions<'vaultIndex'>, active: string): readonly string[] =>
	[active, ...playersOf(active, vaultIndex), ...vaultIndex.characters].flatMap(path => {
		const id = vaultIndex.properties(path)?.get('ruleset');
		return typeof id === 'string' ? id : [];
	});
