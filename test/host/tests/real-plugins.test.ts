import { expect, it, vi } from 'vitest';
import { requestUrl, setTooltip } from '../functions';
import { Plugin } from '../plugin';
import type { PluginClass } from '../plugin-loader';
import { FileView } from '../workspace/leaf';
import { boot } from '../../support/boot';

it('bytes that a plugin writes are read again as they were', async () => {
	const { app, close } = await boot({ load: 'none' });
	const bytes = new Uint8Array([0, 255, 128, 10, 13]);
	await app.vault.adapter.writeBinary('icon.png', bytes.buffer);
	expect([...new Uint8Array(await app.vault.adapter.readBinary('icon.png'))]).toEqual([...bytes]);
	await close();
});

it('a plugin is known to the app before its onload runs', async () => {
	const known: unknown[] = [];
	class Asking extends Plugin {
		override onload(): void {
			const { plugins, enabledPlugins } = this.app.plugins;
			known.push(enabledPlugins.has(this.manifest.id), plugins[this.manifest.id] === this);
		}
	}
	const { close } = await boot({ load: Asking as PluginClass });
	expect(known).toEqual([true, true]);
	await close();
});

it('a file that no view is for cannot be opened, and who asks is told', async () => {
	const { app, close } = await boot({ load: 'none', files: { 'map.png': '' } });
	const file = app.vault.getFileByPath('map.png');
	if (!file) throw new Error('no map');
	await expect(app.workspace.getLeaf(false).openFile(file)).rejects.toThrow('a view for .png files is not built');
	await close();
});

it('a command is found and run by its id', async () => {
	const ran: string[] = [];
	class Commanding extends Plugin {
		override onload(): void {
			this.addCommand({ id: 'greet', name: 'Greet', callback: () => ran.push('greet') });
		}
	}
	const { app, plugin, close } = await boot({ load: Commanding as PluginClass });
	const id = `${plugin.manifest.id}:greet`;
	expect(app.commands.commands[id]?.name).toContain('Greet');
	expect(app.commands.executeCommandById(id)).toBe(true);
	expect(ran).toEqual(['greet']);
	await close();
});

it('a file view takes its file from the state that it is given, and tells it in its own', async () => {
	const loaded: string[] = [];
	class Watching extends FileView {
		getViewType = () => 'watching';
		override async onLoadFile(file: { path: string }): Promise<void> {
			loaded.push(file.path);
		}
	}
	const { app, close } = await boot({ load: 'none', files: { 'a.md': '', 'b.md': '' } });
	app.workspace.viewCreators.set('watching', leaf => new Watching(leaf));
	const leaf = app.workspace.getLeaf(false);
	await leaf.setViewState({ type: 'watching', state: { file: 'a.md' } });
	expect(leaf.view.getState()).toMatchObject({ file: 'a.md' });
	const { view } = leaf;
	if (!(view instanceof FileView)) throw new Error('not the view that was asked for');
	await view.loadFile(app.vault.getFileByPath('b.md'));
	expect(view.file?.path).toBe('b.md');
	expect(loaded).toEqual(['a.md', 'b.md']);
	leaf.detach();
	app.workspace.viewCreators.delete('watching');
	await close();
});

it('many links are resolved without looking through all files for each', async () => {
	const paths = Array.from({ length: 500 }, (_, i) => `Notes/Note ${i}.md`);
	const { app, close } = await boot({ load: 'none', files: Object.fromEntries(paths.map(path => [path, ''])) });
	const looks = vi.spyOn(app.vault, 'getFiles');
	for (let i = 0; i < paths.length; i++) {
		expect(app.metadataCache.getFirstLinkpathDest(`Note ${i}`, '')?.path).toBe(paths[i]);
	}
	expect(looks.mock.calls.length).toBeLessThanOrEqual(1);
	await close();
});

it('a tooltip is a label, and keeps where it wants to stand', () => {
	const el = createDiv();
	setTooltip(el, 'Roll', { placement: 'left', classes: ['dice', 'red'], delay: 0 });
	expect(el.getAttribute('aria-label')).toBe('Roll');
	expect(el.dataset).toMatchObject({ tooltipPosition: 'left', tooltipClasses: 'dice red', tooltipDelay: '0' });
});

it('the network is refused by name', () => {
	expect(() => requestUrl({ url: 'https://example.org' })).toThrow(/requestUrl of https:\/\/example\.org/);
});
