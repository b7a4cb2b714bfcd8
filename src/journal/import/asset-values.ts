import { ASSET_CONDITIONS } from '../../play/assets/asset';
import type { AssetControl, AssetOption, PrintedAsset } from '../../rules/assets/printed-asset';
import { assetConditions, assetControls, assetOptions, humanizeKey } from '../../rules/assets/printed-asset';
import type { Scalar } from '../frontmatter/scalar';
import type { AssetMap } from './asset-map';
import { countIn } from './state-note';

/** The values of an asset apart from its marked abilities, as properties of its note. */
export interface AssetValues {
	/** Text on the card, keyed by option. */
	readonly inputs: Readonly<Record<string, string>>;
	/** Meters, marks and choices, and values that the card does not have. */
	readonly others: Readonly<Record<string, Scalar>>;
	/** Keys in `others` that the card does not have. */
	readonly unknown: readonly string[];
}

/** Properties with another meaning in an asset's note. */
const TAKEN: readonly string[] = [
	...['sworn', 'asset', 'character', 'kind', 'abilities', 'attached_to', 'aboard', 'discarded', 'imported'],
	...['ruleset', 'rules', 'aliases', 'tags', 'cssclasses'],
];

/** `undefined` if a value cannot be stored in a note; the asset then stays as it is. */
export function valuesOn(card: PrintedAsset, { controls, options }: AssetMap): AssetValues | undefined {
	const inputs: Record<string, string> = {};
	const others: Record<string, Scalar> = {};
	const unknown: string[] = [];
	const everyAbility = card.abilities.map((_, i) => i + 1);
	const printed = assetControls(card, everyAbility);
	const conditions = new Set([
		...assetConditions(card, everyAbility).map(({ key }) => key),
		...ASSET_CONDITIONS.map(words => words.replace(/ /g, '_')),
	]);
	for (const [path, value] of controls) {
		const key = lastKey(path);
		const control = printed.find(each => each.key === key && each.kind !== 'condition');
		const found = value === null ? null : control ? valueOfControl(control, value) : markOf(value, conditions.has(key));
		if (found === undefined || (found !== null && isTaken(key, others))) return undefined;
		if (found === null) continue;
		others[key] = found;
		if (!control && !conditions.has(key)) unknown.push(key);
	}
	for (const [path, value] of options) {
		const key = lastKey(path);
		const option = assetOptions(card, everyAbility).find(each => each.key === key);
		if (value === null || value === '') continue;
		if (isTaken(key, others) || Object.hasOwn(inputs, key)) return undefined;
		if (option) inputs[key] = labelOf(option, String(value));
		else {
			others[key] = value;
			unknown.push(key);
		}
	}
	return { inputs, others, unknown };
}

/** The last part of a path such as `integrity/battered` or `1/clock`; the rest is the position on the card. */
const lastKey = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const isTaken = (key: string, others: object): boolean =>
	TAKEN.includes(key) || Object.hasOwn(others, key) || !/^[\p{L}_][\p{L}\p{N}_-]*$/u.test(key);

type Value = string | number | boolean;

function valueOfControl(control: AssetControl, value: Value): Scalar | undefined {
	if (control.kind === 'select') return typeof value === 'string' ? labelOf(control, value) : undefined;
	return countIn(value);
}

/** An unset mark is left out; a value that is not a mark is kept as it is. */
function markOf(value: Value, isCondition: boolean): Scalar | null | undefined {
	if (!isCondition) return value;
	if (typeof value !== 'boolean') return undefined;
	return value ? true : null;
}

/** The label of a choice on the card: “lightly armored” for `lightly_armored`. */
function labelOf({ choices = [] }: Pick<AssetOption, 'choices'>, text: string): string {
	const words = (each: string) => humanizeKey(each).trim().toLowerCase();
	return choices.find(({ label }) => words(label) === words(text))?.label ?? text;
}
