import { Notice } from 'obsidian';
import { tellingApart } from '../../journal/character/name-for';
import { actsIn, whoseJournal } from '../../journal/character/which-character';
import type { Desk } from '../desk';
import { noteInUse } from '../note-in-use';
import { pickOne } from '../pick-dialog';
import { JournalCheckDialog } from './journal-check-dialog';

/** Journal check: follows what the notes tell of a character, and compares it with the sheet. */
export function journalCheck(desk: Desk): void {
	const note = noteInUse(desk.app)?.file?.path;
	const actor = note === undefined ? undefined : actsIn(desk.cast, note);
	if (actor !== undefined && note !== undefined) return void check(desk, actor, note);
	const characters = likely(desk, note);
	const [only] = characters;
	if (only === undefined) new Notice('There is no character whose journal could be checked.');
	else if (characters.length === 1) void check(desk, only, only);
	else
		pickOne(
			desk.app,
			characters,
			tellingApart(characters),
			path => void check(desk, path, path),
			'Whose journal is to be checked?',
		);
}

/** Those that may act in the note in use, else all. */
function likely({ cast }: Desk, note: string | undefined): readonly string[] {
	const whose = note === undefined ? undefined : whoseJournal(note, cast);
	return whose?.ok && whose.value.kind === 'several' ? whose.value.paths : [...cast.characters].sort();
}

async function check(desk: Desk, actor: string, journal: string): Promise<void> {
	if (await desk.openBook(journal, actor)) new JournalCheckDialog(desk, actor, journal).open();
}
