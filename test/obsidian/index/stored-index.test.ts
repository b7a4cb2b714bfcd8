import { expect, it } from 'vitest';
import type { App } from 'obsidian';
import type { RememberedNote } from '../../../src/obsidian/vault/index/stored-index';
import { loadRemembered, saveRemembered } from '../../../src/obsidian/vault/index/stored-index';

const storage = new Map<string, string>();
const app = {
	loadLocalStorage: (key: string): unknown => JSON.parse(storage.get(key) ?? 'null'),
	saveLocalStorage: (key: string, data: unknown) => storage.set(key, JSON.stringify(data)),
} as unknown as App;

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
	saveRemembered(app, notes);
	expect(loadRemembered(app)).toEqual(new Map([...notes].reverse()));
});
