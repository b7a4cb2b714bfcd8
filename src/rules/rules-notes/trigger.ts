import { opensTrigger } from './outline';
import { collapseSpaces, stripEmphasis, withSingleSpaces } from '../markdown/inline-markdown';

/** The first paragraph of a move, and the trigger found in it. */
interface TriggerParagraph {
	/** In Datasworn's style: "When you leap without looking..." */
	readonly trigger: string;
	/** The paragraph with its triggers between `__`, as in Datasworn, and no other emphasis. */
	readonly marked: string;
}

interface Span {
	readonly from: number;
	readonly to: number;
}

/** Finds the trigger. It ends at the comma before the instruction to the player; any bold text belongs to it. */
export function readTrigger(paragraph: string): TriggerParagraph {
	const { text, boldEnds } = withBoldEnds(paragraph);
	if (!opensTrigger(text)) return { trigger: '', marked: text };
	const spans = starts(text).map(from => ({ from, to: endOf(text, from, boldEnds) }));
	const rolled = spans.filter((span, i) => leadsToRoll(text.slice(span.to, spans[i + 1]?.from)));
	// a condition that applies only sometimes ("you are dead") stays a separate sentence
	const own = rolled.length > 0 ? rolled : spans.slice(0, 1);
	const [first, ...others] = own;
	if (!first) return { trigger: '', marked: text };
	const rest = others.map(span => `, or ${lowered(wordsOf(text, span))}`);
	return { trigger: `${capitalised(wordsOf(text, first))}${rest.join('')}...`, marked: markedAt(text, own) };
}

const wordsOf = (text: string, { from, to }: Span): string => text.slice(from, to);

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, first => first.toUpperCase());
const lowered = (text: string): string => text.replace(/^\p{Lu}/u, first => first.toLowerCase());

const leadsToRoll = (text: string): boolean => /\broll(?: \+|[.:]| the challenge| your challenge)/i.test(text);

/** The marks exclude "Once per fight," since Datasworn's start with "When". */
function markedAt(text: string, spans: readonly Span[]): string {
	let marked = '';
	let from = 0;
	for (const span of spans) {
		const words = wordsOf(text, span);
		marked += text.slice(from, span.from) + (/^(?:when|if) /i.test(words) ? `__${words}__` : words);
		from = span.to;
	}
	return marked + text.slice(from);
}

/** The text without emphasis, and the offsets at which bold text ended. */
function withBoldEnds(paragraph: string): { readonly text: string; readonly boldEnds: readonly number[] } {
	const pieces = paragraph.split(/\*\*+|__+/);
	const boldEnds: number[] = [];
	let text = '';
	pieces.forEach((piece, i) => {
		text += withSingleSpaces(stripEmphasis(piece));
		if (i % 2 === 1) boldEnds.push(text.trimEnd().length);
	});
	const start = text.length - text.trimStart().length;
	return { text: collapseSpaces(text), boldEnds: boldEnds.map(end => end - start) };
}

/** The offsets at which triggers start: the beginning, and any later trigger with its own roll. */
function starts(text: string): readonly number[] {
	const others = [...text.matchAll(/[.;] (?=(?:when|if) (?!(?:you do|it |there )))/gi)]
		.map(({ index }) => index + 2)
		.filter(from => isRolled(text.slice(from, from + 300)));
	return [0, ...others];
}

/**
 * Whether a sentence has its own roll: "When you attack at a distance, roll +edge", but not "If you share a bond, add
 * +1".
 */
const isRolled = (text: string): boolean =>
	/^(?:when|whenever) [^.;]*?, (?:\(?[a-z]+\)? )?roll \+/i.test(text) ||
	/^if you are instead [^.;]*?, roll \+/i.test(text);

/** An instruction directly after a trigger. */
const INSTRUCTION =
	/^(?:first |then |each )?(?:if|unless|roll|envision|describe|imagine|open|start|create|choose|consider|earn|receive|set|write|clear|do|pause|identify|reflect|put (?:down|out|up)|snuff|douse|extinguish|wager|spend|decide|name|pick|make|add|test|gain|discard|swear|ask|note|count|begin|activate|mark|suffer|exchange|give (?:the|it|them|your)|take (?:any|two|three|(?:a|the|your|this)(?: full| legacy)? reward|a few|experience|momentum|health|spirit|supply|\+|\d|up|one|both|it)|you(?:r foe)? (?:may|must|can|are|do|suffer)|they (?:suffer|are|take)|advance|resolve|treat|lose|stake|draw|remove|recover|regain|heal|restore|reset|raise|lower|reduce|flip|swap|return|record|(?:each|every|all|any|your)(?:one| of you| [a-z]+){0,3} (?:regains?|heals?|takes?|loses?|suffers?|gains?|gets?|marks?|recovers?|restores?|receives?|pays?|spends?|may|must|can))\b/i;

/** Words that continue the trigger after bold text: "…, and it happens in a blur". */
const GOES_ON = /^(?: \(|,? (?:and|or|by|while|within|but) )/i;
/** Words that belong to the bold ones before them: "**When you take the road** to the north, roll +wits". */
const IS_INSIDE =
	/^ (?:against|among|as|at|during|for|from|in|into|of|on|that|through|to|toward|towards|which|who|with|without) (?!an? (?:[*_]{0,3})(?:strong|weak|hit|miss))/i;

function endOf(text: string, from: number, boldEnds: readonly number[]): number {
	const sentence = endOfSentence(text, from);
	const bold = boldEnds.find(end => end > from && end < sentence - 1);
	const behind = text.slice(bold ?? from, sentence);
	const commas = [...behind.matchAll(/[,;](?= )/g)].map(({ index }) => index + (bold ?? from));
	if (bold !== undefined) {
		const inside = /[,;]$/.test(text.slice(from, bold));
		if (inside) return bold - 1;
		const isInside = IS_INSIDE.test(behind) && commas.some(comma => opensInstruction(text, comma));
		if (!GOES_ON.test(behind) && !isInside) return bold;
		if (/^ by\b/i.test(behind) && !commas.some(comma => opensInstruction(text, comma))) return bold;
	}
	const opening = commas.filter(comma => comma > from + 10 && opensInstruction(text, comma));
	const instructed = opening.find((comma, i) => !isInSeries(text, comma, opening[i + 1]));
	const end = instructed ?? withoutList(text, from, commas.at(-1) ?? sentence);
	return (
		commas.find((comma, i) => comma < end && AMOUNT.test(text.slice(comma, Math.min(end, commas[i + 1] ?? end)))) ?? end
	);
}

/** A change of something, such as no trigger speaks of. */
const AMOUNT = /(?:^|[\s(])[+−-]\d/;

/** Whether a comma separates items of a series: "…, make preparations, or attempt to gain leverage, envision …". */
const isInSeries = (text: string, comma: number, next: number | undefined): boolean =>
	next !== undefined && /, or /i.test(text.slice(comma, next));

const opensInstruction = (text: string, comma: number): boolean => INSTRUCTION.test(text.slice(comma + 2, comma + 60));

/** Excludes "… by doing any of the following…", which only introduces a list. */
function withoutList(text: string, from: number, to: number): number {
	const by = text.slice(from, to).search(/ by doing any of the following/i);
	return by < 0 ? to : from + by;
}

/** The index of the full stop or ellipsis that ends the sentence, outside parentheses. */
function endOfSentence(text: string, from: number): number {
	let depth = 0;
	for (const { 0: mark, index } of text.slice(from).matchAll(/[().!?…]/g)) {
		const at = from + index;
		if (mark === '(') depth++;
		else if (mark === ')') depth--;
		if (depth > 0 || mark === '(' || mark === ')') continue;
		if (mark === '…' || !/\w/.test(text.charAt(at + 1))) return at;
	}
	return text.length;
}
