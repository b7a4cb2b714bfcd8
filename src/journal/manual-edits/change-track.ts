import type { EditedTrack } from '../../play/manual-edits/track-edit';
import type { Track } from '../../play/tracks/track';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { readFrontmatter } from '../frontmatter/frontmatter';
import { WorkingCopies } from '../actions/working-copies';
import { findBlock, replaceBody, swornBlocks, type BlockPosition } from '../note-blocks/find-blocks';
import type { SwornBlockAt } from '../sworn-block/block-at';
import type { TextChange } from '../text/text-change';
import { readTrackBlock, rewriteTrackBlock } from '../track/track-block';
import { readTrackNote, writeTrackNote } from '../track/track-note';
import { nameOf } from '../../rules/search/stated-name';
import { handPlan, type ManualEditPlan, type LineAt } from './edit-plan';
import type { TrackLocation } from '../track/parse-tracks';
import { t } from '../../i18n/translate';

/** The current state of a track, and how to write a new one. */
interface FoundTrack {
	readonly track: Track;
	write(after: Track): ParseResult<readonly TextChange[]>;
}

/** Changes a track with the smallest edit, and records it in the journal, as a single action. */
export function changeTrackManually(
	texts: ReadonlyMap<string, string>,
	home: TrackLocation,
	edit: (track: Track) => ParseResult<EditedTrack>,
	line?: LineAt,
): ParseResult<ManualEditPlan> {
	const text = texts.get(home.path);
	if (text === undefined) return missing(home.path);
	const found = trackIn(text, home);
	if (!found.ok) return found;
	const edited = edit(found.value.track);
	if (!edited.ok) return edited;
	const written = found.value.write(edited.value.track);
	if (!written.ok) return written;
	const journal = line?.path ?? home.path;
	const told = texts.get(journal);
	if (told === undefined) return missing(journal);
	const drafts = new WorkingCopies({ journal: { path: journal, text: told }, actor: { path: home.path, text } });
	drafts.of(home.path).apply(written.value);
	return parseOk(handPlan(drafts, edited.value.changes, line));
}

const missing = (path: string): ParseResult<never> =>
	parseError('missing_note', t('The note “{path}” is not there any more. Nothing was written.', { path }));

/** The track at a home, read from the current text of its note. */
export function trackIn(text: string, home: TrackLocation): ParseResult<FoundTrack> {
	const { path, place } = home;
	if (!place) return trackOfNote(text, nameOf(path));
	const block = trackBlockIn(text, place);
	if (!block.ok) return block;
	const reading = readTrackBlock(block.value.body);
	if (!reading.ok) return reading;
	const { track } = reading.value;
	return parseOk({
		track,
		write: after => parseOk(replaceBody(text, block.value, rewriteTrackBlock(block.value.body, track, after))),
	});
}

/**
 * Finds the block by its exact source. If it has changed since, through another press or pane, the only block with the
 * same kind and name is used, because a manual edit applies to the current state.
 */
function trackBlockIn(text: string, place: BlockPosition): ParseResult<SwornBlockAt> {
	const exact = findBlock(text, place);
	const before = readTrackBlock(place.body);
	if (exact.ok || !before.ok) return exact;
	const { kind, name } = before.value.track;
	const [only, ...others] = swornBlocks(text).filter(block => {
		const now = readTrackBlock(block.body);
		return now.ok && now.value.track.kind === kind && now.value.track.name === name;
	});
	return only && others.length === 0 ? parseOk(only) : exact;
}

function trackOfNote(text: string, name: string): ParseResult<FoundTrack> {
	const frontmatter = readFrontmatter(text);
	if (!frontmatter.ok) return frontmatter;
	const track = readTrackNote(name, frontmatter.value.values);
	return track.ok ? parseOk({ track: track.value, write: after => writeTrackNote(text, track.value, after) }) : track;
}
