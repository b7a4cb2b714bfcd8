import type { OpenViewState, PaneType } from 'obsidian';
import type { App } from '../app-parts';
import { normalizePath, parseLinktext } from '../functions';

/** A link to a note that does not exist makes it. */
export async function openLink(
	{ metadataCache, vault, workspace }: App,
	linktext: string,
	sourcePath: string,
	newLeaf: PaneType | boolean,
	openViewState: OpenViewState,
): Promise<void> {
	const { path, subpath } = parseLinktext(linktext);
	const file =
		metadataCache.getFirstLinkpathDest(path, sourcePath) ??
		(await vault.create(normalizePath(path.endsWith('.md') ? path : `${path}.md`), ''));
	const eState = { ...openViewState.eState, ...(subpath ? { subpath } : {}) };
	await workspace.getLeaf(newLeaf).openFile(file, { ...openViewState, eState });
}
