import type { Asset } from '../../play/assets/asset';
import type { Track } from '../../play/tracks/track';
import { problem, type Problem, type ParseResult } from '../../rules/core/problem';
import { cardFinder } from '../../rules/assets/find-card';
import { given } from '../../rules/core/collections';
import { isTrackKind, type TrackKind } from '../../rules/core/track-kind';
import type { Ruleset } from '../../rules/ruleset';
import { isAssetNote, readAssetNote } from '../assets/asset-note';
import { frontmatterBounds } from '../frontmatter/bounds';
import { readFrontmatter, type Frontmatter } from '../frontmatter/frontmatter';
import { swornIn, textsOf, type Properties } from '../frontmatter/properties';
import { swornBlocks } from '../note-blocks/find-blocks';
import type { SwornBlockAt } from '../sworn-block/block-at';
import { statedName as readName, nameOf } from '../../rules/search/stated-name';
import { readBlock } from '../sworn-block/sworn-block';
import { isTrackBlock, readTrackBlock } from '../track/track-block';
import { isTrackNote, readTrackNote } from '../track/track-note';
import { lostNote, unreadableNote, withoutOwner, type UnreadableNote } from '../notes/unreadable-note';
import type { ActionNote } from './action-notes';
import { t } from '../../i18n/translate';

/** A problem to fix. One with a track or an asset has its name, since it is also reported wherever that is needed. */
export interface StateProblem extends Problem {
	readonly track?: string;
	readonly asset?: string;
}

export type TrackNoteLocation =
	| { readonly kind: 'block'; readonly page: ActionNote; readonly block: SwornBlockAt }
	| { readonly kind: 'note'; readonly page: ActionNote };

/** An asset's own note, or a name in the character's list, possibly a link to a note that is not an asset. */
export type AssetLocation =
	{ readonly kind: 'note'; readonly page: ActionNote } | { readonly kind: 'list'; readonly isLink: boolean };

export interface Found<T, Home> {
	readonly value: T;
	readonly home: Home;
}

export interface Contents {
	readonly tracks: readonly Found<Track, TrackNoteLocation>[];
	readonly assets: readonly Found<Asset, AssetLocation & { kind: 'note' }>[];
	readonly problems: readonly StateProblem[];
	readonly unread: readonly Unread[];
}

/** A track or asset that cannot be read, and what it says it is. */
export interface Unread {
	readonly kind?: TrackKind;
	/** For an asset: the name of its card, if that can be recognized. */
	readonly asset?: string;
	readonly what: 'track' | 'asset';
	readonly name: string;
	readonly page: ActionNote;
	readonly problems: readonly Problem[];
}

/** The contents of one page: the track or asset that it is, and the tracks in its blocks. */
export function contentsOf(page: ActionNote, frontmatter: ParseResult<Frontmatter>, ruleset: Ruleset): Contents {
	const tracks: Found<Track, TrackNoteLocation>[] = [];
	const assets: Found<Asset, AssetLocation & { kind: 'note' }>[] = [];
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

/** A cache of notes with tracks and assets, most of which stay the same from one move to the next. */
const lastRead = new Map<
	string,
	{ readonly page: ActionNote; readonly ruleset: Ruleset; readonly contents: Contents }
>();
const MOST_REMEMBERED = 3000;

/** The contents of a note, read again only if its text or the rules have changed. */
export function knownContents(page: ActionNote, ruleset: Ruleset): Contents {
	const known = lastRead.get(page.path);
	const isSame = known?.page.text === page.text && known.page.seems === page.seems && isOwnedAlike(known.page, page);
	if (isSame && known.ruleset === ruleset) return withPage(known.contents, page);
	const torn = unreadableNote(page.path, page.text) ?? lostOf(page);
	const contents = torn ? tornContents(page, torn, ruleset) : ownedContents(page, ruleset);
	const [oldest] = lastRead.keys();
	if (!lastRead.delete(page.path) && lastRead.size >= MOST_REMEMBERED && oldest !== undefined) lastRead.delete(oldest);
	lastRead.set(page.path, { page, ruleset, contents });
	return contents;
}

const isOwnedAlike = ({ mistakenOwner: was }: ActionNote, { mistakenOwner: is }: ActionNote): boolean =>
	was?.written === is?.written && was?.hint[0] === is?.hint[0];

/** The contents of a note, of which nothing counts if it is not known whose it is. */
function ownedContents(page: ActionNote, ruleset: Ruleset): Contents {
	const contents = contentsOf(page, readFrontmatter(page.text), ruleset);
	if (!page.mistakenOwner) return contents;
	const problem = withoutOwner(page.path, page.text, page.mistakenOwner.written, page.mistakenOwner.hint);
	const problems = [problem];
	const unread: readonly Unread[] = [
		...contents.tracks.map(({ value }) => ({
			what: 'track' as const,
			name: value.name,
			kind: value.kind,
			page,
			problems,
		})),
		...contents.assets.map(({ value }) => ({
			what: 'asset' as const,
			name: value.name,
			asset: value.asset,
			page,
			problems,
		})),
	];
	return {
		tracks: [],
		assets: [],
		unread: [...unread, ...contents.unread],
		problems: [...unread.map(({ what, name }) => ({ ...problem, [what]: name })), ...contents.problems],
	};
}

/** How near a note is depends on the journal, unlike what is in it. */
const withPage = (contents: Contents, page: ActionNote): Contents =>
	contents.unread.length === 0 ? contents : { ...contents, unread: contents.unread.map(each => ({ ...each, page })) };

/** A note that was a track or asset and has no properties any more. */
const lostOf = ({ path, text, seems }: ActionNote): UnreadableNote | undefined =>
	seems && !frontmatterBounds(text).exists ? lostNote(path, seems) : undefined;

/** The contents of a note that cannot be read: the track or asset that it seems to be, and the tracks in its blocks. */
function tornContents(page: ActionNote, torn: UnreadableNote, ruleset: Ruleset): Contents {
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
