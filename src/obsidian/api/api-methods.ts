import type { SwornJournalApi } from '../../../docs/api/sworn-journal';

/** The names of the verbs of the API. */
export type VerbName = Exclude<keyof SwornJournalApi, 'version' | 'on' | 'off'>;

/** The argument object of a verb. */
export type AskedOf<V extends VerbName> = NonNullable<Parameters<SwornJournalApi[V]>[0]>;

/** The return value of a verb. */
export type AnswerOf<V extends VerbName> = Awaited<ReturnType<SwornJournalApi[V]>>;

/**
 * The type of a parameter: text or a name on one line, a whole number, several of them, additions to a roll, several
 * names, or yes or no.
 */
export type ParameterKind = 'text' | 'name' | 'number' | 'dice' | 'adds' | 'names' | 'yes or no';

export interface Parameter {
	readonly name: string;
	readonly kind: ParameterKind;
	/** Its description, as a sentence without the full stop. */
	readonly says: string;
	readonly isRequired?: true;
	/** The allowed values. */
	readonly oneOf?: readonly string[];
}

export interface ApiMethod {
	/** What it does, as a sentence without the full stop. */
	readonly does: string;
	readonly parameters: readonly Parameter[];
	/** Links can only use verbs that write or open something, as they cannot return an answer. */
	readonly kind: 'looks' | 'writes' | 'opens';
	/** The label of the button that confirms a link. */
	readonly button?: string;
}

const text = (name: string, says: string): Parameter => ({ name, kind: 'text', says });
/** A name, which may be a link. */
const called = (name: string, says: string): Parameter => ({ name, kind: 'name', says });
const number = (name: string, says: string): Parameter => ({ name, kind: 'number', says });
const names = (name: string, says: string): Parameter => ({ name, kind: 'names', says });
const required = (parameter: Parameter): Parameter => ({ ...parameter, isRequired: true });

const NOTE = called('note', 'the note, by its path or its name; left out, the note used last');
const BY = called('by', 'who acts, if the note does not say');
const AT: Parameter = {
	...text('at', 'where it is written: at the cursor, as commands do, or at the end of the note'),
	oneOf: ['cursor', 'end'],
};
const LINE = number('line', 'a line of the record, counted from 0');
const ID = text('id', 'the id of the record');
const DICE: Parameter = { name: 'dice', kind: 'dice', says: 'dice rolled at the table, such as “4 3 9”' };
const RESIST: Parameter = {
	name: 'resist',
	kind: 'yes or no',
	says: 'false leaves a suffer move at its cost, without its roll',
};
const ANYWAY: Parameter = {
	name: 'anyway',
	kind: 'yes or no',
	says: 'true makes a move that is for the other combat position, or whose trigger is not met',
};
const RANK = text('rank', 'the rank of what is begun');
const WRITE: Parameter = {
	name: 'write',
	kind: 'yes or no',
	says: 'with “false” the answer is returned and not written',
};

/** The verbs of the API, from which links and the command line are derived as well. */
export const API_METHODS: Readonly<Record<VerbName, ApiMethod>> = {
	who: { does: 'Returns who plays in a note', kind: 'looks', parameters: [NOTE, BY] },
	records: { does: 'Lists the records of a note', kind: 'looks', parameters: [NOTE] },
	record: {
		does: 'Returns one record, the last one unless a line is given',
		kind: 'looks',
		parameters: [NOTE, LINE, ID],
	},
	pending: { does: 'Lists the pending steps of a note, with their options', kind: 'looks', parameters: [NOTE] },
	move: {
		does: 'Makes a move',
		kind: 'writes',
		button: 'Make the move',
		parameters: [
			required(called('name', 'the name of the move')),
			text('option', 'the stat or meter to roll with'),
			number('value', 'its value, if it differs from the sheet'),
			called('track', 'the track that the move is about'),
			called('asset', 'the companion, vehicle or module that the move is about'),
			{ name: 'adds', kind: 'adds', says: 'what is added, such as “1 tailwind; 2”' },
			names('abilities', 'abilities of assets to use, such as “Gunner; Rook 2”'),
			names('aids', 'connections that aid the roll'),
			names('saved', 'waiting bonuses that this roll does not spend'),
			number('cost', 'how much a suffer move costs'),
			RESIST,
			ANYWAY,
			DICE,
			called('begin', 'the name of the track that the move begins before it is rolled'),
			RANK,
			NOTE,
			BY,
			AT,
		],
	},
	choose: {
		does: 'Picks an option of a pending step, as a press on its card does',
		kind: 'writes',
		button: 'Choose it',
		parameters: [
			required(text('option', 'the label of the option')),
			text('step', 'the step it belongs to, if several have such an option'),
			called('name', 'the name of what the option begins'),
			RANK,
			text('question', 'what the option asks the oracle'),
			text('odds', 'how likely a yes is'),
			{ ...DICE, says: 'of a roll, dice rolled at the table' },
			ANYWAY,
			LINE,
			ID,
			NOTE,
		],
	},
	oracle: {
		does: 'Rolls on an oracle',
		kind: 'writes',
		button: 'Roll',
		parameters: [
			required(called('name', 'the name of the oracle, such as “Core / Action + Theme”')),
			number('times', 'how often it is rolled'),
			WRITE,
			NOTE,
			BY,
			AT,
		],
	},
	ask: {
		does: 'Asks the oracle a yes-or-no question',
		kind: 'writes',
		button: 'Ask',
		parameters: [
			required(text('question', 'the question')),
			text('odds', 'how likely a yes is, such as “Likely”; left out, even odds'),
			WRITE,
			NOTE,
			BY,
			AT,
		],
	},
	change: {
		does: 'Takes or suffers: changes a meter or momentum by an amount',
		kind: 'writes',
		button: 'Change it',
		parameters: [
			required(text('meter', 'the meter, or “momentum”')),
			required(number('by', 'the amount, negative to suffer')),
			called('asset', 'the companion or vehicle whose meter it is'),
			called('who', 'whose meter it is, if the note does not say'),
			NOTE,
		],
	},
	progress: {
		does: 'Marks progress on a track, or fills segments of a clock',
		kind: 'writes',
		button: 'Mark it',
		parameters: [
			required(called('track', 'the name of the track')),
			number('times', 'how often it is marked, negative to clear; left out, once'),
			NOTE,
		],
	},
	undo: {
		does: 'Undoes a whole move, the last one unless a line is given',
		kind: 'writes',
		button: 'Undo the move',
		parameters: [NOTE, LINE, ID],
	},
	show: {
		does: 'Opens the Table, the list of moves, the oracles or a note',
		kind: 'opens',
		parameters: [
			{ ...required(text('what', 'what is opened')), oneOf: ['table', 'moves', 'oracles', 'note'] },
			NOTE,
			{ ...LINE, says: 'the line of the note, counted from 0' },
		],
	},
};

export const VERB_NAMES = Object.keys(API_METHODS).filter((name): name is VerbName => name in API_METHODS);

export const isVerb = (name: string): name is VerbName => Object.prototype.hasOwnProperty.call(API_METHODS, name);
