import type { ComponentChildren, JSX } from 'preact';
import type { Ruleset } from '../../../rules/ruleset';
import type { SheetEdit } from '../../../play/manual-edits/sheet-edit';
import type { Character } from '../../../play/character/character';
import { PressButton } from '../../components/press-button';
import { Meter, Momentum } from '../../components/meters/meters';
import { Experience } from './experience';
import { Fight } from './position';
import type { SheetProblem } from './sheet-problems';
import { problemLines, valueCorrections } from './sheet-problems';
import type { SheetView } from './sheet-view';
import { SpecialTracks } from './special-tracks';
import { t } from '../../../i18n/translate';

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

interface LegaciesProps extends PartProps {
	/** Offers what experience buys; undefined if nothing can be bought here. */
	readonly advance: (() => void) | undefined;
}

/** Legacy tracks and the like, and experience. */
export function SheetLegacies({ sheet: { special, experience }, edit, advance }: LegaciesProps): JSX.Element {
	return (
		<>
			{special.length > 0 && (
				<SpecialTracks tracks={special} onMark={edit && ((track, by) => edit({ kind: 'special', track, by }))} />
			)}
			<Experience
				experience={experience}
				onEarn={edit && (by => edit({ kind: 'experience', by }))}
				onSpend={edit && (by => edit({ kind: 'spend', by }))}
				advance={advance}
			/>
		</>
	);
}

/** Legacies are what Starforged and Sundered Isles call those tracks. */
export const legaciesTitle = ({ special_tracks }: Ruleset): string =>
	special_tracks.some(track => track.endsWith('_legacy')) ? t('Legacies') : t('Experience');

interface TitledPartProps {
	readonly title: string;
	/** Whether the title stands in one row with what it is about. */
	readonly isRow?: boolean;
	readonly children: ComponentChildren;
}

/**
 * A titled part of the sheet. The title is not a heading element, so that the note's outline stays that of its own
 * headings.
 */
export const Part = ({ title, isRow = false, children }: TitledPartProps): JSX.Element => (
	<div class={`sworn-sheet-part${isRow ? ' is-in-row' : ''}`} role="group" aria-label={title}>
		<strong class="sworn-sheet-title" aria-hidden="true">
			{title}
		</strong>
		{children}
	</div>
);
