import { problem, parseError, type Problem, type ParseResult } from '../../rules/core/problem';
import { didYouMean } from '../../rules/search/nearest-name';
import { cardFinder, type CardFinder } from '../../rules/assets/find-card';
import type { Asset } from '../../play/assets/asset';
import { findTrack, type Track } from '../../play/tracks/track';
import { isAssetNote, readAssetNote } from '../../journal/assets/asset-note';
import { trackIn as blockTrackIn } from '../../journal/manual-edits/change-track';
import { given } from '../../rules/core/collections';
import { placeOf } from '../../journal/note-blocks/find-blocks';
import { isTrackNote, readTrackNote } from '../../journal/track/track-note';
import type { TrackBlockAt, TrackLocation } from '../../journal/track/parse-tracks';
import { actorOf } from '../../journal/character/resolve-name';
import { nameOf, withoutEnding } from '../../rules/search/stated-name';
import { isChart } from '../../journal/chart/layout-of-block';
import { homeOf } from '../features/tracks/available-tracks';
import type { Actions } from '../services/journal-actions';
import type { ActorView, ViewState, BlockContext } from '../services/view-state/view-state';
import { quote, t } from '../../i18n/translate';

/** What the name in a `show:` block refers to. */
export type ShowTarget =
	| { readonly kind: 'character'; readonly actor: ActorView }
	/** `home` is where the track is written; undefined if only its values are known. */
	| { readonly kind: 'track'; readonly track: Track; readonly home?: TrackLocation }
	| { readonly kind: 'asset'; readonly asset: Asset; readonly path: string }
	/** The chart of the campaign. */
	| { readonly kind: 'chart' }
	| { readonly kind: 'problem'; readonly path?: string; readonly problems: readonly Problem[] };

/**
 * Looks up a name: first as a character, the way records name one, then as the nearest track or asset with that name. A
 * path refers to exactly that note.
 */
export function findShowTarget(
	actions: Actions<'vaultIndex' | 'viewState'>,
	name: string,
	from: string,
	text: string | undefined,
): ShowTarget {
	const found = findNamed(actions, name, from, text);
	return found.kind === 'problem' && isChart(name) ? { kind: 'chart' } : found;
}

function findNamed(
	actions: Actions<'vaultIndex' | 'viewState'>,
	name: string,
	from: string,
	text: string | undefined,
): ShowTarget {
	const path = actions.vaultIndex.resolve(name, from);
	const led = path === undefined ? undefined : noteToShow(actions, path);
	if (!led && actorOf(name, from, actions.vaultIndex).ok) {
		const { actor } = actions.viewState.around(from, name);
		if (actor.ok) return { kind: 'character', actor: actor.value };
		return { kind: 'problem', ...given({ path }), problems: actor.problems };
	}
	const near = name.includes('/') ? [] : actions.vaultIndex.thingsCalled(name, from);
	if (near.length > 1) return { kind: 'problem', problems: [twins(name, near)] };
	const [only] = near;
	const ofNote = only ? (only.place ? undefined : noteToShow(actions, only.path)) : led;
	if (ofNote) return ofNote;
	const actor = actions.viewState.actor(from, undefined);
	const here = trackIn(actions.viewState.trackBlocksIn(text ?? ''), name, from);
	if (here) return here;
	const track = actor.ok ? findTrack(actor.value.character.tracks, name) : undefined;
	if (track) return { kind: 'track', track, ...given({ home: homeOf(actions, { track }, from) }) };
	return trackOfOthers(actions, name, from) ?? { kind: 'problem', ...missing(actions, name, path) };
}

/** The surroundings of the character with that name; if there is none, those of the note that contains the block. */
export function surroundingsOfName(shown: ViewState, name: string, from: string): BlockContext {
	const named = shown.around(from, name);
	return named.actor.ok ? named : shown.around(from, undefined);
}

function noteToShow(actions: Actions<'vaultIndex' | 'viewState'>, path: string): ShowTarget | undefined {
	const properties = actions.vaultIndex.properties(path);
	if (!properties) return undefined;
	if (isTrackNote(properties)) {
		const track = readTrackNote(nameOf(path), properties);
		return track.ok
			? { kind: 'track', track: track.value, home: { path } }
			: { kind: 'problem', path, problems: track.problems };
	}
	if (!isAssetNote(properties)) return undefined;
	const asset = readAssetNote(nameOf(path), properties, cardsIn(actions, path));
	return asset.ok ? { kind: 'asset', asset: asset.value, path } : { kind: 'problem', path, problems: asset.problems };
}

/** The asset cards in the rulebook of an asset's owner. */
function cardsIn({ viewState }: Actions<'viewState'>, path: string): CardFinder | undefined {
	const { book } = viewState.around(path, undefined);
	return book.ok ? cardFinder(book.value.ruleset) : undefined;
}

function trackIn(blocks: readonly TrackBlockAt[], name: string, path: string): ShowTarget | undefined {
	const track = findTrack(
		blocks.map(each => each.track),
		name,
	);
	const block = blocks.find(each => each.track === track)?.block;
	return track && block && { kind: 'track', track, home: { path, place: placeOf(block) } };
}

/** A track of another character or journal, anywhere in the vault. */
function trackOfOthers(
	{ vaultIndex, viewState }: Actions<'vaultIndex' | 'viewState'>,
	name: string,
	from: string,
): ShowTarget | undefined {
	const home = vaultIndex.trackHomes(name, from)[0]?.home;
	if (!home) return undefined;
	const text = viewState.textOf(home.path);
	if (text === undefined) return { kind: 'problem', path: home.path, problems: [stillRead(name, home.path)] };
	const found = blockTrackIn(text, home);
	return found.ok
		? { kind: 'track', track: found.value.track, home }
		: { kind: 'problem', path: home.path, problems: found.problems };
}

const twins = (name: string, homes: readonly TrackLocation[]): Problem =>
	problem(
		'twins',
		t('“{name}” stands in {second}, and none is nearer. Write the path of the one to show, or give one another name.', {
			name,
			second: homes.map(({ path }) => quote(withoutEnding(path))).join(t(' and in ')),
		}),
	);

const stillRead = (name: string, path: string): Problem =>
	problem('still_read', t('“{name}” stands in “{path}”, which is still being read.', { name, path: nameOf(path) }));

function missing(
	{ vaultIndex }: Actions<'vaultIndex'>,
	name: string,
	path: string | undefined,
): { readonly problems: readonly Problem[] } {
	const known = [...[...vaultIndex.characters].map(nameOf), ...vaultIndex.thingsKnown()];
	const message = t('“{name}” is not found. Check the name after “show:”, or create the note.', { name });
	const answer: ParseResult<never> =
		path === undefined
			? parseError('missing_note', [message, ...didYouMean(nameOf(name), known)].join(' '))
			: parseError(
					'nothing_to_show',
					t(
						'“{name}” is neither a character nor a track nor an asset. Its properties say so with “sworn”, such as “sworn: character”.',
						{ name },
					),
				);
	return { problems: answer.ok ? [] : answer.problems };
}
