import { t, tn } from '../../i18n/translate';
import { bundledRuleset } from '../books/bundled';
import type { ReadRules } from '../datasworn-files/read-rules';
import type { RulesLayer } from '../books/layers';
import type { PackEntry } from '../pack-entry';
import type { Ruleset } from '../ruleset';
import { foldedLetters } from '../search/folded-text';
import { abilitiesOf } from './asset-abilities';

/**
 * What a Datasworn file holds besides moves, counted, with how far the abilities of its assets are carried out, and what
 * of the rules below has the same name; undefined for a note, and for a file with nothing but new moves.
 */
export function packContents({ book, pack, over }: ReadRules): string | undefined {
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
	const more = [
		...(over === undefined ? [] : sameNames(pack, bundledRuleset(over))),
		...(pack.ruleset === undefined ? [] : [playedAlone(pack.ruleset)]),
	];
	if (counts.length + more.length === 0) return undefined;
	const title = pack.credits === undefined ? pack.name : `${pack.name} (${pack.credits})`;
	return [`${title}${counts.length === 0 ? '' : `: ${counts.join(', ')}`}.`, ...more].join(' ');
}

const playedAlone = (ruleset: string): string =>
	t('A character with “ruleset: {ruleset}” plays it by itself.', { ruleset });

/** Moves that stand in the place of those of the same name, and assets, truths and foes that stand beside them. */
function sameNames({ moves, assets = [], truths = [], npcs = [] }: RulesLayer, below: Ruleset): readonly string[] {
	const instead = alike(
		moves.filter(({ replaces = [] }) => replaces.length === 0),
		below.moves,
	);
	const beside = [
		...alike(assets.filter(isNew), below.assets?.() ?? []),
		...alike(truths.filter(isNew), below.truths?.() ?? []),
		...alike(npcs.filter(isNew), below.npcs?.() ?? []),
	];
	return [
		...(instead.length > 0 ? [t('In the place of moves of the same name: {names}.', { names: listed(instead) })] : []),
		...(beside.length > 0
			? [
					t('Beside others of the same name, which are then called “{example}”: {names}.', {
						example: `${beside[0] ?? ''} (${below.title})`,
						names: listed(beside),
					}),
				]
			: []),
	];
}

const isNew = ({ replaces = [] }: PackEntry): boolean => replaces.length === 0;

function alike(own: readonly Named[], below: readonly Named[]): readonly string[] {
	const names = new Set(below.map(({ name }) => foldedLetters(name)));
	return own.map(({ name }) => name).filter(name => names.has(foldedLetters(name)));
}

interface Named {
	readonly name: string;
}

/** How many names are listed one by one. */
const MOST_NAMES = 5;

function listed(names: readonly string[]): string {
	const shown = names.slice(0, MOST_NAMES).join(', ');
	const count = names.length - MOST_NAMES;
	return count > 0 ? tn(count, '{shown} and {count} more', '{shown} and {count} more', { shown }) : shown;
}

function assetsIn({ book, assets }: Pick<ReadRules, 'book'> & { assets: Parameters<typeof abilitiesOf>[0] }): string {
	const { abilities, count, notWhole } = abilitiesOf(assets, book);
	const words = tn(assets.length, '{count} asset', '{count} assets');
	if (abilities === 0) return words;
	const read = t('{whole} carried out, {part} in part, {shown} shown', {
		whole: count.whole,
		part: count.part,
		shown: count.shown + count.card + count.story,
	});
	const names = listed(notWhole.map(({ asset, ability }) => `${asset} ${ability}`));
	const which = notWhole.length === 0 ? '' : t('; left to you: {names}', { names });
	return `${words} (${tn(abilities, '{count} ability', '{count} abilities')}: ${read}${which})`;
}
