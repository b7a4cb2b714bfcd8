import { getOwn, given } from '../../../../rules/core/collections';
import type { Filled } from '../../../../play/request/request-input';
import { fieldIn, type FieldKey, type RollKind } from '../../../../play/request/request';
import type { RollDraft, TypedAdd } from './roll-draft';
import type { RollOffers } from './roll-offers';
import { typedValue, wholeNumber } from './typed-numbers';
import { t } from '../../../../i18n/translate';
import { translateTerm } from '../../../../i18n/translate-terms';

export interface FieldProblem {
	/** `begin`, `option`, `value`, `dice`, or `add-0` for the first add. */
	readonly field: string;
	/** Which part of the field is wrong. */
	readonly code?: string;
	readonly message: string;
	/** Whether the field is merely empty. This is reported only when the player tries to roll. */
	readonly isMissing: boolean;
}

/** Told where the option is chosen; the roll itself refuses the value, on this path as on every other. */
export const OUT_OF_LIMITS = 'out_of_limits';

/** The problems of a form, in the order of its fields. An outcome that an ability gives is not rolled. */
export function problemsOf(
	draft: RollDraft,
	{ kind, options }: RollOffers,
	{ fields, using }: Pick<Filled, 'fields' | 'using'>,
): readonly FieldProblem[] {
	const missing = (key: FieldKey, isEmpty: boolean) => {
		const message = isEmpty ? fieldIn(fields, key)?.missing : undefined;
		return message === undefined ? [] : [{ field: key, message, isMissing: true }];
	};
	const begin = fieldIn(fields, 'begin');
	const about = [
		...(begin?.problem === undefined
			? []
			: [{ field: 'begin', message: begin.problem, ...given({ code: begin.code }), isMissing: false }]),
		...missing('about', draft.about === undefined),
	];
	if (kind === 'no_roll' || using.some(({ as }) => as !== undefined)) return about;
	const chosen = options[draft.selected ?? -1];
	const told = fieldIn(fields, 'option')?.told ?? [];
	const dice = fieldIn(fields, 'dice')?.problem;
	return [
		...about,
		...missing('option', !chosen && options.length > 0),
		...(chosen && chosen.value === undefined ? valueProblem(draft, kind, chosen.name) : []),
		...(kind === 'action' ? draft.adds.flatMap(addProblem) : []),
		...(dice === undefined ? [] : [{ field: 'dice', message: dice, isMissing: false }]),
		...told.map(({ message }) => ({ field: 'option', code: OUT_OF_LIMITS, message, isMissing: false })),
	];
}

function valueProblem(draft: RollDraft, kind: RollKind, name: string): readonly FieldProblem[] {
	if (typedValue(draft, kind, name) !== undefined) return [];
	const message =
		kind === 'progress'
			? t('Write how many boxes of the track are full, 0 to 10.')
			: t('Write how much {name} you roll with, as a number.', { name: translateTerm(name) });
	return [{ field: 'value', message, isMissing: (getOwn(draft.values, name) ?? '').trim() === '' }];
}

/** The problem of an add. A row left empty is ignored. */
function addProblem({ amount, reason }: TypedAdd, index: number): readonly FieldProblem[] {
	const isEmpty = amount.trim() === '' && reason.trim() === '';
	if (isEmpty || wholeNumber(amount) !== undefined) return [];
	const message = t('Write what is added as a number, such as 1 or −1.');
	return [{ field: `add-${index}`, message, isMissing: false }];
}
