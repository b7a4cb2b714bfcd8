import { Text } from '@codemirror/state';
import { afterEach, expect, it, vi } from 'vitest';
import { close } from '../commands/writing';
import { readMoveRecord } from '../../../src/journal/record/read-record';
import { writeRecord } from '../../../src/journal/record/write-record';
import { isBlank } from '../../../src/journal/text/lines';
import { settings } from '../opened';
import { KESTREL } from '../played';
import { typing } from '../editor-suggest/typing';

vi.mock('../../../src/journal/record/read-record', { spy: true });
vi.mock('../../../src/journal/record/write-record', { spy: true });
vi.mock('../../../src/journal/text/lines', { spy: true });

afterEach(async () => {
	vi.restoreAllMocks();
	await close();
});

const UNTIL_COMPARED = 2000;
const FILES = { 'Kestrel.md': KESTREL };
const AS_LINES = settings({ records: 'line', look: 'lines' });
const settled = (at: number) =>
	`Scene ${String(at)}. \`sworn: Face Danger, by Kestrel, edge 2: 4 vs 3, 9, weak hit; chose Lose Momentum; momentum 3 → 2 (Lose Momentum)\`\n\n`;

/** What is counted, and how often for each further record of the note: its cards look at the lines around it. */
const COUNTED = [
	['text of the note put together into a string', 0, () => vi.spyOn(Text.prototype, 'toString')],
	['record read', 0, () => vi.mocked(readMoveRecord)],
	['record written', 0, () => vi.mocked(writeRecord)],
	['line asked whether it is blank', 20, () => vi.mocked(isBlank)],
] as const;

/** While a move is typed and made at the end of a note, until its records are compared. */
async function countedForAMove(records: number): Promise<readonly number[]> {
	const note = Array.from({ length: records }, (_, at) => settled(at)).join('');
	const host = await typing(`${note}On. ‸`, [5, 1, 2], FILES, AS_LINES);
	await host.type(';;');
	await host.keys('Backspace', 'Backspace');
	await host.tick(UNTIL_COMPARED);
	vi.clearAllMocks();
	const counted = COUNTED.map(([, , of]) => of());
	await host.type('\n\nNow. ;;face danger edge');
	await host.keys('Enter');
	await host.tick(UNTIL_COMPARED);
	const counts = counted.map(({ mock }) => mock.calls.length);
	expect(host.editor.getValue()).toContain('Now. `sworn: Face Danger, by Kestrel, edge 2: 5 vs 1, 2, strong hit');
	await close();
	return counts;
}

it('a move into a note takes as much with 60 records as with 10, though each card asks for it', async () => {
	const [few, many] = [await countedForAMove(10), await countedForAMove(60)];
	for (const [at, [what, each]] of COUNTED.entries()) {
		expect(few[at], what).toBeGreaterThan(0);
		expect(many[at], what).toBeLessThanOrEqual((few[at] ?? 0) + 50 * each);
	}
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
