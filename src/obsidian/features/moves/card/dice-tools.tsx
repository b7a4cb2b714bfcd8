import { getOwn } from '../../../../rules/core/collections';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { DieName } from '../../../../play/record/record';
import { signed } from '../../../../rules/effects/effect-label';
import { withMinus } from '../../../../rules/core/minus-sign';
import { outcomeName } from '../../../../rules/core/outcome';
import type { RecordAction } from '../../../../journal/actions/record-action';
import type { DieView, RollView } from './card-view';
import { ChoiceButton } from '../../../components/card-keys';
import { PressButton } from '../../../components/press-button';
import { BURN } from './card-choices';
import { wholeNumber } from '../roll-form/typed-numbers';
import { midSentence, t } from '../../../../i18n/translate';
import { ownKeys } from '../../../components/is-composing';
import { translateTerm } from '../../../../i18n/translate-terms';

const DIE_WORDS: Readonly<Record<DieName, string>> = {
	action: t('Action die'),
	first: t('First challenge die'),
	second: t('Second challenge die'),
};

interface DiceToolsProps {
	readonly roll: RollView;
	press: (press: RecordAction) => void;
}

/**
 * Burning momentum is part of the rules and improves the outcome, so it comes before the other tools. It says what it
 * brings, in the row of the roll, whose ruler marks the momentum that is burned.
 */
export function BurnButton({ roll: { burn }, press }: DiceToolsProps): JSX.Element | null {
	if (!burn) return null;
	const outcome = translateTerm(outcomeName(burn.outcome));
	const whole = withMinus(`${t('Burn momentum')}: ${signed(burn.from)} → ${signed(burn.to)}, ${outcome}`);
	return (
		<ChoiceButton id={BURN} class="sworn-burn mod-cta" title={whole} onPress={() => press({ kind: 'burn' })}>
			{t('Burn momentum')}
			<span class="sworn-detail">{outcome}</span>
		</ChoiceButton>
	);
}

/** For each die, a checkbox to reroll it and a field to set it. */
export function DiceTools({ roll, press }: DiceToolsProps): JSX.Element {
	const [picked, setPicked] = useState<readonly DieName[]>([]);
	const [faces, setFaces] = useState<Readonly<Partial<Record<DieName, string>>>>({});
	const change = changedDie(roll.dice, faces);
	const toggle = (name: DieName) =>
		setPicked(picked.includes(name) ? picked.filter(other => other !== name) : [...picked, name]);
	const set = () => {
		if (change.kind === 'one') press({ kind: 'set_die', die: change.die, face: change.face });
	};
	return (
		<form
			class="sworn-dice-tools"
			onSubmit={event => {
				event.preventDefault();
				set();
			}}
			onKeyDown={ownKeys()}
		>
			{roll.dice.map(({ name, sides, face }) => (
				<div key={name} class="sworn-die-tool">
					<label class="sworn-tick">
						<input type="checkbox" checked={picked.includes(name)} onChange={() => toggle(name)} />
						{DIE_WORDS[name]}
					</label>
					<input
						class="sworn-number"
						type="text"
						inputMode="numeric"
						aria-label={t('Set {die}, 1 to {sides}', { die: midSentence(DIE_WORDS[name]), sides })}
						placeholder={String(face)}
						value={getOwn(faces, name) ?? ''}
						onInput={event => setFaces({ ...faces, [name]: event.currentTarget.value })}
					/>
				</div>
			))}
			{change.kind === 'wrong' && (
				<span class="sworn-error" role="status">
					{change.message}
				</span>
			)}
			<div class="sworn-buttons">
				<PressButton
					class="sworn-button"
					isBlocked={picked.length === 0}
					onPress={() => press({ kind: 'reroll', dice: picked })}
				>
					{t('Reroll picked dice')}
				</PressButton>
				<PressButton class="sworn-button" isBlocked={change.kind !== 'one'} onPress={set}>
					{t('Set')}
				</PressButton>
			</div>
		</form>
	);
}

type ChangedDie =
	| { readonly kind: 'none' }
	| { readonly kind: 'one'; readonly die: DieName; readonly face: number }
	| { readonly kind: 'wrong'; readonly message: string };

/** The die to set. Only one can be set per click, because its old outcome is reverted before the new one is applied. */
function changedDie(dice: readonly DieView[], faces: Readonly<Partial<Record<DieName, string>>>): ChangedDie {
	const filled = dice.filter(({ name }) => (getOwn(faces, name) ?? '').trim() !== '');
	const [die] = filled;
	if (!die) return { kind: 'none' };
	if (filled.length > 1) return { kind: 'wrong', message: t('Set one die at a time.') };
	const face = wholeNumber(faces[die.name] ?? '');
	if (face === undefined || face < 1 || face > die.sides)
		return {
			kind: 'wrong',
			message: t('{die}: write a number from 1 to {sides}.', { die: DIE_WORDS[die.name], sides: die.sides }),
		};
	return { kind: 'one', die: die.name, face };
}
