import type { App } from '../app';
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
		await this.trashFile(file);
		return true;
	}

	trashFile(file: TAbstractFile): Promise<void> {
		return this.app.vault.delete(file);
	}

	generateMarkdownLink(file: TFile, sourcePath: string, subpath = '', alias?: string): string {
		const target = this.app.metadataCache.fileToLinktext(file, sourcePath) + subpath;
		return `[[${target}${alias ? `|${alias}` : ''}]]`;
	}

	async getAvailablePathForAttachment(name: string): Promise<string> {
		return name;
	}

	/** Rewrites the whole frontmatter: comments and quotes are lost, as in the app. Bad YAML throws. */
	async processFrontMatter(file: TFile, change: (frontmatter: Record<string, unknown>) => void): Promise<void> {
		await this.app.vault.process(file, data => withProperties(data, change));
	}
}
