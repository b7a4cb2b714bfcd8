import { getOwn } from '../../../../rules/core/collections';
import type { ComponentChildren, JSX } from 'preact';
import { signed } from '../../../../rules/effects/effect-label';
import { SelectField, TextField, ProblemLine, invalid } from '../../../components/form-field';
import type { TextHome } from '../../../components/rules-text';
import { AbilityReminders } from './ability-reminders';
import { OptionList } from './option-list';
import type { AboutView } from './roll-form-view';
import { fieldOf, type RollForm } from './use-roll-form';
import { t } from '../../../../i18n/translate';
import { ACTION_DIE_SIDES } from '../../../../play/dice/dice';
import { NEW_TRACK_WORDS, type NewTrackDraft } from '../../tracks/new-track/new-track';
import { NewTrackFields } from '../../tracks/new-track/new-track-fields';
import type { BeginView } from './begin-view';
import { translateTerm } from '../../../../i18n/translate-terms';
import { useRef } from 'preact/hooks';
import type { TypedAdd } from './roll-draft';
import { useFocusOnNew } from './use-focus-on-new';

interface RollFieldsProps {
	readonly form: RollForm;
	readonly home: TextHome;
	readonly hasKeys: boolean;
	readonly hasOwnDice: boolean;
	/** Content below the adds. */
	readonly children?: ComponentChildren;
}

/** The fields of a roll, in the same order everywhere. */
export function RollFields({ form, home, hasKeys, hasOwnDice, children }: RollFieldsProps): JSX.Element {
	const { view } = form;
	const about = view.about && <AboutSelect form={form} view={view.about} />;
	return (
		<>
			{view.begins && <BeginFields form={form} view={view.begins} />}
			{view.about?.isFirst && about}
			{view.options.length > 0 && <OptionList form={form} hasKeys={hasKeys} />}
			{view.asksValueOf !== undefined && <ValueField form={form} of={view.asksValueOf} />}
			{view.costs.length > 0 && <CostButtons form={form} />}
			{!view.about?.isFirst && about}
			{view.adds.length > 0 && <AddsInBlock form={form} />}
			<TickLists form={form} />
			<AbilityReminders reminders={view.reminders} home={home} />
			{view.kind === 'action' && <AddRows form={form} />}
			{children}
			{hasOwnDice && view.kind !== 'no_roll' && <OwnDice form={form} />}
		</>
	);
}

/** A field for a value that neither the character's note nor a track provides. */
function ValueField({ form, of }: { form: RollForm; of: string }): JSX.Element {
	const { view, draft, change } = form;
	return (
		<div class="sworn-missing">
			<TextField
				{...fieldOf(form, 'value')}
				label={view.kind === 'progress' ? t('Full boxes of the track, 0 to 10') : t('Value of {of}', { of })}
				value={getOwn(draft.values, of) ?? ''}
				onInput={text => change({ values: { ...draft.values, [of]: text } })}
				input={{ inputMode: 'numeric' }}
			/>
		</div>
	);
}

/** Buttons for the amount of a suffer move. */
function CostButtons({ form: { view, draft, change } }: { form: RollForm }): JSX.Element {
	return (
		<div class="sworn-costs" role="group" aria-label={t('How much is suffered')}>
			<span class="sworn-detail" aria-hidden="true">
				{t('Suffered')}
			</span>
			{view.costs.map(({ cost, words }) => (
				<button
					key={cost}
					type="button"
					class="sworn-button"
					aria-pressed={draft.cost === cost}
					aria-keyshortcuts={String(cost)}
					onClick={() => change({ cost })}
				>
					{words}
				</button>
			))}
		</div>
	);
}

/** The connection, companion or vehicle that the move is about, if it matters. */
function AboutSelect({ form, view: { label, rows } }: { form: RollForm; view: AboutView }): JSX.Element {
	return (
		<SelectField
			{...fieldOf(form, 'about')}
			label={label}
			value={form.draft.about ?? ''}
			options={rows.map(({ name, words }) => [name, words])}
			onChange={name => form.change(rows.find(row => row.name === name)?.named ?? {})}
		/>
	);
}

/** The adds that the block specifies. */
function AddsInBlock({ form: { view } }: { form: RollForm }): JSX.Element {
	const words = view.adds.map(({ amount, reason }) => `${signed(amount)}${reason ? ` ${reason}` : ''}`);
	return <span class="sworn-call-adds">{t('Adds: {words}', { words: words.join(', ') })}</span>;
}

/** Checkboxes for adds, connections, abilities and bonuses; the player decides which apply. */
function TickLists({ form: { view, change } }: { form: RollForm }): JSX.Element {
	return (
		<>
			{view.unreadAids !== '' && <p class="sworn-problem">{view.unreadAids}</p>}
			{view.groups.map(({ label, ticks }) => (
				<div key={label} class="sworn-next" role="group" aria-label={label}>
					{ticks.map(({ words, when, isTicked, toggled }, at) => (
						<label key={at} class={when === undefined ? 'sworn-tick' : 'sworn-tick sworn-ability'}>
							<input type="checkbox" checked={isTicked} onChange={() => change(toggled)} />
							<span>
								{translateTerm(words)}
								{when && <span class="sworn-detail">{when}</span>}
							</span>
						</label>
					))}
				</div>
			))}
		</>
	);
}

const ACTION_DIE: readonly (readonly [string, string])[] = [
	['', t('Rolled')],
	...Array.from({ length: ACTION_DIE_SIDES }, (_, i) => [String(i + 1), t('Set to {face}', { face: i + 1 })] as const),
];

/** Fields for the player's own dice: those rolled at the table, or a preset action die. */
function OwnDice({ form }: { form: RollForm }): JSX.Element {
	const { id, view, draft, change } = form;
	const isAction = view.kind === 'action';
	const isChallengeOnly = !isAction || draft.presetActionDie !== undefined;
	return (
		<div class="sworn-own-dice">
			<TextField
				{...fieldOf(form, 'dice')}
				label={isChallengeOnly ? t('Challenge dice on the table') : t('Dice on the table')}
				value={draft.dice}
				onInput={dice => change({ dice })}
				input={{ inputMode: 'numeric', placeholder: isChallengeOnly ? '3 9' : '4 3 9' }}
			/>
			{isAction && (
				<SelectField
					id={`${id}-preset`}
					label={t('Action die')}
					value={String(draft.presetActionDie ?? '')}
					options={ACTION_DIE}
					onChange={face => change({ presetActionDie: face === '' ? undefined : Number(face) })}
				/>
			)}
		</div>
	);
}

/** Fields for the track that the move begins. As in the book, its name and rank come before the roll. */
function BeginFields({ form, view }: { form: RollForm; view: BeginView }): JSX.Element {
	const { asks, draft, ways, unread } = view;
	const { id, problem } = fieldOf(form, 'begin');
	const wrong = form.problems.find(({ field }) => field === 'begin');
	const { label } = NEW_TRACK_WORDS[asks.track];
	const change = (edit: (before: NewTrackDraft) => NewTrackDraft) =>
		form.edit(({ begins }) => (begins ? { begins: { ...begins, track: edit(begins.track) } } : {}));
	return (
		<div class="sworn-begins">
			{unread !== '' && <p class="sworn-problem">{unread}</p>}
			{ways.length > 0 && (
				<SelectField
					id={`${id}-way`}
					label={t('Which {track}', { track: translateTerm(asks.track) })}
					value={String(ways.findIndex(({ isPicked }) => isPicked))}
					options={ways.map(({ words }, at) => [String(at), words])}
					onChange={at => form.change({ begins: ways[Number(at)]?.picked })}
				/>
			)}
			{draft.isNew && (
				<div class="sworn-new-track" role="group" aria-label={label}>
					<NewTrackFields asks={asks} draft={draft.track} change={change} id={id} wrong={wrong?.code} />
					<ProblemLine id={`${id}-problem`} problem={problem} />
				</div>
			)}
		</div>
	);
}

/** Additional adds with their reasons. A new one starts at +1 with the focus on its reason. */
function AddRows({ form }: { form: RollForm }): JSX.Element | null {
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
