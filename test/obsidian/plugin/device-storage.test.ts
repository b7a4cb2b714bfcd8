import { afterEach, expect, it } from 'vitest';
import { MemoryStorage, type LocalStorage } from '../../host/app';
import { close, opened, type Host } from '../opened';
import { KESTREL } from '../played';
import { sampled } from '../../support/sample';

afterEach(close);

const PAIR = '---\ncharacter: ["[[Kestrel]]", "[[Bera]]"]\n---\n\n';
const FILES = {
	'Kestrel.md': KESTREL,
	'Bera.md': KESTREL,
	'Alone.md': '---\ncharacter: Kestrel\n---\n\nI walk.\n\n',
	'Pair.md': PAIR,
};

const full = (): never => {
	throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};
const blocked = (): never => {
	throw new DOMException('Access is denied for this document.', 'SecurityError');
};

const storage = (over: Partial<LocalStorage>): LocalStorage => Object.assign(new MemoryStorage(), over);

/** What a storage may do, and whether the player is told. */
const KINDS: readonly { readonly kind: string; readonly over: Partial<LocalStorage>; readonly isTold: boolean }[] = [
	{ kind: 'takes nothing, as it is full', over: { setItem: full }, isTold: true },
	{ kind: 'cannot be read', over: { getItem: blocked }, isTold: true },
	{ kind: 'is blocked', over: { getItem: blocked, setItem: blocked, removeItem: blocked }, isTold: true },
	{ kind: 'has garbage', over: { getItem: () => '{"version":1,"val' }, isTold: true },
	{ kind: 'has nothing, whatever was kept', over: { getItem: () => null }, isTold: false },
	...[
		'{"a":1}',
		'[[1],[null],7,{}]',
		'"text"',
		'5',
		'true',
		'{"version":1,"value":{"b":[]}}',
		'{"version":9,"value":[]}',
	].map(text => ({ kind: `has ${text}`, over: { getItem: () => text }, isTold: false })),
];

async function keys(host: Host, ...pressed: readonly string[]): Promise<void> {
	for (const key of pressed) {
		await host.press(key);
		await host.tick(50);
	}
}

async function roll(host: Host): Promise<void> {
	await host.palette('Make a move');
	await host.tick(50);
	await search(host, 'face danger');
	await keys(host, 'Enter', 'e');
}

async function move(host: Host): Promise<void> {
	await roll(host);
	await keys(host, 'Enter');
}

async function search(host: Host, text: string): Promise<void> {
	const field = document.activeElement as HTMLInputElement;
	field.value = text;
	field.dispatchEvent(new Event('input', { bubbles: true }));
	await host.tick(50);
}

const written = async (host: Host): Promise<string> => {
	await host.view.save();
	await host.tick();
	return host.read(host.view.file?.path ?? '');
};

interface Play {
	readonly done: string;
	readonly note: string;
	readonly play: (host: Host) => Promise<void>;
	readonly leaves: RegExp;
}

const PLAYS: readonly Play[] = [
	{
		done: 'a move is made from the list, twice',
		note: 'Alone.md',
		play: async (host: Host) => {
			await move(host);
			await move(host);
		},
		leaves: /move: Face Danger[^]*move: Face Danger/,
	},
	{
		done: 'a move is made in the journal of two',
		note: 'Pair.md',
		play: async (host: Host) => {
			await host.palette('Act as …');
			await keys(host, 'ArrowDown', 'Enter');
			await move(host);
		},
		leaves: /move: Face Danger\nby: \S/,
	},
	{
		done: 'a session begins in the journal of two',
		note: 'Pair.md',
		play: async (host: Host) => {
			await host.palette('Begin a session');
			await keys(host, 'Enter', 'Enter');
		},
		leaves: /## Session 1[^]*move: Begin a Session\nby: \S/,
	},
	{
		done: 'the oracle is asked',
		note: 'Alone.md',
		play: async (host: Host) => {
			await host.palette('Ask the oracle');
			await search(host, 'core action');
			await keys(host, 'Enter', 'Enter');
		},
		leaves: /oracle/i,
	},
];

const ROWS = KINDS.flatMap(kind => PLAYS.map(play => ({ ...kind, ...play })));

it.each(sampled(ROWS, 18))(
	'where the storage of the app $kind, $done',
	async ({ over, isTold, note, play, leaves }) => {
		const host = await opened({ files: FILES, note, localStorage: storage(over) }, [6, 2, 4, 6, 2, 4, 5, 5]);
		await host.tick(50);
		await play(host);
		expect(await written(host)).toMatch(leaves);
		const told = host.notices().filter(notice => notice.includes('The storage of the app cannot be used'));
		expect(told).toHaveLength(isTold ? 1 : 0);
		expect(host.errors()).toEqual([]);
	},
);

it.each(['5', '"x"', 'true', 'null', '[]', '[{}]', '{"favourites":{},"trigger":7}', '{"a', ''])(
	'the plugin plays where its settings are %s',
	async text => {
		const host = await opened(
			{ files: { ...FILES, '.obsidian/plugins/sworn-journal/data.json': text }, note: 'Alone.md' },
			[6, 2, 4],
		);
		await host.tick(50);
		await move(host);
		expect(await written(host)).toContain('Face Danger');
		expect(host.errors()).toEqual([]);
	},
);

it('an action that was cut off is told at the next start where no name of this device could be kept', async () => {
	const localStorage = storage({ getItem: blocked, setItem: blocked });
	const cut = await opened({ files: FILES, note: 'Alone.md', mode: 'preview', localStorage }, [6, 2, 4]);
	await roll(cut);
	cut.backend.crashAt({ path: 'Kestrel.md' });
	void cut.press('Enter');
	await cut.backend.gone;
	cut.crash();
	const host = await opened({ backend: cut.backend.inner, note: 'Alone.md', localStorage });
	await host.tick(500);
	expect(host.notices().join()).toContain(
		'Another device has left an action half-done, or is still writing it.Look at it',
	);
	// an app that is gone leaves its timers, so nothing is closed in order here
	host.crash();
});
