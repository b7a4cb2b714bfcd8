import { PLUGIN_PROPERTY_KEYS } from './plugin-property-keys';

/**
 * Folds the name of a property for comparison: as in the app, case does not count; as in a block, a space or hyphen
 * stands for an underscore. Neither do full width and signs that nobody sees, which come with copied text.
 */
export const foldedKey = (key: string): string =>
	FOLDED.test(key)
		? key
		: key
				.normalize('NFKC')
				.replace(/\p{Cf}/gu, '')
				.trim()
				.toLowerCase()
				.replace(/[ -]+/g, '_');

/** A name as most are: a large vault is gone through with all its names. */
const FOLDED = /^[a-z0-9_]+$/;

/** Properties by their names as spelled, which are found in any spelling. Of two spellings, the exact one is found. */
export class PropertyMap<Value> extends Map<string, Value> {
	private readonly spellings = new Map<string, string>();

	constructor(entries: Iterable<readonly [string, Value]> = []) {
		super();
		for (const [key, value] of entries) this.set(key, value);
	}

	override set(key: string, value: Value): this {
		const folded = foldedKey(key);
		if (!this.spellings.has(folded)) this.spellings.set(folded, key);
		return super.set(key, value);
	}

	override get(key: string): Value | undefined {
		return super.get(this.spelled(key));
	}

	override has(key: string): boolean {
		return super.has(this.spelled(key));
	}

	override delete(key: string): boolean {
		const spelled = this.spelled(key);
		if (this.spellings.get(foldedKey(key)) === spelled) this.spellings.delete(foldedKey(key));
		return super.delete(spelled);
	}

	/** The name of a property as it is spelled here. */
	spelled(key: string): string {
		return super.has(key) ? key : (this.spellings.get(foldedKey(key)) ?? key);
	}
}

/** Two spellings of one property; the second is the later one. */
export interface TwoSpellings<Property> {
	readonly first: Property;
	readonly second: Property;
}

/**
 * Properties of ours that a note has in two spellings. In a note of play every number may be one of ours, since rules
 * have stats and meters of their own; the player's other properties are not our concern.
 */
export function twoSpellings<Property extends { readonly key: string; readonly isNumber: boolean }>(
	properties: readonly Property[],
): readonly TwoSpellings<Property>[] {
	const firsts = new Map<string, Property>();
	const twice = properties.flatMap((second): readonly TwoSpellings<Property>[] => {
		const folded = foldedKey(second.key);
		const first = firsts.get(folded);
		if (first === undefined) firsts.set(folded, second);
		return first === undefined || first.key === second.key ? [] : [{ first, second }];
	});
	const isOfPlay = firsts.has('sworn') || firsts.has('momentum');
	return twice.filter(
		({ first, second }) =>
			PLUGIN_PROPERTY_KEYS.has(foldedKey(first.key)) || (isOfPlay && (first.isNumber || second.isNumber)),
	);
}
