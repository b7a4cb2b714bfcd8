import { expect, it } from 'vitest';
import { beyondOutcome } from '../../../../src/rules/assets/parse/extra-match-effects';
import { readEffects } from '../../../../src/rules/effects/read-effects';

it.each([
	{ outcome: 'Mark progress.', match: 'Mark progress twice.', top: 'Mark progress.' },
	{ outcome: 'Suffer -1 supply.', match: 'Suffer -2 supply.', top: 'Suffer -1 supply.' },
	{ outcome: 'Take +1 momentum.', match: 'Also take +2 momentum.', top: 'Take +2 momentum.' },
	{ outcome: 'Take +1 momentum.', match: 'Take another +1 momentum.', top: 'Take +1 momentum.' },
	{ outcome: 'Take +1 momentum.', match: 'Take +1 momentum.', top: 'Take +1 momentum.' },
	{ outcome: 'Take +1 momentum.', match: 'Suffer -2 momentum.', top: 'Suffer -2 momentum.' },
	{ outcome: 'Take +1 spirit.', match: 'Take +2 momentum.', top: 'Take +2 momentum.' },
])('where the outcome says “$outcome” and the match “$match”, what is left is “$top”', ({ outcome, match, top }) => {
	const said = readEffects(match.replace('another ', ''));
	expect(beyondOutcome(said, readEffects(outcome), match)).toEqual(readEffects(top));
});
