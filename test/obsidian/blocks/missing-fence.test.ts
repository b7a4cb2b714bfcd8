import { afterEach, describe, expect, it } from 'vitest';
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

async function shown(note: string, mode: 'live' | 'preview'): Promise<Booted<SwornJournalPlugin>> {
	host = await boot<SwornJournalPlugin>({
		files: { 'Kestrel.md': KESTREL, 'Journal.md': note },
		note: 'Journal.md',
		mode,
	});
	host.plugin.dice = landing([5, 2, 6]);
	await host.tick(50);
	return host;
}

const words = () => document.querySelector('.sworn-block')?.textContent ?? '';

async function press(name: RegExp): Promise<void> {
	const buttons = [...document.querySelectorAll<HTMLElement>('.sworn-block button')];
	const button = buttons.find(({ textContent }) => name.test(textContent));
	if (!button) throw new Error(`No button among ${buttons.map(({ textContent }) => textContent).join(' | ')}`);
	button.click();
	await host?.tick(50);
}

const REST = '\nI run.\n\n```sworn\nmove: Strike\ndice: 4 vs 3, 9\ndone:\n  - health 5 → 1\n```\n\nShe follows.\n';

describe.each(['live', 'preview'] as const)('a call whose closing fence is missing, in %s', mode => {
	const NOTE = `Top.\n\n\`\`\`sworn\nmove: Gather Information\nby: Kestrel\nroll: wits\n${REST}`;

	it('says so on its card, and shows nothing of what follows', async () => {
		await shown(NOTE, mode);
		expect(words()).toContain('This block has no end: close it with ``` below “roll: wits”. What follows is not read.');
		expect(words()).toContain('Gather Information');
		expect(words()).not.toContain('health');
	});

	it('is rolled without a word into what follows', async () => {
		const { editor, app } = await shown(NOTE, mode);
		await press(/^Roll$/);
		const text = mode === 'live' ? editor.getValue() : await app.vault.adapter.read('Journal.md');
		expect(text).toContain('\nroll: wits 3\ndice: 5 vs 2, 6\n');
		expect(text.endsWith(REST)).toBe(true);
		expect(await app.vault.adapter.read('Kestrel.md')).toContain('health: 5');
	});
});

it('a call that nothing follows is played without a closing fence', async () => {
	const { read } = await shown('```sworn\nmove: Gather Information\nby: Kestrel\nroll: wits', 'preview');
	await press(/^Roll$/);
	expect(await read('Journal.md')).toContain('dice: 5 vs 2, 6');
});
