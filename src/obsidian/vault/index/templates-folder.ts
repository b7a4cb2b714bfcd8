import type { App } from 'obsidian';

/** The folder of the core Templates plugin: a character or a track in it is a form, not one of play. */
export async function templatesFolder({ vault }: App): Promise<string | undefined> {
	const path = `${vault.configDir}/templates.json`;
	try {
		return (await vault.adapter.exists(path)) ? folderIn(await vault.adapter.read(path)) : undefined;
	} catch {
		return undefined; // neither there to be read nor JSON
	}
}

/** `{"folder": "Templates"}`; anything else is no folder. */
function folderIn(json: string): string | undefined {
	const saved: unknown = JSON.parse(json);
	const folder = typeof saved === 'object' && saved !== null && 'folder' in saved ? saved.folder : undefined;
	return typeof folder === 'string' && folder !== '' ? folder.replace(/^\/+|\/+$/g, '') : undefined;
}
