import { gainByHand } from '../../play/manual-edits/new-asset';
import { read, unread, type Reading } from '../../rules/problem';
import type { Ruleset } from '../../rules/ruleset';
import type { NewAsset } from '../assets/new-asset-note';
import { assetAsTaken, newAssetNote } from '../assets/new-asset-note';
import { Drafts } from '../pages/drafts';
import type { Pages } from '../pages/page';
import { stateOn } from '../pages/character-state';
import { writeState } from '../pages/write-state';
import type { ManualEditPlan, LineAt } from './edit-plan';
import { handPlan } from './edit-plan';
import { t } from '../../language/text';

/** An asset and its price in experience. */
export interface PricedAsset extends NewAsset {
	readonly cost: number;
}

/** Creates a note for a new asset next to its character's, pays for it, and records it. */
export function addAssetManually(
	pages: Pages,
	ruleset: Ruleset,
	asset: PricedAsset,
	line?: LineAt,
): Reading<ManualEditPlan> {
	const before = stateOn(pages, ruleset);
	if (!before.ok) return before;
	const { character } = before.value;
	const gained = gainByHand(character, assetAsTaken(asset), asset.cost, ruleset);
	if (!gained.ok) return gained;
	const drafts = new Drafts(pages);
	const text = newAssetNote(asset, drafts.actorLink);
	if (!text.ok) return text;
	const written = writeState(drafts, before.value, gained.value.character);
	if (!written.ok) return written;
	if (!drafts.create(`${drafts.actorFolder}${asset.name}.md`, text.value))
		return unread(
			'name_taken',
			t('A note called “{name}” is there already. Choose another name.', { name: asset.name }),
		);
	return read(handPlan(drafts, gained.value.changes, line));
}
