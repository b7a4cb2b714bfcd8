import { afterEach, expect, it } from 'vitest';
import { random } from '../../support/random';
import { seededDice } from '../../support/seeded-dice';
import { close } from '../commands/writing';
import { settings } from '../opened';
import { KESTREL } from '../played';
import type { Typing } from './typing';
import { typing } from './typing';

afterEach(close);

const SETTINGS = settings({ records: 'line', journal: 'never' });
const MOVES = [';;fd e', ';;sa w', ';;gi', ';;heal i'] as const;
const KEYS = ['1', '2', '7', '9', '0', 'x', ' ', 'Escape', 'Tab'] as const;

/** What the player wrote in a note: all but its records. */
const storyIn = (host: Typing) =>
	host.editor
		.getValue()
		.replace(/`[^`]*`/g, '')
		.replace(/\s/g, '');

const sorted = (text: string) => [...text].sort().join('');

const CAPS = '.sworn-block [data-key]';

async function pressKey(host: Typing, key: string): Promise<{ readonly isTyped: boolean }> {
	const on = document.activeElement ?? host.editor.cm.contentDOM;
	const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
	on.dispatchEvent(event);
	const isTyped = !event.defaultPrevented && key.length === 1;
	if (isTyped) await host.type(key);
	await host.tick(60);
	return { isTyped };
}

const inText = () => document.activeElement?.classList.contains('cm-content') ?? false;

it.each([1, 2, 3, 4, 5])(
	'in a session of random keys, presses and taps no letter is lost or doubled, and the page goes on (seed %i)',
	async seed => {
		const { pick, below } = random(seed);
		const host = await typing('I run. ‸', [], { 'Kestrel.md': KESTREL }, SETTINGS);
		host.plugin.dice = seededDice(seed);
		let told = storyIn(host);
		for (let step = 0; step < 14; step++) {
			const what = below(10);
			const before = host.editor.getValue();
			const caps = [...document.querySelectorAll<HTMLElement>(CAPS)];
			if (what < 2) {
				await host.type(' ');
				await host.enter(pick(MOVES));
				await host.tick(60);
			} else if (what < 7) {
				const key = pick(KEYS);
				const cap = caps.find(el => el.dataset['key'] === key);
				const hasPanel = document.querySelector('.sworn-later') !== null;
				const { isTyped } = await pressKey(host, key);
				if (isTyped) told += key.trim();
				if (cap) expect(cap.isConnected && host.editor.getValue() === before && caps.length > 0, key).toBe(false);
				if (hasPanel && /\d/.test(key)) expect(isTyped).toBe(false);
				expect(inText()).toBe(true);
			} else if (what < 9) {
				const buttons = [...document.querySelectorAll<HTMLElement>('.sworn-line-card .sworn-choice')];
				const [button] = buttons.slice(below(Math.max(1, buttons.length)));
				button?.click();
				await host.tick(60);
			} else {
				const tokens = [...document.querySelectorAll<HTMLElement>('.sworn-inline[role=button]')];
				const [token] = tokens.slice(below(Math.max(1, tokens.length)));
				token?.click();
				await host.tick(60);
				if (token) expect(inText()).toBe(true);
			}
			expect(sorted(storyIn(host))).toBe(sorted(told));
			expect(document.querySelectorAll('.sworn-line-card:not(:empty)').length).toBeLessThanOrEqual(2);
		}
		const records = () => host.editor.getValue().split('`sworn:').length;
		const before = records();
		host.editor.focus();
		await host.type(' z ');
		await host.enter(';;fd e');
		await host.tick(60);
		expect(records()).toBeGreaterThan(before);
		expect(sorted(storyIn(host))).toBe(sorted(`${told}z`));
	},
);
