import { describe, expect, it } from 'vitest';
import { writeEffects } from '../../../src/rules/effects/notation';
import { CONDITIONS, PHRASES, readCondition, readPhrase } from '../../../src/rules/effects/phrases';
import { readEffects } from '../../../src/rules/effects/read-effects';

/** The list under "choose one", and the impact that was named before "clear the impact". */
const around = {
	impact: 'shaken',
	options: [
		{ label: 'Wait', effects: [] },
		{ label: 'Run', effects: [{ kind: 'next', add: 1 }] },
	],
} as const;
const nothing: string[] = [];

const READS: Readonly<Record<string, readonly string[]>> = {
	'Suffer -1 health for minor harm, -2 for serious stress, or -3 for major damage': ['health -1 or -2 or -3'],
	'Take +2 momentum': ['momentum +2'],
	'Suffer an additional -1 health': ['health -1'],
	'Suffer -1 supply or -1 momentum (your choice)': [
		'choose 1',
		'\t- Suffer -1 supply',
		'\t\tsupply -1',
		'\t- Suffer -1 momentum',
		'\t\tmomentum -1',
	],
	'Give them +1 health': ['companion health +1'],
	'Take or give +3 health': [
		'choose 1',
		'\t- Take +3 health',
		'\t\thealth +3',
		'\t- Give +3 health',
		'\t\tcompanion health +3',
	],
	'Make a suffer move (-1)': ['suffer -1'],
	'Two suffer moves (-1)': ['suffer -1 twice'],
	'[Pay the Price]': ['move Pay the Price'],
	'[Lose Momentum] (-2)': ['move Lose Momentum -2'],
	'[Endure Harm] (1 harm)': ['move Endure Harm -1'],
	'[Hearten] (with an automatic strong hit) to mend it': ['move Hearten as strong hit'],
	'[Hearten] (formidable or greater) to mend it': ['move Hearten', 'say Hearten (formidable or greater) to mend it.'],
	'[Lose Momentum] (-1) in exchange for +1 health': ['exchange', '\tmove Lose Momentum -1', 'for', '\thealth +1'],
	'Resolve this move as a strong hit': ['as strong hit'],
	'Roll on the table below or choose one': ['table'],
	'Add +1 on your next move': ['next +1'],
	'Mark progress twice': ['progress twice'],
	'Mark wounded': ['mark wounded'],
	'Mark wounded or permanently harmed': [
		'choose 1',
		'\t- Mark wounded',
		'\t\tmark wounded',
		'\t- Mark permanently harmed',
		'\t\tmark permanently harmed',
	],
	'Clear the wounded impact': ['clear wounded'],
	'Clear the impact': ['clear shaken'],
	'You stay in a bad spot': ['combat in a bad spot'],
	'It begins with you in a bad spot': ['combat in a bad spot'],
	'Choose one': ['choose 1', '\t- Wait', '\t- Run', '\t\tnext +1'],
	'Take both': ['next +1'],
	'Suffer a cost according to the vehicle type': ['choose 1', '\t- Wait', '\t- Run', '\t\tnext +1'],
	'Envision what you learn': nothing,
	'Roll +iron': nothing,
	'Roll to see if you are in control': nothing,
	'Roll the challenge dice': nothing,
	'Check the result as normal': nothing,
	'Do not mark progress': nothing,
	'Take no lasting benefit': nothing,
	'Press on': nothing,
};

describe('every phrase of the table reads as its example says', () => {
	it.each(PHRASES)('$says', ({ says }) => {
		expect(writeEffects(readPhrase(says, around) ?? [{ kind: 'say', text: 'not read' }])).toBe(READS[says]?.join('\n'));
	});
});

describe('other ways to say it', () => {
	it.each([
		['You must also mark progress', 'progress'],
		['mark progress per the rank of the journey', 'progress'],
		[
			'they suffer -1 health for minor harm, -2 for serious stress, or -3 for major damage',
			'companion health -1 or -2 or -3',
		],
		['suffer -1 integrity', 'vehicle integrity -1'],
		['take up to +2 health', 'health +2 at most'],
		['choose up to two', 'choose up to 2'],
		['choose one or more as appropriate', 'choose 1 or more'],
		['choose as many options as appropriate', 'choose any'],
		['mark the vehicle as battered', 'mark battered'],
		['[Secure an Advantage] to take action', 'move Secure an Advantage'],
	])('%s', (says, notation) => {
		expect(writeEffects(readPhrase(says, around) ?? []).split('\n\t')[0]).toBe(notation);
	});
});

describe('a condition that the state settles', () => {
	it.each(CONDITIONS)('$says', ({ says }) => {
		expect(readCondition(says)).toBeDefined();
	});

	it.each([
		['you are not wounded', { kind: 'impact', impact: 'wounded', marked: false }],
		["your companion's health is not 0", { kind: 'meter', meter: 'health', whose: 'companion', is: 0, not: true }],
		['your integrity is 0', { kind: 'meter', meter: 'integrity', whose: 'vehicle', is: 0, not: false }],
		['your supply is exhausted (reduced to 0)', { kind: 'meter', meter: 'supply', is: 0, not: false }],
	])('%s', (says, condition) => {
		expect(readCondition(says)).toEqual(condition);
	});

	it.each(['you are in control', 'the fight continues', 'you are unconscious'])('not: %s', says => {
		expect(readCondition(says)).toBeUndefined();
	});
});

describe('the rest of the glossary cannot be carried out yet and is told', () => {
	it.each([
		'Reset your momentum.',
		'Reroll any dice.',
		'Preset your action die to 5.',
		'Add +1.',
		'Mark 2 ticks on your bonds legacy track.',
		'Take 2 experience.',
		'Take +1 momentum on a hit.',
	])('%s', says => {
		expect(writeEffects(readEffects(says))).toBe(`say ${says}`);
	});
});
