import { CHOICE_PHRASES } from '../../../../src/rules/effects/phrases/choices';
import { expectPhrases } from './expect-phrases';

const options = [
	{ label: 'Command vehicle', effects: [], description: 'Dangerous' },
	{ label: 'Run', effects: [{ kind: 'next', add: 1 }], description: 'Epic' },
] as const;

const listed = ['\t- Command vehicle', '\t- Run', '\t\tnext +1'];

expectPhrases(
	CHOICE_PHRASES,
	[
		['Choose one', 'choose 1', ...listed],
		['choose up to two', 'choose up to 2', ...listed],
		['choose one or more as appropriate', 'choose 1 or more', ...listed],
		['choose as many options as appropriate', 'choose any', ...listed],
		['Take 1', 'choose 1', ...listed],
		['Take 1 of these', 'choose 1', ...listed],
		['gain two of these', 'choose 2', ...listed],
		['Take two', 'choose 2', ...listed],
		['gain two of these benefits', 'choose 2', ...listed],
		['Pick a benefit', 'choose 1', ...listed],
		['Only one of these', 'choose 1', ...listed],
		['just two', 'choose 2', ...listed],
		['All of these', 'next +1'],
		['Take both', 'next +1'],
		['choose both', 'next +1'],
		[
			'Take both, or choose one twice',
			'choose 1',
			'\t- Take both',
			'\t\tnext +1',
			'\t- Command vehicle, twice',
			'\t- Run, twice',
			'\t\tnext +1',
			'\t\tnext +1',
		],
		['do all of these', 'next +1'],
		['gain both of the following benefits', 'next +1'],
		['Suffer a cost according to the vehicle type', 'if command vehicle', 'next +1'],
		['Name your errand and choose a rank as appropriate', 'begin scene rank dangerous or epic'],
		['Activate a 4-segment tension clock', 'begin clock with 4 segments'],
	],
	{ options },
);
