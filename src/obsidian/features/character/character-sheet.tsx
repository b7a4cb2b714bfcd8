import type { JSX } from 'preact';
import type { Ruleset } from '../../../rules/ruleset';
import type { AssetEdit } from '../../../play/manual-edits/asset-edit';
import type { Character } from '../../../play/character/character';
import { Portrait } from '../../components/portrait';
import { Pending } from '../../components/press-button';
import { Assets } from './assets';
import { Impacts } from './impacts';
import type { SheetProblem } from './sheet-problems';
import type { EditSheet } from './sheet-parts';
import { Part, SheetExperience, SheetFight, SheetMeters, SheetProblems } from './sheet-parts';
import { sheetView } from './sheet-view';
import { SpecialTracks } from './special-tracks';
import { Stats } from './stats';
import { WaitingBonuses } from './next-bonuses';
import { t } from '../../../i18n/translate';

interface CharacterSheetProps {
	readonly character: Character;
	readonly ruleset: Ruleset;
	readonly problems: readonly SheetProblem[];
	/** Changes the character's note; undefined if the sheet is read-only. */
	readonly edit?: EditSheet;
	/** Changes an asset of the character, by its name. */
	readonly editAsset?: ((name: string, edit: AssetEdit) => void) | undefined;
	/** Returns a function that opens the note of an asset; undefined if it has none. */
	readonly assetNote?: ((name: string) => (() => void) | undefined) | undefined;
	/** A link to the character's note, if that is not the current one. */
	readonly note?: { readonly text: string; readonly open: () => void } | undefined;
	/** The address of the character's picture. */
	readonly portrait?: string | undefined;
	/** Whether a change is being written. */
	readonly isPending?: boolean;
}

/** A character in the layout of the printed sheet, with values that can be changed in place. */
export function CharacterSheet(props: CharacterSheetProps): JSX.Element {
	const { character, ruleset, problems, edit, editAsset, assetNote, note, portrait, isPending = false } = props;
	const sheet = sheetView(character, ruleset);
	const { stats, impacts, special, harm, next, position, assets, unreadAssets, discarded } = sheet;
	return (
		<Pending.Provider value={isPending}>
			<article class="sworn-sheet" aria-label={character.name}>
				<header class="sworn-sheet-head">
					<Portrait src={portrait} />
					<span class="sworn-sheet-name">{character.name}</span>
					{note && (
						<button type="button" class="sworn-sheet-open" onClick={note.open}>
							{note.text}
						</button>
					)}
				</header>
				<SheetProblems character={character} problems={problems} edit={edit} />
				<Stats stats={stats} onChange={edit && ((stat, to) => edit({ kind: 'stat', stat, to }))} />
				<SheetMeters sheet={sheet} edit={edit} />
				<Part title={t('Impacts')}>
					<Impacts impacts={impacts} onMark={edit && ((impact, marked) => edit({ kind: 'impact', impact, marked }))} />
				</Part>
				{(position !== undefined || harm !== undefined) && (
					<Part title={t('In a fight')}>
						<SheetFight sheet={sheet} edit={edit} />
					</Part>
				)}
				{next.length > 0 && (
					<Part title={t('On the next move')}>
						<WaitingBonuses bonuses={next} onDrop={edit && (text => edit({ kind: 'drop_next', text }))} />
					</Part>
				)}
				{special.length > 0 && (
					<Part title={t('Tracks')}>
						<SpecialTracks tracks={special} onMark={edit && ((track, by) => edit({ kind: 'special', track, by }))} />
					</Part>
				)}
				<Part title={t('Experience')}>
					<SheetExperience sheet={sheet} edit={edit} />
				</Part>
				{assets.length + unreadAssets.length + discarded.length > 0 && (
					<Part title={t('Assets')}>
						<Assets assets={assets} unread={unreadAssets} discarded={discarded} edit={editAsset} noteOf={assetNote} />
					</Part>
				)}
			</article>
		</Pending.Provider>
	);
}
