import type { App } from 'obsidian';
import type { PrintedAsset } from '../../../rules/assets/printed-asset';
import { openDialog } from '../../components/open-dialog';
import { AssetFinder, type AssetFinderProps } from './asset-finder';
import { t } from '../../../i18n/translate';

interface PickAssetOptions extends Omit<AssetFinderProps, 'assets'> {
	readonly title?: string;
}

/** Lets the player browse assets and pick one; undefined if the dialog is closed without a pick. */
export const pickAsset = (
	app: App,
	assets: readonly PrintedAsset[],
	options: PickAssetOptions,
): Promise<PrintedAsset | undefined> =>
	new Promise(resolve => {
		const { title = t('Assets'), ...finder } = options;
		const home = { app, sourcePath: '' };
		let picked: PrintedAsset | undefined;
		openDialog(app, {
			title,
			class: 'sworn-asset-dialog',
			content: dialog => {
				const pick = (asset: PrintedAsset) => {
					picked = asset;
					dialog.close();
				};
				return <AssetFinder {...finder} assets={assets} home={home} onPick={pick} />;
			},
			// Obsidian focuses the first button of a dialog; the search field is a better start.
			focus: content => content.querySelector('input')?.focus(),
			wasClosed: () => resolve(picked),
		});
	});
