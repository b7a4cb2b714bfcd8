import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { normalizeSentence } from '../../../../src/rules/assets/normalize/ability-wordings';
import { joinedUp } from '../../../../src/rules/assets/normalize/joined-sentences';
import { OTHER_MOVES } from '../../../../src/rules/assets/normalize/other-moves';
import { CHOICES, COUNTERS, PAID, PRICES } from '../../../../src/rules/assets/normalize/price-wordings';
import { ADDS, ON_RESULTS, ROLLS, STATS } from '../../../../src/rules/assets/normalize/roll-wordings';
import { expandTriggers } from '../../../../src/rules/assets/normalize/expand-triggers';
import { GAINS, TRIGGERS } from '../../../../src/rules/assets/normalize/trigger-wordings';
import { reworded, type Wording } from '../../../../src/rules/assets/normalize/wording';
import { withoutBrackets } from '../../../../src/rules/effects/sentences';
import { bundledRuleset, RULESET_IDS } from '../../../../src/rules/books/bundled';

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
	'When you [Fulfill Your Vow] and mark experience',
	'Additionally, when you [Compel], add +1',
	'When you or an ally mark the',
	'On a strong hit, you find a',
	'mark 1 tick of a legacy. On',
	'You may spend 1 experience to Sojourn',
	'When you load a rocket, suffer -1',
	'Take +2 power and set your max power to 5',
	'You may purchase a ship for 1 fewer experience',
	'When your air is 0, you must',
];
const isWhole = ([taken]: readonly [string, string]): boolean => !ABRIDGED.some(start => taken.startsWith(start));

const ROWS = {
	OTHER_MOVES,
	PAID,
	COUNTERS,
	PRICES,
	CHOICES,
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
	const text = readFileSync(new URL(`../../../../src/rules/assets/normalize/${module}.ts`, import.meta.url), 'utf8');
	return [...text.matchAll(/example: \[\s*'([^']+)',\s*'([^']+)',?\s*\]/g)].map(([, taken = '', given = '']) => [
		taken,
		given,
	]);
}

const KEPT: readonly (readonly [module: string, put: (said: string) => string])[] = [
	['ability-wordings', said => normalizeSentence(said, { names: NAMES })],
	['joined-sentences', said => joinedUp(said.split('. ')).join('. ')],
	['expand-triggers', said => expandTriggers(said).join('. ')],
];

describe.each(KEPT)('%s', (module, put) => {
	it.each(examplesIn(module).filter(isWhole))('%s', (taken, given) => {
		const both = [taken, inBrackets(taken)].map(said => withoutBrackets(put(said)));
		expect(both).toContain(withoutBrackets(given));
	});
});
