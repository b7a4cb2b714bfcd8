import { withoutBrackets, type Sentence } from '../../effects/sentences';
import { isRulesInstruction } from '../triggers/rules-instruction';
import { isOf, type Source, type Wording } from './wording';
import { MOVE, MOVES } from '../triggers/move-patterns';

const PRICE = '((?:burn|lose|pay|sacrifice|spend|suffer) -?(\\d) ([a-z]{3,20}))';
const GAIN = '(?:immediately )?((?:add|clear|gain|improve|mark|reroll|restore|take) [^;]{1,160})';
const MAY = '(?:you (?:may|can) )?';
const LIMIT = '(?:(once per [a-z]{1,20}),? )?';

/** A price that stands before the time to pay it. */
export const PRICES_AHEAD: readonly Wording[] = [
	{
		example: [
			'While mounted, spend 1 supply when you charge to add +1',
			'When you charge while mounted, you may spend 1 supply to add +1',
		],
		pattern: new RegExp(
			`^${LIMIT}(?:(while [^,;[\\]]{1,60}), )?${MAY}${PRICE} when(?:ever)? (you [^,;]{1,160}?)(?: to ${GAIN})?$`,
			'i',
		),
		put: ([limit = '', during = '', price = '', , , when = '', gain = '']) =>
			`${limit === '' ? 'When' : `${limit}, when`} ${when}${during === '' ? '' : ` ${during.toLowerCase()}`}, you may ${price.toLowerCase()}${gain === '' ? '' : ` to ${gain}`}`,
	},
];

/** What is done with the dice of a roll, which the price is for. */
const OF_A_ROLL =
	/^(?:immediately )?(?:add|count|improve|inflict|make|preset|reroll|roll|treat|turn|(?:gain|get|take) (?:an? )?(?:\+\d(?: bonus)? (?:on|to)\b|automatic))/i;

const PAID = new RegExp(`^${LIMIT}${MAY}${PRICE} to (.{1,300})$`, 'i');
const ON_NEXT = new RegExp(`^(?:add|gain|take) (\\+\\d) (?:on|to) your next (${MOVES})(?: rolls?| moves?)?$`, 'i');
const WHILE_IT_LASTS = new RegExp(
	`^(?:add|gain|take) (\\+\\d) (?:on|to) (?:(?:all|any|your) )?(?:(${MOVE}(?:(?:,? (?:and|or) |, )${MOVE}){0,9}) (?:rolls|moves)|rolls( to [^,;[\\]]{3,80}?)?) (until [^;[\\]]{3,80}|for the [a-z ]{3,40})$`,
	'i',
);

/**
 * What is bought for a price, where an ability begins with it: a bonus on the next move is had as that move is made, one
 * that lasts is paid for at a time of its own, and so is anything else that changes no roll.
 */
export function withPriceFirst(sentences: readonly Sentence[], { names, ability }: Source): readonly Sentence[] {
	const [first = '', ...others] = sentences;
	const [, limit = '', price = '', by = '', name = '', gain = ''] = PAID.exec(first) ?? [];
	if (ability.moves.length > 0 || !isOf([...names.meters, ...names.counters], name)) return sentences;
	const [, next, moves = ''] = ON_NEXT.exec(gain) ?? [];
	if (next !== undefined) return [`When you ${moves}, you may ${price.toLowerCase()} to add ${next}`, ...others];
	const often = limit === '' ? '' : `, ${limit.toLowerCase()}`;
	const paid = `When you choose to pay (${by} ${name.toLowerCase()}${often}), suffer -${by} ${name.toLowerCase()}`;
	const [, bonus, named = '', aim = '', time = ''] = WHILE_IT_LASTS.exec(gain) ?? [];
	if (bonus !== undefined) {
		const rolls = named === '' ? `make a move${aim}` : named.replace(/\],? and \[/g, '], or [');
		return [`When you ${rolls} (once paid for, ${time}), add ${bonus}`, paid, ...others];
	}
	if (gain.endsWith(':') || OF_A_ROLL.test(gain) || MOVE_MADE.test(gain)) return sentences;
	const done = withoutBrackets(gain.replace(/^immediately /i, ''));
	return isRulesInstruction(done)
		? [paid, `${done.charAt(0).toUpperCase()}${done.slice(1)}`, ...others]
		: [
				`When you ${done}${limit === '' ? '' : ` (${limit.toLowerCase()})`}, suffer -${by} ${name.toLowerCase()}`,
				...others,
			];
}

/** A move that the price is for, rather than one that ends what it brings. */
const MOVE_MADE = /^(?!.{0,120} until ).{0,120}\[/i;
