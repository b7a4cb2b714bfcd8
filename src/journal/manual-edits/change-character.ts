import type { CarriedOut } from '../../play/apply/carried-out';
import type { Character } from '../../play/character/character';
import { unreadIn } from '../../play/character/unread-values';
import { read, type Reading } from '../../rules/problem';
import type { Ruleset } from '../../rules/ruleset';
import { Drafts } from '../pages/drafts';
import type { Pages } from '../pages/page';
import { stateOn } from '../pages/character-state';
import { writeState } from '../pages/write-state';
import type { ManualEditPlan, LineAt } from './edit-plan';
import { handPlan } from './edit-plan';

/** Changes a character and its assets in their notes, and records it in one of these pages, as a single action. */
export function changeCharacterManually(
	pages: Pages,
	ruleset: Ruleset,
	edit: (character: Character) => Reading<CarriedOut>,
	line?: LineAt,
): Reading<ManualEditPlan> {
	const before = stateOn(pages, ruleset);
	if (!before.ok) return before;
	const edited = edit(before.value.character);
	if (!edited.ok) return edited;
	const unreadable = unreadIn(before.value.character, edited.value.changes);
	if (unreadable.length > 0) return { ok: false, problems: unreadable };
	const drafts = new Drafts(pages);
	const written = writeState(drafts, before.value, edited.value.character);
	if (!written.ok) return written;
	return read(handPlan(drafts, edited.value.changes, line));
}
