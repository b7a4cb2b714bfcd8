import { t, tn } from '../../language/text';
import type { ReadRules } from '../house-rules/read-rules';
import { abilitiesOf } from './asset-abilities';

/**
 * What a Datasworn file holds besides moves, counted, with how far the abilities of its assets are carried out; undefined
 * for a note, and for a file with nothing but moves.
 */
export function packContents({ book, pack }: ReadRules): string | undefined {
	if (!pack) return undefined;
	const { assets = [], oracles = [], truths = [], npcs = [], rarities = [], delve_sites = [], sites } = pack;
	const cards = sites ? sites.themes.length + sites.domains.length : 0;
	const counts = [
		assets.length > 0 && assetsIn({ book, assets }),
		oracles.length > 0 && tn(oracles.length, '{count} oracle', '{count} oracles'),
		truths.length > 0 && tn(truths.length, '{count} truth', '{count} truths'),
		npcs.length > 0 && tn(npcs.length, '{count} foe', '{count} foes'),
		delve_sites.length > 0 && tn(delve_sites.length, '{count} ready-made site', '{count} ready-made sites'),
		cards > 0 && tn(cards, '{count} theme or domain', '{count} themes and domains'),
		rarities.length > 0 && tn(rarities.length, '{count} rarity', '{count} rarities'),
	].filter(words => words !== false);
	return counts.length === 0 ? undefined : `${pack.name}: ${counts.join(', ')}.`;
}

function assetsIn({ book, assets }: Pick<ReadRules, 'book'> & { assets: Parameters<typeof abilitiesOf>[0] }): string {
	const { abilities, count } = abilitiesOf(assets, book);
	const words = tn(assets.length, '{count} asset', '{count} assets');
	if (abilities === 0) return words;
	const read = t('{whole} carried out, {part} in part, {shown} shown', {
		whole: count.whole,
		part: count.part,
		shown: count.shown + count.card + count.story,
	});
	return `${words} (${tn(abilities, '{count} ability', '{count} abilities')}: ${read})`;
}
