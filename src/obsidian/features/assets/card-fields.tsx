import { getOwn } from '../../../rules/core/collections';
import type { JSX } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { assetControls, assetOptions, type AssetChoice } from '../../../rules/assets/printed-asset';
import type { Asset } from '../../../play/assets/asset';
import { carriesModules } from '../../../play/assets/attachments';
import type { AssetEdit } from '../../../play/manual-edits/asset-edit';
import { Options } from '../../components/form-field';
import { isNamed } from './asset-draft';
import { AssetSurroundings } from './asset-context';
import { t } from '../../../i18n/translate';
import { isComposing } from '../../components/is-composing';

interface FieldsProps {
	readonly asset: Asset;
	readonly edit: ((edit: AssetEdit) => void) | undefined;
}

/** A field of a card. */
interface Field {
	readonly key: string;
	readonly label: string;
	readonly choices?: readonly AssetChoice[];
}

/**
 * The fields of a card, such as expertise, linked stat or how the winds blow. A name of its own is the name of the
 * note.
 */
export function CardFields({ asset, edit }: FieldsProps): JSX.Element | null {
	const fields = fieldsOn(asset);
	if (fields.length === 0 && asset.kind !== 'module') return null;
	return (
		<div class="sworn-card-fields">
			{fields.map(field => (
				<CardField
					key={field.key}
					field={field}
					of={asset.name}
					text={getOwn(asset.inputs, field.key) ?? ''}
					set={edit && (text => edit({ kind: 'input', key: field.key, text }))}
				/>
			))}
			{asset.kind === 'module' && <AttachedTo asset={asset} edit={edit} />}
		</div>
	);
}

function fieldsOn({ card, abilities }: Asset): readonly Field[] {
	if (!card) return [];
	const selects = assetControls(card, abilities).flatMap(control => (control.kind === 'select' ? [control] : []));
	return [...assetOptions(card, abilities).filter(({ key }) => key !== 'name' || !isNamed(card)), ...selects];
}

interface CardFieldProps {
	readonly field: Field;
	readonly of: string;
	readonly text: string;
	/** Undefined if it is read-only. */
	readonly set: ((text: string) => void) | undefined;
}

function CardField({ field: { label, choices }, of, text, set }: CardFieldProps): JSX.Element {
	const spoken = t('{name} of {of}', { name: label, of });
	return (
		<label class="sworn-card-field">
			<span>{label}</span>
			{!set && <span>{text === '' ? t('not written yet') : text}</span>}
			{set && choices && <Choice spoken={spoken} choices={choices} text={text} set={set} />}
			{set && !choices && <Words spoken={spoken} text={text} set={set} />}
		</label>
	);
}

interface WrittenProps {
	readonly spoken: string;
	readonly text: string;
	readonly set: (text: string) => void;
}

/** A select. A chosen value that the card does not offer stays listed. */
function Choice({ spoken, choices, text, set }: WrittenProps & { choices: readonly AssetChoice[] }): JSX.Element {
	const labels = choices.map(({ label }) => label);
	const offered = text === '' || labels.includes(text) ? labels : [text, ...labels];
	return (
		<select class="dropdown" aria-label={spoken} value={text} onChange={event => set(event.currentTarget.value)}>
			<option value="">{t('not chosen yet')}</option>
			<Options values={offered} />
		</select>
	);
}

/** A text field that is saved on blur or Enter; Esc restores the previous text. */
function Words({ spoken, text, set }: WrittenProps): JSX.Element {
	const [typed, setTyped] = useState<string | undefined>(undefined);
	const write = () => {
		if (typed !== undefined && typed.trim() !== text) set(typed);
		setTyped(undefined);
	};
	return (
		<input
			type="text"
			autocomplete="off"
			aria-label={spoken}
			value={typed ?? text}
			onInput={event => setTyped(event.currentTarget.value)}
			onBlur={write}
			onKeyDown={event => {
				if (isComposing(event)) return;
				if (event.key === 'Enter') write();
				if (event.key !== 'Escape' || typed === undefined) return;
				event.stopPropagation();
				setTyped(undefined);
			}}
		/>
	);
}

/** The vehicle that a module is attached to. One that the character does not own stays listed. */
function AttachedTo({ asset: { name, attached_to: on }, edit }: FieldsProps): JSX.Element | null {
	const { owned = [] } = useContext(AssetSurroundings) ?? {};
	const vehicles = owned.filter(carriesModules).map(vehicle => vehicle.name);
	const offered = on === undefined || vehicles.includes(on) ? vehicles : [on, ...vehicles];
	if (offered.length === 0) return null;
	return (
		<label class="sworn-card-field">
			<span>{t('attached to')}</span>
			{edit ? (
				<select
					class="dropdown"
					aria-label={t('{name} is attached to', { name })}
					value={on ?? ''}
					onChange={event => edit({ kind: 'attach', to: event.currentTarget.value || undefined })}
				>
					<option value="">{t('nothing')}</option>
					<Options values={offered} />
				</select>
			) : (
				<span>{on ?? t('nothing')}</span>
			)}
		</label>
	);
}
