import type { Rank } from './rank';
import type { TrackKey } from './track-key';

/** A kind of track: all that sets it apart from the others. */
interface TrackKindRow {
	/** The keys of its block after its name, in the order in which they are written. */
	readonly keys: readonly TrackKey[];
	/** What is filled as it goes on. Whatever else its keys say is filled beside it. */
	readonly counts: 'progress' | 'menace' | 'segments';
	/** The ranks that it can have; left out, any. */
	readonly ranks?: readonly Rank[];
	/** What a rules text calls it besides its own name. */
	readonly called?: readonly string[];
	/** The first words of Datasworn's track categories, and of sections of the book, whose moves are about it. */
	readonly sections?: readonly string[];
	/** What begins with it, where one would not say that it does itself. */
	readonly beginning?: string;
	/** The move that begins it: where the rules have it, the Table offers to begin one. */
	readonly begunBy?: string;
	/** It goes on roll by roll, so that a move offers the open one first: by the move that begins it, or by another. */
	readonly goesOnBy?: 'the same move' | 'another move';
	/** The legacy track that it pays on. */
	readonly legacy?: string;
	/** Of its command, New …, by its name in Lucide. */
	readonly icon: string;
	/** Over all of them on the Table. */
	readonly heading: string;
	/** Before its name where it is drawn as a line. */
	readonly begins: string;
	/** What the form for a new one says. */
	readonly form: TrackForm;
}

export interface TrackForm {
	readonly label: string;
	readonly button: string;
	readonly placeholder: string;
}

const PROGRESS = ['rank', 'ticks', 'status'] as const;

/**
 * Every kind of track, in the order of the sheet. The first word of a block is its kind. All else follows from these rows:
 * what is read and written, commands, forms, cards, the Table, and what the effects of a move act on.
 */
const ROWS = {
	vow: {
		keys: [...PROGRESS, 'sworn_to', 'clears'],
		counts: 'progress',
		called: ['quest'],
		sections: ['vow', 'quest'],
		begunBy: 'Swear an Iron Vow',
		legacy: 'quests',
		icon: 'flag',
		heading: 'Vows',
		begins: 'Vow sworn',
		form: { label: 'Your vow', button: 'Swear the vow', placeholder: 'What you swear to do' },
	},
	connection: {
		keys: [...PROGRESS, 'role', 'bond', 'influence'],
		counts: 'progress',
		called: ['relationship'],
		sections: ['connection', 'relationship', 'bond'],
		begunBy: 'Make a Connection',
		legacy: 'bonds',
		icon: 'handshake',
		heading: 'Connections',
		begins: 'Connection made',
		form: { label: 'Your connection', button: 'Make the connection', placeholder: 'Who it is' },
	},
	objective: {
		keys: PROGRESS,
		counts: 'progress',
		sections: ['combat'],
		icon: 'target',
		heading: 'Objectives',
		begins: 'Objective set',
		form: { label: 'Your objective', button: 'Set the objective', placeholder: 'What you fight for' },
	},
	foe: {
		keys: [...PROGRESS, 'harm'],
		counts: 'progress',
		sections: ['combat'],
		beginning: 'a fight against',
		icon: 'swords',
		heading: 'Foes',
		begins: 'Foe faced',
		form: { label: 'Your foe', button: 'Face the foe', placeholder: 'Who or what you fight' },
	},
	expedition: {
		keys: PROGRESS,
		counts: 'progress',
		sections: ['expedition', 'exploration'],
		begunBy: 'Undertake an Expedition',
		goesOnBy: 'the same move',
		legacy: 'discoveries',
		icon: 'compass',
		heading: 'Expeditions',
		begins: 'Expedition undertaken',
		form: { label: 'Your expedition', button: 'Begin the expedition', placeholder: 'Where it leads' },
	},
	journey: {
		keys: PROGRESS,
		counts: 'progress',
		sections: ['journey'],
		begunBy: 'Undertake a Journey',
		goesOnBy: 'the same move',
		icon: 'map',
		heading: 'Journeys',
		begins: 'Journey undertaken',
		form: { label: 'Your journey', button: 'Begin the journey', placeholder: 'Where it leads' },
	},
	site: {
		keys: [...PROGRESS, 'theme', 'domain'],
		counts: 'progress',
		sections: ['delve'],
		begunBy: 'Discover a Site',
		goesOnBy: 'another move',
		icon: 'landmark',
		heading: 'Sites',
		begins: 'Site discovered',
		form: { label: 'The site', button: 'Enter the site', placeholder: 'What the place is called' },
	},
	scene: {
		keys: [...PROGRESS, 'segments', 'filled'],
		counts: 'progress',
		// Starforged, Begin the Scene
		ranks: ['troublesome', 'dangerous', 'formidable'],
		called: ['scene challenge'],
		sections: ['scene'],
		icon: 'clapperboard',
		heading: 'Scenes',
		begins: 'Scene begun',
		form: { label: 'The scene', button: 'Begin the scene', placeholder: 'What you must bring about' },
	},
	threat: {
		keys: [...PROGRESS, 'menace', 'vow'],
		counts: 'menace',
		sections: ['threat'],
		icon: 'skull',
		heading: 'Threats',
		begins: 'Threat rising',
		form: { label: 'The threat', button: 'Add the threat', placeholder: 'Who or what it is' },
	},
	clock: {
		keys: ['segments', 'filled', 'odds', 'status'],
		counts: 'segments',
		icon: 'clock',
		heading: 'Clocks',
		begins: 'Clock begun',
		form: { label: 'The clock', button: 'Start the clock', placeholder: 'What it counts down to' },
	},
	/** What a faction works towards, counted by a clock (Starforged, Factions). */
	project: {
		keys: ['segments', 'filled', 'odds', 'status'],
		counts: 'segments',
		icon: 'hammer',
		heading: 'Projects',
		begins: 'Project under way',
		form: { label: 'The project', button: 'Start the project', placeholder: 'What a faction works towards' },
	},
	track: {
		keys: PROGRESS,
		counts: 'progress',
		icon: 'list-plus',
		heading: 'Other tracks',
		begins: 'Track begun',
		form: { label: 'The track', button: 'Begin the track', placeholder: 'What it is about' },
	},
} as const satisfies Readonly<Record<string, TrackKindRow>>;

export type TrackKind = keyof typeof ROWS;

export const TRACK_KIND_ROWS: Readonly<Record<TrackKind, TrackKindRow>> = ROWS;

export const TRACK_KINDS = Object.keys(ROWS) as readonly TrackKind[];

export const isTrackKind = (word: string): word is TrackKind => Object.hasOwn(ROWS, word);

/** Whether the block of such a track has a key. */
export const hasKey = (kind: TrackKind, key: TrackKey): boolean => TRACK_KIND_ROWS[kind].keys.includes(key);

/** Whether it is filled by segments, as clocks are. */
export const countsSegments = (kind: TrackKind): boolean => TRACK_KIND_ROWS[kind].counts === 'segments';

/** The kinds that are filled alike: clocks count segments. */
export const kindsThatCount = (what: TrackKindRow['counts']): readonly TrackKind[] =>
	TRACK_KINDS.filter(kind => TRACK_KIND_ROWS[kind].counts === what);

/** The kinds that the moves of a category, or of a section of the book, are about: told by its first word. */
export function kindsOfSection(title: string): readonly TrackKind[] {
	const word = title.trim().toLowerCase().split(/\s/, 1)[0] ?? '';
	return TRACK_KINDS.filter(kind => TRACK_KIND_ROWS[kind].sections?.includes(word));
}

/** A table with a row for each kind. */
export const perTrackKind = <T>(rowOf: (kind: TrackKind) => T): Readonly<Record<TrackKind, T>> =>
	Object.fromEntries(TRACK_KINDS.map(kind => [kind, rowOf(kind)])) as Readonly<Record<TrackKind, T>>;
