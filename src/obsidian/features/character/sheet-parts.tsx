import type { ComponentChildren, JSX } from 'preact';
import type { SheetEdit } from '../../../play/manual-edits/sheet-edit';
import type { Character } from '../../../play/character/character';
import { PressButton } from '../../components/press-button';
import { Meter, Momentum } from '../../components/meters/meters';
import { Experience } from './experience';
import { Fight } from './position';
import type { SheetProblem } from './sheet-problems';
import { problemLines, valueCorrections } from './sheet-problems';
import type { SheetView } from './sheet-view';

/** Changes the character's note; undefined if the sheet is read-only. */
export type EditSheet = ((edit: SheetEdit) => void) | undefined;

interface PartProps {
	readonly sheet: SheetView;
	readonly edit: EditSheet;
}

interface SheetProblemsProps {
	readonly character: Character;
	readonly problems: readonly SheetProblem[];
	readonly edit: EditSheet;
}

/** What cannot be read in the character's notes, with buttons for what can be corrected. */
export function SheetProblems({ character, problems, edit }: SheetProblemsProps): JSX.Element {
	return (
		<>
			{problemLines(problems).map((line, at) => (
				<p key={at} class="sworn-problem">
					{line}
				</p>
			))}
			{edit &&
				valueCorrections(problems, character).map(({ label, edit: corrected }) => (
					<PressButton key={label} class="sworn-button" data-control={label} onPress={() => edit(corrected)}>
						{label}
					</PressButton>
				))}
		</>
	);
}

/** The condition meters and momentum. */
export function SheetMeters({ sheet: { meters, momentum }, edit }: PartProps): JSX.Element {
	return (
		<div class="sworn-meters">
			{meters.map(meter => (
				<Meter
					key={meter.name}
					meter={meter}
					onChange={edit && (by => edit({ kind: 'meter', meter: meter.name, by }))}
				/>
			))}
			<Momentum
				momentum={momentum}
				onChange={edit && (by => edit({ kind: 'meter', meter: 'momentum', by }))}
				onReset={edit && (() => edit({ kind: 'reset_momentum' }))}
			/>
		</div>
	);
}

/** The position in a fight, and the harm inflicted if the rules count it. */
export function SheetFight({ sheet: { position, harm, isHarmUnread }, edit }: PartProps): JSX.Element {
	return (
		<Fight
			position={position}
			harm={harm}
			isHarmUnread={isHarmUnread}
			onPosition={edit && (to => edit({ kind: 'position', to }))}
			onHarm={edit && (to => edit({ kind: 'harm', to }))}
		/>
	);
}

export function SheetExperience({ sheet: { experience }, edit }: PartProps): JSX.Element {
	return (
		<Experience
			experience={experience}
			onEarn={edit && (by => edit({ kind: 'experience', by }))}
			onSpend={edit && (by => edit({ kind: 'spend', by }))}
		/>
	);
}

/**
 * A titled part of the sheet. The title is not a heading element, so that the note's outline stays that of its own
 * headings.
 */
export const Part = ({ title, children }: { title: string; children: ComponentChildren }): JSX.Element => (
	<div class="sworn-sheet-part" role="group" aria-label={title}>
		<strong class="sworn-sheet-title" aria-hidden="true">
			{title}
		</strong>
		{children}
	</div>
);
