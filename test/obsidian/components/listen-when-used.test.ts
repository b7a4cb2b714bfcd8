import type { Plugin } from 'obsidian';
import { Component } from 'obsidian';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenWhenUsed } from '../../../src/obsidian/components/listen-when-used';
import { keepFromEditor } from '../../../src/obsidian/editor/stop-editor-events';
import { onRecordMenu } from '../../../src/obsidian/features/record-menu/on-record-menu';
import type { Booted } from '../../support/boot';
import { boot } from '../../support/boot';

let booted: Booted<Plugin>;

beforeEach(async () => {
	booted = await boot();
});
afterEach(() => booted.close());

/** An element that listens for a click and a key once something happens on it, and what it has heard. */
function listener(parent: HTMLElement = document.body) {
	const el = document.createElement('button');
	parent.append(el);
	const owner = new Component();
	const heard: string[] = [];
	const listen = vi.fn(() => {
		for (const type of ['click', 'keydown']) el.addEventListener(type, () => heard.push(type));
	});
	listenWhenUsed(owner, el, listen);
	return { el, owner, heard, listen };
}

it('hears the first event and those after it, and listens once', () => {
	const { el, heard, listen } = listener();
	el.click();
	el.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
	expect(heard).toEqual(['click', 'keydown']);
	expect(listen).toHaveBeenCalledOnce();
	el.remove();
});

it('hears what is done to an element inside it', () => {
	const { el, heard } = listener();
	el.createSpan().click();
	expect(heard).toEqual(['click']);
	el.remove();
});

it('hears nothing once its record is gone', () => {
	const { el, owner, listen } = listener();
	owner.load();
	owner.unload();
	el.click();
	expect(listen).not.toHaveBeenCalled();
	el.remove();
});

it('hears in a window that was opened later', () => {
	const frame = document.body.createEl('iframe');
	const other = frame.contentDocument as Document;
	const { el, heard } = listener(other.body);
	el.click();
	expect(heard).toEqual([]);
	booted.app.workspace.trigger('window-open', {}, { document: other });
	el.click();
	expect(heard).toEqual(['click']);
	frame.remove();
});

it.each([
	['keeping from the editor', (owner: Component, el: HTMLElement) => keepFromEditor(owner, el)],
	['the menu of a record', (owner: Component, el: HTMLElement) => owner.register(onRecordMenu(el, () => []))],
])('begins with whatever begins %s', (_, listen) => {
	const el = document.body.createDiv();
	const types: string[] = [];
	const add = vi.spyOn(el, 'addEventListener').mockImplementation(type => void types.push(type));
	const owner = new Component();
	owner.load();
	listen(owner, el);
	add.mockRestore();
	owner.unload();
	const first = types.filter(type => !/^pointer(?:move|up|cancel)$/.test(type));
	expect(first.length).toBeGreaterThan(3);
	for (const type of first) {
		const began = vi.fn();
		listenWhenUsed(owner, el, began);
		el.dispatchEvent(new Event(type, { bubbles: true }));
		expect(began, type).toHaveBeenCalledOnce();
	}
	el.remove();
});
