import { afterEach, describe, expect, it } from 'vitest';
import { close } from '../commands/writing';
import { KESTREL } from '../played';
import type { Typing } from './typing';
import { typing } from './typing';

afterEach(close);

/** Face Danger with edge 2: a weak hit, whose price is a suffer move. */
const WEAK = [4, 3, 9];

const SETTINGS = {
	'.obsidian/plugins/sworn-journal/data.json': JSON.stringify({ records: 'line', journal: 'never' }),
};

async function rolled(faces = WEAK, { note = 'I run. ‸', hero = KESTREL, typed = ';;fd e' } = {}) {
	const host = await typing(note, faces, { 'Kestrel.md': hero }, SETTINGS);
	await host.type(typed);
	await host.keys('Enter');
	await host.tick(30);
	return host;
}

/** The numbered choices below the paragraph: “1 Endure Harm”. */
const choices = () =>
	[...document.querySelectorAll('.sworn-line-card [data-key]')].map(
		el => `${el.getAttribute('data-key') ?? ''} ${el.firstChild?.textContent ?? ''}`,
	);

const panels = () => [...document.querySelectorAll('.sworn-line-card')].filter(el => el.textContent !== '').length;

/** A key that the editor takes for text unless something else handles it. */
async function key(host: Typing, name: string): Promise<void> {
	const { contentDOM } = host.editor.cm;
	const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
	contentDOM.dispatchEvent(event);
	if (!event.defaultPrevented && name.length === 1) await host.type(name);
	await host.tick(50);
}

describe('right after a roll', () => {
	it('the panel below the paragraph asks, and no list covers the page', async () => {
		const host = await rolled();
		expect(host.offered()).toEqual([]);
		expect(document.querySelectorAll('.sworn-inline')).toHaveLength(1);
		expect(choices()).toEqual([
			'1 Endure Harm',
			'2 Endure Stress',
			'3 Lose Momentum',
			'4 Sacrifice Resources',
		]);
		expect(host.shown()).toMatch(/^I run\. `sworn: Face Danger.*`‸$/);
	});

	it('a number answers; the panel folds, and the caret stays behind the token', async () => {
		const host = await rolled();
		await key(host, '1');
		expect(host.shown()).toMatch(/^I run\. `sworn: Face Danger.*; chose Endure Harm.*`‸/);
		expect(await host.read('Kestrel.md')).not.toBe(KESTREL);
		expect(document.activeElement?.className).toContain('cm-content');
	});
});
