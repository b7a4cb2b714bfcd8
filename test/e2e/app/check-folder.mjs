const NAME = 'Sworn Journal check';

/** Why the stories cannot be played here; nothing is changed then. */
export const hindrance = page =>
	page.evaluate(async name => {
		const { app } = window;
		const plugin = app.plugins.plugins['sworn-journal'];
		if (!plugin) return 'Sworn Journal is not enabled in this vault. Enable it under Settings → Community plugins.';
		const left = app.vault.getAllLoadedFiles().find(({ path }) => path.startsWith(name));
		if (left) return `“${left.path}” is left over from an earlier run. Look at it, delete it, and run this again.`;
		const { trigger = ';;', certain = 'at_once', inReading, inEditor } = (await plugin.loadData()) ?? {};
		if (trigger === '') return 'Typed moves are switched off: choose a trigger in the settings of Sworn Journal.';
		if (certain !== 'at_once') return 'Effects without a choice wait for a press: choose “at once” in the settings.';
		if ([inReading, inEditor].includes('story')) return 'Records are hidden: choose lines or cards in the settings.';
		const language = localStorage.getItem('language') ?? 'en';
		if (!language.startsWith('en')) return `The app speaks “${language}”: choose English, as buttons are named in it.`;
		return undefined;
	}, NAME);

/** The text that begins a typed move in this vault. */
export const triggerOf = page =>
	page.evaluate(async () => (await window.app.plugins.plugins['sworn-journal'].loadData())?.trigger ?? ';;');

export async function makeFolder(page) {
	const folder = `${NAME} ${new Date().toISOString().slice(0, 16).replace('T', ' ').replace(':', '')}`;
	await page.evaluate(path => window.app.vault.createFolder(path), folder);
	return folder;
}

export const removeFolder = (page, path) =>
	page.evaluate(async folder => {
		const { vault } = window.app;
		const found = vault.getAbstractFileByPath(folder);
		if (found) await vault.delete(found, true);
	}, path);

/** All files of the vault outside of the folder, each with what would show that it was changed. */
export const filesOutside = (page, folder) =>
	page.evaluate(
		path =>
			window.app.vault
				.getFiles()
				.filter(file => !file.path.startsWith(`${path}/`))
				.map(file => `${file.path} (${file.stat.size} bytes, ${file.stat.mtime})`),
		folder,
	);
