import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RollInput } from '../../../../play/roll/roll-input';
import { useFormId } from '../../../components/form-id';
import type { FieldProblem } from './form-problems';
import type { RollDraft } from './roll-draft';
import type { RollCall } from './roll-offers';
import type { RollFormView } from './roll-form-view';
import { rollFormView } from './roll-form-view';

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

type Kept = readonly [RollDraft, (edit: (before: RollDraft) => RollDraft) => void];

export function useRollForm(call: RollCall, [draft, setDraft]: Kept, onRoll: (rollInput: RollInput) => void): RollForm {
	const id = useFormId('roll');
	const [tries, setTries] = useState(0);
	const root = useRef<HTMLFormElement>(null);
	const view = rollFormView(call, draft);
	const edit = (edit: (before: RollDraft) => Partial<RollDraft>) =>
		setDraft(before => ({ ...before, ...edit(before) }));
	const change = (changed: Partial<RollDraft>) => edit(() => changed);
	useLayoutEffect(() => {
		if (tries > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [tries]);
	return {
		id,
		root,
		draft,
		view,
		problems: view.problems.filter(({ isMissing }) => tries > 0 || !isMissing),
		change,
		edit,
		addRow: () => edit(withNewAdd),
		roll: () => {
			if (view.rollInput) onRoll(view.rollInput);
			else setTries(tries + 1);
		},
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
