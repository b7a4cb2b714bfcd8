import type { App } from 'obsidian';
import { Modal } from 'obsidian';
import type { JSX } from 'preact';
import { render } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AssetOption } from '../../rules/assets/printed-asset';
import { abilityStart, markedAtFirst } from '../../rules/assets/asset-text';
import { kindOfCard } from '../../play/asset';
import type { PricedAsset } from '../../journal/by-hand/add-asset';
import type { AddAssetInput, AssetDraft } from './asset-draft';
import { assetDraft, assetOf, canPay, fieldsOf, isAVehicle, isNamed } from './asset-draft';

/** One small form for a card that was picked: its name, what is written on it, and what it costs. Closing it adds nothing. */
export class AddAssetDialog extends Modal {
	constructor(
		app: App,
		private readonly input: AddAssetInput,
		private readonly onAdd: (asset: PricedAsset) => void,
	) {
		super(app);
	}

	override onOpen(): void {
		this.modalEl.addClass('sworn-character-dialog');
		this.setTitle(`Add ${this.input.card.name}`);
		const add = (asset: PricedAsset) => {
			this.close();
			this.onAdd(asset);
		};
		render(<AssetForm input={this.input} onAdd={add} />, this.contentEl);
	}

	override onClose(): void {
		render(null, this.contentEl);
	}
}

interface AssetFormProps {
	readonly input: AddAssetInput;
	readonly onAdd: (asset: PricedAsset) => void;
}

interface PartProps {
	readonly input: AddAssetInput;
	readonly draft: AssetDraft;
	readonly change: (more: Partial<AssetDraft>) => void;
}

function AssetForm({ input, onAdd }: AssetFormProps): JSX.Element {
	const [draft, setDraft] = useState(() => assetDraft(input));
	const [tried, setTried] = useState(0);
	const form = useRef<HTMLFormElement>(null);
	const reading = assetOf(input, draft);
	const wrong = tried > 0 && !reading.ok ? reading.problems[0]?.message : undefined;
	useLayoutEffect(() => {
		const name = form.current?.querySelector<HTMLInputElement>('input');
		name?.focus();
		name?.select();
	}, [tried]);
	const parts = { input, draft, change: (more: Partial<AssetDraft>) => setDraft(before => ({ ...before, ...more })) };
	return (
		<form
			ref={form}
			class="sworn-form"
			noValidate
			onSubmit={event => {
				event.preventDefault();
				if (reading.ok) onAdd(reading.value);
				else setTried(tried + 1);
			}}
		>
			<NameField {...parts} wrong={wrong} />
			{fieldsOf(input, draft).map(option => (
				<OptionField
					key={option.key}
					option={option}
					value={draft.inputs[option.key] ?? ''}
					set={text => parts.change({ inputs: { ...draft.inputs, [option.key]: text } })}
				/>
			))}
			<FirstAbility {...parts} />
			<Vehicle {...parts} />
			<Price {...parts} />
			<div class="sworn-form-foot">
				<span class="sworn-detail">{`The note goes beside that of ${input.owner}.`}</span>
				<button type="submit" class="mod-cta">
					{`Add to ${input.owner}`}
				</button>
			</div>
		</form>
	);
}

function NameField({ input, draft, change, wrong }: PartProps & { wrong: string | undefined }): JSX.Element {
	return (
		<>
			<div class="sworn-field">
				<label for="sworn-asset-name">{isNamed(input.card) ? 'Name' : 'Name of its note'}</label>
				<input
					id="sworn-asset-name"
					type="text"
					autocomplete="off"
					spellcheck={false}
					enterkeyhint="go"
					value={draft.name}
					aria-invalid={wrong ? 'true' : undefined}
					aria-describedby={wrong ? 'sworn-asset-problem' : undefined}
					onInput={event => change({ name: event.currentTarget.value })}
				/>
			</div>
			{wrong && (
				<p class="sworn-error" id="sworn-asset-problem" role="alert">
					{wrong}
				</p>
			)}
		</>
	);
}

interface OptionFieldProps {
	readonly option: AssetOption;
	readonly value: string;
	readonly set: (text: string) => void;
}

function OptionField({ option: { key, label, choices }, value, set }: OptionFieldProps): JSX.Element {
	const id = `sworn-asset-${key}`;
	return (
		<div class="sworn-field">
			<label for={id}>{label}</label>
			{choices ? (
				<select id={id} class="dropdown" value={value} onChange={event => set(event.currentTarget.value)}>
					<option value="">not chosen yet</option>
					{choices.map(({ label: choice }) => (
						<option key={choice} value={choice}>
							{choice}
						</option>
					))}
				</select>
			) : (
				<input id={id} type="text" autocomplete="off" value={value} onInput={event => set(event.currentTarget.value)} />
			)}
		</div>
	);
}

/** Where the card has no ability marked, the player picks the first one. */
function FirstAbility({ input, draft, change }: PartProps): JSX.Element | null {
	const { card } = input;
	if (markedAtFirst(card).length > 0) return null;
	return (
		<fieldset class="sworn-choices">
			<legend>First ability</legend>
			{card.abilities.map((_, i) => (
				<label key={i} class="sworn-choice-line">
					<input
						type="radio"
						name="sworn-first-ability"
						checked={draft.ability === i + 1}
						onChange={() => change({ ability: i + 1 })}
					/>
					<span>{abilityStart(card, i + 1)}</span>
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
				<span>You are aboard</span>
			</label>
		);
	if (kindOfCard(card) !== 'module' || vehicles.length === 0) return null;
	return (
		<div class="sworn-field">
			<label for="sworn-asset-on">Attached to</label>
			<select
				id="sworn-asset-on"
				class="dropdown"
				value={draft.on}
				onChange={event => change({ on: event.currentTarget.value })}
			>
				{[...vehicles, ''].map(name => (
					<option key={name} value={name}>
						{name === '' ? 'nothing' : name}
					</option>
				))}
			</select>
		</div>
	);
}

function Price({ input, draft, change }: PartProps): JSX.Element | null {
	const { cost, unspent, owner } = input;
	if (cost === 0) return null;
	const offers = [
		{ isPaid: true, label: `${cost} experience`, detail: `${owner} has ${unspent || 'none'} to spend` },
		{ isPaid: false, label: 'Free', detail: 'a starting asset, or a gift of the story' },
	];
	return (
		<fieldset class="sworn-choices">
			<legend>Price</legend>
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
