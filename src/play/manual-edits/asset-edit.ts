import { getOwn } from '../../rules/core/collections';
import { assetControls, assetOptions } from '../../rules/assets/printed-asset';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import type { Ruleset } from '../../rules/ruleset';
import { barrierOf, findAsset, type Asset } from '../assets/asset';
import { after, withChanges, eventLine, valueLine, type EffectResult } from '../apply-effects/effect-result';
import { loweredBy, markOrClearAsset } from '../apply-effects/impacts';
import { changeMeterAt } from '../apply-effects/meters';
import type { Character } from '../character/character';
import { ABOARD, ASSET } from '../character/events';
import { maxMomentum } from '../character/momentum';
import { withAsset } from '../character/change-target';
import { giveBackExperience, spendExperience } from './new-asset';
import { t } from '../../i18n/translate';

/** A manual change to an asset. */
export type AssetEdit =
	| { readonly kind: 'meter'; readonly meter: string; readonly by: number }
	| { readonly kind: 'condition'; readonly condition: string; readonly marked: boolean }
	/** `ability` is 1-based. Marking spends `cost` experience and clearing refunds it; no cost means free. */
	| { readonly kind: 'ability'; readonly ability: number; readonly marked: boolean; readonly cost?: number }
	/** Writes or erases text on the card. */
	| { readonly kind: 'input'; readonly key: string; readonly text: string }
	/** Attaches a module to a vehicle, or detaches it. */
	| { readonly kind: 'attach'; readonly to: string | undefined }
	| { readonly kind: 'aboard'; readonly aboard: boolean }
	/** Discards the asset, or takes it back. */
	| { readonly kind: 'discard'; readonly discarded: boolean };

/** Changes an asset of the character; marks affect momentum at once. */
export function editAsset(
	character: Character,
	name: string,
	edit: AssetEdit,
	ruleset: Ruleset,
): ParseResult<EffectResult> {
	const asset = findAsset(character.assets, name);
	if (!asset)
		return parseError(
			'missing_asset',
			t('{name} owns no asset called “{name2}”.', { name: character.name, name2: name }),
		);
	const edited = editOwned(character, asset, edit, ruleset);
	return edited.ok ? parseOk(withMomentum(character, edited.value, asset)) : edited;
}

/** Momentum is also lowered if an asset becomes an impact without a mark: by going aboard, or being geared for war. */
const withMomentum = (before: Character, edited: EffectResult, { name }: Asset): EffectResult =>
	maxMomentum(edited.character) < maxMomentum(before) ? after(edited, now => loweredBy(now, name)) : edited;

function editOwned(character: Character, asset: Asset, edit: AssetEdit, ruleset: Ruleset): ParseResult<EffectResult> {
	switch (edit.kind) {
		case 'meter':
			return changed(character, asset, { meter: edit.meter, by: edit.by }, ruleset);
		case 'condition':
			return parseOk(markOrClearAsset(character, asset, { condition: edit.condition, marked: edit.marked }));
		case 'ability':
			return markedAbility(character, asset, edit, ruleset);
		case 'input':
			return parseOk(written(character, asset, edit.key, edit.text.trim()));
		case 'attach':
			return parseOk(attached(character, asset, edit.to));
		case 'aboard':
			return parseOk(marked(character, asset, { what: ABOARD, is: edit.aboard }, ruleset));
		case 'discard':
			return parseOk(kept(character, asset, !edit.discarded, ruleset));
	}
}

function changed(
	character: Character,
	asset: Asset,
	{ meter, by }: { readonly meter: string; readonly by: number },
	ruleset: Ruleset,
): ParseResult<EffectResult> {
	const at = getOwn(asset.meters, meter);
	if (!at) return parseError('missing_meter', t('“{name}” has no {meter}.', { name: asset.name, meter }));
	const barrier = barrierOf(asset, meter);
	const place = { asset, value: at.value, min: 0, max: at.max, ...(barrier ? { barrier } : {}) };
	return parseOk(changeMeterAt(character, place, { meter, by }, ruleset));
}

/** `Rook › ability 2 marked`, `experience spent 0 → 2`; no cost if the ability does not change. */
function markedAbility(
	character: Character,
	asset: Asset,
	{ ability, marked: is, cost = 0 }: Extract<AssetEdit, { kind: 'ability' }>,
	ruleset: Ruleset,
): ParseResult<EffectResult> {
	if (asset.abilities.includes(ability) === is) return parseOk({ character, changes: [] });
	const paid = is ? spendExperience(character, cost, ruleset) : parseOk(giveBackExperience(character, cost, ruleset));
	if (!paid.ok) return paid;
	const line = marked(character, asset, { what: `ability ${ability}`, is }, ruleset);
	return parseOk(after(line, now => withChanges(now, paid.value.changes, ruleset)));
}

/** Adds no line if nothing changes. */
function kept(character: Character, asset: Asset, isKept: boolean, ruleset: Ruleset): EffectResult {
	if (isKept !== (asset.discarded ?? false)) return { character, changes: [] };
	return withChanges(character, [eventLine(ASSET, isKept ? 'gained' : 'discarded', { target: asset.name })], ruleset);
}

const marked = (
	character: Character,
	asset: Asset,
	{ what, is }: { readonly what: string; readonly is: boolean },
	ruleset: Ruleset,
): EffectResult =>
	withChanges(character, [eventLine(what, is ? 'marked' : 'cleared', { target: asset.name })], ruleset);

/** `Devotant › linked_stat wits → heart`, as in its note. Free text goes on the card without a line. */
function written(character: Character, asset: Asset, key: string, text: string): EffectResult {
	const { [key]: before, ...others } = asset.inputs ?? {};
	if ((before ?? '') === text) return { character, changes: [] };
	const inputs = text === '' ? others : { ...others, [key]: text };
	return {
		character: withAsset(character, asset, { ...asset, inputs }),
		changes: isChoice(asset, key)
			? [valueLine(key, before ?? NONE, text === '' ? NONE : text, { target: asset.name })]
			: [],
	};
}

const NONE = 'none';

const isChoice = ({ card, abilities }: Asset, key: string): boolean =>
	card !== undefined &&
	[...assetOptions(card, abilities), ...assetControls(card, abilities)].some(
		field => field.key === key && 'choices' in field,
	);

/** `Medbay › vehicle none → Gale` */
function attached(character: Character, asset: Asset, to: string | undefined): EffectResult {
	const { attached_to: from, ...rest } = asset;
	if (from === to) return { character, changes: [] };
	return {
		character: withAsset(character, asset, to === undefined ? rest : { ...rest, attached_to: to }),
		changes: [valueLine('vehicle', from ?? NONE, to ?? NONE, { target: asset.name })],
	};
}
