import { describe, expect, it } from 'vitest';
import { HEAD, SHEET } from '../page-table';
import { LedTable } from './led-table';

const FD =
	'`sworn: Face Danger, by Kestrel Vane, edge 2: 4 vs 3, 9, weak hit; chose Endure Harm; chose Resist (Endure Harm); health 5 → 4 (Endure Harm)`';
const EH = '`sworn: Endure Harm, by Kestrel Vane, from Face Danger, cost 1 (paid above)`';
const HURT = SHEET.replace('health: 5', 'health: 4');
const ROLLED = 'iron 1: 5 vs 2, 3, strong hit`';

describe('a follower that an older version put below', () => {
	it.each([
		`I run ${FD} on.\n\n${EH}\n\nOn.\n`,
		`${FD}\n\n${EH}\n\nOn.\n`,
		`I run ${FD}\n\n${EH}\n`,
		`- I ${FD} on\n- b\n\n${EH}\n\nOn.\n`,
	])('is answered there, and undone: %j', note => {
		const table = new LedTable(HEAD + note, HURT).roll('Endure Harm', [5, 2, 3], 'iron');
		expect(table.text).toBe(HEAD + note.replace('(paid above)`', `(paid above), ${ROLLED}`));
		table.undo('Endure Harm');
		expect(table.text).toContain('chose Endure Harm; health');
		expect(table.text).toContain(note.slice(0, note.indexOf('`')));
		table.pick('Face Danger', 'Roll Endure Harm');
		expect(table.text).toContain(`(Endure Harm)\` ${EH}`);
	});
	it('of another: one behind and one below', () => {
		const other = '`sworn: Endure Harm, by Ash, from Face Danger, cost 1`';
		const note = `I run ${FD.replace('; chose Resist (Endure Harm)', '')} ${other} on.\n\nOn.\n`;
		const table = new LedTable(HEAD + note, HURT);
		const was = table.text;
		table.pick('Face Danger', 'Roll Endure Harm');
		expect(table.text).toContain(`${other} ${EH} on.`);
		table.undo('Endure Harm', 1);
		expect(table.text).toBe(was);
	});
	it('typed by hand with “from”, is no follower of the plugin', () => {
		const own = '`sworn: Endure Harm, by Kestrel Vane, from Face Danger, cost 1, iron`';
		const note = `I run ${FD} hard ${own} on.\n\nOn.\n`;
		const table = new LedTable(HEAD + note, HURT);
		const was = table.text;
		table.roll('Endure Harm', [5, 2, 3]).undo('Endure Harm');
		expect(table.text.slice(table.text.indexOf(' hard'))).toBe(was.slice(was.indexOf(' hard')));
	});
	it.fails('typed by hand with “from”, after one of the plugin, stays as it was typed', () => {
		const own = '`sworn: Endure Harm, by Kestrel Vane, from Face Danger, cost 1, iron`';
		const start = FD.replace('; chose Endure Harm; chose Resist (Endure Harm); health 5 → 4 (Endure Harm)', '');
		const table = new LedTable(`${HEAD}I run ${start} on.\n\nOn.\n`);
		table
			.pick('Face Danger', 'Endure Harm')
			.pick('Face Danger', 'Roll Endure Harm')
			.roll('Endure Harm', [5, 2, 3], 'iron');
		table.write('\n\nOn.\n', `\n\nThen ${own} on.\n`);
		table.roll('Endure Harm', [5, 2, 4], undefined, 1).undo('Endure Harm', 1);
		expect(table.text).toContain(`\n\nThen ${own} on.\n`);
	});
});
