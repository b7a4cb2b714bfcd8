import type { Asset } from '../../src/play/assets/asset';
import type { Character } from '../../src/play/character/character';
import { NOTHING_YET } from '../../src/play/character/character';
import type { Track } from '../../src/play/tracks/track';

/** A fresh character: full meters, momentum at its reset, nothing marked. A test states only what it is about. */
export const kestrel = (more: Partial<Character> & { meters?: Partial<Record<Meter, number>> } = {}): Character => ({
	...NOTHING_YET,
	name: 'Kestrel Vane',
	stats: { edge: 3, heart: 2, iron: 1, shadow: 2, wits: 2 },
	momentum: 2,
	impacts: [],
	next: [],
	...more,
	meters: { health: 5, spirit: 5, supply: 5, ...more.meters },
});

type Meter = 'health' | 'spirit' | 'supply';

/** An open vow of formidable rank, unless the test says otherwise. */
export const track = (more: Partial<Track> = {}): Track => ({
	kind: 'vow',
	name: 'Find the ark',
	rank: 'formidable',
	ticks: 0,
	status: 'open',
	...more,
});

export const clock = (filled: number, more: Partial<Track> = {}): Track => ({
	kind: 'clock',
	name: 'Doom',
	ticks: 0,
	status: 'open',
	segments: 6,
	filled,
	...more,
});

/** A companion with its first ability. */
export const rook = (health = 3, more: Partial<Asset> = {}): Asset => ({
	name: 'Rook',
	asset: 'Sprite',
	kind: 'companion',
	abilities: [1],
	meters: { health: { value: health, max: 4 } },
	conditions: [],
	...more,
});

/** A command vehicle, aboard. */
export const starling = (integrity = 5, more: Partial<Asset> = {}): Asset => ({
	name: 'Starling',
	asset: 'Starship',
	kind: 'command vehicle',
	abilities: [1],
	meters: { integrity: { value: integrity, max: 5 } },
	conditions: [],
	aboard: true,
	...more,
});
