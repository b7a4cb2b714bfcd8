import { PLAIN_PHRASES } from '../../../../src/rules/effects/phrases/plain';
import { rows } from '../../../support/rows';
import { expectPhrases } from './expect-phrases';

expectPhrases(
	PLAIN_PHRASES,
	rows`
		Gain two momentum => momentum +2
		recover up to 2 health => health +2 at most
		take an extra 1 spirit => spirit +1
		Lose 2 supply => supply -2
		lose -1 supply => supply -1
		Restore 1 health and 2 spirit => health +1\nspirit +2
		Lose 1 health and two spirit => health -1\nspirit -2
		Heal 2 => health +2
		Increase your supply by 2 => supply +2
		Reduce your health by one => health -1
		Your spirit rises by 1 => spirit +1
		Your spirit drops by 1 => spirit -1
		Your companion regains 2 health => companion health +2
		Your companion loses 2 health => companion health -2
		+2 momentum => momentum +2
		-1 spirit => spirit -1
		Momentum -1 => momentum -1
		Take 2 harm => move Endure Harm -2
		suffer one stress => move Endure Stress -1
		Spend 2 momentum to gain 1 health => exchange\n\tmomentum -2\nfor\n\thealth +1
		Mark two progress => progress twice
		Add 2 to your next roll => next +2
	`,
);
