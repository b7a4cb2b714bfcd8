import { getOwn } from '../../../rules/core/collections';
import type { App } from 'obsidian';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { PricedAsset } from '../../../journal/manual-edits/add-asset';
import { Form } from '../../components/form';
import { openDialog } from '../../components/open-dialog';
import { useForm } from '../../components/use-form';
import type { AddAssetInput, AssetDraft } from './asset-draft';
import { assetDraft, assetOf, fieldsOf, canPay, isAVehicle, isNamed } from './asset-draft';
import { t, midSentence } from '../../../i18n/translate';
import { abilityExcerpt, initiallyMarked, type AssetOption } from '../../../rules/assets/printed-asset';
import { kindOfCard } from '../../../play/assets/asset';
import { SelectField, TextField } from '../../components/form-field';

interface PartProps {
	readonly input: AddAssetInput;
	readonly draft: AssetDraft;
	readonly change: (more: Partial<AssetDraft>) => void;
}

const NameField = ({ input, draft, change, wrong }: PartProps & { wrong: string | undefined }): JSX.Element => (
	<>
		<TextField
			id="sworn-asset-name"
			label={isNamed(input.card) ? t('Name') : t('Name of its note')}
			value={draft.name}
			problem={wrong}
			input={{ spellcheck: false, enterkeyhint: 'go' }}
			onInput={name => change({ name })}
		/>
		{input.rollName && isNamed(input.card) && (
			<div class="sworn-campaign-rolls">
				<button type="button" onClick={() => change({ name: input.rollName?.() ?? draft.name })}>
					{t('Roll {label}', { label: midSentence(t('Name')) })}
				</button>
			</div>
		)}
	</>
);

interface OptionFieldProps {
	readonly option: AssetOption;
	readonly value: string;
	readonly set: (text: string) => void;
}

function OptionField({ option: { key, label, choices }, value, set }: OptionFieldProps): JSX.Element {
	const id = `sworn-asset-${key}`;
	if (!choices) return <TextField id={id} label={label} value={value} problem={undefined} onInput={set} />;
	const options = choices.map(choice => [choice.label, choice.label] as const);
	return (
		<SelectField id={id} label={label} value={value} options={[['', t('not chosen yet')], ...options]} onChange={set} />
	);
}

/** Lets the player pick the first ability if the card has none marked. */
function FirstAbility({ input, draft, change }: PartProps): JSX.Element | null {
	const { card } = input;
	if (initiallyMarked(card).length > 0) return null;
	return (
		<fieldset class="sworn-choices">
			<legend>{t('First ability')}</legend>
			{card.abilities.map((_, i) => (
				<label key={i} class="sworn-choice-line">
					<input
						type="radio"
						name="sworn-first-ability"
						checked={draft.ability === i + 1}
						onChange={() => change({ ability: i + 1 })}
					/>
					<span>{abilityExcerpt(card, i + 1)}</span>
				</label>
			))}
		</fieldset>
	);
}

function Vehicle({ input: { card, vehicles }, draft, change }: PartProps): JSX.Element | null {
	if (isAVehicle(card))
		return (
			<label class="sworn-choice-line">
				<input
					type="checkbox"
					checked={draft.isAboard}
					onChange={event => change({ isAboard: event.currentTarget.checked })}
				/>
				<span>{t('You are aboard')}</span>
			</label>
		);
	if (kindOfCard(card) !== 'module' || vehicles.length === 0) return null;
	return (
		<SelectField
			id="sworn-asset-on"
			label={t('Attached to')}
			value={draft.on}
			options={[...vehicles, ''].map(name => [name, name === '' ? 'nothing' : name])}
			onChange={on => change({ on })}
		/>
	);
}

function Price({ input, draft, change }: PartProps): JSX.Element | null {
	const { cost, unspent, owner } = input;
	if (cost === 0) return null;
	const offers = [
		{
			isPaid: true,
			label: t('{cost} experience', { cost }),
			detail: t('{owner} has {left} to spend', { owner, left: unspent || t('none') }),
		},
		{ isPaid: false, label: t('Free'), detail: t('a starting asset, or a gift of the story') },
	];
	return (
		<fieldset class="sworn-choices">
			<legend>{t('Price')}</legend>
			{offers.map(({ isPaid, label, detail }) => (
				<label key={label} class="sworn-choice-line">
					<input
						type="radio"
						name="sworn-asset-price"
						checked={draft.isPaid === isPaid}
						disabled={isPaid && !canPay(input)}
						onChange={() => change({ isPaid })}
					/>
					<span>
						{label} <span class="sworn-detail">{detail}</span>
					</span>
				</label>
			))}
		</fieldset>
	);
}

interface AddAssetActs {
	readonly onAdd: (asset: PricedAsset) => void;
	/** Called after it is closed in any way, before an asset is added. */
	readonly wasClosed?: () => void;
}

/** A form for a picked card: its name, its fields and its cost. Closing it adds nothing. */
export const openAddAsset = (app: App, input: AddAssetInput, { onAdd, wasClosed }: AddAssetActs): void =>
	openDialog(app, {
		title: t('Add {name}', { name: input.card.name }),
		class: 'sworn-character-dialog',
		content: dialog => <AssetForm input={input} onAdd={dialog.closing(onAdd)} />,
		wasClosed,
	});

interface AssetFormProps {
	readonly input: AddAssetInput;
	readonly onAdd: (asset: PricedAsset) => void;
}

function AssetForm({ input, onAdd }: AssetFormProps): JSX.Element {
	const [draft, setDraft] = useState(() => assetDraft(input));
	const start = { first: 'input', isSelected: true };
	const { form, problem, onSubmit } = useForm(() => assetOf(input, draft), onAdd, start);
	const parts = { input, draft, change: (more: Partial<AssetDraft>) => setDraft(before => ({ ...before, ...more })) };
	return (
		<Form form={form} onSubmit={onSubmit}>
			<NameField {...parts} wrong={problem?.message} />
			{fieldsOf(input, draft).map(option => (
				<OptionField
					key={option.key}
					option={option}
					value={getOwn(draft.inputs, option.key) ?? ''}
					set={text => parts.change({ inputs: { ...draft.inputs, [option.key]: text } })}
				/>
			))}
			<FirstAbility {...parts} />
			<Vehicle {...parts} />
			<Price {...parts} />
			<div class="sworn-form-foot">
				<span class="sworn-detail">{t('The note goes beside that of {owner}.', { owner: input.owner })}</span>
				<button type="submit" class="mod-cta">
					{t('Add to {owner}', { owner: input.owner })}
				</button>
			</div>
		</Form>
	);
}
