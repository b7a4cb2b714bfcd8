import { afterEach, describe, expect, it } from 'vitest';
import { closeAll, fence, hero, journalOf, twins } from './twin-table';

afterEach(closeAll);

/** A weak hit that costs something: Endure Harm is open on its card. */
const WEAK = [4, 3, 9] as const;

const TWO = { 'A/Kestrel.md': hero(), 'B/Kestrel.md': hero(), 'Journal.md': journalOf('[[B/Kestrel]]') };

const byIn = (text: string): readonly string[] => [...text.matchAll(/^by: (.*)$/gm)].map(([, by = '']) => by);

it.each([
	{ what: 'typed', note: 'Journal.md', typed: 'character: "[[B/Kestrel]]"' },
	{ what: 'deleted', note: 'B/Journal.md', typed: 'character:' },
])('a link that was just $what and is not saved yet says who plays', async ({ note, typed }) => {
	const on = await twins({ ...TWO, [note]: journalOf('[[A/Kestrel]]') }, note);
	on.host.editor.setLine(1, typed);
	await on.faceDanger(...WEAK);
	await on.press('Lose Momentum');
	expect(await on.changed()).toEqual([note, 'B/Kestrel.md'].sort());
});

describe('two characters of one name', () => {
	it('the roll, its record, a press on the card and the undo are all about the one whom the journal links to', async () => {
		const on = await twins(TWO, 'Journal.md');
		await on.faceDanger(...WEAK);
		expect(byIn(await on.text('Journal.md'))).toEqual(['B/Kestrel']);
		await on.press('Lose Momentum');
		expect(await on.text('B/Kestrel.md')).toContain('momentum: 2');
		expect(await on.changed()).toEqual(['B/Kestrel.md', 'Journal.md']);
		on.host.editor.setCursor({ line: on.host.editor.lineCount(), ch: 0 });
		await on.host.palette('Undo last move');
		await on.press('Undo the move');
		expect(await on.changed()).toEqual([]);
	});

	it('an old record that says no more than the name means the journal’s own character', async () => {
		const old = fence('move: Face Danger\nby: Kestrel\nroll: edge 2\ndice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9');
		const on = await twins({ ...TWO, 'Journal.md': journalOf('[[B/Kestrel]]', old) }, 'Journal.md', {
			mode: 'preview',
		});
		await on.press('Lose Momentum');
		expect(await on.changed()).toEqual(['B/Kestrel.md', 'Journal.md']);
	});
});
