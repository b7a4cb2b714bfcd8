import type { ExtraButtonComponent, SettingDefinitionItem, SettingPage as PublicSettingPage } from 'obsidian';
import { expect, it, vi } from 'vitest';
import type { Plugin } from '../plugin';
import { SettingPage } from '../ui/settings/pages';
import { PluginSettingTab } from '../ui/settings/plugin-setting-tab';
import { all, bootSample, one } from './sample';

type Values = Record<string, unknown>;

/** The settings are open at a tab with these definitions; `values` is what the plugin keeps. */
async function settingsOf(
	define: (tab: PluginSettingTab) => SettingDefinitionItem[],
	values: Values = {},
	mobile = false,
) {
	const { app, plugin, press, tick } = await bootSample({ files: { 'Foes/Wolf.md': '', 'x.base': '' }, mobile });
	const host = plugin as unknown as Plugin;
	host.settings = values;
	class Tab extends PluginSettingTab {
		override getSettingDefinitions(): SettingDefinitionItem[] {
			return define(this);
		}
	}
	const tab = new Tab(app, host);
	host.addSettingTab(tab);
	app.openSettings(tab);
	await tick();
	return { app, tab, press, tick, values };
}

const field = (selector = 'input') => one(`.vertical-tab-content ${selector}`) as HTMLInputElement;
const texts = (selector: string) => all(`.vertical-tab-content ${selector}`).map(({ textContent }) => textContent);
const row = (name: string) => {
	const found = all('.setting-item').find(el => el.querySelector('.setting-item-name')?.textContent === name);
	if (!found) throw new Error(`no setting "${name}"`);
	return found;
};

function enter(el: HTMLInputElement, value: string | boolean, event: string): void {
	if (typeof value === 'boolean') el.checked = value;
	else el.value = value;
	el.dispatchEvent(new Event(event, { bubbles: true }));
}

it.each([
	{ type: 'toggle', control: {}, selector: 'input', event: 'change', before: false, typed: true, after: true },
	{
		type: 'text',
		control: { placeholder: 'Say' },
		selector: 'input',
		event: 'input',
		before: 'a',
		typed: 'b',
		after: 'b',
	},
	{
		type: 'textarea',
		control: { rows: 4 },
		selector: 'textarea',
		event: 'input',
		before: 'a',
		typed: 'b\nc',
		after: 'b\nc',
	},
	{ type: 'number', control: { min: 1 }, selector: 'input', event: 'change', before: 2, typed: '3', after: 3 },
	{
		type: 'slider',
		control: { min: 0, max: 9, step: 1 },
		selector: 'input',
		event: 'change',
		before: 2,
		typed: '3',
		after: 3,
	},
	{
		type: 'dropdown',
		control: { options: { a: 'A', b: 'B' } },
		selector: 'select',
		event: 'change',
		before: 'a',
		typed: 'b',
		after: 'b',
	},
	{
		type: 'color',
		control: {},
		selector: 'input',
		event: 'input',
		before: '#000000',
		typed: '#ff0000',
		after: '#ff0000',
	},
	{
		type: 'file',
		control: {},
		selector: 'input',
		event: 'input',
		before: 'x.base',
		typed: 'Foes/Wolf.md',
		after: 'Foes/Wolf.md',
	},
	{ type: 'folder', control: {}, selector: 'input', event: 'input', before: '', typed: 'Foes', after: 'Foes' },
])(
	'a control shows what is kept and keeps what is set: $type',
	async ({ type, control, selector, event, before, typed, after }) => {
		const definition = { name: 'It', control: { type, key: 'it', ...control } } as SettingDefinitionItem;
		const { tick, values } = await settingsOf(() => [definition], { it: before });
		const el = field(selector);
		expect(typeof before === 'boolean' ? el.checked : el.value).toBe(
			String(before) === 'false' ? false : String(before),
		);
		expect(el.getAttribute('aria-label')).toBe('It');
		enter(el, typed, event);
		await tick();
		expect(values['it']).toBe(after);
	},
);

it('a control without a value shows its default', async () => {
	await settingsOf(() => [{ name: 'It', control: { type: 'text', key: 'it', defaultValue: 'iron' } }]);
	expect(field().value).toBe('iron');
});

it.each([
	{ typed: '0', problem: 'At least 1.' },
	{ typed: '10', problem: 'At most 9.' },
	{ typed: '', problem: 'This is no number.' },
])('a number out of its limits is told and not kept: $problem', async ({ typed, problem }) => {
	const { values, tick } = await settingsOf(
		() => [{ name: 'It', control: { type: 'number', key: 'it', min: 1, max: 9 } }],
		{ it: 5 },
	);
	enter(field(), typed, 'change');
	await tick();
	expect(texts('.setting-item-error')).toEqual([problem]);
	expect(values['it']).toBe(5);
});

it('what validate says is tied to its field, also for a value that was kept before', async () => {
	const validate = async (value: string) => (value.includes(' ') ? 'No spaces.' : undefined);
	const { values, tick } = await settingsOf(() => [{ name: 'It', control: { type: 'text', key: 'it', validate } }], {
		it: 'a b',
	});
	const error = one('.setting-item-error');
	expect(error.textContent).toBe('No spaces.');
	expect(field().getAttribute('aria-describedby')).toBe(error.id);
	expect(field().getAttribute('aria-invalid')).toBe('true');
	expect(row('It').classList.contains('is-invalid')).toBe(true);
	enter(field(), 'c d', 'input');
	await tick();
	expect(values['it']).toBe('a b');
	enter(field(), 'cd', 'input');
	await tick();
	expect(values['it']).toBe('cd');
	expect(texts('.setting-item-error')).toEqual([]);
	expect(field().hasAttribute('aria-describedby')).toBe(false);
});

it('a changed control shows, hides and disables what depends on it', async () => {
	const values: Values = {};
	const define = (): SettingDefinitionItem[] => [
		{ name: 'On', control: { type: 'toggle', key: 'on' } },
		{ name: 'Seen', visible: () => values['on'] === true },
		{ name: 'Used', control: { type: 'text', key: 'used', disabled: () => values['on'] !== true } },
	];
	const { tick } = await settingsOf(define, values);
	const used = row('Used').querySelector('input');
	expect([row('Seen').style.display, used?.disabled]).toEqual(['none', true]);
	enter(field('[type=checkbox]'), true, 'change');
	await tick();
	expect([row('Seen').style.display, used?.disabled]).toEqual(['', false]);
});

it('a file or folder is suggested as its filter allows', async () => {
	const { app, press, tick, values } = await settingsOf(() => [
		{ name: 'File', control: { type: 'file', key: 'file', filter: ({ extension }) => extension === 'md' } },
		{ name: 'Folder', control: { type: 'folder', key: 'folder', includeRoot: true } },
	]);
	const [file, folder] = all('.vertical-tab-content input') as HTMLInputElement[];
	file?.focus();
	await tick();
	expect(all('.suggestion-item').map(({ textContent }) => textContent)).toEqual(['Foes/Wolf.md']);
	await press('Enter');
	await tick();
	expect(values['file']).toBe('Foes/Wolf.md');
	folder?.focus();
	await tick();
	expect(all('.suggestion-item').map(({ textContent }) => textContent)).toEqual(['/', 'Foes']);
	expect(app.keymap.depth()).toBe(2);
});

it('a page of settings opens in place of what led there, and the focus goes in and comes back', async () => {
	const { press } = await settingsOf(() => [
		{ name: 'First' },
		{
			type: 'group',
			heading: 'More',
			items: [
				{
					type: 'page',
					name: 'Deep',
					desc: 'Far down',
					displayValue: () => 'iron',
					status: 'warning',
					items: [{ name: 'Inside' }, { type: 'page', name: 'Deeper', items: [{ name: 'Bottom' }] }],
				},
			],
		},
	]);
	expect(row('Deep').querySelector('.setting-display-value.mod-warning')?.textContent).toBe('iron');
	row('Deep').focus();
	await press('Enter');
	expect(texts('.setting-item-name')).toEqual(['Inside', 'Deeper']);
	expect(texts('.setting-page-title')).toEqual(['Deep']);
	expect(document.activeElement).toBe(one('.setting-page-back'));
	row('Deeper').click();
	expect(texts('.setting-item-name')).toEqual(['Bottom']);
	one('.setting-page-back').click();
	expect(document.activeElement).toBe(row('Deeper'));
	one('.setting-page-back').click();
	expect(texts('.setting-item-name')).toEqual(['First', 'Deep']);
	expect(document.activeElement).toBe(row('Deep'));
});

it('a page that its plugin draws is made each time it opens, and told when it is left', async () => {
	const seen: string[] = [];
	class Status extends SettingPage {
		override title = 'Status';
		display(): void {
			seen.push('display');
			this.containerEl.setText('All is well');
		}
		override hide(): void {
			seen.push('hide');
		}
	}
	const make = () => new Status() as unknown as PublicSettingPage;
	const { app } = await settingsOf(() => [{ type: 'page', name: 'Status', page: make }]);
	row('Status').click();
	expect(texts('.setting-page-content')).toEqual(['All is well']);
	one('.setting-page-back').click();
	row('Status').click();
	for (const modal of [...app.openModals]) modal.close();
	expect(seen).toEqual(['display', 'hide', 'display', 'hide']);
});

it('two pages of one name are told', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => {});
	const { hostErrors } = await import('../errors');
	await settingsOf(() => ['A', 'A'].map(name => ({ type: 'page', name, items: [] })));
	expect(hostErrors.splice(0).map(String)).toEqual([expect.stringContaining('two pages of settings called "A"')]);
	vi.restoreAllMocks();
});

it('a group has a heading, buttons and a search that outlives a new drawing', async () => {
	const pressed: string[] = [];
	const { tab } = await settingsOf(() => [
		{
			type: 'group',
			heading: 'Oracles',
			cls: 'mine twice',
			extraButtons: [(button: ExtraButtonComponent) => button.setTooltip('Reset').onClick(() => pressed.push('reset'))],
			search: { placeholder: 'Find', match: ({ name }, query) => name.includes(query) },
			items: [{ name: 'Iron' }, { name: 'Vow' }, { name: 'Always', searchable: false }],
		},
	]);
	expect(texts('.setting-group-heading')).toContain('Oracles');
	expect(one('.mine.twice').querySelectorAll('.setting-item')).toHaveLength(3);
	one('[aria-label="Reset"]').click();
	expect(pressed).toEqual(['reset']);
	enter(field('input[type=search]'), 'Vow', 'input');
	const hidden = () => all('.is-filtered-out .setting-item-name').map(({ textContent }) => textContent);
	expect(hidden()).toEqual(['Iron']);
	tab.update();
	expect(field('input[type=search]').value).toBe('Vow');
	expect(hidden()).toEqual(['Iron']);
});

const list = (values: { list: string[] }, tab: PluginSettingTab, seen: string[]): SettingDefinitionItem[] => [
	{
		type: 'list',
		heading: 'Folders',
		emptyState: 'None yet',
		addItem: {
			name: 'Add folder',
			action: () => {
				values.list.push('new');
				tab.update();
			},
		},
		onDelete: at => {
			values.list.splice(at, 1);
			tab.update();
		},
		onReorder: (from, to) => seen.push(`${from} to ${to}`),
		items: values.list.map(name => ({ name, action: (_, index) => seen.push(`${name} at ${index}`) })),
	},
];

it('rows of a list are added and deleted by button or key, and the focus stays among them', async () => {
	const kept = { list: ['a', 'b'] };
	const { press } = await settingsOf(tab => list(kept, tab, []));
	one('[aria-label="Add folder"]').click();
	expect(texts('.setting-item-name')).toEqual(['a', 'b', 'new']);
	row('b').focus();
	await press('Delete');
	expect(texts('.setting-item-name')).toEqual(['a', 'new']);
	expect(document.activeElement).toBe(row('new'));
	one('[aria-label="Delete a"]').click();
	one('[aria-label="Delete new"]').click();
	expect(texts('.setting-list-empty')).toEqual(['None yet']);
});

it('rows of a list are moved with the arrow keys, and actions know their place', async () => {
	const seen: string[] = [];
	const { press } = await settingsOf(tab => list({ list: ['a', 'b', 'c'] }, tab, seen));
	one('[aria-label^="Move a"]').focus();
	await press('ArrowDown');
	expect(texts('.setting-item-name')).toEqual(['b', 'a', 'c']);
	await press('ArrowUp');
	await press('ArrowUp');
	row('c').click();
	expect(seen).toEqual(['0 to 1', '1 to 0', 'c at 2']);
});

it('on a phone a list has a row to add, and the tabs come first', async () => {
	const kept = { list: [] as string[] };
	const { press } = await settingsOf(tab => list(kept, tab, []), {}, true);
	const add = one('.setting-add-item');
	expect(add.textContent).toBe('+ Add folder');
	add.focus();
	await press('Enter');
	expect(texts('.setting-item-name')).toEqual(['new']);
	expect(one('.vertical-tab-header').style.display).toBe('none');
	one('.setting-tabs-back').click();
	expect(one('.vertical-tab-header').style.display).toBe('');
	expect(all('.vertical-tab-content')).toEqual([]);
});

it('an action is a row that is pressed, unless it is disabled', async () => {
	const seen: number[] = [];
	let disabled = true;
	const { tab, press } = await settingsOf(() => [
		{ name: 'Clear', action: (_, index) => seen.push(index), disabled: () => disabled },
	]);
	row('Clear').click();
	disabled = false;
	tab.refreshDomState();
	row('Clear').focus();
	await press(' ');
	expect(seen).toEqual([0]);
});

it('a render callback draws its row, and is cleaned up when the row goes', async () => {
	const seen: string[] = [];
	const { tab, app } = await settingsOf(() => [
		{
			name: 'Mine',
			render: setting => {
				setting.addButton(button => button.setButtonText('Press'));
				seen.push('drawn');
				return () => seen.push('gone');
			},
		},
	]);
	expect(row('Mine').querySelector('button')?.textContent).toBe('Press');
	tab.update();
	for (const modal of [...app.openModals]) modal.close();
	expect(seen).toEqual(['drawn', 'gone', 'drawn', 'gone']);
});

it('the settings have a tab for each plugin that has some', async () => {
	const { app, tick } = await settingsOf(() => [{ name: 'Second' }]);
	for (const modal of [...app.openModals]) modal.close();
	app.openSettings();
	await tick();
	const tabs = all('.vertical-tab-nav-item');
	expect(tabs.map(({ textContent }) => textContent)).toEqual(['Sworn Journal', 'Sworn Journal']);
	expect(tabs.map(el => el.getAttribute('aria-current'))).toEqual(['page', null]);
	expect(texts('.setting-item-name')).toEqual(['Sides']);
	tabs[1]?.click();
	expect(texts('.setting-item-name')).toEqual(['Second']);
	expect(tabs.map(el => el.getAttribute('aria-current'))).toEqual([null, 'page']);
});
