import { findNamed } from '../../rules/search/folded-name';
import type { Asset } from '../../play/assets/asset';
import type { Character } from '../../play/character/character';
import type { Track } from '../../play/tracks/track';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { rewriteAssetList } from '../assets/asset-list';
import { isSameAsset, fitsInList, noteOfListed, writeAssetNote } from '../assets/write-asset-note';
import { writeCharacter } from '../character/character-note';
import { fileNameProblem } from '../notes/file-name';
import { readFrontmatter } from '../frontmatter/frontmatter';
import { setProperties } from '../frontmatter/set-properties';
import { listAsWritten } from '../frontmatter/list-as-text';
import { textsOf } from '../frontmatter/properties';
import { replaceBody } from '../note-blocks/find-blocks';
import type { TextChange } from '../text/text-change';
import { rewriteTrackBlock } from '../track/track-block';
import { writeTrackNote } from '../track/track-note';
import { isSameTrack } from '../track/track-values';
import type { WorkingCopy } from './working-copy';
import type { WorkingCopies } from './working-copies';
import type { State } from './character-state';
import { ownPart, partyPart, type PartyHome } from './party';
import { t } from '../../i18n/translate';

/**
 * Writes the state: blocks first, then properties. Inserting and removing whole blocks of tracks is left to the caller.
 */
export function writeState(drafts: WorkingCopies, before: State, after: Character): ParseResult<void> {
	const twice = after.tracks.find((track, i) => after.tracks.findIndex(({ name }) => name === track.name) !== i);
	if (twice)
		return parseError(
			'name_taken',
			t('A track is called “{name}” already. Give the new one another name, so that a record can tell them apart.', {
				name: twice.name,
			}),
		);
	// Changes in blocks use offsets of the original text, so they come first.
	return inTurn([
		() => writeTracks(drafts, before, after, 'block'),
		() => writeOwn(drafts.actor, before.character, after, before.homes.party),
		() => writeAllies(drafts, before, after),
		() => writeParties(drafts, before, after),
		() => writeTracks(drafts, before, after, 'note'),
		() => writeAssets(drafts, before, after),
		() => writeAssetList(drafts, before, after),
	]);
}

/** Writes the values of allies into their own notes. */
const writeAllies = (drafts: WorkingCopies, { character, homes }: State, after: Character): ParseResult<void> =>
	inTurn(
		(character.allies ?? []).map(was => () => {
			const is = named(after.allies ?? [], was.name);
			const home = homes.allies.get(was.name);
			if (!is || is === was || !home) return parseOk(undefined);
			return writeOwn(drafts.of(home.path), was, is, home.party);
		}),
	);

/** Writes the values of a character that it does not share. */
const writeOwn = (draft: WorkingCopy, was: Character, is: Character, party: PartyHome | undefined): ParseResult<void> =>
	apply(draft, text => writeCharacter(text, ownPart(was, was, party), ownPart(is, was, party)));

/** Writes what the actor and its allies share into the notes of their parties, each once. */
function writeParties(drafts: WorkingCopies, { character, homes }: State, after: Character): ParseResult<void> {
	const allies = (character.allies ?? []).map(was => ({
		home: homes.allies.get(was.name)?.party,
		was,
		is: named(after.allies ?? [], was.name) ?? was,
	}));
	const members = [{ home: homes.party, was: character, is: after }, ...allies].flatMap(({ home, ...member }) =>
		home ? [{ home, ...member }] : [],
	);
	const paths = [...new Set(members.map(({ home }) => home.path))];
	return inTurn(
		paths.map(path => () => {
			const [first, ...others] = members.filter(({ home }) => home.path === path);
			if (!first) return parseOk(undefined);
			const { was, is } = partyPart([first, ...others]);
			return apply(drafts.of(path), text => writeCharacter(text, was, is));
		}),
	);
}

/** Runs steps in order until one fails. */
function inTurn(steps: readonly (() => ParseResult<void>)[]): ParseResult<void> {
	for (const step of steps) {
		const done = step();
		if (!done.ok) return done;
	}
	return parseOk(undefined);
}

function apply(draft: WorkingCopy, write: (text: string) => ParseResult<readonly TextChange[]>): ParseResult<void> {
	const changes = write(draft.text);
	if (!changes.ok) return changes;
	draft.apply(changes.value);
	return parseOk(undefined);
}

const named = <T extends { readonly name: string }>(all: readonly T[], name: string): T | undefined =>
	all.find(each => each.name === name);

function writeTracks(
	drafts: WorkingCopies,
	before: State,
	after: Character,
	where: 'block' | 'note',
): ParseResult<void> {
	const changed = before.character.tracks.flatMap(was => {
		const is = named(after.tracks, was.name);
		return is && !isSameTrack(was, is) ? [{ was, is }] : [];
	});
	const inBlocks = new Map<WorkingCopy, TextChange[]>();
	for (const { was, is } of changed) {
		const home = before.homes.tracks.get(was.name);
		if (!home) return nowhereToWrite(was);
		if (home.kind !== where) continue;
		const draft = drafts.of(home.page.path);
		if (home.kind === 'block') {
			const body = rewriteTrackBlock(home.block.body, was, is);
			inBlocks.set(draft, [...(inBlocks.get(draft) ?? []), ...replaceBody(home.page.text, home.block, body)]);
		} else {
			const written = apply(draft, text => writeTrackNote(text, was, is));
			if (!written.ok) return written;
		}
	}
	for (const [draft, changes] of inBlocks) draft.applyToOriginal(changes);
	return parseOk(undefined);
}

const nowhereToWrite = ({ name }: Track | Asset): ParseResult<never> =>
	parseError(
		'no_home',
		t(
			'The note that “{name}” stands in is not at hand, so its change cannot be written. Nothing was written; open that note and try again.',
			{ name },
		),
	);

function writeAssets(drafts: WorkingCopies, before: State, after: Character): ParseResult<void> {
	return inTurn(
		before.character.assets.map(was => () => {
			const is = named(after.assets, was.name);
			if (!is || isSameAsset(was, is)) return parseOk(undefined);
			const home = before.homes.assets.get(was.name);
			if (!home) return nowhereToWrite(was);
			if (home.kind === 'note') return apply(drafts.of(home.page.path), text => writeAssetNote(text, was, is));
			if (fitsInList(was, is)) return parseOk(undefined);
			return home.isLink ? noNoteFor(is) : createAssetNote(drafts, is);
		}),
	);
}

/**
 * A name in the list stands for an asset with only its first ability, so any other state requires a note, next to the
 * character's.
 */
function createAssetNote(drafts: WorkingCopies, asset: Asset): ParseResult<void> {
	const text = noteOfListed(asset, drafts.actorLink);
	if (!text.ok) return text;
	const { name } = asset;
	if (fileNameProblem(name) === undefined && drafts.create(`${drafts.actorFolder}${name}.md`, text.value))
		return parseOk(undefined);
	return noNoteFor(asset);
}

const noNoteFor = ({ name, asset }: Asset): ParseResult<never> =>
	parseError(
		'asset_without_note',
		t(
			'“{name}” has no note of its own to write to, and none can be made under that name.{name2} Give a note the properties “sworn: asset” and “asset: {asset}”, link to it in “assets”, and try again.',
			{ name, name2: because(name), asset },
		),
	);

const because = (name: string): string => {
	const problem = fileNameProblem(name);
	return problem === undefined ? '' : ` ${problem}`;
};

/** Adds, removes and discards names in the character's list; assets with notes keep their state there. */
function writeAssetList(drafts: WorkingCopies, before: State, after: Character): ParseResult<void> {
	const noted = before.character.assets.filter(({ name }) => before.homes.assets.get(name)?.kind === 'note');
	const withNote = [...noted, ...(before.character.unreadAssets ?? [])];
	const hasNote = (name: string) => findNamed(withNote, name) !== undefined;
	const told = (character: Character) =>
		JSON.stringify(
			character.assets.filter(({ name }) => !hasNote(name)).map(({ name, discarded = false }) => [name, discarded]),
		);
	if (told(before.character) === told(after)) return parseOk(undefined);
	return apply(drafts.actor, text => {
		const frontmatter = readFrontmatter(text);
		if (!frontmatter.ok) return frontmatter;
		const assets = rewriteAssetList(textsOf(frontmatter.value.values, 'assets'), hasNote, after.assets);
		const was = frontmatter.value.values.get('assets');
		return setProperties(text, { assets: assets.length > 0 ? listAsWritten('assets', was, assets) : null });
	});
}
