import { given } from '../core/collections';
import { optionName, type Move, type MoveTable } from '../move';
import type { Effect, MoveEffects } from './effect';
import { MoveReader } from './move-reader';
import { speaksOfOutcomes, tellsTwoMoves } from './outcome-words';
import { optionalEffect, say, numberOf } from './phrases/builders';
import type { MoveFacts, PhraseContext } from './phrases/phrase';
import { isPriceList, isRollList, listOf, takesList } from './list-roles';
import { readPlainList, readPrices, readTable } from './read-lists';
import { readParagraph } from './read-sentence';
import {
	withoutBrackets,
	readBlocks,
	readSentences,
	straightQuotes,
	withBracketedMoves,
	type Block,
	type ListItem,
	type Sentence,
} from './sentences';
import type { Trace } from './trace';
import { readTriggerPrice, sayTrigger, withoutTrigger } from './trigger';
import { PRINTED, type Vocabulary } from './vocabulary';
import { kindsOfSection } from '../core/track-kind';
import { RANKS } from '../core/rank';
import { withoutOutcome } from './clauses';
import { effectsOf, isUnderstood, readClausesOf } from './read-clauses';

const RANK = '(troublesome|dangerous|formidable|extreme|epic)';
const OF = '(?: (?:vow|quest|job|task|connection|bond|expedition|journey|track|rank|one)s?)?';
const AMOUNT = '(\\d{1,2}|an?|one|two|three|four|five|six)\\b(?: (ticks?|box(?:es)?|experience|xp))?';
const RANK_FIRST = new RegExp(`\\b${RANK}${OF} ?(?:=|:|–|—|-|→|->)? ?\\(?\\+?${AMOUNT}\\)?`, 'gi');
const AMOUNT_FIRST = new RegExp(
	`(?:^|[ (+])${AMOUNT}(?: (?:for|if|on|when)(?: an?| it is| it's)?)? ?\\(?${RANK}\\b\\)?${OF}`,
	'gi',
);
/** What may stand between two of the five. */
const BETWEEN = /^ ?[,;/]? ?(?:and |or )?(?:for )?$/i;

interface RankAmount {
	readonly rank: string;
	readonly amount: number;
	readonly unit: string;
	readonly from: number;
	readonly to: number;
}

const amountsIn = (text: string, pattern: RegExp, [rank, amount, unit]: readonly [number, number, number]) =>
	[...text.matchAll(pattern)].map((found): RankAmount => {
		const lead = /^[ (+]/.test(found[0]) ? 1 : 0;
		const counted = (found[amount] ?? '').toLowerCase();
		return {
			rank: (found[rank] ?? '').toLowerCase(),
			amount: /^an?$/.test(counted) ? 1 : numberOf(counted),
			unit: (found[unit] ?? '').toLowerCase(),
			from: found.index + lead,
			to: found.index + found[0].length,
		};
	});

/** All five ranks, each once and with nothing else between them, whose numbers are of one kind. */
function areAll(found: readonly RankAmount[], text: string): boolean {
	if (found.length !== RANKS.length || !RANKS.every(name => found.some(({ rank }) => rank === name))) return false;
	if (found.some(({ to }, i) => i + 1 < found.length && !BETWEEN.test(text.slice(to, found[i + 1]?.from))))
		return false;
	const isBare = found.some(({ unit }) => unit === '');
	return !(isBare && found.some(({ unit }) => unit.startsWith('box')));
}

/** "troublesome 1 tick, dangerous 2 ticks, …" as the books write it: "troublesome=1 tick; dangerous=2 ticks; …". */
export function withAmountsByRank(text: string): string {
	if (!/\btroublesome\b/i.test(text) || !/\bepic\b/i.test(text)) return text;
	const found = [amountsIn(text, RANK_FIRST, [1, 2, 3]), amountsIn(text, AMOUNT_FIRST, [3, 1, 2])].find(amounts =>
		areAll(amounts, text),
	);
	const [first, last] = [found?.[0], found?.at(-1)];
	if (!found || !first || !last) return text;
	const parts = RANKS.map(name => {
		const { amount = 0, unit = '' } = found.find(({ rank }) => rank === name) ?? {};
		return `${name}=${amount}${unit === '' ? '' : ` ${unit}`}`;
	});
	// a parenthesis around all of them is not the one around the last number
	const isInside = text.slice(0, first.from).endsWith('(') && text.slice(0, last.to).endsWith(')');
	return text.slice(0, first.from) + parts.join('; ') + text.slice(isInside ? last.to - 1 : last.to);
}

/** The texts of a list or table with a row for each rank. */
function rowsOf(block: Block | undefined): readonly string[] {
	if (block?.kind === 'list') return block.items.some(({ items }) => items.length > 0) ? [] : block.items.map(asText);
	return block?.kind === 'table' ? block.rows.map(cells => cells.join(' ')) : [];
}

const asText = ({ text }: { readonly text: string }): string => text.replace(/[.;,]$/, '');

/** A paragraph about a reward and the list or table of what it is for each rank, as one sentence if that is understood. */
function withRowsByRank(blocks: readonly Block[], context: PhraseContext): readonly Block[] {
	const { trace: _trace, ...untraced } = context;
	const joined: Block[] = [];
	for (const block of blocks) {
		const before = joined.at(-1);
		const sentence =
			before?.kind === 'paragraph' ? joinedWith(before.sentences.at(-1) ?? '', rowsOf(block)) : undefined;
		if (sentence === undefined || before?.kind !== 'paragraph' || !isRead(sentence, untraced)) joined.push(block);
		else joined[joined.length - 1] = { ...before, sentences: [...before.sentences.slice(0, -1), sentence] };
	}
	return joined.map(block =>
		block.kind === 'paragraph' ? { ...block, sentences: block.sentences.map(withAmountsByRank) } : block,
	);
}

function joinedWith(sentence: Sentence, rows: readonly string[]): Sentence | undefined {
	if (rows.length !== RANKS.length) return undefined;
	const written = rows.join('; ');
	const read = withAmountsByRank(written);
	return read === written ? undefined : `${sentence.replace(/[.:…]$/, '')}: ${read}.`;
}

function isRead(sentence: Sentence, context: PhraseContext): boolean {
	const read = readClausesOf(withoutOutcome(sentence), context);
	return effectsOf(read).length > 0 && isUnderstood(read);
}

/** Reads the full rules text of a move. Never throws: what is not understood becomes `say`. */
export function readMoveEffects(move: Move, vocabulary: Vocabulary = PRINTED, trace?: Trace): MoveEffects {
	// a text in another language is shown, and nothing of it is carried out
	if (move.language !== undefined) return { always: [], outcomes: {}, matches: {} };
	const context: PhraseContext = { vocabulary, move: factsOf(move), ...given({ trace }) };
	const blocks = withRowsByRank(readBlocks(withoutTrigger(move), vocabulary), context);
	const read = new MoveReader(move, blocks, context).effects();
	const cost = readTriggerPrice(move, vocabulary);
	const effects = { ...read, always: [...cost, ...read.always] };
	const isOfTwo = tellsTwoMoves(move.text);
	const isUnclear = isOfTwo || isDoubtful(move, effects);
	const price = isUnclear && cost.length > 0 ? [sayTrigger(move)] : cost;
	context.trace?.gave(move.trigger, 0, price);
	for (const shown of price) if (shown.kind === 'say') context.trace?.broke(shown, 'price');
	if (!isUnclear) return effects;
	const always = [...price, ...unreadAsText(blocks)];
	return isOfTwo ? { always, outcomes: {}, matches: {} } : { ...effects, always };
}

/**
 * Whether it is unclear which effects always apply: outcomes were not found, or the roll or an outcome is of an unknown
 * kind.
 */
function isDoubtful({ roll_type, text }: Move, { always, outcomes, matches }: MoveEffects): boolean {
	if (always.every(({ kind }) => kind === 'say')) return false;
	if (roll_type === 'no_roll') return OTHER_DICE.test(text) || speaksOfOutcomes(text);
	return Object.keys(outcomes).length + Object.keys(matches).length === 0;
}

/** "On a 10+", "on a 7-9" */
const OTHER_DICE = /\bon an? [*_]{0,3}\d+(?:\+|[*_]{0,3} ?[-–] ?\d)/i;

/** The whole text, to be shown. */
const unreadAsText = (blocks: readonly Block[]): readonly Effect[] =>
	blocks.flatMap(block => {
		if (block.kind === 'table') return readTable(block);
		const texts = block.kind === 'list' ? textsOf(block.items) : block.sentences;
		return texts.filter(text => /[\p{L}\p{N}]/u.test(text)).map(text => say(withoutBrackets(text)));
	});

/** The bullets of a list, including nested ones. */
const textsOf = (items: readonly ListItem[]): readonly string[] =>
	items.flatMap(item => [item.text, ...textsOf(item.items)]);

/** Reads a piece of rules text: a table row or an option. */
export function readEffects(text: string, vocabulary: Vocabulary = PRINTED): readonly Effect[] {
	const context: PhraseContext = { vocabulary };
	const blocks = readBlocks(text, vocabulary);
	return blocks.flatMap((block, i) => {
		const before = blocks[i - 1];
		switch (block.kind) {
			case 'paragraph':
				return readParagraph(block.sentences, listOf(blocks[i + 1]), context);
			case 'list':
				if (isPriceList(before)) return readPrices(block.items, context);
				return takesList(before) || isRollList(block.items) ? [] : readPlainList(block.items, before, context);
			case 'table':
				return readTable(block);
		}
	});
}

/** Rows of the Pay the Price table. The player picks the degree: minor, serious or major. */
const COSTS: readonly (readonly [RegExp, string])[] = [
	[/^you are (?:harmed|physically harmed|injured)\b/i, 'Endure Harm'],
	[/^you are stressed\b/i, 'Endure Stress'],
	[/^you waste resources\b/i, 'Sacrifice Resources'],
	[/^(?:your|the) vehicle suffers damage\b/i, 'Withstand Damage'],
	[/^you are delayed\b/i, 'Lose Momentum'],
];

/** The classic table names no degree, so the amount is stated with the move or picked. */
const CLASSIC_COSTS: readonly (readonly [RegExp, Effect])[] = [
	[/^it is harmful\b/i, { kind: 'move', move: 'Endure Harm' }],
	[/^it is stressful\b/i, { kind: 'move', move: 'Endure Stress' }],
	[/^it wastes resources\b/i, { kind: 'meter', meter: 'supply', by: [-1, -2, -3] }],
	[/^it causes a delay\b/i, { kind: 'meter', meter: 'momentum', by: [-1, -2, -3] }],
];

/** The effects of a table row: the suffer move for the harm it names, or what its text says. */
export function readTableRow(text: string, vocabulary: Vocabulary = PRINTED, table?: MoveTable): readonly Effect[] {
	const [row = ''] = readSentences(straightQuotes(withoutBrackets(withBracketedMoves(text, vocabulary))));
	const cost = COSTS.find(([says]) => says.test(row));
	if (cost) return [{ kind: 'move', move: cost[1], by: [-1, -2, -3] }];
	const classic = CLASSIC_COSTS.find(([says]) => says.test(row));
	if (classic) return [classic[1]];
	return [...readEffects(text.replace(OTHER_ROW, ''), vocabulary), ...readOtherRow(text, vocabulary, table)];
}

/** "If you fail, see 11-25." */
const OTHER_ROW = /(?:^|[.!] )(If [^.,]+), see (\d+) ?[-–] ?\d+\.?/;

/** A row that sends the player to another row of its table. */
function readOtherRow(text: string, vocabulary: Vocabulary, table: MoveTable | undefined): readonly Effect[] {
	const [, condition, min] = OTHER_ROW.exec(text) ?? [];
	const row = table?.rows.find(row => row.min === Number(min) && row.text !== text);
	if (condition === undefined || !row) return [];
	const effects = readTableRow(row.text, vocabulary);
	return effects.length > 0
		? [optionalEffect(`${condition}: ${withoutBrackets(withBracketedMoves(row.text, vocabulary))}`, effects)]
		: [];
}

const OF_FIGHT = /\b(?:bad spot|battle|combat|fight(?:ing)?|foes?|fray)\b/i;

/** Facts about a move that its sentences may refer to. */
function factsOf(move: Move): MoveFacts {
	const [track] = kindsOfSection(move.track_category ?? '');
	const rolls = move.trigger.conditions.flatMap(({ text = '', roll_options }) =>
		roll_options.map(option => ({ situation: text, option: optionName(option) })),
	);
	return {
		name: move.name,
		about: [move.name, ...(move.aliases ?? []), move.trigger.text].join(' '),
		rolls,
		...(track && { track }),
		...(move.tables.length > 0 && { hasTable: true }),
		...(OF_FIGHT.test(move.text) && { isOfFight: true }),
	};
}
