import type { App, TFile } from 'obsidian';
import { isRulesetId } from '../../rules/bundled';
import { readHouseRules } from '../../rules/house-rules/read-house-rules';
import { applyLayer } from '../../rules/layers';
import { bareRuleset, type Ruleset } from '../../rules/ruleset';
import { isRulesFile } from './rules-file';

/** A ruleset of its own in the vault, and the file that defines it. */
export interface OwnRuleset {
	readonly file: TFile;
	readonly ruleset: Ruleset;
}

/** In bytes; larger files are no Datasworn that is read. */
const LARGEST = 5_000_000;

/** The files that may define a ruleset of its own. */
export const possibleRulesets = ({ vault }: App): readonly TFile[] =>
	vault.getFiles().filter(file => isRulesFile(file) && file.extension !== 'md' && file.stat.size <= LARGEST);

/** The rulesets of their own among these files. Files that define none, or cannot be read, are passed over. */
export async function ownRulesetsIn({ vault }: App, files: readonly TFile[]): Promise<readonly OwnRuleset[]> {
	const found = await Promise.all(
		files.map(async file => {
			const text = await vault.cachedRead(file).catch(() => '');
			const ruleset = rulesetIn(text, file);
			return ruleset ? [{ file, ruleset }] : [];
		}),
	);
	return found.flat();
}

function rulesetIn(text: string, { name, extension }: TFile): Ruleset | undefined {
	if (!/\btype["']?\s*:\s*["']?ruleset\b/.test(text)) return undefined;
	const rules = readHouseRules(text, extension === 'json' ? 'json' : 'yaml', name);
	const id = rules.ok ? rules.value.layer.ruleset : undefined;
	if (!rules.ok || id === undefined || isRulesetId(id)) return undefined;
	return applyLayer(bareRuleset(id), rules.value.layer);
}
