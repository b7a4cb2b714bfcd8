import { describe, expect, it } from 'vitest';
import { rows } from '../../support/rows';
import { findingsOf, playedIn } from './read-note';

const TRIGGER = '## Cross the Ice\nWhen you cross thin ice, roll +edge.';

describe('outcomes are found however they are set apart', () => {
	it.each(rows`
		without a comma => ${' '}On a strong hit you take +1 momentum. On a weak hit you suffer -1 supply. On a miss lose 2 health.
		in bold capitals => \n\n**STRONG HIT**, you glide. Take +1 momentum.\n**WEAK HIT** There is a price. Suffer -1 supply.\n**MISS** You fall in. Lose 2 health.
		as list items => \n- On a __strong hit__, take +1 momentum\n- On a __weak hit__, suffer -1 supply\n- On a __miss__, lose 2 health
		as headings => \n### Strong hit\nTake +1 momentum.\n### Weak hit\nSuffer -1 supply.\n### Miss\nLose 2 health.
		as rows of a table => \n\n| Result | Effect |\n| --- | --- |\n| Strong hit | Take +1 momentum |\n| Weak hit | Suffer -1 supply |\n| Miss | Lose 2 health |
	`)('%s', (_, outcomes = '') => {
		expect(playedIn(`# House moves\n\n${TRIGGER}${outcomes}`)).toEqual({
			'Cross the Ice': { strong: 'momentum +1', weak: 'supply -1', miss: 'health -2' },
		});
	});
});

/** What the only move of a note always comes to. */
const alwaysIn = (note: string) => playedIn(`# House moves\n\n${note}`)['Cross the Ice']?.always;

describe('where they were not found, all of the move is shown and nothing carried out', () => {
	it('dice of another game', () => {
		const note =
			'## Cross the Ice\nWhen you cross thin ice, roll+edge.\nOn a 10+ you glide. Take +1 momentum.\nOn a 7-9 you suffer -1 supply.';
		expect(alwaysIn(note)).toBe(
			'say Roll+edge.; say On a 10+ you glide.; say Take +1 momentum.; say On a 7-9 you suffer -1 supply.',
		);
	});

	it('a roll with a result in words of its own', () => {
		expect(alwaysIn(`${TRIGGER}\n\nSuccess: take +1 momentum.\n\nFailure: suffer -1 supply.`)).toBe(
			'say Roll +edge.; say Success: take +1 momentum.; say Failure: suffer -1 supply.',
		);
	});

	it('bullets under other bullets', () => {
		expect(
			alwaysIn(`${TRIGGER}\n\nTake +1 supply.\n\n- Success:\n  - take +1 momentum\n- Failure: suffer -1 supply`),
		).toBe('say Roll +edge.; say Take +1 supply.; say Success:; say take +1 momentum; say Failure: suffer -1 supply');
	});
});

it('a move that others stand under is reported, and not lost', () => {
	const under = '### Climb Out\nWhen you climb out, roll +iron.\n\nOn a **strong hit**, you are out.';
	expect(findingsOf(`# House moves\n\n${TRIGGER} On a strong hit, take +1 momentum.\n\n${under}`)).toContain(
		'3: Other moves stand under this heading, so its own text is not read as a move. Give them a heading of the same level.',
	);
});
