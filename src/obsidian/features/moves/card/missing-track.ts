import type { Move } from '../../../../rules/move';
import type { Problem } from '../../../../rules/core/problem';
import { didYouMean } from '../../../../rules/search/nearest-name';
import type { Rulebook } from '../../../../rules/books/rulebook';
import { trackKindsOf } from '../../../../play/pending-steps/list-pending-steps';
import { findAsset } from '../../../../play/assets/asset';
import type { Character } from '../../../../play/character/character';
import type { MoveRecord } from '../../../../play/record/record';
import { assetsOf, whichAsset } from '../../../../play/roll/resolve-asset';
import { findTrack, openTracks } from '../../../../play/tracks/track';
import { t } from '../../../../i18n/translate';

interface LostTrack {
	readonly problem: Pick<Problem, 'code' | 'message'>;
	/**
	 * Suggestions: the companions or vehicles or the open tracks of the kinds that the move is about, or else all open
	 * tracks.
	 */
	readonly instead: readonly string[];
}

/** Finds a track name that matches no track and no asset, if the move still needs it. */
export function lostTrack(
	record: MoveRecord,
	move: Move | undefined,
	character: Character | undefined,
	book: Rulebook,
): LostTrack | undefined {
	const { track } = record;
	if (track === undefined || !character || move?.roll_type === 'special_track') return undefined;
	const { tracks, assets } = character;
	if (findTrack(tracks, track) || findAsset(assets, track)) return undefined;
	const noAsset = move && whichAsset({ record, character, book }, move, undefined);
	const [problem] = noAsset?.ok === false ? noAsset.problems : [];
	if (move && problem) return { problem, instead: assetsOf(move, character, book).map(({ name }) => name) };
	const fitting = openTracks(tracks, move ? trackKindsOf(move, book) : []);
	const open = fitting.length > 0 ? fitting : tracks.filter(({ status }) => status === 'open');
	const message = t(
		'No track is called “{track}” in this note or in a note of the character. Fix the name after “track:”, or write the track.',
		{ track },
	);
	const near = didYouMean(
		track,
		[...tracks, ...assets].map(({ name }) => name),
	);
	return {
		problem: { code: 'lost_track', message: [message, ...near].join(' ') },
		instead: open.map(({ name }) => name),
	};
}
