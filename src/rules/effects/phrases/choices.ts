import { RANKS, type Rank } from '../../core/rank';
import type { Effect, Option } from '../effect';
import { chooseOne, countOf } from './builders';
import type { ListedOption, Phrase } from './phrase';
import { phrases } from './phrase-rows';

/** What the items of a list may be called. */
const LISTED = '(?:benefit|boon|cost|effect|option|reward)';

/** Choices from a list below; repair points. */
export const CHOICE_PHRASES: readonly Phrase[] = phrases([
	{
		example: 'Choose one',
		pattern:
			'(?:{aside} )?(?:and )?(?:choose|decide|pick|select)(?: {count})?(?: (?:of the following|from below|from the following|from the list below|options?|options? as appropriate|as appropriate(?: to {tail})?))?',
		effects: ({ count }, { options }) => chosenFrom(countOf(count || 'one'), options),
	},
	{
		example: 'Take 1 of these',
		pattern: `(?:choose|gain|get|pick|receive|select|suffer|take) (?:any |just |only )?{count}(?: of (?:these|those|them|the following))?(?: ${LISTED}s?)?`,
		effects: ({ count }, { options }) => chosenFrom(countOf(count), options),
	},
	{
		example: 'Pick a benefit',
		pattern: `(?:choose|gain|get|pick|receive|select|suffer|take) an? ${LISTED}`,
		effects: (_words, { options }) => chosenFrom({ min: 1, max: 1 }, options),
	},
	{
		example: 'Pick what it costs you',
		pattern: '(?:choose|decide|pick|select) (?:how|what|which) {tail}',
		effects: (_words, { options }) => chosenFrom({ min: 1, max: 1 }, options),
	},
	{
		example: 'Take both',
		pattern: `(?:apply|choose|do|gain|get|pick|receive|select|take) (?:both|all|each)(?: (?:two|three|four))?(?: of (?:these|them|the following))?(?: ${LISTED}s?)?`,
		effects: (_words, { options }) => options?.flatMap(({ effects }) => effects),
	},
	{
		example: 'Take both, or choose one twice',
		pattern: '(?:take|choose) both,? or (?:choose|take) one twice',
		effects: (_words, { options = [] }) =>
			options.length === 2
				? [
						chooseOne(
							{ label: 'Take both', effects: options.flatMap(({ effects }) => effects) },
							...options.map(({ label, effects }) => ({ label: `${label}, twice`, effects: [...effects, ...effects] })),
						),
					]
				: undefined,
	},
	{
		example: 'Only one of these',
		pattern: '(?:just |only )?{count}(?: of (?:these|them|those))?',
		effects: ({ count }, { options }) => chosenFrom(countOf(count), options),
	},
	{
		example: 'All of these',
		pattern: '(?:both|all)(?: of (?:these|them|those))?',
		effects: (_words, { options }) => options?.flatMap(({ effects }) => effects),
	},
	{
		example: 'Suffer a cost according to the vehicle type',
		pattern: 'suffer a cost according to the vehicle type',
		effects: (_words, { options }) =>
			options?.flatMap(({ label, effects }) => {
				const type = VEHICLES.find(type => label.toLowerCase().startsWith(type));
				return type ? [{ kind: 'if', condition: { kind: 'vehicle', type }, then: effects, otherwise: [] }] : effects;
			}),
	},
	{
		example: 'Name your errand and choose a rank as appropriate',
		pattern: '(?:name [a-z ]+ and )?(?:choose|give it) a rank as appropriate(?: to {tail})?',
		effects: (_words, { options }) => {
			const ranks = ranksIn(options ?? []);
			return [{ kind: 'track', event: 'begin', track: 'scene', ...(ranks.length > 0 && { ranks }) }];
		},
	},
	[
		'Activate a 4-segment tension clock',
		'activate an? {number}-segment (?:(?:tension )?clock|countdown(?: track)?)',
		'begin clock with {number} segments',
	],
]);

const VEHICLES = ['command', 'support', 'incidental'] as const;

/** The ranks offered by options such as "You are ready to act: Dangerous". */
const ranksIn = (options: readonly ListedOption[]): readonly Rank[] =>
	RANKS.filter(rank => options.some(({ description }) => description.toLowerCase() === rank));

const withoutWords = ({ label, effects }: ListedOption): Option => ({ label, effects });

const chosenFrom = (
	count: ReturnType<typeof countOf>,
	options?: readonly ListedOption[],
): readonly Effect[] | undefined => options && [{ kind: 'choose', count, options: options.map(withoutWords) }];
