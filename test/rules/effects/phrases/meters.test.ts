import { METER_PHRASES } from '../../../../src/rules/effects/phrases/meters';
import { expectPhrases } from './expect-phrases';

expectPhrases(
	METER_PHRASES,
	[
		['Suffer -1 health for minor stress, -2 for serious loss, or -3 for major damage', 'health -1 or -2 or -3'],
		[
			'they suffer -1 health for minor stress, -2 for serious loss, or -3 for major damage',
			'companion health -1 or -2 or -3',
		],
		['suffer -1 momentum for a minor loss, -2 for a serious one, or -3 for a major one', 'momentum -1 or -2 or -3'],
		['If your health is 0, [Lose Momentum] equal to the remaining harm', 'overflow Lose Momentum'],
		['If their health is 0, [Lose Momentum] equal to the remaining harm', 'overflow Lose Momentum'],
		['Take +2 momentum', 'momentum +2'],
		['take up to +2 health', 'health +2 at most'],
		['take +2 momentum as you leap', 'momentum +2'],
		['all players take +1 spirit', 'spirit +1'],
		['Take +1 more', 'spirit +1'],
		['Take +1 integrity on a vehicle', 'vehicle integrity +1'],
		['Take +1 health for a mechanical companion', 'companion health +1'],
		['Suffer an additional -1 health', 'health -1'],
		['They take -1 health', 'companion health -1'],
		['suffer -1 integrity', 'vehicle integrity -1'],
		['They suffer an additional -1 health', 'companion health -1'],
		[
			'Suffer -1 supply or -1 momentum (your choice)',
			'choose 1',
			'\t- Suffer -1 supply',
			'\t\tsupply -1',
			'\t- Suffer -1 momentum',
			'\t\tmomentum -1',
		],
		['Give them +1 health', 'companion health +1'],
		[
			'Take or give +3 health',
			'choose 1',
			'\t- Take +3 health',
			'\t\thealth +3',
			'\t- Give +3 health',
			'\t\tcompanion health +3',
		],
		['Reset your momentum', 'momentum reset'],
		['Set your health to its maximum', 'health to maximum'],
	],
	{ meter: 'spirit' },
);
