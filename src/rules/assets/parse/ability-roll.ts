import { takesListIn } from '../../effects/list-roles';
import { capitalize, withoutBrackets, type ListItem } from '../../effects/sentences';
import type { Move, MoveTable, RollOption } from '../../move';
import { OUTCOMES } from '../../core/outcome';
import type { Card } from '../ability-card';
import { IN_THE_ROLL, takeScope, type Scope } from '../triggers/ability-sentences';
import { isRulesInstruction } from '../triggers/rules-instruction';

/** The sentences under a trigger that names no move: "When you make landfall". */
export interface TriggeredText {
	/** "you make landfall" */
	readonly trigger: string;
	/** The first sentence includes the trigger. */
	readonly sentences: readonly string[];
	readonly items: readonly ListItem[];
	/** The results of the roll of one die, for "roll on the table below". */
	readonly table?: Pick<MoveTable, 'sides' | 'rows'>;
}

/** The roll of a moment, and its text: the outcomes in a paragraph of their own. */
export interface OwnRoll {
	readonly text: string;
	readonly options: readonly RollOption[];
	/** What is always added to this roll. */
	readonly add: number;
	readonly outcomes: Move['outcomes'];
	/** What is said behind the outcomes about other rolls. */
	readonly aside: readonly string[];
}

/** "…, roll +wits or +heart and add +1": the stats, and what is done with the roll. */
const ROLL =
	/(?:^|, |\b(?:and|then) )(?:you )?(?:may |must )?(?:make an? )?roll ((?:\+[a-z]{1,30}(?:, or |, | or )?){1,9}|(?:\+|(?:the|an) (?:adequate|appropriate|fitting|relevant|suitable) )stat\b[^,;.]{0,80}?)(?:,? and (?!(?:take|gain) [^,]* on an? )([^;]{1,120}))?$/i;

/** Any roll, be it of this moment or of another move. */
const ANY_ROLL = /\broll (?:\+|the |an? (?!\d))/i;

const ADDED = /,? and add \+(\d)(?: to the roll)?$/i;

/** Whether a trigger leads to a roll of its own, so that a move named behind it is what follows. */
export const isRolled = ({ sentences: [first = ''] }: TriggeredText): boolean =>
	ROLL.test(first) && !first.includes('[');

/** The roll of "When you wake the bell, roll +shadow. On a strong hit, …", if there is one and no other. */
export function ownRoll(said: readonly TriggeredText[], sheet: Pick<Card, 'stats' | 'meters'>): OwnRoll | undefined {
	const sentences = said.flatMap(each => each.sentences);
	const start = sentences.findIndex(sentence => takeScope(sentence).scope);
	const ahead = sentences.slice(0, Math.max(start, 0));
	const rolled = said[0]?.sentences.findIndex(sentence => ROLL.test(sentence)) ?? -1;
	const isOne = sentences.filter(sentence => ANY_ROLL.test(sentence)).length === 1;
	const options = optionsIn(ahead[rolled] ?? '', sheet);
	if (!isOne || options.length === 0) return undefined;
	const scopes = scopesOf(sentences.slice(start));
	const told = sentences.slice(start, start + scopes.length);
	const tail = sentences.slice(start + scopes.length);
	const items = [...new Set(said.flatMap(each => each.items.map(itemOf)))];
	const outcomes = OUTCOMES.flatMap(outcome => {
		const own = told.filter((_, at) => scopes[at]?.outcomes.includes(outcome));
		const list = own.some(sentence => takesListIn(`${sentence}.`)) ? items : [];
		return own.length > 0 ? [[outcome, { text: inParagraphs([own], list) }] as const] : [];
	});
	return {
		text: inParagraphs(
			[ahead.map(each => each.replace(ADDED, '')), told],
			items,
			tail.filter(each => !isElsewhere(each)),
		),
		options,
		add: Number(ADDED.exec(ahead[rolled] ?? '')?.[1] ?? 0),
		outcomes: Object.fromEntries(outcomes),
		aside: tail.filter(isElsewhere),
	};
}

/** The stats and meters rolled; none if one of them is unknown. */
function optionsIn(sentence: string, { stats, meters }: Pick<Card, 'stats' | 'meters'>): readonly RollOption[] {
	const [, rolled = ''] = ROLL.exec(sentence) ?? [];
	const named = [...rolled.matchAll(/\+([a-z]+)/gi)].map(([, name = '']) => name.toLowerCase());
	const names = /\bstat\b/i.test(rolled) ? stats : named;
	const options = names.flatMap((name): readonly RollOption[] => {
		if (stats.includes(name)) return [{ using: 'stat', stat: name }];
		return meters.includes(name) ? [{ using: 'condition_meter', condition_meter: name }] : [];
	});
	return options.length === names.length ? options : [];
}

/** Whether it speaks of a roll to come: "When you [Strike] with it, add +1." */
const isElsewhere = (sentence: string): boolean => IN_THE_ROLL.test(sentence) || ANOTHER_TIME.test(sentence);

const ANOTHER_TIME = /^(?:then,? )?when(?:ever)? you\b|^alternat/i;

/** What follows "On a miss, it fails." without an outcome of its own: "[Pay the Price]." */
const FOLLOWS =
	/^(?:then,? )?(?:you (?:must|may) (?:immediately )?)?(?:\[|(?:inflict|lose|mark|suffer|take) [+-]?\d|mark progress|add \+\d (?:to|on) (?:your|the) next\b|choose (?:one|two)\b)|^(?:if|when) you do\b|^then,? (?!if\b|when)/i;

/**
 * The outcomes of sentences that start with one. What stands between two outcomes belongs to the first of them; behind
 * the last one only what goes on from it, unless all that is told is what happens on a hit.
 */
function scopesOf(sentences: readonly string[]): readonly Scope[] {
	const own = sentences.map(sentence => takeScope(sentence).scope);
	const last = own.map(scope => scope !== undefined).lastIndexOf(true);
	const isOfHits = own.every(scope => !scope || scope.outcomes.join() === 'strong_hit,weak_hit');
	const isPast = (sentence: string): boolean =>
		isOfHits ? ANOTHER_TIME.test(sentence) : !FOLLOWS.test(sentence) && isRulesInstruction(sentence);
	const stop = sentences.findIndex((sentence, at) => at > last && isPast(sentence));
	const reach = sentences.slice(0, stop < 0 ? undefined : stop);
	const end = isOfHits ? reach.length : Math.max(last, reach.map(each => FOLLOWS.test(each)).lastIndexOf(true)) + 1;
	let now: Scope | undefined;
	return own.slice(0, end).flatMap(scope => (now = scope ?? now) ?? []);
}

/** Sentences and the list under them, as Markdown. */
export const textOf = (sentences: readonly string[], items: readonly ListItem[]): string =>
	inParagraphs([sentences], [...new Set(items.map(itemOf))]);

const inParagraphs = (
	above: readonly (readonly string[])[],
	items: readonly string[],
	below: readonly string[] = [],
): string => [...above.map(sentencesOf), ...items, sentencesOf(below)].filter(part => part !== '').join('\n\n');

const sentencesOf = (sentences: readonly string[]): string =>
	sentences.map(sentence => `${capitalize(withoutBrackets(sentence))}.`).join(' ');

const itemOf = ({ text }: ListItem): string => `  * ${withoutBrackets(text)}`;
