import { afterEach, describe, expect, it } from 'vitest';
import { insertNewlineAndIndent } from '@codemirror/commands';
import { assume } from '../../host/assumptions/assume';
import { close } from '../commands/writing';
import { KESTREL } from '../played';
import { choices, key, panels, rolled, SETTINGS, SUFFERS, WEAK } from './answering';
import type { Typing } from './typing';
import { typing } from './typing';

afterEach(close);
afterEach(() => assume());

describe('the questions are left for later', () => {
	const isLeft = (host: Typing) => {
		expect(panels()).toBe(0);
		expect(document.querySelector('.sworn-token-due')?.textContent).toBe('choose');
		expect(host.editor.getValue()).not.toContain('chose');
	};

	it.each(['S', ' ', '.', '-'])('by the key “%s”, which arrives whole', async name => {
		const host = await rolled();
		expect(await key(host, name)).toBe(true);
		expect(host.shown().endsWith(`\`${name}‸`)).toBe(true);
		isLeft(host);
		expect(await key(host, '1')).toBe(true);
	});

	it('by Escape, after which numbers are text', async () => {
		const host = await rolled();
		const before = host.shown();
		await key(host, 'Escape');
		expect(host.shown()).toBe(before);
		isLeft(host);
		expect(await key(host, '4')).toBe(true);
		expect(host.shown()).toMatch(/`4‸$/);
	});

	it('by one Enter, which is one new line', async () => {
		const host = await rolled();
		insertNewlineAndIndent(host.editor.cm);
		await host.tick(50);
		expect(host.shown()).toMatch(/`\n‸$/);
		isLeft(host);
	});

	it('by moving the caret away, also when it comes back', async () => {
		const host = await rolled();
		const at = host.editor.getCursor();
		host.editor.setCursor(0, 0);
		await host.tick(50);
		host.editor.setCursor(at);
		await host.tick(50);
		isLeft(host);
		expect(await key(host, '1')).toBe(true);
	});

	it('by a press on Later', async () => {
		const host = await rolled();
		document.querySelector<HTMLElement>('.sworn-later')?.click();
		await host.tick(50);
		isLeft(host);
	});

	it('by a press on the token, of which one more asks them again, with the caret behind the token', async () => {
		const host = await rolled();
		const press = async () => {
			document.querySelector<HTMLElement>('.sworn-inline')?.click();
			await host.tick(50);
		};
		await press();
		isLeft(host);
		host.editor.setCursor(0, 0);
		await press();
		expect(panels()).toBe(1);
		expect(choices()).toEqual(SUFFERS);
		expect(host.shown()).toMatch(/`‸$/);
		expect(document.activeElement?.className).toContain('cm-content');
		await press();
		isLeft(host);
	});
});

describe('while a panel stands', () => {
	it.each(['0', '6', '9'])('the digit %s, which no cap shows, does nothing', async digit => {
		const host = await rolled();
		const before = host.shown();
		expect(await key(host, digit)).toBe(false);
		expect(host.shown()).toBe(before);
		expect(choices()).toEqual(SUFFERS);
	});

	it('a number answers wherever the focus is in the pane', async () => {
		const host = await rolled();
		const more = document.querySelector<HTMLElement>('[data-control="More"]');
		more?.focus();
		more?.dispatchEvent(new KeyboardEvent('keydown', { key: '4', bubbles: true, cancelable: true }));
		await host.tick(80);
		expect(host.shown()).toMatch(/chose Lose Momentum.*`‸/);
	});

	it('no caps are drawn while a field has the focus, whose digits are its own', async () => {
		const host = await rolled();
		await key(host, 'Tab');
		[...document.querySelectorAll<HTMLElement>('.sworn-tools button')]
			.find(({ textContent }) => textContent === 'Reroll or set dice')
			?.click();
		await host.tick(30);
		const field = document.querySelector<HTMLInputElement>('.sworn-number');
		field?.focus();
		await host.tick(30);
		expect(choices()).toEqual([]);
		const digit = new KeyboardEvent('keydown', { key: '4', bubbles: true, cancelable: true });
		field?.dispatchEvent(digit);
		expect(digit.defaultPrevented).toBe(false);
	});

	it('the normal mode of vim keeps all keys, and its insert mode none', async () => {
		const host = await rolled();
		const { scrollDOM } = host.editor.cm;
		scrollDOM.addClass('cm-vimMode');
		expect(await key(host, '4')).toBe(true);
		host.editor.undo();
		scrollDOM.removeClass('cm-vimMode');
	});

	it('Tab opens More, and once more closes it', async () => {
		const host = await rolled();
		await key(host, 'Tab');
		expect(document.querySelector('[data-control="More"]')?.textContent).toBe('Less');
		await key(host, 'Tab');
		expect(document.querySelector('[data-control="More"]')?.textContent).toBe('More');
	});
});

describe('a number is text', () => {
	it.each([
		['that an input method composes', { isComposing: true }],
		['that WebKit sends after a composition', { keyCode: 229 }],
		['with Ctrl', { ctrlKey: true }],
		['with Alt', { altKey: true }],
	])('%s', async (_, more) => {
		const host = await rolled();
		const before = host.editor.getValue();
		const event = new KeyboardEvent('keydown', { key: '1', bubbles: true, cancelable: true, ...more });
		host.editor.cm.contentDOM.dispatchEvent(event);
		await host.tick(50);
		expect(host.editor.getValue()).toBe(before);
	});

	it('right behind a record that was there before', async () => {
		const code = '`sworn: Face Danger, by Kestrel, edge 2: 4 vs 3, 9, weak hit`';
		const host = await typing(`I run. ${code}‸`, [], { 'Kestrel.md': KESTREL }, SETTINGS);
		expect(panels()).toBe(1);
		expect(choices()).toEqual([]);
		expect(await key(host, '1')).toBe(true);
	});
});

it('numbers still answer when a save ends the note with a line break', async () => {
	const host = await typing('I run. ‸', WEAK, { 'Kestrel.md': KESTREL }, SETTINGS);
	assume({ lastLineBreak: 'added' });
	await host.enter(';;fd e');
	await host.tick(2500);
	expect(host.editor.getValue()).toMatch(/`\n$/);
	await key(host, '4');
	expect(host.shown()).toMatch(/^I run\. `sworn: Face Danger.*; chose Lose Momentum.*`‸\n$/);
});

it('one panel at a time: the new one folds the earlier, and the number answers the new one', async () => {
	const host = await rolled([...WEAK, ...WEAK]);
	await host.enter(' Again. ;;fd w');
	await host.tick(50);
	expect(panels()).toBe(1);
	await key(host, '4');
	const [first = '', second = ''] = host.editor.getValue().split('Again.');
	expect(first).not.toContain('chose');
	expect(second).toContain('chose');
});

it('a move that waits for its roll just below takes no number from the questions of the roll', async () => {
	const note = 'I run. ‸\n\n```sworn\nmove: Strike\nby: Kestrel\nroll: iron\n```\n';
	const host = await rolled(WEAK, { note });
	expect(choices()).toEqual(SUFFERS);
	await key(host, '4');
	expect(host.shown()).toMatch(/^I run\. `sworn: Face Danger.*; chose Lose Momentum.*`‸/);
});

it('as a block, the card is answered in the same way', async () => {
	const host = await typing('I run. ‸', WEAK);
	await host.enter(';;fd e');
	await host.tick(50);
	expect(choices()).toEqual(SUFFERS);
	await key(host, '4');
	expect(host.editor.getValue()).toContain('chose: Lose Momentum');
	expect(host.shown()).toMatch(/\n‸$/);
	expect(await key(host, '4')).toBe(true);
});

it('a move of the dialog is answered in the same way, and no second dialog opens', async () => {
	const host = await typing('A blade. ‸', [4, 2, 10], { 'Kestrel.md': KESTREL }, SETTINGS);
	await host.palette('Make a move');
	await host.fill('.modal input', 'Endure Harm');
	await host.press('Enter');
	await host.press('h');
	await host.press('Enter');
	await host.tick(80);
	expect(document.querySelectorAll('.modal')).toHaveLength(0);
	expect(choices()[0]).toMatch(/^1 Lose Momentum/);
	await key(host, '1');
	expect(await host.read('Kestrel.md')).toMatch(/momentum: 2\n/);
});
