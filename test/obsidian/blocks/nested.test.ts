import { afterEach, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import { type Booted, boot } from '../../support/boot';
import { landing } from '../../support/scripted-dice';
import { KESTREL } from '../played';

let host: Booted<SwornJournalPlugin> | undefined;
afterEach(async () => {
	const last = host;
	host = undefined;
	await last?.close();
});

async function shown(note: string, mode: 'live' | 'preview', ...faces: number[]) {
	host = await boot<SwornJournalPlugin>({
		files: { 'Kestrel.md': KESTREL, 'Journal.md': note },
		note: 'Journal.md',
		mode,
	});
	host.plugin.dice = landing(faces);
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
	const { editor } = await shown(note, 'live', 5, 2, 6);
	await press(/^Roll/);
	expect(editor.getValue()).toContain('\n  dice: 5 vs 2, 6\n');
});
