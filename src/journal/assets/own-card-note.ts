import { ownCard } from '../../rules/assets/custom-card';
import type { PrintedAsset } from '../../rules/assets/printed-asset';
import { readCardNote } from '../../rules/datasworn-files/card-note';
import { readFrontmatter } from '../frontmatter/frontmatter';
import { swornIn, textsOf } from '../frontmatter/properties';
import { isAssetNote, readAssetNote } from './asset-note';

/** The card described by an asset's own note; `undefined` if the note is not an asset or has no list of abilities. */
export function ownCardIn(note: string, name: string): PrintedAsset | undefined {
	const frontmatter = readFrontmatter(note);
	if (!frontmatter.ok || !isAssetNote(frontmatter.value.values)) return undefined;
	const asset = readAssetNote(name, frontmatter.value.values);
	if (!asset.ok) return undefined;
	const { asset: printed, kind, meters } = asset.value;
	const highest = Object.fromEntries(Object.entries(meters).map(([key, { max }]) => [key, max]));
	const card = ownCard({ name: printed, kind, meters: highest }, note.slice(frontmatter.value.contentStart));
	return card.abilities.length > 0 ? card : undefined;
}

/** The list of abilities that is the card of an asset's own note. `marked` has the numbers of those marked, from 1. */
export const abilityList = (texts: readonly string[], marked: readonly number[]): string =>
	texts
		.map((text, at) => `- [${marked.includes(at + 1) ? 'x' : ' '}] ${text.split('\n').join('\n  ')}`.trimEnd())
		.join('\n');

/** The card of a note with `type: asset`, as Iron Vault writes it. It is a card even without abilities, never a move. */
export function typedCardIn(note: string, name: string): PrintedAsset | undefined {
	const frontmatter = readFrontmatter(note);
	if (!frontmatter.ok) return undefined;
	const { values, contentStart } = frontmatter.value;
	const [type, category] = ['type', 'category'].map(key => textsOf(values, key)[0]);
	if (type !== 'asset' || swornIn(values) !== undefined) return undefined;
	return readCardNote(note.slice(contentStart), name, category).card;
}
