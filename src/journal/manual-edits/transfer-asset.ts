import { findAsset } from '../../play/assets/asset';
import { eventLine } from '../../play/apply-effects/effect-result';
import { ASSET } from '../../play/character/events';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import type { Ruleset } from '../../rules/ruleset';
import { readListedAsset } from '../assets/asset-list';
import { readFrontmatter } from '../frontmatter/frontmatter';
import { listAsWritten } from '../frontmatter/list-as-text';
import { textsOf } from '../frontmatter/properties';
import { setProperties } from '../frontmatter/set-properties';
import { WorkingCopies } from '../actions/working-copies';
import type { ActionNotes } from '../actions/action-notes';
import { stateOn } from '../actions/character-state';
import type { TextChange } from '../text/text-change';
import { handPlan, type ManualEditPlan, type LineAt } from './edit-plan';
import { t } from '../../i18n/translate';

/** The new owner: the name in the journal, and the text of a link. */
interface Heir {
	readonly name: string;
	readonly link: string;
}

/**
 * Hands an asset on to another character: `Rook › asset discarded, to Juno`. Its note links to the new owner from then
 * on, and the previous owner no longer lists it.
 */
export function handOnAsset(
	pages: ActionNotes,
	ruleset: Ruleset,
	{ name, heir, line }: { readonly name: string; readonly heir: Heir; readonly line?: LineAt | undefined },
): ParseResult<ManualEditPlan> {
	const state = stateOn(pages, ruleset);
	if (!state.ok) return state;
	const { character, homes } = state.value;
	const asset = findAsset(character.assets, name);
	const home = asset && homes.assets.get(asset.name);
	if (!asset || home?.kind !== 'note')
		return parseError(
			'asset_without_note',
			t('“{name}” has no note that could go to {heir}. Nothing was written.', { name, heir: heir.name }),
		);
	const drafts = new WorkingCopies(pages);
	const noted = drafts.of(home.page.path);
	const given = setProperties(noted.text, {
		character: `[[${heir.link}]]`,
		...(asset.aboard ? { aboard: false } : {}),
	});
	if (!given.ok) return given;
	noted.apply(given.value);
	const unlisted = withoutAsset(drafts.actor.text, asset.name);
	if (!unlisted.ok) return unlisted;
	drafts.actor.apply(unlisted.value);
	return parseOk(
		handPlan(drafts, [eventLine(ASSET, 'discarded', { target: asset.name, note: `to ${heir.name}` })], line),
	);
}

/** The edits that remove a name from a character's `assets`. */
function withoutAsset(note: string, name: string): ParseResult<readonly TextChange[]> {
	const frontmatter = readFrontmatter(note);
	if (!frontmatter.ok) return frontmatter;
	const listed = textsOf(frontmatter.value.values, 'assets');
	const kept = listed.filter(text => readListedAsset(text).name !== name);
	if (kept.length === listed.length) return parseOk([]);
	const was = frontmatter.value.values.get('assets');
	return setProperties(note, { assets: kept.length > 0 ? listAsWritten('assets', was, kept) : null });
}
