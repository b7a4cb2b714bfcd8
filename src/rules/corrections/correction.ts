import type { Outcome } from '../outcome';
import type { StatedPlace } from '../stated-effects';

/**
 * One thing that the data of a ruleset lacks or has wrong, and what is in its place. The reason says in our own
 * words what the data has and what the book has; docs/rulesets.md lists them all.
 */
export type Correction = { readonly reason: string } & (
	Words | OtherName | Effects | RowEffects | Row | SpecialTrack | Impact | MoveBeside
);

/** Words of a move that are printed otherwise: in its text, trigger, options, outcomes and rows. */
interface Words {
	readonly kind: 'words';
	readonly move: string;
	readonly data: string;
	readonly book: string;
}

/** Another name that a book has for the move. */
interface OtherName {
	readonly kind: 'name';
	readonly move: string;
	readonly name: string;
}

/** What the move does, in the notation of effects. */
interface Effects {
	readonly kind: 'effects';
	readonly move: string;
	readonly effects: Readonly<Partial<Record<StatedPlace, string>>>;
}

/** What the row that begins with `min` does, in the notation of effects. */
interface RowEffects {
	readonly kind: 'row_effects';
	readonly move: string;
	readonly min: number;
	readonly column?: string;
	readonly effects: string;
}

/** The row that begins with `min`: its words, or how many rolls it asks for. */
interface Row {
	readonly kind: 'row';
	readonly move: string;
	readonly min: number;
	readonly text?: string;
	readonly rolls?: number;
}

/** The special track that a move is compared with. */
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

/** A second roll inside a move, as a move of its own: rolled and added to as the first one, and doing what it says here. */
interface MoveBeside {
	readonly kind: 'move_beside';
	readonly move: string;
	readonly name: string;
	readonly trigger: string;
	/** What is before the outcomes. */
	readonly text: string;
	/** What an outcome says, and what it does in the notation of effects. */
	readonly outcomes: Readonly<Record<Outcome, { readonly text: string; readonly effects: string }>>;
}
