import type { JSX } from 'preact';
import type { Ruleset } from '../../../rules/ruleset';
import type { AssetEdit } from '../../../play/manual-edits/asset-edit';
import type { Character } from '../../../play/character/character';
import type { Track } from '../../../play/tracks/track';
import { Portrait } from '../../components/portrait';
import { Pending } from '../../components/press-button';
import { OpenTracks } from '../tracks/open-tracks';
import { Assets } from './assets';
import { ImpactChips } from './impact-chips';
import type { SheetProblem } from './sheet-problems';
import type { EditSheet } from './sheet-parts';
import { legaciesTitle, Part, SheetFight, SheetLegacies, SheetMeters, SheetProblems } from './sheet-parts';
import { isInFight, sheetView } from './sheet-view';
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
	/** Opens the note of a track. */
	readonly openTrack?: ((track: Track) => void) | undefined;
	/** Offers what experience buys; undefined if the rules have no assets. */
	readonly advance?: (() => void) | undefined;
	/** A link to the character's note, if that is not the current one. */
	readonly note?: { readonly text: string; readonly open: () => void } | undefined;
	/** The address of the character's picture. */
	readonly portrait?: string | undefined;
	/** Whether a change is being written. */
	readonly isPending?: boolean;
}

/** A character in the layout of the printed sheet, with values that can be changed in place. */
export function CharacterSheet(props: CharacterSheetProps): JSX.Element {
	const { character, ruleset, problems, edit, editAsset, assetNote, openTrack, advance } = props;
	const { note, portrait, isPending = false } = props;
	const sheet = sheetView(character, ruleset);
	const { stats, impacts, next, assets, unreadAssets, discarded } = sheet;
	const open = character.tracks.filter(({ status }) => status === 'open');
	return (
		<Pending.Provider value={isPending}>
			<article class="sworn-sheet" aria-label={character.name}>
				{(note ?? portrait) !== undefined && (
					<header class="sworn-sheet-head">
						<Portrait src={portrait} />
						<span class="sworn-sheet-name">{character.name}</span>
						{note && (
							<button type="button" class="sworn-sheet-open" onClick={note.open}>
								{note.text}
							</button>
						)}
					</header>
				)}
				<SheetProblems character={character} problems={problems} edit={edit} />
				<Stats stats={stats} onChange={edit && ((stat, to) => edit({ kind: 'stat', stat, to }))} />
				<SheetMeters sheet={sheet} edit={edit} />
				<Part title={t('Impacts')} isRow>
					<ImpactChips
						impacts={impacts}
						onMark={edit && ((impact, marked) => edit({ kind: 'impact', impact, marked }))}
					/>
				</Part>
				{isInFight(character) && (
					<Part title={t('In a fight')}>
						<SheetFight sheet={sheet} edit={edit} />
					</Part>
				)}
				{next.length > 0 && (
					<Part title={t('On the next move')}>
						<WaitingBonuses bonuses={next} onDrop={edit && (text => edit({ kind: 'drop_next', text }))} />
					</Part>
				)}
				{open.length > 0 && (
					<Part title={t('Open')}>
						<OpenTracks tracks={open} open={openTrack} withKinds />
					</Part>
				)}
				<Part title={legaciesTitle(ruleset)}>
					<SheetLegacies sheet={sheet} edit={edit} advance={advance} />
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
