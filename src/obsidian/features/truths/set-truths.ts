import { Notice } from 'obsidian';
import { ownRuleset, rulesIn, statedRuleset } from '../../../journal/character/character-rules';
import { swornIn } from '../../../journal/frontmatter/properties';
import { RULESET_IDS, rulesetTitle } from '../../../rules/books/bundled';
import { parseOk, type ParseResult } from '../../../rules/core/problem';
import type { Truth } from '../../../rules/truth';
import { linkTarget } from '../../../journal/character/acting-character';
import { playersOf } from '../../../journal/character/acting-path';
import type { Actions, JournalActions } from '../../services/journal-actions';
import { noteInUse } from '../../vault/active-note';
import { noteIn } from '../../vault/note-path';
import { fileHere } from '../../vault/path-here';
import { pickOne } from '../../components/pick-dialog';
import { openTruthsDialog } from './truths-dialog';
import { TruthsFile } from './truths-file';
import { t } from '../../../i18n/translate';

/** *Set the truths of your world*: continues the campaign's truths note, or creates one. */
export function setTruths(actions: JournalActions): void {
	const active = noteInUse(actions.app)?.file?.path ?? '';
	const players = playersOf(active, actions.vaultIndex);
	const path = truthsPath(actions, active, players);
	const ruleset = [path, active, ...players].flatMap(note => rulesetIn(actions, note) ?? [])[0];
	const notes = [...players.slice(0, 1), active];
	if (ruleset) void openTruths(actions, { path, ruleset, notes });
	else
		pickOne(
			actions.app,
			RULESET_IDS,
			{ text: rulesetTitle, placeholder: t('Which world are the truths of?') },
			{ onPick: id => void openTruths(actions, { path, ruleset: id, notes }) },
		);
}

/** The world whose truths are set. */
export interface World {
	/** The truths note, which need not exist yet. */
	readonly path: string;
	/** One of the books, or a ruleset of its own in the vault. */
	readonly ruleset: string;
	/** The notes whose `rules` it is played by: the character, then its journal. */
	readonly notes: readonly string[];
}

/** The truths of the book and of the rules in the vault that the notes of the world are played by. */
export async function truthsOf(
	{ vaultIndex, library }: Actions<'vaultIndex' | 'library'>,
	{ ruleset, notes }: Omit<World, 'path'>,
): Promise<ParseResult<readonly Truth[]>> {
	const book = await library.bookWhenRead(
		{ ruleset, rules: rulesIn(notes.map(note => vaultIndex.properties(note))) },
		notes,
	);
	return book.ok ? parseOk(book.value.ruleset.truths?.() ?? []) : book;
}

/** Opens the dialog for a truths note, which need not exist yet. */
export async function openTruths(actions: JournalActions, world: World, wasClosed?: () => void): Promise<void> {
	const { path, ruleset } = world;
	const truths = await truthsOf(actions, world);
	if (!truths.ok) return actions.showProblems(truths.problems);
	const file = new TruthsFile(actions, path, ruleset, truths.value);
	const standing = await file.look();
	if (!standing.ok) return actions.showProblems(standing.problems);
	const showNote = () => {
		if (file.exists) actions.openNote(path);
		else new Notice(t('Nothing is settled yet, so no note was made.'));
	};
	openTruthsDialog(
		actions,
		{ file, standing: standing.value },
		{ onDone: wasClosed ? () => undefined : showNote, wasClosed },
	);
}

function rulesetIn({ vaultIndex }: Actions<'vaultIndex'>, path: string): string | undefined {
	const properties = vaultIndex.properties(path);
	return properties && (statedRuleset(properties) ?? ownRuleset(properties));
}

/**
 * The path of the truths note: the active note if it is one; otherwise the one that the journal or a character of it links
 * to as `truths`; otherwise “Truths” next to the (first) character, or next to the active note if there is no character.
 */
function truthsPath(actions: Actions<'app' | 'vaultIndex'>, active: string, players: readonly string[]): string {
	const { app, vaultIndex } = actions;
	const own = vaultIndex.properties(active);
	if (own && swornIn(own) === 'truths') return active;
	for (const note of [active, ...players]) {
		const link = vaultIndex.properties(note)?.get('truths');
		const path = typeof link === 'string' ? vaultIndex.resolve(linkTarget(link), note) : undefined;
		if (path !== undefined) return path;
	}
	const folder =
		app.vault.getAbstractFileByPath(players[0] ?? active)?.parent ?? app.fileManager.getNewFileParent(active);
	const path = noteIn(folder.path, 'Truths');
	return fileHere(app, path)?.path ?? path;
}
