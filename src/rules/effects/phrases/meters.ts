import { capitalize } from '../sentences';
import type { Option } from '../effect';
import { chooseOne, meterEffect, numberOf, option } from './builders';
import type { Captures, Phrase } from './phrase';
import { phrases } from './phrase-rows';

/** Taking, suffering, giving and setting momentum and condition meters. */
export const METER_PHRASES: readonly Phrase[] = phrases([
	[
		'Suffer -1 health for minor stress, -2 for serious loss, or -3 for major damage',
		'(?:{they} )?suffer -1 {meter} for (?:a )?minor {degree},? -2 for (?:a )?serious \\w+,? or -3 for (?:a )?major \\w+',
		'{meter} -1 or -2 or -3',
	],
	[
		'If your health is 0, [Lose Momentum] equal to the remaining harm',
		'if (?:{they}|your) {meter} is {n}, {move} equal to (?:any|the) remaining {degree}',
		'overflow {move}',
	],
	[
		'Take +2 momentum when you arrive',
		'take {n} {meter} (?:when you (?:arrive|return)|at the (?:start|beginning|end) of the (?:interaction|scene|fight|journey|session|meeting))',
		'may Take {n} {meter} at that time',
		'\t{meter} {n}',
	],
	[
		'Take +2 momentum or +2 spirit, or +1 of each',
		'take {n} {meter} or {m} {second_meter},? or \\+{number} (?:of|to) (?:each|both)',
		'choose 1',
		'\t- Take {n} {meter}',
		'\t\t{meter} {n}',
		'\t- Take {m} {second_meter}',
		'\t\t{second_meter} {m}',
		'\t- Take +{number} of each',
		'\t\t{meter} +{number}',
		'\t\t{second_meter} +{number}',
	],
	['Take +2 momentum', 'take (?:an additional )?(?:{up_to} )?{n} {meter}(?: as you {words})?', '{meter} {n} {at_most}'],
	{
		example: 'Add +2 to wits or heart, or +1 to each (to a maximum of +4)',
		pattern:
			'add (?:{up_to} )?{n} to (?:your )?{meter}(?: or (?:your )?{second_meter}(?:,? or \\+{number} to each)?)? \\(to a max(?:imum)? of {m}\\)',
		effects: words => [chooseOne(...raises(words))],
	},

	[
		'Add the value of your action die to your momentum (max 6)',
		'add the value of your action die to your {meter}(?: track)?(?: \\(max(?:imum)? (?:{n})\\))?',
		'{meter} +action die',
	],

	[
		'Take +1 health for a mechanical companion',
		'take {n} {meter} for (?:a|the|your) (?:mechanical )?companion',
		'companion {meter} {n}',
	],

	[
		'Give +1 health to everyone whose health is greater than 0',
		'(?:automatically )?give {n} {meter} to (?:everyone|everybody|anyone|all|each of you) whose {second_meter} is (?:greater than|above|over|more than) 0',
		'if {second_meter} is not 0',
		'\t{meter} {n}',
		'if companion {second_meter} is not 0',
		'\tcompanion {meter} {n}',
	],
	// someone else, who has no meter here
	['That person takes +1 health', 'that person takes {n} {meter}', 'tell That person takes {n} {meter}.'],
	[
		'Take +1 momentum if your next move is [Set Sail]',
		'take {n} {meter} if (?:the|your) next move(?: you make)? is {move}',
		'may Take {n} {meter} if the next move is {move}',
		'\t{meter} {n}',
	],

	[
		'In addition, any companions in your company take +1 health',
		'(?:in addition,? )?(?:any|all|your) companions(?: (?:in your company|with you|at your side))? (?:each |also )?take {n} {meter}',
		'companion {meter} {n}',
		'tell All of your companions take {n} {meter}.',
	],
	['Give them +1 health', 'give (?:them|your companion) (?:{up_to} )?{n} {meter}', 'companion {meter} {n} {at_most}'],
	[
		'Take or give +3 health',
		'take or give (?:{up_to} )?{n} (?!supply|momentum){meter}',
		'choose 1',
		'\t- Take {n} {meter}',
		'\t\t{meter} {n} {at_most}',
		'\t- Give {n} {meter}',
		'\t\tcompanion {meter} {n} {at_most}',
	],

	[
		'Fill all condition meters',
		'(?:fill|refill|restore|set|raise) (?:all|any|each|every)(?: of)?(?: your| the)? (?:condition )?meters?(?: to (?:(?:its|your|their|the) )?(?:max(?:imum)?(?: values?)?|full))?',
		'health to maximum',
		'spirit to maximum',
		'supply to maximum',
	],
]);

/** Each raise of a stat that its maximum leaves room for: the whole one, and what is left of it near the maximum. */
function raises({ n, m, meter, second_meter, number, up_to }: Captures): readonly Option[] {
	const stats = [meter, second_meter].filter(name => name !== '');
	const steps = Array.from({ length: Number(n) }, (_, at) => Number(n) - at);
	const each = stats.flatMap(stat =>
		steps.map(by => {
			const from = Number(m) - by;
			const label =
				by < Number(n) && up_to === ''
					? `Raise ${stat} from +${from} to +${Number(m)}`
					: `Add +${by} to ${stat}, from +${from} or less`;
			return option(label, meterEffect(stat, by));
		}),
	);
	const none = up_to === '' ? [] : [option(`${capitalize(stats.join(' and '))} is at +${Number(m)} already`)];
	const to = numberOf(number);
	const both = `Add +${to} to ${stats.join(' and to ')} (neither above +${Number(m)})`;
	return [...each, ...(number === '' ? none : [option(both, ...stats.map(stat => meterEffect(stat, to)))])];
}
