import { read, unread, type Reading } from '../../rules/problem';
import type { Ruleset } from '../../rules/ruleset';
import type { Asset } from '../assets/asset';
import { findAsset } from '../assets/asset';
import type { CarriedOut } from '../apply/carried-out';
import { after, carriedOut, eventLine, valueLine } from '../apply/carried-out';
import { loweredBy } from '../apply/impacts';
import type { Character } from '../character/character';
import { ASSET } from '../character/events';
import { SPENT } from '../character/value-of-change';
import { findTrack } from '../tracks/track';
import { drawn } from '../../language/drawn';
import { t } from '../../language/text';

/** Experience that the character has earned but not spent. */
export const unspent = ({ experience, experience_spent }: Character): number =>
	Math.max(0, experience - experience_spent);

/** `experience spent 0 → 3`; fails if there is not enough. A cost of 0 adds no line. */
export function spendExperience(character: Character, cost: number, ruleset: Ruleset): Reading<CarriedOut> {
	if (cost === 0) return read({ character, changes: [] });
	if (cost > unspent(character)) return unread('too_little_experience', tooLittle(character, cost));
	const from = character.experience_spent;
	return read(carriedOut(character, [valueLine(SPENT, from, from + cost)], ruleset));
}

/** `experience spent 3 → 1`: refunds a cost, at most as much as was spent. */
export function giveBackExperience(character: Character, cost: number, ruleset: Ruleset): CarriedOut {
	const from = character.experience_spent;
	const to = Math.max(0, from - cost);
	return from === to ? { character, changes: [] } : carriedOut(character, [valueLine(SPENT, from, to)], ruleset);
}

/** Why something cannot be afforded. */
const tooLittle = (character: Character, cost: number): string =>
	t('This costs {cost} experience, and {name} has {value} to spend.', {
		cost,
		name: character.name,
		value: unspent(character) || drawn('none'),
	});

/**
 * Pays for an asset that gets its own note: `Rook › asset gained`, `experience spent 0 → 3`. Its name must be unique
 * among the character's things; an asset that is an impact lowers momentum.
 */
export function gainByHand(character: Character, asset: Asset, cost: number, ruleset: Ruleset): Reading<CarriedOut> {
	const { name } = asset;
	const { assets } = character;
	if (findAsset(assets, name))
		return unread(
			'name_taken',
			t('{name} has an asset called “{name2}” already. Choose another name.', { name: character.name, name2: name }),
		);
	if (findTrack(character.tracks, name))
		return unread('name_taken', t('A track is called “{name}” already. Choose another name.', { name }));
	const paid = spendExperience(character, cost, ruleset);
	if (!paid.ok) return paid;
	const lowered = after(paid.value, now => loweredBy({ ...now, assets: [...assets, asset] }, name));
	return read({
		character: { ...lowered.character, assets },
		changes: [eventLine(ASSET, 'gained', { target: name }), ...lowered.changes],
	});
}
