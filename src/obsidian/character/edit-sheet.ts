import type { Reading } from '../../rules/problem';
import { read } from '../../rules/problem';
import { changeMeter, clearImpact, markImpact } from '../../play/carry-out';
import type { Character } from '../../play/character';
import type { PlayTable } from '../../play/play-table';
import { writeCharacter } from '../../journal/character-note';
import type { Pages, Plan } from '../../journal/pages/page';
import { stateOn } from '../../journal/pages/state-on';
import type { SheetEdit } from './sheet-edit';

/** A press on the character sheet, decided from the fresh text of the character's notes. */
export function editSheet(pages: Pages, edit: SheetEdit, table: PlayTable): Reading<Plan> {
	const state = stateOn(pages, table.book.ruleset);
	if (!state.ok) return state;
	const { character } = state.value;
	const changes = writeCharacter(pages.actor.text, character, edited(character, edit, table));
	return changes.ok ? read({ edits: [{ path: pages.actor.path, changes: changes.value }] }) : changes;
}

function edited(character: Character, edit: SheetEdit, { book }: PlayTable): Character {
	switch (edit.kind) {
		case 'meter':
			return changeMeter(character, edit.meter, edit.by, book.ruleset).character;
		case 'impact':
			return (edit.marked ? markImpact(character, edit.impact) : clearImpact(character, edit.impact)).character;
	}
}
