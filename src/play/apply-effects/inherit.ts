import type { EffectOf } from '../../rules/effects/effect';
import type { TrackKind } from '../../rules/core/track-kind';
import { findAsset, type Asset } from '../assets/asset';
import type { Change } from '../character/change';
import type { Character } from '../character/character';
import { ASSET } from '../character/events';
import { findTrack, openTracks } from '../tracks/track';
import { withChanges, eventLine, valueLine, type EffectResult } from './effect-result';
import type { EffectContext, InheritedQuest } from './effect-context';

/** The kind of track that a description of what is handed on means. */
export function trackInherited(what: string): TrackKind | undefined {
	if (what === 'quest') return 'vow';
	return what === 'connection' ? what : undefined;
}

/** The names of what can be handed on; `undefined` if the description matches nothing that is written down. */
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
	}
	const kind = trackInherited(what);
	return kind && openTracks(character.tracks, [kind]).map(({ name }) => name);
}

/** The quest restarted by these lines. */
export function inheritedIn(done: readonly Change[]): InheritedQuest | undefined {
	const line = done.find(line => line.kind === 'value' && line.unit === 'ticks' && line.what === '' && line.to === 0);
	return line?.kind === 'value' && line.target !== undefined && typeof line.from === 'number'
		? { name: line.target, ticks: line.from }
		: undefined;
}

/**
 * What a new character inherits (Starforged, Continue a Legacy). Assets and connections are only recorded:
 * `Rook › asset inherited`. A quest is restarted, `Find the ark › 21 → 0 ticks`; half of its ticks, rounded down, may
 * then be marked again, `Find the ark › 0 → 10 ticks`.
 */
export function inherit(
	{ what }: EffectOf<'inherit'>,
	character: Character,
	context: EffectContext,
): EffectResult | undefined {
	const { track: named, inherited, ruleset, why } = context;
	const name = what === 'half progress' ? inherited?.name : named;
	const track = name === undefined ? undefined : findTrack(character.tracks, name);
	if (what === 'quest' || what === 'half progress') {
		const to = what === 'quest' ? 0 : Math.floor((inherited?.ticks ?? 0) / 2);
		if (!track) return undefined;
		const note = to === track.ticks ? 'nothing was earned' : undefined;
		const line = valueLine('', track.ticks, to, { target: track.name, unit: 'ticks', note, why });
		return withChanges(character, [line], ruleset);
	}
	const owned = track ?? (name === undefined ? undefined : findAsset(character.assets, name));
	const kind = track ? track.kind : ASSET;
	return owned && { character, changes: [eventLine(kind, 'inherited', { target: owned.name, why })] };
}
