import type { Rank } from './rank';
import type { TrackKey } from './track-key';
import { t } from '../../i18n/translate';

/** Everything that distinguishes one kind of track from the others. */
interface TrackKindRow {
	/** The keys of its block besides its name, in writing order. */
	readonly keys: readonly TrackKey[];
	/** What marks its progress. */
	readonly counts: 'progress' | 'menace' | 'segments';
	/** The ranks it can have; any, if absent. */
	readonly ranks?: readonly Rank[];
	/** Other words for it in rules text. */
	readonly called?: readonly string[];
	/** The first word of the track categories in Datasworn, and of the sections in the book, whose moves concern it. */
	readonly sections?: readonly string[];
	/** What to say after "begin" in place of its own name: "a fight against". */
	readonly beginning?: string;
	/** The move that begins it. If the ruleset has the move, the Table offers to begin a track. */
	readonly begunBy?: string;
	/** It is continued from roll to roll, so a move offers an open one first: the move that begins it, or another one. */
	readonly goesOnBy?: 'the same move' | 'another move';
	/** The legacy track that it rewards. */
	readonly legacy?: string;
	/** The Lucide icon of its "New …" command. */
	readonly icon: string;
	/** The heading of its section on the Table. */
	readonly heading: string;
	/** The text before its name when it is shown as a line. */
	readonly begins: string;
	/** Texts of the form for a new one. */
	readonly form: TrackForm;
}

export interface TrackForm {
	readonly label: string;
	readonly button: string;
	readonly placeholder: string;
}

const PROGRESS = ['rank', 'ticks', 'status'] as const;

/**
 * Every kind of track, in the order of the sheet. The first word of a block names its kind. Reading and writing,
 * commands, forms, cards, the Table and the effects of moves on tracks are all derived from these rows.
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
		form: { label: t('Your vow'), button: t('Swear the vow'), placeholder: t('What you swear to do') },
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
		form: { label: t('Your connection'), button: t('Make the connection'), placeholder: t('Who it is') },
	},
	objective: {
		keys: PROGRESS,
		counts: 'progress',
		sections: ['combat'],
		goesOnBy: 'another move',
		icon: 'target',
		heading: 'Objectives',
		begins: 'Objective set',
		form: { label: t('Your objective'), button: t('Set the objective'), placeholder: t('What you fight for') },
	},
	foe: {
		keys: [...PROGRESS, 'harm'],
		counts: 'progress',
		sections: ['combat'],
		beginning: 'a fight against',
		goesOnBy: 'another move',
		icon: 'swords',
		heading: 'Foes',
		begins: 'Foe faced',
		form: { label: t('Your foe'), button: t('Face the foe'), placeholder: t('Who or what you fight') },
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
		form: { label: t('Your expedition'), button: t('Begin the expedition'), placeholder: t('Where it leads') },
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
		form: { label: t('Your journey'), button: t('Begin the journey'), placeholder: t('Where it leads') },
	},
	site: {
		keys: [...PROGRESS, 'theme', 'domain', 'denizens'],
		counts: 'progress',
		sections: ['delve'],
		begunBy: 'Discover a Site',
		goesOnBy: 'another move',
		icon: 'landmark',
		heading: 'Sites',
		begins: 'Site discovered',
		form: { label: t('The site'), button: t('Enter the site'), placeholder: t('What the place is called') },
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
		form: { label: t('The scene'), button: t('Begin the scene'), placeholder: t('What you must bring about') },
	},
	threat: {
		keys: [...PROGRESS, 'menace', 'vow'],
		counts: 'menace',
		sections: ['threat'],
		icon: 'skull',
		heading: 'Threats',
		begins: 'Threat rising',
		form: { label: t('The threat'), button: t('Add the threat'), placeholder: t('Who or what it is') },
	},
	clock: {
		keys: ['segments', 'filled', 'odds', 'status'],
		counts: 'segments',
		icon: 'clock',
		heading: 'Clocks',
		begins: 'Clock begun',
		form: { label: t('The clock'), button: t('Start the clock'), placeholder: t('What it counts down to') },
	},
	/** The project of a faction, counted by a clock (Starforged, Factions). */
	project: {
		keys: ['segments', 'filled', 'odds', 'status'],
		counts: 'segments',
		icon: 'hammer',
		heading: 'Projects',
		begins: 'Project under way',
		form: { label: t('The project'), button: t('Start the project'), placeholder: t('What a faction works towards') },
	},
	track: {
		keys: PROGRESS,
		counts: 'progress',
		icon: 'list-plus',
		heading: 'Other tracks',
		begins: 'Track begun',
		form: { label: t('The track'), button: t('Begin the track'), placeholder: t('What it is about') },
	},
} as const satisfies Readonly<Record<string, TrackKindRow>>;

export type TrackKind = keyof typeof ROWS;

export const TRACK_KIND_ROWS: Readonly<Record<TrackKind, TrackKindRow>> = ROWS;

export const TRACK_KINDS = Object.keys(ROWS) as readonly TrackKind[];

export const isTrackKind = (word: string): word is TrackKind => Object.hasOwn(ROWS, word);

/** Whether this kind of track has a key. */
export const hasKey = (kind: TrackKind, key: TrackKey): boolean => TRACK_KIND_ROWS[kind].keys.includes(key);

/** Whether the track counts segments, as clocks do. */
export const countsSegments = (kind: TrackKind): boolean => TRACK_KIND_ROWS[kind].counts === 'segments';

/** Whether the track counts menace, as threats do. */
export const countsMenace = (kind: TrackKind): boolean => TRACK_KIND_ROWS[kind].counts === 'menace';

/** The kinds whose progress is marked in the same way. */
export const kindsThatCount = (what: TrackKindRow['counts']): readonly TrackKind[] =>
	TRACK_KINDS.filter(kind => TRACK_KIND_ROWS[kind].counts === what);

/** The kinds that a move category or a section of the book concerns, recognized by its first word. */
export function kindsOfSection(title: string): readonly TrackKind[] {
	const word = title.trim().toLowerCase().split(/\s/, 1)[0] ?? '';
	return TRACK_KINDS.filter(kind => TRACK_KIND_ROWS[kind].sections?.includes(word));
}

/** Builds a table with an entry for each kind. */
export const perTrackKind = <T>(rowOf: (kind: TrackKind) => T): Readonly<Record<TrackKind, T>> =>
	Object.fromEntries(TRACK_KINDS.map(kind => [kind, rowOf(kind)])) as Readonly<Record<TrackKind, T>>;
