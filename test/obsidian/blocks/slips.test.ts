import { afterEach, describe, expect, it } from 'vitest';
import { close as closeEditor, writing } from '../commands/writing';
import { block, close, shown } from '../played';

afterEach(close);
afterEach(closeEditor);

describe('what was probably meant is written with one click', () => {
	it.each([
		['a key of a move', 'move: Face Danger\nroll: edge\nad: 2 luck\nmine: kept', 'ad', 'add'],
		['the first key of a block', 'mvoe: Face Danger', 'mvoe', 'move'],
		['a key of a question', 'ask: Is it dark?\nods: likely', 'ods', 'odds'],
		['a rank', 'vow: Find the ark\nrank: formidble', 'formidble', 'formidable'],
		['a key of a track', 'clock: Storm\nsegments: 6\nfiled: 2', 'filed', 'filled'],
	])('%s', async (_, body, slip, meant) => {
		const note = block(body);
		const { host, text, press, now } = await shown(note);
		expect(text).toContain(`Did you mean “${meant}”?`);
		await press(`Change to “${meant}”`);
		expect(await host.read('Journal.md')).toBe(note.replace(slip, meant));
		expect(now()).not.toContain('Did you mean');
	});

	it('in a line of text, which keeps its other words', async () => {
		const note = 'I leap. `sworn: Face Danger, egde` And down.\n';
		const { host, text, press, now } = await shown(note);
		expect(text).toContain('Did you mean “edge”?');
		await press('Change to “edge”');
		expect(await host.read('Journal.md')).toBe(note.replace('egde', 'edge'));
		expect(now()).not.toContain('Did you mean');
	});

	it('and undone with one Ctrl+Z', async () => {
		const note = '```sworn\nmove: Face Danger\nad: 2 luck\n```\n\n';
		const host = await writing(`${note}I leap.‸`);
		await host.tick(50);
		const button = [...document.querySelectorAll<HTMLElement>('.sworn-block button')].find(
			({ textContent }) => textContent === 'Change to “add”',
		);
		button?.click();
		await host.tick(80);
		expect(host.editor.getValue()).toBe(`${note.replace('ad:', 'add:')}I leap.`);
		host.editor.undo();
		expect(host.editor.getValue()).toBe(`${note}I leap.`);
	});
});

it('a key of your own stays as it is, and nothing is said of it', async () => {
	const { text, now } = await shown(block('move: Face Danger\nmy own key: kept\nbay: 94'));
	expect(text + now()).not.toMatch(/Did you mean|is not read/);
});

it('what is only shown in another note is not corrected from there', async () => {
	const { text } = await shown('```sworn\nshow: Ark\n```\n', {
		'Kestrel.md': '---\nruleset: starforged\nedge: 2\nmomentum: 2\n---\n',
		'Ark.md': '---\nsworn: vow\nrank: formidble\ncharacter: "[[Kestrel]]"\n---\n',
	});
	expect(text).not.toContain('Change to');
});
