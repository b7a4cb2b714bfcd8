import type { Block, Sentence } from '../../effects/sentences';
import type { Applicability, Reminder } from '../ability';

/** The sentences of a paragraph or of the items of a list. */
export const saidIn = (block: Block): readonly Sentence[] =>
	block.kind === 'list'
		? block.items.flatMap(({ sentences }) => sentences)
		: block.kind === 'table'
			? []
			: block.sentences;

/** A reminder shows the ability whole, wherever it applies. */
export const concernsAll = ({ appliesTo }: Reminder, fits: readonly Applicability[]): boolean =>
	fits.every(({ moves }) => moves.every(name => appliesTo.some(fit => fit.moves.includes(name))));

/**
 * Moves that are being made, rather than moves that follow: "as you [Take Decisive Action]", "you may [Compel] them".
 */
export const movesMade = (sentences: readonly string[]): readonly string[] =>
	sentences.flatMap(sentence =>
		[
			...sentence.matchAll(
				/\b(?:as|when|if) you ((?:\[[^\]]+\](?:, or |, | or )?)+)|\byou may ((?:\[[^\]]+\](?: or )?)+)(?! \()/gi,
			),
		].flatMap(([, made = '', offered = '']) =>
			[...`${made}${offered}`.matchAll(/\[([^\]]{1,500})\]/g)].flatMap(([, name]) => name ?? []),
		),
	);
