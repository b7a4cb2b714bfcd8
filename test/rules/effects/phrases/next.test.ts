import { END_PHRASES } from '../../../../src/rules/effects/phrases/character-end';
import { NEXT_PHRASES } from '../../../../src/rules/effects/phrases/next';
import { rows } from '../../../support/rows';
import { expectPhrases } from './expect-phrases';

expectPhrases(
	[...NEXT_PHRASES, ...END_PHRASES],
	rows`
		Make another move now (not this one), and add +2 => next +2
		When you do, add +2 and take +1 momentum on any hit => next +2, on a hit momentum +1
		add +1 and take +2 momentum on a hit => next +1, on a hit momentum +2
		Make a move (of your own) which makes use of it =>
		When you ride out, add +2 if you [Set Sail] => next +2 on Set Sail
		Add +1 to your roll if you [Set Sail] now => next +1 on Set Sail
		add +2 if you next [Set Sail] immediately => next +2 on Set Sail
		If you [Set Sail] at once, add +1 => next +1 on Set Sail
		If your next move is [Set Sail], add +1 => next +1 on Set Sail
		Add +1 the next time you [Set Sail] => next +1 on Set Sail
		add +2 on your next [Set Sail] => next +2 on Set Sail
		[Swear an Iron Vow] with the tribe and add +1 => move Swear an Iron Vow add +1
		If you use your winnings to [Set Sail], make that move now and add +2 => may Set Sail now and add +2\n\tmove Set Sail add +2
		[Swear an Iron Vow] and add +1 => move Swear an Iron Vow add +1
		If you [Set Sail] at once, add +2 and take +1 momentum on a hit => may Set Sail at once\n\tmove Set Sail add +2, on a hit momentum +1
		[Swear an Iron Vow], and reroll any dice => move Swear an Iron Vow with a reroll
		[Set Sail] (dangerous or epic) to reach them => move Set Sail rank dangerous or epic
		[Set Sail] (if possible, at night) => move Set Sail
		You need to [Heal] within a day, or [Face Death] => choose 1\n\t- Heal\n\t\tmove Heal\n\t- Face Death\n\t\tmove Face Death
		Rate one as 'likely', and [Cast Lots] using the yes/no table => move Cast Lots
		For each active threat, [Advance a Threat] => move Advance a Threat
		Choose up to three boasts and take +2 momentum for each => choose up to 3\n\t- Crow\n\t\tcombat no initiative\n\t\tmomentum +2
		choose one boast in exchange for +1 momentum => choose up to 1\n\t- Crow\n\t\tcombat no initiative\n\t\tmomentum +1
		You are dead => dead
		You die, but not before saying farewell => dead
		You are lost
		You succumb to grief and are lost => lost
		Your spirit breaks, but not before you say farewell => lost
	`,
	{
		options: [{ label: 'Crow', effects: [{ kind: 'combat', position: 'no initiative' }], description: '' }],
	},
);
