import { bundledRuleset, isRulesetId, type RulesetId } from '../../rules/books/bundled';
import { bareRuleset, type Ruleset } from '../../rules/ruleset';
import type { SourceNote } from './imported-note';

/** A Datasworn pack in the vault. */
export interface VaultPack {
	/** Its `_id`, which ids of its entries begin with: `asset:brine/path/bellwright`. */
	readonly id: string;
	/** The link text of each file or folder that holds it. */
	readonly links: readonly string[];
	/** Whether it is a ruleset of its own. */
	readonly isRuleset: boolean;
	readonly layOver: (below: Ruleset) => Ruleset;
}

/** The rules that a campaign is played by, with the links to packs of the vault. */
interface CampaignRules {
	readonly rulesetId: string;
	readonly ruleset: Ruleset;
	readonly rules: readonly string[];
}

/**
 * The rules of a campaign: the stated ruleset with the packs that ids in its notes, or its playset, name. A pack that is
 * a ruleset of its own is the base where no bundled ruleset is stated or named.
 */
export function rulesWithPacks(
	notes: readonly SourceNote[],
	packs: readonly VaultPack[],
	{ stated, otherwise }: { readonly stated: RulesetId | undefined; readonly otherwise: RulesetId },
): CampaignRules {
	const named = packs.length === 0 ? new Set<string>() : idsIn(notes);
	const used = packs.filter(({ id }) => named.has(id));
	const own = stated === undefined && ![...named].some(isRulesetId) ? used.find(pack => pack.isRuleset) : undefined;
	const inOrder = [...used].sort((one, other) => Number(other.isRuleset) - Number(one.isRuleset));
	const base = stated ?? otherwise;
	return {
		rulesetId: own?.id ?? base,
		ruleset: inOrder.reduce((below, pack) => pack.layOver(below), own ? bareRuleset(own.id) : bundledRuleset(base)),
		rules: inOrder.flatMap(({ links }) => links),
	};
}

/** The packs that ids and playsets in notes name: `move:brine/bell/ring`, `*:brine/**`, `rules_package:brine`, `classic__brine`. */
function idsIn(notes: readonly SourceNote[]): ReadonlySet<string> {
	const ids = new Set<string>();
	for (const { text } of notes)
		for (const [, ofEntry, ofPackage, ofKey] of text.replace(LEFT_OUT, '').matchAll(NAMED))
			for (const id of [ofEntry ?? ofPackage ?? [], ofKey?.split('__') ?? []].flat()) ids.add(id);
	return ids;
}

const NAMED = /[\w*]:([a-z]\w{0,79})\/|\brules_package:([a-z]\w{0,79})|\bkey: {0,9}["']?([a-z]\w{0,199})/g;

/** A line of a playset that takes something out. */
const LEFT_OUT = /^[ \t]{0,40}(?:-[ \t]{1,9})?["']?!.*$/gm;
