import type { App } from '../../app';
import type { Command } from '../../commands';
import { Component } from '../../component';
import { setIcon } from '../../icons';
import { EDITING_COMMANDS } from './editing-commands';
import { TOUCH_OVER } from './keyboard';
import { revealCursor } from './reveal-cursor';

/** What a command without an icon gets in the app. */
const NO_ICON = 'circle-question-mark';

/**
 * The row of buttons above the keyboard while a note is being written. In the app players put the commands of plugins there
 * one by one; here all that have an icon and can run now are there from the start.
 */
export class Toolbar extends Component {
	private readonly containerEl: HTMLElement;
	private readonly listEl: HTMLElement;
	private timer = 0;
	private isShown = false;

	constructor(private readonly app: App) {
		super();
		this.containerEl = createDiv('mobile-toolbar');
		const attr = { role: 'toolbar', 'aria-label': 'Commands' };
		this.listEl = this.containerEl
			.createDiv('mobile-toolbar-options-container')
			.createDiv({ cls: 'mobile-toolbar-options-list', attr });
	}

	override onload(): void {
		this.app.containerEl.append(this.containerEl);
		this.containerEl.hide();
		// A press leaves the focus, and with it the keyboard, in the editor.
		for (const type of ['pointerdown', 'mousedown'])
			this.registerDomEvent(this.containerEl, type, (event: Event) => event.preventDefault());
		for (const type of ['focusin', 'focusout']) this.registerDomEvent(document, type, () => this.updateLater());
		for (const name of ['layout-change', 'host-mode-change'])
			this.registerEvent(this.app.workspace.on(name, () => this.updateLater()));
		this.register(() => window.clearTimeout(this.timer));
		this.updateLater();
	}

	override onunload(): void {
		this.show(false);
		this.containerEl.remove();
	}

	private updateLater(): void {
		window.clearTimeout(this.timer);
		this.timer = window.setTimeout(() => this.update(), TOUCH_OVER);
	}

	private update(): void {
		const isWriting = document.activeElement?.matches('.cm-content') ?? false;
		if (isWriting) this.draw();
		this.show(isWriting);
	}

	private show(on: boolean): void {
		if (on === this.isShown) return;
		this.isShown = on;
		this.containerEl.toggle(on);
		document.body.classList.toggle('mod-toolbar-open', on);
		if (on) revealCursor(this.app);
	}

	private draw(): void {
		const commands = this.commands();
		const drawn = Array.from(this.listEl.children, option => option.getAttribute('data-command-id'));
		if (commands.map(({ id }) => id).join() === drawn.join()) return;
		this.listEl.empty();
		for (const command of commands) this.drawOption(command);
	}

	/** The app's own first. */
	private commands(): Command[] {
		const own = EDITING_COMMANDS.map(({ id }) => id);
		const canRun = this.app.commands.listCommands();
		return [
			...canRun.filter(({ id }) => own.includes(id)),
			...canRun.filter(({ id, icon }) => !own.includes(id) && icon),
		];
	}

	private drawOption({ id, name, icon = NO_ICON }: Command): void {
		const attr = { 'data-command-id': id, 'aria-label': name, title: name, tabindex: '-1' };
		const option = this.listEl.createEl('button', { cls: 'mobile-toolbar-option clickable-icon', attr });
		setIcon(option, icon);
		option.addEventListener('click', () => this.app.commands.executeCommandById(id));
	}
}
