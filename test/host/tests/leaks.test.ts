import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import { expect, it } from 'vitest';
import { Component } from '../component';
import { Plugin } from '../plugin';
import type { PluginClass } from '../plugin-loader';
import { Menu } from '../ui/menu';
import { Modal } from '../ui/modal';
import { Notice } from '../ui/notice';
import { boot } from '../../support/boot';
import { all, bootSample } from './sample';

const nothing = (): void => {};

class Widget extends WidgetType {
	toDOM(): HTMLElement {
		return createSpan('sworn-pill');
	}
}

/** What a plugin may leave, each with how to remove it after the test and how to report it. */
interface Leftover {
	readonly what: string;
	readonly leave: (plugin: Plugin) => (() => void) | void;
	readonly told: RegExp;
}

/** Leaves something, and gives back what takes it away. */
const left =
	<T>(what: T, takeAway: (what: T) => void) =>
	() =>
		takeAway(what);

const leftovers: readonly Leftover[] = [
	{
		what: 'a timer',
		leave: () => left(window.setTimeout(nothing, 9000), timer => window.clearTimeout(timer)),
		told: /a timer of 9000 ms \(.*leaks\.test/,
	},
	{
		what: 'an interval',
		leave: () => left(window.setInterval(nothing, 9000), timer => window.clearInterval(timer)),
		told: /an interval of 9000 ms/,
	},
	{
		what: 'a listener on the window',
		leave: () => {
			window.addEventListener('resize', nothing);
			return () => window.removeEventListener('resize', nothing);
		},
		told: /a listener for "resize" on the window/,
	},
	{
		what: 'a listener on the document',
		leave: () => {
			document.addEventListener('selectionchange', nothing, { capture: true });
			return () => document.removeEventListener('selectionchange', nothing, true);
		},
		told: /a listener for "selectionchange" on the document/,
	},
	{
		what: 'an observer',
		leave: () => {
			const observer = new MutationObserver(nothing);
			observer.observe(document.body, { childList: true });
			return () => observer.disconnect();
		},
		told: /a MutationObserver/,
	},
	{
		what: 'a component',
		leave: () => {
			const component = new Component();
			void component.load();
			return () => component.unload();
		},
		told: /a loaded Component/,
	},
	{
		what: 'a style element',
		leave: () => left(document.head.createEl('style', { cls: 'mine' }), style => style.remove()),
		told: /<style\.mine> in <head>/,
	},
	{
		what: 'a class of the page',
		leave: () => {
			document.body.addClass('is-mine');
			return () => document.body.removeClass('is-mine');
		},
		told: /the class "is-mine" of <body>/,
	},
	{
		what: 'a variable of the page',
		leave: () => {
			document.documentElement.style.setProperty('--mine', '1');
			return () => document.documentElement.style.removeProperty('--mine');
		},
		told: /the attribute style="--mine: 1;" of <html>/,
	},
	{
		what: 'a variable of the window',
		leave: () => left(Reflect.set(window, 'minePlugin', {}), () => Reflect.deleteProperty(window, 'minePlugin')),
		told: /window\.minePlugin/,
	},
	{
		what: 'a modal',
		leave: ({ app }) => {
			const modal = new Modal(app);
			modal.open();
			return () => modal.close();
		},
		told: /<div\.modal-container/,
	},
	{
		what: 'a menu',
		leave: () => left(new Menu().showAtPosition({ x: 0, y: 0 }), menu => menu.hide()),
		told: /<div\.menu/,
	},
	{
		what: 'a notice that stays',
		leave: () => left(new Notice('Mine', 0), notice => notice.hide()),
		told: /<div\.notice-container/,
	},
	{
		what: 'an element in the frame of the app',
		leave: ({ app }) => void app.containerEl.createDiv('mine-panel'),
		told: /<div\.mine-panel> in <div>/,
	},
	{
		what: 'a widget in an editor',
		leave: ({ app }) => {
			const side = { widget: new Widget(), side: 1 };
			const decorations = EditorView.decorations.of(Decoration.set(Decoration.widget(side).range(0)));
			app.workspace.editorExtensions.push(decorations);
			app.workspace.updateOptions();
			return () => app.workspace.editorExtensions.remove(decorations);
		},
		told: /<span\.sworn-pill>/,
	},
];

it.each(leftovers)('$what that a plugin leaves behind is told', async ({ leave, told }) => {
	class Leaving extends Plugin {}
	const host = await boot({ load: Leaving as PluginClass, files: { 'a.md': 'text\n' }, note: 'a.md' });
	const takeAway = leave(host.plugin);
	try {
		await expect(host.close()).rejects.toThrow(told);
	} finally {
		takeAway?.();
	}
});

it('what waits for a frame or an idle moment comes before a test continues, however busy the machine is', async () => {
	const host = await boot({ load: 'none' });
	const came: string[] = [];
	requestAnimationFrame(() => {
		came.push('frame');
		requestIdleCallback(({ timeRemaining }) => {
			came.push(typeof timeRemaining());
			window.setTimeout(() => came.push('timer'), 20);
		});
	});
	await host.tick();
	expect(came).toEqual(['frame', 'number', 'timer']);
	await host.close();
});

it('a frame or an idle moment that is called off does not come', async () => {
	const host = await boot({ load: 'none' });
	const came: string[] = [];
	cancelAnimationFrame(requestAnimationFrame(() => came.push('frame')));
	cancelIdleCallback(requestIdleCallback(() => came.push('idle')));
	await host.tick();
	expect(came).toEqual([]);
	await host.close();
});

it('what never comes to rest is reported, with where it was started', async () => {
	const host = await boot({ load: 'none' });
	let isOver = false;
	const again = (): void => {
		if (!isOver) requestAnimationFrame(again);
	};
	again();
	await expect(host.tick()).rejects.toThrow(/never at rest: an animation frame \(again/);
	isOver = true;
	await host.close();
});

it('a Reading view out of sight keeps what a plugin drew that is gone, until it is cleared', async () => {
	const host = await bootSample({ files: { 'a.md': '```sample\nhello\n```\n' }, note: 'a.md', mode: 'preview' });
	expect(all('.markdown-reading-view .block-language-sample')).toHaveLength(1);
	await host.view.setMode('live');
	host.plugin.unload();
	expect(all('.markdown-reading-view .block-language-sample')).toHaveLength(1);
	host.view.previewMode.clear();
	expect(all('.markdown-reading-view .block-language-sample')).toEqual([]);
});
