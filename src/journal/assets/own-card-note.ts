import { ownCard } from '../../rules/assets/own-card';
import type { PrintedAsset } from '../../rules/assets/printed-asset';
import { readFrontmatter } from '../frontmatter/frontmatter';
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
