import { normalizePath, type App } from 'obsidian';

/** Where the core plugin Templates and the community plugin Templater store their template folder. */
const SETTINGS = [
	{ file: 'templates.json', key: 'folder' },
	{ file: 'plugins/templater-obsidian/data.json', key: 'templates_folder' },
] as const;

/** The template folders of the vault. Characters and tracks in them are templates and not part of play. */
export async function templateFolders({ vault }: App): Promise<readonly string[]> {
	const found = SETTINGS.map(async ({ file, key }) => {
		const path = `${vault.configDir}/${file}`;
		try {
			return (await vault.adapter.exists(path)) ? folderIn(await vault.adapter.read(path), key) : [];
		} catch {
			return []; // unreadable, or not JSON
		}
	});
	return (await Promise.all(found)).flat();
}

/** Reads `{"folder": "Templates"}`; returns nothing for anything else. */
function folderIn(json: string, key: string): readonly string[] {
	const saved: unknown = JSON.parse(json);
	const folder =
		typeof saved === 'object' && saved !== null ? new Map<string, unknown>(Object.entries(saved)).get(key) : '';
	return typeof folder === 'string' ? [normalizePath(folder)].filter(path => path !== '/') : [];
}
