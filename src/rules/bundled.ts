import starforged from 'ruleset:starforged';
import type { TrimmedRuleset } from './datasworn';
import { readDatasworn } from './datasworn';
import type { Ruleset } from './ruleset';

const TEXTS = { starforged } as const;

/** The rulesets that come with the plugin. */
export type BundledId = keyof typeof TEXTS;

const rulesets = new Map<BundledId, Ruleset>();

/** A ruleset of the plugin's own; its text is parsed when it is first asked for, and never again. */
export function bundledRuleset(id: BundledId): Ruleset {
	const known = rulesets.get(id);
	if (known) return known;
	const ruleset = readDatasworn(JSON.parse(TEXTS[id]) as TrimmedRuleset);
	rulesets.set(id, ruleset);
	return ruleset;
}
