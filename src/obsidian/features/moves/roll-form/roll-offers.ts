import { given } from '../../../../rules/core/collections';
import type { MoveRecord } from '../../../../play/record/record';
import type { OfferedOption } from '../../../../play/roll/roll-options';
import { fieldsOf, optionsAt } from '../../../../play/request/request-fields';
import type { Called, Field, RollKind, RollRequest, Wished } from '../../../../play/request/request';
import { choicesIn, kindOf, wishedBy } from '../../../../play/request/request';

/** A move to be rolled, and who rolls it. */
export interface MoveToRoll extends Called {
	/** The contents of the block; for a move that is made again, only its name. */
	readonly record: MoveRecord;
}

/** A roll option, with what the block, the sheet or the track provides for it. */
export interface RollOption extends OfferedOption {
	/** The track, if the option is one. */
	readonly track?: string;
	/** The ability that provides it, as named in the record. Rolling with the option uses the ability. */
	readonly ability?: string;
}

/** What a form offers before an option is chosen. */
export interface RollOffers {
	readonly wished: Wished;
	readonly kind: RollKind;
	readonly fields: readonly Field[];
	/** The options that the rules and the block leave open, then those of abilities. */
	readonly options: readonly RollOption[];
}

/** What was said already that affects what is offered. */
type Said = { readonly [key in 'about' | 'cost' | 'abilities']?: RollRequest[key] | undefined };

/** An unknown actor has no sheet, tracks or assets. */
export function rollOffers(call: MoveToRoll, { about, cost, abilities }: Said): RollOffers {
	const wished = wishedBy(call);
	const said: RollRequest = given({ about, cost, abilities });
	const fields = fieldsOf(wished, said);
	const kind = kindOf(wished, said);
	const own = kind === 'no_roll' ? [] : optionsAt(wished, said);
	const more = choicesIn(fields, 'option').flatMap(({ option, ability }) =>
		option && ability ? [{ ...option, ability: ability.id }] : [],
	);
	return { wished, kind, fields, options: [...own, ...(kind === 'action' ? more : [])] };
}
