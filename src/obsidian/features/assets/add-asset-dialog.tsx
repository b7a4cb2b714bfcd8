import { getOwn } from '../../../rules/core/collections';
import type { App } from 'obsidian';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { PricedAsset } from '../../../journal/manual-edits/add-asset';
import { Form } from '../../components/form';
import { openDialog } from '../../components/open-dialog';
import { useForm } from '../../components/use-form';
import type { AddAssetInput, AssetDraft } from './asset-draft';
import { assetDraft, assetOf, fieldsOf } from './asset-draft';
import { FirstAbility, NameField, OptionField, Price, Vehicle } from './asset-form-fields';
import { t } from '../../../i18n/translate';

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
