import { afterEach, expect, it } from 'vitest';
import { close } from '../commands/writing';
import { settings } from '../opened';
import { KESTREL } from '../played';
import { typing } from './typing';

afterEach(close);

const WEAK = '`sworn: Face Danger, by Kestrel, edge 2: 4 vs 3, 9, weak hit`';
const tokens = () => [...document.querySelectorAll<HTMLElement>('.sworn-inline')];
const due = () => tokens().map(token => token.querySelector('.sworn-token-due')?.textContent ?? '');
const panels = () => [...document.querySelectorAll('.sworn-line-card')].map(({ textContent }) => textContent !== '');

it.each([
	{ title: 'in two paragraphs', note: `I run ${WEAK}.\n\nI run ${WEAK}.\n\n‸` },
	{ title: 'in one paragraph', note: `I run ${WEAK}. I run ${WEAK}.\n\n‸` },
])('of two records that are written alike $title, one is put off and the other is not', async ({ note }) => {
	const host = await typing(note, [], { 'Kestrel.md': KESTREL }, settings({ records: 'line' }));
	await host.tick(50);
	tokens()[0]?.click();
	await host.tick(50);
	expect(panels()).toEqual([false, true]);
	expect(due()).toEqual(['choose', '']);
	host.editor.cm.dispatch({ changes: { from: 0, insert: 'So ' }, userEvent: 'input.type' });
	await host.tick(50);
	expect(panels()).toEqual([false, true]);
	tokens()[0]?.click();
	await host.tick(50);
	expect(panels()).toEqual([true, false]);
	expect(due()).toEqual(['', 'choose']);
});

const vow = (rank: string) => `---\nsworn: vow\nrank: ${rank}\ncharacter: "[[Kestrel]]"\n---\n`;
const VOWS = { 'Kestrel.md': KESTREL, 'Ark.md': vow('formidable'), 'Debt.md': vow('dangerous') };

it.each([
	{ title: 'in two paragraphs', between: '\n\nOn. ' },
	{ title: 'in one paragraph', between: ' On. ' },
])('a panel that was put off leaves its digits to the next one with the same text $title', async ({ between }) => {
	const host = await typing('I go. ‸', [], VOWS, settings({ records: 'line' }));
	await host.enter(';;milestone');
	await host.tick(50);
	await host.keys('Escape');
	await host.type(between);
	await host.enter(';;milestone');
	await host.tick(50);
	expect(panels()).toEqual([false, true]);
	await host.keys('1');
	await host.tick(100);
	expect(host.notices()).toEqual([]);
	expect(host.shown()).toBe(
		`I go. \`sworn: Reach a Milestone, by Kestrel\`${between}\`sworn: move: Reach a Milestone, by Kestrel, on Ark; Ark › 0 → 4 ticks\`‸`,
	);
	tokens()[0]?.click();
	await host.tick(50);
	document.querySelector<HTMLElement>('[data-key="2"]')?.click();
	await host.tick(100);
	expect(host.shown()).toMatch(/^I go\. `sworn: move: Reach a Milestone, by Kestrel, on Debt; Debt › 0 → 8 ticks`/);
});
