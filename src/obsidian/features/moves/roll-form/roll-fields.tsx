import { getOwn } from '../../../../rules/collections';
import type { ComponentChildren, JSX } from 'preact';
import { signed } from '../../../../rules/effects/effect-label';
import { SelectField, TextField } from '../../../components/form-field';
import type { TextHome } from '../../../components/rules-text';
import { AbilityReminders } from './ability-reminders';
import { AddRows } from './add-rows';
import { BeginFields } from './begin-fields';
import { OptionList } from './option-list';
import { OwnDice } from './own-dice';
import type { RollForm } from './use-roll-form';
import { fieldOf } from './use-roll-form';
import { t } from '../../../../language/text';

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
	return (
		<>
			{view.begins && <BeginFields form={form} view={view.begins} />}
			{view.assets.length > 0 && <AssetSelect form={form} />}
			{view.isConnectionAsked && <ConnectionSelect form={form} />}
			{view.options.length > 0 && <OptionList form={form} hasKeys={hasKeys} />}
			{view.asksValueOf !== undefined && <ValueField form={form} of={view.asksValueOf} />}
			{view.costs.length > 0 && <CostButtons form={form} />}
			{view.connections.length > 0 && !view.isConnectionAsked && <ConnectionSelect form={form} />}
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

/** The connection that the move is about, if its bond or rank matters. */
function ConnectionSelect({ form }: { form: RollForm }): JSX.Element {
	const { view, draft, change } = form;
	return (
		<SelectField
			{...fieldOf(form, 'connection')}
			label={t('Whom it is about')}
			value={draft.connection ?? ''}
			options={view.connections.map(({ name, words }) => [name, words])}
			onChange={name => change(view.connections.find(row => row.name === name)?.named ?? {})}
		/>
	);
}

/** The companion or vehicle that the move is about. */
function AssetSelect({ form }: { form: RollForm }): JSX.Element {
	const { view, draft, change } = form;
	return (
		<SelectField
			{...fieldOf(form, 'asset')}
			label={t('Which one it is about')}
			value={draft.asset ?? ''}
			options={view.assets.map(({ name, words }) => [name, words])}
			onChange={name => change(view.assets.find(row => row.name === name)?.named ?? {})}
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
								{words}
								{when && <span class="sworn-detail">{when}</span>}
							</span>
						</label>
					))}
				</div>
			))}
		</>
	);
}
