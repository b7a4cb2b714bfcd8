import type { EffectOf } from '../../rules/effects/effect';
import type { EventChange } from '../character/change';
import type { Character } from '../character/character';
import { SECOND_ROLE } from '../character/events';
import { NO_COMBAT } from '../character/change-target';
import { openTracks, type Track } from '../tracks/track';
import { unreadOfKinds } from '../tracks/invalid-tracks';
import { after, withChanges, eventLine, type EffectResult } from './effect-result';
import { trackFor, type EffectContext } from './effect-context';
import { clearImpactOfVow } from './impacts';
import { setCombat } from './meters';
import { FOE_KINDS } from './mark-progress';

/** Begins a track with its rank: `Find the ark › vow begun, formidable`. Does not check that its name is free. */
export const beginTrack = (character: Character, track: Track, why?: string): EffectResult => ({
	character: { ...character, tracks: [...character.tracks, track] },
	changes: [eventLine(track.kind, 'begun', { target: track.name, note: track.rank, why })],
});

/**
 * Ends a track: `Find the ark › vow completed`, or `vow forsaken` if it is lost. A fulfilled vow clears the impact it
 * was sworn for; ending the last track of a fight ends the fight.
 */
export function endTrack(
	effect: EffectOf<'track'>,
	character: Character,
	context: EffectContext,
): EffectResult | undefined {
	if (effect.event === 'begin') return undefined; // the player names the kind
	const track = trackFor(character, context, effect.track === 'track' ? undefined : [effect.track]);
	if (!track) return undefined;
	const event = effect.event === 'complete' ? 'completed' : 'forsaken';
	const note = track.status === 'open' ? undefined : `is ${track.status}`;
	const line = eventLine(track.kind, event, { target: track.name, note, why: context.why });
	const ended = withChanges(character, [line], context.ruleset);
	return note === undefined ? after(ended, now => atItsEnd(now, track, event, context)) : ended;
}

function atItsEnd(
	character: Character,
	track: Track,
	event: EventChange['event'],
	context: EffectContext,
): EffectResult {
	if (event === 'completed' && track.clears !== undefined)
		return clearImpactOfVow(character, track.clears, context, track.name);
	const isOver =
		FOE_KINDS.includes(track.kind) &&
		openTracks(character.tracks, FOE_KINDS).length === 0 &&
		unreadOfKinds(character, FOE_KINDS).length === 0;
	if (isOver && character.combat !== undefined) return setCombat(character, NO_COMBAT, track.name);
	return { character, changes: [] };
}

/** `Ana › bond marked`; the player names a second role later. */
export function growConnection(
	{ gains }: EffectOf<'connection'>,
	character: Character,
	context: EffectContext,
): EffectResult | undefined {
	const track = trackFor(character, context, ['connection']);
	if (!track) return undefined;
	const because = { target: track.name, why: context.why };
	const line = (what: string, event: 'marked' | 'cleared' | 'gained', isSo: boolean) =>
		eventLine(what, event, isSo ? { ...because, note: event === 'cleared' ? 'was not marked' : 'already' } : because);
	const has = { bond: track.bond ?? false, influence: track.influence ?? false };
	switch (gains) {
		case 'bond':
		case 'influence':
			return withChanges(character, [line(gains, 'marked', has[gains])], context.ruleset);
		case 'no bond':
			return withChanges(character, [line('bond', 'cleared', !has.bond)], context.ruleset);
		case 'role': {
			const hasTwo = (track.roles?.length ?? 0) > 1 || (track.roles?.includes(SECOND_ROLE) ?? false);
			return withChanges(character, [line(SECOND_ROLE, 'gained', hasTwo)], context.ruleset);
		}
	}
}
