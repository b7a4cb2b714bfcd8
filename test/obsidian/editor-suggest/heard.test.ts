import { afterEach, describe, expect, it } from 'vitest';
import { chooseMove } from '../commands/choose-move';
import { close } from '../commands/writing';
import { block, KESTREL, shown } from '../played';
import { typing } from './typing';

afterEach(close);

/** What a screen reader says last. */
const heard = () => document.querySelector('.sworn-unseen[role=status]')?.textContent ?? '';

const CALL = 'move: Face Danger\nby: Kestrel';
const WEAK = 'Face Danger: 4 + edge 2 = 6 vs 3, 9, weak hit';
const QUESTION = 'Make a suffer move (−1)';

describe('a move is heard with its outcome and its question', () => {
	it.each([
		{ note: 'I run. ‸', records: 'block' },
		{ note: '---\nrecords: line\n---\nI run. ‸', records: 'line' },
	])('when it is typed, as a $records', async ({ note }) => {
		const host = await typing(note, [4, 3, 9]);
		await host.enter(';;face danger edge');
		expect(heard()).toContain(WEAK);
		expect(heard()).toContain(QUESTION);
	});

	it('when it is made in its dialog', async () => {
		const host = await typing('I run.\n\n‸', [4, 3, 9]);
		await chooseMove(host, 'Face Danger');
		await host.press('Enter');
		await host.tick(60);
		expect(heard()).toContain('Face Danger');
		expect(heard()).toContain(QUESTION);
	});

	it('when it is rolled on its card, and when its question is answered', async () => {
		const { press } = await shown(block(CALL), { 'Kestrel.md': KESTREL }, 4, 3, 9);
		await press(/edge/);
		await press(/^Roll/);
		expect(heard()).toContain(WEAK);
		expect(heard()).toContain(QUESTION);
		await press(/^Momentum/);
		expect(heard()).toMatch(/^Face Danger: .*momentum 3 → 2/);
	});
});

it('a row is heard when it is offered, and when the arrows reach it', async () => {
	const host = await typing('I run. ‸', [4, 3, 9]);
	await host.type(';;face danger edge');
	const [first = '', second = ''] = host.offered();
	expect(first).toBe('Face Danger +edge 2');
	expect(heard()).toContain(first);
	await host.keys('ArrowDown');
	expect(heard()).toContain(second);
});
