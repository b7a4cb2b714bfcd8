import type { Character } from '../../src/play/character';

/** A fresh character: full meters, momentum at its reset, nothing marked. A test states only what it is about. */
export const kestrel = (more: Partial<Character> & { meters?: Partial<Record<Meter, number>> } = {}): Character => ({
	name: 'Kestrel Vane',
	stats: { edge: 3, heart: 2, iron: 1, shadow: 2, wits: 2 },
	momentum: 2,
	impacts: [],
	next: [],
	special: {},
	experience: 0,
	experience_spent: 0,
	tracks: [],
	assets: [],
	...more,
	meters: { health: 5, spirit: 5, supply: 5, ...more.meters },
});

type Meter = 'health' | 'spirit' | 'supply';
