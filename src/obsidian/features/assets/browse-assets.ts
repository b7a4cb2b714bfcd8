import { noteInUse } from '../../vault/active-note';
import type { Ruleset } from '../../../rules/ruleset';
import { noteIn } from '../../vault/note-path';
import { isTaken } from '../../vault/path-here';
import { Notice, type MarkdownView } from 'obsidian';
import { advanceCosts } from '../../../play/assets/advance-costs';
import { carriesModules } from '../../../play/assets/attachments';
import { unspent } from '../../../play/manual-edits/new-asset';
import type { PricedAsset } from '../../../journal/manual-edits/add-asset';
import type { PrintedAsset } from '../../../rules/assets/printed-asset';
import { backToNote } from '../../services/note-at-cursor';
import { withActor } from '../../services/with-actor';
import type { Actions, JournalActions } from '../../services/journal-actions';
import type { ActorView } from '../../services/view-state/view-state';
import { openAddAsset } from './add-asset-dialog';
import type { AddAssetInput } from './asset-draft';
import { pickAsset } from './pick-asset';
import { t } from '../../../i18n/translate';

/** *Browse assets*: shows the asset cards of the book and adds one to the character. */
export function browseAssets(actions: JournalActions, view: MarkdownView): void {
	void withActor(actions, view, async (actor, note) => {
		const { character, book } = actor;
		const assets = book.ruleset.assets?.() ?? [];
		if (assets.length === 0) {
			new Notice(t('“{title}” has no assets.', { title: book.ruleset.title }));
			return;
		}
		const card = await pickAsset(actions.app, assets, {
			ruleset: book.ruleset._id,
			owned: character.assets.filter(({ discarded }) => !discarded).map(({ asset }) => asset),
			pickLabel: t('Add to {name}', { name: character.name }),
		});
		if (!card) return backToNote(view);
		openAddAsset(actions.app, addingTo(actions, actor, card), {
			onAdd: asset => void add(actions, view, { actor, asset }, note.path),
		});
	});
}

/** *Browse assets* in the note in use, as a view does that is no note. */
export function addAsset(actions: JournalActions): void {
	const view = noteInUse(actions.app);
	if (view) browseAssets(actions, view);
}

/** Whether a book has assets to choose from. */
export const hasCards = ({ assets }: Ruleset): boolean => (assets?.() ?? []).length > 0;

/** The form input for adding a card to a character. */
export function addingTo(
	{ app, vaultIndex }: Actions<'app' | 'vaultIndex'>,
	{ path, character, book }: ActorView,
	card: PrintedAsset,
): AddAssetInput {
	const folder = path.slice(0, path.lastIndexOf('/') + 1);
	const { assets, experience, name: owner } = character;
	return {
		card,
		owner,
		cost: advanceCosts(book).gain,
		unspent: unspent(character),
		isStarting: experience === 0,
		vehicles: assets.filter(asset => carriesModules(asset) && !asset.discarded).map(({ name }) => name),
		exists: name => vaultIndex.resolve(name, path) !== undefined || isTaken(app, noteIn(folder, name)),
	};
}

async function add(
	actions: Actions<'manualEdits'>,
	view: MarkdownView,
	{ actor: { path, character }, asset }: { readonly actor: ActorView; readonly asset: PricedAsset },
	shownIn: string,
): Promise<void> {
	const isAdded = await actions.manualEdits.addAsset(path, asset, shownIn);
	if (isAdded) new Notice(t('“{name}” was added to {owner}.', { name: asset.name, owner: character.name }));
	backToNote(view);
}
