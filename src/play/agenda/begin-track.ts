import type { EffectOf, Option } from '../../rules/effects/effect';
import { effectWords } from '../../rules/effects/effect-words';
import type { Rank } from '../../rules/rank';
import { isRank, RANKS } from '../../rules/rank';
import type { StepOption } from '../step';
import { findTrack, openTracks } from '../track';
import { grantedBy } from './follow-up';
import { areBondsNoted } from './noted-bonds';
import { isContinued } from './track-kinds';
import { useOption } from './which-track';
import type { AgendaWalk } from './walk';
import { reasonWords } from './words';

/**
 * A track is begun: named and ranked by the player. A move that goes on with its track roll by roll offers the open
 * ones first. A record that already names its track has begun it.
 */
export function begin(walk: AgendaWalk, effect: EffectOf<'track'>, path: string, chosen?: Option): void {
	const words = effectWords(effect);
	const { settled, record, now } = walk;
	if (settled.begun(effect.track) || settled.passed(words)) return void (walk.isTrackTouched = true);
	const own = record.track === undefined || walk.isTrackTouched ? undefined : findTrack(now.tracks, record.track);
	if (own?.kind === effect.track) return void (walk.isTrackTouched = true);
	const open = isContinued(effect.track) && record.track === undefined ? openTracks(now.tracks, [effect.track]) : [];
	const options = [...open.map(track => useOption(walk, track)), beginOption(walk, effect, chosen)];
	const prompt = open.length > 0 ? `Which ${effect.track}?` : words;
	walk.step(path, prompt, 'required', options, words);
	walk.isTrackAsked = true;
}

/** The option that begins a track; the form behind it asks for the name, and for a rank out of those allowed. */
export function beginOption(walk: AgendaWalk, effect: EffectOf<'track'>, chosen?: Option): StepOption {
	const granted = effect.track === 'vow' ? grantedBy(walk.record, walk.book) : undefined;
	const clears = granted?.clears;
	return {
		...walk.option(`Begin a new ${effect.track}`, {
			kind: 'begin_track',
			effect,
			...(chosen ? { why: reasonWords(chosen.label) } : {}),
			...(clears === undefined ? {} : { clears }),
			...(walk.isTrackAsked ? { aside: true } : {}),
		}),
		asks: { kind: 'new_track', track: effect.track, ranks: ranksOf(walk, effect, granted?.ranks) },
	};
}

/** A rank that the call states is the only one; a plain clock has none, nor has a bond that is only noted. */
function ranksOf({ record, book }: AgendaWalk, effect: EffectOf<'track'>, granted?: readonly Rank[]): readonly Rank[] {
	if (effect.track === 'clock' || (effect.track === 'connection' && areBondsNoted(book))) return [];
	if (record.rank !== undefined && isRank(record.rank)) return [record.rank];
	return effect.ranks ?? granted ?? RANKS;
}
