import { afterEach, describe, expect, it } from 'vitest';
import type SwornJournalPlugin from '../../../main';
import { openUnfinished } from '../../../src/obsidian/features/unfinished-actions/unfinished-dialog';
import type { Booted } from '../../support/boot';
import { boot, thisDevice } from '../../support/boot';
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

const pressIn = (selector: string, label: string): void => {
	const buttons = [...document.querySelectorAll<HTMLElement>(`${selector} button`)];
	const button = buttons.find(({ textContent }) => textContent?.startsWith(label));
	if (!button) throw new Error(`no “${label}” among ${buttons.map(({ textContent }) => textContent).join(' | ')}`);
	button.click();
};

const textsIn = ({ read }: Host) => Promise.all(PATHS.map(path => read(path)));

/** A journal with a call to roll, or with its record, and the press that is cut off. */
const ACTIONS: Readonly<Record<string, () => void>> = {
	roll: () => pressIn('.sworn-block', 'Roll'),
	undo: () => pressIn('.modal', 'Undo'),
};

async function table(action: string, mode: 'live' | 'preview', localStorage = thisDevice()): Promise<Host> {
	host = await boot<SwornJournalPlugin>({ files: FILES, note: 'Journal.md', mode, localStorage });
	host.plugin.dice = landing([6, 2, 4]);
	await host.tick(30);
	if (action === 'undo') {
		pressIn('.sworn-block', 'Roll');
		await host.tick(30);
		await host.view.save();
		host.editor.setCursor(host.editor.lastLine());
		await host.palette('Undo last move');
	}
	return host;
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
		for (const [i] of changes.entries())
			for (const when of ['before', 'halfway', 'after'] as const) {
				const localStorage = thisDevice();
				const gone = await table(action, mode, localStorage);
				gone.backend.crashAt({ nth: i + 1, when });
				ACTIONS[action]?.();
				await gone.backend.gone;
				gone.crash();
				const { inner } = gone.backend;
				const next = await boot<SwornJournalPlugin>({ backend: inner, note: 'Journal.md', mode, localStorage });
				host = next;
				await next.tick(30);
				const isOffered = document.querySelector('.sworn-unfinished-dialog') !== null;
				const choice = offered % 2 === 0 ? 'Finish it' : 'Take it back';
				if (isOffered) {
					offered++;
					expect(document.querySelectorAll('.sworn-unfinished section')).toHaveLength(2);
					pressIn('.sworn-unfinished-dialog', choice);
					await next.tick(30);
				}
				if (mode === 'live') await next.view.save();
				const wanted = choice === 'Finish it' ? after : before;
				expect(isOffered ? [wanted] : [before, after], `${changes[i]?.path} ${when}`).toContainEqual(
					await textsIn(next),
				);
				expect(document.querySelector('.sworn-unfinished-dialog')).toBeNull();
				next.crash();
			}
		expect(offered).toBeGreaterThan(1);
	});
});

describe('what is left half-done', () => {
	async function halfDone() {
		const gone = await table('roll', 'live');
		gone.backend.crashAt({ path: 'Kestrel.md' });
		pressIn('.sworn-block', 'Roll');
		await gone.backend.gone;
		gone.crash();
		return gone.backend.inner;
	}

	it('is shown with the lines of each note, and asked again until it is settled', async () => {
		const backend = await halfDone();
		const first = await boot<SwornJournalPlugin>({ backend });
		host = first;
		await first.tick(30);
		const told = document.querySelector('.sworn-unfinished')?.textContent ?? '';
		expect(told).toContain(
			'Journal.mdThis note has it.+ dice: 6 vs 2, 4'.replace('+ dice', '− roll: edge\n+ roll: edge 2\n+ dice'),
		);
		expect(told).toContain('Kestrel.mdThis note does not have it.− momentum: 3\n+ momentum: 4');
		await first.press('Escape');
		first.crash();
		const second = await boot<SwornJournalPlugin>({ backend });
		host = second;
		await second.tick(30);
		pressIn('.sworn-unfinished-dialog', 'Leave as it is');
		await second.tick(30);
		expect(await second.read('Kestrel.md')).toBe(KESTREL);
		second.crash();
		const third = await boot<SwornJournalPlugin>({ backend });
		host = third;
		await third.tick(30);
		expect(document.querySelector('.sworn-unfinished-dialog')).toBeNull();
	});

	it('is asked about at the next start as well where it could not be taken back', async () => {
		const gone = await table('roll', 'preview');
		gone.backend.fail({ on: 'write', path: 'Journal.md', nth: 2, times: Infinity });
		gone.backend.fail({ on: 'write', path: 'Kestrel.md', times: Infinity });
		pressIn('.sworn-block', 'Roll');
		await gone.tick(30);
		expect(gone.notices().join()).toContain('could not be taken back');
		gone.crash();
		const next = await boot<SwornJournalPlugin>({ backend: gone.backend.inner });
		host = next;
		await next.tick(30);
		pressIn('.sworn-unfinished-dialog', 'Take it back');
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
		host = await boot<SwornJournalPlugin>({ backend });
		await host.tick(30);
		const text = document.querySelector('.sworn-unfinished')?.textContent ?? '';
		expect(text).toContain('was changed by something else since');
		pressIn('.sworn-unfinished-dialog', 'Take it back');
		await host.tick(30);
		expect([await host.read('Journal.md'), await host.read('Kestrel.md')]).toEqual([
			CALL,
			KESTREL.replace('supply: 3', 'supply: 1'),
		]);
	});

	it('what changes while it is shown is not written over', async () => {
		host = await boot<SwornJournalPlugin>({ backend: await halfDone() });
		await host.tick(30);
		const theirs = KESTREL.replace('supply: 3', 'supply: 1');
		await host.writeOutside('Kestrel.md', theirs);
		pressIn('.sworn-unfinished-dialog', 'Finish it');
		await host.tick(30);
		expect(host.notices().join()).toContain('has changed since it was looked at');
		expect(await host.read('Kestrel.md')).toBe(theirs);
	});
});

it.each(['write', 'mkdir', 'remove'] as const)(
	'a log whose %s fails never stands in the way, and is reported once',
	async on => {
		const table = await boot<SwornJournalPlugin>({ files: FILES, note: 'Journal.md', mode: 'live' });
		host = table;
		table.plugin.dice = landing([6, 2, 4]);
		await table.tick(30);
		table.backend.fail({ on, path: /^\.obsidian/, times: Infinity });
		pressIn('.sworn-block', 'Roll');
		await table.tick(30);
		expect(await table.read('Kestrel.md')).toContain('momentum: 4');
		expect(table.notices().filter(text => text.includes('unfinished-actions.jsonl'))).toHaveLength(1);
	},
);

it('an action is not offered again because its log could not be removed', async () => {
	const table = await boot<SwornJournalPlugin>({ files: FILES, note: 'Journal.md', mode: 'live' });
	host = table;
	table.plugin.dice = landing([6, 2, 4]);
	await table.tick(30);
	table.backend.fail({ on: 'remove', path: /^\.obsidian/ });
	pressIn('.sworn-block', 'Roll');
	await table.tick(30);
	await table.view.save();
	const journal = await table.read('Journal.md');
	table.crash();
	// The player writes and plays on without the plugin: the journal has moved on, the sheet stands as before the move.
	const { inner } = table.backend;
	await inner.write('Journal.md', `${journal}And on.\n`);
	await inner.write('Kestrel.md', KESTREL);
	host = await boot<SwornJournalPlugin>({ backend: inner, note: 'Journal.md', mode: 'live' });
	await host.tick(30);
	expect(document.querySelector('.sworn-unfinished-dialog')).toBeNull();
});

it('a log of rubbish is passed over', async () => {
	const log = '.obsidian/plugins/sworn-journal/unfinished-actions.jsonl';
	host = await boot<SwornJournalPlugin>({ files: { ...FILES, [log]: '\0{"id":1}\n{"__proto__":{"id":1}}\n[[[[' } });
	await host.tick(30);
	expect([document.querySelector('.modal'), host.notices()]).toEqual([null, []]);
});
