import { describe, expect, it } from 'vitest';
import { effectsOfUse, type AbilityReading } from '../../../../src/rules/assets/ability';
import type { PrintedAsset } from '../../../../src/rules/assets/printed-asset';
import { cardOf, readAbility } from '../../../../src/rules/assets/reading/read-ability';
import { bundledRuleset } from '../../../../src/rules/bundled';
import { everyEffect, saysIn } from '../../../../src/rules/effects/nested-effects';
import { writeEffects } from '../../../../src/rules/effects/notation/write-notation';
import { rulebook } from '../../../../src/rules/rulebook';
import { useWords } from '../ability-words';
import { COUNTERS, MORE, SIXTY } from './sixty-abilities';
import { THIRTY } from './thirty-abilities';

const ruleset = bundledRuleset('classic');
const book = rulebook(ruleset);

/** Reads a text as the only ability of a card with a counter. */
function readingOf(text: string): AbilityReading {
	const ability = { text, controls: [], options: [], enhance_moves: [], moves: [] };
	const controls = COUNTERS.map(key => ({ kind: 'counter', key, label: key, min: 0, max: 6, value: 0 }));
	const asset = { _id: 'asset:reed/reed', name: 'Reed', controls, options: [], abilities: [ability] };
	return readAbility(ability as never, cardOf(asset as unknown as PrintedAsset, ruleset));
}

/** "roll shadow · strong_hit: momentum +2", or the effects of a move without a roll. */
function momentWords({ moment }: AbilityReading): string | undefined {
	if (!moment) return undefined;
	const { always, outcomes } = book.effectsOf(moment);
	const options = moment.trigger.conditions.flatMap(({ roll_options }) => roll_options);
	const stats = options.flatMap(option => (option.using === 'stat' ? option.stat : []));
	return [
		stats.length > 0 ? `roll ${stats.join(' or ')}` : '',
		writeEffects(always),
		...Object.entries(outcomes).map(([outcome, list]) => (list.length > 0 ? `${outcome}: ${writeEffects(list)}` : '')),
	]
		.filter(Boolean)
		.join(' · ');
}

/** What is shown because it was not understood. */
const leftOf = ({ uses, reminders, moment }: AbilityReading): readonly string[] => [
	...reminders.map(({ words }) => words),
	...saysIn(uses.flatMap(effectsOfUse)),
	...saysIn(moment ? everyEffect(book.effectsOf(moment)) : []),
];

const bothHits = (words: string): string => words.replace(/strong_hit: ([^·]+) · weak_hit: \1(?=$| ·)/, 'hit: $1');

const isWhole = (reading: AbilityReading): boolean =>
	leftOf(reading).length === 0 && (reading.uses.length > 0 || reading.moment !== undefined);

const readAs = (reading: AbilityReading) => ({
	uses: reading.uses.map(use => bothHits(useWords(use))),
	moment: momentWords(reading),
	left: leftOf(reading),
});

describe('thirty more abilities, written without a look at the reader', () => {
	it.each(THIRTY)('$text', ({ text, uses = [], moment, left = [] }) => {
		expect(readAs(readingOf(text))).toEqual({ uses, moment, left });
	});
});

describe('sixty abilities in the English of players', () => {
	it.each([...SIXTY, ...MORE])('$text', ({ text, uses = [], moment, left = [] }) => {
		expect(readAs(readingOf(text))).toEqual({ uses, moment, left });
	});

	it('so many are whole', () => {
		const whole = SIXTY.map(({ text }) => readingOf(text)).filter(isWhole);
		expect([SIXTY.length, whole.length]).toEqual([60, 55]);
	});
});
