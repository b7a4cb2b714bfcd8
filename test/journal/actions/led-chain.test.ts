import { describe, expect, it } from 'vitest';
import { HEAD, SHEET } from '../page-table';
import { findBlock } from '../../../src/journal/note-blocks/find-blocks';
import { LedTable } from './led-table';

const bare = (t: LedTable) =>
	t.text
		.slice(HEAD.length)
		.replace(/`sworn: Face Danger[^`]*`/g, 'FD')
		.replace(/`sworn: Face Death[^`]*`/g, 'DEATH')
		.replace(/`sworn: Endure Harm[^`]*`/g, 'EH')
		.replace(/`sworn: ([^,]*)[^`]*`/g, '<$1>');
const POOR = SHEET.replace('health: 5', 'health: 0');
const death = (place: string) => {
	const at = place.indexOf('‸');
	return new LedTable(HEAD + place.replace('‸', ''), POOR)
		.make(HEAD.length + at)
		.pick('Face Danger', 'Endure Harm')
		.pick('Face Danger', 'Roll Endure Harm');
};
describe('chain of three', () => {
	const made = (place: string) =>
		death(place)
			.roll('Endure Harm', [1, 9, 10], 'iron')
			.pick('Endure Harm', 'Suffer')
			.pick('Endure Harm', 'Roll on the table', 0, [5])
			.pick('Endure Harm', 'Face Death')
			.roll('Face Death', [6, 2, 3], 'heart');
	const perms = [
		[0, 1, 2],
		[0, 2, 1],
		[1, 0, 2],
		[1, 2, 0],
		[2, 0, 1],
		[2, 1, 0],
	];
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
	it('of which the second one rolls at once', () => {
		const at = HEAD.length;
		const t = new LedTable(`${HEAD}I go  then  on.\n`).make(at + 11).make(at + 5, { faces: [5, 4, 9] });
		t.pick('Face Danger', 'Endure Harm', 1).pick('Face Danger', 'Roll Endure Harm', 1);
		t.pick('Face Danger', 'Endure Harm', 0);
		const { rollsNext } = t.pick('Face Danger', 'Roll Endure Harm', 0, [], { roll: { option: 'iron' } }).plan ?? {};
		const found = rollsNext && findBlock(t.text, rollsNext.place);
		expect(found).toMatchObject({ ok: true, value: { fenceFrom: t.text.indexOf('`sworn: Endure') } });
	});
});
