import type { MoveContext } from '../record/move-context';
import type { Move } from '../../rules/move';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { didYouMean } from '../../rules/search/nearest-name';
import type { Rulebook } from '../../rules/books/rulebook';
import { isRolledAgainst, trackKindsOf } from '../roll/track-kinds';
import type { MoveRecord } from '../record/record';
import { missingTrack } from '../roll/missing-track';
import { wrongSpecial } from '../roll/value-problems';
import { offeredOptions } from '../roll/roll-options';
import type { RollInput } from '../record/roll-input';
import { findTrack, fullBoxes, openTracks, type Track } from '../tracks/track';
import { unreadOfKinds } from '../tracks/invalid-tracks';
import { t } from '../../i18n/translate';
import { translateTerm } from '../../i18n/translate-terms';

/** The score of a progress roll: the full boxes, and the track or option they belong to. */
type Compared = Pick<MoveRecord, 'progress' | 'track' | 'roll'>;

const MOST_BOXES = 10;

/** Full boxes as given by the player, else those of the track; a special track that was once filled counts as 10. */
export function comparedWith(situation: MoveContext, move: Move, rollInput: RollInput): ParseResult<Compared> {
	const { record: call, book } = situation;
	const said = rollInput.progress ?? rollInput.roll?.value ?? call.progress;
	if (move.roll_type === 'special_track') return specialTrack(situation, move, rollInput, said);
	const track = progressTrack(situation, move, said);
	if (!track.ok) return track;
	const name = track.value?.name ?? call.track;
	const progress = said ?? (track.value && fullBoxes(track.value.ticks));
	if (progress === undefined) return noneOpen(move, book);
	const boxes = checked(progress, move);
	if (!boxes.ok) return boxes;
	const option = call.roll?.option ?? rollInput.roll?.option;
	return parseOk({
		progress: boxes.value,
		...(name === undefined ? {} : { track: name }),
		...(option && option !== 'progress' ? { roll: { option } } : {}),
	});
}

/** The named track, else the only open one that fits. Not needed if the boxes are given. */
function progressTrack(
	{ record: { track: name }, character, book }: MoveContext,
	move: Move,
	said: number | undefined,
): ParseResult<Track | undefined> {
	const { tracks } = character;
	if (name !== undefined) {
		const track = findTrack(tracks, name);
		if (track || said !== undefined) return parseOk(track);
		const near = didYouMean(
			name,
			tracks.map(track => track.name),
		);
		const message = t('No track is called “{name}”. Check the name, or write “progress: 6”.', { name });
		return parseError('unknown_track', [message, ...near].join(' '));
	}
	const kinds = trackKindsOf(move, book);
	const maybeMeant = said === undefined ? unreadOfKinds(character, kinds) : [];
	if (maybeMeant.length > 0) return { ok: false, problems: maybeMeant };
	const open = openTracks(tracks, kinds).filter(track => isRolledAgainst(track, move, book));
	const [only, ...others] = open;
	if (others.length > 0 && said === undefined) return whichOf(move, open);
	return parseOk(others.length === 0 ? only : undefined);
}

function noneOpen(move: Move, book: Rulebook): ParseResult<never> {
	const { any, begins } = missingTrack(move, book);
	return parseError(
		'progress_needed',
		t(
			'{name} is rolled against {any}, and none is open. Begin one first, with {begins}; or make the move in its dialog, which asks how many boxes are full.',
			{ name: move.name, any, begins },
		),
	);
}

export const whichOf = ({ name }: Move, open: readonly Track[]): ParseResult<never> =>
	parseError(
		'track_needed',
		t('{name} is about one of {names}. Which one?', { name, names: open.map(({ name }) => name).join(', ') }),
	);

export const whichOption = ({ name }: Move, offered: readonly { readonly name: string }[]): ParseResult<never> =>
	parseError(
		'option_needed',
		t('{name} can be rolled with {names}. Which one?', {
			name,
			names: offered.map(({ name }) => translateTerm(name)).join(', '),
		}),
	);

/** One of the character's special tracks: quests, bonds, discoveries, failure. */
function specialTrack(
	{ record: call, character, book: { ruleset } }: MoveContext,
	move: Move,
	rollInput: RollInput,
	said: number | undefined,
): ParseResult<Compared> {
	const offered = offeredOptions(move, character, ruleset);
	const wished = rollInput.roll?.option ?? call.roll?.option;
	const [only, ...others] = offered;
	if (wished === undefined && others.length > 0) return whichOption(move, offered);
	const name = wished ?? only?.name;
	const option = offered.find(option => option.name === name);
	const wrong = said === undefined && name !== undefined ? wrongSpecial(name, character) : undefined;
	if (wrong) return { ok: false, problems: [wrong] };
	const boxes = checked(said ?? option?.value, move);
	if (!boxes.ok) return boxes;
	return parseOk({ progress: boxes.value, ...(name === undefined ? {} : { roll: { option: name } }) });
}

const checked = (boxes: number | undefined, { name }: Move): ParseResult<number> =>
	boxes === undefined || !Number.isInteger(boxes) || boxes < 0 || boxes > MOST_BOXES
		? parseError(
				'progress_needed',
				t('{name} needs the full boxes of the track, 0 to 10: write “progress: 6”.', { name }),
			)
		: parseOk(boxes);
