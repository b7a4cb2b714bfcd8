import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import type { Booted } from '../../support/boot';
import { boot, thisDevice } from '../../support/boot';
import { close } from '../commands/writing';
import type { Importing } from './importing';
import { loaded, opened } from './importing';

type Host = Booted<SwornJournalPlugin>;

let host: Host | undefined;
beforeAll(loaded, 60_000);
afterEach(async () => {
	host?.crash();
	host = undefined;
	await close();
});

const DIALOG = '.sworn-unfinished-dialog';
const CHARACTER = 'Salt/Characters/Ada.md';

/** The notes of a vault, as they are on disk. */
async function notesOn({ backend }: Pick<Host, 'backend'>): Promise<Readonly<Record<string, string>>> {
	const paths = (await backend.inner.all()).map(({ path }) => path).filter(path => /^[^.].*\.md$/.test(path));
	return Object.fromEntries(
		await Promise.all(paths.sort().map(async path => [path, await backend.inner.read(path)] as const)),
	);
}

/** Imports in place, until the power is cut at the write of a note. */
async function cutOff(path: string, when: 'before' | 'halfway' | 'after'): Promise<Importing> {
	const first = await opened();
	await first.way('in place');
	await first.click('Show the report');
	first.backend.crashAt({ on: ['write', 'writeBinary'], path, when });
	void first.click('Import in place').catch(() => {});
	await first.backend.gone;
	first.crash();
	return first;
}

async function restarted({ backend }: Pick<Host, 'backend'>): Promise<Host> {
	const next = await boot<SwornJournalPlugin>({
		backend: backend.inner,
		note: 'Journal.md',
		mode: 'live',
		localStorage: thisDevice(),
	});
	host = next;
	await next.tick(50);
	return next;
}

const press = async (on: Host, within: string, label: string): Promise<void> => {
	const buttons = [...document.querySelectorAll<HTMLElement>(`${within} button`)];
	const button = buttons.find(({ textContent }) => textContent?.startsWith(label));
	if (!button) throw new Error(`no “${label}”`);
	button.click();
	await on.tick(800);
};

async function undone(on: Host): Promise<void> {
	await on.palette('Undo the last import');
	await on.tick(200);
	await press(on, '.modal', 'Undo the import');
}

describe('an import that a power cut ends in the middle of a note', () => {
	it.each(['Salt/Clocks/Hull rot.md', 'Salt/Journal/Session 1.md', CHARACTER])(
		'is offered at the next start; taken back, %s has its bytes, and the undo gives all the others theirs',
		async path => {
			const before = await notesOn(await opened());
			await close();
			const next = await restarted(await cutOff(path, 'halfway'));
			expect((await notesOn(next))[path]).not.toBe(before[path]);
			expect(document.querySelector(DIALOG)?.textContent).toContain(path);
			await press(next, DIALOG, 'Take it back');
			expect((await notesOn(next))[path]).toBe(before[path]);
			await undone(next);
			expect(await notesOn(next)).toEqual(before);
		},
	);

	it.each(['Finish it', 'Take it back'])('after %s, the whole import can be resumed, and undone', async choice => {
		const before = await notesOn(await opened());
		await close();
		const next = await restarted(await cutOff(CHARACTER, 'halfway'));
		await press(next, DIALOG, choice);
		await next.palette('Import from Iron Vault');
		await next.tick(50);
		document.querySelector<HTMLInputElement>('.modal input[value="in place"]')?.click();
		await next.tick();
		await press(next, '.modal', 'Show the report');
		await loaded();
		await next.tick(400);
		await press(next, '.modal', 'Import in place');
		await press(next, '.modal', 'Close');
		expect((await notesOn(next))[CHARACTER]).toContain('sworn: character');
		await undone(next);
		expect(await notesOn(next)).toEqual(before);
	});

	it.each(['before', 'after'] as const)('leaves no half of a note if it was cut off %s its write', async when => {
		const before = await notesOn(await opened());
		await close();
		const next = await restarted(await cutOff(CHARACTER, when));
		for (let i = 0; i < 3 && document.querySelector(DIALOG); i++) await press(next, DIALOG, 'Take it back');
		await undone(next);
		expect(await notesOn(next)).toEqual(before);
	});
});
