import type { App, TFile, TFolder } from 'obsidian';
import type { VaultPack } from '../../journal/import/rules-with-packs';
import { isRulesetId } from '../../rules/books/bundled';
import { given, groupBy } from '../../rules/core/collections';
import { definesRuleset, packIdIn } from '../../rules/datasworn-files/pack-file';
import { readHouseRules } from '../../rules/datasworn-files/read-house-rules';
import { applyLayer } from '../../rules/books/layers';
import type { Ruleset } from '../../rules/ruleset';
import { possibleRulesets } from './own-rulesets';
import { folderOf, isRulesFile } from './rules-file';

/** A Datasworn file in the vault, which is parsed when it is used. */
interface PackFile {
	readonly file: TFile;
	readonly text: string;
	readonly id: string;
}

/** The Datasworn packs of the vault. Files that state no id are passed over. */
export async function packsIn(app: App): Promise<readonly VaultPack[]> {
	const files = await Promise.all(
		possibleRulesets(app).map(async (file): Promise<readonly PackFile[]> => {
			const text = await app.vault.cachedRead(file).catch(() => '');
			const id = packIdIn(text, placeOf(file));
			return id === undefined || isRulesetId(id) ? [] : [{ file, text, id }];
		}),
	);
	const sorted = files.flat().sort((one, other) => (one.file.path < other.file.path ? -1 : 1));
	return [...groupBy(sorted, ({ id }) => id)].map(([id, ofPack]) => ({
		id,
		links: linksTo(app, ofPack),
		isRuleset: ofPack.some(({ text }) => definesRuleset(text, id)),
		layOver: below => ofPack.reduce(laidOver, below),
	}));
}

const placeOf = (file: TFile) => ({ name: file.basename, ...given({ folder: folderOf(file, () => undefined) }) });

function laidOver(below: Ruleset, { file, text }: PackFile): Ruleset {
	const rules = readHouseRules(text, file.extension === 'json' ? 'json' : 'yaml', file.name, placeOf(file).folder);
	return rules.ok ? applyLayer(below, rules.value.layer) : below;
}

/** A link to the folder of several files if it holds no other rules, so that they know each other; else to each file. */
function linksTo({ metadataCache }: App, files: readonly PackFile[]): readonly string[] {
	const [first, ...others] = files.map(({ file }) => file);
	const folder = first?.parent;
	const isPack = folder && !folder.isRoot() && others.length > 0 && holdsOnly(folder, [first, ...others]);
	return isPack ? [`${folder.path}/`] : files.map(({ file }) => metadataCache.fileToLinktext(file, '', false));
}

const holdsOnly = (folder: TFolder, files: readonly TFile[]): boolean =>
	files.every(({ parent }) => parent === folder) &&
	folder.children.every(child => !isRulesFile(child) || files.includes(child) || child.basename === '_index');
