import type { SettingDefinitionItem } from 'obsidian';
import { expect, it } from 'vitest';
import type { Plugin } from '../plugin';
import { PluginSettingTab } from '../ui/settings/plugin-setting-tab';
import { all, bootSample, one } from './sample';

/** The settings are open at a tab with these definitions; `values` is what the plugin keeps. */
async function settingsOf(definitions: SettingDefinitionItem[], values: Record<string, unknown> = {}, mobile = false) {
	const { app, plugin, press, tick } = await bootSample({ mobile });
	const host = plugin as unknown as Plugin;
	host.settings = values;
	class Tab extends PluginSettingTab {
		override getSettingDefinitions(): SettingDefinitionItem[] {
			return definitions;
		}
	}
	const tab = new Tab(app, host);
	host.addSettingTab(tab);
	const open = async () => {
		app.openSettings(tab);
		await tick();
	};
	return { app, open, press, tick, values };
}

const controlled = (control: object) => [{ name: 'It', control: { key: 'it', ...control } } as SettingDefinitionItem];
const names = () => all('.vertical-tab-content .setting-item-name').map(({ textContent }) => textContent);

const CONTROLS = [
	{ type: 'toggle', more: {}, event: 'change', before: true, typed: false },
	{ type: 'text', more: {}, event: 'input', before: 'a', typed: 'b' },
	{ type: 'dropdown', more: { options: { a: 'A', b: 'B' } }, event: 'change', before: 'a', typed: 'b' },
];
const shown = CONTROLS.flatMap(row => [
	{ ...row, kept: { it: row.before }, otherwise: undefined },
	{ ...row, kept: {}, otherwise: row.before },
]);

it.each(shown)(
	'a control shows what is kept, or its default, and keeps what is set: $type',
	async ({ type, more, event, before, typed, kept, otherwise }) => {
		const { open, tick, values } = await settingsOf(controlled({ type, ...more, defaultValue: otherwise }), kept);
		await open();
		const el = one('.vertical-tab-content :is(input, select)') as HTMLInputElement;
		expect([el.type === 'checkbox' ? el.checked : el.value, el.getAttribute('aria-label')]).toEqual([before, 'It']);
		if (typeof typed === 'boolean') el.checked = typed;
		else el.value = typed;
		el.dispatchEvent(new Event(event, { bubbles: true }));
		await tick();
		expect(values['it']).toBe(typed);
	},
);

it.each([
	{ definition: { type: 'group', items: [] }, told: '“type” of a setting is not built' },
	{ definition: { name: 'It', visible: () => false }, told: '“visible” of a setting' },
	{ definition: { name: 'It', control: { type: 'text', key: 'it', validate: () => 'no' } }, told: '“validate” of a' },
	{ definition: { name: 'It', control: { type: 'color', key: 'it' } }, told: 'a setting of the type “color”' },
])('what is not built of a setting is told: $told', async ({ definition, told }) => {
	const { open } = await settingsOf([definition as SettingDefinitionItem]);
	await expect(open()).rejects.toThrow(told);
});

it('the settings have a tab for each plugin that has some', async () => {
	const { app, tick } = await settingsOf([{ name: 'Second' }]);
	app.openSettings();
	await tick();
	const tabs = all('.vertical-tab-nav-item');
	const current = () => tabs.map(el => el.getAttribute('aria-current'));
	expect([names(), current()]).toEqual([['Sides'], ['page', null]]);
	tabs[1]?.click();
	expect([names(), current()]).toEqual([['Second'], [null, 'page']]);
});

it('on a phone the list of the settings comes first', async () => {
	const { open } = await settingsOf([{ name: 'Second' }], {}, true);
	await open();
	expect([names(), one('.vertical-tab-header').style.display]).toEqual([['Second'], 'none']);
	one('.setting-tabs-back').click();
	expect([names(), one('.vertical-tab-header').style.display]).toEqual([[], '']);
});
