import type { KeymapContext, Modifier, PaneType } from 'obsidian';
import { Platform } from './platform';

type KeyListener = (event: KeyboardEvent, context: KeymapContext) => unknown;

export interface KeyHandler {
	readonly scope: Scope;
	readonly modifiers: readonly Modifier[] | null;
	readonly key: string | null;
	readonly listener: KeyListener;
}

type ModifierState = Readonly<Record<Modifier, boolean>>;

const KEYS = ['Ctrl', 'Meta', 'Shift', 'Alt'] as const;

function modifiersOf(event: KeyboardEvent | MouseEvent): ModifierState {
	return {
		Mod: Platform.isMacOS ? event.metaKey : event.ctrlKey,
		Ctrl: event.ctrlKey,
		Meta: event.metaKey,
		Shift: event.shiftKey,
		Alt: event.altKey,
	};
}

/** `null` stands for any modifiers; a list must match exactly. */
function matches(handler: KeyHandler, event: KeyboardEvent): boolean {
	if (handler.key !== null && handler.key.toLowerCase() !== event.key.toLowerCase()) return false;
	if (handler.modifiers === null) return true;
	const mod = Platform.isMacOS ? 'Meta' : 'Ctrl';
	const needed = new Set(handler.modifiers.map(name => (name === 'Mod' ? mod : name)));
	const pressed = modifiersOf(event);
	return KEYS.every(name => needed.has(name) === pressed[name]);
}

export class Scope {
	private handlers: KeyHandler[] = [];

	constructor(readonly parent?: Scope) {}

	register(modifiers: readonly Modifier[] | null, key: string | null, listener: KeyListener): KeyHandler {
		const handler: KeyHandler = { scope: this, modifiers, key, listener };
		this.handlers.push(handler);
		return handler;
	}

	unregister(handler: KeyHandler): void {
		this.handlers = this.handlers.filter(other => other !== handler);
	}

	/** The first handler that fits takes the key; `false` from it keeps the browser from acting on it. */
	handle(event: KeyboardEvent): boolean {
		const handler = this.handlers.find(candidate => matches(candidate, event));
		if (!handler) return this.parent?.handle(event) ?? false;
		if (handler.listener(event, { modifiers: null, key: event.key, vkey: event.key }) === false) {
			event.preventDefault();
			event.stopPropagation();
		}
		return true;
	}

	/** Only tests ask. */
	handlerCount(): number {
		return this.handlers.length;
	}
}

export class Keymap {
	private stack: Scope[] = [];

	/** `viewScope` tells the scope of the active view, if it has one of its own. */
	constructor(
		readonly root: Scope,
		private readonly viewScope: () => Scope | null = () => null,
	) {}

	pushScope(scope: Scope): void {
		this.stack.push(scope);
	}

	popScope(scope: Scope): void {
		this.stack = this.stack.filter(other => other !== scope);
	}

	onKey(event: KeyboardEvent): void {
		(this.stack.at(-1) ?? this.viewScope() ?? this.root).handle(event);
	}

	/** Only tests ask. */
	depth(): number {
		return this.stack.length;
	}

	static isModifier(event: KeyboardEvent | MouseEvent, modifier: Modifier): boolean {
		return modifiersOf(event)[modifier];
	}

	static isModEvent(event?: KeyboardEvent | MouseEvent | null): PaneType | boolean {
		if (!event) return false;
		if ('button' in event && event.button === 1) return 'tab';
		const { Mod, Alt, Shift } = modifiersOf(event);
		if (!Mod) return false;
		if (!Alt) return 'tab';
		return Shift ? 'window' : 'split';
	}
}
