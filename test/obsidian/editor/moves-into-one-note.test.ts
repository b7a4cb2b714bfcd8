import { Text } from '@codemirror/state';
import { afterEach, expect, it, vi } from 'vitest';
import { close } from '../commands/writing';
import { settings } from '../opened';
import { KESTREL } from '../played';
import { typing } from '../editor-suggest/typing';

afterEach(async () => {
	vi.restoreAllMocks();
	await close();
});

const FILES = { 'Kestrel.md': KESTREL };
const AS_LINES = settings({ records: 'line', look: 'lines' });
const settled = (at: number) =>
	`Scene ${String(at)}. \`sworn: Face Danger, by Kestrel, edge 2: 4 vs 3, 9, weak hit; chose Lose Momentum; momentum 3 → 2 (Lose Momentum)\`\n\n`;

/** How often the text of the note is put together into a string while a move is made at its end. */
async function copiesForAMove(records: number): Promise<number> {
	const note = Array.from({ length: records }, (_, at) => settled(at)).join('');
	const host = await typing(`${note}On. ‸`, [5, 1, 2], FILES, AS_LINES);
	await host.type(';;face danger edge');
	const copies = vi.spyOn(Text.prototype, 'toString');
	await host.keys('Enter');
	const count = copies.mock.calls.length;
	copies.mockRestore();
	expect(host.editor.getValue()).toContain('On. `sworn: Face Danger, by Kestrel, edge 2: 5 vs 1, 2, strong hit');
	await close();
	return count;
}

it('a move into a note copies its text as often with 60 records as with 10, though each card asks for it', async () => {
	const few = await copiesForAMove(10);
	expect(few).toBeGreaterThan(0);
	expect(await copiesForAMove(60)).toBe(few);
});

it('only the record of a roll opens its card, not one above that reads the same', async () => {
	const host = await typing('‸', [1, 9, 9, 1, 9, 9], FILES, AS_LINES);
	const open = () => document.querySelectorAll('.sworn-line-card .sworn-block').length;
	await host.type('One. ;;face danger edge');
	await host.keys('Enter');
	expect(host.editor.getValue()).toContain('miss');
	const first = open();
	expect(first).toBe(1);
	await host.keys('Escape');
	await host.type('\n\nTwo. ;;face danger edge');
	await host.keys('Enter');
	const records = host.editor.getValue().match(/`sworn: .*?`/g) ?? [];
	expect(new Set(records).size).toBe(1);
	expect(open()).toBe(1);
});
