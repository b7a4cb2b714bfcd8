import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { invalid, ProblemLine } from '../../../components/form-field';
import type { FieldProblem, RollField, RollForm, RollFormView, TypedAdd } from './dialog-model';
import { ACTION_FACES } from './dialog-model';

/** What every field of the roll form is drawn from, and how it changes the form. */
export interface FieldsProps {
	readonly form: RollForm;
	readonly view: RollFormView;
	readonly problems: readonly FieldProblem[];
	readonly change: (changed: Partial<RollForm>) => void;
}

export const problemAt = (problems: readonly FieldProblem[], at: RollField): FieldProblem | undefined =>
	problems.find(({ field }) => idOf(field) === idOf(at));

const idOf = (field: RollField): string => (field.kind === 'add' ? `add-${field.index}` : field.kind);

/** The message of a field, in its place. */
export const FieldMessage = ({ id, problem }: { id: string; problem: FieldProblem | undefined }): JSX.Element => (
	<ProblemLine id={`sworn-problem-${id}`} problem={problem?.message} />
);

interface TextFieldProps {
	readonly field: RollField;
	readonly label: string;
	readonly value: string;
	readonly problems: readonly FieldProblem[];
	readonly placeholder?: string;
	/** The focus starts here. */
	readonly isFirst?: boolean;
	readonly onInput: (text: string) => void;
}

/** One line to type a number or a few of them. */
function TextField({ field, label, value, problems, placeholder, isFirst, onInput }: TextFieldProps): JSX.Element {
	const id = idOf(field);
	const problem = problemAt(problems, field);
	return (
		<div class="sworn-field">
			<label for={`sworn-field-${id}`}>{label}</label>
			<input
				id={`sworn-field-${id}`}
				type="text"
				inputMode="numeric"
				autocomplete="off"
				placeholder={placeholder}
				value={value}
				{...invalid(problem, `sworn-problem-${id}`)}
				{...(isFirst ? { 'data-sworn-first': true } : {})}
				onInput={event => onInput(event.currentTarget.value)}
			/>
			<FieldMessage id={id} problem={problem} />
		</div>
	);
}

/** A value that the character's note does not say. */
export function ValueRow({
	form,
	problems,
	change,
	name,
	who,
}: FieldsProps & { name: string; who: string }): JSX.Element {
	return (
		<TextField
			field={{ kind: 'value' }}
			label={`${who} has no ${name} to look up. Roll with`}
			value={form.values[name] ?? ''}
			problems={problems}
			isFirst
			onInput={text => change({ values: { ...form.values, [name]: text } })}
		/>
	);
}

export function ProgressRow({ form, problems, change }: FieldsProps): JSX.Element {
	return (
		<TextField
			field={{ kind: 'progress' }}
			label="Full boxes of the track, 0 to 10"
			value={form.progress}
			problems={problems}
			isFirst
			onInput={progress => change({ progress })}
		/>
	);
}

/** How much a suffer move takes. */
export function CostButtons({ form, view, change }: FieldsProps): JSX.Element {
	return (
		<div class="sworn-costs" role="group" aria-label="How much is suffered">
			<span class="sworn-detail" aria-hidden="true">
				Suffered
			</span>
			{view.costs.map(({ cost, words }) => (
				<button
					key={cost}
					type="button"
					class="sworn-button"
					aria-pressed={form.cost === cost}
					aria-keyshortcuts={String(cost)}
					onClick={() => change({ cost })}
				>
					{words}
				</button>
			))}
		</div>
	);
}

/** Bonuses that wait for a next move: spent unless the player saves them. */
export function NextRows({ form, view, change }: FieldsProps): JSX.Element | null {
	if (view.next.length === 0) return null;
	return (
		<div class="sworn-next" role="group" aria-label="Waiting bonuses">
			{view.next.map(({ text, count, isSpent }) => (
				<label key={text} class="sworn-tick">
					<input
						type="checkbox"
						checked={isSpent}
						onChange={() =>
							change({ saved: isSpent ? [...form.saved, text] : form.saved.filter(saved => saved !== text) })
						}
					/>
					{count > 1 ? `${text} × ${count}` : text}
				</label>
			))}
		</div>
	);
}

/** Further adds, each with its reason. */
export function AddRows({ form, problems, change, onAdd }: FieldsProps & { onAdd: () => void }): JSX.Element {
	const rows = useRef<HTMLDivElement>(null);
	const count = form.adds.length;
	const before = useRef(count);
	useLayoutEffect(() => {
		if (count > before.current) rows.current?.querySelector<HTMLElement>(`[data-add="${count - 1}"]`)?.focus();
		before.current = count;
	}, [count]);
	const changeAdd = (index: number, changed: Partial<TypedAdd>) =>
		change({ adds: form.adds.map((add, i) => (i === index ? { ...add, ...changed } : add)) });
	return (
		<div class="sworn-adds" ref={rows}>
			{form.adds.map((add, index) => {
				const problem = problemAt(problems, { kind: 'add', index });
				return (
					<div key={index} class="sworn-add">
						<input
							class="sworn-number"
							type="text"
							inputMode="numeric"
							autocomplete="off"
							aria-label="Add"
							{...invalid(problem, `sworn-problem-add-${index}`)}
							value={add.amount}
							onInput={event => changeAdd(index, { amount: event.currentTarget.value })}
						/>
						<input
							class="sworn-reason"
							type="text"
							autocomplete="off"
							aria-label="Reason"
							placeholder="Reason"
							data-add={index}
							value={add.reason}
							onInput={event => changeAdd(index, { reason: event.currentTarget.value })}
						/>
						<button
							type="button"
							class="clickable-icon"
							aria-label="Remove this add"
							onClick={() => change({ adds: form.adds.filter((_, i) => i !== index) })}
						>
							<span aria-hidden="true">×</span>
						</button>
						<FieldMessage id={`add-${index}`} problem={problem} />
					</div>
				);
			})}
			<button type="button" class="sworn-button sworn-quiet" aria-keyshortcuts="+" onClick={onAdd}>
				<kbd class="sworn-key" aria-hidden="true">
					+
				</kbd>
				Add with a reason
			</button>
		</div>
	);
}

/** Dice that the player brings along: what fell on the table, or an action die set beforehand. */
export function DiceRow({ form, view, problems, change }: FieldsProps): JSX.Element {
	const isAction = view.kind === 'action';
	const isChallengeOnly = !isAction || form.presetActionDie !== undefined;
	return (
		<div class="sworn-own-dice">
			<TextField
				field={{ kind: 'dice' }}
				label={isChallengeOnly ? 'Challenge dice on the table' : 'Dice on the table'}
				placeholder={isChallengeOnly ? '3 9' : '4 3 9'}
				value={form.dice}
				problems={problems}
				onInput={dice => change({ dice })}
			/>
			{isAction && (
				<div class="sworn-field">
					<label for="sworn-field-preset">Action die</label>
					<select
						id="sworn-field-preset"
						class="dropdown"
						value={String(form.presetActionDie ?? '')}
						onChange={event => {
							const face = Number(event.currentTarget.value);
							change({ presetActionDie: face === 0 ? undefined : face });
						}}
					>
						<option value="">Rolled</option>
						{ACTION_FACES.map(face => (
							<option key={face} value={face}>
								{`Set to ${face}`}
							</option>
						))}
					</select>
				</div>
			)}
		</div>
	);
}
