import type { Effect, Option } from '../effect';
import { amountOf, chooseOne, meterEffect, numberOf } from './builders';
import type { Phrase } from './phrase';

/** "your edge", "your heart stat" */
const STAT = '(?:your )?{meter}(?: stat)?';
const OTHER = '(?:your )?{second_meter}(?: stat)?';
const MOST = '\\(?to a max(?:imum)? of (?:{m}|{second_number})\\)?';

/** A raise of at most `by` that ends at `most`: the whole of it, or what is left of it from a higher value. */
const raises = (stat: string, by: number, most: number, isUpTo = false): readonly Option[] =>
	Array.from({ length: by }, (_, less) => ({
		label: `Add +${by - less} to ${stat}, from +${most - by + less}${less === 0 || isUpTo ? ' or less' : ''}`,
		effects: [meterEffect(stat, by - less)],
	}));

const isWithin = (by: number, most: number): boolean => by > 0 && by <= most;

/** Changing a stat for good, within a limit. */
export const STAT_PHRASES: readonly Phrase[] = [
	{
		example: 'Reduce your edge or iron by 1',
		pattern: `(?:reduce|lower|decrease) ${STAT} or ${OTHER} by (?:{n}|{number})`,
		effects: ({ meter, second_meter, n, number }) => [eitherOf('Reduce', [meter, second_meter], -amountOf(n, number))],
	},
	{
		example: 'Raise your edge or iron by 1',
		pattern: `(?:raise|increase) ${STAT} or ${OTHER} by (?:{n}|{number})`,
		effects: ({ meter, second_meter, n, number }) => [eitherOf('Raise', [meter, second_meter], amountOf(n, number))],
	},
	{
		example: 'Add up to +2 to shadow (to a maximum of +4)',
		pattern: `add (?:{up_to} )?{n} to ${STAT} ${MOST}`,
		effects: ({ meter, n, m, second_number, up_to }) => {
			const most = limitOf(m, second_number);
			const options = isWithin(Number(n), most) ? raises(meter, Number(n), most, up_to !== '') : [];
			return options.length === 0 ? undefined : [{ kind: 'choose', count: { min: 0, max: 1 }, options }];
		},
	},
	{
		example: 'Add +2 to wits or heart, or +1 to each (to a maximum of +4)',
		pattern: `add {n} to ${STAT} or ${OTHER},? or \\+{number} to (?:each|both) ${MOST}`,
		effects: ({ meter, second_meter, n, m, number, second_number }) => {
			const [most, each] = [limitOf(m, second_number), numberOf(number)];
			if (!isWithin(Number(n), most)) return undefined;
			const both = {
				label: `Add +${each} to ${meter} and to ${second_meter} (neither above +${most})`,
				effects: [meterEffect(meter, each), meterEffect(second_meter, each)],
			};
			return [chooseOne(...[meter, second_meter].flatMap(stat => raises(stat, Number(n), most)), both)];
		},
	},
];

const limitOf = (m: string, number: string): number => (m === '' ? numberOf(number) : Number(m));

const eitherOf = (verb: string, stats: readonly string[], by: number): Effect =>
	chooseOne(...stats.map(stat => ({ label: `${verb} ${stat} by ${Math.abs(by)}`, effects: [meterEffect(stat, by)] })));
