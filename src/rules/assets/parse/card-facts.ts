import { getOwn } from '../../core/collections';
import type { AssetAbility, PrintedAsset } from '../printed-asset';

/** The card's controls, which give their starting and maximum values. */
type Held = Pick<PrintedAsset, 'controls'> & Partial<Pick<PrintedAsset, 'count_as_impact'>>;

/** What the ability itself adds to them. */
type Own = Partial<Pick<AssetAbility, 'controls' | 'enhance_asset'>>;

const AMOUNT =
	/^(?:you |your [a-z' ]{1,60} |the [a-z]+ |it )?(?:[a-z ,]{0,120}?)\b(?:has|have|carry|carries|holds?|stores?|armed with|with|of|up to) \+?(\d) ([a-z]+)$/i;
const AT_MOST = /^your max ([a-z]+) is(?: now)? \+?(\d)$/i;
const OF_BOTH = /^your [a-z]+ has a starting and max ([a-z]+) of (\d)$/i;
const START_AND_MAX = /^you have (\d) ([a-z]+); your max is (\d)$/i;
const IMPACT = /^this asset counts as an? (?:permanent )?(?:impact|debility)$/i;

/** Whether a sentence only repeats the card's own data: "You carry 6 ammo", "This asset counts as an impact". */
export function isOnCard(sentence: string, asset: Held, ability: Own): boolean {
	if (IMPACT.test(sentence)) return asset.count_as_impact === true || ability.enhance_asset?.count_as_impact === true;
	const [, begun, named, most] = START_AND_MAX.exec(sentence) ?? [];
	if (named !== undefined)
		return holds(asset, ability, named, Number(begun)) && holds(asset, ability, named, Number(most));
	const [, key, amount] = OF_BOTH.exec(sentence) ?? AT_MOST.exec(sentence) ?? [];
	if (key !== undefined) return holds(asset, ability, key, Number(amount));
	const [, number, meter] = AMOUNT.exec(sentence) ?? [];
	return meter !== undefined && holds(asset, ability, meter, Number(number));
}

const holds = ({ controls }: Held, { enhance_asset, controls: own = [] }: Own, name: string, amount: number): boolean =>
	getOwn(enhance_asset?.max, name.toLowerCase()) === amount ||
	[...controls, ...own].some(
		control =>
			control.kind === 'meter' &&
			control.key === name.toLowerCase() &&
			(control.max === amount || control.value === amount),
	);
