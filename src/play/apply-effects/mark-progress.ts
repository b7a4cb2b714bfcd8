import { isSameName } from '../../rules/search/folded-name';
import type { EffectOf } from '../../rules/effects/effect';
import { ofRank, PROGRESS_TICKS, rankAfter, TICKS_PER_BOX, type Rank } from '../../rules/core/rank';
import { findTrack, harmOf, openTracks, type Track } from '../tracks/track';
import type { Character } from '../character/character';
import { withChanges, limited, valueLine, type EffectResult } from './effect-result';
import { trackFor, type EffectContext } from './effect-context';
import { hasKey, kindsOfSection, kindsThatCount, type TrackKind } from '../../rules/core/track-kind';
import { MAX_TICKS } from '../../rules/core/track-key';

const TICKS = { min: 0, max: MAX_TICKS };

const kindsOf = (on: TrackKind | undefined): readonly TrackKind[] | undefined => (on ? [on] : undefined);

/** `Find the ark › 8 → 12 ticks` */
function changeTicks(
	character: Character,
	track: Track,
	{ by, note }: { readonly by: number; readonly note?: string | undefined },
	context: EffectContext,
): EffectResult {
	const { to, note: limit } = limited(track.ticks, by, TICKS);
	const because = { target: track.name, unit: 'ticks', note: note ?? limit, why: context.why } as const;
	return withChanges(character, [valueLine('', track.ticks, to, because)], context.ruleset);
}

/** Marks of progress on a track whose rank is known: 12, 8, 4, 2 or 1 ticks each (Starforged, Progress Tracks). */
const markProgress = (
	character: Character,
	track: Track,
	{ rank, times }: { readonly rank: Rank; readonly times: number },
	context: EffectContext,
): EffectResult => changeTicks(character, track, { by: times * ofRank(PROGRESS_TICKS, rank) }, context);

export function progress(
	effect: EffectOf<'progress'>,
	character: Character,
	context: EffectContext,
): EffectResult | undefined {
	const track = trackFor(character, context, kindsOf(effect.on));
	if (effect.ticks !== undefined)
		return track && changeTicks(character, track, { by: effect.times * effect.ticks }, context);
	return track?.rank && markProgress(character, track, { rank: track.rank, times: effect.times }, context);
}

/** Clears progress, down to 0 at most. */
export function clearProgress(
	effect: EffectOf<'clear_progress'>,
	character: Character,
	context: EffectContext,
): EffectResult | undefined {
	const track = trackFor(character, context, kindsOf(effect.on));
	if (!track) return undefined;
	switch (effect.how) {
		case 'all but 1':
			return changeTicks(character, track, { by: -Math.max(0, track.ticks - TICKS_PER_BOX) }, context);
		case '1 unit':
			return track.rank && markProgress(character, track, { rank: track.rank, times: -1 }, context);
		case '1 unit for each point':
			return track.rank && markProgress(character, track, { rank: track.rank, times: -(context.cost ?? 1) }, context);
		case 'all':
			return changeTicks(character, track, { by: -track.ticks }, context);
		case 'lowest die':
			return clearLowestDie(character, track, context);
	}
}

/** Rolls both challenge dice and clears as many boxes as the lowest shows (Starforged, Fulfill Your Vow). */
function clearLowestDie(character: Character, track: Track, context: EffectContext): EffectResult | undefined {
	const { dice } = context;
	if (!dice) return undefined;
	const [one, other] = [dice.roll(10), dice.roll(10)];
	const boxes = Math.min(one, other);
	return changeTicks(character, track, { by: -boxes * TICKS_PER_BOX, note: `lowest of ${one}, ${other}` }, context);
}

/** `Find the ark › rank formidable → extreme`; an epic track keeps its rank. */
export function raiseRank(
	effect: EffectOf<'rank'>,
	character: Character,
	context: EffectContext,
): EffectResult | undefined {
	const track = trackFor(character, context, kindsOf(effect.on));
	if (!track?.rank) return undefined;
	const to = rankAfter(track.rank, effect.by) ?? (effect.by > 0 ? 'epic' : 'troublesome');
	const limit = effect.by > 0 ? 'at its maximum' : 'at its minimum';
	const note = rankAfter(track.rank, effect.by) === undefined ? limit : undefined;
	const line = valueLine('rank', track.rank, to, { target: track.name, note, why: context.why });
	return withChanges(character, [line], context.ruleset);
}

/** Kinds that are filled segment by segment: clocks, and scenes with their tension clock. */
export const CLOCK_KINDS: readonly TrackKind[] = [
	...kindsThatCount('segments'),
	...kindsThatCount('progress').filter(kind => hasKey(kind, 'segments')),
];

/** `Doom › 2 → 3 segments` */
export function fillClock(
	effect: EffectOf<'clock'>,
	character: Character,
	context: EffectContext,
): EffectResult | undefined {
	const track = trackFor(character, context, CLOCK_KINDS);
	if (track?.segments === undefined) return undefined;
	const from = track.filled ?? 0;
	const { to, note } = limited(from, effect.by, { min: 0, max: track.segments });
	const line = valueLine('', from, to, { target: track.name, unit: 'segments', note, why: context.why });
	return withChanges(character, [line], context.ruleset);
}

/** The current threat: the record's own, that of the record's vow, or the only one. */
function threatFor(character: Character, context: EffectContext): Track | undefined {
	const own = trackFor(character, context, undefined);
	const ofVow = openTracks(character.tracks, ['threat']).find(
		({ vow }) => vow !== undefined && own !== undefined && isSameName(vow, own.name),
	);
	return own?.kind === 'threat' ? own : (ofVow ?? trackFor(character, context, ['threat']));
}

/** Marks menace by the rank of the vow that the threat opposes (Delve, Advance a Threat). */
export function markMenace(
	effect: EffectOf<'menace'>,
	character: Character,
	context: EffectContext,
): EffectResult | undefined {
	const threat = threatFor(character, context);
	const vows = character.tracks.filter(({ kind }) => kind === 'vow');
	const rank = threat?.vow === undefined ? undefined : findTrack(vows, threat.vow)?.rank;
	const by = rank ?? threat?.rank;
	if (!threat || !by) return undefined;
	const from = threat.menace ?? 0;
	const { to, note } = limited(from, effect.times * ofRank(PROGRESS_TICKS, by), TICKS);
	const line = valueLine('menace', from, to, { target: threat.name, unit: 'ticks', note, why: context.why });
	return withChanges(character, [line], context.ruleset);
}

/** Tracks that harm is inflicted on: each point marks progress once, by rank (classic, Strike). */
export const FOE_KINDS: readonly TrackKind[] = kindsOfSection('combat');

/** The harm that a character inflicts by default. */
const HARM = 1;

export function inflictHarm(
	effect: EffectOf<'harm'>,
	character: Character,
	context: EffectContext,
): EffectResult | undefined {
	const foe = trackFor(character, context, FOE_KINDS);
	const harm = (effect.yours ? (character.harm ?? HARM) : 0) + effect.by;
	return foe?.rank && markProgress(character, foe, { rank: foe.rank, times: Math.max(0, harm) }, context);
}

/** Sets the harm inflicted from now on: `harm 1 → 2`, `Raider › harm 2 → 3`. */
export function setHarm(
	effect: EffectOf<'harm_is'>,
	character: Character,
	context: EffectContext,
): EffectResult | undefined {
	const foe = effect.whose === 'foe' ? trackFor(character, context, FOE_KINDS) : undefined;
	if (effect.whose === 'foe' && !foe) return undefined;
	const from = foe ? harmOf(foe) : (character.harm ?? HARM);
	const to = Math.max(0, (effect.is ?? from) + (effect.by ?? 0));
	const line = valueLine('harm', from, to, { target: foe?.name, why: context.why });
	return withChanges(character, [line], context.ruleset);
}
