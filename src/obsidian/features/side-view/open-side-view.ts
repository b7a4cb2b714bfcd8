import type { Actions } from '../../services/journal-actions';
import { TABLE_VIEW, TableView } from './side-view';

/** Reveals the Table, or opens it in the right sidebar, with the focus in the move search. */
export async function openTable({ app: { workspace } }: Actions<'app'>): Promise<void> {
	const [open] = workspace.getLeavesOfType(TABLE_VIEW);
	const leaf = open ?? workspace.getRightLeaf(false);
	if (!leaf) return;
	if (!open) await leaf.setViewState({ type: TABLE_VIEW, active: true });
	await workspace.revealLeaf(leaf);
	if (leaf.view instanceof TableView) leaf.view.focusSearch();
}
