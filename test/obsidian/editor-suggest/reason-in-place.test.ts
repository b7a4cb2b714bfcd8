import { afterEach, expect, it } from 'vitest';
import { close } from '../commands/writing';
import { settings } from '../opened';
import { pending, refusals, slowDisk } from '../pending';
import { KESTREL } from '../played';
import type { Typing } from './typing';
import { typing } from './typing';

afterEach(close);

const FILES = { ...settings({ records: 'line' }), 'Kestrel.md': KESTREL };
const REASON = 'What was typed does not stand there any more. Nothing was written.';

/** A typed move that is refused, as its text is another by the time its notes are read. */
async function refused(more: (host: Typing) => void = () => {}): Promise<Typing> {
	const host = await typing('I lunge. ‸', [5, 3, 4], FILES);
	await host.type(';;fd w');
	const go = slowDisk(host);
	void host.press('Enter');
	host.editor.cm.dispatch({ changes: { from: 9, to: 11 } });
	more(host);
	await go();
	return host;
}

it('the reason for a refusal stands where the dice stood, is said, and is in no document', async () => {
	const host = await refused();
	expect(pending()).toEqual([]);
	expect(refusals()).toEqual([REASON]);
	expect(host.editor.getValue()).toBe('I lunge. fd w');
	expect(host.editor.cm.contentDOM.textContent).toMatch(`I lunge. fd w${REASON}`);
	expect(host.notices()).toEqual([]);
});

it.each<[string, (host: Typing) => unknown]>([
	['key', host => host.keys('Shift')],
	['press', () => document.body.click()],
	['ten seconds', host => host.tick(10_000)],
])('it goes with the next %s', async (_, then) => {
	const host = await refused();
	await host.tick(9_000);
	expect(refusals()).toEqual([REASON]);
	await then(host);
	expect(refusals()).toEqual([]);
});

it('is told in a notice where its place is not in sight', async () => {
	const host = await refused(({ editor: { cm } }) => {
		cm.coordsAtPos = () => ({ left: 0, right: 0, top: -40, bottom: -20 });
	});
	expect(refusals()).toEqual([]);
	expect(host.notices().join()).toContain(REASON);
});

it('nothing is left of it when the plugin is disabled', async () => {
	const host = await refused();
	host.plugin.unload();
	expect(refusals()).toEqual([]);
});
