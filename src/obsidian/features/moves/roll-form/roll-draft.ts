import { given } from '../../../../rules/core/collections';
import { usedWords } from '../../../../play/abilities/ability-uses';
import { decidedByNotes } from '../../../../play/moves/infer-from-notes';
import { situationOf, wishedBy } from '../../../../play/request/request';
import { bestOption } from '../../../../play/request/ways-to-ask';
import { newBeginDraft, type BeginDraft } from './begin-view';
import { rollOffers, type MoveToRoll, type RollOption } from './roll-offers';

/** The draft of a roll: the fields as they were typed. */
export interface RollDraft {
	/** The index of the roll option; undefined while there are several and none is selected. */
	readonly selected?: number | undefined;
	/** Typed values of options that neither the sheet nor a track provides, by option name. */
	readonly values: Readonly<Record<string, string>>;
	/** The track that the move begins or continues; undefined if there is none. */
	readonly begins?: BeginDraft | undefined;
	/** The amount suffered: 1 minor, 2 serious, 3 major. Undefined if it is not asked with the roll. */
	readonly cost?: number;
	/** The connection, companion or vehicle that the move is about, if it is chosen in this form. */
	readonly about?: string | undefined;
	/** The ticked conditions of the trigger. */
	readonly conditions: readonly string[];
	/** The connections that aid, by name. */
	readonly aids: readonly string[];
	/** The ticked asset abilities, as named in the record. */
	readonly abilities: readonly string[];
	/** The texts of waiting bonuses to save for later. */
	readonly saved: readonly string[];
	readonly adds: readonly TypedAdd[];
	/** Selected words to use as the reason of the next add. */
	readonly words?: string;
	/** Dice rolled at the table: "4 3 9". */
	readonly dice: string;
	readonly presetActionDie?: number | undefined;
}

export interface TypedAdd {
	readonly amount: string;
	readonly reason: string;
}

/** The initial draft, with what the block specifies and what the rules leave no choice about. */
export function newRollDraft(call: MoveToRoll): RollDraft {
	const { record, move } = call;
	const { about, conditions } = decidedByNotes(situationOf(wishedBy(call)), move);
	const { options } = rollOffers(call, { about });
	const begins = newBeginDraft(call);
	const using = (record.abilities ?? []).map(usedWords);
	return {
		selected: optionOf(call, options, using),
		values: {},
		...(begins ? { begins } : {}),
		...given({ about }),
		conditions,
		aids: [],
		abilities: using,
		saved: [],
		adds: [],
		dice: '',
	};
}

/** Uses selected words as the name of what the move begins, or else keeps them as the reason of an add. */
export function withWords(draft: RollDraft, words: string): RollDraft {
	const { begins } = draft;
	return begins ? { ...draft, begins: { ...begins, track: { ...begins.track, name: words } } } : { ...draft, words };
}

/** The option that the block names, or else the usual one. */
function optionOf(
	{ record }: MoveToRoll,
	options: readonly RollOption[],
	using: readonly string[],
): number | undefined {
	const { track, roll } = record;
	const named = options.findIndex(option =>
		option.track === undefined
			? option.name.toLowerCase() === roll?.option.trim().toLowerCase() &&
				(option.ability === undefined || using.includes(option.ability))
			: option.track === track,
	);
	return named >= 0 ? named : usualOption(options);
}

/** The index of the only option, or else of the best stat or meter. What an ability gives is only chosen. */
export function usualOption(options: readonly RollOption[]): number | undefined {
	const own = options.filter(({ ability }) => ability === undefined);
	const usual = own.length === 1 ? own[0] : bestOption(own);
	return usual && options.indexOf(usual);
}
