import type { SourceLine } from '../markdown/source-lines';

/** Signs that always start a list item, since they are not used otherwise. */
const SIGN = '•●▪◦‣■○∙➤►';
const OPENING_SIGN = new RegExp(`^[${SIGN}][\\t ]*(?=\\S)`);
/** A dash starts an item only after the end of a line; elsewhere it is part of a sentence. */
const OPENING_DASH = /^[–—][\t ]+(?=\S)/;
const INNER_SIGN = new RegExp(`<br ?/?>|[\\t ]{0,20}(?=[${SIGN}][\\t ]*\\S)`, 'gi');
/** "• Lose 1 supply. On a miss, …" */
const OUTCOME_BEHIND = / (?=[*_]{0,3}On an? [*_]{0,3}(?:[Ss]trong [Hh]it|[Ww]eak [Hh]it|[Hh]it|[Mm]iss)\b)/;
const TASK = /^\[[ xX/-]\] /;

/** Puts each item on its own line, whatever sign it has, and splits lines at HTML line breaks. */
export function* withBullets(lines: Iterable<SourceLine>): Generator<SourceLine> {
	let before: SourceLine | undefined;
	for (const line of lines) {
		for (const part of partsOf(line)) {
			before = itemOf(part, before);
			yield before;
		}
	}
}

function partsOf(line: SourceLine): readonly SourceLine[] {
	if (line.kind !== 'text' && line.kind !== 'bullet') return [line];
	const pieces = piecesOf(line.text);
	if (pieces.length < 2) return [line];
	return pieces.map((text, i) => (i === 0 ? { ...line, text } : { ...line, kind: 'text', text }));
}

/** "Each ● costs 1", "spend ● to …", "(●● per tier)": a sign that is spoken of, and begins no item. */
const SPOKEN_OF = new RegExp(
	`\\b(?:an?|costs?|each|every|fill|gain|mark|of|one|per|spend|the|two|three) [${SIGN}]|\\([${SIGN}]|[${SIGN}]{2}`,
	'i',
);

const MAY_PART = new RegExp(`<br|[${SIGN}]`, 'i');

function piecesOf(text: string): readonly string[] {
	if (!MAY_PART.test(text) || SPOKEN_OF.test(text)) return [text];
	return text
		.split(INNER_SIGN)
		.flatMap(piece => (OPENING_SIGN.test(piece) ? piece.split(OUTCOME_BEHIND) : [piece]))
		.map(piece => piece.trim())
		.filter(piece => piece !== '');
}

function itemOf(line: SourceLine, before: SourceLine | undefined): SourceLine {
	if (line.kind === 'bullet') return TASK.test(line.text) ? { ...line, text: line.text.replace(TASK, '') } : line;
	if (line.kind !== 'text') return line;
	const sign = OPENING_SIGN.exec(line.text)?.[0] ?? (endsLine(before) ? OPENING_DASH.exec(line.text)?.[0] : undefined);
	return sign === undefined ? line : { ...line, kind: 'bullet', text: line.text.slice(sign.length) };
}

/** Whether the text ends with the previous line, so that a new item may start. */
const endsLine = (line: SourceLine | undefined): boolean =>
	line?.kind !== 'text' || /[.:…?!][*_)]{0,3}$/.test(line.text);
