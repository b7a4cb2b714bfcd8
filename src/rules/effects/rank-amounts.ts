import { RANKS } from '../core/rank';
import { withoutOutcome } from './clauses';
import { numberOf } from './phrases/builders';
import type { PhraseContext } from './phrases/phrase';
import { effectsOf, isUnderstood, readClausesOf } from './read-clauses';
import type { Block, Sentence } from './sentences';

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
export function withRowsByRank(blocks: readonly Block[], context: PhraseContext): readonly Block[] {
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
