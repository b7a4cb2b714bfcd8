import { expect, it } from 'vitest';
import { FoldingBackend } from '../backend/folding';
import { MemoryBackend } from '../backend/memory';
import { FileSystemAdapter } from '../vault/adapter';
import type { TAbstractFile, TFile } from '../vault/files';
import type { Vault } from '../vault/vault';
import { bootSample } from './sample';

function fileAt(vault: Vault, path: string): TFile {
	const file = vault.getFileByPath(path);
	if (!file) throw new Error(`no ${path}`);
	return file;
}

it('process writes nothing when the callback throws or changes nothing', async () => {
	const { app, read, backend } = await bootSample({ files: { 'n.md': 'x' } });
	const file = fileAt(app.vault, 'n.md');
	const refuse = () => {
		throw new Error('changed meanwhile');
	};
	await expect(app.vault.process(file, refuse)).rejects.toThrow('changed meanwhile');
	await app.vault.process(file, text => text);
	expect(backend.writes).toEqual([]);
	expect(await read('n.md')).toBe('x');
});

it('a test can come between a read and the write that follows it', async () => {
	const { app, backend } = await bootSample({ files: { 'n.md': 'x' } });
	const seen: string[] = [];
	backend.afterRead = (_path, data) => void seen.push(`read ${data}`);
	backend.beforeWrite = (_path, data) => void seen.push(`write ${String(data)}`);
	await app.vault.process(fileAt(app.vault, 'n.md'), text => `${text}y`);
	expect(seen).toEqual(['read x', 'write xy']);
});

it('the metadata cache follows after the write', async () => {
	const { app, tick } = await bootSample({ files: { 'n.md': '---\nmomentum: 2\n---\n' } });
	const file = fileAt(app.vault, 'n.md');
	const momentum = (): unknown => app.metadataCache.getFileCache(file)?.frontmatter?.['momentum'];
	await app.vault.process(file, text => text.replace('2', '3'));
	expect(momentum()).toBe(2);
	await tick();
	expect(momentum()).toBe(3);
});

it('create refuses an existing path and a missing folder', async () => {
	const { app } = await bootSample({ files: { 'n.md': 'x' } });
	await expect(app.vault.create('n.md', 'y')).rejects.toThrow('File already exists.');
	await expect(app.vault.create('none/n.md', 'y')).rejects.toThrow(/ENOENT/);
});

it('a folder takes its files along when it is renamed', async () => {
	const { app, read } = await bootSample({ files: { 'old/in/a.md': 'A' } });
	const renamed: string[] = [];
	const ref = app.vault.on('rename', (file: TAbstractFile, from: string) => renamed.push(`${from} -> ${file.path}`));
	const folder = app.vault.getFolderByPath('old');
	if (folder) await app.vault.rename(folder, 'new');
	app.vault.offref(ref);
	expect(renamed).toEqual(['old -> new', 'old/in -> new/in', 'old/in/a.md -> new/in/a.md']);
	expect(await read('new/in/a.md')).toBe('A');
	expect(app.vault.getFileByPath('old/in/a.md')).toBeNull();
	expect(await app.vault.read(fileAt(app.vault, 'new/in/a.md'))).toBe('A');
});

it('rmdir without recursive refuses a folder with files', async () => {
	const adapter = new FileSystemAdapter(new MemoryBackend({ 'a/b.md': 'x' }));
	await expect(adapter.rmdir('a', false)).rejects.toThrow(/ENOTEMPTY/);
	await adapter.rmdir('a', true);
	expect(await adapter.exists('a/b.md')).toBe(false);
});

it('a disk that folds case finds a file by any, which counts as spelled for the vault and for a sensitive exists', async () => {
	const backend = new FoldingBackend({ 'a/B.md': 'x' });
	const { app } = await bootSample({ backend });
	const { adapter } = app.vault;
	expect([await adapter.exists('A/b.MD'), await adapter.exists('A/b.MD', true)]).toEqual([true, false]);
	expect(app.vault.getFileByPath('A/b.MD')).toBeNull();
	await adapter.write('A/b.MD', 'y');
	expect([...backend.files.keys()]).toEqual(['a/B.md']);
});

it('a folder that rmdir removed leaves the vault', async () => {
	const { app, tick } = await bootSample({ files: { 'n.md': 'x' } });
	await app.vault.createFolder('a');
	await app.vault.adapter.rmdir('a', false);
	await tick();
	expect(app.vault.getFolderByPath('a')).toBeNull();
});

it('a note that is saved again while its last save is being read keeps what was typed since, and the cursor behind it', async () => {
	const { editor, view, backend, read, tick } = await bootSample({ files: { 'a.md': '' }, note: 'a.md' });
	const whileRead: (() => void)[] = [];
	backend.afterRead = (_path, data) => void (data === 'one' && whileRead.splice(0).forEach(act => act()));
	editor.replaceSelection('one');
	const second = new Promise<void>(saved =>
		whileRead.push(() => {
			editor.replaceSelection(' two');
			void view.save().then(saved);
		}),
	);
	await view.save();
	await second;
	await tick();
	expect(editor.getValue()).toBe('one two');
	expect(editor.getCursor()).toEqual({ line: 0, ch: 7 });
	expect(await read('a.md')).toBe('one two');
});

it('processFrontMatter leaves the file alone when nothing changes, and the body when something does', async () => {
	const { app, read } = await bootSample({ files: { 'n.md': '---\nmomentum: 2 # note\n---\nbody\n' } });
	const file = fileAt(app.vault, 'n.md');
	await app.fileManager.processFrontMatter(file, () => {});
	expect(await read('n.md')).toContain('# note');
	await app.fileManager.processFrontMatter(file, properties => (properties['momentum'] = 3));
	expect(await read('n.md')).toBe('---\nmomentum: 3\n---\nbody\n');
});

it('a time of its own choice for a file is refused, not ignored', async () => {
	const { app, read } = await bootSample({ files: { 'n.md': 'x' } });
	const { vault } = app;
	await expect(vault.modify(fileAt(vault, 'n.md'), 'y', { mtime: 1 })).rejects.toThrow(/not built/);
	await expect(vault.create('m.md', 'y', { ctime: 1 })).rejects.toThrow(/not built/);
	expect(await read('n.md')).toBe('x');
	expect(vault.getFileByPath('m.md')).toBeNull();
});

it('createBinary makes a file of bytes, and none where one is or where the folder is missing', async () => {
	const { app } = await bootSample({ files: { 'n.md': 'x' } });
	const { vault } = app;
	const data = Uint8Array.of(0, 255, 7).buffer;
	const file = await vault.createBinary('a.epub', data);
	expect(vault.getFileByPath('a.epub')).toBe(file);
	expect(file.stat.size).toBe(3);
	expect(new Uint8Array(await vault.readBinary(file))).toEqual(new Uint8Array(data));
	await expect(vault.createBinary('n.md', data)).rejects.toThrow('File already exists.');
	await expect(vault.createBinary('none/a.epub', data)).rejects.toThrow(/ENOENT/);
	expect(await vault.adapter.read('n.md')).toBe('x');
});

it('a resource path is an absolute address', () => {
	const adapter = new FileSystemAdapter(new MemoryBackend());
	expect(new URL(adapter.getResourcePath('a b/c.png')).pathname).toContain('a%20b/c.png');
});

it('an outside change of an open note is one step of its history', async () => {
	const { editor, writeOutside } = await bootSample({ files: { 'a.md': 'one\n' }, note: 'a.md' });
	await writeOutside('a.md', 'one\ntwo\n');
	expect(editor.getValue()).toBe('one\ntwo\n');
	editor.undo();
	expect(editor.getValue()).toBe('one\n');
});

it('processFrontMatter throws at bad YAML, and writes nothing', async () => {
	const text = '---\n[: x\n---\nbody\n';
	const { app, read } = await bootSample({ files: { 'n.md': text } });
	const set = (properties: Record<string, unknown>) => (properties['momentum'] = 3);
	await expect(app.fileManager.processFrontMatter(fileAt(app.vault, 'n.md'), set)).rejects.toThrow();
	expect(await read('n.md')).toBe(text);
});
