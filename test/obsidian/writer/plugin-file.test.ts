import type { App, DataAdapter } from 'obsidian';
import { describe, expect, it } from 'vitest';
import { ActionLog } from '../../../src/obsidian/vault/writer/action-log';
import { ImportMemory } from '../../../src/obsidian/vault/writer/import-log';
import { valuesIn } from '../../../src/obsidian/vault/writer/json-lines';
import { PluginFile } from '../../../src/obsidian/vault/writer/plugin-file';
import { UndoLogFile } from '../../../src/obsidian/vault/writer/undo-log-file';
import { FaultyBackend } from '../../host/backend/faulty-backend';
import { MemoryBackend } from '../../host/backend/memory';
import { FileSystemAdapter } from '../../host/vault/adapter';

const FOLDER = '.obsidian/plugins/sworn-journal';
const PATH = `${FOLDER}/x.jsonl`;

interface Disk {
	readonly backend: FaultyBackend;
	readonly adapter: DataAdapter;
	readonly file: PluginFile;
	readonly errors: unknown[];
}

function on(inner: MemoryBackend): Disk {
	const backend = new FaultyBackend(inner);
	const adapter = new FileSystemAdapter(backend) as unknown as DataAdapter;
	const errors: unknown[] = [];
	return { backend, adapter, errors, file: new PluginFile(adapter, FOLDER, 'x.jsonl', error => errors.push(error)) };
}

async function textIn({ file }: Disk): Promise<string> {
	let text = '';
	await file.next(async adapter => {
		text = await file.read(adapter);
	});
	return text;
}

const lines = (...values: readonly unknown[]): string => values.map(value => `${JSON.stringify(value)}\n`).join('');

/** Does something, cut off at each of its writes in turn, and gives each disk that is left to the check. */
async function cutAtEach(
	text: string,
	act: (disk: Disk) => Promise<unknown>,
	check: (disk: Disk, at: string) => Promise<void>,
): Promise<void> {
	const whole = on(new MemoryBackend({ [PATH]: text }));
	await act(whole);
	expect(whole.errors).toEqual([]);
	expect(whole.backend.changes.length).toBeGreaterThan(0);
	for (const [i, { operation, path }] of whole.backend.changes.entries())
		for (const when of ['before', 'halfway', 'after'] as const) {
			const cut = on(new MemoryBackend({ [PATH]: text }));
			cut.backend.crashAt({ nth: i + 1, when });
			void act(cut);
			await cut.backend.gone;
			await check(on(cut.backend.inner as MemoryBackend), `${operation} ${path} ${when}`);
		}
}

const step = (path: string) => ({ kind: 'edit', path, before: 'a', changes: [], after: 'a' }) as const;

describe('a journal of ours that is cut off while it is written anew', () => {
	const OLD = lines({ a: 1 }, { b: 2 }, { c: 3 });

	it.each([
		['shorter', lines({ c: 3 })],
		['longer', lines({ a: 1 }, { b: 2 }, { c: 3 }, { d: 4 })],
	])('is the old or the new one, if the new one is %s, and can be written on', async (_, text) => {
		await cutAtEach(
			OLD,
			({ file }) => file.next(() => file.replace(text)),
			async (disk, at) => {
				expect([OLD, text], at).toContain(await textIn(disk));
				await disk.file.next(() => disk.file.append({ e: 5 }));
				const again = on(disk.backend.inner as MemoryBackend);
				expect(valuesIn(await textIn(again)), at).toContainEqual({ c: 3 });
				expect(valuesIn(await textIn(again)), at).toContainEqual({ e: 5 });
				expect([...(disk.backend.inner as MemoryBackend).files.keys()], at).toEqual([PATH]);
			},
		);
	});

	it('can be cut off again while that is mended', async () => {
		const text = lines({ c: 3 });
		const disk = () => new MemoryBackend({ [`${PATH}.new`]: text });
		for (const when of ['before', 'halfway', 'after'] as const) {
			const cut = on(disk());
			cut.backend.crashAt({ when });
			void textIn(cut);
			await cut.backend.gone;
			expect(await textIn(on(cut.backend.inner as MemoryBackend)), when).toBe(text);
		}
	});

	it('a new one that was not written to its end does not take its place', async () => {
		const disk = on(new MemoryBackend({ [PATH]: lines({ a: 1 }), [`${PATH}.new`]: `${OLD}{"d":` }));
		expect(await textIn(disk)).toBe(lines({ a: 1 }));
	});

	it('a whole new one takes the place of a file that was emptied or torn', async () => {
		for (const there of ['', '\0\0\0\0', '{"a":1}\n{"b'])
			expect(await textIn(on(new MemoryBackend({ [PATH]: there, [`${PATH}.new`]: OLD })))).toBe(OLD);
	});

	it('is read where the disk takes no writes', async () => {
		const disk = on(new MemoryBackend({ [`${PATH}.new`]: OLD }));
		disk.backend.fail({ times: Infinity });
		expect(await textIn(disk)).toBe(OLD);
		await disk.file.next(() => disk.file.append({ d: 4 }));
		expect(disk.errors).toHaveLength(1);
		disk.backend.mend();
		await disk.file.next(() => disk.file.append({ d: 4 }));
		expect(valuesIn(await textIn(disk))).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }, { d: 4 }]);
	});
});

describe('no line is lost, wherever the power is cut', () => {
	const imported = (id: number) => [
		{ id, root: `R${id}`, folders: [] },
		{ id, note: { path: `R${id}/a.md`, before: `before ${id}`, mark: 'x' } },
		{ id, isFinished: true },
	];
	const memoryOn = ({ file }: Disk) => new ImportMemory({} as App, file);
	const THREE = lines(...[1, 2, 3].flatMap(imported));

	it('when a fourth import begins: the latest two and what it writes itself', async () => {
		const begin = async (disk: Disk) => {
			const memory = memoryOn(disk);
			await memory.begin(4, 'R4', []);
			await memory.remember(4, { path: 'R4/a.md', before: 'before 4', mark: 'x' });
		};
		await cutAtEach(THREE, begin, async (disk, at) => {
			const text = await textIn(disk);
			expect(text, at).toContain('before 2');
			expect(text, at).toContain('before 3');
			expect((await memoryOn(disk).last())?.id, at).toBeGreaterThanOrEqual(3);
		});
	});

	it('when one is forgotten in part: what is left of it, and the others', async () => {
		const four = THREE + lines({ id: 3, note: { path: 'R3/b.md', before: 'not undone', mark: 'y' } });
		const forget = (disk: Disk) => memoryOn(disk).forget(3, [{ path: 'R3/a.md', before: 'before 3', mark: 'x' }]);
		await cutAtEach(four, forget, async (disk, at) => {
			const text = await textIn(disk);
			for (const kept of ['before 1', 'before 2', 'not undone']) expect(text, at).toContain(kept);
		});
	});

	it('when the log of unfinished actions is written anew: what is unfinished', async () => {
		const ended = Array.from({ length: 210 }, (_, i) => [{ id: i, at: i, notes: [step('x.md')] }, { end: i }]).flat();
		const log = lines(
			...ended,
			{ id: 1000, at: 1, notes: [step('left.md')] },
			{ id: 1001, at: 1, notes: [step('b.md')] },
		);
		const end = ({ file }: Disk) => new ActionLog(file).end({ id: 1001 });
		await cutAtEach(log, end, async ({ file }, at) => {
			const left = (await new ActionLog(file).cutOff()).map(({ notes: [note] }) => note?.path);
			expect(left, at).toContain('left.md');
		});
	});

	it('when the memory of undo is written anew: every record that it had', async () => {
		const breaks = Array.from({ length: 1300 }, (_, i) => ({
			journal: 'J.md',
			key: `k${i % 100}`,
			lineBreaks: [{ before: 1, after: 1 }],
		}));
		const recall = async ({ file }: Disk) => {
			let isReady = (): void => {};
			const workspace = { onLayoutReady: (ready: () => void) => (isReady = ready) };
			const app = { vault: { on: () => ({}) }, workspace } as unknown as App;
			const memory = new UndoLogFile(app, file);
			memory.onload();
			isReady();
			await file.next(() => Promise.resolve());
			return memory;
		};
		await cutAtEach(lines(...breaks), recall, async (disk, at) => {
			const memory = await recall(disk);
			expect(memory.of('J.md').lineBreaksOf('k7'), at).toEqual({ before: 1, after: 1 });
			expect(memory.of('J.md').lineBreaksOf('k99'), at).toEqual({ before: 1, after: 1 });
		});
	});

	it('a line that was cut off is dropped alone, and the next one stands', async () => {
		const two = lines({ a: 1 }, { b: 2 });
		await cutAtEach(
			two,
			({ file }) => file.next(() => file.append({ c: 'cut' })),
			async (disk, at) => {
				await disk.file.next(() => disk.file.append({ d: 4 }));
				const values = valuesIn(await textIn(disk)).filter(value => !JSON.stringify(value).includes('cut'));
				expect(values, at).toEqual([{ a: 1 }, { b: 2 }, { d: 4 }]);
				expect((disk.backend.inner as MemoryBackend).files.has(`${PATH}.damaged`), at).toBe(false);
			},
		);
	});
});

it('a line that did not come into the file is told', async () => {
	const disk = on(new MemoryBackend({ [PATH]: lines({ a: 1 }) }));
	disk.backend.append = () => Promise.resolve();
	await disk.file.next(() => disk.file.append({ b: 2 }));
	expect(disk.errors.map(String)).toEqual(['Error: it could not be read back']);
});

describe('a journal of ours that others have changed', () => {
	it.each([
		['a byte order mark', '\ufeff{"a":1}\n{"b":2}\n'],
		['Windows line breaks', '{"a":1}\r\n\r\n{"b":2}\r\n'],
		['lone carriage returns', '{"a":1}\r{"b":2}\r'],
		['zero bytes of a power cut', '{"a":1}\n\0\0\0\0\n{"b":2}\n\0\0'],
		['conflict markers', '<<<<<<< HEAD\n{"a":1}\n=======\n{"b":2}\n>>>>>>> theirs\n'],
		['blanks in front', '  {"a":1}\n\t{"b":2}\n'],
	])('is read with %s', (_, text) => {
		expect(valuesIn(text)).toEqual([{ a: 1 }, { b: 2 }]);
	});

	it.each(['My shopping list\n', '[1, 2]\n', '{"a":1}\n<html></html>\n', '{"a":1}\n{"b":2,}\n{"c":3}\n'])(
		'is kept as a copy before %j is written anew or removed',
		async text => {
			for (const act of ['replace', 'remove'] as const) {
				const disk = on(new MemoryBackend({ [PATH]: text }));
				await textIn(disk);
				await disk.file.next(() => (act === 'replace' ? disk.file.replace(lines({ z: 1 })) : disk.file.remove()));
				expect(disk.errors).toEqual([]);
				expect(await disk.backend.inner.read(`${PATH}.damaged`)).toBe(text);
			}
		},
	);

	it('a second copy does not take the place of the first', async () => {
		const disk = on(new MemoryBackend({ [PATH]: 'Two\n', [`${PATH}.damaged`]: 'One\n' }));
		await textIn(disk);
		await disk.file.next(() => disk.file.remove());
		expect(await disk.backend.inner.read(`${PATH}.damaged`)).toBe('One\n');
		expect(await disk.backend.inner.read(`${PATH}.damaged-2`)).toBe('Two\n');
	});

	it('is not emptied by a start that finds nothing unfinished in it', async () => {
		const disk = on(new MemoryBackend({ [PATH]: 'What is this?\n' }));
		expect(await new ActionLog(disk.file).cutOff()).toEqual([]);
		expect(await disk.backend.inner.read(`${PATH}.damaged`)).toBe('What is this?\n');
	});

	it('does not stop an import from being remembered', async () => {
		const disk = on(
			new MemoryBackend({ [PATH]: '\ufeffnot ours\r\n{"id":"1"}\r\n{"renamed":[1]}\r\n{"id":2,"note":7}\r\n' }),
		);
		const memory = new ImportMemory({} as App, disk.file);
		expect(await memory.begin(1, 'R', [])).toBe(1);
		expect(await memory.remember(1, { path: 'R/a.md', before: 'a', mark: 'x' })).toBe(true);
		expect((await memory.last())?.notes).toHaveLength(1);
	});
});
