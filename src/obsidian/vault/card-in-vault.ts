import type { App, TFile } from 'obsidian';
import { ownCardIn, typedCardIn } from '../../journal/assets/own-card-note';
import type { PrintedAsset } from '../../rules/assets/printed-asset';
import { readHouseRules } from '../../rules/datasworn-files/read-house-rules';
import { isSameName } from '../../rules/search/folded-name';
import { possibleRulesets } from './own-rulesets';

/** The card of this name that a note or a Datasworn file of the vault holds, whether it is linked in `rules` or not. */
export async function cardInVault({ vault }: App, name: string): Promise<PrintedAsset | undefined> {
	const notes = vault.getMarkdownFiles().filter(({ basename }) => isSameName(basename, name));
	for (const file of [...notes, ...possibleRulesets({ vault })]) {
		const text = await vault.cachedRead(file).catch(() => '');
		const card = cardsIn(text, file, name).find(each => isSameName(each.name, name));
		if (card) return card;
	}
	return undefined;
}

function cardsIn(text: string, file: TFile, name: string): readonly PrintedAsset[] {
	if (file.extension === 'md') return [ownCardIn(text, file.basename) ?? typedCardIn(text, file.basename) ?? []].flat();
	// without it there is no need to parse a file of megabytes
	if (!text.toLowerCase().includes(name.toLowerCase())) return [];
	const rules = readHouseRules(text, file.extension === 'json' ? 'json' : 'yaml', file.name);
	return rules.ok ? (rules.value.layer.assets ?? []) : [];
}
