import { stripMarkdown } from '../markdown/inline-markdown';
import { readOutcomeMark } from './outcome-marks';
import type { SourceLine } from '../markdown/source-lines';

/** Titles of a move card's parts, which do not start anything new. */
const PART =
	/^(?:the )?(?:triggers?|outcomes?|results?|rolls?|effects?|when to (?:use|roll)(?: it| this move)?|when (?:it|this) (?:happens|triggers)|what happens|dice|stats?|mechanics?|move text|rules? text|full text)$/i;

/** The same, but such as no move is called. */
const CARD_PART =
	/^(?:the )?(?:full (?:text|description|rules?|move)|(?:triggers?|preparations?|rolls?|outcomes?|results?|effects?)(?: (?:and|&) (?:triggers?|preparations?|rolls?|outcomes?|results?|effects?))+|(?:action|progress) rolls?|move (?:description|summary|details)|summary|overview|recap|details|description|set-?up|in (?:short|brief))$/i;

/** Titles of commentary about a move, which is not part of its rules. */
const COMMENTARY =
	/^(?:an? |the |some |more )?(?:examples?(?: of play| in play)?|play examples?|comment(?:ary|s)?|design|(?:design(?:er)?|author|gm|guide|play(?:er)?|usage|session|my|extra|side)(?:'?s)? notes?|notes?|footnotes?|(?:im)?proper (?:usage|use)|(?:mis)?usage|(?:using|playing|about) (?:this|the) move|how to (?:use|play)(?: it| this move| the move)?|when not to (?:use|roll)(?: it| this move)?|tips?(?: and tricks)?|advice|guidance|hints?|discussion|faq|questions(?: and answers)?|lore|flavou?r(?: text)?|clarifications?|see also|related(?: moves)?|history|changes|change ?log|sources?|references?|inspirations?|links|rationale|remarks?|from the author|why)$/i;

/** Kinds of callouts with commentary on a move, unless they contain a move. */
const ASIDES = new Set('example quote cite tip hint faq help question todo'.split(' '));

const bare = (title: string): string =>
	stripMarkdown(title)
		.replace(/[.:…]{1,99}$/, '')
		.replace(/’/g, "'")
		.trim();

/** Whether a title is a circumstance or a question, such as no move is called: "If he refuses", "How it is done". */
export const isCircumstance = (title: string): boolean => CIRCUMSTANCE.test(bare(title));

const CIRCUMSTANCE = /^(?:about|how|if|once|unless|until|what|when|whenever|where|whether|while|who|why) (?!to\b)\S/i;

/** Whether a title is that of a part of a move's card, which cannot be the name of a move. */
export const isCardPart = (title: string): boolean => title.length < 60 && CARD_PART.test(bare(title));
export const isPart = (title: string): boolean => isCardPart(title) || (title.length < 60 && PART.test(bare(title)));
export const isCommentary = (title: string): boolean => title.length < 60 && COMMENTARY.test(bare(title));

/** "Strong hit" for a callout of the kind `strong-hit`. */
const outcomeOfKind = (kind: string): string | undefined => {
	const words = kind.replace(/[-_ ]{0,9}hit$/, ' hit');
	return /^(?:strong hit|weak hit|miss)$/.test(words) ? words : undefined;
};

/** Yields the lines of a reference without commentary on its moves: callouts and paragraphs with examples. */
export function* withoutAsides(
	lines: Iterable<readonly [line: SourceLine, next: readonly SourceLine[]]>,
	holdsMove: (next: readonly SourceLine[]) => boolean,
): Generator<SourceLine> {
	/** The depth of the callout being skipped. */
	let leftOut: number | undefined;
	let isExample = false;
	let isBelowName = false;
	for (const [line, next] of lines) {
		if (leftOut !== undefined && (line.depth < leftOut || (line.callout !== undefined && line.depth === leftOut)))
			leftOut = undefined;
		const isUntitledMove = isBelowName && line.text === '' && holdsMove(next);
		if (leftOut === undefined && line.callout !== undefined && !isUntitledMove && isAside(line, next, holdsMove))
			leftOut = line.depth;
		isBelowName = line.kind === 'heading' || (isBelowName && line.kind === 'blank' && line.callout === undefined);
		isExample = opensExample(line) || (isExample && line.kind === 'text');
		yield leftOut !== undefined || isExample ? asBlank(line) : titled(line);
	}
}

function isAside(
	{ callout = '', kind, text }: SourceLine,
	next: readonly SourceLine[],
	holdsMove: (next: readonly SourceLine[]) => boolean,
): boolean {
	if (isCommentary(text)) return true;
	if (isPart(text) || readOutcomeMark(`${stripMarkdown(text)}:`)) return false;
	if (kind === 'heading' || next.some(({ kind, isQuoted }) => kind === 'heading' && isQuoted)) return false;
	return ASIDES.has(callout) && (text === '' || !holdsMove(next));
}

/** Classifies a callout by its kind or title: an outcome, part of a card, or unchanged. */
function titled(line: SourceLine): SourceLine {
	if (line.callout === undefined) return line;
	const outcome = outcomeOfKind(line.callout);
	if (outcome !== undefined && line.kind === 'blank') return { ...line, kind: 'title', text: outcome };
	return line.kind === 'title' && isPart(line.text) ? asBlank(line) : line;
}

const asBlank = (line: SourceLine): SourceLine => ({ ...line, kind: 'blank', text: '' });

/** "**Example:** Kestrel rolls a weak hit." */
const opensExample = ({ kind, text }: SourceLine): boolean =>
	(kind === 'text' || kind === 'bullet' || kind === 'title') && EXAMPLE.test(text.slice(0, 80));

const EXAMPLE =
	/^[*_=]{0,3}(?:for example|example(?: of play)?|examples|e\.g\.|(?:designer['’]s|author['’]s|design) note|commentary)[*_=]{0,3}[:—–][*_=]{0,3}/i;
