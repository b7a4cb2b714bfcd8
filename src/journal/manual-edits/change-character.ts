import type { EffectResult } from '../../play/apply-effects/effect-result';
import type { Character } from '../../play/character/character';
import { unreadIn } from '../../play/character/invalid-values';
import { parseOk, type ParseResult } from '../../rules/core/problem';
import type { Ruleset } from '../../rules/ruleset';
import { WorkingCopies } from '../actions/working-copies';
import type { ActionNotes } from '../actions/action-notes';
import { stateOn } from '../actions/character-state';
import { writeState } from '../actions/write-state';
import { handPlan, type ManualEditPlan, type LineAt } from './edit-plan';

/** Changes a character and its assets in their notes, and records it in one of these pages, as a single action. */
export function changeCharacterManually(
	pages: ActionNotes,
	ruleset: Ruleset,
	edit: (character: Character) => ParseResult<EffectResult>,
	line?: LineAt,
): ParseResult<ManualEditPlan> {
	const before = stateOn(pages, ruleset);
	if (!before.ok) return before;
	const edited = edit(before.value.character);
	if (!edited.ok) return edited;
	const unreadable = unreadIn(before.value.character, edited.value.changes);
	if (unreadable.length > 0) return { ok: false, problems: unreadable };
	const drafts = new WorkingCopies(pages);
	const written = writeState(drafts, before.value, edited.value.character);
	if (!written.ok) return written;
	return parseOk(handPlan(drafts, edited.value.changes, line, edited.value.note));
}
