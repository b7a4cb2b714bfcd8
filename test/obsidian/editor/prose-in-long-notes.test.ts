import { afterEach, expect, it, vi } from 'vitest';
import { firstLines } from '../../../src/journal/text/lines';
import { close } from '../commands/writing';
import { KESTREL } from '../played';
import { typing } from '../editor-suggest/typing';

vi.mock('../../../src/journal/text/lines', async original => {
	const module = await original<{ firstLines: typeof firstLines }>();
	const counted = vi.fn(module.firstLines);
	return { ...module, firstLines: counted, linesOf: (text: string) => counted(text, 0, Infinity) };
});

afterEach(close);

/** Longer than the app waits before it saves, and we before we read a note that was saved. */
const UNTIL_READ = 3000;

const AS_BLOCK = '```sworn\nmove: Face Danger\nby: Kestrel\nroll: edge\ndice: 4 vs 3, 9\n```\n\n';
const AS_LINE =
	'`sworn: Face Danger, by Kestrel, edge 2: 4 vs 3, 9, weak hit; chose Lose Momentum; momentum 3 → 2`\n\n';

/** Longer than what is looked at for properties that are not at the top. */
const PROSE = 'The corridor turns twice before it opens.\n\n'.repeat(400);

it('the save of what was typed in prose, and the status bar after it, go through the lines of the note no more', async () => {
	const note = `She runs‸ on.\n\n${AS_BLOCK}${PROSE}${AS_LINE}`;
	const host = await typing(note, [], { 'Kestrel.md': KESTREL });
	await host.type('x');
	await host.tick(UNTIL_READ);
	vi.mocked(firstLines).mockClear();
	await host.type(' and ran');
	await host.tick(UNTIL_READ);
	const text = await host.read('Journal.md');
	expect(text).toContain('She runsx and ran on.');
	const ofAll = vi.mocked(firstLines).mock.calls.filter(([of, , most]) => of === text && most === Infinity);
	expect(ofAll).toHaveLength(0);
});
