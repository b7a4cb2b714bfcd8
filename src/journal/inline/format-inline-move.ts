import { RECORD_KEYS } from '../record/record-keys';
import type { EntryHabits } from '../sworn-block/edit-entry';
import { hasAnyKeys, isLineKind, KEYS_OF_KIND, LIST_KEYS, type BlockKind } from '../sworn-block/block-kinds';
import { blockKind, readBlock, type SwornBlock } from '../sworn-block/sworn-block';
import { isBlank } from '../text/lines';
import { answerOnLine } from './oracle-as-inline';
import { blockOnLine, nameInHead } from './block-as-inline';
import { bodyOfInline, readInline } from './inline-record';
import { inBlockOrder, UNREAD, type LineValues } from './inline-values';
import { inQuotes, isOneLine, writeHeadWords, writeWords } from './inline-syntax';
import { HEAD_KEYS, OUTCOME, outcomeOnLine, PART_KEYS } from './parse-inline-move';

/**
 * Writes the record of a block as inline code, without backticks; `undefined` if the block contains something that no
 * line can express, such as a comment. The result reads back as the same block.
 */
export function writeRecordLine(body: string): string | undefined {
	const block = readBlock(body);
	const kind = blockKind(block);
	if (!kind.ok || !isLineKind(kind.value)) return undefined;
	const values = valuesOf(block, kind.value);
	if (!values) return undefined;
	const same = inBlockOrder(kind.value, values);
	return waysOf(kind.value, values).find(code => {
		const line = readInline(code);
		return line.ok && bodyOfInline(line.value) === same;
	});
}

/** Candidate lines for a block; the first one that reads back the same is used. */
function waysOf(kind: BlockKind, values: LineValues): readonly string[] {
	if (kind === 'move') return WAYS.map(way => lineOf(values, way));
	const answer = answerOnLine(kind, values);
	const names = [nameInHead(kind), inQuotes].map(words => blockOnLine(kind, inOrder(kind, values), words));
	return [...(answer === undefined || !isOneLine(answer) ? [] : [answer]), ...names].map(
		told => `sworn: ${told.replaceAll('|', '\\|')}`,
	);
}

/** Sorts values in the order of the kind's keys. */
function inOrder(kind: BlockKind, values: LineValues): LineValues {
	const order: readonly string[] = KEYS_OF_KIND[kind];
	const at = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
	return new Map([...values].sort(([a], [b]) => at(a) - at(b)));
}

/** A way to write a line. */
interface Way {
	readonly sign: string;
	readonly headWords: (value: string) => string;
}

const WAYS: readonly Way[] = [
	{ sign: 'sworn:', headWords: writeHeadWords },
	{ sign: 'sworn: move:', headWords: writeHeadWords },
	{ sign: 'sworn: move:', headWords: inQuotes },
];

/** The values of a block by key; `undefined` if it contains more than that. */
function valuesOf(block: SwornBlock, kind: BlockKind): LineValues | undefined {
	const values = new Map<string, string[]>();
	const keys: readonly string[] = KEYS_OF_KIND[kind];
	const isFact = (key: string) => hasAnyKeys(kind) && key !== kind;
	for (const { key, items } of block.entries) {
		const texts = items.map(({ text }) => canonicalIn(kind, key)?.(text) ?? text);
		const all = [...(values.get(key) ?? []), ...texts];
		if (!isFact(key) && (!keys.includes(key) || (all.length > 1 && !LIST_KEYS.has(key)))) return undefined;
		if (all.length > 0) values.set(key, all);
	}
	const unread = unreadIn(block);
	if (unread.length > 0) values.set(UNREAD, unread);
	return values.has(kind) && !hasMore(block) ? values : undefined;
}

const canonicalIn = (kind: BlockKind, key: string): EntryHabits['canonical'] =>
	kind === 'move' ? KNOWN_BY_SIGNS[key]?.canonical : undefined;

/** Values that a line recognizes by their form are normalized; all others stay as they are. */
const KNOWN_BY_SIGNS: Partial<Readonly<Record<string, EntryHabits>>> = {
	add: RECORD_KEYS.add.habits,
	dice: RECORD_KEYS.dice.habits,
};

/** Text that could not be read from a line and is kept. */
const unreadIn = ({ body, strays }: SwornBlock): string[] =>
	strays.flatMap(({ from, to }) => {
		const words = body.slice(from, to).trim();
		return words.startsWith(`${UNREAD} `) ? [words.slice(2)] : [];
	});

/** Whether a block has comments, or lines that cannot be read. */
function hasMore({ body, lines, entries, strays }: SwornBlock): boolean {
	const ends = new Map<number, number>(
		strays.filter(({ from }) => body[from] === UNREAD).map(line => [lines.indexOf(line), line.to]),
	);
	for (const { line, afterColon, items } of entries) {
		ends.set(line, afterColon);
		for (const item of items) ends.set(item.line, item.to);
	}
	return lines.some((line, i) => !isBlank(body, line) && body.slice(ends.get(i) ?? line.from, line.to).trim() !== '');
}

function lineOf(values: LineValues, way: Way): string {
	const of = (key: string): readonly string[] => values.get(key) ?? [];
	const each = (key: string): readonly string[] => of(key).map(value => `${key} ${writeWords(value)}`);
	const outcome = outcomeOnLine(values);
	const isPlainRoll = ['cancelled', 'reroll', 'burn'].every(key => of(key).length === 0);
	const [thrown] = of('dice');
	const beside =
		thrown !== undefined && isPlainRoll && outcome !== undefined && OUTCOME.test(outcome) ? outcome : undefined;
	const dice = [thrown, beside].filter(part => part !== undefined).join(', ');
	const parts = [
		`${way.sign} ${head(values, way)}${dice === '' ? '' : `: ${dice}`}`,
		...['with', 'cancelled', 'reroll', 'burn'].flatMap(each),
		...(outcome === undefined || beside !== undefined ? [] : [outcome]),
		...['as', 'table', 'chose', 'passed'].flatMap(each),
		...of('done').map(changeOnLine),
		...each('imported'),
		...of(UNREAD).map(words => `${UNREAD} ${writeWords(words)}`),
	];
	return parts.join('; ').replaceAll('|', '\\|');
}

/** Writes the part before the dice. */
function head(values: LineValues, { headWords }: Way): string {
	const of = (key: string, says = key): readonly string[] =>
		(values.get(key) ?? []).map(value => `${says} ${headWords(value)}`);
	const roll = (values.get('roll') ?? []).map(value => (HEAD_KEYS.test(value) ? inQuotes(value) : headWords(value)));
	const adds = (values.get('add') ?? []).map(value => addOnLine(value, headWords));
	const rolled = [...roll, ...adds].join(' ');
	return [
		headWords(values.get('move')?.[0] ?? ''),
		...['by', 'from'].flatMap(key => of(key)),
		...of('track', 'on'),
		...['cost', 'rank', 'progress'].flatMap(key => of(key)),
		...(rolled === '' ? [] : [rolled]),
	].join(', ');
}

/** `+ 1 tailwind`, `- 1 fear`. */
function addOnLine(add: string, headWords: Way['headWords']): string {
	const [sign, words] = add.startsWith('-') ? ['-', add.slice(1)] : ['+', add];
	return headWords(words) === words ? `${sign} ${words}` : `+ ${inQuotes(add)}`;
}

/** Writes a change, with its key if it could be mistaken for something else. */
const changeOnLine = (change: string): string =>
	PART_KEYS.test(change) || OUTCOME.test(change) || change.startsWith(UNREAD)
		? `done ${writeWords(change)}`
		: writeWords(change);
