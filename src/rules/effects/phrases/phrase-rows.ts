import type { Effect, Whose } from '../effect';
import { readEffectsNotation } from '../notation/read-notation';
import { writeAmount, writeName, writeSigned } from '../notation/words';
import { withoutBrackets } from '../sentences';
import { amountOf, costByRank, meterOf, numberOf, readByRank, trackNamed } from './builders';
import type { Captures, Phrase, Placeholder } from './phrase';

/**
 * A phrase without code: an example, the pattern, and its effects as lines of notation with the placeholders of the
 * pattern. Without lines, it asks for nothing.
 */
type PhraseRow = readonly [example: string, pattern: string, ...notation: string[]];

/** A table of phrases, in the order in which they are tried. */
export const phrases = (rows: readonly (Phrase | PhraseRow)[]): readonly Phrase[] =>
	rows.map(row => ('pattern' in row ? row : phraseOf(row)));

const phraseOf = ([example, pattern, ...notation]: PhraseRow): Phrase => ({
	example,
	pattern,
	effects: words => effectsOf(notation, words),
});

/** `undefined` if a word does not fit the notation: a fight is no single track. */
function effectsOf(notation: readonly string[], words: Captures): readonly Effect[] | undefined {
	const reading = readEffectsNotation(notation.map(line => filled(line, words)).join('\n'));
	return reading.ok ? reading.value : undefined;
}

/** Lines with a label or a text, which take the words as they are. */
const TEXT = /^\t*(?:- |may |say |tell |asset |inherit )/;

const filled = (line: string, words: Captures): string =>
	TEXT.test(line)
		? line.replace(/\{(\w+)\}/g, (_, place: Placeholder) => withoutBrackets(words[place]))
		: line.replace(
				/(?:(companion|vehicle) )?\{(\w*meter)\}|\{(\w+)\}/g,
				(_, owner: Whose | undefined, meter: Meter | undefined, place: Place) =>
					meter ? writeMeter(words, meter, owner) : written(words, place),
			);

type Meter = 'meter' | 'second_meter';

/** With its owner: a companion if the pattern has `{they}`; integrity is the vehicle's. */
function writeMeter(words: Captures, place: Meter, owner: Whose | undefined): string {
	const { whose = owner } = meterOf(words[place], place === 'meter' ? words.they : '');
	return `${whose ? `${whose} ` : ''}${writeName(words[place])}`;
}

function written(words: Captures, place: Place): string {
	const as = WRITTEN[place];
	return as ? as(words) : WORD.test(place) ? words[place as Placeholder] : writeName(words[place as Placeholder]);
}

/** Placeholders that stand for words of the notation, not for names. */
const WORD = /^(?:second_)?(?:outcome|position|rank)$/;

/** Besides the placeholders of the pattern, their words in other forms. */
type Place = Placeholder | 'amount' | 'second_amount' | 'gain' | 'second_gain' | 'at_most' | 'cost_by_rank';

/** How the words of a placeholder are written in notation; the others are names. */
const WRITTEN: Readonly<Partial<Record<Place, (words: Captures) => string>>> = {
	n: ({ n }) => writeSigned(Number(n)),
	m: ({ m }) => writeSigned(Number(m)),
	number: ({ number }) => String(amountOf('', number)),
	second_number: ({ second_number }) => String(amountOf('', second_number)),
	/** Of `(?:{n}|{number}|an?)`: the number without its sign. */
	amount: ({ n, number }) => String(amountOf(n, number)),
	second_amount: ({ m, second_number }) => String(amountOf(m, second_number)),
	/** The same, taken: only a minus sign makes it negative. */
	gain: ({ n, number }) => writeSigned(gainOf(n, number)),
	second_gain: ({ m, second_number }) => writeSigned(gainOf(m, second_number)),
	/** Of `{up_to}`. */
	at_most: ({ up_to }) => (up_to === '' ? '' : 'at most'),
	times: ({ times }) => String(times === '' ? 1 : numberOf(times)),
	by_rank: ({ by_rank }) => writeAmount({ by_rank: readByRank(by_rank) }),
	cost_by_rank: ({ by_rank }) => writeAmount(costByRank(by_rank)),
	move: ({ move }) => writeName(withoutBrackets(move)),
	second_move: ({ second_move }) => writeName(withoutBrackets(second_move)),
	track: ({ track }) => trackNamed(track) ?? '',
};

const gainOf = (n: string, number: string): number => (n.startsWith('-') ? Number(n) : amountOf(n, number));
