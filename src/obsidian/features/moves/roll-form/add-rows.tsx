import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { invalid, ProblemLine } from '../../../components/form-field';
import type { TypedAdd } from './roll-draft';
import { useFocusOnNew } from './use-focus-on-new';
import type { RollForm } from './use-roll-form';
import { fieldOf } from './use-roll-form';
import { t } from '../../../../language/text';

/** Additional adds with their reasons. A new one starts at +1 with the focus on its reason. */
export function AddRows({ form }: { form: RollForm }): JSX.Element | null {
	const { adds } = form.draft;
	const rows = useRef<HTMLDivElement>(null);
	useFocusOnNew(rows, adds.length, '.sworn-add:last-child .sworn-reason');
	if (adds.length === 0) return null;
	return (
		<div class="sworn-adds" ref={rows}>
			{adds.map((add, index) => (
				<AddRow key={index} form={form} add={add} index={index} />
			))}
		</div>
	);
}

interface AddRowProps {
	readonly form: RollForm;
	readonly add: TypedAdd;
	readonly index: number;
}

function AddRow({ form, add, index }: AddRowProps): JSX.Element {
	const { root, draft, change } = form;
	const { id, problem } = fieldOf(form, `add-${index}`);
	const changeAdd = (changed: Partial<TypedAdd>) =>
		change({ adds: draft.adds.map((other, i) => (i === index ? { ...other, ...changed } : other)) });
	const remove = () => {
		root.current?.querySelector<HTMLElement>('.sworn-roll-button')?.focus();
		change({ adds: draft.adds.filter((_, i) => i !== index) });
	};
	return (
		<div class="sworn-add">
			<input
				class="sworn-number"
				type="text"
				// The numeric keyboard of a phone may lack a minus.
				inputMode="text"
				autocomplete="off"
				aria-label={t('Add, such as 1 or −1')}
				{...invalid(problem, `${id}-problem`)}
				value={add.amount}
				onInput={event => changeAdd({ amount: event.currentTarget.value })}
			/>
			<input
				class="sworn-reason"
				type="text"
				autocomplete="off"
				aria-label={t('What the add is for')}
				placeholder={t('What for')}
				value={add.reason}
				onInput={event => changeAdd({ reason: event.currentTarget.value })}
			/>
			<button type="button" class="clickable-icon" aria-label={t('Remove this add')} onClick={remove}>
				<span aria-hidden="true">×</span>
			</button>
			<ProblemLine id={`${id}-problem`} problem={problem} />
		</div>
	);
}
