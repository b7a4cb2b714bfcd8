import type { Track } from '../../play/tracks/track';
import type { CharacterData, TrackData } from '../../../docs/api/sworn-journal';
import type { ActorView } from '../services/view-state/view-state';

/** A character as plain data. */
export const characterData = ({ path, character, book }: ActorView): CharacterData => ({
	note: path,
	name: character.name,
	ruleset: book.ruleset._id,
	stats: { ...character.stats },
	meters: { ...character.meters },
	momentum: character.momentum,
	impacts: [...character.impacts],
	position: character.combat ?? null,
	legacies: { ...character.special },
	experience: { earned: character.experience, spent: character.experience_spent },
	tracks: character.tracks.map(trackData),
	assets: character.assets.map(({ name, meters }) => ({
		name,
		meters: Object.fromEntries(Object.entries(meters).map(([meter, { value }]) => [meter, value])),
	})),
});

const trackData = ({ name, kind, rank, ticks, status, segments, filled }: Track): TrackData => ({
	name,
	kind,
	rank: rank ?? null,
	ticks,
	status,
	segments: segments ?? null,
	filled: filled ?? null,
});
