import type { SettingDefinitionItem } from 'obsidian';
import type { App } from '../../app-parts';
import { Drawing } from './drawing';
import { keepFocus } from './keep-focus';
import { declaredHead, declaredPage, type OpenPage, writtenPage } from './pages';

/** Rendered from its definitions, or else by itself. A page of it takes the place of what led there. */
export abstract class SettingTab {
	containerEl: HTMLElement = createDiv('vertical-tab-content');
	icon = '';
	settingItems: SettingDefinitionItem[] = [];
	private drawing: Drawing | null = null;
	/** The names of the pages that lead to the one that shows. */
	private path: readonly string[] = [];
	private page: OpenPage | null = null;
	/** What was typed into the search of each group. */
	private readonly queries = new Map<string, string>();

	constructor(readonly app: App) {}

	abstract getControlValue(key: string): unknown;
	abstract setControlValue(key: string, value: unknown): void | Promise<void>;

	/** What the list of tabs calls it; the host's own. */
	get name(): string {
		return 'Settings';
	}

	getSettingDefinitions(): SettingDefinitionItem[] {
		return [];
	}

	display(): void {}

	hide(): void {
		this.drawing?.close();
		this.drawing = null;
		this.page?.hide();
		this.page = null;
	}

	/** Safe while nothing shows: the next look is at fresh definitions anyhow. */
	update(): void {
		this.settingItems = this.getSettingDefinitions();
		if (this.containerEl.isConnected && this.settingItems.length > 0) keepFocus(this.containerEl, () => this.draw());
	}

	refreshDomState(): void {
		this.drawing?.refresh();
	}

	/** From its first page; the host's own. */
	show(): void {
		this.path = [];
		this.settingItems = this.getSettingDefinitions();
		if (this.settingItems.length > 0) this.draw();
		else this.display();
	}

	private draw(): void {
		this.hide();
		this.containerEl.empty();
		let items = this.settingItems;
		for (const [depth, name] of this.path.entries()) {
			const found = declaredPage(items, name);
			if (!found) {
				this.path = this.path.slice(0, depth);
				break;
			}
			if (found.page) {
				this.page = writtenPage(this.containerEl, found.page(), () => this.back());
				return;
			}
			items = found.items ?? [];
		}
		const name = this.path.at(-1);
		if (name !== undefined) this.page = declaredHead(this.containerEl, name, () => this.back());
		this.drawing = new Drawing(this, this.containerEl, this.queries, page => this.open(page));
		this.drawing.drawAll(items);
	}

	private open(name: string): void {
		this.path = [...this.path, name];
		this.draw();
		this.containerEl.querySelector<HTMLElement>('.setting-page-back')?.focus();
	}

	/** The focus goes back to what led to the page. */
	private back(): void {
		const left = this.path.at(-1);
		this.path = this.path.slice(0, -1);
		this.draw();
		const rows = Array.from(this.containerEl.querySelectorAll<HTMLElement>('.setting-page-entry'));
		rows.find(row => row.dataset['page'] === left)?.focus();
	}
}
