import type { Extension } from '@codemirror/state';
import type { Editor, OpenViewState, PaneType } from 'obsidian';
import type { RenderContext } from './bases/render-context';
import type { Events } from './events';
import type { MetadataCache } from './metadata/metadata-cache';
import type { Keymap, Scope } from './scope';
import type { TFile } from './vault/files';
import type { Vault } from './vault/vault';
import type { OpenFiles } from './workspace/open-file';

interface FileManager {
	processFrontMatter(file: TFile, change: (frontmatter: Record<string, unknown>) => void): Promise<void>;
}

/** Suggestions that a plugin offers while one types. */
export interface AskedSuggester {
	trigger(editor: Editor, file: TFile | null, mayOpen?: boolean): Promise<void>;
	close(): void;
}

interface Workspace extends Events {
	readonly activeLeaf: { readonly view: object } | null;
	/** What plugins registered. */
	readonly editorExtensions: readonly Extension[];
	readonly editorSuggests: readonly AskedSuggester[];
	readonly openFiles: OpenFiles;
	tellActiveFile(): void;
	getLeaf(newLeaf?: PaneType | boolean): { openFile(file: TFile, openState?: OpenViewState): Promise<void> };
	openLinkText(linktext: string, sourcePath: string, newLeaf?: PaneType | boolean): Promise<void>;
}

/**
 * The app as its own parts see it: what they use of it; `app.ts` has all of it. It has the name of that class, so that the
 * comparison with the typings takes it for the class.
 */
export interface App {
	readonly scope: Scope;
	readonly keymap: Keymap;
	readonly vault: Vault;
	readonly metadataCache: MetadataCache;
	readonly fileManager: FileManager;
	readonly workspace: Workspace;
	readonly renderContext: RenderContext;
	readonly openModals: Set<{ close(): void }>;
}
