import { findNamed, isSameName, foldedName } from '../../rules/search/folded-name';
import { mayCountAsImpact, type InvalidAsset } from '../../play/assets/invalid-assets';
import type { Asset } from '../../play/assets/asset';
import type { Character } from '../../play/character/character';
import { tracksAsNamed, type Track } from '../../play/tracks/track';
import { parseOk, type Problem, type ParseResult, problem } from '../../rules/core/problem';
import { cardFinder } from '../../rules/assets/find-card';
import { given } from '../../rules/core/collections';
import type { Ruleset } from '../../rules/ruleset';
import { linkOfListed, readListedAsset } from '../assets/asset-list';
import { readFrontmatter } from '../frontmatter/frontmatter';
import { textsOf } from '../frontmatter/properties';
import { byNearness, type Nearness } from '../character/folder-distance';
import { nameOf, withoutEnding } from '../../rules/search/stated-name';
import { unreadableNote } from '../notes/unreadable-note';
import { allPages, type ActionNote, type ActionNotes } from './action-notes';
import type { AssetLocation, Found, StateProblem, TrackNoteLocation, Unread } from './notes-state';
import { contentsOf, knownContents } from './notes-state';
import { readMember, type PartyHome } from './party';
import { t } from '../../i18n/translate';

function firstOfEach<T extends { readonly name: string }, Home extends { readonly page: ActionNote }>(
	all: readonly Found<T, Home>[],
	what: 'track' | 'asset',
	nearness: ReadonlyMap<string, Nearness | undefined>,
): { found: readonly Found<T, Home>[]; problems: readonly StateProblem[] } {
	const found = new Map<string, Found<T, Home>>();
	const unclear = new Set<string>();
	const problems: StateProblem[] = [];
	for (const each of all) {
		const { name } = each.value;
		const first = found.get(name);
		if (!first) {
			found.set(name, each);
			continue;
		}
		const [one, other] = [first.home.page, each.home.page];
		const isUnclear = isAsNear(one, other, nearness);
		if (isUnclear) unclear.add(name);
		problems.push({ ...(isUnclear ? twins(name, one, other) : sameName(name, one, other)), [what]: name });
	}
	return { found: [...found.values()].filter(({ value }) => !unclear.has(value.name)), problems };
}

/**
 * Leaves out tracks in blocks that share their name with an equally near note, since a block has no path to distinguish
 * it.
 */
function withoutUnclear(
	found: readonly Found<Track, TrackNoteLocation>[],
	nearness: ReadonlyMap<string, Nearness | undefined>,
): readonly Found<Track, TrackNoteLocation>[] {
	const byPath = new Map<string, ActionNote[]>();
	for (const { value, home } of found) {
		const name = nameOf(home.page.path);
		const key = foldedName(name);
		if (home.kind === 'note' && value.name !== name) byPath.set(key, [...(byPath.get(key) ?? []), home.page]);
	}
	const isUnclear = ({ value, home }: Found<Track, TrackNoteLocation>) =>
		home.kind === 'block' &&
		(byPath.get(foldedName(value.name)) ?? []).some(page => isAsNear(home.page, page, nearness));
	return found.filter(each => !isUnclear(each));
}

/**
 * Reports tracks that go by their paths because their name is shared. If the plain name means one of them, that is
 * reported too.
 */
function byPath(
	found: readonly Found<Track, TrackNoteLocation>[],
	nearness: ReadonlyMap<string, Nearness | undefined>,
): readonly StateProblem[] {
	const firsts = new Map(found.map(({ value, home }) => [foldedName(value.name), home.page]));
	return found.flatMap(({ value, home }) => {
		const name = nameOf(home.page.path);
		if (home.kind === 'block' || value.name === name) return [];
		const first = firsts.get(foldedName(name));
		firsts.set(foldedName(name), first ?? home.page);
		if (!first) return [];
		const isMeant = found.some(({ value }) => isSameName(value.name, name)) && !isAsNear(first, home.page, nearness);
		return [{ ...(isMeant ? farther : unclear)(name, first, home.page, value.name), track: name }];
	});
}

/** Whether two pages are equally near. Within one page, the upper track counts. */
function isAsNear(one: ActionNote, other: ActionNote, nearness: ReadonlyMap<string, Nearness | undefined>): boolean {
	const [a, b] = [nearness.get(one.path), nearness.get(other.path)];
	return one.path !== other.path && a !== undefined && b !== undefined && byNearness(a, b) === 0;
}

const unclear = (name: string, { path: one }: ActionNote, { path: other }: ActionNote, called: string): Problem =>
	problem(
		'twins',
		t(
			'“{name}” stands in “{one}” and in “{other}”, and neither is nearer. Name the one that is meant by its path, such as “{called}”, or give one another name.',
			{ name, one: withoutEnding(one), other: withoutEnding(other), called },
		),
	);

const farther = (name: string, { path: one }: ActionNote, { path: other }: ActionNote, called: string): Problem =>
	problem(
		'same_name',
		t(
			'“{name}” stands in “{one}” and again in “{other}”. The first one counts; the other goes by its path, “{called}”.',
			{ name, one: withoutEnding(one), other: withoutEnding(other), called },
		),
	);

const twins = (name: string, { path: one }: ActionNote, { path: other }: ActionNote): Problem =>
	problem(
		'twins',
		t(
			'“{name}” stands in “{one}” and in “{other}”, and neither is nearer. Nothing changes either of them: give one another name, or say whose it is with “character” in its properties.',
			{ name, one: withoutEnding(one), other: withoutEnding(other) },
		),
	);

function sameName(name: string, first: ActionNote, second: ActionNote): Problem {
	const [one, other] = [first.path, second.path].map(path => nameOf(path));
	const places = one === other ? [first.path, second.path].map(withoutEnding) : [one, other];
	const message =
		first.path === second.path
			? t('“{name}” stands twice in “{one}”. The first one counts; give the other another name.', { name, one })
			: t('“{name}” stands in “{one}” and again in “{other}”. The first one counts; give the other another name.', {
					name,
					one: places[0],
					other: places[1],
				});
	return problem('same_name', message);
}

/** The acting character with all tracks and assets on the pages, where each is written, and problems to fix. */
export interface State {
	readonly character: Character;
	readonly homes: Homes;
	readonly problems: readonly StateProblem[];
}

/** Where tracks, assets and allies are written, by name. */
interface Homes {
	readonly tracks: ReadonlyMap<string, TrackNoteLocation>;
	readonly assets: ReadonlyMap<string, AssetLocation>;
	/** The note of the actor's party. */
	readonly party?: PartyHome;
	readonly allies: ReadonlyMap<string, AllyHome>;
}

/** The path of an ally's note, and that of its party. */
interface AllyHome {
	readonly path: string;
	readonly party?: PartyHome;
}

/**
 * Reads the current state. Tracks are looked up in the journal first, then in the character's note, then in other
 * notes, nearest first. Of two with the same name the first counts and the second is reported. If both are equally
 * near, neither counts, except that tracks with their own notes go by path. One that cannot be read keeps its name: no
 * other takes its place. `names` are the names used by a record, which then must be readable.
 */
export function stateOn(pages: ActionNotes, ruleset: Ruleset, names?: readonly string[]): ParseResult<State> {
	const { actor } = pages;
	const own = readFrontmatter(actor.text);
	if (!own.ok) return { ok: false, problems: [unreadableNote(actor.path, actor.text)?.problem ?? own.problems].flat() };
	const nearness = new Map(allPages(pages).map(page => [page.path, page.nearness]));
	const notes = inOrder(allPages(pages)).map(page => {
		if (page.path === actor.path) return contentsOf(page, own, ruleset);
		return page.path === pages.journal.path
			? contentsOf(page, readFrontmatter(page.text), ruleset)
			: knownContents(page, ruleset);
	});
	const called = new Map(allPages(pages).map(page => [page.path, page.trackName]));
	const unread = notes.flatMap(note => note.unread);
	const unreadAssets = unread.flatMap(each => (each.what === 'asset' ? unreadAsset(each, ruleset) : []));
	const needed = names && neededUnread(unread, names, unreadAssets);
	if (needed && needed.length > 0) return { ok: false, problems: needed };
	const tracks = firstOfEach(
		notes.flatMap(note => note.tracks.map(found => byItsName(found, called))),
		'track',
		nearness,
	);
	const clear = withoutStandIns(withoutUnclear(tracks.found, nearness), unread, 'track');
	const named = tracksAsNamed(
		clear.map(({ value }) => value),
		names ?? [],
	);
	const assets = firstOfEach(
		withoutStandIns(
			notes.flatMap(note => note.assets),
			unread,
			'asset',
		),
		'asset',
		nearness,
	);
	const noted = assets.found.map(({ value }) => value);
	const allies = alliesOn(pages, ruleset);
	const sheet = readMember(nameOf(actor.path), own.value.values, pages.party, { ruleset, noted });
	return parseOk({
		character: {
			...sheet.character,
			assets: sheet.character.assets.filter(asset => noted.includes(asset) || !findNamed(unreadAssets, asset.name)),
			tracks: named,
			...unreadTracks(unread),
			...(unreadAssets.length > 0 ? { unreadAssets } : {}),
			...(allies.length > 0 ? { allies: allies.map(({ ally }) => ally) } : {}),
		},
		homes: {
			...given({ party: sheet.party }),
			allies: new Map(allies.map(({ ally, home }) => [ally.name, home])),
			tracks: new Map(
				clear.flatMap(({ home }, i) => {
					const track = named[i];
					return track ? [[track.name, home] as const] : [];
				}),
			),
			assets: new Map<string, AssetLocation>([
				...textsOf(own.value.values, 'assets').map(text => listed(text, noted)),
				...assets.found.map(({ value, home }) => [value.name, home] as const),
			]),
		},
		problems: [
			...sheet.problems,
			...notes.flatMap(note => note.problems),
			...tracks.problems,
			...byPath(tracks.found, nearness),
			...assets.problems,
		],
	});
}

/** The other characters of the journal that can be read, each with the path of its note. */
const alliesOn = ({ journal, allies = [] }: ActionNotes, ruleset: Ruleset) =>
	allies.flatMap(({ name, page, others, party }) => {
		const state = stateOn({ journal, actor: page, others, ...given({ party }) }, ruleset);
		if (!state.ok) return [];
		const home = { path: page.path, ...given({ party: state.value.homes.party }) };
		return [{ ally: { ...state.value.character, name }, home }];
	});

/** An entry of the list, before notes are considered. */
const listed = (text: string, noted: readonly Asset[]): [string, AssetLocation] => [
	findNamed(noted, readListedAsset(text).name)?.name ?? readListedAsset(text).name,
	{ kind: 'list', isLink: linkOfListed(text) !== undefined },
];

/** The problems with what a record names, and with any asset that may count as an impact. */
const neededUnread = (
	unread: readonly Unread[],
	names: readonly string[],
	assets: readonly InvalidAsset[],
): readonly Problem[] => [
	...unread.flatMap(({ name, problems }) => (names.some(each => isSameName(nameOf(each), name)) ? problems : [])),
	...assets.flatMap(asset =>
		mayCountAsImpact(asset) && !names.some(each => isSameName(nameOf(each), asset.name)) ? asset.problems : [],
	),
];

/** An asset that cannot be read, with the card of the book that its note says it is. */
function unreadAsset({ name, asset = name, problems }: Unread, ruleset: Ruleset): InvalidAsset {
	return { name, asset, problems, ...given({ card: cardFinder(ruleset)(asset) }) };
}

/** The tracks that cannot be read. */
function unreadTracks(unread: readonly Unread[]): Pick<Character, 'unreadTracks'> {
	const tracks = unread.filter(({ what }) => what === 'track');
	return tracks.length === 0
		? {}
		: { unreadTracks: tracks.map(({ name, kind, problems }) => ({ name, problems, ...given({ kind }) })) };
}

/** Leaves out what has the name of something as near or nearer that cannot be read. */
function withoutStandIns<T extends { readonly name: string }, Home extends { readonly page: ActionNote }>(
	found: readonly Found<T, Home>[],
	unread: readonly Unread[],
	of: Unread['what'],
): readonly Found<T, Home>[] {
	const isNearer = (one: ActionNote, other: ActionNote) =>
		!one.nearness || !other.nearness || byNearness(one.nearness, other.nearness) <= 0;
	const isStandIn = ({ value, home }: Found<T, Home>) =>
		unread.some(
			({ what, name, page }) =>
				what === of && foldedName(name) === foldedName(nameOf(value.name)) && isNearer(page, home.page),
		);
	return found.filter(each => !isStandIn(each));
}

/** Renames a track to the name that the journal uses. */
function byItsName(
	found: Found<Track, TrackNoteLocation>,
	called: ReadonlyMap<string, string | undefined>,
): Found<Track, TrackNoteLocation> {
	const { value, home } = found;
	if (home.kind === 'block') return found;
	const { path } = home.page;
	return { value: { ...value, name: called.get(path) ?? value.name, path: withoutEnding(path) }, home };
}

/** Sorts pages by nearness; those without it stay in place. */
const inOrder = (pages: readonly ActionNote[]): readonly ActionNote[] =>
	[...pages].sort((a, b) => (a.nearness && b.nearness ? byNearness(a.nearness, b.nearness) : 0));
