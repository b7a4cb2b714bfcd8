import type { Effect, EffectOf, Option } from '../../rules/effects/effect';
import { effectLabel } from '../../rules/effects/effect-label';
import { isCountedByRank } from '../apply-effects/apply-effect';
import { allyOf } from '../apply-effects/for-ally';
import type { Character } from '../character/character';
import { findTrack } from '../tracks/track';
import { choose } from './choices';
import type { StepBuilder } from './step-builder';

type SharedReward = EffectOf<'reward' | 'ticks' | 'experience'>;

/**
 * A reward by the rank of a track is due to all who share the track, in ticks and experience alike, so after the mover's
 * own it is offered for each ally to whom the track belongs as well, or for all of them at once.
 */
export function shareReward(agenda: StepBuilder, effect: SharedReward, path: string): void {
	if (allyOf(effect) !== undefined || !isCountedByRank(effect)) return;
	const sharing = sharers(agenda);
	if (sharing.length === 0) return;
	const forEach = sharing.map(({ name }): Option => optionFor(effect, [name]));
	const forAll = optionFor(
		effect,
		sharing.map(({ name }) => name),
	);
	const { ledger } = agenda;
	const isForAll = sharing.length > 1 && ledger.hasChosen(forAll.label);
	const isBegun = forEach.some(({ label }) => ledger.hasChosen(label));
	const options = isForAll ? [forAll] : sharing.length === 1 || isBegun ? forEach : [forAll, ...forEach];
	const max = isForAll ? 1 : sharing.length;
	choose(agenda, { count: { min: 0, max }, options, asks: 'Allies who share this', stays: true }, `${path}.allies`);
}

/** The allies to whom the record's track belongs as well. */
function sharers({ record, now }: StepBuilder): readonly Character[] {
	const { track } = record;
	return track === undefined ? [] : (now.allies ?? []).filter(({ tracks }) => findTrack(tracks, track) !== undefined);
}

/** “Mark the reward on quests, for Aud and Cai”. */
function optionFor(effect: SharedReward, names: readonly string[]): Option {
	const effects = names.map((ally): Effect => ({ ...effect, ally }));
	const [only, ...others] = effects;
	if (only && others.length === 0) return { label: effectLabel(only), effects };
	return { label: `${effectLabel(effect)}, for ${listed(names)}`, effects };
}

const listed = (names: readonly string[]): string =>
	names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
