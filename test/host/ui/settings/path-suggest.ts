import type { SettingFileControl, SettingFolderControl, TFile as PublicFile, TFolder as PublicFolder } from 'obsidian';
import type { App } from '../../app-parts';
import type { TFile, TFolder } from '../../vault/files';
import type { TextComponent } from '../components/text';
import { AbstractInputSuggest } from '../popover-suggest';

/** Paths of the vault that hold what is typed; the one that is picked is stored. */
class PathSuggest<T extends { path: string }> extends AbstractInputSuggest<T> {
	constructor(
		app: App,
		private readonly field: TextComponent,
		private readonly all: () => readonly T[],
	) {
		super(app, field.inputEl);
	}

	protected getSuggestions(query: string): T[] {
		return this.all().filter(({ path }) => path.toLowerCase().includes(query.toLowerCase()));
	}

	renderSuggestion({ path }: T, el: HTMLElement): void {
		el.setText(path);
	}

	override selectSuggestion({ path }: T): void {
		this.field.setValue(path).onChanged();
		this.close();
	}
}

export class FileSuggest extends PathSuggest<TFile> {
	constructor(app: App, field: TextComponent, filter: SettingFileControl['filter'] = () => true) {
		super(app, field, () => app.vault.getFiles().filter(file => filter(file as unknown as PublicFile)));
	}
}

export class FolderSuggest extends PathSuggest<TFolder> {
	constructor(
		app: App,
		field: TextComponent,
		{ filter = () => true, includeRoot = false }: Pick<SettingFolderControl, 'filter' | 'includeRoot'>,
	) {
		super(app, field, () =>
			app.vault.getAllFolders(includeRoot).filter(folder => filter(folder as unknown as PublicFolder)),
		);
	}
}
