import { COMBAT_PHRASES } from '../../../../src/rules/effects/phrases/combat';
import { END_PHRASES } from '../../../../src/rules/effects/phrases/character-end';
import { rows } from '../../../support/rows';
import { expectPhrases } from './expect-phrases';

const ONLY_IN_A_FIGHT = ['You gain the upper hand'];

expectPhrases(
	COMBAT_PHRASES.filter(({ example: says }) => !ONLY_IN_A_FIGHT.includes(says)),
	rows`
		Gain the upper hand and are in control => combat in control
		You stay in a bad spot => combat in a bad spot
		you are both in control => combat in control
		It begins with you in a bad spot => combat in a bad spot
		The ally is in control, but you are in control => combat in control
		If the fight continues, you are in control => if any objective remains\n\tcombat in control
		Add +1 on your next move => next +1
		add +1 on the next move, rested as you are => next +1
		Count a strong hit without a match as weak hit, weak hit as a miss => count strong hit as weak hit without a match\ncount weak hit as miss
		Count a weak hit as a miss => count weak hit as miss
		Reroll any dice => reroll any dice
		Reroll any one die => reroll one die
		Reroll one challenge die => reroll one challenge die
		Reroll your action die => reroll action die
		Reroll both challenge dice => reroll challenge dice
	`,
);

expectPhrases(
	END_PHRASES,
	rows`
		You are dead => dead
		You die, but not before saying farewell => dead
		You succumb to grief and are lost => lost
		You are lost
		Your spirit breaks, but not before you say farewell => lost
	`,
);
