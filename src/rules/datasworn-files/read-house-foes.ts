import { given } from '../core/collections';
import { nameInId } from '../datasworn/name-in-id';
import type { DelveSite, Denizen, Foe, Rarity } from '../encounters/foe';
import { RANKS, type Rank } from '../core/rank';
import { entryOf, type Pack } from './pack';
import { rollsMisplaced, readRange } from './read-house-oracles';
import {
	arrayItems,
	arrayOfTexts,
	collectionsIn,
	entriesOf,
	keyAsName,
	optionalInteger,
	optionalText,
	property,
	reportProblem,
	requiredText,
	type UncheckedValue,
} from './unvalidated-value';
import { reportUnknownKeys } from './unknown-keys';

const COLLECTION = ['name', 'contents', 'collections', 'replaces', 'enhances', 'summary', 'description'];

const FOE = [
	'name',
	'rank',
	'nature',
	'summary',
	'description',
	'features',
	'drives',
	'tactics',
	'quest_starter',
	'your_truth',
	'variants',
	'replaces',
];

/** The foes of all collections with their variants, in file order. One without a name or a rank is left out. */
export const readHouseFoes = (collections: UncheckedValue, pack: Pack): readonly Foe[] =>
	entriesOf(collections).flatMap(([key, collection]) => readCollection(collection, pack, [key]));

function readCollection(collection: UncheckedValue, pack: Pack, path: readonly string[]): readonly Foe[] {
	reportUnknownKeys(collection, COLLECTION);
	const category = optionalText(property(collection, 'name')) ?? keyAsName(path.at(-1) ?? '');
	const own = entriesOf(property(collection, 'contents')).flatMap(([key, foe]) =>
		readFoe(foe, category, pack, [...path, key]),
	);
	const inside = collectionsIn(collection, path.length, 'collections');
	return [...own, ...inside.flatMap(([key, deeper]) => readCollection(deeper, pack, [...path, key]))];
}

/** A foe, then its variants, which share its features, drives and tactics. */
function readFoe(foe: UncheckedValue, category: string, pack: Pack, path: readonly string[]): readonly Foe[] {
	reportUnknownKeys(foe, FOE);
	const being = readBeing(foe);
	if (!being) return [];
	const whole: Foe = {
		...entryOf(foe, pack, `npc:${[pack.id, ...path].join('/')}`),
		...being,
		category,
		...given({
			summary: optionalText(property(foe, 'summary')),
			quest_starter: optionalText(property(foe, 'quest_starter')),
			your_truth: optionalText(property(foe, 'your_truth')),
		}),
		features: arrayOfTexts(property(foe, 'features')),
		drives: arrayOfTexts(property(foe, 'drives')),
		tactics: arrayOfTexts(property(foe, 'tactics')),
	};
	const variants = entriesOf(property(foe, 'variants')).flatMap(([key, variant]) => readVariant(variant, whole, key));
	return [whole, ...variants];
}

function readVariant(variant: UncheckedValue, whole: Foe, key: string): readonly Foe[] {
	reportUnknownKeys(variant, ['name', 'rank', 'nature', 'summary', 'description']);
	const being = readBeing(variant, whole.nature);
	if (!being) return [];
	const { summary: _, quest_starter: __, your_truth: ___, replaces: ____, ...kind } = whole;
	const _id = optionalText(property(variant, '_id')) ?? `npc.variant:${whole._id.replace(/^npc:/, '')}.${key}`;
	const summary = optionalText(property(variant, 'summary'));
	return [{ ...kind, ...being, _id, ...given({ summary }), variantOf: whole.name }];
}

function readBeing(
	being: UncheckedValue,
	nature = '',
): Pick<Foe, 'name' | 'rank' | 'nature' | 'description'> | undefined {
	const name = requiredText(property(being, 'name'), 'the name of the foe');
	const rank = readRank(property(being, 'rank'));
	if (name === undefined || rank === undefined) return undefined;
	return {
		name,
		rank,
		nature: optionalText(property(being, 'nature')) ?? nature,
		description: optionalText(property(being, 'description')) ?? '',
	};
}

/** A rank is a number from 1, troublesome, to 5, epic. */
function readRank(place: UncheckedValue): Rank | undefined {
	const rank = typeof place.value === 'number' ? RANKS[place.value - 1] : undefined;
	return rank ?? reportProblem(place, 'its rank, from 1 (troublesome) to 5 (epic)');
}

/** The rarities of a file; they cost 3 experience by default. */
export const readHouseRarities = (rarities: UncheckedValue, pack: Pack): readonly Rarity[] =>
	entriesOf(rarities).flatMap(([key, rarity]) => {
		reportUnknownKeys(rarity, ['name', 'asset', 'xp_cost', 'description', 'summary', 'replaces']);
		const name = requiredText(property(rarity, 'name'), 'the name of the rarity');
		const asset = requiredText(property(rarity, 'asset'), 'the id of its asset');
		if (name === undefined || asset === undefined) return [];
		return {
			...entryOf(rarity, pack, `rarity:${pack.id}/${key}`),
			name,
			asset,
			xp_cost: optionalInteger(property(rarity, 'xp_cost')) ?? 3,
			description: optionalText(property(rarity, 'description')) ?? '',
		};
	});

const SITE = [
	'name',
	'rank',
	'theme',
	'domain',
	'extra_card',
	'region',
	'summary',
	'description',
	'denizens',
	'replaces',
];

/** The ready-made sites of a file. One without a name, a rank, a theme or a domain is left out. */
export const readHouseSites = (sites: UncheckedValue, pack: Pack): readonly DelveSite[] =>
	entriesOf(sites).flatMap(([key, site]) => {
		reportUnknownKeys(site, SITE);
		const name = requiredText(property(site, 'name'), 'the name of the site');
		const rank = readRank(property(site, 'rank'));
		const theme = requiredText(property(site, 'theme'), 'the id of its theme');
		const domain = requiredText(property(site, 'domain'), 'the id of its domain');
		if (name === undefined || rank === undefined || theme === undefined || domain === undefined) return [];
		const denizens = arrayItems(property(site, 'denizens')).flatMap(denizen => readDenizen(denizen) ?? []);
		rollsMisplaced(site, 'denizens', denizens);
		return {
			...entryOf(site, pack, `delve_site:${pack.id}/${key}`),
			name,
			rank,
			theme: nameInId(theme),
			domain: nameInId(domain),
			description: optionalText(property(site, 'description')) ?? '',
			denizens,
		};
	});

function readDenizen(denizen: UncheckedValue): Denizen | undefined {
	reportUnknownKeys(denizen, ['name', 'npc', 'frequency', 'roll', 'min', 'max']);
	const range = readRange(denizen, 100);
	const frequency = requiredText(property(denizen, 'frequency'), 'how common it is, such as “rare”');
	if (!range || frequency === undefined) return undefined;
	const { min, max } = range;
	if (min === null || max === null) return reportProblem(property(denizen, 'roll'), 'its range from 1 to 100');
	const named = {
		name: optionalText(property(denizen, 'name')),
		npc: optionalText(property(denizen, 'npc')),
	};
	return { min, max, frequency: frequency.replaceAll('_', ' '), ...given(named) };
}
