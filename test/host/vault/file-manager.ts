import type { DataWriteOptions } from 'obsidian';
import type { App } from '../app-parts';
import { assumed } from '../assumed/assume';
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

	generateMarkdownLink(file: TFile, sourcePath: string, subpath = '', alias?: string): string {
		const target = this.app.metadataCache.fileToLinktext(file, sourcePath) + subpath;
		return `[[${target}${alias ? `|${alias}` : ''}]]`;
	}

	/** A file of that name that is there already is left alone: the new one gets a number. */
	async getAvailablePathForAttachment(name: string): Promise<string> {
		const dot = name.lastIndexOf('.');
		const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
		let path = name;
		if (assumed.takenAttachment !== 'gets a number') return path;
		for (let number = 1; this.app.vault.getAbstractFileByPath(path); number++) path = `${stem} ${number}${ending}`;
		return path;
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
