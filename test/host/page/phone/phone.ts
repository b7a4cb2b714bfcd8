import type { App } from '../../app';
import { Component } from '../../component';
import { Drawers } from './drawers';
import { addEditingCommands } from './editing-commands';
import { type KeyboardKind, makeKeyboard } from './keyboard';
import { LongPress } from './long-press';
import { Toolbar } from './toolbar';

/** What a phone has and a desktop has not: drawers, the toolbar, the on-screen keyboard, and a long press for a context menu. */
export class Phone extends Component {
	constructor(
		private readonly app: App,
		private readonly keyboard: KeyboardKind,
	) {
		super();
	}

	override onload(): void {
		this.register(addEditingCommands(this.app));
		this.addChild(new Drawers(this.app));
		this.addChild(makeKeyboard(this.app, this.keyboard));
		this.addChild(new Toolbar(this.app));
		this.addChild(new LongPress());
	}
}
