import { afterEach, expect, it } from 'vitest';
import { close, fill, type Host, opened, pressButton } from '../opened';
import { KESTREL } from '../played';

afterEach(close);

const CALL = '\n```sworn\nmove: Gather Information\nroll: wits\n```\n';

let host: Host;

async function shown(note: string, faces: readonly number[] = []) {
	host = await opened({ files: { 'Kestrel.md': KESTREL, 'Journal.md': note }, note: 'Journal.md' }, faces);
	await host.tick(50);
	return host;
}

const reason = () => document.querySelector<HTMLInputElement>('.sworn-reason');

async function addAReason(): Promise<void> {
	await pressButton('Add');
	await fill('old maps', '.sworn-reason');
}

/** The cursor goes into the block and out again, so the app draws its card anew. */
async function drawAnew(): Promise<void> {
	const calls = () => document.querySelectorAll('.sworn-call').length;
	const before = calls();
	host.editor.setCursor({ line: 3, ch: 0 });
	await host.tick();
	expect(calls()).toBe(before - 1);
	host.editor.setCursor({ line: 0, ch: 0 });
	await host.tick(50);
}

it('what is filled in on a call is there again when its card is rendered again, and takes no focus', async () => {
	const { editor } = await shown(`Top\n${CALL}`, [5, 2, 6]);
	await addAReason();
	editor.focus();
	await drawAnew();
	expect(reason()?.value).toBe('old maps');
	expect(editor.hasFocus()).toBe(true);
	await pressButton('Roll');
	expect(editor.getValue()).toContain('add: 1 old maps');
});

it('dice of the table are there again, and take no focus either', async () => {
	const { editor } = await shown(`Top\n${CALL}`);
	const dice = () => document.querySelector<HTMLInputElement>('.sworn-own-dice input');
	await pressButton('Own dice');
	await fill('4 3 9', '.sworn-own-dice input');
	editor.focus();
	await drawAnew();
	expect(dice()?.value).toBe('4 3 9');
	expect(editor.hasFocus()).toBe(true);
});

it('a call that says the same in another place does not get what was filled in', async () => {
	await shown(`Top\n${CALL}\nLater\n${CALL}`);
	await addAReason();
	await drawAnew();
	expect(reason()).toBeNull();
});

it('what was rolled is forgotten: the next call of the move starts afresh', async () => {
	const { editor, tick } = await shown(`Top\n${CALL}`, [5, 2, 6]);
	await addAReason();
	await pressButton('Roll');
	editor.setValue(`Top\n${CALL}`);
	editor.setCursor({ line: 0, ch: 0 });
	await tick(50);
	expect(document.querySelector('.sworn-call')).not.toBeNull();
	expect(reason()).toBeNull();
});
