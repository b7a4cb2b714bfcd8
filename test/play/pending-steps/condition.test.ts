import { expect, it } from 'vitest';
import { readMoveRecord } from '../../../src/journal/record/read-record';
import { isConditionMet } from '../../../src/play/pending-steps/condition';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { kestrel } from '../../support/characters';
import { expectParsed } from '../../support/expect-parsed';

const STRUCK = 'move: Strike\nby: Kestrel\nroll: iron 2\n';

/** Whether the action die shows a 1. */
it.each([
	{ what: 'it does', text: `${STRUCK}dice: 1 vs 3, 9\noutcome: miss, 3 vs 3, 9\n`, expected: true },
	{ what: 'it does not', text: `${STRUCK}dice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9\n`, expected: false },
	{ what: 'nothing was rolled, so the player judges', text: 'move: Strike\nby: Kestrel\n', expected: undefined },
])('the action die shows a 1: $what', ({ text, expected }) => {
	const { record } = expectParsed(readMoveRecord(text));
	const by = { record, character: kestrel(), ruleset: bundledRuleset('starforged') };
	expect(isConditionMet({ kind: 'die', is: 1 }, by)).toBe(expected);
});
