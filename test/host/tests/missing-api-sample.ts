import { type App, loadMermaid } from 'obsidian';

/** Never run: the coverage test has to find what the host lacks in here, and nothing else. */
export async function useWhatIsMissing(app: App, el: HTMLElement): Promise<void> {
	el.onNodeInserted(() => el.addClass('is-there'));
	await loadMermaid();
	app.secretStorage.listSecrets();
}
