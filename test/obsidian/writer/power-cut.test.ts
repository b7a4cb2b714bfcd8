import { afterEach, describe, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import { openUnfinished } from '../../../src/obsidian/features/crash-recovery/interrupted-actions';
import type { Backend } from '../../host/backend/backend';
import { MemoryBackend } from '../../host/backend/memory';
import type { Booted } from '../../support/boot';
import { boot, thisDevice } from '../../support/boot';
import { sampled } from '../../support/sample';
import { landing } from '../../support/scripted-dice';
import { KESTREL, block } from '../played';

type Host = Booted<SwornJournalPlugin>;

let host: Host | undefined;
// An app that is gone leaves its timers, so nothing is closed in order here.
afterEach(() => {
	host?.crash();
	host = undefined;
});

const CALL = block('move: Face Danger\nby: Kestrel\nroll: edge');
const FILES = { 'Kestrel.md': KESTREL, 'Journal.md': CALL };
const PATHS = Object.keys(FILES);
const DIALOG = '.sworn-unfinished-dialog';
const LOG = '.obsidian/plugins/sworn-journal/unfinished-actions.jsonl';

const pressIn = (selector: string, label: string): void => {
	const buttons = [...document.querySelectorAll<HTMLElement>(`${selector} button`)];
	const button = buttons.find(({ textContent }) => textContent?.startsWith(label));
	if (!button) throw new Error(`no “${label}” among ${buttons.map(({ textContent }) => textContent).join(' | ')}`);
	button.click();
};
const roll = () => pressIn('.sworn-block', 'Roll');

const textsOn = (backend: Backend) => Promise.all(PATHS.map(path => backend.read(path)));
const textsIn = ({ backend }: Host) => textsOn(backend.inner);
const dialog = () => document.querySelector(DIALOG);

const WHEN = ['before', 'halfway', 'after'] as const;
/** Moments of some writes, drawn by the seed; all of them in the deep run. */
const momentsOf = (changes: readonly unknown[], count: number) =>
	sampled(
		changes.flatMap((_, at) => WHEN.map(when => ({ nth: at + 1, when }))),
		count,
	);

/** The app started on a disk or with files, with a note open or none. */
async function started(options: Parameters<typeof boot>[0]): Promise<Host> {
	host = await boot<SwornJournalPlugin>(options);
	host.plugin.dice = landing([6, 2, 4]);
	await host.tick(30);
	return host;
}

/** A journal with a call to roll, or with its record, and the press that is cut off. */
const ACTIONS: Readonly<Record<string, () => void>> = { roll, undo: () => pressIn('.modal', 'Undo') };

async function table(action: string, mode: 'live' | 'preview', localStorage = thisDevice()): Promise<Host> {
	const on = await started({ files: FILES, note: 'Journal.md', mode, localStorage });
	if (action === 'undo') {
		roll();
		await on.tick(30);
		await on.view.save();
		on.editor.setCursor(on.editor.lastLine());
		await on.palette('Undo last move');
	}
	return on;
}

async function whole(action: string, mode: 'live' | 'preview') {
	const on = await table(action, mode);
	const before = await textsIn(on);
	const asked = on.backend.changes.length;
	ACTIONS[action]?.();
	await on.tick(30);
	if (mode === 'live') await on.view.save();
	const changes = on.backend.changes.slice(asked);
	const after = await textsIn(on);
	on.crash();
	return { before, after, changes };
}

describe.each([
	{ action: 'roll', mode: 'live' },
	{ action: 'roll', mode: 'preview' },
	{ action: 'undo', mode: 'live' },
] as const)('the app is cut off in a $action, in $mode', ({ action, mode }) => {
	it('at each write, before, halfway and after: all, nothing, or offered', async () => {
		const { before, after, changes } = await whole(action, mode);
		expect(changes.length).toBeGreaterThanOrEqual(4);
		let offered = 0;
		for (const moment of momentsOf(changes, 6)) {
			const localStorage = thisDevice();
			const gone = await table(action, mode, localStorage);
			gone.backend.crashAt(moment);
			ACTIONS[action]?.();
			await gone.backend.gone;
			gone.crash();
			const next = await started({ backend: gone.backend.inner, note: 'Journal.md', mode, localStorage });
			const isOffered = dialog() !== null;
			const choice = offered % 2 === 0 ? 'Finish it' : 'Take it back';
			if (isOffered) {
				offered++;
				expect(document.querySelectorAll('.sworn-unfinished section')).toHaveLength(2);
				pressIn(DIALOG, choice);
				await next.tick(30);
			}
			if (mode === 'live') await next.view.save();
			const wanted = choice === 'Finish it' ? after : before;
			const at = `${changes[moment.nth - 1]?.path} ${moment.when}`;
			expect(isOffered ? [wanted] : [before, after], at).toContainEqual(await textsIn(next));
			expect(dialog()).toBeNull();
			next.crash();
		}
	});
});

/** The disk of an app that was cut off while it rolled, at the first write of a note. */
async function cutOff(mode: 'live' | 'preview', cut: { path: string; when?: (typeof WHEN)[number] }): Promise<Backend> {
	const gone = await table('roll', mode);
	gone.backend.crashAt({ ...cut, on: 'write' });
	roll();
	await gone.backend.gone;
	gone.crash();
	return gone.backend.inner;
}

async function copyOf(backend: Backend): Promise<MemoryBackend> {
	const files = (await backend.all()).filter(({ dir }) => !dir);
	const texts = files.map(async ({ path }) => [path, await backend.read(path)] as const);
	return new MemoryBackend(Object.fromEntries(await Promise.all(texts)));
}

const CUTS = [
	{ mode: 'live', cut: { path: 'Kestrel.md', when: 'before' }, note: 'Journal.md' },
	{ mode: 'live', cut: { path: 'Kestrel.md', when: 'halfway' }, note: 'Kestrel.md' },
	{ mode: 'live', cut: { path: 'Journal.md', when: 'halfway' }, note: 'Journal.md' },
	{ mode: 'preview', cut: { path: 'Kestrel.md', when: 'halfway' }, note: undefined },
] as const;

describe.each(CUTS)('cut off $cut.when the write of $cut.path ($mode), and again in the repair', row => {
	it.each(['Finish it', 'Take it back'] as const)('%s: whole on disk, or asked again', async choice => {
		const open = row.note === undefined ? {} : { note: row.note, mode: 'live' as const };
		const disk = await cutOff(row.mode, row.cut);
		const { before, after } = await whole('roll', row.mode);
		const wanted = choice === 'Finish it' ? after : before;
		const steady = await started({ backend: await copyOf(disk), ...open });
		const asked = steady.backend.changes.length;
		pressIn(DIALOG, choice);
		await steady.tick();
		const writes = steady.backend.changes.slice(asked);
		// no time passes for the app to save by itself: what the dialog has promised is on disk
		steady.crash();
		expect(await textsIn(steady)).toEqual(wanted);
		for (const moment of momentsOf(writes, 3)) {
			const localStorage = thisDevice();
			const second = await started({ backend: await copyOf(disk), ...open, localStorage });
			second.backend.crashAt(moment);
			pressIn(DIALOG, choice);
			await second.backend.gone;
			second.crash();
			const third = await started({ backend: second.backend.inner, ...open, localStorage });
			for (let i = 0; i < 3 && dialog(); i++) {
				pressIn(DIALOG, choice);
				await third.tick(30);
			}
			third.crash();
			const { operation, path } = writes[moment.nth - 1] ?? {};
			expect([wanted, before], `${operation} ${path} ${moment.when}`).toContainEqual(await textsIn(third));
		}
	});
});

describe('what is left half-done', () => {
	const halfDone = () => cutOff('live', { path: 'Kestrel.md' });

	it('is shown with the lines of each note, and asked again until it is settled', async () => {
		const backend = await halfDone();
		const first = await started({ backend });
		const told = document.querySelector('.sworn-unfinished')?.textContent ?? '';
		expect(told).toContain(
			'Journal.mdThis note has it.+ dice: 6 vs 2, 4'.replace('+ dice', '− roll: edge\n+ roll: edge 2\n+ dice'),
		);
		expect(told).toContain('Kestrel.mdThis note does not have it.− momentum: 3\n+ momentum: 4');
		await first.press('Escape');
		first.crash();
		const second = await started({ backend });
		pressIn(DIALOG, 'Leave as it is');
		await second.tick(30);
		expect(await second.read('Kestrel.md')).toBe(KESTREL);
		second.crash();
		await started({ backend });
		expect(dialog()).toBeNull();
	});

	it('is asked about at the next start as well where it could not be taken back', async () => {
		const gone = await table('roll', 'preview');
		gone.backend.fail({ on: 'write', path: 'Journal.md', nth: 2, times: Infinity });
		gone.backend.fail({ on: 'write', path: 'Kestrel.md', times: Infinity });
		roll();
		await gone.tick(30);
		expect(gone.notices().join()).toContain('could not be taken back');
		gone.crash();
		const next = await started({ backend: gone.backend.inner });
		pressIn(DIALOG, 'Take it back');
		await next.tick(30);
		expect(await textsIn(next)).toEqual([KESTREL, CALL]);
	});

	it.each([
		{ kind: 'edit', stand: 'cut off', canCopy: true },
		{ kind: 'edit', stand: 'has it', canCopy: false },
		{ kind: 'new', stand: 'cut off', canCopy: false },
	] as const)(
		'the text from before of a note ($kind, $stand) can be copied: $canCopy',
		async ({ kind, stand, canCopy }) => {
			host = await boot<SwornJournalPlugin>();
			const note = { kind, path: 'Journal.md', before: 'One.', changes: [{ from: 0, to: 0, insert: 'Two.' }] };
			openUnfinished(host.plugin.app, { at: 0, notes: [{ note, stand }], onLeave() {} });
			const labels = [...document.querySelectorAll('.sworn-unfinished button')].map(({ textContent }) => textContent);
			expect(labels.includes('Copy the text from before')).toBe(canCopy);
		},
	);

	it.each([
		{ lines: 40, last: '+ line 40' },
		{ lines: 41, last: '…' },
	])('of $lines lines at most 40 are shown, and that there are more', async ({ lines, last }) => {
		host = await boot<SwornJournalPlugin>();
		const insert = Array.from({ length: lines }, (_, at) => `line ${at + 1}`).join('\n');
		const note = { kind: 'edit', path: 'Journal.md', before: '', changes: [{ from: 0, to: 0, insert }] } as const;
		openUnfinished(host.plugin.app, { at: 0, notes: [{ note, stand: 'cut off' }], onLeave() {} });
		const shown = document.querySelector('.sworn-unfinished pre')?.textContent?.split('\n') ?? [];
		expect(shown.filter(line => line.startsWith('+ line'))).toHaveLength(40);
		expect(shown.at(-1)).toBe(last);
	});

	it('a note that moved on since is reported and left', async () => {
		const backend = await halfDone();
		await backend.write('Kestrel.md', KESTREL.replace('supply: 3', 'supply: 1'));
		const on = await started({ backend });
		const text = document.querySelector('.sworn-unfinished')?.textContent ?? '';
		expect(text).toContain('was changed by something else since');
		pressIn(DIALOG, 'Take it back');
		await on.tick(30);
		expect([await on.read('Journal.md'), await on.read('Kestrel.md')]).toEqual([
			CALL,
			KESTREL.replace('supply: 3', 'supply: 1'),
		]);
	});

	it('what changes while it is shown is not written over', async () => {
		const on = await started({ backend: await halfDone() });
		const theirs = KESTREL.replace('supply: 3', 'supply: 1');
		await on.writeOutside('Kestrel.md', theirs);
		pressIn(DIALOG, 'Finish it');
		await on.tick(30);
		expect(on.notices().join()).toContain('has changed since it was looked at');
		expect(await on.read('Kestrel.md')).toBe(theirs);
	});
});

it.each(['write', 'mkdir', 'remove'] as const)(
	'a log whose %s fails never stands in the way, and is reported once',
	async operation => {
		const on = await table('roll', 'live');
		on.backend.fail({ on: operation, path: /^\.obsidian/, times: Infinity });
		roll();
		await on.tick(30);
		expect(await on.read('Kestrel.md')).toContain('momentum: 4');
		expect(on.notices().filter(text => text.includes('unfinished-actions.jsonl'))).toHaveLength(1);
	},
);

it('an action is not offered again because its log could not be removed', async () => {
	const on = await table('roll', 'live');
	on.backend.fail({ on: 'remove', path: /^\.obsidian/ });
	roll();
	await on.tick(30);
	await on.view.save();
	const journal = await on.read('Journal.md');
	on.crash();
	// The player writes and plays on without the plugin: the journal has moved on, the sheet stands as before the move.
	const { inner } = on.backend;
	await inner.write('Journal.md', `${journal}And on.\n`);
	await inner.write('Kestrel.md', KESTREL);
	await started({ backend: inner, note: 'Journal.md', mode: 'live' });
	expect(dialog()).toBeNull();
});

it('a log of rubbish is passed over', async () => {
	const on = await started({ files: { ...FILES, [LOG]: '\0{"id":1}\n{"__proto__":{"id":1}}\n[[[[' } });
	expect([document.querySelector('.modal'), on.notices()]).toEqual([null, []]);
});
