import type { Carry, Deed } from './step-result';
import { NOTHING, oneOf } from './step-result';
import type { Player } from './player';
import type { FILE_STEPS, Step } from './step';
import { COPIES, OTHER_NAMES, TEARS } from './torn-write';
import { tokenOf } from './typing';

const files = ({ host }: Player) => host.app.vault.getMarkdownFiles().sort((a, b) => (a.path < b.path ? -1 : 1));
const folders = ({ host }: Player) => host.app.vault.getAllFolders().sort((a, b) => (a.path < b.path ? -1 : 1));

const isFree = ({ host }: Player, path: string): boolean => host.app.vault.getAbstractFileByPath(path) === null;

/** As the app does it, links that lead to a note follow it when it gets another name. */
async function updateLinks(player: Player, moved: ReadonlyMap<string, string>): Promise<void> {
	const { vault } = player.host.app;
	for (const view of player.host.app.workspace.getLeavesOfType('markdown'))
		await (view.view as { save?: () => Promise<void> }).save?.();
	for (const file of files(player)) {
		const text = await vault.read(file);
		const linked = [...moved].reduce((now, [old, path]) => {
			const bare = (full: string) => full.replace(/\.md$/, '');
			const name = (full: string) => bare(full).slice(bare(full).lastIndexOf('/') + 1);
			const byPath = now.replaceAll(`[[${bare(old)}]]`, `[[${bare(path)}]]`);
			const isOnly = !files(player).some(other => name(other.path) === name(old));
			return isOnly && name(old) !== name(path) ? byPath.replaceAll(`[[${name(old)}]]`, `[[${name(path)}]]`) : byPath;
		}, text);
		if (linked !== text) await vault.modify(file, linked);
	}
}

async function copyFolder(player: Player, from: string, to: string): Promise<Deed> {
	const { vault } = player.host.app;
	await vault.createFolder(to);
	for (const file of files(player).filter(({ path }) => path.startsWith(`${from}/`))) {
		const path = to + file.path.slice(from.length);
		const folder = path.slice(0, path.lastIndexOf('/'));
		if (isFree(player, folder)) await vault.createFolder(folder);
		await vault.create(path, await vault.read(file));
	}
	return { words: `duplicates the folder ${from} as ${to}`, by: 'files' };
}

const withName = (path: string, name: string): string => `${path.slice(0, path.lastIndexOf('/') + 1)}${name}.md`;
const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.md$/, '');

/** Another program changes a note on disk, copies it, or gives it another name without a look at the links to it. */
async function tear(player: Player, { n }: Step): Promise<Deed> {
	const [which = 0, how = 0, detail = 0] = n;
	const { host } = player;
	const { inner } = host.backend;
	const other = oneOf([...TEARS, COPIES, OTHER_NAMES], how);
	if (other === COPIES || other === OTHER_NAMES) {
		const file = oneOf(files(player), which);
		if (!file) return NOTHING;
		const text = await inner.read(file.path);
		const path = withName(file.path, oneOf(other, detail)?.(nameIn(file.path)) ?? '');
		if (path === file.path || !isFree(player, path)) return NOTHING;
		const isCopy = other === COPIES;
		await inner.write(path, text);
		if (!isCopy) await inner.remove(file.path);
		for (const changed of [path, file.path]) await host.app.vault.externalChange(changed);
		const torn = isCopy ? 'a copy' : 'another name without its links';
		return { words: `${isCopy ? 'copies' : 'moves'} ${file.path} to ${path} on disk`, by: 'files', torn };
	}
	if (!other || !('tear' in other)) return NOTHING;
	const all = files(player);
	const start = which % Math.max(1, all.length);
	// the first note from there on that has something to tear like this
	for (const { path } of [...all.slice(start), ...all.slice(0, start)]) {
		const torn = other.tear(await inner.read(path), detail);
		if (torn === undefined) continue;
		await inner.write(path, torn);
		await host.app.vault.externalChange(path);
		return { words: `tears ${path}: ${other.name} (${detail})`, by: 'files', torn: other.name };
	}
	return NOTHING;
}

export const fileSteps: Readonly<Record<(typeof FILE_STEPS)[number], Carry>> = {
	'rename a note': async (player, { n, id }) => {
		const file = oneOf(files(player), n[0]);
		if (!file) return NOTHING;
		const old = file.path;
		const path = `${old.replace(/( \d+)?\.md$/, '')} ${id}.md`;
		if (!isFree(player, path)) return NOTHING;
		await player.host.app.fileManager.renameFile(file, path);
		await updateLinks(player, new Map([[old, path]]));
		return { words: `renames ${old} to ${path}`, by: 'files' };
	},
	'rename a folder': async (player, { n, id }) => {
		const folder = oneOf(folders(player), n[0]);
		if (!folder) return NOTHING;
		const old = folder.path;
		const path = `${old.replace(/ \d+$/, '')} ${id}`;
		if (!isFree(player, path)) return NOTHING;
		const inside = files(player)
			.map(file => file.path)
			.filter(file => file.startsWith(`${old}/`));
		await player.host.app.fileManager.renameFile(folder, path);
		await updateLinks(player, new Map(inside.map(file => [file, path + file.slice(old.length)])));
		return { words: `renames the folder ${old} to ${path}`, by: 'files' };
	},
	'duplicate a note': async (player, { n, id }) => {
		const file = oneOf(files(player), n[0]);
		if (!file) return NOTHING;
		const path = `${file.path.replace(/( \d+)?\.md$/, '')} ${id}.md`;
		if (!isFree(player, path)) return NOTHING;
		const { vault } = player.host.app;
		await vault.create(path, await vault.read(file));
		return { words: `duplicates ${file.path} as ${path}`, by: 'files' };
	},
	'duplicate a folder': (player, { n, id }) => {
		const folder = oneOf(folders(player), n[0]);
		const path = folder && `${folder.path.replace(/ \d+$/, '')} ${id}`;
		return folder && path && isFree(player, path) ? copyFolder(player, folder.path, path) : NOTHING;
	},
	'write outside': async (player, { n, id }) => {
		const file = oneOf(files(player), n[0]);
		if (!file) return NOTHING;
		const { host } = player;
		const text = await host.backend.inner.read(file.path);
		const end = text === '' || /[\r\n]$/.test(text) ? '' : '\n';
		await host.backend.inner.write(file.path, `${text}${end}\nFrom elsewhere ${tokenOf(id)}.\n`);
		await host.app.vault.externalChange(file.path);
		return { words: `another program writes at the end of ${file.path}`, by: 'files' };
	},
	'tear a note': tear,
	restart: async player => {
		const note = player.view()?.file?.path ?? '';
		await player.restart(note);
		return { words: 'quits the app and starts it again', by: 'app' };
	},
};
