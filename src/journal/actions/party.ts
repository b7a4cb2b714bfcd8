import type { Asset } from '../../play/assets/asset';
import type { Character } from '../../play/character/character';
import { getOwn } from '../../rules/core/collections';
import { problem, parseOk, parseError, type Problem, type ParseResult } from '../../rules/core/problem';
import type { Ruleset } from '../../rules/ruleset';
import { readCharacter, type CharacterNote } from '../character/character-note';
import { readFrontmatter } from '../frontmatter/frontmatter';
import { PropertyMap } from '../frontmatter/property-map';
import { isNested, swornIn, textsOf, type Properties } from '../frontmatter/properties';
import { isLink, linkTarget, nameOf } from '../../rules/search/stated-name';
import { unreadableNote } from '../notes/unreadable-note';
import type { PartyNote } from './action-notes';
import { t } from '../../i18n/translate';

/** The note with the values that a character shares with its party, and what it says of impacts. */
export interface PartyHome {
	readonly path: string;
	/** The meters and impacts that are one for all. */
	readonly meters: readonly string[];
	readonly impacts: readonly string[];
	/** The impacts that are marked in the party's note, and those that are marked in the character's. */
	readonly marked: readonly string[];
	readonly own: readonly string[];
}

/** A character read from its note and from that of its party. */
interface MemberSheet extends CharacterNote {
	readonly party?: PartyHome;
}

/** The names of the meters and impacts that the rules call shared. */
export const sharedBy = (ruleset: Ruleset): Pick<PartyHome, 'meters' | 'impacts'> => ({
	meters: ruleset.condition_meters.flatMap(({ name, shared }) => (shared ? [name] : [])),
	impacts: ruleset.impacts.flatMap(({ name, shared }) => (shared ? [name] : [])),
});

/** What `party` of a character links to; undefined if it links to nothing, since other words are the player's own. */
export function partyLinks(properties: Properties): readonly string[] | undefined {
	const value = properties.get('party');
	const texts = textsOf(properties, 'party');
	// “[[Party]]” without quotes is a list in a list
	const isStated = texts.some(isLink) || (Array.isArray(value) && value.some(Array.isArray));
	return isStated ? texts.map(linkTarget) : undefined;
}

/**
 * Reads a character. The meters and impacts that the rules call shared come from the note of its party, if `party` links
 * to one; if that cannot be read, nothing else stands in for them.
 */
export function readMember(
	name: string,
	own: Properties,
	party: PartyNote | undefined,
	{ ruleset, noted }: { readonly ruleset: Ruleset; readonly noted: readonly Asset[] },
): MemberSheet {
	const links = partyLinks(own);
	if (!links) return readCharacter(name, own, ruleset, noted);
	const shared = sharedBy(ruleset);
	const values: Properties = new PropertyMap(
		[...own].filter(([key]) => !shared.meters.includes(key.trim().toLowerCase())),
	);
	const properties = partyProperties(name, links, party);
	if (!properties.ok) return withoutParty(readCharacter(name, values, ruleset, noted), shared, properties.problems);
	const path = party?.path ?? '';
	const sheet = readCharacter(nameOf(path), properties.value, { ...ruleset, stats: [], special_tracks: [] });
	const { meters, impacts: marked, unread = {} } = sheet.character;
	const common = marked.filter(impact => shared.impacts.includes(impact));
	const together: Properties = new PropertyMap([
		...values,
		...shared.meters.flatMap(key => [[key, getOwn(meters, key) ?? null] as const]),
		...(isNested(own.get('impacts')) ? [] : [['impacts', [...textsOf(own, 'impacts'), ...common]] as const]),
	]);
	const { character, problems } = readCharacter(name, together, ruleset, noted);
	const ownImpacts = readCharacter(name, own, ruleset).character.impacts;
	const lost = [...shared.meters, 'impacts'].flatMap(key => {
		const problem = getOwn(unread, key);
		return problem ? [[key, problem] as const] : [];
	});
	return {
		character: {
			...character,
			impacts: [...new Set(character.impacts)],
			...(lost.length > 0 ? { unread: { ...character.unread, ...Object.fromEntries(lost) } } : {}),
		},
		problems: [...lost.map(([, problem]) => problem), ...shadowed(name, own, shared.meters, path), ...problems],
		party: { path, ...shared, marked, own: ownImpacts },
	};
}

/** The properties of the one note that `party` links to. */
function partyProperties(
	name: string,
	links: readonly string[],
	party: PartyNote | undefined,
): ParseResult<Properties> {
	const [link = '', another] = links;
	if (another !== undefined)
		return parseError('several_parties', t('“party” of {name} links to several notes. Keep one of them.', { name }));
	if (party?.link !== link)
		return parseError(
			'missing_party',
			t('The note “{link}”, to which “party” of {name} links, is not found.', { link, name }),
		);
	const torn = unreadableNote(party.path, party.text);
	if (torn) return { ok: false, problems: [torn.problem] };
	const frontmatter = readFrontmatter(party.text);
	if (!frontmatter.ok) return frontmatter;
	if (swornIn(frontmatter.value.values) === 'party') return parseOk(frontmatter.value.values);
	return parseError(
		'not_a_party',
		t('“{link}”, to which “party” of {name} links, is no party. Write “sworn: party” into its properties.', {
			link,
			name,
		}),
	);
}

/** The sheet without any of what is shared: it is not known, so nothing is rolled with it or written over it. */
function withoutParty(
	{ character, problems }: CharacterNote,
	{ meters }: Pick<PartyHome, 'meters'>,
	why: readonly Problem[],
): MemberSheet {
	const [first] = why;
	const unknown = first ? Object.fromEntries([...meters, 'impacts'].map(key => [key, first])) : {};
	return { character: { ...character, unread: { ...character.unread, ...unknown } }, problems: [...why, ...problems] };
}

/** Says that a value in the character's own note does not count. */
const shadowed = (name: string, own: Properties, meters: readonly string[], path: string): readonly Problem[] =>
	meters.flatMap(key =>
		typeof own.get(key) === 'number'
			? [
					problem(
						'shared_value',
						t('“{key}” in the note of {name} is not read, since “{party}” has it for all. Remove it there.', {
							key,
							name,
							party: nameOf(path),
						}),
					),
				]
			: [],
	);

/** A member of a party before and after an action. */
interface Member {
	readonly home: PartyHome;
	readonly was: Character;
	readonly is: Character;
}

/** What of a change is to be written into the character's own note. */
export function ownPart(character: Character, was: Character, home: PartyHome | undefined): Character {
	if (!home) return character;
	const isOwn = (impact: string) => home.own.includes(impact) || !home.impacts.includes(impact);
	const others = Object.entries(character.meters).filter(([key]) => !home.meters.includes(key));
	const shared = Object.entries(was.meters).filter(([key]) => home.meters.includes(key));
	return {
		...character,
		meters: Object.fromEntries([...others, ...shared]),
		impacts: character.impacts.filter(isOwn),
	};
}

/** The values of a party's note before and after its members changed them, as those of a character without any others. */
export function partyPart(members: readonly [Member, ...Member[]]): {
	readonly was: Character;
	readonly is: Character;
} {
	const [{ home, was: first }] = members;
	const meters: Record<string, number> = Object.fromEntries(
		Object.entries(first.meters).filter(([key]) => home.meters.includes(key)),
	);
	const was: Character = { ...first, name: nameOf(home.path), meters: { ...meters }, impacts: home.marked };
	let impacts = home.marked;
	for (const { was, is } of members) {
		for (const key of home.meters) {
			const [before, after] = [getOwn(was.meters, key), getOwn(is.meters, key)];
			if (after === undefined || after === before) continue;
			meters[key] = before === undefined ? after : (meters[key] ?? before) + after - before;
		}
		const gained = is.impacts.filter(each => home.impacts.includes(each) && !was.impacts.includes(each));
		impacts = [
			...new Set([...impacts.filter(each => !was.impacts.includes(each) || is.impacts.includes(each)), ...gained]),
		];
	}
	return { was, is: { ...was, meters, impacts } };
}
