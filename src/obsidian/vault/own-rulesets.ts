import type { App, TFile } from 'obsidian';
import { bundledRuleset, isRulesetId, RULESET_IDS, rulesetTitle } from '../../rules/books/bundled';
import { readHouseRules } from '../../rules/datasworn-files/read-house-rules';
import { applyLayer } from '../../rules/books/layers';
import { bareRuleset, type Ruleset } from '../../rules/ruleset';
import { isRulesFile } from './rules-file';

/** A ruleset of its own in the vault, and the file that defines it. */
interface OwnRuleset {
	readonly file: TFile;
	readonly ruleset: Ruleset;
}

/** A ruleset to play by; one of the vault's own has a file. */
export interface Game {
	readonly id: string;
	readonly title: string;
	/** Parsed when it is first asked for, if it is bundled. */
	readonly ruleset: Ruleset;
	readonly file?: TFile;
	/** The files of the vault that add to it, if the player picked any. */
	readonly expansions?: readonly TFile[];
}

export const BUNDLED: readonly Game[] = RULESET_IDS.map(id => ({
	id,
	title: rulesetTitle(id),
	get ruleset() {
		return bundledRuleset(id);
	},
}));

/** The bundled rulesets, and those of the vault's own. */
export const gamesIn = async (app: App): Promise<readonly Game[]> => [
	...BUNDLED,
	...(await ownRulesetsIn(app, possibleRulesets(app))).map(({ file, ruleset }) => ({
		id: ruleset._id,
		title: ruleset.title,
		ruleset,
		file,
	})),
];

/** In bytes; larger files are no Datasworn that is read. */
const LARGEST = 5_000_000;

/** The files that may define a ruleset of its own. */
export const possibleRulesets = ({ vault }: Pick<App, 'vault'>): readonly TFile[] =>
	vault.getFiles().filter(file => isRulesFile(file) && file.extension !== 'md' && file.stat.size <= LARGEST);

/** The rulesets of their own among these files. Files that define none, or cannot be read, are passed over. */
async function ownRulesetsIn({ vault }: App, files: readonly TFile[]): Promise<readonly OwnRuleset[]> {
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
