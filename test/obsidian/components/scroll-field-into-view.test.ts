import { expect, it, vi } from 'vitest';
import { boot } from '../../support/boot';

/** Which elements are brought into sight when the keyboard of a phone has come, and where to. */
function brought(): { el: Element; to: unknown }[] {
	const seen: { el: Element; to: unknown }[] = [];
	vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, to) {
		seen.push({ el: this, to });
	});
	window.dispatchEvent(new Event('keyboardDidShow'));
	vi.restoreAllMocks();
	return seen;
}

/** What a test puts beside the app is its own. */
function takeAway(): void {
	for (const el of document.querySelectorAll('body > :not(.app-container)')) el.remove();
}

it('a field of ours is brought into sight when the keyboard of a phone has come, until the plugin goes', async () => {
	const { close } = await boot({ mobile: true });
	const field = createDiv('sworn-form').createEl('input');
	document.body.append(field.parentElement ?? field);
	field.focus();
	expect(brought()).toEqual([{ el: field, to: { block: 'nearest' } }]);
	takeAway();
	await close();
	document.body.append(field.parentElement ?? field);
	field.focus();
	expect(brought()).toEqual([]);
	field.parentElement?.remove();
});

it('what is wrong in the form of the field is brought into sight after it', async () => {
	const { close } = await boot({ mobile: true });
	const form = document.body.createDiv('sworn-form').createEl('form');
	const field = form.createEl('input');
	const error = form.createEl('p', { cls: 'sworn-error', text: 'Write a name.' });
	field.focus();
	expect(brought().map(({ el }) => el)).toEqual([field, error]);
	takeAway();
	await close();
});

it('a search goes to the top, for what it finds is under it', async () => {
	const { close } = await boot({ mobile: true });
	const field = document.body.createDiv('sworn-search').createEl('input', { attr: { role: 'combobox' } });
	field.focus();
	expect(brought()).toEqual([{ el: field, to: { block: 'start' } }]);
	takeAway();
	await close();
});

it('what is not ours is left alone, and so is a desktop', async () => {
	const phone = await boot({ mobile: true });
	document.body.createEl('input').focus();
	expect(brought()).toEqual([]);
	takeAway();
	await phone.close();
	const desktop = await boot();
	document.body.createDiv('sworn-form').createEl('input').focus();
	expect(brought()).toEqual([]);
	takeAway();
	await desktop.close();
});
