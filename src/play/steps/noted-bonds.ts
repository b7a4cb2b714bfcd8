import type { EffectOf } from '../../rules/effects/effect';
import { effectLabel } from '../../rules/effects/effect-label';
import type { Track } from '../tracks/track';
import { findTrack, openTracks } from '../tracks/track';
import { askedBeside } from '../tracks/unread-tracks';
import { beginOption } from './begin-track';
import type { StepBuilder } from './step-builder';
import { useOption } from './track-options';

/**
 * The bond to note or clear: the record's own, or one that the player names or picks. The choice is optional, since the
 * tick is marked on the bonds track anyway. With no bond noted, there is none to clear.
 */
export function notedBond(agenda: StepBuilder, effect: EffectOf<'connection'>, path: string): Track | 'waiting' {
	const { record, now, ledger } = agenda;
	const own = record.track === undefined ? undefined : findTrack(now.tracks, record.track);
	if (own?.kind === 'connection') {
		ledger.hasBegun(own.name);
		return own;
	}
	const words = effectLabel(effect);
	if (ledger.passed(words)) return 'waiting';
	const isNew = effect.gains === 'bond';
	const options = openTracks(now.tracks, ['connection'])
		.filter(({ bond = false }) => bond !== isNew)
		.map(track => useOption(agenda, track));
	const begun = isNew ? [beginOption(agenda, { kind: 'track', event: 'begin', track: 'connection' })] : [];
	if (options.length + begun.length > 0)
		agenda.step({
			id: `${path}.track`,
			prompt: askedBeside(now, ['connection'], isNew ? 'Make note of the bond' : 'Which bond?'),
			state: 'optional',
			options: [...options, ...begun],
			pass: words,
		});
	return 'waiting';
}
