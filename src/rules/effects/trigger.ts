import { collapseSpaces } from '../markdown/inline-markdown';
import { optionName, type Move, type TriggerAdd } from '../move';
import { outcomeIn } from './clauses';
import { changesState } from './context-words';
import type { Effect } from './effect';
import { lostIn } from './laws';
import { isWayToRoll } from './list-roles';
import { say } from './phrases/builders';
import { readStateChange } from './phrases/state-change';
import {
	capitalize,
	blocksIn,
	withoutBrackets,
	withoutFullStop,
	straightQuotes,
	type ListItem,
	type Sentence,
} from './sentences';
import { PRINTED, type Vocabulary } from './vocabulary';

/** The text after the trigger, "When you …,". A move with several triggers keeps them, since each has its own roll. */
export function withoutTrigger({ text, trigger }: Pick<Move, 'text' | 'trigger'>): string {
	const marked = /^\s*(?:__When [^_]*__|\*\*When [^*]*\*\*|When (?:\*\*[^*]*\*\*|__[^_]*__))/i.exec(text)?.[0];
	if (marked === undefined) return withoutPlainTrigger(text, trigger.text);
	const behind = text.slice(marked.length);
	if (/(?:__|\*\*)when /i.test(behind)) return text;
	return capitalize(
		behind
			.replace(/^\s*\([^)]*\)/, '')
			.replace(PRICE_BEHIND, '')
			.replace(/^[\s,]+/, ''),
	);
}

/** "When **you call the tide** at the cost of 1 supply, …" */
const PRICE_BEHIND =
	/^,? (?:and (?:pay|spend|suffer|lose)|by (?:spending|paying)|at (?:the|a) (?:cost|price) of|which costs(?: you)?) -?(?:\d|one|two|three) [a-z]+(?=,)/i;

function withoutPlainTrigger(text: string, trigger: string): string {
	const words = straightQuotes(trigger).replace(/[.…\s]{1,99}$/, '');
	if (words === '' || !straightQuotes(text).trimStart().startsWith(words)) return text;
	return capitalize(
		text
			.trimStart()
			.slice(words.length)
			.replace(/^[\s,]+/, ''),
	);
}

/** The words of the trigger, which `withoutTrigger` takes off. */
export const triggerIn = (move: Pick<Move, 'text' | 'trigger'>): string =>
	move.text.slice(0, move.text.length - withoutTrigger(move).length).replace(/__|\*\*/g, '');

const PRICE =
	/(?:\((?:spend|pay)|,? and (?:pay|spend)|,? by (?:spending|paying)|,? at (?:the|a) (?:cost|price) of|,? which costs(?: you)?) -?(\d|one|two|three) ([a-z]+)\)?(?=[\s,.]*$)/i;
const AMOUNT = /(?:[+-]?\b\d|\b(?:one|two|three)) (?:points? of )?([a-z]+)\b/gi;

/**
 * What making the move costs by its trigger: "When you call the tide (spend 1 supply), …". Any other amount in a trigger,
 * and one that may decide what is rolled, is shown with the trigger.
 */
export function readTriggerPrice(move: Move, vocabulary: Vocabulary): readonly Effect[] {
	const trigger = straightQuotes(triggerIn(move));
	const amounts = [...trigger.matchAll(AMOUNT)].filter(([, meter = '']) => vocabulary.meters.includes(meter));
	const told = trigger
		.split(/, (?:then )?/)
		.slice(1)
		.filter(said => changesState(said, vocabulary));
	// the moment of an ability names in its trigger what its own effects pay
	if (move._id.endsWith('.moment') || amounts.length + told.length === 0) return [];
	const [, number = '', meter = ''] = PRICE.exec(trigger) ?? [];
	const price = readStateChange(number === '' ? (told[0] ?? '') : `pay ${number} ${meter}`, { vocabulary });
	if (amounts.length > 1 || told.length > 1 || !price || !isPaid(price, move)) return [sayTrigger(move)];
	return [/\b(?:or|if|may|unless)\b/i.test(trigger.slice(-60)) ? sayTrigger(move) : price];
}

/** Whether a price is of a kind that a move asks for, and none of what is rolled. */
const isPaid = (price: Effect, { trigger }: Move): boolean =>
	price.kind === 'meter' &&
	['health', 'spirit', 'supply'].includes(price.meter) &&
	typeof price.by === 'number' &&
	price.by < 0 &&
	!trigger.conditions.some(({ roll_options }) =>
		roll_options.some(option => optionName(option).toLowerCase().includes(price.meter)),
	);

/** The trigger as a sentence, to be shown. */
export const sayTrigger = (move: Pick<Move, 'text' | 'trigger'>): Effect =>
	say(`${capitalize(collapseSpaces(triggerIn(move)).replace(/[\s,.…]{1,99}$/, ''))}.`);

/** Bonuses that a move's trigger grants under conditions the player judges, read from the text before the outcomes. */
export function readTriggerAdds(text: string, vocabulary: Vocabulary = PRINTED): readonly TriggerAdd[] {
	const adds: TriggerAdd[] = [];
	for (const block of blocksIn(text, vocabulary)) {
		if (block.kind === 'paragraph') {
			const end = block.sentences.findIndex(sentence => outcomeIn(sentence));
			adds.push(...(end < 0 ? block.sentences : block.sentences.slice(0, end)).flatMap(readAddsIn));
			if (end >= 0) return adds;
		}
		if (block.kind === 'list') {
			const isOfRolls = block.items.some(isWayToRoll);
			adds.push(
				...block.items.flatMap(item =>
					isOfRolls && isOfAdds(item.text) ? readAddsIn(item.text) : readOptionAdds(item),
				),
			);
		}
	}
	return adds;
}

/** "add another +1" is in addition to the previous bonus. */
const MORE = /\b(?:another|an additional|an extra|a further) \+/i;
const ADD =
	/^(?:then,? |also,? )?if (.+?), (?:you may )?(?:also )?(?:take|add) (?:another |an additional |an extra |a further )?\+(\d+)(?: to (?:your|the|this) (?:initial |action )?roll)?(?: instead)?$/i;
const ADD_IF =
	/^(?:[a-z', /+]+ )?\(?(?:you may )?(?:also )?add (?:another |an additional |an extra |a further )?\+(\d+)(?: to (?:your|the|this) (?:initial |action )?roll)?(?: instead)?,? (?:if|when) (.+?)\)?$/i;

/** "If you swear it to a friend, add +1; if you are kin, add +2." */
export function readAddsIn(sentence: Sentence): readonly TriggerAdd[] {
	if (!BONUS.test(sentence) && !MORE.test(sentence)) return [];
	return addParts(sentence)
		.filter(part => addsIn(part).length > 0)
		.flatMap((part, i) => {
			const [add, ...others] = addsIn(part);
			return add ? [i > 0 && !MORE.test(part) ? { ...add, instead: true as const } : add, ...others] : [];
		});
}

/** "add +1", "with a +1" */
const BONUS = /\b(?:add|take|with an?) \+\d/i;

const addParts = (sentence: Sentence): readonly string[] =>
	withoutFullStop(straightQuotes(withoutBrackets(sentence)))
		.replace(/\bwith an? \+(?=\d)/i, 'add +')
		.split(
			/; (?:or |and )?|, (?:or |and )?(?=add (?:another |an additional |an extra |a further )?\+\d+ (?:if|when) )/,
		);

/** Whether a sentence grants bonuses to the roll and says nothing else. */
export const isOfAdds = (sentence: Sentence): boolean =>
	readAddsIn(sentence).length > 0 &&
	addParts(sentence).every(
		part => ROLL.test(part) || (addsIn(part).length > 0 && !BESIDES.test(part.split(OR_MORE).at(-1) ?? '')),
	);

const ROLL = /^roll \+[a-z' /+]+$/i;

/** Whether a sentence says how the move is rolled and nothing else: "roll +iron if …, or +edge", both options of the move. */
export function isOfRoll(sentence: Sentence, { trigger }: Pick<Move, 'trigger'>): boolean {
	const options = JSON.stringify(trigger.conditions.map(({ roll_options }) => roll_options));
	const added = [...sentence.matchAll(/\+ ?([a-z]+)/gi)].map(([, name = '']) => name.toLowerCase());
	const isAlone = OF_ROLL.test(sentence) && lostIn(sentence.replace(/\+ ?[a-z]+/gi, ''), []).length === 0;
	return isAlone && added.every(name => options.includes(`"${name}"`));
}

const OF_ROLL = /^(?:then,? )?roll (?:with )?\+(?!(?:(?!\b(?:if|when)\b).)*\band\b)/i;

/** "add +1 if you bring oil, and take +1 momentum on a hit" */
const BESIDES =
	/,? (?:and|but|then|and then) (?=(?:take|suffer|lose|gain|mark|clear|spend|pay|make|give) [^,]{0,80}\d).*$/i;

/** "add +1 if they know you, or +2 if you are kin" */
const OR_MORE = /,? or \+(\d+) (?:if|when) /;

function addsIn(words: string): readonly TriggerAdd[] {
	const [first = '', more, when] = words.split(OR_MORE);
	const add = addIn(first);
	if (!add) return [];
	return more === undefined || when === undefined ? [add] : [add, { by: Number(more), when, instead: true }];
}

function addIn(words: string): TriggerAdd | undefined {
	const instead = /\+\d+ instead\b/i.test(words) ? { instead: true as const } : {};
	const first = ADD.exec(words);
	if (first?.[1] !== undefined) return { by: Number(first[2]), when: first[1], ...instead };
	const last = ADD_IF.exec(words);
	return last?.[2] === undefined ? undefined : { by: Number(last[1]), when: last[2].replace(BESIDES, ''), ...instead };
}

/** "Barter: Roll +heart (add +1 if you are expected)" */
function readOptionAdds({ text }: ListItem): readonly TriggerAdd[] {
	const words = straightQuotes(withoutBrackets(text));
	const option = /\broll \+([a-z]+)/i.exec(words)?.[1]?.toLowerCase();
	if (option === undefined) return [];
	const inside = [...words.matchAll(/\(([^()]*)\)/g)].map(([, aside = '']) => aside);
	const behind = words
		.slice(words.search(/\broll \+/i))
		.replace(/^roll \+[a-z]+/i, '')
		.replace(/\([^()]*\)/g, '')
		.split(/[.;] /);
	const adds = [...inside, ...behind].flatMap(part => addsIn(part.trim().replace(/^\.|\.$/g, '')));
	return adds.map(add => ({ ...add, option }));
}
