import { Notice } from 'obsidian';
import type { RulesetId } from '../../rules/bundled';
import { bundledRuleset, isRulesetId, RULESET_IDS, rulesetTitle } from '../../rules/bundled';
import { actsIn, linkTarget } from '../../journal/character/which-character';
import type { Desk } from '../desk';
import { noteInUse } from '../note-in-use';
import { noteIn } from '../note-path';
import { pickOne } from '../pick-dialog';
import { TruthsDialog } from './truths-dialog';
import { TruthsFile } from './truths-file';

/** Set the truths of your world: goes on with the note of the campaign, or begins one. */
export function setTruths(desk: Desk): void {
	const active = noteInUse(desk.app)?.file?.path ?? '';
	const actor = actsIn(desk.cast, active);
	const path = truthsPath(desk, active, actor);
	const ruleset = [path, active, actor ?? ''].flatMap(note => rulesetIn(desk, note) ?? [])[0];
	if (ruleset) void openTruths(desk, path, ruleset);
	else
		pickOne(
			desk.app,
			RULESET_IDS,
			rulesetTitle,
			id => void openTruths(desk, path, id),
			'Which world are the truths of?',
		);
}

/** Opens the dialog over a note that may not be there yet. */
export async function openTruths(desk: Desk, path: string, ruleset: RulesetId, wasClosed?: () => void): Promise<void> {
	const truths = bundledRuleset(ruleset).truths?.() ?? [];
	const file = new TruthsFile(desk, path, ruleset, truths);
	const standing = await file.look();
	if (!standing.ok) return desk.tell(standing.problems);
	const showNote = () => {
		if (file.exists) desk.openNote(path);
		else new Notice('Nothing is settled yet, so no note was made.');
	};
	new TruthsDialog(desk, file, standing.value, wasClosed ? () => undefined : showNote, wasClosed).open();
}

function rulesetIn({ cast }: Desk, path: string): RulesetId | undefined {
	const id = cast.properties(path)?.get('ruleset');
	return typeof id === 'string' && isRulesetId(id) ? id : undefined;
}

/**
 * The note of the truths: the active one if it is such a note; the one that the journal or its character links as `truths`;
 * else “Truths” beside the character, or beside the active note where nobody plays.
 */
function truthsPath(desk: Desk, active: string, actor: string | undefined): string {
	const { app, cast } = desk;
	if (cast.properties(active)?.get('sworn') === 'truths') return active;
	for (const note of [active, ...(actor === undefined ? [] : [actor])]) {
		const link = cast.properties(note)?.get('truths');
		const path = typeof link === 'string' ? cast.resolve(linkTarget(link), note) : undefined;
		if (path !== undefined) return path;
	}
	const folder = app.vault.getAbstractFileByPath(actor ?? active)?.parent ?? app.fileManager.getNewFileParent(active);
	return noteIn(folder.path, 'Truths');
}
