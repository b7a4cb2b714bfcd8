import type { RefObject } from 'preact';
import { parseOk, parseError } from '../../../../rules/core/problem';
import type { RollInput } from '../../../../play/record/roll-input';
import { useFormId } from '../../../components/form-id';
import { useForm } from '../../../components/use-form';
import type { FieldProblem } from './form-problems';
import type { RollDraft } from './roll-draft';
import type { MoveToRoll } from './roll-offers';
import { rollFormView, type RollFormView } from './roll-form-view';

/** The state of a roll form, and the handlers of its fields. */
export interface RollForm {
	/** A prefix for the ids of its fields, unique among forms. */
	readonly id: string;
	readonly root: RefObject<HTMLFormElement | null>;
	readonly draft: RollDraft;
	readonly view: RollFormView;
	/** The problems to display. */
	readonly problems: readonly FieldProblem[];
	readonly change: (changed: Partial<RollDraft>) => void;
	/** Changes the draft based on its current value. */
	readonly edit: (edit: (before: RollDraft) => Partial<RollDraft>) => void;
	readonly addRow: () => void;
	/** Rolls, or shows what is missing and focuses it. */
	readonly roll: () => void;
}

export function useRollForm(
	call: MoveToRoll,
	[draft, setDraft]: readonly [RollDraft, (edit: (before: RollDraft) => RollDraft) => void],
	onRoll: (rollInput: RollInput) => void,
): RollForm {
	const id = useFormId('roll');
	const view = rollFormView(call, draft);
	const readFields = () => (view.rollInput ? parseOk(view.rollInput) : parseError('not_filled', ''));
	const { form, isTried, onSubmit } = useForm(readFields, onRoll);
	const edit = (edit: (before: RollDraft) => Partial<RollDraft>) =>
		setDraft(before => ({ ...before, ...edit(before) }));
	const change = (changed: Partial<RollDraft>) => edit(() => changed);
	return {
		id,
		root: form,
		draft,
		view,
		problems: view.problems.filter(({ isMissing }) => isTried || !isMissing),
		change,
		edit,
		addRow: () => edit(withNewAdd),
		roll: onSubmit,
	};
}

/** Adds an add. Selected words are the reason of the first one. */
const withNewAdd = ({ adds, words = '' }: RollDraft): Partial<RollDraft> => ({
	adds: [...adds, { amount: '1', reason: adds.some(({ reason }) => reason === words) ? '' : words }],
});

/** The id of a field and its problem. */
export const fieldOf = (
	{ id, problems }: RollForm,
	name: string,
): { readonly id: string; readonly problem: string | undefined } => ({
	id: `${id}-${name}`,
	problem: problems.find(({ field }) => field === name)?.message,
});
