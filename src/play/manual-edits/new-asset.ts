import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import type { Ruleset } from '../../rules/ruleset';
import { findAsset, type Asset } from '../assets/asset';
import { after, withChanges, eventLine, valueLine, type EffectResult } from '../apply-effects/effect-result';
import { loweredBy } from '../apply-effects/impacts';
import type { Character } from '../character/character';
import { ASSET } from '../character/events';
import { SPENT } from '../character/change-target';
import { findTrack } from '../tracks/track';
import { translateTerm } from '../../i18n/translate-terms';
import { t } from '../../i18n/translate';

/** Experience that the character has earned but not spent. */
export const unspent = ({ experience, experience_spent }: Character): number =>
	Math.max(0, experience - experience_spent);

/** `experience spent 0 → 3`; fails if there is not enough. A cost of 0 adds no line. */
export function spendExperience(character: Character, cost: number, ruleset: Ruleset): ParseResult<EffectResult> {
	if (cost === 0) return parseOk({ character, changes: [] });
	if (cost > unspent(character)) return parseError('too_little_experience', tooLittle(character, cost));
	const from = character.experience_spent;
	return parseOk(withChanges(character, [valueLine(SPENT, from, from + cost)], ruleset));
}

/** `experience spent 3 → 1`: refunds a cost, at most as much as was spent. */
export function giveBackExperience(character: Character, cost: number, ruleset: Ruleset): EffectResult {
	const from = character.experience_spent;
	const to = Math.max(0, from - cost);
	return from === to ? { character, changes: [] } : withChanges(character, [valueLine(SPENT, from, to)], ruleset);
}

/** Why something cannot be afforded. */
const tooLittle = (character: Character, cost: number): string =>
	t('This costs {cost} experience, and {name} has {value} to spend.', {
		cost,
		name: character.name,
		value: unspent(character) || translateTerm('none'),
	});

/**
 * Pays for an asset that gets its own note: `Rook › asset gained`, `experience spent 0 → 3`. Its name must be unique
 * among the character's things; an asset that is an impact lowers momentum.
 */
export function gainByHand(
	character: Character,
	asset: Asset,
	cost: number,
	ruleset: Ruleset,
): ParseResult<EffectResult> {
	const { name } = asset;
	const { assets } = character;
	if (findAsset(assets, name))
		return parseError(
			'name_taken',
			t('{name} has an asset called “{name2}” already. Choose another name.', { name: character.name, name2: name }),
		);
	if (findTrack(character.tracks, name))
		return parseError('name_taken', t('A track is called “{name}” already. Choose another name.', { name }));
	const paid = spendExperience(character, cost, ruleset);
	if (!paid.ok) return paid;
	const lowered = after(paid.value, now => loweredBy({ ...now, assets: [...assets, asset] }, name));
	return parseOk({
		character: { ...lowered.character, assets },
		changes: [eventLine(ASSET, 'gained', { target: name }), ...lowered.changes],
	});
}
