import { METER_PHRASES } from '../../../../src/rules/effects/phrases/meters';
import { PRINTED } from '../../../../src/rules/effects/vocabulary';
import { rows } from '../../../support/rows';
import { expectPhrases } from './expect-phrases';

expectPhrases(
	METER_PHRASES.filter(({ example }) => !/\bedge\b|\bwits\b/.test(example)),
	rows`
		Take +2 momentum when you arrive => may Take +2 momentum at that time\n\tmomentum +2
		take +1 spirit at the end of the journey => may Take +1 spirit at that time\n\tspirit +1
		Take +2 momentum or +2 spirit, or +1 of each => choose 1\n\t- Take +2 momentum\n\t\tmomentum +2\n\t- Take +2 spirit\n\t\tspirit +2\n\t- Take +1 of each\n\t\tmomentum +1\n\t\tspirit +1
		Suffer -1 health for minor stress, -2 for serious loss, or -3 for major damage => health -1 or -2 or -3
		they suffer -1 health for minor stress, -2 for serious loss, or -3 for major damage => companion health -1 or -2 or -3
		suffer -1 momentum for a minor loss, -2 for a serious one, or -3 for a major one => momentum -1 or -2 or -3
		If your health is 0, [Lose Momentum] equal to the remaining harm => overflow Lose Momentum
		If their health is 0, [Lose Momentum] equal to the remaining harm => overflow Lose Momentum
		Take +2 momentum => momentum +2
		Give +1 health to everyone whose health is greater than 0 => if health is not 0\n\thealth +1\nif companion health is not 0\n\tcompanion health +1
		take up to +2 health => health +2 at most
		take +2 momentum as you leap => momentum +2
		all players take +1 spirit => spirit +1
		Take +1 more => spirit +1
		Lose one more => spirit -1
		Lose another => spirit -1
		suffer 2 more => spirit -2
		Gain one more => spirit +1
		Gain another => spirit +1
		Add the value of your action die to your momentum (max 6) => momentum +action die
		Take +1 integrity on a vehicle => vehicle integrity +1
		Take +1 health for a mechanical companion => companion health +1
		Suffer an additional -1 health => health -1
		They take -1 health => companion health -1
		That person takes +1 health => tell That person takes +1 health.
		Take +1 momentum if your next move is [Set Sail] => may Take +1 momentum if the next move is Set Sail\n\tmomentum +1
		suffer -1 integrity => vehicle integrity -1
		They suffer an additional -1 health => companion health -1
		Suffer -1 supply or -1 momentum (your choice) => choose 1\n\t- Suffer -1 supply\n\t\tsupply -1\n\t- Suffer -1 momentum\n\t\tmomentum -1
		In addition, any companions in your company take +1 health => companion health +1\ntell All of your companions take +1 health.
		Give them +1 health => companion health +1
		Take or give +3 health => choose 1\n\t- Take +3 health\n\t\thealth +3\n\t- Give +3 health\n\t\tcompanion health +3
		Reset your momentum => momentum reset
		Restore full spirit => spirit to maximum
		Always regain full health => health to maximum
		Set your health to its maximum => health to maximum
		Raise health and spirit to full => health to maximum\nspirit to maximum
		Restore health, spirit and supply to maximum => health to maximum\nspirit to maximum\nsupply to maximum
		set your health, spirit, and supply to full => health to maximum\nspirit to maximum\nsupply to maximum
		Fill all condition meters => health to maximum\nspirit to maximum\nsupply to maximum
		restore each of your meters => health to maximum\nspirit to maximum\nsupply to maximum
		Your health and spirit return to 5 => health to maximum\nspirit to maximum
		your spirit and supply rise to full => spirit to maximum\nsupply to maximum
		Set all your condition meters to their maximum => health to maximum\nspirit to maximum\nsupply to maximum
		set any condition meters to their max values => health to maximum\nspirit to maximum\nsupply to maximum
	`,
	{ meter: 'spirit' },
);

/** Stats are changed by the moments of cards alone, which know their names. */
expectPhrases(
	METER_PHRASES.filter(({ example }) => /\bedge\b|\bwits\b/.test(example)),
	rows`
		Reduce your edge or iron by 1 => choose 1\n\t- Reduce edge by 1\n\t\tedge -1\n\t- Reduce iron by 1\n\t\tiron -1
		Add +2 to wits or heart, or +1 to each (to a maximum of +4) => choose 1\n\t- Add +2 to wits, from +2 or less\n\t\twits +2\n\t- Raise wits from +3 to +4\n\t\twits +1\n\t- Add +2 to heart, from +2 or less\n\t\theart +2\n\t- Raise heart from +3 to +4\n\t\theart +1\n\t- Add +1 to wits and to heart (neither above +4)\n\t\twits +1\n\t\theart +1
		add up to +2 to your wits (to a max of 5) => choose 1\n\t- Add +2 to wits, from +3 or less\n\t\twits +2\n\t- Add +1 to wits, from +4 or less\n\t\twits +1\n\t- Wits is at +5 already
	`,
	{ vocabulary: { ...PRINTED, meters: ['edge', 'heart', 'iron', 'wits'] } },
);
