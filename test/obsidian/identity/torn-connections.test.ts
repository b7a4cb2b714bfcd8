import { afterEach, describe, expect, it } from 'vitest';
import { KESTREL, played, typed } from './torn-ways';
import type { Twins } from './twin-table';
import { closeAll, fence } from './twin-table';

afterEach(async () => {
	await closeAll();
	document.body.replaceChildren();
});

const TOLD = '“Juno.md” cannot be read';
const CALL = fence('move: Face Danger\nroll: edge');
const files = (body = '') => ({
	'Kestrel.md': KESTREL,
	'Juno.md': '---\nsworn: connection\nrank: dangerous\nrank: epic\n---\n',
	'Journal.md': `---\ncharacter: "[[Kestrel]]"\n---\n\nI run.\n\n${body}`,
});
const times = (text: string, words: string) => text.split(words).length - 1;
const shown = () => document.body.textContent ?? '';

const pressRoll = async (on: Twins) => {
	await on.host.tick(80);
	await on.press('Roll');
};

describe('a connection that cannot be read and may aid a roll is told once', () => {
	it('in the dialog, before the roll', async () => {
		const on = await played(files());
		await on.openDialog(4, 3, 9);
		expect(shown()).toContain(TOLD);
		await on.host.press('Enter');
		await on.host.tick(80);
		expect(await on.text('Journal.md')).toContain('Face Danger');
		expect(on.host.notices().join(' ')).not.toContain(TOLD);
	});

	it('in the form of a call, before the roll', async () => {
		const on = await played(files(CALL), 'preview');
		await on.host.tick(80);
		expect(times(shown(), TOLD)).toBe(1);
		await pressRoll(on);
		expect(await on.text('Journal.md')).toContain('outcome');
		expect(on.host.notices().join(' ')).not.toContain(TOLD);
	});

	it('after a typed move, which has no form', async () => {
		const on = await played(files());
		await typed(';;fd edge')(on);
		expect(await on.text('Journal.md')).toContain('Face Danger');
		expect(times(on.host.notices().join(' '), TOLD)).toBe(1);
	});
});
