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
	await on.press('Momentum');
	expect(await on.changed()).toEqual([note, 'B/Kestrel.md'].sort());
});

describe('two characters of one name', () => {
	it('the roll, its record, a press on the card and the undo are all about the one whom the journal links to', async () => {
		const on = await twins(TWO, 'Journal.md');
		await on.faceDanger(...WEAK);
		expect(byIn(await on.text('Journal.md'))).toEqual(['B/Kestrel']);
		await on.press('Momentum');
		expect(await on.text('B/Kestrel.md')).toContain('momentum: 2');
		expect(await on.changed()).toEqual(['B/Kestrel.md', 'Journal.md']);
		await on.undo();
		expect(await on.changed()).toEqual([]);
	});

	it('an old record that says no more than the name means the journal’s own character', async () => {
		const old = fence('move: Face Danger\nby: Kestrel\nroll: edge 2\ndice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9');
		const on = await twins({ ...TWO, 'Journal.md': journalOf('[[B/Kestrel]]', old) }, 'Journal.md', {
			mode: 'preview',
		});
		await on.press('Momentum');
		expect(await on.changed()).toEqual(['B/Kestrel.md', 'Journal.md']);
	});
});

const record = (by: string) =>
	`${fence(`move: Face Danger\nby: ${by}\nroll: edge 2\ndice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9\ndone:\n  - momentum 3 → 2`)}\n`;

const FILES = {
	'A/Kestrel.md': hero(),
	'B/Kestrel.md': hero(),
	'A/Log.md': record('Kestrel') + record('B/Kestrel'),
	'B/Log.md': `${record('Kestrel') + record('B/Kestrel') + record('A/Kestrel')}\n\`sworn: Kestrel › momentum 2 → 3\`\n`,
};

describe('of two characters of one name one gets another', () => {
	it('its records follow, by name in its own journal and by path in any, and no other', async () => {
		const on = await twins(FILES, 'B/Log.md');
		await on.move('B/Kestrel.md', 'B/Wren.md');
		await on.host.tick(300);
		await on.press('Rename them');
		await on.host.tick(100);
		expect(byIn(await on.text('A/Log.md'))).toEqual(['Kestrel', 'B/Wren']);
		expect(byIn(await on.text('B/Log.md'))).toEqual(['Wren', 'B/Wren', 'A/Kestrel']);
		expect(await on.text('B/Log.md')).toContain('`sworn: Wren › momentum 2 → 3`');
	});
});

describe('while something is open', () => {
	it('a character that is renamed before the roll is the one who rolls', async () => {
		const on = await twins({ ...FILES, 'B/Log.md': 'I run.\n' }, 'B/Log.md');
		const before = await on.all();
		await on.openDialog(4, 3, 9);
		await on.move('B/Kestrel.md', 'B/Wren.md');
		await on.host.press('Enter');
		await on.host.tick(80);
		expect(byIn(await on.text('B/Log.md'))).toEqual(['Wren']);
		await on.press('Momentum');
		expect(await on.text('B/Wren.md')).toContain('momentum: 2');
		expect(await on.text('A/Kestrel.md')).toBe(before['A/Kestrel.md']);
	});

	it('a journal that is moved to another folder still plays its old records for whom they name', async () => {
		const open = record('B/Kestrel').replace('done:\n  - momentum 3 → 2\n', '');
		const on = await twins({ ...FILES, 'B/Log.md': open }, 'B/Log.md', { mode: 'preview' });
		await on.move('B/Log.md', 'A/Moved.md');
		const before = await on.all();
		await on.press('Momentum');
		expect(await on.changed(before)).toEqual(['A/Moved.md', 'B/Kestrel.md']);
	});
});

describe('a record whose name may mean two characters', () => {
	const unclear = record('Kestrel').replace('done:\n  - momentum 3 → 2\n', '');
	const files = { ...FILES, 'Juno.md': hero(), 'Journal.md': `---\ncharacter: "[[Juno]]"\n---\n\n${unclear}` };

	it('asks which one is meant, and keeps the answer', async () => {
		const on = await twins(files, 'Journal.md', { mode: 'preview' });
		await on.press('Choose who acts');
		expect(on.rows()).toEqual(['A/Kestrel', 'B/Kestrel']);
		await on.take('B/Kestrel');
		expect(byIn(await on.text('Journal.md'))).toEqual(['B/Kestrel']);
		expect(await on.changed()).toEqual(['Journal.md']);
		await on.press('Momentum');
		expect(await on.changed()).toEqual(['B/Kestrel.md', 'Journal.md']);
	});

	it('asks in Continue move as well', async () => {
		const on = await twins(files, 'Journal.md');
		on.host.editor.setCursor({ line: on.host.editor.lineCount(), ch: 0 });
		await on.host.palette('Continue move');
		await on.host.tick(50);
		await on.take('A/Kestrel');
		expect(byIn(await on.text('Journal.md'))).toEqual(['A/Kestrel']);
		expect(await on.changed()).toEqual(['Journal.md']);
	});
});
