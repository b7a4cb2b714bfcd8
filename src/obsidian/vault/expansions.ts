import type { App, TFile } from 'obsidian';
import { isRulesetId, rulesetBelow } from '../../rules/books/bundled';
import { packIdIn } from '../../rules/datasworn-files/pack-file';
import { readHouseRules } from '../../rules/datasworn-files/read-house-rules';
import { applyLayer, type RulesLayer } from '../../rules/books/layers';
import { possibleRulesets, type Game } from './own-rulesets';

/** A Datasworn file of the vault that adds to a ruleset. */
export interface Expansion {
	readonly file: TFile;
	/** Its `_id`: `lodestar`. */
	readonly id: string | undefined;
	readonly title: string;
	/** The id of the ruleset that it adds to. */
	readonly over: string;
	readonly layer: RulesLayer;
}

/** The expansions of the vault. Files that are none, or cannot be read, are passed over. */
export async function expansionsIn({ vault }: App): Promise<readonly Expansion[]> {
	const found = await Promise.all(
		possibleRulesets({ vault }).map(async (file): Promise<readonly Expansion[]> => {
			const text = await vault.cachedRead(file).catch(() => '');
			if (!/\btype["']?\s*:\s*["']?expansion\b/.test(text)) return [];
			const rules = readHouseRules(text, file.extension === 'json' ? 'json' : 'yaml', file.name);
			if (!rules.ok || rules.value.over === undefined) return [];
			const { layer, over } = rules.value;
			const id = packIdIn(text, { name: file.basename });
			const title = layer.name === file.name ? file.basename : layer.name;
			return id !== undefined && isRulesetId(id) ? [] : [{ file, id, title, over, layer }];
		}),
	);
	return found.flat();
}

/** The expansions that add to a game, or to the book below it. */
export const expansionsFor = (all: readonly Expansion[], { id }: Game): readonly Expansion[] =>
	all.filter(({ over }) => over === id || (isRulesetId(id) && over === rulesetBelow(id)));

export const withExpansions = (game: Game, picked: readonly Expansion[]): Game =>
	picked.length === 0
		? game
		: {
				...game,
				ruleset: picked.reduce((below, { layer }) => applyLayer(below, layer), game.ruleset),
				expansions: picked.map(({ file }) => file),
			};
