import type { Outcome } from '../core/outcome';
import type { StatedPlace } from '../stated-effects';

/**
 * One thing that a ruleset's data lacks or gets wrong, and its correction. The reason says in our own words how the
 * data and the book differ; docs/reference/corrections.md lists them all.
 */
export type Correction = { readonly reason: string } & (
	Words | OtherName | Effects | RowEffects | Row | SpecialTrack | Impact | MoveBeside | Starts | RowWords | CardMeter
);

/** Different wording in the book, replaced in the move's text, trigger, options, outcomes and rows. */
interface Words {
	readonly kind: 'words';
	readonly move: string;
	readonly data: string;
	readonly book: string;
}

/** Another name that a book uses for the move. */
interface OtherName {
	readonly kind: 'name';
	readonly move: string;
	readonly name: string;
}

/** The effects of the move, in effect notation. */
interface Effects {
	readonly kind: 'effects';
	readonly move: string;
	readonly effects: Readonly<Partial<Record<StatedPlace, string>>>;
}

/** The effects of the row that starts at `min`, in effect notation. */
interface RowEffects {
	readonly kind: 'row_effects';
	readonly move: string;
	readonly min: number;
	readonly column?: string;
	readonly effects: string;
}

/** Changes the row that starts at `min`: its text, or how many rolls it calls for. */
interface Row {
	readonly kind: 'row';
	readonly move: string;
	readonly min: number;
	readonly text?: string;
	readonly rolls?: number;
}

/** The special track that the move is rolled against. */
interface SpecialTrack {
	readonly kind: 'special_track';
	readonly move: string;
	readonly special_track: string;
}

interface Impact {
	readonly kind: 'impact';
	readonly impact: string;
	readonly permanent?: boolean;
	readonly prevents_recovery?: readonly string[];
}

/** A second roll inside a move, as a separate move with the same roll options and its own effects. */
interface MoveBeside {
	readonly kind: 'move_beside';
	readonly move: string;
	readonly name: string;
	readonly trigger: string;
	/** The text before the outcomes. */
	readonly text: string;
	/** The text of each outcome, and its effects in notation. */
	readonly outcomes: Readonly<Record<Outcome, { readonly text: string; readonly effects: string }>>;
}

/** Where the rows of an oracle start, in order, leaving out those without a range: the last one ends as in the data. */
interface Starts {
	readonly kind: 'starts';
	/** Its id. */
	readonly oracle: string;
	readonly starts: readonly number[];
}

/** Different wording in the book, replaced in the rows of an oracle, or of the theme or domain card of a site. */
interface RowWords {
	readonly kind: 'row_words';
	/** The id of the oracle or of the card. */
	readonly table: string;
	readonly data: string;
	readonly book: string;
}

/** The value that a meter of an asset starts with; without it, the card has no such meter. */
interface CardMeter {
	readonly kind: 'card_meter';
	/** Its id. */
	readonly asset: string;
	readonly meter: string;
	readonly value?: number;
}
