/** Small files in the form of each app, with values of our own. Only what a test is about is added to them. */

type Json = Readonly<Record<string, unknown>>;

const meter = (value: number, most = 5) => ({ value, max: most, min: 0 });
const boxes = (...ticks: readonly number[]) => [...ticks, ...Array<number>(10 - ticks.length).fill(0)];
const legacy = (...ticks: readonly number[]) => ({
	plus10: false,
	boxes: boxes(...ticks).map(each => ({ ticks: each, xp: [each === 4, false] })),
});

export const stargazerSheet = (more: Json = {}): Json => ({
	name: 'Ilka Voss',
	pronouns: 'she/her',
	callsign: 'Moth',
	characteristics: '',
	location: '',
	stats: { edge: 2, heart: 1, iron: 3, shadow: 1, wits: 2 },
	tracks: { health: meter(4), spirit: meter(3), supply: meter(2), momentum: { value: 6, max: 9, min: -6, reset: 1 } },
	impacts: {
		Misfortunes: [
			{ name: 'Wounded', marked: true },
			{ name: 'Shaken', marked: false },
		],
		'Lasting Effects': [{ name: 'Permanently Harmed', marked: true }],
		'Current Vehicle': [{ name: 'Battered', marked: false }],
	},
	legacies: { quests: legacy(4, 2), bonds: legacy(1), discoveries: legacy() },
	vows: [
		{ name: 'Bring the lamp home', difficulty: 3, boxes: boxes(4, 4, 1), clocks: [] },
		{ name: '', difficulty: 1, boxes: boxes(), clocks: [] },
	],
	gear: 'A coil of rope',
	assets: [],
	...more,
});

export const stargazer = (more: Json = {}): Json => ({
	id: 'a1',
	name: 'Lantern Reach',
	character: [stargazerSheet()],
	progressTracks: [{ name: 'Cross the drift', difficulty: 2, boxes: boxes(4), clocks: [] }],
	clocks: [{ id: 'c1', name: 'Air runs out', segments: 6, filled: 2, advance: 'Likely', roll: 71 }],
	journal: [{ title: 'Landfall', content: '<div>We set <b>down</b> at dusk.</div><div>Nobody came.</div>' }],
	truths: { iron: 'Iron is rare here.' },
	sectors: [],
	factions: [],
	...more,
});

export const foundry = (more: Json = {}, system: Json = {}): Json => ({
	name: 'Torv',
	type: 'character',
	img: 'icons/torv.webp',
	system: {
		biography: '<p>Born on a <em>ferry</em>.</p>',
		...{ edge: 1, heart: 2, iron: 2, shadow: 3, wits: 1, health: 5, spirit: 4, supply: 3, momentum: -1 },
		...{ momentumMax: 10, momentumReset: 2, experience: 5, xp: 0 },
		legacies: { quests: 0, questsXpSpent: 0, bonds: 0, bondsXpSpent: 0, discoveries: 0, discoveriesXpSpent: 0 },
		...system,
	},
	items: [],
	effects: [],
	...more,
});

export const ironJournal = (more: Json = {}, sheet: Json = {}): Json => ({
	id: 'b2',
	name: 'Grey Fells',
	character: {
		name: 'Runa',
		location: '',
		xp: 4,
		stats: { edge: 3, heart: 2, iron: 1, shadow: 1, wits: 2 },
		tracks: {
			health: meter(5),
			spirit: meter(5),
			supply: meter(4),
			momentum: { value: 2, max: 10, min: -6, reset: 2 },
		},
		debilities: {
			conditions: { wounded: false, shaken: true, unprepared: false, encumbered: false },
			banes: { maimed: false, corrupted: false },
			burdens: { cursed: true, tormented: false },
		},
		vows: [],
		bonds: { name: '', difficulty: 1, boxes: boxes(3), showMenace: false },
		gear: '',
		assets: [],
		...sheet,
	},
	progressTracks: [],
	journal: [],
	truths: { theOldWorld: 'We left it burning.', iron: '', firstBorn: 'They are gone.' },
	maps: [],
	...more,
});

export const companion = (player: Json = {}, more: Json = {}): Json => ({
	players: [
		{
			name: 'Hale',
			role: 'Fisher',
			stats: [
				{ id: 1, type: 'core', stat: 'Edge', value: '2' },
				{ id: 6, type: 'status', stat: 'Health', value: 4 },
				{ id: 9, type: 'status', stat: 'Momentum', value: 3 },
			],
			totalExperience: 6,
			spentExperience: 2,
			debilities: [{ name: 'Maimed', type: 'banes', active: true }],
			progressions: [
				{ id: 0, type: 'journey', title: 'Over the pass', details: 'Snow.', rank: 1, progress: 16, complete: false },
			],
			bonds: 2,
			assets: [],
			...player,
		},
	],
	logs: [{ id: 0, text: 'Hale swore a vow.' }],
	...more,
});
