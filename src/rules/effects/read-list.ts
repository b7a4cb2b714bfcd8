import type { Effect, PricedOption } from './effect';
import { may, say } from './phrases/make';
import { isToBeDone } from './list-use';
import type { Surroundings } from './phrases/phrase';
import { readPhrase } from './phrases/read-phrase';
import { readParagraph } from './read-sentence';
import { plain, type Block, type Item } from './sentences';

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
