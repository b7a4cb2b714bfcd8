import { describe, expect, it } from 'vitest';
import { HEAD, SHEET } from '../page-table';
import { LedTable } from './led-table';
const bare = (t: LedTable) =>
	t.text
		.slice(HEAD.length)
		.replace(/`sworn: Face Danger[^`]*`/g, 'FD')
		.replace(/`sworn: Face Death[^`]*`/g, 'DEATH')
		.replace(/`sworn: Endure Harm[^`]*`/g, 'EH')
		.replace(/`sworn: Endure Stress[^`]*`/g, 'ES');
const SEN = [
	'I go ‸',
	'I go ‸ and on.\n',
	'I go ‸, and on.\n',
	'I go‸ and on.\n',
	'I go‸',
	'‸ and on.\n',
	'- ‸ and\n',
	'- I go ‸ and\n',
	'I go ‸\nand on.\n',
	'a\r\nI go ‸\r\nb',
	'| a |\n|---|\n| I go ‸ |\n',
	'> I ‸ and\n',
];
const start = (s: string, isTyped = true) => {
	const at = s.indexOf('‸');
	return new LedTable(HEAD + s.replace('‸', '')).make(HEAD.length + at, { isTyped });
};
for (const isTyped of [true, false])
	for (const order of ['follower first', 'first first'] as const)
		for (const reload of [false, true])
			for (const r of [true, false])
				describe(`${isTyped ? 'typed' : 'made'}, ${order}, ${reload ? 'reload' : 'same'}, ${r ? 'rolled' : 'called'}`, () => {
					it.each([...SEN, ...(isTyped ? [] : ['a\n\n‸', 'a\n\n‸\n\nb\n', '‸', 'a\n\n‸\nb\n'])])('%j', place => {
						const table = start(place, isTyped)
							.pick('Face Danger', 'Endure Harm')
							.pick('Face Danger', 'Roll Endure Harm');
						if (r) table.roll('Endure Harm', [5, 2, 3], 'iron');
						if (reload) table.reload();
						const moves = order === 'first first' ? ['Face Danger', 'Endure Harm'] : ['Endure Harm', 'Face Danger'];
						const seen = [bare(table)];
						for (const move of moves) {
							table.undo(move);
							seen.push(bare(table));
						}
						expect([table.text.slice(HEAD.length), table.sheet], JSON.stringify(seen)).toEqual([
							place.replace('‸', ''),
							SHEET,
						]);
					});
				});
