import { foldedNames, MoveOrder, namesOf } from './move-order';
import { applyAssetExpansion, applyOracleExpansion, unionByName } from './expansion';
import type { PrintedAsset } from './assets/printed-asset';
import { foldedLetters } from './search/folded-text';
import type { Move, MoveTable } from './move';
import { lazy } from './memoize';
import type { Oracle } from './oracles/oracle';
import type { ConditionMeterRule, ImpactRule, Ruleset } from './ruleset';

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
}

/** Applies a layer to a ruleset. A move replaces the one with the same name or alias. */
export function applyLayer(base: Ruleset, layer: RulesLayer): Ruleset {
	const leaving = new Set(layer.replaces?.map(folded));
	const kept = layer.only ? [] : base.moves.filter(move => !answersTo(move, leaving));
	return {
		...base,
		condition_meters: unionByName(base.condition_meters, layer.meters ?? []),
		impacts: unionByName(
			base.impacts,
			(layer.impacts ?? []).filter(impact => !isKnown(base, impact)),
		),
		moves: withMoves(kept, layer.moves),
		...tablesOf(base, layer),
		...oraclesOf(base, layer),
		...assetsOf(base, layer),
	};
}

/** Adds asset cards without changing any moves. A card replaces a printed one with the same name. */
export function applyCards(base: Ruleset, cards: readonly PrintedAsset[]): Ruleset {
	const names = new Set(cards.map(({ name }) => folded(name)));
	return {
		...base,
		assets: lazy(() => [...(base.assets?.() ?? []).filter(({ name }) => !names.has(folded(name))), ...cards]),
	};
}

/** Names in `replaces` that match no move of the ruleset. */
export const unknownReplaced = (base: Ruleset, { replaces = [] }: RulesLayer): readonly string[] =>
	replaces.filter(name => !base.moves.some(move => answersTo(move, new Set([folded(name)]))));

const folded = (name: string): string => foldedLetters(name);

const answersTo = (move: Move, names: ReadonlySet<string>): boolean => foldedNames(move).some(name => names.has(name));

/**
 * Adds the layer's moves. Each goes in the place of the moves it replaces and takes over their names as aliases, or
 * else after its category. A move that replaces one of the same layer by id is added beside it.
 */
function withMoves(base: readonly Move[], layer: readonly Move[]): readonly Move[] {
	const own = new Set(layer.map(({ _id }) => _id));
	const order = new MoveOrder(base);
	for (const move of layer) {
		const replaced = order.find(foldedNames(move), move.replaces ?? [], own);
		if (replaced.length === 0) order.add(move);
		else order.replace(replaced, answeringTo(move, replaced.flatMap(namesOf)));
	}
	return order.moves();
}

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

function assetsOf(base: Ruleset, { assets }: RulesLayer): Pick<Ruleset, 'assets'> {
	if (!assets?.length) return {};
	return { assets: lazy(() => applyAssetExpansion(base.assets?.() ?? [], assets, base.title)) };
}
