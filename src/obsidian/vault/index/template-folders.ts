import type { App } from 'obsidian';
import { normalizePath } from 'obsidian';

/** Where the core plugin Templates and the community's Templater keep the folder of their templates. */
const SETTINGS = [
	{ file: 'templates.json', key: 'folder' },
	{ file: 'plugins/templater-obsidian/data.json', key: 'templates_folder' },
] as const;

/** The folders of templates: a character or a track in one of them is a form, not one of play. */
export async function templateFolders({ vault }: App): Promise<readonly string[]> {
	const found = SETTINGS.map(async ({ file, key }) => {
		const path = `${vault.configDir}/${file}`;
		try {
			return (await vault.adapter.exists(path)) ? folderIn(await vault.adapter.read(path), key) : [];
		} catch {
			return []; // neither there to be read nor JSON
		}
	});
	return (await Promise.all(found)).flat();
}

/** `{"folder": "Templates"}`; anything else is no folder. */
function folderIn(json: string, key: string): readonly string[] {
	const saved: unknown = JSON.parse(json);
	const folder =
		typeof saved === 'object' && saved !== null ? new Map<string, unknown>(Object.entries(saved)).get(key) : '';
	return typeof folder === 'string' ? [normalizePath(folder)].filter(path => path !== '/') : [];
}
