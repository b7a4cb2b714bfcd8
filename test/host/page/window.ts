import type { App } from '../app';
import { Platform } from '../platform';
import { FileList } from './files/file-list';
import { drawInlineTitles } from './inline-title';
import { drawNoteBar } from './note-bar';
import { Phone } from './phone/phone';
import { wantedKeyboard } from './phone/emulated-device';
import { drawRibbon } from './ribbon';
import { drawToolbar } from './toolbar';
import { drawWordCount } from './word-count';

/** What is around the notes: their list, tabs, the ribbon and the status bar; on a phone the list and the ribbon in a drawer. */
export function drawWindow(app: App, root: HTMLElement, query: URLSearchParams): void {
	const bar = createDiv({ cls: 'host-bar', attr: { role: 'region', 'aria-label': 'Open notes and sides' } });
	const files = createEl('nav', { cls: 'file-list', attr: { 'aria-label': 'Notes' } });
	app.ribbonEl.before(bar, files);
	app.workspace.containerEl.setAttr('role', 'main');
	app.statusBarEl.setAttr('role', 'contentinfo');
	new FileList(app, files);
	if (Platform.isMobile) {
		app.workspace.leftSplit.containerEl.append(files, app.ribbonEl);
		void new Phone(app, wantedKeyboard(query)).load();
	} else drawWordCount(app);
	drawToolbar(app, bar, () => {
		if (Platform.isMobile) app.workspace.leftSplit.toggle();
		else root.classList.toggle('is-files-closed');
	});
	drawNoteBar(app);
	drawInlineTitles(app);
	drawRibbon(app);
}
