import { expect, it } from 'vitest';
import { onlyRoll } from '../../src/play/moves/pick-option';
import { newUnrolledMove } from '../../src/play/record/record';
import { kestrel } from '../support/characters';
import { book } from '../support/tables';

const shield = (on?: string) => ({ add: 1, text: '+1 (the shield)', ...(on === undefined ? {} : { on }) });

it.each([
	{ rule: 'the higher of two, for a suffer move', move: 'Endure Harm', by: {}, option: 'health' },
	{ rule: 'iron, if it is the higher', move: 'Endure Harm', by: { meters: { health: 0 } }, option: 'iron' },
	{ rule: 'nothing, where the player picks a stat', move: 'Face Danger', by: {}, option: undefined },
	{ rule: 'nothing, while a bonus waits', move: 'Endure Harm', by: { next: [shield()] }, option: undefined },
	{
		rule: 'the only one, if the bonus is for another move',
		move: 'Endure Harm',
		by: { next: [shield('Strike')] },
		option: 'health',
	},
	{ rule: 'nothing, for a progress move', move: 'Fulfill Your Vow', by: {}, option: undefined },
	{ rule: 'nothing, for a move without a roll', move: 'Pay the Price', by: {}, option: undefined },
])('a call is rolled at once with $rule ($move)', ({ move, by, option }) => {
	const call = newUnrolledMove(move, { cost: { amount: 1, paid: true } });
	expect(onlyRoll({ record: call, character: kestrel(by), book })?.roll?.option).toBe(option);
});
