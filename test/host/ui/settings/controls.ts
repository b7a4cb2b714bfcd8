import type { SettingControl, SettingNumberControl } from 'obsidian';
import type { App } from '../../app-parts';
import { reportHostError } from '../../errors';
import type { Setting } from '../setting';
import type { TextComponent } from '../components/text';
import { FileSuggest, FolderSuggest } from './path-suggest';

/** What a control needs of the tab that it is in. */
export interface ControlOwner {
	readonly app: App;
	getControlValue(key: string): unknown;
	setControlValue(key: string, value: unknown): void | Promise<void>;
	refreshDomState(): void;
}

/** Looks at a value, says what is wrong with it, and keeps it when nothing is. */
type Store = (value: unknown) => Promise<void>;

export function drawControl(tab: ControlOwner, setting: Setting, control: SettingControl): void {
	const current = tab.getControlValue(control.key) ?? control.defaultValue;
	const isFine = async (value: unknown): Promise<boolean> => {
		const validate = control.validate as ((value: unknown) => unknown) | undefined;
		const problem = await validate?.(value);
		setting.setErrorMessage(typeof problem === 'string' ? problem : null);
		return typeof problem !== 'string' || problem === '';
	};
	const store: Store = async value => {
		if (!(await isFine(value))) return;
		await tab.setControlValue(control.key, value);
		tab.refreshDomState();
	};
	drawField(tab, setting, control, current, value => store(value).catch(reportHostError));
	if (current !== undefined && current !== null) isFine(current).catch(reportHostError);
}

function drawField(tab: ControlOwner, setting: Setting, control: SettingControl, current: unknown, store: Store): void {
	const text = current === undefined || current === null ? '' : String(current);
	switch (control.type) {
		case 'toggle':
			setting.addToggle(toggle => toggle.setValue(current === true).onChange(store));
			return;
		case 'dropdown':
			setting.addDropdown(dropdown => dropdown.addOptions(control.options).setValue(text).onChange(store));
			return;
		case 'slider': {
			const { min, max, step, displayFormat = String } = control;
			const value = Number(current ?? min);
			const shown = setting.controlEl.createSpan({ cls: 'setting-slider-value', text: displayFormat(value) });
			setting.addSlider(slider =>
				slider
					.setLimits(min, max, step)
					.setValue(value)
					.onChange(moved => {
						shown.setText(displayFormat(moved));
						return store(moved);
					}),
			);
			return;
		}
		case 'color':
			setting.addColorPicker(color => color.setValue(text).onChange(store));
			return;
		case 'textarea':
			setting.addTextArea(area => {
				if (control.rows) area.inputEl.rows = control.rows;
				area
					.setPlaceholder(control.placeholder ?? '')
					.setValue(text)
					.onChange(store);
			});
			return;
		case 'number':
			setting.addText(field => drawNumber(setting, field.setValue(text), control, store));
			return;
		case 'text':
		case 'file':
		case 'folder':
			setting.addText(field => {
				field
					.setPlaceholder(control.placeholder ?? '')
					.setValue(text)
					.onChange(store);
				if (control.type === 'file') new FileSuggest(tab.app, field, control.filter);
				if (control.type === 'folder') new FolderSuggest(tab.app, field, control);
			});
	}
}

/** Kept when the field is left or Enter is pressed. */
function drawNumber(setting: Setting, field: TextComponent, control: SettingNumberControl, store: Store): void {
	const { inputEl } = field.setPlaceholder(control.placeholder ?? '');
	const { min, max, step = 'any' } = control;
	inputEl.type = 'number';
	for (const [name, value] of Object.entries({ min, max, step })) inputEl.setAttr(name, value ?? null);
	inputEl.addEventListener('change', () => {
		const value = inputEl.value.trim() === '' ? (control.defaultValue ?? NaN) : Number(inputEl.value);
		const problem = problemOf(value, control);
		if (problem) setting.setErrorMessage(problem);
		else void store(value);
	});
}

function problemOf(value: number, { min, max }: SettingNumberControl): string | null {
	if (Number.isNaN(value)) return 'This is no number.';
	if (min !== undefined && value < min) return `At least ${min}.`;
	return max !== undefined && value > max ? `At most ${max}.` : null;
}
