import { findNamed, isSameName } from '../../rules/search/folded-name';
import type { UnreadAsset } from '../../play/assets/unread-assets';
import { mayCountAsImpact } from '../../play/assets/unread-assets';
import type { Asset } from '../../play/assets/asset';
import type { Character } from '../../play/character/character';
import type { Track } from '../../play/tracks/track';
import { tracksAsNamed } from '../../play/tracks/track';
import { problem, read, type Problem, type Reading } from '../../rules/problem';
import { cardFinder } from '../../rules/assets/find-card';
import { given } from '../../rules/collections';
import type { TrackKind } from '../../rules/track-kind';
import { isTrackKind } from '../../rules/track-kind';
import type { Ruleset } from '../../rules/ruleset';
import { linkOfListed, readListedAsset } from '../assets/asset-list';
import { isAssetNote, readAssetNote } from '../assets/asset-note';
import { readCharacter } from '../character/character-note';
import { frontmatterBounds } from '../frontmatter/bounds';
import { readFrontmatter } from '../frontmatter/frontmatter';
import type { Frontmatter } from '../frontmatter/frontmatter';
import type { Properties } from '../frontmatter/properties';
import { swornIn, textsOf } from '../frontmatter/properties';
import { swornBlocks } from '../blocks-in-note/in-note';
import type { SwornBlockAt } from '../blocks-in-note/in-note';
import { readName } from '../record/record-values';
import { readBlock } from '../sworn-block/sworn-block';
import { isTrackBlock, readTrackBlock } from '../track/track-block';
import { isTrackNote, readTrackNote } from '../track/track-note';
import type { Nearness } from '../character/nearness';
import { byNearness } from '../character/nearness';
import { foldedName, nameOf, withoutEnding } from '../notes/note-name';
import type { UnreadableNote } from '../notes/unreadable-note';
import { lostNote, unreadableNote } from '../notes/unreadable-note';
import { allPages } from './page';
import type { Page, Pages } from './page';
import { t } from '../../language/text';

/** The acting character with all tracks and assets on the pages, where each is written, and problems to fix. */
export interface State {
	readonly character: Character;
	readonly homes: Homes;
	readonly problems: readonly StateProblem[];
}

/** A problem to fix. One with a track or an asset has its name, since it is also reported wherever that is needed. */
export interface StateProblem extends Problem {
	readonly track?: string;
	readonly asset?: string;
}

/** Where tracks, assets and allies are written, by name. */
interface Homes {
	readonly tracks: ReadonlyMap<string, TrackHome>;
	readonly assets: ReadonlyMap<string, AssetHome>;
	/** The paths of the allies' notes. */
	readonly allies: ReadonlyMap<string, string>;
}

export type TrackHome =
	| { readonly kind: 'block'; readonly page: Page; readonly block: SwornBlockAt }
	| { readonly kind: 'note'; readonly page: Page };

/** An asset's own note, or a name in the character's list, possibly a link to a note that is not an asset. */
type AssetHome = { readonly kind: 'note'; readonly page: Page } | { readonly kind: 'list'; readonly isLink: boolean };

/**
 * Reads the current state. Tracks are looked up in the journal first, then in the character's note, then in other
 * notes, nearest first. Of two with the same name the first counts and the second is reported. If both are equally
 * near, neither counts, except that tracks with their own notes go by path. One that cannot be read keeps its name: no
 * other takes its place. `names` are the names used by a record, which then must be readable.
 */
export function stateOn(pages: Pages, ruleset: Ruleset, names?: readonly string[]): Reading<State> {
	const { actor } = pages;
	const own = readFrontmatter(actor.text);
	if (!own.ok) return own;
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
	const sheet = readCharacter(nameOf(actor.path), own.value.values, ruleset, noted);
	return read({
		character: {
			...sheet.character,
			tracks: named,
			...unreadTracks(unread),
			...(unreadAssets.length > 0 ? { unreadAssets } : {}),
			...(allies.length > 0 ? { allies: allies.map(({ ally }) => ally) } : {}),
		},
		homes: {
			allies: new Map(allies.map(({ ally, path }) => [ally.name, path])),
			tracks: new Map(
				clear.flatMap(({ home }, i) => {
					const track = named[i];
					return track ? [[track.name, home] as const] : [];
				}),
			),
			assets: new Map<string, AssetHome>([
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
const alliesOn = ({ journal, allies = [] }: Pages, ruleset: Ruleset) =>
	allies.flatMap(({ name, page, others }) => {
		const state = stateOn({ journal, actor: page, others }, ruleset);
		return state.ok ? [{ ally: { ...state.value.character, name }, path: page.path }] : [];
	});

/** An entry of the list, before notes are considered. */
const listed = (text: string, noted: readonly Asset[]): [string, AssetHome] => [
	findNamed(noted, readListedAsset(text).name)?.name ?? readListedAsset(text).name,
	{ kind: 'list', isLink: linkOfListed(text) !== undefined },
];

interface Found<T, Home> {
	readonly value: T;
	readonly home: Home;
}

interface Contents {
	readonly tracks: readonly Found<Track, TrackHome>[];
	readonly assets: readonly Found<Asset, AssetHome & { kind: 'note' }>[];
	readonly problems: readonly StateProblem[];
	readonly unread: readonly Unread[];
}

/** A track or asset that cannot be read, and what it says it is. */
interface Unread {
	readonly kind?: TrackKind;
	/** For an asset: the name of its card, if that can be recognized. */
	readonly asset?: string;
	readonly what: 'track' | 'asset';
	readonly name: string;
	readonly page: Page;
	readonly problems: readonly Problem[];
}

/** The problems with what a record names, and with any asset that may count as an impact. */
const neededUnread = (
	unread: readonly Unread[],
	names: readonly string[],
	assets: readonly UnreadAsset[],
): readonly Problem[] => [
	...unread.flatMap(({ name, problems }) => (names.some(each => isSameName(nameOf(each), name)) ? problems : [])),
	...assets.flatMap(asset =>
		mayCountAsImpact(asset) && !names.some(each => isSameName(nameOf(each), asset.name)) ? asset.problems : [],
	),
];

/** An asset that cannot be read, with the card of the book that its note says it is. */
function unreadAsset({ name, asset = name, problems }: Unread, ruleset: Ruleset): UnreadAsset {
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
function withoutStandIns<T extends { readonly name: string }, Home extends { readonly page: Page }>(
	found: readonly Found<T, Home>[],
	unread: readonly Unread[],
	of: Unread['what'],
): readonly Found<T, Home>[] {
	const isNearer = (one: Page, other: Page) =>
		!one.nearness || !other.nearness || byNearness(one.nearness, other.nearness) <= 0;
	const isStandIn = ({ value, home }: Found<T, Home>) =>
		unread.some(
			({ what, name, page }) =>
				what === of && foldedName(name) === foldedName(nameOf(value.name)) && isNearer(page, home.page),
		);
	return found.filter(each => !isStandIn(each));
}

/** A cache of notes with tracks and assets, most of which stay the same from one move to the next. */
const lastRead = new Map<string, { readonly page: Page; readonly ruleset: Ruleset; readonly contents: Contents }>();
const MOST_REMEMBERED = 3000;

/** The contents of a note, read again only if its text or the rules have changed. */
function knownContents(page: Page, ruleset: Ruleset): Contents {
	const known = lastRead.get(page.path);
	const isSame = known?.page.text === page.text && known.page.seems === page.seems;
	if (isSame && known.ruleset === ruleset) return withPage(known.contents, page);
	const torn = unreadableNote(page.path, page.text) ?? lostOf(page);
	const contents = torn ? tornContents(page, torn, ruleset) : contentsOf(page, readFrontmatter(page.text), ruleset);
	const [oldest] = lastRead.keys();
	if (!lastRead.delete(page.path) && lastRead.size >= MOST_REMEMBERED && oldest !== undefined) lastRead.delete(oldest);
	lastRead.set(page.path, { page, ruleset, contents });
	return contents;
}

/** How near a note is depends on the journal, unlike what is in it. */
const withPage = (contents: Contents, page: Page): Contents =>
	contents.unread.length === 0 ? contents : { ...contents, unread: contents.unread.map(each => ({ ...each, page })) };

/** A note that was a track or asset and has no properties any more. */
const lostOf = ({ path, text, seems }: Page): UnreadableNote | undefined =>
	seems && !frontmatterBounds(text).exists ? lostNote(path, seems) : undefined;

/** The contents of a note that cannot be read: the track or asset that it seems to be, and the tracks in its blocks. */
function tornContents(page: Page, torn: UnreadableNote, ruleset: Ruleset): Contents {
	const { seems } = torn;
	const what = seems === 'track' || seems === 'asset' ? seems : page.seems;
	const contents = contentsOf(page, { ok: false, problems: [] }, ruleset);
	if (what !== 'track' && what !== 'asset')
		return seems === 'empty' ? contents : { ...contents, problems: [torn.problem, ...contents.problems] };
	const name = nameOf(page.path);
	return {
		...contents,
		problems: [{ ...torn.problem, [what]: name }, ...contents.problems],
		unread: [
			{ what, name, page, problems: [torn.problem], ...given({ kind: torn.kind, asset: torn.asset }) },
			...contents.unread,
		],
	};
}

/** Renames a track to the name that the journal uses. */
function byItsName(
	found: Found<Track, TrackHome>,
	called: ReadonlyMap<string, string | undefined>,
): Found<Track, TrackHome> {
	const { value, home } = found;
	if (home.kind === 'block') return found;
	const { path } = home.page;
	return { value: { ...value, name: called.get(path) ?? value.name, path: withoutEnding(path) }, home };
}

/**
 * Leaves out tracks in blocks that share their name with an equally near note, since a block has no path to distinguish
 * it.
 */
function withoutUnclear(
	found: readonly Found<Track, TrackHome>[],
	nearness: ReadonlyMap<string, Nearness | undefined>,
): readonly Found<Track, TrackHome>[] {
	const byPath = new Map<string, Page[]>();
	for (const { value, home } of found) {
		const name = nameOf(home.page.path);
		if (home.kind === 'note' && value.name !== name) byPath.set(name, [...(byPath.get(name) ?? []), home.page]);
	}
	const isUnclear = ({ value, home }: Found<Track, TrackHome>) =>
		home.kind === 'block' && (byPath.get(value.name) ?? []).some(page => isAsNear(home.page, page, nearness));
	return found.filter(each => !isUnclear(each));
}

/**
 * Reports tracks that go by their paths because their name is shared. If the plain name means one of them, that is
 * reported too.
 */
function byPath(
	found: readonly Found<Track, TrackHome>[],
	nearness: ReadonlyMap<string, Nearness | undefined>,
): readonly StateProblem[] {
	const firsts = new Map(found.map(({ value, home }) => [value.name, home.page]));
	return found.flatMap(({ value, home }) => {
		const name = nameOf(home.page.path);
		if (home.kind === 'block' || value.name === name) return [];
		const first = firsts.get(name);
		firsts.set(name, first ?? home.page);
		if (!first) return [];
		const isMeant = found.some(({ value }) => value.name === name) && !isAsNear(first, home.page, nearness);
		return [{ ...(isMeant ? farther : unclear)(name, first, home.page, value.name), track: name }];
	});
}

/** The contents of one page: the track or asset that it is, and the tracks in its blocks. */
function contentsOf(page: Page, frontmatter: Reading<Frontmatter>, ruleset: Ruleset): Contents {
	const tracks: Found<Track, TrackHome>[] = [];
	const assets: Found<Asset, AssetHome & { kind: 'note' }>[] = [];
	const problems: StateProblem[] = [];
	const unread: Unread[] = [];
	const name = nameOf(page.path);
	const properties: Properties = frontmatter.ok ? frontmatter.value.values : new Map();
	if (!frontmatter.ok) problems.push(...frontmatter.problems.map(problem => inNote(name, problem)));
	if (isTrackNote(properties)) {
		const track = readTrackNote(name, properties);
		if (track.ok) tracks.push({ value: track.value, home: { kind: 'note', page } });
		else {
			problems.push(...track.problems.map(problem => ({ ...problem, track: name })));
			unread.push({ what: 'track', name, page, problems: track.problems, ...kindCalled(swornIn(properties)) });
		}
	}
	if (isAssetNote(properties)) {
		const asset = readAssetNote(name, properties, cardFinder(ruleset));
		if (asset.ok) assets.push({ value: asset.value, home: { kind: 'note', page } });
		else {
			problems.push(...asset.problems.map(problem => ({ ...problem, asset: name })));
			unread.push({ what: 'asset', name, page, problems: asset.problems, ...assetCalled(properties) });
		}
	}
	for (const block of swornBlocks(page.text).filter(({ body }) => isTrackBlock(body))) {
		const track = readTrackBlock(block.body);
		if (track.ok) tracks.push({ value: track.value.track, home: { kind: 'block', page, block } });
		else {
			const named = track.problems.map(problem => inNote(name, problem));
			problems.push(...named.map(problem => ({ ...problem, track: trackNameIn(block.body) })));
			unread.push({
				what: 'track',
				name: trackNameIn(block.body),
				page,
				problems: named,
				...kindCalled(readBlock(block.body).entries[0]?.key),
			});
		}
	}
	return { tracks, assets, problems, unread };
}

const kindCalled = (word = ''): { readonly kind?: TrackKind } => (isTrackKind(word) ? { kind: word } : {});

const assetCalled = (properties: Properties): { readonly asset?: string } =>
	given({ asset: textsOf(properties, 'asset').map(readName)[0] });

/** The name in a block that cannot be read as a track. */
export const trackNameIn = (body: string): string => readName(readBlock(body).entries[0]?.items[0]?.text ?? '');

/** Next to a sheet, a position within a note is of no use, so the message gets the note's name. */
const inNote = (name: string, { code, message }: Problem): Problem =>
	problem(code, t('In “{name}”: {message}', { name, message }));

/** Sorts pages by nearness; those without it stay in place. */
const inOrder = (pages: readonly Page[]): readonly Page[] =>
	[...pages].sort((a, b) => (a.nearness && b.nearness ? byNearness(a.nearness, b.nearness) : 0));

function firstOfEach<T extends { readonly name: string }, Home extends { readonly page: Page }>(
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

/** Whether two pages are equally near. Within one page, the upper track counts. */
function isAsNear(one: Page, other: Page, nearness: ReadonlyMap<string, Nearness | undefined>): boolean {
	const [a, b] = [nearness.get(one.path), nearness.get(other.path)];
	return one.path !== other.path && a !== undefined && b !== undefined && byNearness(a, b) === 0;
}

const unclear = (name: string, { path: one }: Page, { path: other }: Page, called: string): Problem =>
	problem(
		'twins',
		t(
			'“{name}” stands in “{one}” and in “{other}”, and neither is nearer. Name the one that is meant by its path, such as “{called}”, or give one another name.',
			{ name, one: withoutEnding(one), other: withoutEnding(other), called },
		),
	);

const farther = (name: string, { path: one }: Page, { path: other }: Page, called: string): Problem =>
	problem(
		'same_name',
		t(
			'“{name}” stands in “{one}” and again in “{other}”. The first one counts; the other goes by its path, “{called}”.',
			{ name, one: withoutEnding(one), other: withoutEnding(other), called },
		),
	);

const twins = (name: string, { path: one }: Page, { path: other }: Page): Problem =>
	problem(
		'twins',
		t(
			'“{name}” stands in “{one}” and in “{other}”, and neither is nearer. Nothing changes either of them: give one another name, or say whose it is with “character” in its properties.',
			{ name, one: withoutEnding(one), other: withoutEnding(other) },
		),
	);

function sameName(name: string, first: Page, second: Page): Problem {
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
