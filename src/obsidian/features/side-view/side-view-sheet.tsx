import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Problem } from '../../../rules/core/problem';
import type { Asset } from '../../../play/assets/asset';
import type { JournalActions } from '../../services/journal-actions';
import type { ActorView } from '../../services/view-state/view-state';
import { Pending } from '../../components/press-button';
import { addAsset, hasCards } from '../assets/browse-assets';
import { AssetCard, UnreadAssets } from '../assets/asset-card';
import { AssetSurroundings, useAssetSurroundings } from '../assets/asset-context';
import { DiscardedAssets } from '../character/assets';
import { ImpactChips } from '../character/impact-chips';
import { useSheetEdits } from '../character/live-sheet';
import { WaitingBonuses } from '../character/next-bonuses';
import { legaciesTitle, SheetFight, SheetLegacies, SheetMeters, SheetProblems } from '../character/sheet-parts';
import { isInFight, sheetView } from '../character/sheet-view';
import { Stats } from '../character/stats';
import { Fold, type FoldOf } from './collapsible-section';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

interface TableSheetProps {
	readonly actions: JournalActions;
	readonly actor: ActorView;
	/** The path of the note that the Table acts on. */
	readonly path: string;
}

/** The name of the character, and its impacts beside it. */
export function TableName({ actions, actor, path }: TableSheetProps): JSX.Element {
	const { edit, isPending } = useSheetEdits(actions, actor, path);
	const { impacts } = useSheet(actor);
	return (
		<Pending.Provider value={isPending}>
			<strong class="sworn-table-name">{actor.character.name}</strong>
			<ImpactChips impacts={impacts} onMark={(impact, marked) => edit({ kind: 'impact', impact, marked })} />
		</Pending.Provider>
	);
}

const useSheet = ({ character, book }: ActorView) =>
	useMemo(() => sheetView(character, book.ruleset), [character, book]);

interface TableMetersProps extends TableSheetProps {
	readonly forked: readonly Problem[];
}

/** The meters in two columns; in a fight the position above them, and what is added to the next move below. */
export function TableMeters({ actions, actor, path, forked }: TableMetersProps): JSX.Element {
	const { edit, isPending } = useSheetEdits(actions, actor, path);
	const sheet = useSheet(actor);
	return (
		<Pending.Provider value={isPending}>
			<div class="sworn-sheet" role="group" aria-label={actor.character.name}>
				<SheetProblems character={actor.character} problems={[...forked, ...actor.problems]} edit={edit} />
				{isInFight(actor.character) && <SheetFight sheet={sheet} edit={edit} />}
				<SheetMeters sheet={sheet} edit={edit} />
				{sheet.next.length > 0 && (
					<WaitingBonuses bonuses={sheet.next} onDrop={text => edit({ kind: 'drop_next', text })} />
				)}
			</div>
		</Pending.Provider>
	);
}

interface TableRestProps extends TableSheetProps {
	readonly fold: FoldOf;
}

/** What of the sheet is seldom needed: stats, legacies with experience, and assets as one row each. */
export function TableRest({ actions, actor, path, fold }: TableRestProps): JSX.Element {
	const { edit, editAsset, assetNote, isPending } = useSheetEdits(actions, actor, path);
	const around = useAssetSurroundings(actions, actor, path);
	const sheet = useSheet(actor);
	const { stats, assets, unreadAssets, discarded, position, harm } = sheet;
	return (
		<Pending.Provider value={isPending}>
			<Fold heading={t('Stats')} {...fold('stats')}>
				<div class="sworn-sheet">
					<Stats stats={stats} onChange={(stat, to) => edit({ kind: 'stat', stat, to })} />
					{!isInFight(actor.character) && (position ?? harm) !== undefined && <SheetFight sheet={sheet} edit={edit} />}
				</div>
			</Fold>
			<Fold heading={legaciesTitle(actor.book.ruleset)} {...fold('legacies')}>
				<div class="sworn-sheet">
					<SheetLegacies sheet={sheet} edit={edit} advance={undefined} />
				</div>
			</Fold>
			{(assets.length + unreadAssets.length + discarded.length > 0 || hasCards(actor.book.ruleset)) && (
				<Fold heading={t('Assets')} {...fold('assets')}>
					<AssetSurroundings.Provider value={around}>
						<div class="sworn-sheet">
							{assets.map(asset => (
								<AssetRow key={asset.name} asset={asset}>
									<AssetCard
										asset={asset}
										edit={change => editAsset(asset.name, change)}
										openNote={assetNote(asset.name)}
									/>
								</AssetRow>
							))}
							<UnreadAssets assets={unreadAssets} noteOf={assetNote} />
							<DiscardedAssets names={discarded} edit={editAsset} />
							{hasCards(actor.book.ruleset) && (
								<div class="sworn-buttons">
									<button type="button" onClick={() => addAsset(actions)}>
										{t('Add asset…')}
									</button>
								</div>
							)}
						</div>
					</AssetSurroundings.Provider>
				</Fold>
			)}
		</Pending.Provider>
	);
}

/** An asset in one line, which opens its card. */
const AssetRow = ({ asset, children }: { asset: Asset; children: JSX.Element }): JSX.Element => (
	<details class="sworn-table-asset">
		<summary>
			<strong>{asset.name}</strong> <span class="sworn-table-quiet">{assetWords(asset)}</span>
		</summary>
		{children}
	</details>
);

/** "companion · health 4", "path · 1 of 3": the kind of an asset, with its meters, or else its marked abilities. */
function assetWords({ kind, card, meters, abilities }: Asset): string {
	const category = kind === 'other' ? (card?.category.toLowerCase() ?? t('asset')) : kind;
	const values = Object.entries(meters).map(([name, { value }]) => `${translateTerm(name)} ${value}`);
	const all = card?.abilities.length ?? 0;
	const marked = abilities.filter(ability => ability <= all).length;
	const more = values.length > 0 ? values : all > 0 ? [t('{marked} of {all}', { marked, all })] : [];
	return [translateTerm(category), ...more].join(' · ');
}
