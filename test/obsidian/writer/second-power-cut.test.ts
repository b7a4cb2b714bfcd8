import { afterEach, describe, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import type { MemoryStorage } from '../../host/app';
import type { Backend } from '../../host/backend/backend';
import { MemoryBackend } from '../../host/backend/memory';
import type { Booted } from '../../support/boot';
import { boot, thisDevice } from '../../support/boot';
import { landing } from '../../support/scripted-dice';
import { KESTREL, block } from '../played';

type Host = Booted<SwornJournalPlugin>;

let host: Host | undefined;
afterEach(() => {
	host?.crash();
	host = undefined;
});

const CALL = block('move: Face Danger\nby: Kestrel\nroll: edge');
const FILES = { 'Kestrel.md': KESTREL, 'Journal.md': CALL };
const PATHS = Object.keys(FILES);
const DIALOG = '.sworn-unfinished-dialog';

const textsOn = (backend: Backend) => Promise.all(PATHS.map(path => backend.read(path)));
const copyOf = async (backend: Backend) => {
	const files = (await backend.all()).filter(({ dir }) => !dir);
	return new MemoryBackend(
		Object.fromEntries(await Promise.all(files.map(async ({ path }) => [path, await backend.read(path)] as const))),
	);
};
const press = (selector: string, label: string): void => {
	const button = [...document.querySelectorAll<HTMLElement>(`${selector} button`)].find(({ textContent }) =>
		textContent?.startsWith(label),
	);
	if (!button) throw new Error(`no “${label}”`);
	button.click();
};

/** A journal with a call, rolled; cut off at the first write of a note that is named. */
async function rolled(mode: 'live' | 'preview', cut?: { path: string; when: 'before' | 'halfway' }): Promise<Backend> {
	const table = await boot<SwornJournalPlugin>({ files: FILES, note: 'Journal.md', mode });
	host = table;
	table.plugin.dice = landing([6, 2, 4]);
	await table.tick(30);
	if (cut) table.backend.crashAt({ ...cut, on: 'write' });
	press('.sworn-block', 'Roll');
	if (cut) await table.backend.gone;
	else {
		await table.tick(30);
		await table.view.save();
	}
	table.crash();
	return table.backend.inner;
}

/** The app started on a disk, with one of the two notes open. */
async function started(backend: Backend, note: string | undefined, localStorage: MemoryStorage): Promise<Host> {
	const table = await boot<SwornJournalPlugin>({ backend, ...(note ? { note, mode: 'live' } : {}), localStorage });
	host = table;
	await table.tick(30);
	return table;
}

describe.each([
	{ mode: 'live', cut: { path: 'Kestrel.md', when: 'before' }, note: 'Journal.md' },
	{ mode: 'live', cut: { path: 'Kestrel.md', when: 'halfway' }, note: 'Kestrel.md' },
	{ mode: 'live', cut: { path: 'Journal.md', when: 'halfway' }, note: 'Journal.md' },
	{ mode: 'preview', cut: { path: 'Kestrel.md', when: 'halfway' }, note: undefined },
] as const)('cut off $cut.when the write of $cut.path ($mode), and again in the repair', ({ mode, cut, note }) => {
	it.each(['Finish it', 'Take it back'] as const)('%s: whole on disk, or asked again', async choice => {
		const disk = await rolled(mode, cut);
		const whole = choice === 'Finish it' ? await textsOn(await rolled(mode)) : [KESTREL, CALL];
		const steady = await started(await copyOf(disk), note, thisDevice());
		const asked = steady.backend.changes.length;
		press(DIALOG, choice);
		await steady.tick();
		const writes = steady.backend.changes.slice(asked);
		// no time passes for the app to save by itself: what the dialog has promised is on disk
		steady.crash();
		expect(await textsOn(steady.backend.inner)).toEqual(whole);
		for (const nth of writes.keys())
			for (const when of ['before', 'halfway', 'after'] as const) {
				const localStorage = thisDevice();
				const second = await started(await copyOf(disk), note, localStorage);
				second.backend.crashAt({ nth: nth + 1, when });
				press(DIALOG, choice);
				await second.backend.gone;
				second.crash();
				const third = await started(second.backend.inner, note, localStorage);
				for (let i = 0; i < 3 && document.querySelector(DIALOG); i++) {
					press(DIALOG, choice);
					await third.tick(30);
				}
				third.crash();
				const at = `${writes[nth]?.operation} ${writes[nth]?.path} ${when}`;
				expect([whole, [KESTREL, CALL]], at).toContainEqual(await textsOn(third.backend.inner));
			}
	});
});
