import type { JSX } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { assetControls, humanizeKey, assetOptions, type AssetChoice } from '../../../rules/assets/printed-asset';
import { barrierOf, conditionsOn, disabledBy, isVehicle, type Asset } from '../../../play/assets/asset';
import { attachedTo, roomFor, carriesModules } from '../../../play/assets/attachments';
import { Abilities } from './abilities';
import { AssetSurroundings } from './asset-context';
import type { InvalidAsset } from '../../../play/assets/invalid-assets';
import type { AssetEdit } from '../../../play/manual-edits/asset-edit';
import { meterView } from '../../components/meters/meter-view';
import { Meter } from '../../components/meters/meters';
import { TickBox } from '../../components/meters/tick-box';
import { PressButton } from '../../components/press-button';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';
import { getOwn } from '../../../rules/core/collections';
import { Options } from '../../components/form-field';
import { isNamed } from './asset-draft';
import { isComposing } from '../../components/is-composing';

interface AssetCardProps {
	readonly asset: Asset;
	/** Undefined if it is read-only. */
	readonly edit?: ((edit: AssetEdit) => void) | undefined;
	/** Opens the asset's note, if that is not the current one. */
	readonly openNote?: (() => void) | undefined;
	/** Whether its abilities are collapsed, as among other cards. */
	readonly isFolded?: boolean;
}

/** An asset in the form of its card: fields, meters, marks and abilities. */
export function AssetCard({ asset, edit, openNote, isFolded = false }: AssetCardProps): JSX.Element {
	const { name, asset: printed, kind, card, discarded } = asset;
	return (
		<article
			class={`sworn-track sworn-asset${discarded ? ' is-forsaken' : ''}`}
			aria-label={t('asset: {name}', { name })}
		>
			<header class="sworn-track-head">
				<span class="sworn-track-kind">
					{kind === 'other' ? (card ? translateTerm(card.category.toLowerCase()) : t('asset')) : translateTerm(kind)}
				</span>
				<strong class="sworn-track-name">{name}</strong>
				{printed !== name && <span class="sworn-track-rank">{printed}</span>}
				{discarded && <span class="sworn-track-status">{t('discarded')}</span>}
				<OpenNote name={name} open={openNote} />
			</header>
			<Told asset={asset} />
			<CardFields asset={asset} edit={edit} />
			<Meters asset={asset} edit={edit} />
			<Marks asset={asset} edit={edit} />
			<Abilities asset={asset} edit={edit} isFolded={isFolded} />
			{edit && <Keeping asset={asset} edit={edit} />}
		</article>
	);
}

interface UnreadAssetsProps {
	readonly assets: readonly InvalidAsset[];
	/** Returns a function that opens the note of an asset; undefined if it has none. */
	readonly noteOf: ((name: string) => (() => void) | undefined) | undefined;
}

/** The assets that cannot be read: each in its place, with what to mend in its note, and without values. */
export const UnreadAssets = ({ assets, noteOf }: UnreadAssetsProps): JSX.Element => (
	<>
		{assets.map(({ name, problems }) => (
			<article key={name} class="sworn-track sworn-asset" aria-label={t('asset: {name}', { name })}>
				<header class="sworn-track-head">
					<span class="sworn-track-kind">{t('asset')}</span>
					<strong class="sworn-track-name">{name}</strong>
					<OpenNote name={name} open={noteOf?.(name)} />
				</header>
				{problems.map(({ message }) => (
					<p key={message} class="sworn-problem">
						{message}
					</p>
				))}
			</article>
		))}
	</>
);

const OpenNote = ({ name, open }: { readonly name: string; readonly open: (() => void) | undefined }) =>
	open ? (
		<button type="button" class="sworn-sheet-open" aria-label={t('Open note of {name}', { name })} onClick={open}>
			{t('Open note')}
		</button>
	) : null;

/** Remarks: the card is missing, the abilities are disabled, or modules are attached. */
function Told({ asset }: Pick<AssetCardProps, 'asset'>): JSX.Element {
	const around = useContext(AssetSurroundings);
	const missing = around?.missing(asset);
	const disabled = disabledBy(asset);
	const attached = attachedTo(asset, around?.owned ?? []);
	const room = roomFor(asset);
	return (
		<>
			{missing && <p class="sworn-problem">{missing}</p>}
			{disabled && (
				<p class="sworn-asset-told">
					{t('It is {disabled}: its abilities do nothing until that is cleared.', { disabled })}
				</p>
			)}
			{attached.length > 0 && (
				<p class="sworn-asset-told">{t('Attached: {names}', { names: attached.map(attachedWords).join(', ') })}</p>
			)}
			{room !== undefined && attached.length > room && (
				<p class="sworn-problem">
					{t('It has room for {room}, and {count} are attached.', { room, count: attached.length })}
				</p>
			)}
		</>
	);
}

/** "Medbay", "Shields (broken)" */
const attachedWords = ({ name, conditions }: Asset): string =>
	conditions.length === 0 ? name : `${name} (${conditions.join(', ')})`;

function Meters({ asset, edit }: PartProps): JSX.Element {
	const { name, meters, card, abilities } = asset;
	const labels = new Map(card && assetControls(card, abilities).map(({ key, label }) => [humanizeKey(key), label]));
	return (
		<>
			{Object.entries(meters).map(([meter, { value, max, kind }]) => (
				<Meter
					key={meter}
					meter={meterView({ name: labels.get(meter) ?? meter, value, min: 0, max }, barrierOf(asset, meter))}
					of={name}
					onChange={edit && (by => edit({ kind: 'meter', meter, by }))}
				>
					{/* a counter has no maximum, and so no pips */}
					{kind === 'counter' ? <></> : undefined}
				</Meter>
			))}
		</>
	);
}

type PartProps = Pick<AssetCardProps, 'asset' | 'edit'>;

function Marks({ asset, edit }: PartProps): JSX.Element | null {
	const conditions = conditionsOn(asset);
	if (conditions.length === 0 && !isVehicle(asset)) return null;
	return (
		<div class="sworn-asset-marks" role="group" aria-label={t('Marked on {name}', { name: asset.name })}>
			{conditions.map(condition => (
				<TickBox
					key={condition}
					label={translateTerm(condition)}
					isMarked={asset.conditions.includes(condition)}
					onMark={edit && (marked => edit({ kind: 'condition', condition, marked }))}
				/>
			))}
			{isVehicle(asset) && (
				<TickBox
					label={t('aboard')}
					isMarked={asset.aboard ?? false}
					onMark={edit && (aboard => edit({ kind: 'aboard', aboard }))}
				/>
			)}
		</div>
	);
}

/** Buttons to discard an asset, take it back, or hand it to another character. */
function Keeping({ asset, edit }: { readonly asset: Asset; readonly edit: (edit: AssetEdit) => void }): JSX.Element {
	const { name, discarded = false } = asset;
	const handOn = useContext(AssetSurroundings)?.handOn(asset);
	return (
		<div class="sworn-buttons">
			<PressButton
				class="sworn-button is-quiet"
				aria-label={discarded ? t('Take back {name}', { name }) : t('Discard {name}', { name })}
				onPress={() => edit({ kind: 'discard', discarded: !discarded })}
			>
				{discarded ? t('Take back') : t('Discard')}
			</PressButton>
			{handOn && (
				<PressButton class="sworn-button is-quiet" aria-label={t('Hand on {name}', { name })} onPress={handOn}>
					{t('Hand on')}
				</PressButton>
			)}
		</div>
	);
}

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
function CardFields({ asset, edit }: FieldsProps): JSX.Element | null {
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
