import { ONE_DIE, type Effect, type Option } from '../effect';
import type { TrackKind } from '../../core/track-kind';
import type { Trace } from '../trace';
import type { Vocabulary } from '../vocabulary';

/** The context in which a phrase is read. */
export interface PhraseContext {
	/** The list below the paragraph, for "choose one". */
	readonly options?: readonly ListedOption[];
	/** The last impact named, for "clear the impact". */
	readonly impact?: string;
	/** The names in the ruleset; those of the printed books if absent. */
	readonly vocabulary?: Vocabulary;
	/** The last meter named, for "take +1 more". */
	readonly meter?: string;
	/** The move being read, and what is known about it. */
	readonly move?: MoveFacts;
	/** The whole sentence, without its outcome. */
	readonly sentence?: string;
	/** Consider only phrases that may span a whole sentence with several clauses. */
	readonly isWhole?: boolean;
	/** The previous sentence. */
	readonly before?: string;
	/** Receives which words produced which effects. */
	readonly trace?: Trace;
}

/** An option with the text after its label: "Dangerous". */
export interface ListedOption extends Option {
	readonly description: string;
}

/** Facts about the move that reading a sentence may depend on. */
export interface MoveFacts {
	readonly name: string;
	/** Its name and what triggers it. */
	readonly about: string;
	/** The kind of track for its progress roll. */
	readonly track?: TrackKind;
	/** The move has a table to roll on. */
	readonly hasTable?: true;
	/** The move is about a fight: there, "the upper hand" is being in control. */
	readonly isOfFight?: true;
	/** Which option each situation of the trigger rolls: "Make your own repairs" rolls "wits". */
	readonly rolls: readonly { readonly situation: string; readonly option: string }[];
}

/**
 * One phrase of the rules. To add one, add a row to a topic's table (see `phrase-rows.ts`) and run `npm run approve`.
 */
export interface Phrase {
	/** An example. */
	readonly example: string;
	/**
	 * Matches a whole clause, with straight apostrophes; variable parts are in braces, see `PLACEHOLDERS`. Do not nest
	 * repetitions.
	 */
	readonly pattern: string;
	/** Its effects; `undefined` if the phrase turns out not to apply. */
	readonly effects: (words: Captures, context: PhraseContext) => readonly Effect[] | undefined;
}

/** The words captured by a pattern's placeholders; empty for an optional part that is missing. */
export type Captures = Readonly<Record<Placeholder, string>>;

/** Matches lazily. Whether the ruleset knows the name is checked afterwards. */
const NAME = "[a-z][a-z' -]*?";

/**
 * The variable parts of a phrase. `words` and `tail` run to the end of the clause but never across a number or the name
 * of a move.
 */
export const PLACEHOLDERS = {
	/** A number with or without its sign: "+2", "-1", "3". */
	n: '[+-]?\\d+',
	m: '[+-]?\\d+',
	/** One die: "1d6", "d10". */
	die: `[+-]?${ONE_DIE}`,
	/** A number in words or digits: "two", "3"; see `numberOf`. */
	number: 'one|two|three|four|five|six|\\d+',
	second_number: 'one|two|three|four|five|six|\\d+',
	/** The name of a meter in the ruleset, in lower case. */
	meter: NAME,
	second_meter: NAME,
	/** The name of an impact in the ruleset, in lower case. */
	impact: NAME,
	second_impact: NAME,
	/** A group of impacts: "conditions". */
	group: NAME,
	/** A special track: "quests", "failure". */
	special: NAME,
	/** A move in brackets: "[Pay the Price]"; `plain` removes them. */
	move: '\\[[^\\]]+\\]',
	second_move: '\\[[^\\]]+\\]',
	/** Several moves: "[Heal], [Hearten], or [Repair]". */
	moves: '\\[[^.\\d]+\\]',
	rank: 'troublesome|dangerous|formidable|extreme|epic',
	second_rank: 'troublesome|dangerous|formidable|extreme|epic',
	/** All five ranks: "troublesome=1 tick; dangerous=2 ticks; …". */
	by_rank:
		'troublesome ?= ?[^.=]+dangerous ?= ?[^.=]+formidable ?= ?[^.=]+extreme ?= ?[^.=]+epic ?= ?(?:clear )?\\+?\\d+(?: [a-z]+)?',
	/** The kind of a track: "vow", "expedition"; see `trackNamed`. */
	track: 'vow|quest|connection|relationship|objective|foe|fight|expedition|journey|site|scene|scene challenge|threat',
	aside: '\\((?:(?:but )?not \\[[^)\\d]*|[^)\\d[]*)\\)',
	times: 'twice|(?:two|three|four|\\d+) times',
	outcome: 'strong hit|weak hit|miss',
	second_outcome: 'strong hit|weak hit|miss',
	count:
		'one or more|one or two|any number|up to one|up to two|up to three|up to four|up to [1-4]|as many|one|two|three|four|[1-4]',
	position: 'in control|in a bad spot',
	second_position: 'in control|in a bad spot',
	degree: 'harm|stress|damage|loss|setback|cost',
	they: "they|their|them|your companion's|your companion",
	up_to: 'up to',
	not: 'not',
	words: '[^\\d\\[]{1,300}',
	tail: '[^\\d\\[(]{1,300}',
	/** Like `words`, for a circumstance that is part of the story: "die, but not before making a noble sacrifice". */
	story: '[^\\d\\[(]{1,300}',
} as const;

export type Placeholder = keyof typeof PLACEHOLDERS;
