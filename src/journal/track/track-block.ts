import type { Track } from '../../play/tracks/track';
import { parseOk, parseError, type Problem, type ParseResult } from '../../rules/core/problem';
import { spelledLike, truthOf } from '../frontmatter/yaml-quotes';
import { linesOf } from '../text/lines';
import { statedName as readName } from '../../rules/search/stated-name';
import type { SwornBlock } from '../sworn-block/sworn-block';
import { blockKind, blockWarnings, firstKeyOf, itemsOf, readBlock, textOf } from '../sworn-block/sworn-block';
import { setEntry, writeEntry } from '../sworn-block/edit-entry';
import { LIST_KEYS } from '../sworn-block/block-kinds';
import { applyChanges, type TextChange } from '../text/text-change';
import type { KeyValues, TrackValue } from './track-values';
import { changedValues, trackFrom, trackValues, isWithoutSegments } from './track-values';
import { isTrackKind, type TrackKind } from '../../rules/core/track-kind';
import { TRACK_KEY_ROWS, TRACK_KEYS } from '../../rules/core/track-key';
import { t } from '../../i18n/translate';
import { translateTerm } from '../../i18n/translate-terms';

/** A track read from its block. */
interface ReadTrack {
	readonly track: Track;
	/** Entries that could not be read; every rewrite keeps them. */
	readonly warnings: readonly Problem[];
}

/** Reads the block of a track or clock: `vow: Find the ark`, `rank: formidable`, `ticks: 8`. */
export function readTrackBlock(body: string): ParseResult<ReadTrack> {
	const block = readBlock(body);
	const kind = blockKind(block);
	if (!kind.ok) return kind;
	const place = firstKeyOf(block);
	if (!isTrackKind(kind.value))
		return parseError(
			'not_a_track',
			t('This block is not a track but: {value}.', { value: kind.value }),
			place.from,
			place.to,
		);
	const name = textOf(block, kind.value);
	if (!name)
		return parseError(
			'no_name',
			t('Name the {value}, for example “{value2}”.', { value: translateTerm(kind.value), value2: example(kind.value) }),
			place.from,
			place.to,
		);
	const track = trackFrom(kind.value, readName(name), saysOf(block));
	if (!track.ok) return track;
	if (isWithoutSegments(track.value))
		return parseError(
			'no_segments',
			t('Say how many segments the clock has: add a line such as “segments: 6”.'),
			place.from,
			place.to,
		);
	return parseOk({ track: track.value, warnings: blockWarnings(block, kind.value) });
}

const example = (kind: TrackKind): string => (kind === 'vow' ? 'vow: Find the ark' : `${kind}: The gale`);

const saysOf =
	(block: SwornBlock): KeyValues =>
	key =>
		itemsOf(block, key).filter(({ text }) => text !== '');

/** Whether a block is a track, by its first key. */
export function isTrackBlock(body: string): boolean {
	for (const { from, to } of linesOf(body.slice(0, 2000))) {
		const line = body.slice(from, to).trim();
		if (line === '' || line.startsWith('#')) continue;
		return isTrackKind((line.split(':', 1)[0] ?? '').trim().toLowerCase());
	}
	return false;
}

const inWords = (value: TrackValue): string | readonly string[] =>
	value === true ? 'yes' : typeof value === 'number' ? String(value) : value;

/** Writes a new block for a track, with only the keys that have a value. */
export const writeTrackBlock = (track: Track): string =>
	[[track.kind, track.name] as const, ...[...trackValues(track)].map(([key, value]) => [key, inWords(value)] as const)]
		.map(([key, value]) => writeEntry(key, typeof value === 'string' ? [value] : value))
		.join('\n');

/** The smallest edit of a body from one state to another. Unknown entries stay. */
export const rewriteTrackBlock = (body: string, before: Track, after: Track): string =>
	[...changedValues(before, after)].reduce((text, [key, value]) => {
		const block = readBlock(text);
		const flag = isFlag(key) ? flagChange(block, key, value !== null) : undefined;
		const words = value === null ? null : inWords(value);
		return applyChanges(text, flag ?? setEntry(block, key, words, { isSingle: !LIST_KEYS.has(key) }));
	}, body);

/** Whether a key is a checkbox. */
export const isFlag = (key: string): boolean =>
	TRACK_KEYS.some(known => known === key && TRACK_KEY_ROWS[known].says === 'yes');

/**
 * A checkbox that the player wrote as `true` or `false` keeps this style; one of ours, `yes`, is removed when
 * unchecked.
 */
function flagChange(block: SwornBlock, key: string, ticked: boolean): readonly TextChange[] | undefined {
	const [item] = itemsOf(block, key);
	if (!item || item.text === 'yes' || truthOf(item.text) === undefined) return undefined;
	return [{ from: item.from, to: item.to, insert: spelledLike(item.text, ticked) }];
}
