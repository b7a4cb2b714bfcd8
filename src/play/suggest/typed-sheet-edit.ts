import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import type { Rulebook } from '../../rules/books/rulebook';
import { changeMeter } from '../apply-effects/meters';
import type { EffectResult } from '../apply-effects/effect-result';
import type { Character } from '../character/character';
import { advanceClock } from '../manual-edits/advance-clock';
import { editAsset } from '../manual-edits/asset-edit';
import { editCharacter, type SheetEdit } from '../manual-edits/sheet-edit';
import { editTrack, type TrackEdit } from '../manual-edits/track-edit';
import type { DiceRoller } from '../dice/dice';
import { t } from '../../i18n/translate';

/** A manual change typed in the text. */
export type TypedChange =
	/** A meter or momentum; with `asset`, the meter of a companion or vehicle. */
	| { readonly kind: 'meter'; readonly meter: string; readonly by: number; readonly asset?: string }
	/** A value of the character beyond its limits, which is set right. */
	| { readonly kind: 'sheet'; readonly edit: SheetEdit }
	| { readonly kind: 'track'; readonly track: string; readonly edit: TrackEdit }
	/** Asks the oracle whether a clock advances. */
	| { readonly kind: 'clock'; readonly track: string; readonly odds: string };

/** Applies a change by the same rules as the sheet and the track's card. */
export function carryOutTyped(
	change: TypedChange,
	character: Character,
	book: Rulebook,
	dice: DiceRoller,
): ParseResult<EffectResult> {
	if (change.kind === 'meter') {
		const { meter, by, asset } = change;
		if (asset !== undefined) return editAsset(character, asset, { kind: 'meter', meter, by }, book.ruleset);
		return parseOk(changeMeter(character, { meter, by }, book.ruleset));
	}
	if (change.kind === 'sheet') return parseOk(editCharacter(character, change.edit, book.ruleset));
	const track = character.tracks.find(({ name }) => name === change.track);
	if (!track)
		return parseError(
			'missing_track',
			t('“{track}” is not found any more. Nothing was written.', { track: change.track }),
		);
	const edited = change.kind === 'clock' ? advanceClock(track, change.odds, book, dice) : editTrack(track, change.edit);
	if (!edited.ok) return edited;
	const tracks = character.tracks.map(other => (other === track ? edited.value.track : other));
	return parseOk({ character: { ...character, tracks }, changes: edited.value.changes });
}
