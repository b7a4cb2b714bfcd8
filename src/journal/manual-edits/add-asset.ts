import { gainByHand } from '../../play/manual-edits/new-asset';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import type { Ruleset } from '../../rules/ruleset';
import { assetAsTaken, newAssetNote, type NewAsset } from '../assets/new-asset-note';
import { WorkingCopies } from '../actions/working-copies';
import type { ActionNotes } from '../actions/action-notes';
import { stateOn } from '../actions/character-state';
import { writeState } from '../actions/write-state';
import { handPlan, type ManualEditPlan, type LineAt } from './edit-plan';
import { t } from '../../i18n/translate';

/** An asset and its price in experience. */
export interface PricedAsset extends NewAsset {
	readonly cost: number;
}

/** Creates a note for a new asset next to its character's, pays for it, and records it. */
export function addAssetManually(
	pages: ActionNotes,
	ruleset: Ruleset,
	asset: PricedAsset,
	line?: LineAt,
): ParseResult<ManualEditPlan> {
	const before = stateOn(pages, ruleset);
	if (!before.ok) return before;
	const { character } = before.value;
	const gained = gainByHand(character, assetAsTaken(asset), asset.cost, ruleset);
	if (!gained.ok) return gained;
	const drafts = new WorkingCopies(pages);
	const text = newAssetNote(asset, drafts.actorLink);
	if (!text.ok) return text;
	const written = writeState(drafts, before.value, gained.value.character);
	if (!written.ok) return written;
	if (!drafts.create(`${drafts.actorFolder}${asset.name}.md`, text.value))
		return parseError(
			'name_taken',
			t('A note called “{name}” is there already. Choose another name.', { name: asset.name }),
		);
	return parseOk(handPlan(drafts, gained.value.changes, line));
}
