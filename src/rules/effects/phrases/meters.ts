import { atMost, chooseOne, meterEffect, meterOf, option } from './builders';
import type { Phrase } from './phrase';

/** Taking, suffering, giving and setting momentum and condition meters. */
export const METER_PHRASES: readonly Phrase[] = [
	{
		example: 'Suffer -1 health for minor stress, -2 for serious loss, or -3 for major damage',
		pattern:
			'(?:{they} )?suffer -1 {meter} for (?:a )?minor {degree},? -2 for (?:a )?serious \\w+,? or -3 for (?:a )?major \\w+',
		effects: ({ they, meter }) => [meterEffect(meter, [-1, -2, -3], they)],
	},
	{
		example: 'If your health is 0, [Lose Momentum] equal to the remaining harm',
		pattern: 'if (?:{they}|your) {meter} is {n}, {move} equal to (?:any|the) remaining {degree}',
		effects: ({ move }) => [{ kind: 'overflow', move: move.slice(1, -1) }],
	},
	{
		example: 'Take +2 momentum',
		pattern: 'take (?:an additional )?(?:{up_to} )?{n} {meter}(?: as you {words})?',
		effects: ({ n, meter, up_to }) => [atMost(up_to, meterEffect(meter, Number(n)))],
	},
	{
		example: 'Take +1 more',
		pattern: 'take {n} more',
		effects: ({ n }, { meter }) => (meter === undefined ? undefined : [meterEffect(meter, Number(n))]),
	},
	{
		example: 'Take +1 integrity on a vehicle',
		pattern: 'take {n} {meter} on (?:a|the|your) vehicle',
		effects: ({ n, meter }) => [{ kind: 'meter', meter, by: Number(n), whose: 'vehicle' }],
	},
	{
		example: 'Take +1 health for a mechanical companion',
		pattern: 'take {n} {meter} for (?:a|the|your) (?:mechanical )?companion',
		effects: ({ n, meter }) => [meterEffect(meter, Number(n), 'they')],
	},
	{
		example: 'Suffer an additional -1 health',
		pattern: '(?:{they} )?suffer (?:an additional )?{n} {meter}',
		effects: ({ they, n, meter }) => [meterEffect(meter, -Math.abs(Number(n)), they)],
	},
	{
		example: 'They take -1 health',
		pattern: '{they} take (?:an additional )?{n} {meter}',
		effects: ({ they, n, meter }) => [meterEffect(meter, Number(n), they)],
	},
	{
		example: 'Suffer -1 supply or -1 momentum (your choice)',
		pattern: 'suffer {n} {meter} or {m} {second_meter}(?: \\(your choice\\))?',
		effects: ({ n, meter, m, second_meter }) => [
			chooseOne(
				option(`Suffer ${n} ${meter}`, meterEffect(meter, Number(n))),
				option(`Suffer ${m} ${second_meter}`, meterEffect(second_meter, Number(m))),
			),
		],
	},
	{
		example: 'Give them +1 health',
		pattern: 'give (?:them|your companion) (?:{up_to} )?{n} {meter}',
		effects: ({ up_to, n, meter }) => [atMost(up_to, meterEffect(meter, Number(n), 'they'))],
	},
	{
		example: 'Take or give +3 health',
		pattern: 'take or give (?:{up_to} )?{n} {meter}',
		effects: ({ up_to, n, meter }) => [
			chooseOne(
				option(`Take ${n} ${meter}`, atMost(up_to, meterEffect(meter, Number(n)))),
				option(`Give ${n} ${meter}`, atMost(up_to, meterEffect(meter, Number(n), 'they'))),
			),
		],
	},
	{
		example: 'Reset your momentum',
		pattern: 'reset (?:your )?{meter}(?: to {n})?',
		effects: ({ meter }) => (meter === 'momentum' ? [{ kind: 'set', meter, to: 'reset' }] : undefined),
	},
	{
		example: 'Set your health to its maximum',
		pattern: '(?:set|raise|restore) (?:(?:your|{they}) )?{meter} to (?:its|your|their) max(?:imum)?',
		effects: ({ they, meter }) => [{ ...meterOf(meter, they), kind: 'set', to: 'maximum' }],
	},
];
