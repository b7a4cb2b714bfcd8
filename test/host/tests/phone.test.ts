import { afterEach, expect, it, vi } from 'vitest';
import type { App } from '../app';
import type { KeyboardKind } from '../page/phone/keyboard';
import { Phone } from '../page/phone/phone';
import { Platform, setDevice } from '../platform';
import { WorkspaceMobileDrawer, WorkspaceSidedock } from '../workspace/sidedock';
import { all, bootSample, one } from './sample';

const FILES = { 'a.md': 'End', 'b.md': 'Other' };
/** The keyboard and the toolbar come and go a little after the focus. */
const SETTLED = 600;
const phones: Phone[] = [];
afterEach(() => {
	vi.useRealTimers();
	for (const phone of phones.splice(0)) phone.unload();
});

async function startPhone(keyboard: KeyboardKind = 'none') {
	const booted = await bootSample({ files: FILES, note: 'a.md', mobile: true });
	const phone = new Phone(booted.app, keyboard);
	phones.push(phone);
	void phone.load();
	return booted;
}

const drawer = (side: 'left' | 'right') => one(`.workspace-drawer.mod-${side}`);
const options = () => all('.mobile-toolbar-option').map(el => el.getAttribute('data-command-id'));

function touch(type: 'touchstart' | 'touchend', clientX: number, clientY = 200): void {
	const at = { clientX, clientY };
	const event = new Event(type, { bubbles: true });
	document.body.dispatchEvent(
		Object.assign(event, { changedTouches: [at], touches: type === 'touchstart' ? [at] : [] }),
	);
}

function swipe(from: number, to: number, down = 0): void {
	touch('touchstart', from);
	touch('touchend', to, 200 + down);
}

function finger(type: string, clientX = 10): Event {
	const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 10 });
	return Object.assign(event, { pointerType: 'touch', isPrimary: true });
}

it.each([
	{
		device: 'android-phone',
		flags: ['isMobile', 'isMobileApp', 'isAndroidApp', 'isPhone'],
		cls: 'is-phone is-android',
	},
	{
		device: 'android-tablet',
		flags: ['isMobile', 'isMobileApp', 'isAndroidApp', 'isTablet'],
		cls: 'is-tablet is-android',
	},
	{ device: 'iphone', flags: ['isMobile', 'isMobileApp', 'isIosApp', 'isPhone', 'isMacOS'], cls: 'is-phone is-ios' },
	{ device: 'ipad', flags: ['isMobile', 'isMobileApp', 'isIosApp', 'isTablet', 'isMacOS'], cls: 'is-tablet is-ios' },
	{ device: 'desktop', flags: ['isDesktop', 'isDesktopApp', 'isLinux'], cls: '' },
] as const)('the flags and the classes of the body tell: $device', async ({ device, flags, cls }) => {
	await bootSample({ mobile: device });
	const on = Object.entries(Platform).filter(([, value]) => value === true);
	expect(on.map(([name]) => name).sort()).toEqual([...flags].sort());
	const classes = [...document.body.classList].filter(name => /^is-(phone|tablet|ios|android)$/.test(name));
	expect(classes.join(' ')).toBe(cls);
	expect(document.body.classList.contains('is-mobile')).toBe(device !== 'desktop');
});

it.each([
	{ mobile: true, offered: ['for-thumbs'] },
	{ mobile: false, offered: [] },
])('a command for mobile alone is offered there alone: $mobile', async ({ mobile, offered }) => {
	const { app } = await bootSample({ mobile });
	app.commands.add({ id: 'for-thumbs', name: 'For thumbs', mobileOnly: true, callback: () => {} });
	const ids = app.commands.listCommands().map(({ id }) => id);
	app.commands.remove('for-thumbs');
	expect(ids.filter(id => id === 'for-thumbs')).toEqual(offered);
});

it('on a phone the sides of the window are drawers, which revealLeaf opens and collapse closes', async () => {
	const { app, palette } = await startPhone();
	const { rightSplit } = app.workspace;
	expect([rightSplit instanceof WorkspaceMobileDrawer, rightSplit instanceof WorkspaceSidedock]).toEqual([true, false]);
	expect(drawer('right').style.display).toBe('none');
	await palette('Open view');
	expect(rightSplit.collapsed).toBe(false);
	expect(drawer('right').style.display).toBe('');
	rightSplit.collapse();
	expect(drawer('right').style.display).toBe('none');
});

it('on a desktop the sides of the window stand beside the notes', async () => {
	const { app } = await bootSample({ files: FILES });
	expect(app.workspace.rightSplit).toBeInstanceOf(WorkspaceSidedock);
});

/** The left drawer with something in it that can be pressed. */
function withButton({ workspace }: App): HTMLButtonElement {
	return workspace.leftSplit.containerEl.createEl('button', { text: 'Notes' });
}

it('behind an open drawer nothing can be reached; the focus goes in and comes back', async () => {
	const { app, editor } = await startPhone();
	const button = withButton(app);
	editor.focus();
	app.workspace.leftSplit.expand();
	expect(document.activeElement).toBe(button);
	expect(one('.cm-content').closest('[inert]')).not.toBeNull();
	expect(button.closest('[inert]')).toBeNull();
	app.workspace.leftSplit.collapse();
	expect(all('[inert]')).toEqual([]);
	expect(editor.hasFocus()).toBe(true);
});

it('one drawer is open at a time', async () => {
	const { app } = await startPhone();
	const { leftSplit, rightSplit } = app.workspace;
	leftSplit.expand();
	rightSplit.expand();
	expect([leftSplit.collapsed, rightSplit.collapsed]).toEqual([true, false]);
	expect(drawer('right').closest('[inert]')).toBeNull();
	expect(drawer('left').closest('[inert]')).not.toBeNull();
});

it.each([
	{
		how: 'Esc',
		close: () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
	},
	{ how: 'a touch beside it', close: () => one('.workspace-drawer-backdrop').click() },
	{ how: 'a swipe to its side', close: () => swipe(300, 100) },
])('an open drawer is closed by $how', async ({ close }) => {
	const { app } = await startPhone();
	app.workspace.leftSplit.expand();
	expect(one('.workspace-drawer-backdrop').style.display).toBe('');
	close();
	expect(app.workspace.leftSplit.collapsed).toBe(true);
	expect(one('.workspace-drawer-backdrop').style.display).toBe('none');
});

it('a note that is opened puts the drawer away', async () => {
	const { app, open } = await startPhone();
	app.workspace.leftSplit.expand();
	await open('b.md');
	expect(app.workspace.leftSplit.collapsed).toBe(true);
});

it('a swipe from the edge opens a drawer; one from elsewhere, or down, does not', async () => {
	const { app } = await startPhone();
	const { leftSplit, rightSplit } = app.workspace;
	swipe(100, 300);
	swipe(5, 100, 300);
	expect([leftSplit.collapsed, rightSplit.collapsed]).toEqual([true, true]);
	swipe(5, 200);
	expect([leftSplit.collapsed, rightSplit.collapsed]).toEqual([false, true]);
	swipe(300, 100);
	swipe(window.innerWidth - 5, window.innerWidth - 200);
	expect([leftSplit.collapsed, rightSplit.collapsed]).toEqual([true, false]);
});

it('the toolbar shows while a note is being written', async () => {
	const { editor, tick } = await startPhone();
	expect(one('.mobile-toolbar').style.display).toBe('none');
	editor.focus();
	await tick(SETTLED);
	expect(one('.mobile-toolbar').style.display).toBe('');
	expect(document.body.classList.contains('mod-toolbar-open')).toBe(true);
	editor.blur();
	await tick(SETTLED);
	expect(one('.mobile-toolbar').style.display).toBe('none');
	expect(document.body.classList.contains('mod-toolbar-open')).toBe(false);
});

it('the toolbar has the app’s commands of editing, then all that have an icon and can run now', async () => {
	const { app, editor, tick } = await startPhone();
	const run = { callback: () => {} };
	app.commands.add({ id: 'iconed', name: 'Iconed', icon: 'dices', ...run });
	app.commands.add({ id: 'plain', name: 'Plain', ...run });
	app.commands.add({ id: 'idle', name: 'Idle', icon: 'dices', checkCallback: () => false });
	editor.focus();
	await tick(SETTLED);
	const [undo, redo] = options();
	expect([undo, redo]).toEqual(['editor:undo', 'editor:redo']);
	expect(options().at(-1)).toBe('iconed');
	for (const id of ['iconed', 'plain', 'idle']) app.commands.remove(id);
});

it('a press on the toolbar runs the command and leaves the focus in the editor', async () => {
	const { editor, tick } = await startPhone();
	editor.focus();
	await tick(SETTLED);
	editor.replaceRange('The ', { line: 0, ch: 0 });
	const undo = one('[data-command-id="editor:undo"]');
	const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
	undo.dispatchEvent(press);
	undo.click();
	expect(press.defaultPrevented).toBe(true);
	expect(editor.getValue()).toBe('End');
	expect(editor.hasFocus()).toBe(true);
});

const keyboardHeight = () => document.documentElement.style.getPropertyValue('--keyboard-height');

it('a field of text opens the keyboard, and the app tells its height in a variable and in events', async () => {
	const { tick } = await startPhone('drawn');
	const told: string[] = [];
	const tell = (event: Event) =>
		told.push(`${event.type} ${(event as Event & { keyboardHeight: number }).keyboardHeight}`);
	const names = ['keyboardWillShow', 'keyboardDidShow', 'keyboardWillHide', 'keyboardDidHide'];
	for (const name of names) window.addEventListener(name, tell);
	const half = Math.round(window.innerHeight / 2);
	const field = document.body.createEl('input');
	field.focus();
	await tick(SETTLED);
	expect(keyboardHeight()).toBe(`${half}px`);
	expect(one('.host-keyboard').getAttribute('aria-hidden')).toBe('true');
	field.blur();
	await tick(SETTLED);
	expect(keyboardHeight()).toBe('0px');
	expect(all('.host-keyboard')).toEqual([]);
	expect(told).toEqual([
		`keyboardWillShow ${half}`,
		`keyboardDidShow ${half}`,
		'keyboardWillHide 0',
		'keyboardDidHide 0',
	]);
	for (const name of names) window.removeEventListener(name, tell);
});

it('the keyboard goes with the field that it was for', async () => {
	const { tick } = await startPhone('drawn');
	const field = document.body.createEl('textarea');
	field.focus();
	await tick(SETTLED);
	expect(all('.host-keyboard')).toHaveLength(1);
	field.remove();
	await tick(SETTLED);
	expect(all('.host-keyboard')).toEqual([]);
});

it('what takes no text opens no keyboard', async () => {
	const { tick } = await startPhone('drawn');
	const still = Object.assign(document.body.createEl('input'), { readOnly: true });
	const others = ['select', 'button'].map(tag => document.body.createEl(tag as 'select' | 'button'));
	const inputs = ['checkbox', 'radio', 'range'].map(type => document.body.createEl('input', { type }));
	for (const el of [still, ...others, ...inputs]) {
		el.focus();
		await tick(SETTLED);
		expect(all('.host-keyboard')).toEqual([]);
	}
});

it('a finger that rests opens the context menu, and presses nothing when it is lifted', async () => {
	await startPhone();
	const seen: string[] = [];
	const button = document.body.createEl('button');
	for (const type of ['contextmenu', 'mousedown', 'click']) button.addEventListener(type, () => seen.push(type));
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	button.dispatchEvent(finger('pointerdown'));
	vi.advanceTimersByTime(500);
	button.dispatchEvent(finger('pointerup'));
	button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
	button.click();
	expect(seen).toEqual(['contextmenu']);
	button.dispatchEvent(finger('pointerdown'));
	vi.advanceTimersByTime(100);
	button.dispatchEvent(finger('pointerup'));
	button.click();
	expect(seen).toEqual(['contextmenu', 'click']);
});

it('on iOS a finger that rests opens the context menu of what can be dragged alone', async () => {
	await startPhone();
	setDevice('iphone');
	const seen: string[] = [];
	const buttons = ['nav-files-container', 'other'].map(cls => document.body.createDiv(cls).createEl('button', { cls }));
	for (const button of buttons) button.addEventListener('contextmenu', () => seen.push(button.className));
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	for (const button of buttons) {
		button.dispatchEvent(finger('pointerdown'));
		vi.advanceTimersByTime(500);
		button.dispatchEvent(finger('pointerup'));
	}
	setDevice('android-phone');
	expect(seen).toEqual(['nav-files-container']);
});

it('a phone has no status bar', async () => {
	await startPhone();
	expect(all('.status-bar-item')).toEqual([]);
});

it('a finger that moves opens no context menu', async () => {
	await startPhone();
	const seen: string[] = [];
	const button = document.body.createEl('button');
	button.addEventListener('contextmenu', () => seen.push('contextmenu'));
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	button.dispatchEvent(finger('pointerdown'));
	button.dispatchEvent(finger('pointermove', 40));
	vi.advanceTimersByTime(1000);
	expect(seen).toEqual([]);
});

it('nothing of the phone is left when it goes', async () => {
	const { app, editor, tick } = await startPhone('drawn');
	const before = app.commands.ids().filter(id => id.startsWith('editor:'));
	editor.focus();
	await tick(SETTLED);
	expect(all('.host-keyboard')).toHaveLength(1);
	phones.pop()?.unload();
	expect(before.length).toBeGreaterThan(0);
	expect(app.commands.ids().filter(id => id.startsWith('editor:'))).toEqual([]);
	expect(all('.host-keyboard, .mobile-toolbar, .workspace-drawer-backdrop')).toEqual([]);
	expect(keyboardHeight()).toBe('');
});
