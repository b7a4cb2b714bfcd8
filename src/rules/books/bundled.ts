import classicAbilities from 'abilities:classic';
import delveAbilities from 'abilities:delve';
import starforgedAbilities from 'abilities:starforged';
import sunderedIslesAbilities from 'abilities:sundered_isles';
import classicAssets from 'assets:classic';
import delveAssets from 'assets:delve';
import starforgedAssets from 'assets:starforged';
import sunderedIslesAssets from 'assets:sundered_isles';
import classicEffects from 'effects:classic';
import delveEffects from 'effects:delve';
import starforgedEffects from 'effects:starforged';
import sunderedIslesEffects from 'effects:sundered_isles';
import classicFoes from 'foes:classic';
import delveFoes from 'foes:delve';
import starforgedFoes from 'foes:starforged';
import classicOracles from 'oracles:classic';
import delveOracles from 'oracles:delve';
import starforgedOracles from 'oracles:starforged';
import sunderedIslesOracles from 'oracles:sundered_isles';
import classic from 'ruleset:classic';
import delve from 'ruleset:delve';
import starforged from 'ruleset:starforged';
import sundered_isles from 'ruleset:sundered_isles';
import delveSites from 'sites:delve';
import classicTruths from 'truths:classic';
import starforgedTruths from 'truths:starforged';
import sunderedIslesTruths from 'truths:sundered_isles';
import { CLASSIC } from '../corrections/classic';
import { applyCorrections } from '../corrections/apply-corrections';
import type { Correction } from '../corrections/correction';
import { DELVE } from '../corrections/delve';
import { STARFORGED } from '../corrections/starforged';
import { SUNDERED_ISLES } from '../corrections/sundered-isles';
import { applyExpansion, applyOracleExpansion } from '../expansion';
import type { PrintedAsset } from '../assets/printed-asset';
import { withStatedAbilities } from '../assets/parse/read-stated';
import type { StatedAbility } from '../assets/stated-ability';
import { readAssets } from '../datasworn/read-assets';
import type { TrimmedAssetCollection, TrimmedOracleCollection, TrimmedRuleset } from '../datasworn/trimmed';
import { readFoes, type TrimmedEncounters } from '../datasworn/read-foes';
import { readOracles } from '../datasworn/read-oracles';
import { readDatasworn } from '../datasworn/read-ruleset';
import { readTruths, type TrimmedTruth } from '../datasworn/read-truths';
import { readSites, type TrimmedSites } from '../datasworn/read-sites';
import { unpackBook } from '../datasworn/unpack-book';
import type { Encounters } from '../encounters/foe';
import { lazy } from '../core/memoize';
import type { Oracle } from '../oracles/oracle';
import type { KnownMove, Ruleset } from '../ruleset';
import type { Truth } from '../truth';

/** The rulesets that come with the plugin, in the order of their books. */
export const RULESET_IDS = ['classic', 'delve', 'starforged', 'sundered_isles'] as const;

export type RulesetId = (typeof RULESET_IDS)[number];

export const isRulesetId = (word: string): word is RulesetId => RULESET_IDS.some(id => id === word);

interface Bundled {
	/** The title that players use. */
	readonly title: string;
	readonly text: () => string;
	/** The effects of its moves, parsed at build time. */
	readonly effects: () => string;
	/** A separate file, so that making a move does not have to parse it. */
	readonly oracles: () => string;
	readonly assets: () => string;
	/** Absent if the book has none of its own. */
	readonly foes?: () => string;
	/** Absent if it shares the world of the ruleset it expands. */
	readonly truths?: () => string;
	/** Theme and domain cards of its sites, if any. */
	readonly sites?: () => string;
	/** The ruleset it expands. */
	readonly over?: RulesetId;
	readonly corrections: readonly Correction[];
	/** What is stated of abilities of its own assets. */
	readonly abilities: () => string;
}

const BUNDLED: Readonly<Record<RulesetId, Bundled>> = {
	classic: {
		title: 'Ironsworn',
		text: classic,
		effects: classicEffects,
		oracles: classicOracles,
		assets: classicAssets,
		foes: classicFoes,
		truths: classicTruths,
		corrections: CLASSIC,
		abilities: classicAbilities,
	},
	delve: {
		title: 'Ironsworn: Delve',
		text: delve,
		effects: delveEffects,
		oracles: delveOracles,
		assets: delveAssets,
		foes: delveFoes,
		sites: delveSites,
		over: 'classic',
		corrections: DELVE,
		abilities: delveAbilities,
	},
	starforged: {
		title: 'Starforged',
		text: starforged,
		effects: starforgedEffects,
		oracles: starforgedOracles,
		assets: starforgedAssets,
		foes: starforgedFoes,
		truths: starforgedTruths,
		corrections: STARFORGED,
		abilities: starforgedAbilities,
	},
	sundered_isles: {
		title: 'Sundered Isles',
		text: sundered_isles,
		effects: sunderedIslesEffects,
		oracles: sunderedIslesOracles,
		assets: sunderedIslesAssets,
		truths: sunderedIslesTruths,
		over: 'starforged',
		corrections: SUNDERED_ISLES,
		abilities: sunderedIslesAbilities,
	},
};

export const rulesetTitle = (id: RulesetId): string => BUNDLED[id].title;

/** The ruleset that a ruleset expands, if any. */
export const rulesetBelow = (id: RulesetId): RulesetId | undefined => BUNDLED[id].over;

const rulesets = new Map<RulesetId, Ruleset>();

/** A bundled ruleset, parsed on first use. */
export function bundledRuleset(id: RulesetId): Ruleset {
	const known = rulesets.get(id);
	if (known) return known;
	const corrected = applyCorrections(layeredBook(id, bundledRuleset), BUNDLED[id].corrections);
	const ruleset: Ruleset = { ...corrected, known: { among: corrected, moves: lazy(() => knownMovesOf(id)) } };
	rulesets.set(id, ruleset);
	return ruleset;
}

/** A ruleset with its own corrections still to come; `below` gives the one that it expands. */
function layeredBook(id: RulesetId, below: (id: RulesetId) => Ruleset): Ruleset {
	const { over, sites } = BUNDLED[id];
	const own = ownRules(id);
	const base = over && below(over);
	return {
		...(base ? applyExpansion(base, own) : own),
		oracles: lazy(() => oraclesOf(id, base)),
		assets: lazy(() => assetsOf(id, base)),
		truths: lazy(() => truthsOf(id, base)),
		npcs: () => encountersOf(id).npcs,
		rarities: () => encountersOf(id).rarities,
		delve_sites: () => encountersOf(id).delve_sites,
		...(sites !== undefined && { sites: lazy(() => readSites(unpackBook(sites()) as TrimmedSites)) }),
	};
}

/** The parsed effects of a ruleset's moves, overriding those of the ruleset it expands. */
function knownMovesOf(id: RulesetId): ReadonlyMap<string, KnownMove> {
	const { over, effects } = BUNDLED[id];
	const own = Object.entries(unpackBook(effects()) as Record<string, KnownMove>);
	return new Map([...(over ? knownMovesOf(over) : []), ...own]);
}

/** The ruleset as in the data, without corrections. Parsed anew on each call; meant for comparison. */
export const uncorrectedRuleset = (id: RulesetId): Ruleset => layeredBook(id, uncorrectedRuleset);

/** The rules that a ruleset or expansion itself adds. */
const ownRules = (id: RulesetId): Ruleset => ({
	...readDatasworn(unpackBook(BUNDLED[id].text()) as TrimmedRuleset),
	title: BUNDLED[id].title,
});

/** The oracles of a ruleset, overriding those of the ruleset it expands. */
function oraclesOf(id: RulesetId, base: Ruleset | undefined): readonly Oracle[] {
	const own = readOracles(unpackBook(BUNDLED[id].oracles()) as Record<string, TrimmedOracleCollection>);
	return base ? applyOracleExpansion(base.oracles?.() ?? [], own) : own;
}

/** The assets of a ruleset: its own, then those of the ruleset it expands. */
function assetsOf(id: RulesetId, base: Ruleset | undefined): readonly PrintedAsset[] {
	const printed = readAssets(unpackBook(BUNDLED[id].assets()) as Record<string, TrimmedAssetCollection>);
	const own = withStatedAbilities(printed, unpackBook(BUNDLED[id].abilities()) as readonly StatedAbility[]);
	return [...own, ...(base?.assets?.() ?? [])];
}

/** The truths of the world: the ruleset's own, else those of the ruleset it expands. */
function truthsOf(id: RulesetId, base: Ruleset | undefined): readonly Truth[] {
	const { truths } = BUNDLED[id];
	if (truths !== undefined) return readTruths(unpackBook(truths()) as Record<string, TrimmedTruth>);
	return base?.truths?.() ?? [];
}

const NOBODY: Encounters = { npcs: [], rarities: [], delve_sites: [] };
const encounters = new Map<RulesetId, Encounters>();

/** The foes, rarities and sites of a ruleset: its own, then those of the ruleset it expands. */
function encountersOf(id: RulesetId): Encounters {
	const known = encounters.get(id) ?? readBundledFoes(id);
	encounters.set(id, known);
	return known;
}

function readBundledFoes(id: RulesetId): Encounters {
	const { over, foes } = BUNDLED[id];
	const own = foes === undefined ? NOBODY : readFoes(unpackBook(foes()) as TrimmedEncounters);
	const below = over ? encountersOf(over) : NOBODY;
	return {
		npcs: [...own.npcs, ...below.npcs],
		rarities: [...own.rarities, ...below.rarities],
		delve_sites: [...own.delve_sites, ...below.delve_sites],
	};
}
