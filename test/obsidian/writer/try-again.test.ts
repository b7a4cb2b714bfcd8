import { afterEach, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';
import { landing } from '../../support/scripted-dice';
import { KESTREL, block } from '../played';

let host: Booted<SwornJournalPlugin> | undefined;
afterEach(async () => {
	await host?.close();
	host = undefined;
});

const CALL = block('move: Face Danger\nby: Kestrel\nroll: edge');
const TWICE = CALL + CALL;

async function pressed(note: string, which: number) {
	host = await boot<SwornJournalPlugin>({
		files: { 'Kestrel.md': KESTREL, 'Journal.md': note },
		note: 'Journal.md',
		mode: 'live',
	});
	const { backend, plugin, tick } = host;
	plugin.dice = landing([6, 2, 4]);
	await tick(50);
	backend.fail({ on: 'write', path: 'Kestrel.md' });
	const buttons = [...document.querySelectorAll<HTMLElement>('.sworn-block button')];
	buttons.filter(({ textContent }) => textContent?.startsWith('Roll'))[which]?.click();
	await tick(50);
	return host;
}

async function tryAgain({ tick }: Booted<SwornJournalPlugin>): Promise<void> {
	const buttons = [...document.querySelectorAll<HTMLElement>('.notice button')];
	buttons.find(({ textContent }) => textContent === 'Try again')?.click();
	await tick(50);
}

it('tried again, the second of two calls that are alike is still the second after lines were typed above', async () => {
	const table = await pressed(TWICE, 1);
	expect(table.notices().join()).toContain('nothing has changed');
	expect(table.editor.getValue()).toBe(TWICE);
	// as many as make the first stand where the second stood
	const typed = 'Typed.\n'.repeat(CALL.split('\n').length - 1);
	table.editor.replaceRange(typed, { line: 0, ch: 0 });
	await tryAgain(table);
	const [first, second] = table.editor.getValue().split('\n```sworn\n').slice(1);
	expect(first).not.toContain('dice');
	expect(second).toContain('dice: 6 vs 2, 4');
	expect(await table.read('Kestrel.md')).toContain('momentum: 4\n');
});

it('tried again, it is reported when it is unclear by then which call is meant', async () => {
	const table = await pressed(TWICE, 1);
	table.editor.setValue(`Above.\n${TWICE}Below.\n`);
	await tryAgain(table);
	expect(table.notices().join()).toContain('identical blocks');
	expect(table.editor.getValue()).not.toContain('dice');
});
