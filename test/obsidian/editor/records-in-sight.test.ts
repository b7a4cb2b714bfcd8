import { afterEach, expect, it, vi } from 'vitest';
import { inlineCodes } from '../../../src/journal/inline/code-spans';
import { readMoveRecord } from '../../../src/journal/record/read-record';
import { close } from '../commands/writing';
import { KESTREL } from '../played';
import { typing } from '../typed-moves/typing';

vi.mock('../../../src/journal/record/read-record', async original => {
	const module = await original<{ readMoveRecord: typeof readMoveRecord }>();
	return { ...module, readMoveRecord: vi.fn(module.readMoveRecord) };
});

vi.mock('../../../src/journal/inline/code-spans', async original => {
	const module = await original<{ inlineCodes: typeof inlineCodes }>();
	return { ...module, inlineCodes: vi.fn(module.inlineCodes) };
});

afterEach(close);

const record = (at: number) =>
	`Scene ${String(at)}. \`sworn: Face Danger, by Kestrel, edge 2: 4 vs 3, ${String((at % 6) + 4)}, weak hit; chose Lose Momentum; momentum 3 → 2 (Lose Momentum)\`\n\n`;

it('a key of a typed move reads no record in sight again, and does not look for those of the note', async () => {
	const note = Array.from({ length: 20 }, (_, at) => record(at)).join('');
	const host = await typing(`${note}On. ‸`, [], { 'Kestrel.md': KESTREL });
	await host.type(';;face');
	// Saved, so that no save of these letters falls into what is counted.
	await host.saved();
	await host.tick(3000);
	expect(host.offered()).not.toEqual([]);
	vi.mocked(readMoveRecord).mockClear();
	vi.mocked(inlineCodes).mockClear();
	await host.type(' dang');
	expect(host.offered()).not.toEqual([]);
	expect(vi.mocked(readMoveRecord).mock.calls.length).toBe(0);
	expect(vi.mocked(inlineCodes).mock.calls.length).toBe(0);
});
