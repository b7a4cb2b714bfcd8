import { expect, it } from 'vitest';
import { pendingStepsOf } from '../../../src/play/pending-steps/list-pending-steps';
import { kestrel } from '../../support/characters';
import { track } from '../../support/some-tracks';
import { gameWith } from '../../support/stated-moves';
import { done } from '../../support/tables';

const classic = gameWith([], 'classic');
const STRONG = [6, 1, 2];
const fighting = (harm: number) => kestrel({ harm, combat: 'has initiative', tracks: [track('foe', 'Raider')] });
const strike = (harm: number) => classic.make('Strike', { by: fighting(harm), roll: { option: 'iron' }, dice: STRONG });

it('Strike inflicts the harm of the character', () => {
	expect(done(strike(2))[0]).toMatch(/^Raider › 0 → \d+ ticks/);
});

it('but none that no rules can mean: the step says what to mend', () => {
	const made = strike(12);
	expect(done(made).filter(line => line.includes('ticks'))).toEqual([]);
	const prompts = pendingStepsOf({ ...made, book: classic.book }).map(({ prompt }) => prompt);
	expect(prompts.join()).toContain('Harm of Kestrel Vane is 12, beyond its limits of 0 to 10');
});
