import type { JSX } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import type { AssetAbility, PrintedAsset } from '../../../rules/assets/printed-asset';
import { abilityExcerpt, abilityMarkdown } from '../../../rules/assets/printed-asset';
import { ABILITIES, type Asset } from '../../../play/assets/asset';
import type { AssetEdit } from '../../../play/manual-edits/asset-edit';
import { TickBox } from '../../components/meters/tick-box';
import { RulesText } from '../../components/rules-text';
import { PressButton } from '../../components/press-button';
import { AssetSurroundings } from './asset-context';
import { t } from '../../../i18n/translate';

interface AbilitiesProps {
	readonly asset: Asset;
	readonly edit: ((edit: AssetEdit) => void) | undefined;
	/** Whether it is collapsed behind one line, as among other cards on the sheet. */
	readonly isFolded: boolean;
}

/** The abilities of an asset, marked ones expanded; just numbered checkboxes if no card provides their texts. */
export function Abilities({ asset, edit, isFolded }: AbilitiesProps): JSX.Element {
	const { card, abilities } = asset;
	if (!card) return <Numbers asset={asset} edit={edit} />;
	const list = <CardAbilities card={card} asset={asset} edit={edit} />;
	if (!isFolded) return list;
	const marked = card.abilities.filter((_, i) => abilities.includes(i + 1)).length;
	return (
		<details class="sworn-more">
			<summary>{t('Abilities: {marked} of {all}', { marked, all: card.abilities.length })}</summary>
			{list}
		</details>
	);
}

function CardAbilities({ card, asset, edit }: Omit<AbilitiesProps, 'isFolded'> & { card: PrintedAsset }): JSX.Element {
	const { name, abilities } = asset;
	const list = useRef<HTMLDivElement>(null);
	const pressed = useRef<number | undefined>(undefined);
	const change =
		edit &&
		((said: AssetEdit) => {
			if (said.kind === 'ability') pressed.current = said.ability;
			edit(said);
		});
	// the pressed control disappears with the change, so focus what took its place
	useEffect(() => {
		const row = list.current?.querySelectorAll('.sworn-ability')[(pressed.current ?? 0) - 1];
		const { activeElement, body } = list.current?.ownerDocument ?? {};
		if (pressed.current !== undefined && activeElement === body) row?.querySelector('summary')?.focus();
		pressed.current = undefined;
	}, [abilities.join()]);
	return (
		<div ref={list} class="sworn-abilities" role="group" aria-label={t('Abilities of {name}', { name })}>
			{card.abilities.map((ability, i) =>
				abilities.includes(i + 1) ? (
					<Marked key={i} number={i + 1} ability={ability} asset={asset} edit={change} />
				) : (
					<Unmarked key={i} number={i + 1} card={card} asset={asset} edit={change} />
				),
			)}
			<BeyondTheCard card={card} asset={asset} edit={edit} />
		</div>
	);
}

function Numbers({ asset: { name, abilities }, edit }: Pick<AbilitiesProps, 'asset' | 'edit'>): JSX.Element {
	return (
		<div class="sworn-asset-marks" role="group" aria-label={t('Abilities of {name}', { name })}>
			<span class="sworn-track-label" aria-hidden="true">
				{t('abilities')}
			</span>
			{ABILITIES.map(ability => (
				<TickBox
					key={ability}
					label={String(ability)}
					isMarked={abilities.includes(ability)}
					onMark={edit && (marked => edit({ kind: 'ability', ability, marked }))}
				/>
			))}
		</div>
	);
}

interface AbilityProps extends Pick<AbilitiesProps, 'asset' | 'edit'> {
	readonly number: number;
}

function Marked({ number, ability, asset, edit }: AbilityProps & { ability: AssetAbility }): JSX.Element {
	return (
		<div class="sworn-ability is-marked">
			<span class="sworn-ability-mark">{`✓ ${ability.name ?? t('Ability {number}', { number })}`}</span>
			<Text ability={ability} />
			{edit && <Unmark number={number} asset={asset} edit={edit} />}
		</div>
	);
}

function Text({ ability }: { ability: AssetAbility }): JSX.Element {
	const around = useContext(AssetSurroundings);
	const text = abilityMarkdown(ability);
	return around ? <RulesText text={text} home={around.home} /> : <p>{text}</p>;
}

/** Clears a mark, with or without a refund. */
function Unmark({ number: ability, asset: { name }, edit }: Required<AbilityProps>): JSX.Element {
	const { upgrade: cost = 0 } = useContext(AssetSurroundings) ?? {};
	const clear = (given: number) => edit?.({ kind: 'ability', ability, marked: false, cost: given });
	return (
		<details class="sworn-more">
			<summary aria-label={t('Clear: ability {ability} of {name}', { ability, name })}>{t('Clear')}</summary>
			<div class="sworn-buttons">
				<PressButton class="sworn-button" onPress={() => clear(0)}>
					{t('Clear the mark')}
				</PressButton>
				{cost > 0 && (
					<PressButton class="sworn-button" onPress={() => clear(cost)}>
						{t('Clear, and take back {cost} experience', { cost })}
					</PressButton>
				)}
			</div>
		</details>
	);
}

function Unmarked({ number, card, asset, edit }: AbilityProps & { card: PrintedAsset }): JSX.Element {
	const ability = card.abilities[number - 1];
	return (
		<details class="sworn-ability">
			<summary>
				<span class="sworn-ability-mark">
					{t('{first}, not marked', { first: ability?.name ?? t('Ability {number}', { number }) })}
				</span>{' '}
				<span class="sworn-ability-start">{abilityExcerpt(card, number)}</span>
			</summary>
			{ability && <Text ability={ability} />}
			{edit && <Mark number={number} asset={asset} edit={edit} />}
		</details>
	);
}

/** Marks an ability for the price in the book, or free if there is not enough experience or the story grants it. */
function Mark({ number: ability, asset: { name }, edit }: Required<AbilityProps>): JSX.Element {
	const { upgrade: cost = 0, unspent = 0, owner = '' } = useContext(AssetSurroundings) ?? {};
	const mark = (paid: number) => edit?.({ kind: 'ability', ability, marked: true, cost: paid });
	const isShort = unspent < cost;
	const freely = cost > 0 ? t('Mark it free') : t('Mark it');
	return (
		<div class="sworn-buttons">
			{cost > 0 && (
				<PressButton
					class="sworn-button"
					isBlocked={isShort}
					aria-label={t('Mark for {cost} experience: ability {ability} of {name}', { cost, ability, name })}
					onPress={() => mark(cost)}
				>
					{t('Mark for {cost} experience', { cost })}
				</PressButton>
			)}
			<PressButton
				class={cost > 0 ? 'sworn-button is-quiet' : 'sworn-button'}
				aria-label={t('{freely}: ability {ability} of {name}', { freely, ability, name })}
				onPress={() => mark(0)}
			>
				{freely}
			</PressButton>
			{isShort && (
				<span class="sworn-detail">{t('{owner} has {left} to spend.', { owner, left: unspent || t('none') })}</span>
			)}
		</div>
	);
}

/** Marked numbers that the card does not have; they are kept until cleared. */
function BeyondTheCard({ card, asset, edit }: Omit<AbilityProps, 'number'> & { card: PrintedAsset }): JSX.Element {
	const beyond = asset.abilities.filter(number => number < 1 || number > card.abilities.length);
	return (
		<>
			{beyond.map(ability => (
				<p key={ability} class="sworn-problem">
					{t('Ability {ability} is marked, and the card has {all}. ', { ability, all: card.abilities.length })}
					{edit && (
						<PressButton class="sworn-drop" onPress={() => edit({ kind: 'ability', ability, marked: false })}>
							{t('Clear {ability}', { ability })}
						</PressButton>
					)}
				</p>
			))}
		</>
	);
}
