import { given } from '../../rules/core/collections';
import type { EffectOf, Option } from '../../rules/effects/effect';
import { beginLabel, effectLabel } from '../../rules/effects/effect-label';
import type { Rank } from '../../rules/core/rank';
import { asksOf, ranksOf } from '../new-track/new-track-questions';
import type { StepOption } from '../record/pending-step';
import { rankBegun } from '../record/stated-rank';
import { findTrack, openTracks } from '../tracks/track';
import { askedBeside } from '../tracks/invalid-tracks';
import { grantedBy } from './follow-up';
import { isContinuedByItself, isContinued } from '../roll/track-kinds';
import { useOption } from './track-options';
import type { StepBuilder } from './step-builder';
import { reasonWords } from './format-step';

/**
 * Begins a track that the player names and ranks. If the move continues such tracks from roll to roll, open ones are
 * offered first. A record that names its track has already begun it.
 */
export function beginTrack(agenda: StepBuilder, effect: EffectOf<'track'>, path: string, chosen?: Option): void {
	const words = effectLabel(effect);
	const { ledger, record, now } = agenda;
	if (ledger.begun(effect.track) || ledger.passed(words)) return void (agenda.isTrackTouched = true);
	const own = record.track === undefined || agenda.isTrackTouched ? undefined : findTrack(now.tracks, record.track);
	if (own?.kind === effect.track) return void (agenda.isTrackTouched = true);
	// The record names a track that is no longer of this kind.
	const isAnother = record.track !== undefined && !agenda.isTrackTouched;
	agenda.whileStateMatters(isAnother, () => askForTrack(agenda, effect, path, chosen));
}

function askForTrack(agenda: StepBuilder, effect: EffectOf<'track'>, path: string, chosen?: Option): void {
	const { record, now } = agenda;
	const words = effectLabel(effect);
	const mayGoOn = isContinued(effect.track) && record.track === undefined;
	const open = mayGoOn ? openTracks(now.tracks, [effect.track]) : [];
	const options = [...open.map(track => useOption(agenda, track)), beginOption(agenda, effect, chosen)];
	const prompt = open.length > 0 ? `Which ${effect.track}?` : words;
	const asked = mayGoOn ? askedBeside(now, [effect.track], prompt) : prompt;
	agenda.step({ id: path, prompt: asked, state: 'required', options, pass: words });
	if (open.length > 0 && isContinuedByItself(effect.track)) agenda.continuing = path;
	agenda.isTrackAsked = true;
}

/** If there is nothing to mark, the choice of which track the move continues is optional. */
export function leaveTrackOpen({ steps, continuing, isTrackAwaited }: StepBuilder): void {
	const at = isTrackAwaited ? -1 : steps.findIndex(({ id }) => id === continuing);
	const step = steps[at];
	if (!step) return;
	const { waive: pass, ...asked } = step;
	steps[at] = { ...asked, ...given({ pass }), state: 'optional' };
}

/** The option to begin a track, whose form asks for what its kind has. With a name given, the record is not about it. */
export function beginOption(
	agenda: StepBuilder,
	effect: EffectOf<'track'>,
	chosen?: Option,
	name?: string,
): StepOption {
	const { record, book, now } = agenda;
	const granted = effect.track === 'vow' ? grantedBy(record, book) : undefined;
	const { track, segments } = effect;
	const around = {
		character: now,
		book,
		...(segments === undefined ? {} : { segments }),
		...(granted?.clears === undefined ? {} : { clears: granted.clears }),
	};
	const asks = asksOf(track, around, allowedRanks(agenda, effect, granted?.ranks));
	return {
		...agenda.option(beginLabel(track, true), {
			kind: 'begin_track',
			effect,
			...(chosen ? { why: reasonWords(chosen.label) } : {}),
			...(agenda.isTrackAsked || name !== undefined ? { aside: true } : {}),
		}),
		asks: name === undefined ? asks : { ...asks, proposed: { name } },
	};
}

/** A rank stated by the call is the only one allowed. */
function allowedRanks(
	{ record, book }: StepBuilder,
	effect: EffectOf<'track'>,
	granted?: readonly Rank[],
): readonly Rank[] {
	const ranks = ranksOf(effect.track, book);
	if (ranks.length === 0) return ranks;
	const stated = rankBegun(record);
	return stated ? [stated] : (effect.ranks ?? granted ?? ranks);
}
