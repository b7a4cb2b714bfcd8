import { afterEach, expect, it, vi } from 'vitest';
import { KESTREL } from '../played';
import { close } from '../commands/writing';
import { typing } from '../editor-suggest/typing';

const { read } = vi.hoisted(() => ({ read: vi.fn() }));
vi.mock(import('../../../src/journal/journal-check/recorded-changes'), async original => {
	const real = await original();
	return { ...real, recordedChangesIn: (...of) => (read(), real.recordedChangesIn(...of)) };
});

afterEach(close);

const RECORDS = ['3 → 4', '4 → 5']
	.map(change => `\`sworn: move: Face Danger, by Kestrel; momentum ${change}\`\n\n`)
	.join('');

it('the records of a journal are read once for all keys of a typed move', async () => {
	const host = await typing(`---\ncharacter: "[[Kestrel]]"\n---\n${RECORDS}A wall. ‸`, [], { 'Kestrel.md': KESTREL });
	await host.type(';;fac');
	// the rehearsal of the first move reads them, too
	await host.tick(200);
	read.mockClear();
	await host.type('e danger edge');
	expect(host.offered()[0]).toContain('Face Danger');
	expect(read).not.toHaveBeenCalled();
});
