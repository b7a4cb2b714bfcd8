import { expect, it, vi } from 'vitest';
import { boot } from '../support/boot';

/** Which elements are brought into sight when the keyboard of a phone has come. */
function brought(): Element[] {
	const seen: Element[] = [];
	vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
		seen.push(this);
	});
	window.dispatchEvent(new Event('keyboardDidShow'));
	vi.restoreAllMocks();
	return seen;
}

it('a field of ours is brought into sight when the keyboard of a phone has come, until the plugin goes', async () => {
	const { close } = await boot({ mobile: true });
	const field = createDiv('sworn-form').createEl('input');
	document.body.append(field.parentElement ?? field);
	field.focus();
	expect(brought()).toEqual([field]);
	await close();
	document.body.append(field.parentElement ?? field);
	field.focus();
	expect(brought()).toEqual([]);
	field.parentElement?.remove();
});

it('what is not ours is left alone, and so is a desktop', async () => {
	const phone = await boot({ mobile: true });
	document.body.createEl('input').focus();
	expect(brought()).toEqual([]);
	await phone.close();
	const desktop = await boot();
	document.body.createDiv('sworn-form').createEl('input').focus();
	expect(brought()).toEqual([]);
	await desktop.close();
});
