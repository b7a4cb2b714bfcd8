import type { EffectOf } from '../../rules/effects/effect';
import type { Asset } from '../assets/asset';
import { findAsset } from '../assets/asset';
import type { Change } from '../character/change';
import type { Character } from '../character/character';
import { ASSET } from '../character/events';
import { findTrack, openTracks } from '../tracks/track';
import type { CarriedOut } from './carried-out';
import { carriedOut, eventLine, valueLine } from './carried-out';
import type { EffectContext, InheritedQuest } from './effect-context';

/** The names of what may be handed on; none of it when the words mean nothing that is written down. */
export function inheritable(what: string, character: Character): readonly string[] | undefined {
	const assets = (...kinds: readonly Asset['kind'][]) =>
		character.assets.filter(({ kind, discarded }) => !discarded && kinds.includes(kind)).map(({ name }) => name);
	switch (what) {
		case 'path or companion':
			return assets('other', 'companion');
		case 'command vehicle':
			return assets('command vehicle');
		case 'module or support vehicle':
			return assets('module', 'support vehicle');
		case 'connection':
			return openTracks(character.tracks, ['connection']).map(({ name }) => name);
		case 'quest':
			return openTracks(character.tracks, ['vow']).map(({ name }) => name);
		default:
			return undefined;
	}
}

/** The quest that these lines record as restarted. */
export function inheritedIn(done: readonly Change[]): InheritedQuest | undefined {
	const line = done.find(line => line.kind === 'value' && line.unit === 'ticks' && line.what === '' && line.to === 0);
	return line?.kind === 'value' && line.target !== undefined && typeof line.from === 'number'
		? { name: line.target, ticks: line.from }
		: undefined;
}

/**
 * What a new character takes over (Starforged, Continue a Legacy). An asset or a connection goes as it is, and only the
 * record says so: `Rook › asset inherited`. A quest is begun again, `Find the ark › 21 → 0 ticks`; half of what was
 * earned on it, in ticks and rounded down, may be marked again, `Find the ark › 0 → 10 ticks`.
 */
export function inherit(
	{ what }: EffectOf<'inherit'>,
	character: Character,
	context: EffectContext,
): CarriedOut | undefined {
	const { track: named, inherited, ruleset, why } = context;
	const name = what === 'half progress' ? inherited?.name : named;
	const track = name === undefined ? undefined : findTrack(character.tracks, name);
	if (what === 'quest' || what === 'half progress') {
		const to = what === 'quest' ? 0 : Math.floor((inherited?.ticks ?? 0) / 2);
		if (!track) return undefined;
		const note = to === track.ticks ? 'nothing was earned' : undefined;
		const line = valueLine('', track.ticks, to, { target: track.name, unit: 'ticks', note, why });
		return carriedOut(character, [line], ruleset);
	}
	const owned = track ?? (name === undefined ? undefined : findAsset(character.assets, name));
	const kind = track ? track.kind : ASSET;
	return owned && { character, changes: [eventLine(kind, 'inherited', { target: owned.name, why })] };
}
