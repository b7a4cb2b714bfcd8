import { afterEach, expect, it, vi } from 'vitest';
import { paragraphOf } from '../../../src/journal/note-blocks/inline-paragraph';
import { inlineCodes } from '../../../src/journal/inline/code-spans';
import { readMoveRecord } from '../../../src/journal/record/read-record';
import { close } from '../commands/writing';
import { settings } from '../opened';
import { KESTREL } from '../played';
import { typing } from '../editor-suggest/typing';

vi.mock('../../../src/journal/record/read-record', async original => {
	const module = await original<{ readMoveRecord: typeof readMoveRecord }>();
	return { ...module, readMoveRecord: vi.fn(module.readMoveRecord) };
});

vi.mock('../../../src/journal/inline/code-spans', async original => {
	const module = await original<{ inlineCodes: typeof inlineCodes }>();
	return { ...module, inlineCodes: vi.fn(module.inlineCodes) };
});

vi.mock('../../../src/journal/note-blocks/inline-paragraph', async original => {
	const module = await original<{ paragraphOf: typeof paragraphOf }>();
	return { ...module, paragraphOf: vi.fn(module.paragraphOf) };
});

afterEach(close);

const record = (at: number) =>
	`Scene ${String(at)}. \`sworn: Face Danger, by Kestrel, edge 2: 4 vs 3, ${String((at % 6) + 4)}, weak hit; chose Lose Momentum; momentum 3 → 2 (Lose Momentum)\`\n\n`;

it('a key of a typed move reads no record in sight again, and does not look for those of the note', async () => {
	const note = Array.from({ length: 20 }, (_, at) => record(at)).join('');
	const host = await typing(`${note}On. ‸`, [], { 'Kestrel.md': KESTREL });
	// Where the note is no prose is found out at the second try, once for all keys.
	await host.type(';;fa');
	await host.type('ce');
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

it('a key of prose in a note with a roll whose questions were left for later places no card anew', async () => {
	const host = await typing(`Prose.\n\n${record(1)}On. ‸`, [4, 3, 9], {
		...settings({ records: 'line' }),
		'Kestrel.md': KESTREL,
	});
	await host.enter(';;face danger edge');
	host.editor.setCursor(0, 'Prose.'.length);
	await host.type(' It');
	expect(document.querySelector('.sworn-token-due')).not.toBeNull();
	vi.mocked(paragraphOf).mockClear();
	await host.type(' hurts');
	expect(vi.mocked(paragraphOf).mock.calls.length).toBe(0);
});
