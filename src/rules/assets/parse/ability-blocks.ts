import { readSentences, straightQuotes, type Block, type ListItem, type Sentence } from '../../effects/sentences';

/** A list with nothing above it is text like any other. */
export function sentencesOf(block: Block, at: number): readonly Sentence[] | undefined {
	if (block.kind === 'list' && at === 0) return block.items.flatMap(({ text }) => readSentences(text));
	return block.kind === 'paragraph' ? block.sentences : undefined;
}

/** The items of the list under a paragraph. */
export const itemsOf = (block: Block | undefined): readonly ListItem[] =>
	block?.kind === 'list' ? block.items.map(labelled) : [];

/** "Study - roll +wits" is as good as "Study: Roll +wits". */
function labelled(item: ListItem): ListItem {
	const [, label, rest] =
		/^([a-z][a-z ']{1,40}(?= [-—–] )|\[[^\]]{1,40}\] [a-z]+(?=: ))(?: [-—–]|:) (.+)$/i.exec(
			straightQuotes(item.text),
		) ?? [];
	return item.label !== undefined || label === undefined || rest === undefined
		? item
		: { ...item, label, sentences: readSentences(rest) };
}
