import type { Reading } from '../../rules/problem';
import { read } from '../../rules/problem';
import { changeMeter, clearImpact, markImpact } from '../../play/carry-out';
import type { Character } from '../../play/character';
import type { PlayTable } from '../../play/play-table';
import { writeCharacter } from '../../journal/character-note';
import { actorOn } from '../../journal/play-on-page';
import type { Writing } from '../note-writer';
import type { SheetEdit } from './sheet-edit';

/** A press on the character sheet, decided from the fresh text of the character's note. */
export function editSheet(path: string, text: string, edit: SheetEdit, table: PlayTable): Reading<Writing> {
	const page = { path, text };
	const character = actorOn({ journal: page, actor: page }, table);
	if (!character.ok) return character;
	const changes = writeCharacter(text, character.value, edited(character.value, edit, table));
	return changes.ok ? read({ edits: [{ path, changes: changes.value }] }) : changes;
}

function edited(character: Character, edit: SheetEdit, { book }: PlayTable): Character {
	switch (edit.kind) {
		case 'meter':
			return changeMeter(character, edit.meter, edit.by, book.ruleset).character;
		case 'impact':
			return (edit.marked ? markImpact(character, edit.impact) : clearImpact(character, edit.impact)).character;
	}
}
