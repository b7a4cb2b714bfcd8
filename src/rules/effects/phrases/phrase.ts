import { ONE_DIE, type Effect, type Option } from '../effect';
import type { TrackKind } from '../../track-kind';
import type { Trace } from '../trace';
import type { Vocabulary } from '../vocabulary';

/** What a phrase may need to know besides its own words. */
export interface PhraseContext {
	/** The list under the paragraph, for "choose one". */
	readonly options?: readonly ListedOption[];
	/** The impact that was named last, for "clear the impact". */
	readonly impact?: string;
	/** The names of the ruleset; those of the printed books when it is absent. */
	readonly vocabulary?: Vocabulary;
	/** The meter that was named last, for "take +1 more". */
	readonly meter?: string;
	/** The move that is read, and what is known about it. */
	readonly move?: MoveFacts;
	/** The sentence itself, without the outcome it is for. */
	readonly sentence?: string;
	/** Only phrases that may be a whole sentence of several clauses count. */
	readonly isWhole?: boolean;
	/** The sentence before. */
	readonly before?: string;
	/** Receives which words produced which effects. */
	readonly trace?: Trace;
}

/** An option with the words after its label: "Dangerous". */
export interface ListedOption extends Option {
	readonly description: string;
}

/** What the reader of a sentence may ask about its move. */
export interface MoveFacts {
	readonly name: string;
	/** The kind of track that its progress roll is about. */
	readonly track?: TrackKind;
	/** It has a table to roll on. */
	readonly hasTable?: true;
	/** Which option each situation of the trigger rolls: "Make your own repairs" rolls "wits". */
	readonly rolls: readonly { readonly situation: string; readonly option: string }[];
}

/** One phrase of the rules. A new one is one row in a topic's table and one line in the test of that topic. */
export interface Phrase {
	/** An example of it. */
	readonly example: string;
	/** The whole clause, in straight apostrophes; what varies is in braces, see `PLACEHOLDERS`. No repetition inside a repetition. */
	readonly pattern: string;
	/** Its effects; undefined if the phrase does not apply after all. */
	readonly effects: (words: Captures, context: PhraseContext) => readonly Effect[] | undefined;
}

/** The words found for the placeholders of a pattern; empty if an optional part is missing. */
export type Captures = Readonly<Record<Placeholder, string>>;

/** As few words as the rest of the pattern leaves. Whether the ruleset knows them is asked afterwards. */
const NAME = "[a-z][a-z' -]*?";

/** What may vary in a phrase. `words` and `tail` run to the end of the clause, but never over a number or the name of a move. */
export const PLACEHOLDERS = {
	/** A number with or without its sign: "+2", "-1", "3". */
	n: '[+-]?\\d+',
	m: '[+-]?\\d+',
	/** One die: "1d6", "d10". */
	die: `[+-]?${ONE_DIE}`,
	/** A number in words or digits: "two", "3"; see `numberOf`. */
	number: 'one|two|three|four|five|six|\\d+',
	second_number: 'one|two|three|four|five|six|\\d+',
	/** The name of a meter of the ruleset, in lower case. */
	meter: NAME,
	second_meter: NAME,
	/** The name of an impact of the ruleset, in lower case. */
	impact: NAME,
	second_impact: NAME,
	/** A group of impacts: "conditions". */
	group: NAME,
	/** A special track: "quests", "failure". */
	special: NAME,
	/** A move in its brackets: "[Pay the Price]"; `plain` takes them off. */
	move: '\\[[^\\]]+\\]',
	second_move: '\\[[^\\]]+\\]',
	/** Several moves: "[Heal], [Hearten], or [Repair]". */
	moves: '\\[[^.]+\\]',
	rank: 'troublesome|dangerous|formidable|extreme|epic',
	second_rank: 'troublesome|dangerous|formidable|extreme|epic',
	/** "troublesome=1 tick; dangerous=2 ticks; …", all five of them. */
	by_rank: 'troublesome ?= ?[^.=]+dangerous ?= ?[^.=]+formidable ?= ?[^.=]+extreme ?= ?[^.=]+epic ?= ?[^.=]+',
	/** What a track is about: "vow", "expedition"; see `trackNamed`. */
	track: 'vow|quest|connection|relationship|objective|foe|fight|expedition|journey|site|scene|scene challenge|threat',
	aside: '\\([^)\\d]*\\)',
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
	words: '[^\\d\\[]+',
	tail: '[^\\d\\[(]+',
	/** The same, where a circumstance is part of the story: "die, but not before making a noble sacrifice". */
	story: '[^\\d\\[(]+',
} as const;

export type Placeholder = keyof typeof PLACEHOLDERS;
