import { getOwn } from '../../rules/core/collections';
import { type Problem, type ParseResult, parseOk } from '../../rules/core/problem';
import type { Ruleset } from '../../rules/ruleset';
import { unreadValue, type Character } from '../character/character';
import { findAsset } from '../assets/asset';
import { belowNothing, beyondLimits, isWithin, outOfLimits } from '../character/limits';
import { t } from '../../i18n/translate';

/** Rules of the player's own may have higher stats than the books, but none is negative or above what dice can show. */
const STAT_IN_ANY_RULES = { min: 0, max: 10 };

/** The value of an option that is rolled with. */
interface RolledValue {
	readonly option: string;
	readonly value: number | undefined;
	/** The companion or vehicle that the roll is about. */
	readonly about?: string | undefined;
}

/** Why the value of an option is not rolled with: no rules can mean it. */
export function refusedValue(rolled: RolledValue, character: Character, ruleset: Ruleset): Problem | undefined {
	const { option, value } = rolled;
	const isStat = value !== undefined && getOwn(character.stats, option) === value;
	return isStat && isWithin(value, STAT_IN_ANY_RULES) ? undefined : wrongValue(rolled, character, ruleset);
}

/** What is wrong with the value of an option: on the sheet or the asset, it is beyond its limits. */
function wrongValue(
	{ option, value, about }: RolledValue,
	character: Character,
	ruleset: Ruleset,
): Problem | undefined {
	if (value === undefined) return undefined;
	const own = outOfLimits(character, ruleset).find(each => each.name === option && each.value === value);
	if (own) return beyondLimits(character.name, own);
	const meter = option.split(' ').at(-1) ?? option;
	const named = about === undefined ? undefined : findAsset(character.assets, about);
	for (const { name, meters } of named ? [named] : character.assets) {
		const at = Object.entries(meters).find(([key, known]) => key === meter && known.value === value)?.[1];
		const isOwnMeter = character.meters[option] === value;
		if (at && !isOwnMeter && !isWithin(value, { min: 0, max: at.max }))
			return ofAsset(name, beyondLimits(name, { name: meter, value, min: 0, max: at.max }));
	}
	return undefined;
}

const ofAsset = (asset: string, { nearestValue, ...problem }: Problem): Problem => ({
	...problem,
	...(nearestValue ? { nearestValue: { ...nearestValue, asset } } : {}),
});

/** Momentum decides whether the action die counts and what a burn makes of it, so it must be within its limits. */
const wrongMomentum = (character: Character, ruleset: Ruleset): Problem | undefined =>
	unreadValue(character, 'momentum') ??
	wrongValue({ option: 'momentum', value: character.momentum }, character, ruleset);

/** Below its limit, or if it cannot be read, it cannot be known whether momentum cancels the action die. */
export function momentumInRoll(character: Character, ruleset: Ruleset): ParseResult<true> {
	const isKnown = character.momentum >= 0 && !unreadValue(character, 'momentum');
	const wrong = isKnown ? undefined : wrongMomentum(character, ruleset);
	return wrong ? { ok: false, problems: [wrong] } : parseOk(true);
}

/** Why momentum is not burned: it is beyond its limits, or it is not known by which impacts it is reset. */
export function momentumToBurn(character: Character, ruleset: Ruleset): ParseResult<true> {
	const wrong = unreadValue(character, 'impacts') ?? wrongMomentum(character, ruleset);
	if (!wrong) return parseOk(true);
	return {
		ok: false,
		problems: [{ ...wrong, message: t('Momentum is not burned: {why}', { why: wrong.message }) }],
	};
}

/** Why the ticks of a special track are not rolled with. */
export const wrongSpecial = (name: string, character: Character): Problem | undefined =>
	unreadValue(character, name) ?? belowNothing(character).find(({ nearestValue }) => nearestValue.name === name);

/** Why an action roll with this value of an option is refused: for the value, or for the momentum that counts in it. */
export function refusedAction(rolled: RolledValue, character: Character, ruleset: Ruleset): Problem | undefined {
	if (rolled.value === undefined) return undefined;
	const momentum = momentumInRoll(character, ruleset);
	return refusedValue(rolled, character, ruleset) ?? (momentum.ok ? undefined : momentum.problems[0]);
}

/** What is told at an action roll that is made all the same: momentum that is not burned, a stat that no book has. */
export function actionRollProblems(rolled: RolledValue, character: Character, ruleset: Ruleset): readonly Problem[] {
	const stat = wrongValue(rolled, character, ruleset);
	const momentum = momentumToBurn(character, ruleset);
	return [...(stat ? [stat] : []), ...(momentum.ok ? [] : momentum.problems)];
}
