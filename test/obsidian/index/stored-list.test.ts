import type { App } from 'obsidian';
import { describe, expect, it } from 'vitest';
import type { RememberedNote } from '../../../src/obsidian/vault/index/block-track-index';
import { loadRemembered, saveRemembered } from '../../../src/obsidian/vault/index/block-track-index';
import { loadList, saveList } from '../../../src/obsidian/vault/index/stored-list';

const LIST = { key: 'tracks', version: 3 };

/** Local storage that throws when it is full, as that of a browser does. */
function storage(most = Infinity): App {
	const kept = new Map<string, string>();
	return {
		saveLocalStorage: (key: string, value: unknown) => {
			const text = JSON.stringify(value);
			if (text.length > most) throw new Error('QuotaExceededError');
			kept.set(key, text);
		},
		loadLocalStorage: (key: string) => JSON.parse(kept.get(key) ?? 'null') as unknown,
	} as unknown as App;
}

const entry = (name: string, size: number) => ({ name, text: 'x'.repeat(size) });

describe('a stored list', () => {
	it('is read back whole while it is small', () => {
		const app = storage();
		saveList(app, LIST, [entry('a', 10), entry('b', 10)]);
		expect(loadList(app, LIST)).toEqual([entry('a', 10), entry('b', 10)]);
		expect(loadList(app, { ...LIST, version: 4 })).toEqual([]);
	});

	it('keeps the first entries that fit into a million characters, and none behind them', () => {
		const app = storage();
		const entries = ['a', 'b', 'c', 'd'].map(name => entry(name, name === 'd' ? 10 : 400_000));
		saveList(app, LIST, entries);
		const names = (loadList(app, LIST) as readonly { name: string }[]).map(({ name }) => name);
		expect(names).toEqual(['a', 'b']);
	});

	it('leaves what was stored before where the storage is full, for the next start', () => {
		const app = storage(200);
		saveList(app, LIST, [entry('a', 10)]);
		saveList(app, LIST, [entry('b', 500)]);
		expect(loadList(Object.assign({}, app), LIST)).toEqual([entry('a', 10)]);
	});
});

const journal = (i: number): [string, RememberedNote] => [
	`Campaigns/The sundered coast/Journal/Session ${i}.md`,
	{
		mtime: 1_790_000_000_000 + i,
		size: 20_000 + i,
		places: [
			{
				body: `vow: The vow of session ${i}\nrank: formidable\nticks: 8`,
				near: { lineStart: 100, lineEnd: 104 },
			},
		],
	},
];

it('5,000 journals with a vow in each are all remembered', () => {
	const notes = new Map(Array.from({ length: 5000 }, (_, i) => journal(i)));
	const app = storage();
	saveRemembered(app, notes);
	expect(loadRemembered(app)).toEqual(new Map([...notes].reverse()));
});
