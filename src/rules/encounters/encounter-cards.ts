import type { Rank } from '../core/rank';
import { plainText, withPlainLinks } from '../rules-text';
import type { Ruleset } from '../ruleset';
import { foldText, foldedLetters, rangesOf, type TextRange } from '../search/folded-text';
import { BEHIND_NAMES, sortByRank, matchHints, matchNames, type Ranked } from '../search/fuzzy-match';
import type { TrackKind } from '../core/track-kind';
import { denizenWords, foeNames } from './denizen-names';
import type { DelveSite, Foe, Rarity } from './foe';

/** A short list with a heading: Features. */
interface CardList {
	readonly title: string;
	readonly items: readonly string[];
}

/** The track that can begin with the facts of a card. */
interface CardTrack {
	readonly kind: TrackKind;
	readonly rank: Rank;
	readonly theme?: string;
	readonly domain?: string;
}

/** A foe, a site or a rarity, as a card to search, show and insert into a note. */
export interface EncounterCard extends Searchable {
	/** "formidable Horror, a variant of the Chiton" */
	readonly about: string;
	readonly lists: readonly CardList[];
	/** Markdown texts with headings; the description has none. */
	readonly texts: readonly { readonly title?: string; readonly text: string }[];
	readonly track?: CardTrack;
}

/** The kinds of cards. */
export type EncounterKind = 'foe' | 'site' | 'rarity';

/** The cards of one kind in a ruleset. */
export function encounterCards(ruleset: Ruleset, kind: EncounterKind): readonly EncounterCard[] {
	switch (kind) {
		case 'foe':
			return (ruleset.npcs?.() ?? []).map(foe => foeCard(foe, fightsAs(ruleset)));
		case 'site':
			return (ruleset.delve_sites?.() ?? []).map(site => siteCard(site, foeNames(ruleset)));
		case 'rarity':
			return (ruleset.rarities?.() ?? []).map(rarity => rarityCard(rarity, assetName(ruleset, rarity)));
	}
}

/**
 * A fight is tracked as an objective where the rules have legacies (Starforged), else as the foe itself (Ironsworn).
 */
const fightsAs = ({ special_tracks }: Ruleset): TrackKind =>
	special_tracks.some(track => track.endsWith('_legacy')) ? 'objective' : 'foe';

function foeCard(foe: Foe, kind: TrackKind): EncounterCard {
	const { _id, name, nature, rank, summary, variantOf } = foe;
	const features = foe.features.map(plainText);
	const kin = variantOf === undefined ? '' : `, a variant of ${variantOf}`;
	return {
		_id,
		name,
		category: rank,
		hint: [nature, summary ?? variantOf ?? foe.category, features.join(', ')].filter(Boolean).join(' · '),
		about: `${rank} ${nature.toLowerCase()}${kin}`,
		lists: [
			{ title: 'Features', items: features },
			{ title: 'Drives', items: foe.drives.map(plainText) },
			{ title: 'Tactics', items: foe.tactics.map(plainText) },
		].filter(({ items }) => items.length > 0),
		texts: [
			{ text: withPlainLinks(foe.description) },
			...(foe.quest_starter ? [{ title: 'Quest starter', text: withPlainLinks(foe.quest_starter) }] : []),
			...(foe.your_truth ? [{ title: 'Your truth', text: withPlainLinks(foe.your_truth) }] : []),
		],
		track: { kind, rank },
	};
}

function siteCard(site: DelveSite, foe: (id: string) => string | undefined): EncounterCard {
	const { _id, name, rank, theme, domain, description, denizens } = site;
	const place = `${theme} ${domain.toLowerCase()}`;
	return {
		_id,
		name,
		category: rank,
		hint: `${place} · ${denizens.flatMap(({ npc }) => (npc === undefined ? [] : (foe(npc) ?? []))).join(', ')}`,
		about: `${rank} site: ${place}`,
		lists: [
			{
				title: 'Denizens',
				items: denizens.map(denizen => `${rangeOf(denizen)} ${denizenWords(denizen, foe)}`),
			},
		],
		texts: [{ text: withPlainLinks(description) }],
		track: { kind: 'site', rank, theme, domain },
	};
}

const rangeOf = ({ min, max }: { readonly min: number; readonly max: number }): string =>
	min === max ? String(min) : `${min}–${max}`;

const assetName = (ruleset: Ruleset, { asset }: Rarity): string =>
	ruleset.assets?.().find(({ _id }) => _id === asset)?.name ?? 'an asset';

const rarityCard = ({ _id, name, xp_cost, description }: Rarity, asset: string): EncounterCard => ({
	_id,
	name,
	category: `${xp_cost} experience`,
	hint: `${asset} · ${plainText(description)}`,
	about: `rarity for ${asset}, ${xp_cost} experience`,
	lists: [],
	texts: [{ text: withPlainLinks(description) }],
});

/**
 * Writes a card as a callout that any app can show: a description and its lists, and for a rarity a note that its
 * effects are not automated.
 */
export function calloutOf({ name, about, lists, track }: EncounterCard): string {
	const lines = lists.flatMap(({ title, items }) => [`**${title}:** ${items.join('; ')}`]);
	const told = track ? lines : [REMINDER];
	return [`> [!info] ${name}`, `> *${about}*`, ...told.flatMap(line => ['>', `> ${line}`])].join('\n');
}

const REMINDER = 'When it is yours, pay its experience, and play by what its card says: nothing is changed by itself.';

/** Can be searched by name and description. */
interface Searchable {
	readonly _id: string;
	readonly name: string;
	/** "extreme", "site, formidable" */
	readonly category: string;
	/** A one-line description: "Horror. Withered flesh; clawed fingernails". */
	readonly hint: string;
}

interface LookedUpMatch<T> {
	readonly item: T;
	readonly nameRanges: readonly TextRange[];
	readonly hintRanges: readonly TextRange[];
}

/** Finds cards by name, else by descriptions that contain every word; best match first. */
export function searchCards<T extends Searchable>(items: readonly T[], query: string): readonly LookedUpMatch<T>[] {
	const typed = foldedLetters(query);
	if (typed === '') return items.map(item => ({ item, nameRanges: [], hintRanges: [] }));
	const words = typed.split(' ').map(word => [word]);
	return sortByRank(items.flatMap(item => meetName(item, typed) ?? meetWords(item, words) ?? []));
}

function meetName<T extends Searchable>(item: T, typed: string): Ranked<LookedUpMatch<T>> | undefined {
	const name = foldText(item.name);
	const found = matchNames([name], typed);
	if (!found) return undefined;
	const { rank, looseness, letters } = found;
	return { rank, looseness, match: { item, nameRanges: rangesOf(name, letters), hintRanges: [] } };
}

function meetWords<T extends Searchable>(
	item: T,
	words: readonly (readonly string[])[],
): Ranked<LookedUpMatch<T>> | undefined {
	const hint = foldText(item.hint);
	const found = matchHints([hint, foldText(`${item.name} ${item.category}`)], words);
	if (!found) return undefined;
	const hintRanges = found.hint === 0 ? rangesOf(hint, found.letters) : [];
	return { rank: BEHIND_NAMES, looseness: found.looseness, match: { item, nameRanges: [], hintRanges } };
}
