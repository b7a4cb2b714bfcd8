import { RANKS, type Rank } from '../../core/rank';
import { readOutcome } from '../../core/outcome';
import type { Effect, EffectOf } from '../effect';
import { capitalize, withoutBrackets } from '../sentences';
import { PRINTED } from '../vocabulary';
import { chooseOne, follow, optionalEffect, numberOf, option } from './builders';
import type { Phrase } from './phrase';
import { phrases } from './phrase-rows';

/** "as", "and treat it as", "resolved as", "with" */
const RESOLVED =
	'(?:as|with|on|(?:and )?(?:count|resolve|treat|take)(?:ing|ed|d)?(?: (?:it|this|that|them|the move))? as|and (?:take|score|gain))';

/** The moves that Starforged lists as Recover. */
const RECOVERY = ['Sojourn', 'Heal', 'Hearten', 'Repair', 'Resupply'];

/** Suffer moves, other moves that follow, and rolls on a table. */
export const MOVE_PHRASES: readonly Phrase[] = phrases([
	// The move is made later, so its button says when.
	[
		'[Test Your Relationship] when you next interact',
		'{move} when {story}',
		'may {move} when {story}',
		'\tmove {move}',
	],
	['Make a suffer move (-1)', '(?:make )?(?:a|another) suffer move \\({n}\\)', 'suffer {n}'],
	['Two suffer moves (-1)', '(?:make )?{number} suffer moves \\({n}\\)', 'suffer {n} {number} times'],
	[
		'[Hearten] as a strong hit',
		`(?:make )?(?:the )?{move}(?: moves?)?,? ${RESOLVED} (?:an? )?(?:automatic )?{outcome}(?: result)?(?: without rolling)?`,
		'move {move} as {outcome}',
	],
	{
		example: 'Make one recovery move (not Sojourn) with an automatic strong hit',
		pattern: `make (?:one|an?|any) recovery move(?: {aside})?,? ${RESOLVED} (?:an? )?(?:automatic )?{outcome}`,
		effects: ({ aside, outcome }, { vocabulary = PRINTED }) => {
			const as = readOutcome(outcome);
			const moves = RECOVERY.filter(
				name => vocabulary.moves.includes(name) && !aside.toLowerCase().includes(name.toLowerCase()),
			);
			const isKnown = aside === '' || /^\((?:but )?not\b/.test(aside);
			if (!as || !isKnown || moves.length === 0) return undefined;
			return [chooseOne(...moves.map(move => option(move, { kind: 'move', move, as })))];
		},
	},
	[
		'[Resupply] (strong hit)',
		'(?:make )?{move} \\((?:with |as )?(?:an? )?(?:automatic )?{outcome}\\)',
		'move {move} as {outcome}',
	],
	{
		example: '[Pay the Price]',
		pattern:
			'(?:make )?(?:the |an? )?{move}(?: moves?)?(?: again)?(?:,? (?:to|for|as|from|against|without (?:having|needing)) {tail})?(?: \\(or {words}\\))?',
		effects: ({ move, tail }) => (RANK.test(tail) ? undefined : [follow(move)]),
	},
	{
		example: 'Start a scene challenge to cross the river',
		pattern: '(?:begin|start) a scene challenge(?: (?:as|to) {tail})?',
		effects: (_words, { vocabulary = PRINTED }) => {
			const move = vocabulary.moves.find(name => /^begin (?:a|the) scene$/i.test(name));
			return move === undefined ? undefined : [follow(move)];
		},
	},
	['Pay the price', 'pay the price', 'move Pay the Price'],
	[
		'[Face Desolation] (ignoring momentum)',
		'{move} \\(ignoring momentum\\)',
		'tell Momentum is ignored for {move}.',
		'move {move}',
	],
	{
		example: '[Lose Momentum] (-2)',
		pattern: '(?:make )?(?:the |an? )?{move}(?: moves?)?,?(?: each)? \\({n}(?: each)?\\)',
		// "(2)" is what is suffered, too
		effects: ({ move, n }) => [{ ...follow(move), by: Number(n.replace('−', '-').replace(/^(?=\d)/, '-')) }],
	},
	[
		'[Endure Harm] move, suffering a dire (-2) cost',
		'(?:make )?(?:the |an? )?{move}(?: moves?)?,? (?:suffering|at|with|for) an? [a-z]+ \\({n}\\) (?:cost|{degree})',
		'move {move} {n}',
	],
	{
		example: '[Endure Harm] (1 harm)',
		pattern: '{move} \\({n} (?:harm|stress)\\)',
		effects: ({ move, n }) => [{ ...follow(move), by: -Number(n) }],
	},
	[
		'[Hearten] (with an automatic strong hit) to mend it',
		'{move} \\((?:with|as) an automatic {outcome}\\)(?: to {tail})?',
		'move {move} as {outcome}',
	],
	[
		'[Heal] and take an automatic strong hit',
		'(?:make )?(?:the )?{move}(?: moves?)?,? (?:and (?:take|gain|score)|with|taking) an automatic {outcome}(?: \\((?:also|anywhere|at|even|in|on|whether) [a-z, ]{1,60}\\))?',
		'move {move} as {outcome}',
	],
	{
		example: '[Swear an Iron Vow] (formidable or greater) to mend it',
		pattern: '{move} \\({rank} or (?:greater|higher|more)\\)(?: to {tail})?',
		effects: ({ move, rank }) => [{ ...follow(move), ranks: ranksFrom(rank) }],
	},
	[
		'[Swear an Iron Vow], ranked extreme, to mend it',
		'{move},? ranked {rank}(?:,? to {tail})?',
		'move {move} rank {rank}',
	],
	[
		'[Swear an Iron Vow] to finish an extreme quest for them',
		'{move} (?:to [a-z ]+|with) an? {rank} (?:quest|vow)(?: {tail})?',
		'move {move} rank {rank}',
	],
	[
		'[Lose Momentum] (-1) in exchange for +1 health',
		'{move} \\({n}\\) in exchange for {m} {meter}',
		'exchange',
		'\tmove {move} {n}',
		'for',
		'\t{meter} {m}',
	],
	{
		example: '[Sacrifice Resources] and exchange each -1 supply for 1 repair point (up to 3)',
		pattern:
			'{move}(?: {aside})? and exchange each {n} (?:of )?{meter} for {m} (?:extra |additional )?repair points?(?: \\(up to {number}[a-z ]*\\))?',
		effects: ({ move, n, m, number }) => [
			{
				kind: 'exchange',
				pay: [{ ...follow(move), by: Number(n) }],
				take: [{ kind: 'points', by: Number(m) }],
				...(number !== '' && { up_to: numberOf(number) }),
			},
		],
	},
	[
		'Within a day, you must [Heal] and raise their health above 0, or [Face Death]',
		'(?:within [a-z ]+, )?(?:you must )?{move} and raise (?:your|its|their) {meter} above {n},? or {second_move}',
		'choose 1',
		'\t- {move}',
		'\t\tmove {move}',
		'\t- {second_move}',
		'\t\tmove {second_move}',
	],
	{
		example: 'It can be put off if you [Repair] the hull and raise its integrity above 0',
		pattern:
			'(?:(?:it|destruction) [a-z, ]+ if you |to [a-z ]+, you must ){move}(?: your [a-z ]+| the [a-z ]+)? and raise (?:your|its|their) {meter} above {n}',
		effects: ({ move }, { sentence = move }) => [optionalEffect(capitalize(withoutBrackets(sentence)), [follow(move)])],
	},
	{
		example: 'You cannot [Repair] this hull until you [Resupply] and find a part',
		pattern: 'you cannot {move}(?: {words})? until you {second_move}(?: and {tail})?',
		effects: ({ second_move }, { sentence = second_move }) => [
			optionalEffect(capitalize(withoutBrackets(sentence)), [follow(second_move)]),
		],
	},
	{
		example:
			'All aboard must make the [Endure Harm], [Companion Takes a Hit], or [Endure Stress] move, suffering a dire (-2) cost',
		pattern:
			'(?:all [a-z]+(?: suffer)? must )?make (?:the |an? )?{moves} moves?, suffering an? [a-z]+ \\({n}\\) (?:cost|{degree})',
		effects: ({ n, moves }) => [oneOf(...namesIn(moves).map(move => ({ ...follow(move), by: Number(n) })))],
	},
	[
		'[Endure Harm] or [Face Death], as appropriate',
		'(?:(?:you|all [a-z]+) must )?{move} or {second_move},? as appropriate',
		'choose 1',
		'\t- {move}',
		'\t\tmove {move}',
		'\t- {second_move}',
		'\t\tmove {second_move}',
	],
	[
		'This quest is against your grain, forces you to [Swear an Iron Vow] on another quest, or is a lie',
		'this quest is {words}, forces you to {move} on another quest, or is {tail}',
		'choose 1',
		'\t- It is {words}',
		'\t- It forces you to {move} on another quest',
		'\t\tmove {move}',
		'\t- It is {tail}',
	],
	{
		example: 'Apply the cost to a different suffer move',
		pattern: 'apply the cost to a(?:nother| different) suffer move',
		effects: (_words, { move, vocabulary }) => {
			const known = SUFFER_MOVES.filter(name => !vocabulary || vocabulary.moves.includes(name));
			const others = (known.length > 0 ? known : SUFFER_MOVES).filter(name => name !== move?.name);
			return [oneOf(...others.map(name => ({ ...follow(name), by: '-cost' as const })))];
		},
	},
	[
		'Resolve this move as a strong hit',
		'(?:(?:resolve|treat) (?:this move|this roll|this|it|the move) as|(?:this|it)(?: roll)? counts as) an? {outcome}',
		'as {outcome}',
	],
	[
		'Roll on the table below or choose one',
		'(?:(?:make a )?roll|you may (?:roll|choose)|you may roll or choose)(?: or choose)? on (?:the table below|this table|the following table|the table|the table above|the [a-z]+ table)(?: or choose one| again| for inspiration)*(?: \\(before {words}\\))?',
		'table',
	],
	[
		'Envision the omen or roll on the following table',
		'envision {words},? or roll on the (?:following table|table (?:below|above)|[a-z]+ table)',
		'choose 1',
		'\t- Envision {words}',
		'\t- Roll on the table',
		'\t\ttable',
	],
	[
		'See the miss result below',
		'(?:see|use|apply|go to|follow) the (?:result (?:of|for) an? )?{outcome}(?: (?:result|outcome))?(?: (?:below|above))?(?: instead)?',
		'as {outcome}',
	],
	[
		'Envision a brief scene (you may roll on the table below)',
		'(?:envision [a-z ]+)?\\(you may (?:roll|roll or choose) on the [a-z]+ below(?: for [a-z]+)?\\)',
		'may Roll on the table below',
		'\ttable',
	],
	{
		example: 'Roll a d6',
		pattern:
			'(?:roll|throw|cast) (?:the table|(?:an? |1|the )?d(?:4|6|8|10|12|20|100)(?: (?:on|against|with|using) (?:the|this|that)(?: [a-z]+)? table(?: below)?)?|on the list below)',
		effects: (_words, { move }) => (move?.hasTable ? [{ kind: 'table' }] : undefined),
	},
	{
		example: 'Roll that many times on the table below',
		pattern: 'roll that (?:number of|many) times(?: or choose that (?:number of|many) [a-z]+)? on the table below',
		effects: (_words, { before = '' }) => {
			const [min = 1, max = min] = [/\b(one|two)\b/, /\b(three|four|five|six)\b/]
				.map(pattern => pattern.exec(before)?.[1])
				.filter(word => word !== undefined)
				.map(numberOf);
			return [{ kind: 'table', times: { min, max } }];
		},
	},
]);

const RANK = /\b(?:troublesome|dangerous|formidable|extreme|epic)\b/;

/** Whether a move may be made at a stated cost: a suffer move of the books, or a move of the house. */
export const takesCost = (name: string): boolean => SUFFER_MOVES.includes(name) || !PRINTED.moves.includes(name);

/** The suffer moves of the printed books that take an amount. */
const SUFFER_MOVES = [
	...['Lose Momentum', 'Endure Harm', 'Endure Stress', 'Companion Takes a Hit', 'Companion Endure Harm'],
	...['Sacrifice Resources', 'Withstand Damage'],
];

const ranksFrom = (rank: string): readonly Rank[] => RANKS.slice(RANKS.findIndex(name => name === rank));

const namesIn = (list: string): readonly string[] => list.match(/\[[^[\]]+\]/g) ?? [];

const oneOf = (...moves: readonly EffectOf<'move'>[]): Effect =>
	chooseOne(...moves.map(move => option(move.move, move)));
