import { given, getOwn } from '../../rules/core/collections';
import type { PrintedAsset } from '../../rules/assets/printed-asset';
import { assetConditions, assetControls, humanizeKey, assetOptions } from '../../rules/assets/printed-asset';
import type { CardFinder } from '../../rules/assets/find-card';
import { nearestName } from '../../rules/search/nearest-name';
import { problem, parseOk, parseError, type Problem, type ParseResult } from '../../rules/core/problem';
import { ASSET_CONDITIONS, ASSET_KINDS, kindOfCard, type Asset, type AssetKind } from '../../play/assets/asset';
import { linkTarget, nameOf, statedName as readName } from '../../rules/search/stated-name';
import { isNested, nestedValue, severalValues, swornIn, textsOf, type Properties } from '../frontmatter/properties';
import { foldedKey } from '../frontmatter/property-map';
import { readNumber } from '../sworn-block/sworn-block';
import { freshMeters, OWN_METERS } from './fresh-meters';
import { t } from '../../i18n/translate';

/** The maximum of a meter if neither the note nor a card gives one. */
const DEFAULT_MAX = 5;

/** The property key for a name: `out_of_action: true`. */
export const keyOf = (words: string): string => words.replace(/ /g, '_');

/** Whether a note is an asset: `sworn: asset`. */
export const isAssetNote = (properties: Properties): boolean => swornIn(properties) === 'asset';

/**
 * Reads an asset's note: `asset: Starship`, `abilities: [1, 3]`, `integrity: 4`, `battered: true`, `aboard: true`.
 * Missing values are those of a new card, if the book has it.
 */
export function readAssetNote(name: string, properties: Properties, cards?: CardFinder): ParseResult<Asset> {
	if (!isAssetNote(properties))
		return parseError('not_an_asset', t('“{name}” is no asset. Write “sworn: asset” into its properties.', { name }));
	const values = new AssetValues(name, properties);
	const asset = readName(values.first('asset') ?? name);
	const card = cards?.(asset);
	const abilities = values.numbers('abilities');
	const meters = metersIn(values, card, abilities);
	const on = values.first('attached_to');
	const found: Asset = {
		name,
		asset,
		kind: kindIn(values, card, meters),
		...given({ card, inputs: card && inputsIn(values, card, abilities) }),
		abilities,
		meters,
		conditions: conditionsIn(card, abilities).filter(condition => values.flag(keyOf(condition))),
		...given({
			attached_to: on === undefined ? undefined : nameOf(linkTarget(on)),
			aboard: values.flag('aboard') || undefined,
			discarded: values.flag('discarded') || undefined,
		}),
	};
	return values.problems.length > 0 ? { ok: false, problems: values.problems } : parseOk(found);
}

/** Reads the properties of an asset and collects problems. */
class AssetValues {
	readonly problems: Problem[] = [];

	constructor(
		private readonly name: string,
		readonly properties: Properties,
	) {}

	bad(message: string): undefined {
		this.problems.push(problem('bad_asset_value', t('In “{name}”: {message}', { name: this.name, message })));
	}

	/** The only value of a key. */
	first(key: string): string | undefined {
		const texts = this.texts(key);
		if (texts.length > 1) this.problems.push(problem('bad_asset_value', severalValues(this.name, key, texts)));
		return texts[0];
	}

	firstNumber(key: string): number | undefined {
		const text = this.first(key);
		return text === undefined ? undefined : this.number(key, text);
	}

	numbers(key: string): readonly number[] {
		return this.texts(key).flatMap(text => this.number(key, text) ?? []);
	}

	private texts(key: string): readonly string[] {
		if (isNested(this.properties.get(key))) this.problems.push(problem('bad_asset_value', nestedValue(this.name, key)));
		return textsOf(this.properties, key);
	}

	flag(key: string): boolean {
		const text = this.first(key)?.toLowerCase();
		if (text === 'true' || text === 'yes') return true;
		if (text !== undefined && text !== 'false' && text !== 'no')
			this.bad(t('“{key}: {text}” is not read. Write “{key}: true” or leave it out.', { key, text }));
		return false;
	}

	private number(key: string, text: string): number | undefined {
		const value = readNumber(text);
		return value !== undefined && value >= 0 && text !== '00'
			? value
			: this.bad(t('“{key}: {text}” is not read. Write a whole number, such as “{key}: 1”.', { key, text }));
	}
}

/** The meters of the card, then those found only in the note. */
function metersIn(values: AssetValues, card: PrintedAsset | undefined, abilities: readonly number[]): Asset['meters'] {
	const printed = card ? freshMeters(card, abilities) : {};
	const players = meterKeys(values.properties).map(humanizeKey);
	return Object.fromEntries(
		[...new Set([...Object.keys(printed), ...players])].flatMap(meter => {
			const key = keyOf(meter);
			const value = values.firstNumber(key);
			const fresh = getOwn(printed, meter);
			const max = values.firstNumber(`${key}_max`);
			if (fresh) return [[meter, { ...fresh, ...given({ value, max }) }]];
			return value === undefined ? [] : [[meter, { value, max: max ?? Math.max(DEFAULT_MAX, value) }]];
		}),
	);
}

/** A meter that is not on the card is recognized by its maximum: `resolve_max: 4`. */
const meterKeys = (properties: Properties): readonly string[] => [
	...OWN_METERS,
	...[...properties.keys()]
		.map(foldedKey)
		.filter(key => key.endsWith('_max'))
		.map(key => key.slice(0, -'_max'.length)),
];

function inputsIn(values: AssetValues, card: PrintedAsset, abilities: readonly number[]): Record<string, string> {
	const selects = assetControls(card, abilities).filter(({ kind }) => kind === 'select');
	return Object.fromEntries(
		[...assetOptions(card, abilities), ...selects].flatMap(({ key }) => {
			const text = values.first(key);
			return text === undefined ? [] : [[key, text]];
		}),
	);
}

const conditionsIn = (card: PrintedAsset | undefined, abilities: readonly number[]): readonly string[] => [
	...new Set([
		...(card ? assetConditions(card, abilities).map(({ key }) => humanizeKey(key)) : []),
		...ASSET_CONDITIONS,
	]),
];

function kindIn(values: AssetValues, card: PrintedAsset | undefined, meters: Asset['meters']): AssetKind {
	const text = values.first('kind');
	if (text === undefined) return card ? kindOfCard(card) : kindBy(meters);
	const written = text.toLowerCase().replace(/_/g, ' ');
	const known = ASSET_KINDS.find(kind => kind === written);
	if (known) return known;
	const nearest = nearestName(written, ASSET_KINDS);
	const message = t('“{key}: {text}” is not known.', { key: 'kind', text });
	values.bad(
		nearest
			? t('{message} Did you mean “{nearest}”?', { message, nearest })
			: t('{message} Write one of {words}.', { message, words: ASSET_KINDS.join(', ') }),
	);
	return 'other';
}

/**
 * Guesses the kind from meters: health for a companion, integrity for a vehicle. Support vehicles and modules need it
 * stated: `kind: support vehicle`.
 */
const kindBy = (meters: Asset['meters']): AssetKind =>
	meters['health'] ? 'companion' : meters['integrity'] ? 'command vehicle' : 'other';
