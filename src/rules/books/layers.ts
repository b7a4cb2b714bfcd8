import { foldedNames, MoveOrder, namesOf } from '../move-order';
import { applyOracleExpansion, unionByName } from '../expansion';
import { withDeclaredCounters } from '../assets/declared-counters';
import type { PrintedAsset } from '../assets/printed-asset';
import { foldedLetters } from '../search/folded-text';
import type { Keyword } from '../core/keywords';
import type { Move, MoveTable } from '../move';
import type { DelveSite, Foe, Rarity } from '../encounters/foe';
import type { LanguageWords } from '../language-detection/language-words';
import { lazy } from '../core/memoize';
import type { Oracle } from '../oracles/oracle';
import type { SiteCards } from '../oracles/site-cards';
import { withEntries } from '../pack-entry';
import { isStatement, statedTogether } from '../stated-effects';
import type { Truth } from '../truth';
import type { ConditionMeterRule, ImpactRule, Ruleset } from '../ruleset';

/** House rules to apply to a ruleset, from a rules note or a Datasworn file in the vault. */
export interface RulesLayer {
	/** The name of the note or file. */
	readonly name: string;
	readonly moves: readonly Move[];
	/** Impacts named by its moves. */
	readonly impacts?: readonly ImpactRule[];
	/** The underlying ruleset's moves are not used; its stats, meters, impacts, oracles and assets are. */
	readonly only?: boolean;
	/** Names of moves to remove. */
	readonly replaces?: readonly string[];
	readonly meters?: readonly ConditionMeterRule[];
	/** Tables that belong to no move. */
	readonly tables?: readonly MoveTable[];
	readonly oracles?: readonly Oracle[];
	readonly assets?: readonly PrintedAsset[];
	readonly truths?: readonly Truth[];
	readonly npcs?: readonly Foe[];
	readonly rarities?: readonly Rarity[];
	readonly delve_sites?: readonly DelveSite[];
	readonly sites?: SiteCards;
	readonly stats?: readonly string[];
	readonly special_tracks?: readonly string[];
	readonly words?: LanguageWords;
	readonly keywords?: readonly Keyword[];
	readonly remarks?: readonly string[];
	/** Who made it, under which licence: “Ada Byron, CC BY 4.0”. */
	readonly credits?: string;
	/** Its id, if it is a ruleset of its own rather than an expansion. */
	readonly ruleset?: string;
}

/** Whether a layer adds nothing to the rules and takes nothing away. */
export const isEmptyLayer = ({ sites, only, words, ...contents }: RulesLayer): boolean =>
	!only &&
	!words &&
	!sites?.themes.length &&
	!sites?.domains.length &&
	Object.entries(contents).every(([key, held]) => key === 'remarks' || !Array.isArray(held) || held.length === 0);

/** Applies a layer to a ruleset. A move replaces the one with the same name or alias. */
export function applyLayer(base: Ruleset, layer: RulesLayer): Ruleset {
	const leaving = new Set(layer.replaces?.map(folded));
	const kept = layer.only ? [] : base.moves.filter(move => !answersTo(move, leaving));
	return {
		...base,
		...(layer.ruleset === base._id && { title: layer.name }),
		...(layer.words && { words: layer.words }),
		...(layer.keywords && { keywords: unionByWord(base.keywords ?? [], layer.keywords) }),
		...(layer.remarks?.length && { remarks: union(base.remarks ?? [], layer.remarks) }),
		stats: union(base.stats, layer.stats),
		special_tracks: union(base.special_tracks, layer.special_tracks),
		condition_meters: unionByName(base.condition_meters, layer.meters ?? []),
		impacts: unionByName(
			base.impacts,
			(layer.impacts ?? []).filter(impact => !isKnown(base, impact)),
		),
		moves: withMoves(kept, layer.moves),
		...tablesOf(base, layer),
		...oraclesOf(base, layer),
		...entriesOf(base, layer),
		...sitesOf(base, layer),
	};
}

/** Adds asset cards without changing any moves. A card replaces a printed one with the same name. */
export function applyCards(base: Ruleset, cards: readonly PrintedAsset[]): Ruleset {
	const names = new Set(cards.map(({ name }) => folded(name)));
	const own = () => withDeclaredCounters(cards, base);
	return {
		...base,
		assets: lazy(() => [...(base.assets?.() ?? []).filter(({ name }) => !names.has(folded(name))), ...own()]),
	};
}

/** Names in `replaces` that match no move of the ruleset. */
export const unknownReplaced = (base: Ruleset, { replaces = [] }: RulesLayer): readonly string[] =>
	replaces.filter(name => !base.moves.some(move => answersTo(move, new Set([folded(name)]))));

/** A word that is declared again means what it meant last. */
const unionByWord = (below: readonly Keyword[], above: readonly Keyword[]): readonly Keyword[] => [
	...below.filter(({ word }) => !above.some(own => own.word === word)),
	...above,
];

const folded = (name: string): string => foldedLetters(name);

const answersTo = (move: Move, names: ReadonlySet<string>): boolean => foldedNames(move).some(name => names.has(name));

/**
 * Adds the layer's moves. One that only states effects adds them to the move of its name; any other goes in the place of the moves it replaces and takes over their names as aliases, or
 * else after its category. A move that replaces one of the same layer by id is added beside it.
 */
function withMoves(base: readonly Move[], layer: readonly Move[]): readonly Move[] {
	const own = new Set(layer.map(({ _id }) => _id));
	const order = new MoveOrder(base);
	for (const move of layer) {
		const replaced = order.find(foldedNames(move), move.replaces ?? [], own);
		const [first] = replaced;
		if (!first) order.add(move);
		else if (isStatement(move)) order.replace([first], stating(first, move));
		else order.replace(replaced, answeringTo(move, replaced.flatMap(namesOf)));
	}
	return order.moves();
}

/** The move below, with what is stated for it; nothing is precomputed of the copy. */
const stating = (below: Move, { stated }: Move): Move =>
	stated ? { ...below, stated: statedTogether(below.stated, stated) } : below;

function answeringTo(move: Move, names: readonly string[]): Move {
	const known = new Set(foldedNames(move));
	const more = names.filter(name => !known.has(folded(name)));
	return more.length > 0 ? { ...move, aliases: [...(move.aliases ?? []), ...more] } : move;
}

/** Whether an impact that a move merely names is already defined by the ruleset. */
const isKnown = (base: Ruleset, impact: ImpactRule): boolean =>
	impact.prevents_recovery.length === 0 &&
	!impact.permanent &&
	base.impacts.some(({ name }) => folded(name) === folded(impact.name));

function tablesOf(base: Ruleset, { tables }: RulesLayer): Pick<Ruleset, 'tables'> {
	if (!tables?.length) return {};
	return { tables: unionByName(base.tables ?? [], tables) };
}

function oraclesOf(base: Ruleset, { oracles }: RulesLayer): Pick<Ruleset, 'oracles'> {
	if (!oracles?.length) return {};
	return { oracles: lazy(() => applyOracleExpansion(base.oracles?.() ?? [], oracles)) };
}

/** The kinds of entries that a layer adds by name and id. */
function entriesOf(
	base: Ruleset,
	{ assets, truths, npcs, rarities, delve_sites, stats, meters = [] }: RulesLayer,
): Pick<Ruleset, 'assets' | 'truths' | 'npcs' | 'rarities' | 'delve_sites'> {
	const { title } = base;
	const sheet = { stats: union(base.stats, stats), condition_meters: unionByName(base.condition_meters, meters) };
	const own = (cards: readonly PrintedAsset[]) => withDeclaredCounters(cards, sheet);
	return {
		...(assets?.length && { assets: lazy(() => withEntries(base.assets?.() ?? [], own(assets), title)) }),
		...(truths?.length && { truths: lazy(() => withEntries(base.truths?.() ?? [], truths, title)) }),
		...(npcs?.length && { npcs: lazy(() => withEntries(base.npcs?.() ?? [], npcs, title)) }),
		...(rarities?.length && { rarities: lazy(() => withEntries(base.rarities?.() ?? [], rarities, title)) }),
		...(delve_sites?.length && {
			delve_sites: lazy(() => withEntries(base.delve_sites?.() ?? [], delve_sites, title)),
		}),
	};
}

function sitesOf(base: Ruleset, { sites }: RulesLayer): Pick<Ruleset, 'sites'> {
	if (!sites || sites.themes.length + sites.domains.length === 0) return {};
	return {
		sites: lazy(() => {
			const { themes, domains } = base.sites?.() ?? { themes: [], domains: [] };
			return {
				themes: withEntries(themes, sites.themes, base.title),
				domains: withEntries(domains, sites.domains, base.title),
			};
		}),
	};
}

const union = (base: readonly string[], more: readonly string[] = []): readonly string[] =>
	more.every(each => base.includes(each)) ? base : [...new Set([...base, ...more])];
