import { expect, it } from 'vitest';
import { HEAD, SHEET, Table } from '../page-table';

const JOURNAL = `${HEAD}I kick off towards the hatch.‸\n\nThe light is still counting.\n`;

const weakHit = () =>
	Table.with(JOURNAL, SHEET)
		.make('Face Danger', { roll: { option: 'edge' } }, 4, 3, 9)
		.press('Endure Harm')
		.write('  - health', '  # it hurt\n  - health');

it('a die that was edited by hand is applied on a press: the record, and the sheet', async () => {
	const table = weakHit().write('4 vs 3, 9', '4 vs 3, 2   # she looked again').press({ kind: 'apply_edit' });
	await expect(table.texts).toMatchFileSnapshot('../approved/pages/edited-die.md');
});

it('what was applied is undone like any move', () => {
	const before = Table.with(JOURNAL, SHEET);
	const { actor } = before;
	const applied = weakHit().write('4 vs 3, 9', '4 vs 3, 2').press({ kind: 'apply_edit' });
	expect(applied.actor).toMatchObject({ momentum: 4, meters: { health: 5 } });
	expect(applied.undo().actor).toEqual(actor);
});

it('a choice that was edited takes back what the old one did', async () => {
	const table = weakHit().write('- Endure Harm', '- Endure Stress').write('chose: Endure Harm', 'chose: Endure Stress');
	await expect(table.press({ kind: 'apply_edit' }).texts).toMatchFileSnapshot('../approved/pages/edited-choice.md');
});

it('a record that was edited by hand between two presses is undone as a whole', () => {
	const before = Table.with(JOURNAL, SHEET);
	const { actor } = before;
	const pressed = weakHit().press({ kind: 'set_die', die: 'second', face: 2 });
	expect(pressed.undo().actor).toEqual(actor);
});
