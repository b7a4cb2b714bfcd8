import type {
	Setting as PublicSetting,
	SettingDefinition,
	SettingDefinitionAction,
	SettingDefinitionGroup,
	SettingDefinitionItem,
	SettingDefinitionList,
	SettingDefinitionPage,
	SettingGroup as PublicSettingGroup,
} from 'obsidian';
import { reportHostError } from '../../errors';
import { setIcon } from '../../icons';
import { Setting, SettingGroup } from '../setting';
import { type ControlOwner, drawControl } from './controls';
import { asButton } from './as-button';
import { drawList } from './list';

type Told<T> = T | (() => T) | undefined;

const told = <T>(value: Told<T>, otherwise: T): T =>
	value instanceof Function ? value() : value === undefined ? otherwise : value;

/** The definitions of one page while they show. */
export class Drawing {
	private readonly refreshers: (() => void)[] = [];
	private readonly cleanups: (() => void)[] = [];

	constructor(
		private readonly tab: ControlOwner,
		private readonly containerEl: HTMLElement,
		private readonly queries: Map<string, string>,
		private readonly openPage: (name: string) => void,
	) {}

	drawAll(items: readonly SettingDefinitionItem[]): void {
		const pages = items.flatMap(item => ('type' in item && item.type === 'page' ? [item.name] : []));
		for (const name of pages.filter((name, at) => pages.indexOf(name) !== at)) {
			reportHostError(new Error(`stand-in host: there are two pages of settings called "${name}"`));
		}
		const loose = new SettingGroup(this.containerEl);
		for (const item of items) {
			if ('type' in item && item.type !== 'page') this.drawGroup(item);
			else this.drawEntry(item, this.containerEl, loose, items.indexOf(item));
		}
		if (!loose.listEl.firstChild) loose.groupEl.remove();
	}

	/** Tells again what is shown and what can be used. */
	refresh(): void {
		for (const refresh of this.refreshers) refresh();
	}

	close(): void {
		for (const cleanup of this.cleanups.splice(0)) {
			try {
				cleanup();
			} catch (error) {
				reportHostError(error);
			}
		}
	}

	private watch(refresh: () => void): void {
		this.refreshers.push(refresh);
		refresh();
	}

	private drawGroup(definition: SettingDefinitionGroup | SettingDefinitionList): void {
		const { heading = '', cls, items = [], visible, extraButtons = [], search } = definition;
		const group = new SettingGroup(this.containerEl).setHeading(heading);
		if (cls) group.addClass(...cls.split(/\s+/));
		for (const build of extraButtons) group.addExtraButton(button => build(button));
		this.watch(() => group.groupEl.toggle(told(visible, true)));
		const rows = items.map((item, at) => ({ item, el: this.drawEntry(item, group.listEl, group, at) }));
		if (definition.type === 'list')
			drawList(
				group,
				definition as SettingDefinitionList,
				rows.map(({ el }) => el),
			);
		if (search) this.addSearch(group, heading, search, rows);
	}

	/** Hides what does not match; what was typed is remembered by the heading. */
	private addSearch(
		group: SettingGroup,
		heading: string,
		{ match, placeholder = 'Search' }: NonNullable<SettingDefinitionGroup['search']>,
		rows: readonly { readonly item: SettingDefinition | SettingDefinitionPage; readonly el: HTMLElement }[],
	): void {
		const query = this.queries.get(heading) ?? '';
		const filter = (typed: string) => {
			this.queries.set(heading, typed);
			for (const { item, el } of rows) {
				const isBound = !('type' in item) && told(item.searchable, true);
				el.toggleClass('is-filtered-out', isBound && typed !== '' && !match(item, typed));
			}
		};
		group.addSearch(field => {
			field.setPlaceholder(placeholder).setValue(query).onChange(filter);
			field.inputEl.setAttr('aria-label', placeholder);
		});
		filter(query);
	}

	private drawEntry(
		item: SettingDefinition | SettingDefinitionPage,
		parent: HTMLElement,
		group: SettingGroup,
		index: number,
	): HTMLElement {
		const setting = new Setting(parent).setName(item.name);
		if (item.desc)
			setting.setDesc(
				item.desc instanceof DocumentFragment ? (item.desc.cloneNode(true) as DocumentFragment) : item.desc,
			);
		this.watch(() => setting.settingEl.toggle(told(item.visible, true)));
		if ('type' in item) this.drawPageEntry(item, setting);
		else if (item.render) {
			const cleanup = item.render(setting as unknown as PublicSetting, group as unknown as PublicSettingGroup);
			if (cleanup) this.cleanups.push(cleanup);
		} else if (item.action) this.drawAction(item, setting, index);
		else if (item.control) {
			const { control } = item;
			drawControl(this.tab, setting, control);
			this.watch(() => setting.setDisabled(told(control.disabled, false)));
		}
		return setting.settingEl;
	}

	private drawPageEntry({ name, displayValue, status }: SettingDefinitionPage, setting: Setting): void {
		const { settingEl } = setting;
		settingEl.addClass('setting-page-entry');
		settingEl.dataset['page'] = name;
		setting.addDisplayValue(value =>
			this.watch(() => value.setValue(told(displayValue, '')).setStatus(told<'warning' | null>(status, null))),
		);
		setIcon(setting.controlEl.createSpan('setting-page-chevron'), 'chevron-right');
		asButton(settingEl, () => this.openPage(name));
	}

	/** The index is that of the moment: rows may have been moved. */
	private drawAction({ action, disabled }: SettingDefinitionAction, { settingEl }: Setting, index: number): void {
		settingEl.addClass('setting-action');
		this.watch(() => settingEl.setAttr('aria-disabled', told(disabled, false) ? 'true' : null));
		asButton(settingEl, () => {
			const rows = Array.from(settingEl.parentElement?.children ?? []);
			const at = settingEl.closest('.setting-items') ? rows.indexOf(settingEl) : index;
			action(settingEl, at);
		});
	}
}
