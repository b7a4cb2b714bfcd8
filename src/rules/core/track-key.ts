/** What the form for a new track asks about one key. */
interface Question {
	readonly label: string;
	readonly hint?: string;
	/** The label of the empty choice, first in a list of answers. */
	readonly none?: string;
}

/** The properties of a track's key that are the same for every kind of track. */
interface TrackKeyRow {
	/**
	 * The type of its value: a rank or status, a whole number between two limits, "yes" or nothing, a text, or several
	 * texts.
	 */
	readonly says: 'rank' | 'status' | 'number' | 'yes' | 'text' | 'texts';
	readonly least?: number;
	readonly most?: number;
	/** What its value may name; the value is updated when that thing is renamed. */
	readonly names?: readonly ('character' | 'track')[];
	/** Absent if the form does not ask about it. */
	readonly question?: Question;
	/** How a card shows it among the facts: its value, or this word. */
	readonly fact?: 'as said' | 'shared' | 'bolstered';
}

/** Every key that a track can have besides its name. Cards list facts in this order. */
const ROWS = {
	rank: { says: 'rank' },
	/** Four ticks fill a box. */
	ticks: { says: 'number', least: 0, most: 40 },
	status: { says: 'status' },
	role: {
		says: 'texts',
		question: { label: 'Role', hint: 'Pilot; several with commas between them' },
		fact: 'as said',
	},
	bond: { says: 'yes', fact: 'shared' },
	influence: { says: 'yes', fact: 'bolstered' },
	sworn_to: {
		says: 'text',
		names: ['character', 'track'],
		question: { label: 'Sworn to', hint: 'A name' },
		fact: 'as said',
	},
	/** The impact to clear. */
	clears: { says: 'text', question: { label: 'Once fulfilled, it clears', none: 'nothing' }, fact: 'as said' },
	harm: { says: 'number', least: 0, most: 10, question: { label: 'Harm', hint: 'By its rank' }, fact: 'as said' },
	vow: {
		says: 'text',
		names: ['track'],
		question: { label: 'The vow against it', hint: 'Its name' },
		fact: 'as said',
	},
	theme: { says: 'text', question: { label: 'Theme', hint: 'Haunted' }, fact: 'as said' },
	domain: { says: 'text', question: { label: 'Domain', hint: 'Barrow' }, fact: 'as said' },
	/** By frequency, the most common first. */
	denizens: { says: 'texts', fact: 'as said' },
	segments: { says: 'number', least: 1, most: 100, question: { label: 'Segments' } },
	/** Limited by the number of segments. */
	filled: { says: 'number', least: 0 },
	menace: { says: 'number', least: 0, most: 40 },
	odds: { says: 'text', question: { label: 'Odds to advance', none: 'none' }, fact: 'as said' },
} as const satisfies Readonly<Record<string, TrackKeyRow>>;

export type TrackKey = keyof typeof ROWS;

/** Keys that the form for a new track asks about. */
export type DetailKey = { [K in TrackKey]: (typeof ROWS)[K] extends { question: Question } ? K : never }[TrackKey];

export const TRACK_KEY_ROWS: Readonly<Record<TrackKey, TrackKeyRow>> = ROWS;

export const TRACK_KEYS = Object.keys(ROWS) as readonly TrackKey[];

/** Keys whose value names something other than the track. */
export const NAMING_KEYS = TRACK_KEYS.filter(key => TRACK_KEY_ROWS[key].names !== undefined);

export const isDetailKey = (key: TrackKey): key is DetailKey => TRACK_KEY_ROWS[key].question !== undefined;

export const questionOf = (key: DetailKey): Question => ROWS[key].question;

export const MAX_TICKS = ROWS.ticks.most;
