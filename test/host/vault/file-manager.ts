import type { DataWriteOptions } from 'obsidian';
import type { App } from '../app-parts';
import { assumed } from '../assumptions/assume';
import { withProperties } from '../markdown/properties/read';
import { confirmDeletion } from '../ui/confirm-deletion';
import type { TAbstractFile, TFile, TFolder } from './files';

export class FileManager {
	constructor(private readonly app: App) {}

	getNewFileParent(): TFolder {
		return this.app.vault.getRoot();
	}

	renameFile(file: TAbstractFile, path: string): Promise<void> {
		return this.app.vault.rename(file, path);
	}

	/** True when it was confirmed, and the file is gone. */
	async promptForDeletion(file: TAbstractFile): Promise<boolean> {
		if (!(await confirmDeletion(this.app, file))) return false;
		const isDone = this.trashFile(file);
		if (assumed.confirmedDeletion === 'done when told') await isDone;
		return true;
	}

	trashFile(file: TAbstractFile): Promise<void> {
		return this.app.vault.delete(file);
	}

	/** Rewrites the whole frontmatter: comments and quotes are lost, as in the app. Bad YAML throws. */
	async processFrontMatter(
		file: TFile,
		change: (frontmatter: Record<string, unknown>) => void,
		options?: DataWriteOptions,
	): Promise<void> {
		await this.app.vault.process(file, data => withProperties(data, change), options);
	}
}
