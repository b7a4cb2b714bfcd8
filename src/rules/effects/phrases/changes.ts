import { readOfDie, type Effect } from '../effect';
import { capitalize } from '../sentences';
import { PRINTED, type Vocabulary } from '../vocabulary';
import { chooseOne, meterOf, numberOf, option } from './builders';
import type { PhraseContext } from './phrase';

/**
 * A change of meters or a clock, whatever the order of its parts: whose it is, a verb of more or of less, how much, and of
 * what. A clause that has any other part is no such change.
 */
const GAIN = 'augment|earn|gain|get|heal|increase|obtain|raise|receive|recover|regain|restore|take';
const LOSS = 'burn|consume|cost(?:s you)?|decrease|deduct|expend|lose|lower|pay|reduce|remove|spend|suffer|use(?: up)?';
/** Done to clocks alone. */
const ON = 'add|advance|fill|mark|tick';
const OFF = 'clear|erase|unmark';

const OWNER = "they|their|them|(?:your|the) companion(?:'s)?|(?:your|the) (?:vehicle|ship|starship|boat)(?:'s)?";
const UNIT = '(?: (point|segment|tick)s?)?';
const AMOUNT = `(?:an (?:additional|extra) )?([+-]?\\d*d?\\d+|one|two|three|four|five|six|an?(?= (?:point|segment|tick) )|another)${UNIT}`;
const BY = `(?: (?:by |in )?${AMOUNT}| (twice|(?:two|three|four|\\d+) times))`;
const OF = '(?:(?:your|the|their|an?) )?';

const ORDER = new RegExp(`^(?:(${OWNER}|it|this) )?(${GAIN}|${LOSS}|${ON}|${OFF})s? (?:back )?(.+?)(?: back)?(?: to you)?$`);
/** "two momentum", "1 of health", "one segment of the siege clock" */
const COUNTED = new RegExp(`^(up to )?${AMOUNT} (?:(?:from|in|of|on|to) )?${OF}([a-z].*)$`);
/** "your supply by 2", "the siege clock" */
const MEASURED = new RegExp(`^(?:(their|your companion's) )?${OF}([a-z].*?)(?: stat)?${BY}?$`);
/** "your spirit rises by 1", "the siege clock advances twice" */
const MOVED = new RegExp(
	`^(?:(${OWNER}) )?${OF}(.+?) (?:(advances|gains|gets|goes up|grows|increases|rises|ticks(?: up)?)|decreases|drops|falls|goes down|is reduced|loses)${BY}$`,
);
const CLOCK = /^(?:[a-z'-]+ ){0,3}(?:clock|countdown)$/;

export function readChange(clause: string, { vocabulary = PRINTED }: PhraseContext): readonly Effect[] | undefined {
	const words = clause.toLowerCase();
	const [, mover, moved, up, amount, unit, times] = MOVED.exec(words) ?? [];
	if (moved !== undefined)
		return all([change({ owner: mover, verb: up ? 'gain' : 'lose', of: moved, amount, unit, times }, vocabulary)]);
	const [, owner, verb = '', object = ''] = ORDER.exec(words) ?? [];
	const isPrice = verb.startsWith('cost');
	if (verb === '' || (!isPrice && (owner === 'it' || owner === 'this'))) return undefined;
	const isChoice = / or /.test(object) && !/ and /.test(object) && !owner;
	const parts = object.split(isChoice ? /,? or |, / : /,? and |, /);
	const read = all(
		parts.map(part => {
			const [, upTo, amount, unit, of] = COUNTED.exec(part) ?? [];
			return change({ owner: isPrice ? '' : owner, verb, of, amount, unit, upTo }, vocabulary);
		}),
	);
	if (read)
		return isChoice
			? [chooseOne(...read.map((effect, i) => option(capitalize(`${verb} ${parts[i] ?? ''}`), effect)))]
			: read;
	const [, whose, of, by, ofUnit, often] = MEASURED.exec(object) ?? [];
	const isOnce = by === undefined && often === undefined && !/^(?:advance|increase|raise|tick)$/.test(verb);
	return isOnce
		? undefined
		: all([change({ owner: whose, verb, of, amount: by, unit: ofUnit, times: often }, vocabulary)]);
}

interface Found {
	readonly owner: string | undefined;
	readonly verb: string;
	readonly of: string | undefined;
	readonly amount: string | undefined;
	readonly unit: string | undefined;
	readonly times?: string | undefined;
	readonly upTo?: string | undefined;
}

function change(
	{ owner = '', verb, of = '', amount = '', unit, times, upTo }: Found,
	{ meters }: Vocabulary,
): Effect | undefined {
	const sign = LESS.test(verb) ? -1 : 1;
	const size = numberOf(times ?? amount.replace(/^(?:an?|another|)$/, 'one'));
	if (CLOCK.test(of))
		return unit === 'point' || isOfDie(amount) || owner !== ''
			? undefined
			: { kind: 'clock', by: sign * Math.abs(size) };
	if (unit === 'segment' || unit === 'tick' || times !== undefined || amount === '') return undefined;
	if (ON_CLOCK.test(verb) || !meters.includes(of) || (VEHICLE.test(owner) && of !== 'integrity')) return undefined;
	const by = isOfDie(amount) ? readOfDie(amount, sign) : sign < 0 ? -Math.abs(size) : size;
	return { ...meterOf(of, VEHICLE.test(owner) ? '' : owner), by, ...(upTo && { at_most: true }) };
}

const VEHICLE = /vehicle|ship|boat/;
const LESS = new RegExp(`^(?:${LOSS}|${OFF})$`);
const ON_CLOCK = new RegExp(`^(?:${ON}|${OFF})$`);

const isOfDie = (amount: string): boolean => amount.includes('d');

const all = (effects: readonly (Effect | undefined)[]): readonly Effect[] | undefined =>
	effects.every(effect => effect !== undefined) ? effects : undefined;

export const CHANGE_EXAMPLES: readonly string[] = [
	'Gain two momentum',
	'Lose 2 supply',
	'Restore 1 health and 2 spirit',
	'Lose 1 health or 1 spirit',
	'Increase your supply by 2',
	'Your spirit drops by 1',
	'Your companion loses 2 health',
	'Lose 1d6 supply',
	'Advance the doom clock by 2',
];
