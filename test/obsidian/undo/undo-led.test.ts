import { afterEach, expect, it } from 'vitest';
import { landing } from '../../support/scripted-dice';
import { close } from '../commands/writing';
import { settings } from '../opened';
import { KESTREL } from '../played';
import { typing } from '../editor-suggest/typing';
import { ended } from '../../support/last-line-break';
import { press, undo } from './undoing';

afterEach(close);

const SETTINGS = settings({ records: 'line', journal: 'never' });
async function led(note: string) {
	const host = await typing(note, [4, 3, 9], { 'Kestrel.md': KESTREL }, SETTINGS);
	await host.enter(';;fd e');
	await host.tick(80);
	return host;
}
type Host = Awaited<ReturnType<typeof led>>;
const key = async (host: Host, name: string) => {
	const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
	host.editor.cm.contentDOM.dispatchEvent(event);
	if (!event.defaultPrevented && name.length === 1) await host.type(name);
	await host.tick(100);
};
const bare = (text: string) => text.replace(/`sworn: ([^,]*)[^`]*`/g, '<$1>');
const NOTES = ['I run. ‸', 'I run. ‸ And on.', '- I run ‸\n- b', 'I run ‸\r\non'];

/** Face Danger has led to Endure Harm, which is rolled. */
async function both(note: string) {
	const host = await led(note);
	await key(host, '1');
	host.plugin.dice = landing([5, 2, 3]);
	await key(host, 'Enter');
	return host;
}

it.each(NOTES)('writing goes on behind both, and each is undone, the last first: %j', async note => {
	const host = await both(note);
	const plain = note.replaceAll('\r', '');
	expect(ended(bare(host.shown()))).toBe(ended(plain.replace('‸', '<Face Danger> <Endure Harm>‸')));
	await key(host, '1');
	await host.type(' So');
	expect(ended(bare(host.shown()))).toBe(ended(plain.replace('‸', '<Face Danger> <Endure Harm> So‸')));
	await undo(host);
	expect(ended(bare(host.shown()))).toBe(ended(plain.replace('‸', '<Face Danger> So‸')));
	await undo(host);
	expect(host.editor.getValue()).not.toContain('sworn');
	expect(await host.read('Kestrel.md')).toBe(KESTREL);
});

it.each(NOTES)('Ctrl+Z takes one step after the other back: %j', async note => {
	const host = await both(note);
	const steps: string[] = [];
	for (let i = 0; i < 4; i++) {
		host.editor.undo();
		await host.tick(100);
		steps.push(ended(bare(host.shown())));
	}
	const plain = note.replaceAll('\r', '');
	expect(steps).toEqual(
		['<Face Danger> <Endure Harm>‸', '<Face Danger>‸', '<Face Danger>‸', ';;fd e‸'].map(words =>
			ended(plain.replace('‸', words)),
		),
	);
});

it('deleted by hand, its own changes are offered back, and those of the first stay', async () => {
	const host = await both('I run. ‸ And on.');
	await key(host, '2');
	await host.tick(300);
	const text = host.editor.getValue();
	const from = text.indexOf(' `sworn: Endure');
	const to = text.indexOf('`', from + 2) + 1;
	host.editor.replaceRange('', host.editor.offsetToPos(from), host.editor.offsetToPos(to));
	await host.tick(800);
	expect(host.notices()).toEqual([
		expect.stringContaining('Its changes still stand: momentum 3 → 4 (Embrace the pain).'),
	]);
	press('Take them back');
	await host.tick(300);
	expect(await host.read('Kestrel.md')).toBe(KESTREL.replace('health: 5', 'health: 4'));
	expect(ended(bare(host.editor.getValue()))).toBe(ended('I run. <Face Danger> And on.'));
});
