import { OUTCOMES, outcomeName } from '../../outcome';
import { RANKS } from '../../rank';
import { TRACK_KINDS } from '../../track-kind';
import { AMOUNT, COUNT, EQUAL, NAME, NAMES, NUMBER, OF_DIE } from './parts';

/** The placeholders of a line pattern. */
const PLACEHOLDERS = {
	name: NAME,
	second_name: NAME,
	names: NAMES,
	text: '.+',
	n: NUMBER,
	m: NUMBER,
	digits: '\\d+',
	amount: AMOUNT,
	equal: EQUAL,
	of_die: OF_DIE,
	count: COUNT,
	times: 'twice|\\d+ times',
	outcome: OUTCOMES.map(outcomeName).join('|'),
	second_outcome: OUTCOMES.map(outcomeName).join('|'),
	track: TRACK_KINDS.join('|'),
	ranks: `(?:${RANKS.join('|')})(?: or (?:${RANKS.join('|')}))*`,
	meter_of: 'companion|vehicle',
	impact_of: 'companion|vehicle|module|asset',
	number: '[+−-]?\\d+',
	// optional words
	not: 'not ',
	vehicle: 'vehicle ',
	at_most: ' at most',
	for_each: ' for each ability',
	lower: ' one rank lower',
	reroll: ' with a reroll',
	without_match: ' without a match',
} as const;

type Placeholder = keyof typeof PLACEHOLDERS;

/** The text captured for each placeholder; empty if an optional part is missing. */
export type Captures = Readonly<Record<Placeholder, string>>;

/** Compiles a pattern such as `suffer {n}(?: {times})?` into a reader for whole lines. */
export function compileLinePattern(pattern: string): (line: string) => Captures | undefined {
	const inBraces = /\{(\w+)\}/g;
	const source = pattern.replace(inBraces, (_, place: Placeholder) => `(?<${place}>${PLACEHOLDERS[place]})`);
	const regex = new RegExp(`^${source}$`, 's');
	return line => {
		const found = regex.exec(line);
		return found ? { ...NO_CAPTURES, ...presentGroups(found.groups ?? {}) } : undefined;
	};
}

const NO_CAPTURES = Object.fromEntries(Object.keys(PLACEHOLDERS).map(place => [place, ''])) as Captures;

const presentGroups = (groups: Readonly<Record<string, string | undefined>>): Partial<Captures> =>
	Object.fromEntries(Object.entries(groups).filter(([, words]) => words !== undefined));
