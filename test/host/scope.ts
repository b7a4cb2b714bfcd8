import type { KeymapEventHandler, KeymapEventListener, Modifier, PaneType, UserEvent } from 'obsidian';
import { Platform } from './platform';

/** `null` stands for any modifiers; a list must match exactly. */
interface KeyHandler extends KeymapEventHandler {
	readonly needed: readonly Modifier[] | null;
	readonly listener: KeymapEventListener;
}

type ModifierState = Readonly<Record<Modifier, boolean>>;

const KEYS = ['Ctrl', 'Meta', 'Shift', 'Alt'] as const;

function modifiersOf(event: UserEvent): ModifierState {
	return {
		Mod: Platform.isMacOS ? event.metaKey : event.ctrlKey,
		Ctrl: event.ctrlKey,
		Meta: event.metaKey,
		Shift: event.shiftKey,
		Alt: event.altKey,
	};
}

function matches(handler: KeyHandler, event: KeyboardEvent): boolean {
	if (handler.key !== null && handler.key.toLowerCase() !== event.key.toLowerCase()) return false;
	if (handler.needed === null) return true;
	const mod = Platform.isMacOS ? 'Meta' : 'Ctrl';
	const needed = new Set(handler.needed.map(name => (name === 'Mod' ? mod : name)));
	const pressed = modifiersOf(event);
	return KEYS.every(name => needed.has(name) === pressed[name]);
}

export class Scope {
	private handlers: KeyHandler[] = [];

	constructor(readonly parent?: Scope) {}

	register(needed: readonly Modifier[] | null, key: string | null, listener: KeymapEventListener): KeymapEventHandler {
		const handler: KeyHandler = { scope: this, modifiers: needed?.join(',') ?? null, key, needed, listener };
		this.handlers.push(handler);
		return handler;
	}

	unregister(handler: KeymapEventHandler): void {
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

	/** `viewScope` returns the scope of the active view, if it has one of its own. */
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

	static isModEvent(event?: UserEvent | null): PaneType | boolean {
		if (!event) return false;
		if ('button' in event && event.button === 1) return 'tab';
		const { Mod, Alt, Shift } = modifiersOf(event);
		if (!Mod) return false;
		if (!Alt) return 'tab';
		return Shift ? 'window' : 'split';
	}
}
