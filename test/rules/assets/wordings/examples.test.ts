import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inWordsOfBooks } from '../../../../src/rules/assets/wordings/ability-wordings';
import { BEARERS } from '../../../../src/rules/assets/wordings/bearers';
import { joinedUp } from '../../../../src/rules/assets/wordings/joined-sentences';
import { OFFERS } from '../../../../src/rules/assets/wordings/offer-wordings';
import { OTHER_MOVES } from '../../../../src/rules/assets/wordings/other-moves';
import { PLAINER } from '../../../../src/rules/assets/wordings/plainer-wordings';
import { CHOICES, COUNTERS, PAID, PRICES } from '../../../../src/rules/assets/wordings/price-wordings';
import { PRICES_AHEAD } from '../../../../src/rules/assets/wordings/prices-ahead';
import { ADDS, ON_RESULTS, ROLLS, STATS } from '../../../../src/rules/assets/wordings/roll-wordings';
import { withMoments } from '../../../../src/rules/assets/wordings/standing-moments';
import { GAINS, TRIGGERS } from '../../../../src/rules/assets/wordings/trigger-wordings';
import { reworded, type Wording } from '../../../../src/rules/assets/wordings/wording';
import { withoutBrackets } from '../../../../src/rules/effects/sentences';
import { bundledRuleset, RULESET_IDS } from '../../../../src/rules/bundled';

const NAMES = {
	rolled: ['wits', 'iron', 'heart', 'edge', 'shadow', 'health', 'its health'],
	counters: ['luck', 'oil', 'bells', 'embers'],
	meters: ['supply', 'momentum', 'spirit', 'health'],
};
const MOVE_NAMES = [...new Set(RULESET_IDS.flatMap(id => bundledRuleset(id).moves.map(({ name }) => name)))];

/** The names of moves in brackets, as texts have them when the wordings are looked for. */
const inBrackets = (text: string): string =>
	text.replace(new RegExp(`(?<!\\[)\\b(${MOVE_NAMES.join('|')})\\b(?!\\])`, 'g'), '[$1]');

/** Their examples are abridged, or are read only with what stands around them: other tests have them in full. */
const ABRIDGED = [
	'pay 1 supply for an automatic weak hit',
	'When you successfully Heal',
	'When you Strike and hit',
	'When you [Fulfill Your Vow] and mark experience',
	'At the start of each session, take +1 luck',
	'you may use wits instead',
	'your hawk circles you, allowing you to',
	'suffer -1 use',
	'Additionally, when you [Compel], add +1',
	'When [Striking] in the dark, add +1',
	'When you or an ally mark the',
	'On a strong hit, you find a',
	'mark 1 tick of a legacy. On',
	'You may spend 1 experience to Sojourn',
	'After you Make Camp, you may read',
	'When you load a rocket, suffer -1',
	'Take +2 power and set your max power to 5',
	'You may purchase a ship for 1 fewer experience',
	'When your air is 0, you must',
];
const isWhole = ([taken]: readonly [string, string]): boolean => !ABRIDGED.some(start => taken.startsWith(start));

const ROWS = {
	BEARERS,
	OFFERS,
	OTHER_MOVES,
	PLAINER,
	PAID,
	COUNTERS,
	PRICES,
	CHOICES,
	PRICES_AHEAD,
	ADDS,
	ON_RESULTS,
	ROLLS,
	STATS,
	GAINS,
	TRIGGERS,
};

describe.each(Object.entries(ROWS))('%s', (_, rows: readonly Wording[]) => {
	it.each(rows.filter(({ example }) => isWhole(example)).map(each => [...each.example, each] as const))(
		'%s',
		(taken, given, wording) => {
			const put = [taken, inBrackets(taken)].map(said => withoutBrackets(reworded(said, wording, NAMES)));
			expect(put).toContain(withoutBrackets(given));
		},
	);
});

/** The examples in the text of a module, of rows that it keeps to itself. */
function examplesIn(module: string): readonly (readonly [taken: string, given: string])[] {
	const text = readFileSync(new URL(`../../../../src/rules/assets/wordings/${module}.ts`, import.meta.url), 'utf8');
	return [...text.matchAll(/example: \[\s*'([^']+)',\s*'([^']+)',?\s*\]/g)].map(([, taken = '', given = '']) => [
		taken,
		given,
	]);
}

const KEPT: readonly (readonly [module: string, put: (said: string) => string])[] = [
	['ability-wordings', said => inWordsOfBooks(said, { names: NAMES })],
	['joined-sentences', said => joinedUp(said.split('. ')).join('. ')],
	['joined-results', said => joinedUp(said.split('. ')).join('. ')],
	['standing-moments', said => withMoments(said).join('. ')],
];

describe.each(KEPT)('%s', (module, put) => {
	it.each(examplesIn(module).filter(isWhole))('%s', (taken, given) => {
		const both = [taken, inBrackets(taken)].map(said => withoutBrackets(put(said)));
		expect(both).toContain(withoutBrackets(given));
	});
});
