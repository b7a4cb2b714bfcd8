import { expect, it } from 'vitest';
import { all, bootSample, one } from './sample';

const NOTE = `---
name: Kestrel # her name
momentum: 2
wounded: false
tags:
  - vow
  - sea
deep:
  a: 1
---

Text
`;

async function start(mode: 'live' | 'preview', text = NOTE) {
	const booted = await bootSample({ files: { 'a.md': text }, note: 'a.md', mode });
	await booted.tick();
	const field = (name: string, selector = 'input') =>
		one(`[data-property-key="${name}"] ${selector}`) as HTMLInputElement;
	const type = async (input: HTMLInputElement, value: string) => {
		input.focus();
		input.value = value;
		input.dispatchEvent(new Event('change', { bubbles: true }));
		await booted.tick();
	};
	const readText = async () => (mode === 'live' ? booted.editor.getValue() : booted.read('a.md'));
	return { ...booted, editor: booted.editor, field, type, text: readText };
}

const both = [{ mode: 'live' }, { mode: 'preview' }] as const;

it.each(both)('the properties have fields of their types, each with a label, in $mode', async ({ mode }) => {
	const { field } = await start(mode);
	const types = all('.metadata-property').map(el => el.getAttribute('data-property-type'));
	expect(types).toEqual(['text', 'number', 'checkbox', 'multitext', 'unknown']);
	expect(field('name').value).toBe('Kestrel');
	expect(field('momentum').value).toBe('2');
	expect(field('wounded').checked).toBe(false);
	expect(all('.multi-select-pill-content').map(({ textContent }) => textContent)).toEqual(['vow', 'sea']);
	expect(one('.mod-unknown').textContent).toBe('{"a":1}');
	const labels = all('.metadata-container :is(input, button)').map(el => el.ariaLabel ?? el.textContent);
	expect(labels).toEqual([
		'Properties',
		'name',
		'momentum',
		'wounded',
		'Remove vow',
		'Remove sea',
		'Add to tags',
		'Add property',
	]);
});

it.each(both)('a changed property rewrites all of them, without comments, in $mode', async ({ mode }) => {
	const { field, type, text } = await start(mode);
	await type(field('momentum'), '5');
	expect(await text()).toBe(NOTE.replace(' # her name', '').replace('momentum: 2', 'momentum: 5'));
	field('wounded').click();
	await type(field('tags', '.multi-select-input'), 'storm');
	all('[aria-label="Remove vow"]')[0]?.click();
	await type(field('name'), '');
	expect(await text()).toContain('name: ""\nmomentum: 5\nwounded: true\ntags:\n  - sea\n  - storm\n');
	await type(field('momentum'), '');
	expect(await text()).toContain('\nmomentum:\n');
});

it.each(both)('the focus stays in the box while it is filled in, in $mode', async ({ mode }) => {
	const { field, type, press } = await start(mode);
	const input = field('momentum');
	await type(input, '5');
	expect(document.activeElement).toBe(input);
	await press('Enter');
	expect(document.activeElement).toBe(field('wounded'));
});

it.each(both)('a property is added by name, and its value is typed next, in $mode', async ({ mode }) => {
	const { field, type, press, text } = await start(mode);
	one('.metadata-add-button').click();
	const name = document.activeElement as HTMLInputElement;
	expect(name.ariaLabel).toBe('Name of the property');
	name.value = 'rank';
	await press('Enter');
	expect(await text()).toContain('  a: 1\nrank:\n---\n');
	expect(document.activeElement).toBe(field('rank'));
	await type(field('rank'), 'epic');
	expect(await text()).toContain('\nrank: epic\n');
});

it('a change in Live Preview is one step to undo, and keeps the cursor', async () => {
	const { editor, field, type } = await start('live');
	editor.setCursor({ line: 11, ch: 2 });
	await type(field('momentum'), '12');
	expect(editor.getCursor()).toEqual({ line: 11, ch: 2 });
	editor.undo();
	expect(editor.getValue()).toBe(NOTE);
	expect(field('momentum').value).toBe('2');
});

it('what is half typed into a property stays when the note changes elsewhere', async () => {
	const { editor, field, tick } = await start('live');
	field('name').focus();
	field('name').value = 'Kes';
	editor.replaceRange('More ', { line: 11, ch: 0 });
	editor.replaceRange('3', { line: 2, ch: 10 }, { line: 2, ch: 11 });
	await tick();
	expect(field('momentum').value).toBe('3');
	expect(field('name').value).toBe('Kes');
});

it('ArrowUp from the first line of the text comes into the properties', async () => {
	const { editor, field, press } = await start('live');
	editor.focus();
	editor.setCursor({ line: 10, ch: 0 });
	await press('ArrowUp');
	expect(document.activeElement).toBe(field('tags', '.multi-select-input'));
	expect(editor.getCursor()).toEqual({ line: 10, ch: 0 });
});

it('properties that cannot be read show as text, with a warning', async () => {
	const { editor, text } = await start('live', '---\nname: "open\nrank: [\n---\n\nText\n');
	expect(all('.metadata-container')).toHaveLength(0);
	expect(all('.cm-line.is-invalid-properties')).toHaveLength(4);
	editor.setLine(1, 'name: shut');
	editor.setLine(2, 'rank: 1');
	expect(all('.cm-line.is-invalid-properties')).toHaveLength(0);
	expect(all('.cm-properties')).toHaveLength(1);
	expect(await text()).toContain('name: shut');
});

it.each(both)('a press on their heading folds the properties away, in $mode', async ({ mode }) => {
	const { text } = await start(mode);
	one('.metadata-properties-heading').click();
	expect(one('.metadata-container').hasClass('is-collapsed')).toBe(true);
	expect(one('.metadata-properties-heading').getAttribute('aria-expanded')).toBe('false');
	one('.metadata-properties-heading').click();
	expect(one('.metadata-container').hasClass('is-collapsed')).toBe(false);
	expect(await text()).toBe(NOTE);
});
