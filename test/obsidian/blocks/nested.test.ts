import { afterEach, describe, expect, it } from 'vitest';
import { landing } from '../../support/scripted-dice';
import { KESTREL } from '../played';
import { close, host, pressIn, start } from '../one-app';

const SETTINGS = '.obsidian/plugins/sworn-journal/data.json';

afterEach(close);

async function shown(note: string, mode: 'live' | 'preview', faces: readonly number[] = [], kestrel = KESTREL) {
	const host = await start({
		files: { 'Kestrel.md': kestrel, 'Journal.md': note, [SETTINGS]: JSON.stringify({ journal: 'never' }) },
		note: 'Journal.md',
		mode,
	});
	host.plugin.dice = landing([...faces]);
	await host.tick(50);
	return host;
}

const press = (name: RegExp) => pressIn('.sworn-block', name);
const words = () => document.querySelector('.sworn-block')?.textContent ?? '';

const IN_LIST =
	'Top\n\n- She swears:\n\n\t```sworn\n\tvow: Find the ark\n\trank: formidable\n\tticks: 0\n\t```\n- more\n';

it.each(['live', 'preview'] as const)('a card in a list is written where it is, in %s', async mode => {
	const { editor, app } = await shown(IN_LIST, mode);
	await press(/Mark progress/);
	const text = mode === 'live' ? editor.getValue() : await app.vault.adapter.read('Journal.md');
	expect(text).toBe(IN_LIST.replace('ticks: 0', 'ticks: 4'));
	expect(words()).not.toContain('changed meanwhile');
});

const inCallout = (body: string): string =>
	`Top\n\n> [!note] Aside\n> \`\`\`sworn\n${body.replace(/^/gm, '> ')}\n> \`\`\`\n\nEnd\n`;

const calls = [
	{ what: 'a move', body: 'move: Gather Information\nroll: wits', button: /^Roll$/, faces: [5, 2, 6] },
	{ what: 'a question', body: 'ask: Is it near?\nodds: Likely', button: /^Ask$/, faces: [1] },
	{ what: 'an oracle', body: 'oracle: Core / Action', button: /^Roll$/, faces: [1] },
	{ what: 'a track', body: 'vow: Find the ark\nrank: epic\nticks: 0', button: /Mark progress/, faces: [] },
];

const isDrawn = () => document.querySelector('.cm-callout') !== null;

describe.each(['live', 'preview'] as const)('in a callout, in %s,', mode => {
	it.each(calls)('$what is played where it is', async ({ body, button, faces }) => {
		const note = inCallout(body);
		const { editor, read } = await shown(note, mode, faces);
		await press(button);
		const after = mode === 'live' ? editor.getValue() : await read('Journal.md');
		expect(after).not.toBe(note);
		expect(after.split('\n').slice(2, -3)).toEqual(after.split('\n').filter(line => line.startsWith('>')));
		if (mode === 'live') expect(isDrawn()).toBe(true);
	});
});

describe('in a callout of Live Preview', () => {
	const VOW = 'vow: Find the ark\nrank: epic\nticks: 0';

	it('the one that was pressed is meant, when another callout says the same', async () => {
		const call = inCallout('move: Gather Information\nroll: wits');
		const { editor, tick } = await shown(call + call, 'live', [5, 2, 6]);
		editor.replaceRange('Above.\n\n', { line: 0, ch: 0 });
		[...document.querySelectorAll<HTMLElement>('.sworn-block button')]
			.filter(({ textContent }) => textContent === 'Roll')
			.at(-1)
			?.click();
		await tick(50);
		const now = editor.getValue();
		expect(now.startsWith(`Above.\n\n${call}Top\n`)).toBe(true);
		expect(now.split('\n> dice: 5 vs 2, 6\n')).toHaveLength(2);
	});

	it('a press beside the card shows the source', async () => {
		const { tick } = await shown(inCallout(VOW), 'live');
		document.querySelector<HTMLElement>('.callout-title')?.click();
		await tick();
		expect(isDrawn()).toBe(false);
	});

	it('a press on the words of a card leaves it drawn', async () => {
		const { tick } = await shown(inCallout(VOW), 'live');
		document.querySelector<HTMLElement>('.sworn-track-name')?.click();
		await tick();
		expect(isDrawn()).toBe(true);
	});

	it('keys and what is pasted stay with the card, but for commands', async () => {
		const note = inCallout('move: Gather Information');
		const { editor, tick, press: key } = await shown(note, 'live');
		editor.setCursor({ line: 0, ch: 3 });
		const control = document.querySelector<HTMLElement>('.sworn-block button, .sworn-block input');
		control?.focus();
		const heard: string[] = [];
		const hear = ({ key }: KeyboardEvent) => heard.push(key);
		document.addEventListener('keydown', hear);
		for (const each of ['Tab', 'Backspace', 'x']) await key(each);
		await key('p', { ctrlKey: true });
		await key('Backspace', { ctrlKey: true });
		document.removeEventListener('keydown', hear);
		control?.dispatchEvent(new Event('paste', { bubbles: true, cancelable: true }));
		await tick();
		expect(editor.getValue()).toBe(note);
		expect(heard).toEqual(['p']);
	});

	it('a link on a card is followed, and the callout stays drawn', async () => {
		await shown(inCallout('oracle: Core / Action\nresult: Kestrel'), 'live');
		document.querySelector<HTMLElement>('.sworn-block a.internal-link')?.click();
		await host?.tick();
		expect(host?.app.workspace.getActiveFile()?.path).toBe('Kestrel.md');
	});

	it('the card of a line opens under it, and is played where it is', async () => {
		const note = 'Top\n\n> [!note] Aside\n> She looks. `sworn: Gather Information, wits`\n\nEnd\n';
		const { editor, tick } = await shown(note, 'live', [5, 2, 6]);
		const cards = () => document.querySelectorAll('.cm-callout .sworn-line-card .sworn-card').length;
		const line = document.querySelector<HTMLElement>('.cm-callout .sworn-inline');
		const seen = [cards()];
		for (const press of [() => line?.click(), () => line?.click()]) {
			press();
			await tick(50);
			seen.push(cards());
		}
		expect(seen).toEqual([1, 0, 1]);
		await press(/^Roll$/);
		expect(editor.getValue()).toContain(
			'> She looks. `sworn: Gather Information, by Kestrel, wits 3: 5 vs 2, 6, strong hit',
		);
	});
});

it('a card in an embedded note is drawn whole, and nothing on it can be changed', async () => {
	const kestrel = `${KESTREL}\n\`\`\`sworn\nmove: Gather Information\n\`\`\`\n`;
	await shown('See:\n\n![[Kestrel]]\n', 'live', [], kestrel);
	expect(words()).toContain('Gather Information');
	const buttons = [...document.querySelectorAll('.sworn-block button')].map(({ textContent }) => textContent);
	expect(buttons).toEqual(['Full text']);
});

it.each(calls)('$what in an embedded callout is only shown', async ({ body, button }) => {
	const kestrel = `${KESTREL}\n${inCallout(body)}`;
	await shown('See:\n\n![[Kestrel]]\n', 'live', [], kestrel);
	expect(words()).not.toBe('');
	await expect(press(button)).rejects.toThrow('No button');
	expect(words()).not.toContain('Open note');
});
