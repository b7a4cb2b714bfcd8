import { afterEach, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import { type Booted, boot } from '../../support/boot';
import { landing } from '../../support/scripted-dice';
import { KESTREL } from '../played';

const SETTINGS = '.obsidian/plugins/sworn-journal/data.json';

let host: Booted<SwornJournalPlugin> | undefined;
afterEach(async () => {
	const last = host;
	host = undefined;
	await last?.close();
});

async function shown(note: string, mode: 'live' | 'preview', faces: readonly number[] = [], kestrel = KESTREL) {
	host = await boot<SwornJournalPlugin>({
		files: { 'Kestrel.md': kestrel, 'Journal.md': note, [SETTINGS]: JSON.stringify({ journal: 'never' }) },
		note: 'Journal.md',
		mode,
	});
	host.plugin.dice = landing([...faces]);
	await host.tick(50);
	return host;
}

async function press(name: RegExp): Promise<void> {
	const buttons = [...document.querySelectorAll<HTMLElement>('.sworn-block button')];
	const button = buttons.find(({ textContent, ariaLabel }) => name.test(ariaLabel ?? textContent));
	if (!button) throw new Error(`No button among ${buttons.map(({ textContent }) => textContent).join(' | ')}`);
	button.click();
	await host?.tick(50);
}

const words = () => document.querySelector('.sworn-block')?.textContent ?? '';

const IN_LIST =
	'Top\n\n- She swears:\n\n\t```sworn\n\tvow: Find the ark\n\trank: formidable\n\tticks: 0\n\t```\n- more\n';

it.each(['live', 'preview'] as const)('a card in a list is written where it stands, in %s', async mode => {
	const { editor, app } = await shown(IN_LIST, mode);
	await press(/Mark progress/);
	const text = mode === 'live' ? editor.getValue() : await app.vault.adapter.read('Journal.md');
	expect(text).toBe(IN_LIST.replace('ticks: 0', 'ticks: 4'));
	expect(words()).not.toContain('changed meanwhile');
});

it('a roll on a card in a list is written below its call', async () => {
	const note = 'Top\n\n- She looks:\n  ```sworn\n  move: Gather Information\n  roll: wits\n  ```\n';
	const { editor } = await shown(note, 'live', [5, 2, 6]);
	await press(/^Roll/);
	expect(editor.getValue()).toContain('\n  dice: 5 vs 2, 6\n');
});

const inCallout = (body: string): string =>
	`Top\n\n> [!note] Aside\n> \`\`\`sworn\n${body.replace(/^/gm, '> ')}\n> \`\`\`\n\nEnd\n`;

const calls = [
	{ what: 'a move', body: 'move: Gather Information\nroll: wits', act: 'play', button: /^Roll$/, faces: [5, 2, 6] },
	{ what: 'a question', body: 'ask: Is it near?\nodds: Likely', act: 'ask', button: /^Ask$/, faces: [1] },
	{ what: 'an oracle', body: 'oracle: Core / Action', act: 'roll', button: /^Roll$/, faces: [1] },
	{
		what: 'a track',
		body: 'vow: Find the ark\nrank: epic\nticks: 0',
		act: 'change',
		button: /Mark progress/,
		faces: [],
	},
];

it.each(calls)('$what in a callout leads from Live Preview to Reading view', async ({ body, act, button, faces }) => {
	const { view, app } = await shown(inCallout(body), 'live', faces);
	expect(words()).toContain(`You can ${act} it in Reading view.`);
	await press(/^Open Reading view$/);
	expect(view.getMode()).toBe('preview');
	expect(words()).not.toContain('Reading view');
	const before = await app.vault.adapter.read('Journal.md');
	await press(button);
	const after = await app.vault.adapter.read('Journal.md');
	expect(after).not.toBe(before);
	expect(after.split('\n').slice(2, -3)).toEqual(after.split('\n').filter(line => line.startsWith('>')));
});

it('a card in an embedded note leads to that note', async () => {
	const kestrel = `${KESTREL}\n\`\`\`sworn\nmove: Gather Information\n\`\`\`\n`;
	await shown('See:\n\n![[Kestrel]]\n', 'live', [], kestrel);
	expect(words()).toContain('Shown from another place: open the note to play it.');
	await press(/^Open note$/);
	expect(host?.app.workspace.getActiveFile()?.path).toBe('Kestrel.md');
	expect(words()).not.toContain('another place');
});
