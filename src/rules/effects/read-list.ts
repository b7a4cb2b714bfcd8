import type { Effect, PricedOption } from './effect';
import { may, say } from './phrases/make';
import type { ListedOption, Surroundings } from './phrases/phrase';
import { readPhrase } from './phrases/read-phrase';
import { readParagraph } from './read-sentence';
import { plain, type Block, type Item, type Sentence } from './sentences';

/** A bullet under "choose one"; a heading among bullets gives way to the bullets under it. */
export function readOption(item: Item, around: Surroundings): readonly ListedOption[] {
	if (item.items.length > 0 && !/\d/.test(item.text)) return item.items.flatMap(below => readOption(below, around));
	if (item.text === '') return [];
	const inside = item.items.flatMap(below => readOption(below, around)).flatMap(({ effects }) => effects);
	const label = item.label ?? item.text.replace(/[.…]+$/, '');
	const says = plain(item.sentences.join(' ')).replace(/[.…]+$/, '');
	const effects = [...readLabel(item.label, around), ...readParagraph(item.sentences, [], around), ...inside];
	return [{ label: plain(label).replace(ASIDE, ''), effects, says }];
}

/** A remark at the end of an option that is not part of its name: the engine knows which moves a bonus fits. */
const ASIDE = / \([^()\d]*\)$/;

/** "Lose the connection: …" says in its label what becomes of the track. */
const readLabel = (label: string | undefined, around: Surroundings): readonly Effect[] =>
	label === undefined ? [] : (readPhrase(label, around) ?? []).filter(({ kind }) => kind === 'track');

/** A list that nobody chooses from: carried out if all of it is to be done, else told, but for what begins with "If". */
export const readPlainList = (
	items: readonly Item[],
	before: Block | undefined,
	around: Surroundings,
): readonly Effect[] =>
	items.flatMap(item => {
		const effects = readParagraph(item.sentences, [], around);
		const isCarriedOut = /^if\b/i.test(item.text) || isToBeDone(before);
		const own = isCarriedOut || effects.length === 0 ? effects : (readOnce(item, effects) ?? [say(plain(item.text))]);
		return [...own, ...readPlainList(item.items, before, around)];
	});

/** "Once you fill the second box, …" comes true some time: a button, if all of it is understood. */
const readOnce = ({ text, sentences }: Item, effects: readonly Effect[]): readonly Effect[] | undefined =>
	/^once\b/i.test(text) && effects.every(({ kind }) => kind !== 'say')
		? [may(plain(sentences[0] ?? text).replace(/[.…]+$/, ''), effects)]
		: undefined;

const isToBeDone = (block: Block | undefined): boolean => saysIn(block, /\ball of the following\b/i);

/** "Fix one broken module: 2 points" under "Spend repair points as follows". */
export function readPrices(items: readonly Item[], around: Surroundings): readonly Effect[] | undefined {
	const options = items.map(item => readPrice(item, around)).filter(option => option !== undefined);
	return options.length > 0 ? [{ kind: 'spend', options }] : undefined;
}

function readPrice({ text }: Item, around: Surroundings): PricedOption | undefined {
	const [, label = '', cost] = /^(.+): (\d+) points?\.?$/i.exec(text) ?? [];
	if (cost === undefined) return undefined;
	return { cost: Number(cost), label: plain(label), effects: readPhrase(label, around) ?? [] };
}

/** The paragraph sells what its list offers. */
export const isPriceList = (block: Block | undefined): boolean =>
	saysIn(block, /\bspend (?:[a-z]+ )?points as follows\b/i);

const TAKES_LIST =
	/\b(?:choose|pick|select) (?:one|two|three|up to|as many|any)\b|\btake both\b|\baccording to the vehicle type\b|\ba rank as appropriate\b|\bdo any of the following\b|\bfrom the following categories\b/;

export const takesListIn = (sentence: Sentence): boolean => TAKES_LIST.test(sentence.toLowerCase());

/** The paragraph chooses from the list under it, or tells its options. */
export const takesList = (block: Block | undefined): boolean =>
	(block?.kind === 'paragraph' && block.sentences.some(takesListIn)) || saysIn(block, /^you may(?:\.{3}|…)$/i);

/** "With speed, mobility, or agility: Roll +edge" is the trigger's business. */
export const isRollList = (items: readonly Item[]): boolean =>
	items.length > 0 && (items.every(({ text }) => /(?:^|[ :.])roll \+ ?[a-z]/i.test(text)) || isRankList(items));

/** "Troublesome journey: 3 progress per waypoint" is what marking progress does by itself. */
const isRankList = (items: readonly Item[]): boolean =>
	items.every(({ text }) =>
		/^(?:troublesome|dangerous|formidable|extreme|epic) [^:]+: (?:mark )?\d+ (?:progress|ticks?)\b/i.test(text),
	);

/** The list under a paragraph, unless it says only what is rolled. */
export const listOf = (block: Block | undefined): readonly Item[] =>
	block?.kind === 'list' && !isRollList(block.items) ? block.items : [];

/** A choice that is only told is told with its options. */
export const sayList = (sentence: Sentence, list: readonly Item[]): readonly Effect[] =>
	takesListIn(sentence) ? list.map(({ text }) => say(`• ${plain(text)}`)) : [];

const saysIn = (block: Block | undefined, pattern: RegExp): boolean =>
	block?.kind === 'paragraph' && block.sentences.some(sentence => pattern.test(sentence));
