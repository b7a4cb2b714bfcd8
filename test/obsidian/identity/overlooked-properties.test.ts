import { afterEach, describe, expect, it } from 'vitest';
import { closeAll, hero, journalOf, twins } from './twin-table';

afterEach(closeAll);

/** Texts whose properties our reader reads and the cache of the stand-in host does not. */
const FORMS = [
	{ form: 'a byte order mark', formed: (text: string) => `\uFEFF${text}` },
	{ form: 'lone carriage returns', formed: (text: string) => text.replace(/\n/g, '\r') },
] as const;

const WEAK = [4, 3, 9] as const;

describe.each(FORMS)('where the cache reads no properties because of $form', ({ formed }) => {
	it.each(['live', 'preview'] as const)('a journal is that of the character it links to, in %s', async mode => {
		const files = { 'A/Kestrel.md': hero(), 'B/Wren.md': hero(), 'A/Log.md': formed(journalOf('[[B/Wren]]')) };
		const on = await twins(files, 'A/Log.md', { mode });
		await on.faceDanger(...WEAK);
		await on.press('Lose Momentum');
		expect(await on.changed()).toEqual(['A/Log.md', 'B/Wren.md']);
	});

	it('a character plays in its folder, and no other one does in its place', async () => {
		const files = { 'A/Kestrel.md': formed(hero()), 'B/Kestrel.md': hero(), 'A/Log.md': 'I run.\n' };
		const on = await twins(files, 'A/Log.md');
		await on.faceDanger(...WEAK);
		await on.press('Lose Momentum');
		expect(await on.changed()).toEqual(['A/Kestrel.md', 'A/Log.md']);
	});

	it('a lone journal is its own character’s', async () => {
		const files = { 'A/Kestrel.md': formed(hero()), 'B/Kestrel.md': hero() };
		const on = await twins(files, 'A/Kestrel.md', { mode: 'preview' });
		await on.faceDanger(...WEAK);
		expect(await on.changed()).toEqual(['A/Kestrel.md']);
	});
});
