import type { ComponentChildren, JSX } from 'preact';
import type { Ruleset } from '../../../rules/ruleset';
import type { AssetEdit } from '../../../play/manual-edits/asset-edit';
import type { SheetEdit } from '../../../play/manual-edits/sheet-edit';
import type { Character } from '../../../play/character/character';
import { Pending } from '../../components/press-button';
import { Assets } from './assets';
import { Experience } from './experience';
import { Fight } from './position';
import { Impacts } from './impacts';
import { PressButton } from '../../components/press-button';
import { Meter, Momentum } from '../../components/meters/meters';
import type { SheetProblem } from './sheet-problems';
import { problemLines, valueCorrections } from './sheet-problems';
import { sheetView } from './sheet-view';
import { SpecialTracks } from './special-tracks';
import { Stats } from './stats';
import { Waiting } from './next-bonuses';
import { t } from '../../../language/text';

interface CharacterSheetProps {
	readonly character: Character;
	readonly ruleset: Ruleset;
	readonly problems: readonly SheetProblem[];
	/** Changes the character's note; undefined if the sheet is read-only. */
	readonly edit?: ((edit: SheetEdit) => void) | undefined;
	/** Changes an asset of the character, by its name. */
	readonly editAsset?: ((name: string, edit: AssetEdit) => void) | undefined;
	/** Returns a function that opens the note of an asset; undefined if it has none. */
	readonly assetNote?: ((name: string) => (() => void) | undefined) | undefined;
	/** A link to the character's note, if that is not the current one. */
	readonly note?: { readonly text: string; readonly open: () => void } | undefined;
	/** Whether a change is being written. */
	readonly isPending?: boolean;
}

/** A character in the layout of the printed sheet, with values that can be changed in place. */
export function CharacterSheet(props: CharacterSheetProps): JSX.Element {
	const { character, ruleset, problems, edit, editAsset, assetNote, note, isPending = false } = props;
	const sheet = sheetView(character, ruleset);
	const { stats, momentum, impacts, special, experience, harm, next, position, assets, discarded } = sheet;
	return (
		<Pending.Provider value={isPending}>
			<article class="sworn-sheet" aria-label={character.name}>
				<header class="sworn-sheet-head">
					<span class="sworn-sheet-name">{character.name}</span>
					{note && (
						<button type="button" class="sworn-sheet-open" onClick={note.open}>
							{note.text}
						</button>
					)}
				</header>
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
				<Stats stats={stats} onChange={edit && ((stat, to) => edit({ kind: 'stat', stat, to }))} />
				<div class="sworn-meters">
					{sheet.meters.map(meter => (
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
				<Part title={t('Impacts')}>
					<Impacts impacts={impacts} onMark={edit && ((impact, marked) => edit({ kind: 'impact', impact, marked }))} />
				</Part>
				{(position !== undefined || harm !== undefined) && (
					<Part title={t('In a fight')}>
						<Fight
							position={position}
							harm={harm}
							onPosition={edit && (to => edit({ kind: 'position', to }))}
							onHarm={edit && (to => edit({ kind: 'harm', to }))}
						/>
					</Part>
				)}
				{next.length > 0 && (
					<Part title={t('On the next move')}>
						<Waiting bonuses={next} onDrop={edit && (text => edit({ kind: 'drop_next', text }))} />
					</Part>
				)}
				{special.length > 0 && (
					<Part title={t('Tracks')}>
						<SpecialTracks tracks={special} onMark={edit && ((track, by) => edit({ kind: 'special', track, by }))} />
					</Part>
				)}
				<Part title={t('Experience')}>
					<Experience
						experience={experience}
						onEarn={edit && (by => edit({ kind: 'experience', by }))}
						onSpend={edit && (by => edit({ kind: 'spend', by }))}
					/>
				</Part>
				{assets.length + discarded.length > 0 && (
					<Part title={t('Assets')}>
						<Assets assets={assets} discarded={discarded} edit={editAsset} noteOf={assetNote} />
					</Part>
				)}
			</article>
		</Pending.Provider>
	);
}

/**
 * A titled part of the sheet. The title is not a heading element, so that the note's outline stays that of its own
 * headings.
 */
const Part = ({ title, children }: { title: string; children: ComponentChildren }): JSX.Element => (
	<div class="sworn-sheet-part" role="group" aria-label={title}>
		<strong class="sworn-sheet-title" aria-hidden="true">
			{title}
		</strong>
		{children}
	</div>
);
