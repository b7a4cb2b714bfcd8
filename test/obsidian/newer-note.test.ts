import { afterEach, describe, expect, it } from 'vitest';
import { block, close, KESTREL, shown } from './played';

afterEach(close);

const NEWER = '---\nsworn_format: 2\n---\n';

describe('a note that a newer version wrote', () => {
	it('is drawn, says so, and offers nothing to press', async () => {
		const note = NEWER + block('move: Gather Information') + block('vow: Find the ark\nrank: epic\nticks: 4');
		const { host, text, press, cards } = await shown(note, undefined, 4, 3, 2);
		expect(text).toContain('Gather Information');
		expect(text).toContain('Find the ark');
		expect(text.match(/a newer version of Sworn Journal wrote it/g)).toHaveLength(2);
		for (const card of cards)
			for (const control of card.querySelectorAll('button, input, select, [role=slider]'))
				expect(control.matches(':disabled'), control.outerHTML).toBe(true);
		await press('Roll').catch(() => undefined);
		expect(await host.read('Journal.md')).toBe(note);
	});

	it('is not changed by a command either, and it is said why', async () => {
		const note =
			NEWER + block('move: Gather Information\nroll: wits 3\ndice: 4 vs 3, 2\noutcome: strong hit, 7 vs 3, 2');
		const { host } = await shown(note);
		await host.open('Journal.md', 'live');
		host.editor.setCursor({ line: 8, ch: 0 });
		await host.palette('Undo last move');
		document.querySelector<HTMLElement>('.modal .mod-warning, .modal .mod-cta')?.click();
		await host.tick();
		expect(await host.read('Journal.md')).toBe(note);
		expect(host.notices().join()).toContain('“Journal.md” was left alone, and nothing was written');
	});

	it('a move in a note of ours does nothing by halves when the character is newer', async () => {
		const newer = KESTREL.replace('---\n', NEWER.slice(0, -4));
		const note = block('move: Gather Information');
		const { host, press } = await shown(note, { 'Kestrel.md': newer }, 4, 3, 2);
		await press('Roll');
		expect(await host.read('Journal.md')).toBe(note);
		expect(await host.read('Kestrel.md')).toBe(newer);
		expect(host.notices().join()).toContain('“Kestrel.md” was left alone');
	});
});
