import { OUTCOMES, outcomeName, type Outcome } from '../core/outcome';
import type { Effect, PricedOption } from './effect';
import { isInstruction } from './clauses';
import { isOfSum, isToBeDone, setsByList } from './list-roles';
import { NO_STAT } from './outcome-words';
import { chooseOne, optionalEffect, option, say } from './phrases/builders';
import type { PhraseContext } from './phrases/phrase';
import { readPhrase } from './phrases/read-phrase';
import { asSentence } from './read-clauses';
import { readParagraph } from './read-sentence';
import { readAddsIn } from './trigger';
import { capitalize, withoutBrackets, withoutFullStop, type Block, type ListItem } from './sentences';
import { isShown } from './display-only-sentences';

/**
 * Reads a list without a choice: applied if everything in it is to be done; otherwise shown as text, except items with
 * "If".
 */
export const readPlainList = (
	items: readonly ListItem[],
	before: Block | undefined,
	context: PhraseContext,
): readonly Effect[] => {
	const read = items.map(item => readParagraph(item.sentences, [], context));
	// of like items, all are shown where one is
	const isOneTold =
		setsByList(before) ||
		(!isToBeDone(before) && items.some(({ text }, i) => !/^(?:if|once)\b/i.test(text) && (read[i] ?? []).length > 0));
	return items.flatMap((item, i) => {
		const effects = read[i] ?? [];
		const isCarriedOut = /^if\b/i.test(item.text) || isToBeDone(before);
		const told = [say(withoutBrackets(item.text))];
		if (item.text.endsWith(':')) return [...told, ...readPlainList(item.items, before, context)];
		if (effects.length === 0 && isOneTold) return [...told, ...readPlainList(item.items, before, context)];
		const own = isCarriedOut || effects.length === 0 ? effects : (readOnce(item, effects) ?? told);
		return [...own, ...readPlainList(item.items, before, context)];
	});
};

/** "Once you fill the second box, …" comes true later, so it becomes a button if all of it is understood. */
function readOnce({ text, sentences }: ListItem, effects: readonly Effect[]): readonly Effect[] | undefined {
	if (!/^once\b/i.test(text) || effects.some(({ kind }) => kind === 'say')) return undefined;
	const label = withoutFullStop(withoutBrackets(sentences[0] ?? text));
	const own = effects.flatMap(effect =>
		effect.kind === 'may' && effect.option.label === label ? effect.option.effects : [effect],
	);
	return [optionalEffect(label, own)];
}

/** "Fix one broken module: 2 points" under "Spend repair points as follows"; shown unless each item has its price. */
export function readPrices(items: readonly ListItem[], context: PhraseContext): readonly Effect[] {
	const options = items.map(item => readPrice(item, context)).filter(option => option !== undefined);
	return options.length === items.length
		? [{ kind: 'spend', options }]
		: items.map(({ text }) => say(withoutBrackets(text)));
}

function readPrice(item: ListItem, context: PhraseContext): PricedOption | undefined {
	const { text } = item;
	const [, label = '', cost] = /^(.+): (\d+) points?\.?$/i.exec(text) ?? [];
	if (cost === undefined) return undefined;
	const read = readPhrase(label, context);
	const effects = read ?? (isInstruction(label) || isShown(label) ? [say(asSentence(`${label}.`))] : []);
	context.trace?.gave(item, 0, effects);
	return { cost: Number(cost), label: withoutBrackets(label), effects };
}

/** "Obtaining repairs: Roll +supply and [Sacrifice Resources] (-1)": a cost for choosing that roll option. */
export const readRollCosts = (items: readonly ListItem[], context: PhraseContext): readonly Effect[] =>
	items.flatMap(({ text }): readonly Effect[] => {
		if (!isOffered(text, context)) return [say(withoutBrackets(text))];
		const [, rolled = '', words = ''] = ROLL_COST.exec(text) ?? [];
		if (words === '' || readAddsIn(words).length > 0) return [];
		const then = readParagraph([capitalize(words)], [], context);
		const stat = /^\+([a-z]+)$/i.exec(rolled)?.[1]?.toLowerCase();
		if (then.length === 0) return [];
		return stat === undefined
			? [say(withoutBrackets(text))]
			: [{ kind: 'if', condition: { kind: 'rolled', option: stat }, then, otherwise: [] }];
	});

/** Whether an item names a stat to roll: "Roll +stat" and "Roll +the depth of the snow" do not. */
function isOffered(text: string, { move }: PhraseContext): boolean {
	const [, first = '', next = ''] = /\broll \+ ?([a-z]+)(?: ([a-z']+))?/i.exec(text) ?? [];
	const isOfRank = /^(?:its|their)$/i.test(first) && next === 'rank';
	if (!NO_STAT.test(first.toLowerCase()) || isOfRank || next.endsWith("'s")) return true;
	return move?.rolls.some(({ option }) => option.toLowerCase() === next.toLowerCase()) === true;
}

const ROLL_COST =
	/\broll (\+[^.;,()]+?)(?:,|;|\.)?(?: and| but)?(?: then,?)? ((?:suffer|lose|take|mark|spend|pay|make|clear|gain|count|treat|\[).+)$/i;

type Table = Extract<Block, { kind: 'table' }>;

/** A table within the text: effects of an outcome by situation, or facts that stay text. */
export function readTable({ head, rows }: Table, outcome?: Outcome): readonly Effect[] {
	const facts = isOfSum(head[0]) ? rows : rows.filter(row => !isRange(row[0]) && !row.some(isOdds));
	const column = outcome ? head.findIndex(cell => cell.toLowerCase() === outcomeName(outcome)) : -1;
	if (column < 0) return isStory(head, facts) ? [] : facts.map(row => sayRow(head, row));
	return [chooseOne(...facts.map(([situation = '', ...cells]) => option(situation, ...readCell(cells[column - 1]))))];
}

/** Reads "5 points"; no effect for "0 points". */
function readCell(cell = ''): readonly Effect[] {
	const points = Number(/^(\d+) points?$/i.exec(cell)?.[1] ?? 0);
	return points === 0 ? [] : [{ kind: 'points', by: points }];
}

/** Whether the table only describes outcomes, without numbers: how a legacy is remembered. */
const isStory = (head: readonly string[], rows: Table['rows']): boolean =>
	OUTCOMES.every(outcome => head.some(cell => cell.toLowerCase() === outcomeName(outcome))) &&
	!rows.some(cells => cells.some(cell => /\d/.test(cell)));

/** A range such as "51-00", in a table to roll on, which is read elsewhere. */
const isRange = (cell = ''): boolean => /^\d+(?: ?[-–] ?\d+)?$/.test(cell);

/** "25 or less", "76 or greater": the odds of an answer. */
const isOdds = (cell: string): boolean => /^\d+ or (?:less|lower|more|greater|higher)$/i.test(cell);

/** "At a facility: Strong Hit 5 points, Weak Hit 3 points" */
function sayRow(head: readonly string[], [first = '', ...cells]: readonly string[]): Effect {
	const facts = cells.map((cell, i) => `${head[i + 1] ?? ''} ${cell}`.trim());
	return say(`${first}: ${facts.join(', ')}`);
}
