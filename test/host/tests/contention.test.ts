import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MemoryBackend } from '../backend/memory';
import { FileSystemAdapter } from '../vault/adapter';
import type { TFile } from '../vault/files';
import type { FileManager } from '../vault/file-manager';
import type { Vault } from '../vault/vault';
import { macrotask } from '../../support/macrotask';
import { bootSample } from './sample';

async function noteOf(text: string) {
	const { app, read, backend, writeOutside } = await bootSample({ files: { 'n.md': text, 'other.md': '' } });
	const file = app.vault.getFileByPath('n.md');
	if (!file) throw new Error('no n.md');
	return { vault: app.vault, files: app.fileManager, file, read, backend, writeOutside };
}

it('twenty changes of one note at once lose nothing, and each sees what the one before wrote', async () => {
	const { vault, file, read } = await noteOf('0');
	const seen: string[] = [];
	const add = (text: string) => {
		seen.push(text);
		return `${text},${seen.length}`;
	};
	await Promise.all(Array.from({ length: 20 }, () => vault.process(file, add)));
	const all = Array.from({ length: 21 }, (_, i) => i);
	expect(await read('n.md')).toBe(all.join());
	expect(seen).toEqual(all.slice(0, 20).map(n => all.slice(0, n + 1).join()));
});

it('changes of every kind keep the order in which they were asked for', async () => {
	const { vault, files, file, read } = await noteOf('a');
	await Promise.all([
		vault.process(file, text => `${text}b`),
		vault.append(file, 'c'),
		files.processFrontMatter(file, properties => (properties['supply'] = 5)),
		vault.process(file, text => text.replace('5', '4')),
		vault.rename(file, 'm.md'),
		vault.append(file, 'd'),
	]);
	expect(await read('m.md')).toBe('---\nsupply: 4\n---\nabcd');
	await Promise.all([vault.append(file, 'lost on purpose'), vault.modify(file, 'new'), vault.append(file, '!')]);
	expect(await read('m.md')).toBe('new!');
});

it('what is asked of a note while it gets another name is done under the new one', async () => {
	const { vault, file, read } = await noteOf('a');
	await vault.createFolder('in');
	const folder = vault.getFolderByPath('in');
	await vault.rename(file, 'in/n.md');
	if (!folder) throw new Error('no folder');
	const moved = vault.rename(folder, 'out');
	const changed = vault.process(file, text => `${text}b`);
	await Promise.all([moved, changed]);
	expect(await read('out/n.md')).toBe('ab');
	expect(file.path).toBe('out/n.md');
});

it('a change whose note is deleted before its turn is refused, and nobody is asked for it', async () => {
	const { vault, file, backend } = await noteOf('a');
	const asked: string[] = [];
	const gone = vault.delete(file);
	const late = vault.process(file, text => (asked.push(text), 'back'));
	await expect(late).rejects.toThrow(/ENOENT/);
	await expect(vault.append(file, 'x')).rejects.toThrow(/ENOENT/);
	await gone;
	expect(asked).toEqual([]);
	expect(await backend.inner.all()).not.toContainEqual(expect.objectContaining({ path: 'n.md' }));
});

it('a change of one note does not wait for another note', async () => {
	const { vault, file, backend, read } = await noteOf('a');
	const release = backend.holdWrite(1);
	const held = vault.append(file, 'b');
	const other = vault.getFileByPath('other.md');
	if (other) await vault.append(other, 'c');
	expect([await read('n.md'), await read('other.md')]).toEqual(['a', 'c']);
	release();
	await held;
	expect(await read('n.md')).toBe('ab');
});

it('a callback that throws is called once and lets the next go on', async () => {
	const { vault, file, read } = await noteOf('a');
	let calls = 0;
	const refused = vault.process(file, () => {
		calls++;
		throw new Error('no');
	});
	const next = vault.process(file, text => `${text}b`);
	await expect(refused).rejects.toThrow('no');
	await next;
	expect([calls, await read('n.md')]).toEqual([1, 'ab']);
});

it('of two that make the same note at once, the second is refused', async () => {
	const { vault, read } = await noteOf('');
	const made = await Promise.allSettled([vault.create('new.md', 'first'), vault.create('new.md', 'second')]);
	expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
	expect(await read('new.md')).toBe('first');
});

it('cachedRead knows what another program wrote', async () => {
	const { vault, file, writeOutside } = await noteOf('a');
	expect(await vault.cachedRead(file)).toBe('a');
	await writeOutside('n.md', 'b');
	expect(await vault.cachedRead(file)).toBe('b');
});

it('the adapter changes one file after the other as well', async () => {
	const adapter = new FileSystemAdapter(new MemoryBackend({ 'n.json': '0' }));
	await Promise.all([
		...Array.from({ length: 20 }, () => adapter.process('n.json', text => String(Number(text) + 1))),
		adapter.append('n.json', '!'),
		adapter.rename('n.json', 'm.json'),
	]);
	expect(await adapter.read('m.json')).toBe('20!');
	await expect(adapter.process('n.json', text => text)).rejects.toThrow(/ENOENT/);
});

const OPERATIONS = ['process', 'append', 'modify', 'supply', 'throw', 'rename', 'delete', 'wait'] as const;
type Operation = (typeof OPERATIONS)[number];

/** What the operation with this number makes of a text; `null` where it is refused. */
function expected(operation: Operation, i: number, text: string): string | null {
	if (operation === 'process' || operation === 'append') return `${text}${i};`;
	if (operation === 'modify') return `only ${i};`;
	if (operation === 'throw') return null;
	if (operation !== 'supply') return text;
	const body = /^---\nsupply: \d+\n---\n([^]*)$/.exec(text)?.[1] ?? text;
	return `---\nsupply: ${i}\n---\n${body}`;
}

function start(
	operation: Operation,
	i: number,
	vault: Vault,
	files: Pick<FileManager, 'processFrontMatter'>,
	file: TFile,
) {
	const refuse = (): never => {
		throw new Error('no');
	};
	if (operation === 'process') return vault.process(file, text => `${text}${i};`);
	if (operation === 'append') return vault.append(file, `${i};`);
	if (operation === 'modify') return vault.modify(file, `only ${i};`);
	if (operation === 'supply') return files.processFrontMatter(file, properties => (properties['supply'] = i));
	if (operation === 'throw') return vault.process(file, refuse);
	if (operation === 'rename') return vault.rename(file, `n${i}.md`);
	if (operation === 'delete') return vault.delete(file);
	return macrotask();
}

it('however changes of one note fall together, they are done one after another', async () => {
	const { app } = await bootSample();
	const operation = fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...OPERATIONS) }, fc.constant('append' as const));
	await fc.assert(
		fc.asyncProperty(fc.array(operation, { maxLength: 24 }), async operations => {
			const file = await app.vault.create('n.md', '');
			const results: Promise<unknown>[] = [];
			for (const [i, each] of operations.entries()) {
				const started = start(each, i, app.vault, app.fileManager, file);
				started.catch(() => {});
				results.push(started);
				if (each === 'wait') await started;
			}
			let text: string | null = '';
			const wanted = operations.map((each, i) => {
				const next: string | null = text === null ? null : expected(each, i, text);
				if (text !== null && next !== null) text = each === 'delete' ? null : next;
				return each === 'wait' || next !== null ? 'fulfilled' : 'rejected';
			});
			expect((await Promise.allSettled(results)).map(({ status }) => status)).toEqual(wanted);
			if (text === null) expect(app.vault.getFiles()).toEqual([]);
			else {
				expect(await app.vault.read(file)).toBe(text);
				await app.vault.delete(file);
			}
		}),
		{ numRuns: 60 },
	);
});
