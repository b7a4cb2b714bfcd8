import { getOwn } from '../../../../rules/collections';
import type { Field, RollKind } from '../../../../play/request/request';
import type { RollDraft, TypedAdd } from './roll-draft';
import type { RollOffers } from './roll-offers';
import type { RollOption } from './roll-option';
import { readDice, typedValue, wholeNumber } from './typed-numbers';
import { t } from '../../../../language/text';

export interface FieldProblem {
	/** `begin`, `option`, `value`, `dice`, or `add-0` for the first add. */
	readonly field: string;
	/** Which part of the field is wrong. */
	readonly code?: string;
	readonly message: string;
	/** Whether the field is merely empty. This is reported only when the player tries to roll. */
	readonly isMissing: boolean;
}

/**
 * A cost must not be taken from a companion or vehicle that the player did not mean, nor its meter be rolled. The rank
 * of a connection is not rolled before the player says whose it is.
 */
export function aboutProblem(
	{ assets, isConnectionAsked, unreadConnections }: RollOffers,
	{ about }: RollDraft,
	isAssetNeeded: boolean,
): readonly FieldProblem[] {
	if (about !== undefined) return [];
	const missing = (...words: readonly string[]) => [{ field: 'about', message: words.join(' '), isMissing: true }];
	if (assets.length > 0) return isAssetNeeded ? missing(t('Choose which one the move is about.')) : [];
	if (!isConnectionAsked) return [];
	return missing(...unreadConnections.map(({ message }) => message), t('Choose whom the move is about.'));
}

/** The problems of a form, in the order of its fields. */
export function problemsOf(
	draft: RollDraft,
	{ kind, options }: RollOffers,
	asksValueOf: string | undefined,
	fields: readonly Field[],
): readonly FieldProblem[] {
	if (kind === 'no_roll') return [];
	return [
		...optionProblem(options, draft),
		...(asksValueOf === undefined ? [] : valueProblem(draft, kind, asksValueOf)),
		...(kind === 'action' ? draft.adds.flatMap(addProblem) : []),
		...diceProblem(
			draft,
			fields.find(({ key }) => key === 'dice'),
		),
	];
}

function optionProblem(options: readonly RollOption[], { selected = -1 }: RollDraft): readonly FieldProblem[] {
	if (options.length === 0 || options[selected]) return [];
	const message = options.some(({ track }) => track) ? t('Choose the track.') : t('Choose what to roll with.');
	return [{ field: 'option', message, isMissing: true }];
}

function valueProblem(draft: RollDraft, kind: RollKind, name: string): readonly FieldProblem[] {
	if (typedValue(draft, kind, name) !== undefined) return [];
	const message =
		kind === 'progress'
			? t('Write how many boxes of the track are full, 0 to 10.')
			: t('Write how much {name} you roll with, as a number.', { name });
	return [{ field: 'value', message, isMissing: (getOwn(draft.values, name) ?? '').trim() === '' }];
}

/** The problem of an add. A row left empty is ignored. */
function addProblem({ amount, reason }: TypedAdd, index: number): readonly FieldProblem[] {
	const isEmpty = amount.trim() === '' && reason.trim() === '';
	if (isEmpty || wholeNumber(amount) !== undefined) return [];
	const message = t('Write what is added as a number, such as 1 or −1.');
	return [{ field: `add-${index}`, message, isMissing: false }];
}

function diceProblem({ dice }: RollDraft, field: Field | undefined): readonly FieldProblem[] {
	if (!field || dice.trim() === '') return [];
	const isCount = readDice(dice)?.length === field.count;
	const message = isCount
		? field.problem
		: field.count === 3
			? t('Write three numbers: the action die, then the two challenge dice, such as 4 3 9.')
			: t('Write two numbers: the two challenge dice, such as 3 9.');
	return message === undefined ? [] : [{ field: 'dice', message, isMissing: false }];
}
