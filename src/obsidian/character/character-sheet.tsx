import type { JSX } from 'preact';
import type { Problem } from '../../rules/problem';
import type { Ruleset } from '../../rules/ruleset';
import type { Character } from '../../play/character';
import { Bar } from '../tracks/track-card';
import type { SheetEdit } from './sheet-edit';
import type { ImpactGroup, MeterView } from './sheet-view';
import { sheetView } from './sheet-view';

interface CharacterSheetProps {
	readonly character: Character;
	readonly ruleset: Ruleset;
	readonly problems: readonly Pick<Problem, 'message'>[];
	readonly change: (edit: SheetEdit) => void;
	/** The note that the character stands in, when it is another one. */
	readonly note?: { readonly text: string; readonly open: () => void };
}

/** A character at a glance: stats, meters to raise and lower, impacts to tick, and what waits for the next move. */
export function CharacterSheet({ character, ruleset, problems, change, note }: CharacterSheetProps): JSX.Element {
	const { stats, meters, impacts, special, experience, harm, next, combat } = sheetView(character, ruleset);
	return (
		<section class="sworn-sheet" aria-label={character.name}>
			<header class="sworn-sheet-head">
				<span class="sworn-sheet-name">{character.name}</span>
				{combat && <span class="sworn-sheet-combat">{combat}</span>}
				{note && (
					<button type="button" class="sworn-sheet-open" onClick={note.open}>
						{note.text}
					</button>
				)}
			</header>
			{problems.map(({ message }) => (
				<p class="sworn-problem">{message}</p>
			))}
			<dl class="sworn-stats">
				{stats.map(({ name, value }) => (
					<div key={name} class="sworn-stat">
						<dt>{name}</dt>
						<dd>{value ?? '–'}</dd>
					</div>
				))}
			</dl>
			<div class="sworn-meters">
				{meters.map(meter => (
					<Meter key={meter.name} meter={meter} change={change} />
				))}
			</div>
			<div class="sworn-impacts">
				{impacts.map(group => (
					<Impacts key={group.group} group={group} change={change} />
				))}
			</div>
			{special.length > 0 && (
				<div class="sworn-special">
					{special.map(bar => (
						<Bar key={bar.label} bar={bar} />
					))}
				</div>
			)}
			<p class="sworn-waiting">
				{`Experience: ${experience}`}
				{harm !== undefined && ` · Harm: ${harm}`}
			</p>
			{next.length > 0 && <p class="sworn-waiting">{`On the next move: ${next.join(', ')}`}</p>}
		</section>
	);
}

interface MeterProps {
	readonly meter: MeterView;
	readonly change: CharacterSheetProps['change'];
}

function Meter({ meter, change }: MeterProps): JSX.Element {
	const { name, value, min, max, reset, noRise, noFall } = meter;
	const step = (by: 1 | -1) => () => change({ kind: 'meter', meter: name, by });
	return (
		<div class="sworn-meter" role="group" aria-label={name}>
			<span class="sworn-meter-name">{name}</span>
			<Step label={`Lower ${name}`} sign="−" blocked={noFall} onPress={step(-1)} />
			<output class="sworn-meter-value" aria-live="polite" aria-atomic="true" aria-label={`${name} ${value}`}>
				{reset !== undefined && value > 0 ? `+${value}` : String(value).replace('-', '−')}
			</output>
			<Step label={`Raise ${name}`} sign="+" blocked={noRise} onPress={step(1)} />
			{reset === undefined ? (
				<Pips value={value} min={min} max={max} />
			) : (
				<span class="sworn-meter-limits">{`max ${max}, reset ${reset > 0 ? '+' : ''}${reset}`}</span>
			)}
		</div>
	);
}

interface StepProps {
	readonly label: string;
	readonly sign: string;
	/** Why a press would change nothing. */
	readonly blocked: string | undefined;
	readonly onPress: () => void;
}

/** Not `disabled` at a limit: that would take the focus away. */
function Step({ label, sign, blocked, onPress }: StepProps): JSX.Element {
	return (
		<button
			type="button"
			class="sworn-step-button"
			aria-label={blocked ? `${label}, ${blocked}` : label}
			aria-disabled={blocked ? 'true' : undefined}
			onClick={() => {
				if (!blocked) onPress();
			}}
		>
			<span aria-hidden="true">{sign}</span>
		</button>
	);
}

/** The meter as boxes, the number said again for the eye. */
function Pips({ value, min, max }: Pick<MeterView, 'value' | 'min' | 'max'>): JSX.Element {
	const boxes = Array.from({ length: max - min }, (_, i) => min + i + 1);
	return (
		<span class="sworn-pips" aria-hidden="true">
			{boxes.map(box => (
				<span key={box} class={box <= value ? 'sworn-pip is-full' : 'sworn-pip'} />
			))}
		</span>
	);
}

interface ImpactsProps {
	readonly group: ImpactGroup;
	readonly change: CharacterSheetProps['change'];
}

function Impacts({ group: { group, impacts }, change }: ImpactsProps): JSX.Element {
	return (
		<fieldset class="sworn-impact-group">
			<legend>{group}</legend>
			{impacts.map(({ name, isMarked }) => (
				<label key={name} class={isMarked ? 'sworn-tick is-marked' : 'sworn-tick'}>
					<input
						type="checkbox"
						checked={isMarked}
						onChange={event => change({ kind: 'impact', impact: name, marked: event.currentTarget.checked })}
					/>
					{name}
				</label>
			))}
		</fieldset>
	);
}
