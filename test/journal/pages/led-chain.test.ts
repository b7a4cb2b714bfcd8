import { describe, expect, it } from 'vitest';
import { HEAD, SHEET } from '../page-table';
import { LedTable } from './led-table';

const bare = (t: LedTable) =>
	t.text
		.slice(HEAD.length)
		.replace(/`sworn: Face Danger[^`]*`/g, 'FD')
		.replace(/`sworn: Face Death[^`]*`/g, 'DEATH')
		.replace(/`sworn: Endure Harm[^`]*`/g, 'EH')
		.replace(/`sworn: ([^,]*)[^`]*`/g, '<$1>');
const POOR = SHEET.replace('health: 5', 'health: 0');
const options = (t: LedTable, move: string) => {
	try {
		t.pick(move, 'zzz');
	} catch (e) {
		return String(e);
	}
	return '';
};
const death = (place: string) => {
	const at = place.indexOf('‸');
	return new LedTable(HEAD + place.replace('‸', ''), POOR)
		.make(HEAD.length + at)
		.pick('Face Danger', 'Endure Harm')
		.pick('Face Danger', 'Roll Endure Harm');
};
it('look', () => {
	const t = death('I go ‸ and on.\n');
	t.roll('Endure Harm', [1, 9, 10], 'iron');
	console.log(t.text, options(t, 'Endure Harm'), t.sheet);
	t.pick('Endure Harm', 'Face Death');
	console.log(t.text, bare(t), options(t, 'Endure Harm'));
});
describe('chain of three', () => {
	const made = (place: string) => death(place).roll('Endure Harm', [1, 9, 10], 'iron').pick('Endure Harm', 'Face Death').roll('Face Death', [6, 2, 3], 'heart');
	const perms = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
	const M = ['Face Danger', 'Endure Harm', 'Face Death'];
	for (const place of ['I go ‸', 'I go ‸ and on.\n', 'I go‸, and\n', '- ‸\n- b\n', '- ‸ b\n', '| a |\n|-|\n|‸|\n'])
		it.each(perms)(`${JSON.stringify(place)} %i %i %i`, (...order) => {
			const t = made(place).reload();
			const seen = [bare(t)];
			for (const i of order) {
				t.undo(M[i] ?? '');
				seen.push(bare(t));
			}
			expect([t.text.slice(HEAD.length), t.sheet], JSON.stringify(seen)).toEqual([place.replace('‸', ''), POOR]);
		});
});
describe('two equal followers', () => {
	it('twins', () => {
		const place = 'I go  then  on.\n';
		const t = new LedTable(HEAD + place).make(HEAD.length + 11, { faces: [4, 3, 9] }).make(HEAD.length + 5, { faces: [5, 4, 9] });
		console.log(bare(t));
		console.log(options(t, 'Face Danger'));
		t.pick('Face Danger', 'Endure Harm', 1).pick('Face Danger', 'Roll Endure Harm', 1);
		console.log(t.text);
		t.pick('Face Danger', 'Endure Harm', 0).pick('Face Danger', 'Roll Endure Harm', 0);
		console.log(t.text);
	});
});
