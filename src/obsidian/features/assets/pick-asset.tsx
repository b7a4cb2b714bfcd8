import type { App } from 'obsidian';
import type { PrintedAsset } from '../../../rules/assets/printed-asset';
import { PreactModal } from '../../components/preact-modal';
import type { AssetFinderProps } from './asset-finder';
import { AssetFinder } from './asset-finder';
import { t } from '../../../language/text';

interface PickAssetOptions extends Omit<AssetFinderProps, 'assets'> {
	readonly title?: string;
}

/** Lets the player browse assets and pick one; undefined if the dialog is closed without a pick. */
export const pickAsset = (
	app: App,
	assets: readonly PrintedAsset[],
	options: PickAssetOptions,
): Promise<PrintedAsset | undefined> =>
	new Promise(resolve => new PickAssetDialog(app, assets, options, resolve).open());

class PickAssetDialog extends PreactModal {
	private picked: PrintedAsset | undefined;

	constructor(
		app: App,
		private readonly assets: readonly PrintedAsset[],
		private readonly options: PickAssetOptions,
		private readonly answer: (asset: PrintedAsset | undefined) => void,
	) {
		super(app);
	}

	/** Obsidian focuses the first button of a dialog; the search field is a better start. */
	override open(): void {
		super.open();
		this.contentEl.querySelector('input')?.focus();
	}

	override onOpen(): void {
		this.modalEl.addClass('sworn-asset-dialog');
		const { title = t('Assets'), ...finder } = this.options;
		this.setTitle(title);
		const pick = (asset: PrintedAsset) => {
			this.picked = asset;
			this.close();
		};
		const home = { app: this.app, sourcePath: '' };
		this.drawContent(<AssetFinder {...finder} assets={this.assets} home={home} onPick={pick} />);
	}

	override onClose(): void {
		super.onClose();
		this.answer(this.picked);
	}
}
