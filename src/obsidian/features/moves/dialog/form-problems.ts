import { wholeNumber } from '../card/table-dice';
import type { OptionRow } from './roll-form';
import type { RollForm, TypedAdd } from './roll-form';
import { isEmpty, readProgress, readThrown } from './roll-form';

export type RollField =
	{ readonly kind: 'option' | 'value' | 'progress' | 'dice' } | { readonly kind: 'add'; readonly index: number };

export interface FieldProblem {
	readonly field: RollField;
	readonly message: string;
	/** Nothing was typed yet: it is said when the player wants to roll, not before. */
	readonly isMissing: boolean;
}

/** What is missing or wrong in a form, in the order of its fields. */
export function problemsOf(
	form: RollForm,
	kind: 'action' | 'progress' | 'no_roll',
	options: readonly OptionRow[],
	asksProgress: boolean,
	asksValueOf: string | undefined,
): readonly FieldProblem[] {
	if (kind === 'no_roll') return [];
	return [
		...optionProblem(options),
		...(asksValueOf === undefined ? [] : valueProblem(asksValueOf, form.values[asksValueOf] ?? '')),
		...(asksProgress ? progressProblem(form.progress) : []),
		...(kind === 'action' ? form.adds.flatMap(addProblem) : []),
		...diceProblem(form, kind),
	];
}

function optionProblem(options: readonly OptionRow[]): readonly FieldProblem[] {
	if (options.length === 0 || options.some(({ isSelected }) => isSelected)) return [];
	const message = options.some(({ track }) => track) ? 'Choose the track.' : 'Choose what to roll with.';
	return [{ field: { kind: 'option' }, message, isMissing: true }];
}

function valueProblem(name: string, text: string): readonly FieldProblem[] {
	if (wholeNumber(text) !== undefined) return [];
	const message = `Write how much ${name} you roll with, as a number.`;
	return [{ field: { kind: 'value' }, message, isMissing: text.trim() === '' }];
}

function progressProblem(text: string): readonly FieldProblem[] {
	if (readProgress(text) !== undefined) return [];
	const message = 'Write how many boxes of the track are full, 0 to 10.';
	return [{ field: { kind: 'progress' }, message, isMissing: text.trim() === '' }];
}

function addProblem(add: TypedAdd, index: number): readonly FieldProblem[] {
	if (isEmpty(add) || wholeNumber(add.amount) !== undefined) return [];
	const message = 'Write what is added as a number, such as 1 or −1.';
	return [{ field: { kind: 'add', index }, message, isMissing: false }];
}

function diceProblem(form: RollForm, kind: 'action' | 'progress'): readonly FieldProblem[] {
	const thrown = readThrown(form, kind);
	if (thrown.ok) return [];
	return thrown.problems.map(({ message }) => ({ field: { kind: 'dice' }, message, isMissing: false }));
}
