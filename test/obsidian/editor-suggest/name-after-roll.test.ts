import { afterEach, describe, expect, it } from 'vitest';
import { StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { close } from '../commands/writing';
import { fill, settings } from '../opened';
import { KESTREL } from '../played';
import type { Typing } from './typing';
import { typing } from './typing';

afterEach(close);

const filesWith = (records: string) => ({ ...settings({ records, journal: 'never' }), 'Kestrel.md': KESTREL });

async function rolled(typed: string, faces: readonly number[], records = 'line'): Promise<Typing> {
	const host = await typing('They come. ‸', faces, filesWith(records));
	await host.enter(typed);
	await host.tick(80);
	return host;
}

const NAME = '.sworn-new-track-name input';
const isInName = () => document.activeElement?.matches(NAME) ?? false;

/** A key on what has the focus. Returns whether it is left to it. */
async function key(host: Typing, name: string): Promise<boolean> {
	const on = document.activeElement ?? document.body;
	const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
	on.dispatchEvent(event);
	await host.tick(80);
	return !event.defaultPrevented;
}

/** The name, and Enter in its field. */
async function name(host: Typing, words: string): Promise<void> {
	await fill(words);
	const form = document.activeElement?.closest('form');
	form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
	await host.tick(120);
}

/** Enter the Fray, for which a name is asked and then a choice. */
const WEAK = [4, 3, 9];

describe.each(['line', 'block'])('a name that a roll asks for, as a %s', records => {
	it.each([
		[';;siv h', [6, 2, 3]],
		[';;etf i', WEAK],
	])('has the focus after %s, and Esc goes back to the text, where the panel stands', async (typed, faces) => {
		const host = await rolled(typed, faces, records);
		expect(isInName()).toBe(true);
		expect(await key(host, 'x')).toBe(true);
		const before = host.shown();
		expect(await key(host, 'Escape')).toBe(false);
		expect(host.editor.hasFocus()).toBe(true);
		expect(document.querySelector(NAME)).not.toBeNull();
		expect(host.shown()).toBe(before);
	});

	it('leads back to the caret in the text, from where a number answers what is asked next', async () => {
		const host = await rolled(';;etf i', WEAK, records);
		await name(host, 'The quay');
		expect(host.editor.hasFocus()).toBe(true);
		expect(document.querySelector('[data-key="1"]')).not.toBeNull();
		const before = host.editor.getValue();
		expect(await key(host, '1')).toBe(false);
		expect(host.editor.getValue()).not.toBe(before);
		expect(host.editor.hasFocus()).toBe(true);
	});
});

it('is asked alone, without the choices that come after it', async () => {
	const host = await rolled(';;etf i', WEAK);
	const panel = () => document.querySelector('.sworn-line-card')?.textContent ?? '';
	expect(panel()).not.toMatch(/choose one|You are in control/);
	await name(host, 'The quay');
	expect(panel()).toContain('You are in control');
});

it('stands right behind its token, with the track below', async () => {
	const host = await rolled(';;etf i', WEAK);
	await name(host, 'The quay');
	expect(host.shown()).toMatch(/^They come\. `sworn: Enter the Fray[^`]*`‸\n\n`sworn: objective: The quay[^`]*`\n/);
});

it('has the focus when the token of a folded panel is pressed', async () => {
	const host = await rolled(';;siv h', [6, 2, 3]);
	await key(host, 'Escape');
	await key(host, 'Escape');
	expect(document.querySelector(NAME)).toBeNull();
	document.querySelector<HTMLElement>('.sworn-inline[role=button]')?.click();
	await host.tick(80);
	expect(isInName()).toBe(true);
});

describe('the focus stays in the text', () => {
	const SWORN = 'I swear. `sworn: Swear an Iron Vow, by Kestrel, heart 3: 6 vs 2, 3, strong hit`‸';

	it('when a note is opened that asks for a name', async () => {
		const host = await typing(SWORN, [], filesWith('line'));
		await host.tick(80);
		expect(document.querySelector(NAME)).not.toBeNull();
		expect(host.editor.hasFocus()).toBe(true);
	});

	it('where letters are typed in the tick in which the roll is written, and they stay whole', async () => {
		const host = await typing('They come. ‸', WEAK, filesWith('line'));
		await host.type(';;etf i');
		const { cm } = host.editor;
		let letters = [...' So'];
		const typeAll = () => {
			for (const letter of letters) {
				const { head } = cm.state.selection.main;
				cm.contentDOM.dispatchEvent(new KeyboardEvent('keydown', { key: letter, bubbles: true, cancelable: true }));
				cm.dispatch({
					changes: { from: head, insert: letter },
					selection: { anchor: head + 1 },
					userEvent: 'input.type',
				});
			}
			letters = [];
		};
		const whenWritten = EditorView.updateListener.of(({ state }) => {
			if (state.sliceDoc().includes('sworn:')) queueMicrotask(typeAll);
		});
		cm.dispatch({ effects: StateEffect.appendConfig.of(whenWritten) });
		await host.press('Enter');
		await host.tick(120);
		expect(host.shown()).toMatch(/^They come\. `sworn: Enter the Fray[^`]*` So‸/);
		expect(host.editor.hasFocus()).toBe(true);
	});

	it('where nothing must be named', async () => {
		const host = await rolled(';;fd w', WEAK);
		expect(host.editor.hasFocus()).toBe(true);
	});
});
