import type { Move } from '../move';
import { OUTCOMES, readOutcome, type Outcome } from '../outcome';
import { readClauses, takeApart, type SentenceParts } from './clauses';
import type { Effect, MoveEffects, Option } from './effect';
import { countOf, readCondition, readPhrase, withoutSubject, type Surroundings } from './phrases';
import {
	plain,
	readBlocks,
	readSentences,
	straighten,
	withoutMarks,
	type Block,
	type Item,
	type Sentence,
} from './sentences';

/** What the rules text of a move tells the player to do, read from its full text. */
export function readMoveEffects(move: Move): MoveEffects {
	const page = new Page(move);
	const blocks = readBlocks(withoutTrigger(move));
	blocks.forEach((block, i) => {
		page.read(block, blocks[i - 1], blocks[i + 1]);
	});
	return page.effects();
}

/** What one stretch of rules text tells the player to do: a row of a table, an ability, an option. */
export function readEffects(text: string): readonly Effect[] {
	const blocks = readBlocks(text);
	return blocks.flatMap((block, i) => {
		const list = listOf(blocks[i + 1]);
		switch (block.kind) {
			case 'paragraph':
				return readParagraph(block.sentences, list);
			case 'list':
				return takesList(blocks[i - 1]) || isRollList(block.items) ? [] : readPlainList(block.items, blocks[i - 1]);
			case 'table':
				return sayRows(block);
		}
	});
}

/** The lists of effects that a move's text fills as it goes along. */
class Page {
	private readonly always: Effect[] = [];
	private readonly outcomes: Partial<Record<Outcome, Effect[]>> = {};
	private readonly matches: Partial<Record<Outcome, Effect[]>> = {};
	/** What the text is about at the moment. */
	private on: SentenceParts['on'];

	constructor(private readonly move: Move) {}

	read(block: Block, before: Block | undefined, after: Block | undefined): void {
		switch (block.kind) {
			case 'paragraph':
				this.settle(block.sentences);
				block.sentences.forEach((sentence, i) => {
					this.readSentence(sentence, { list: listOf(after), before: block.sentences.slice(0, i) });
				});
				return;
			case 'list':
				if (!takesList(before) && !isRollList(block.items)) this.add(readPlainList(block.items, before));
				return;
			case 'table':
				this.add(sayRows(block));
				return;
		}
	}

	effects(): MoveEffects {
		const outcomes: Partial<Record<Outcome, readonly Effect[]>> = {};
		const matches: Partial<Record<Outcome, readonly Effect[]>> = {};
		for (const outcome of OUTCOMES) {
			const match = this.matches[outcome];
			const plainly = this.outcomes[outcome]?.filter(doesSomething);
			if (plainly) outcomes[outcome] = plainly;
			if (match) matches[outcome] = besides(match.filter(doesSomething), plainly ?? []);
		}
		return { always: this.always.filter(doesSomething), outcomes, matches };
	}

	/** A paragraph that names no outcome goes with the outcomes whose text has it, else with the move as a whole. */
	private settle([first = '']: readonly Sentence[]): void {
		if (!this.on || takeApart(first).on) return;
		const words = plain(first);
		const outcomes = OUTCOMES.filter(outcome =>
			plain(withoutMarks(this.move.outcomes[outcome]?.text ?? '')).includes(words),
		);
		this.on = outcomes.length > 0 ? { outcomes, match: false } : undefined;
	}

	private readSentence(sentence: Sentence, context: Context): void {
		const parts = takeApart(sentence);
		if (this.move.roll_type === 'no_roll') {
			readSentence(this.always, sentence, asCondition(parts), context);
			return;
		}
		if (parts.on) this.on = parts.on;
		for (const effects of this.lists()) {
			if (parts.asAbove) effects.push(...this.above(parts.asAbove));
			readSentence(effects, sentence, parts, { ...context, isMatch: this.on?.match ?? false });
		}
	}

	private add(effects: readonly Effect[]): void {
		for (const list of this.lists()) list.push(...effects);
	}

	private lists(): Effect[][] {
		const { on } = this;
		if (!on) return [this.always];
		const of = on.match ? this.matches : this.outcomes;
		return on.outcomes.map(outcome => (of[outcome] ??= []));
	}

	/** "As above" on a weak hit is the strong hit; on a miss, the weak hit. */
	private above(outcome: Outcome | 'above'): readonly Effect[] {
		const [now] = this.on?.outcomes ?? [];
		if (outcome !== 'above') return this.outcomes[outcome] ?? [];
		return (now && this.outcomes[OUTCOMES[OUTCOMES.indexOf(now) - 1] ?? now]) ?? [];
	}
}

/** What a match adds: "mark progress twice" instead of "mark progress" is once more. */
function besides(match: readonly Effect[], plainly: readonly Effect[]): readonly Effect[] {
	const left = [...plainly];
	return match.flatMap(effect => {
		const same = left.findIndex(other => isRepeated(effect, other));
		const [other] = same < 0 ? [] : left.splice(same, 1);
		if (!other) return [effect];
		if (effect.kind !== 'progress' || other.kind !== 'progress' || effect.times <= other.times) return [];
		return [{ ...effect, times: effect.times - other.times }];
	});
}

const isRepeated = (effect: Effect, other: Effect): boolean =>
	(effect.kind === 'progress' && other.kind === 'progress') || JSON.stringify(effect) === JSON.stringify(other);

/** A move without a roll has no outcomes of its own: "on a weak hit" speaks of another move's roll. */
const asCondition = (parts: SentenceParts): SentenceParts =>
	parts.on ? { ...parts, condition: { kind: 'when', words: '' } } : parts;

/** What stands around a sentence. */
interface Context {
	/** The list under its paragraph. */
	readonly list: readonly Item[];
	/** The sentences before it in its paragraph. */
	readonly before: readonly Sentence[];
	/** It speaks of a match, and has to be told in full. */
	readonly isMatch?: boolean;
}

function readParagraph(sentences: readonly Sentence[], list: readonly Item[] = []): readonly Effect[] {
	const effects: Effect[] = [];
	sentences.forEach((sentence, i) => {
		readSentence(effects, sentence, asCondition(takeApart(sentence)), { list, before: sentences.slice(0, i) });
	});
	return effects.filter(doesSomething);
}

/** A condition may turn out to lead to nothing either way. */
const doesSomething = (effect: Effect): boolean =>
	effect.kind !== 'if' || effect.then.length > 0 || effect.otherwise.length > 0;

/** Adds what a sentence says to the effects before it, which "Otherwise, …" continues. */
function readSentence(effects: Effect[], sentence: Sentence, parts: SentenceParts, context: Context): void {
	const { condition, rest } = parts;
	const { list, isMatch } = context;
	const around: Surroundings = {
		...(list.length > 0 && TAKES_LIST.test(sentence) && { options: list.flatMap(readOption) }),
		...impactOf(effects.at(-1)),
	};
	if (amend(effects, rest)) return;
	if (!condition) {
		const offer = /^then,? /i.test(rest) ? context.before.map(offerOf).find(label => label !== '') : undefined;
		const own = inFull(readRest(rest, around), isMatch ? sentence : rest, list, isMatch);
		effects.push(...(offer !== undefined && own.length > 0 ? [may(offer, own)] : own));
		return;
	}
	if (condition.kind === 'otherwise') {
		readOtherwise(effects, sentence, readRest(rest, around));
		return;
	}
	const state = condition.kind === 'if' ? readCondition(condition.words) : undefined;
	if (state) {
		const inside = state.kind === 'impact' ? { ...around, impact: state.impact } : around;
		const then = inFull(readRest(rest, inside), rest, list);
		effects.push({ kind: 'if', condition: state, then, otherwise: [] });
		return;
	}
	effects.push(...underCondition(condition.kind, sentence, readRest(rest, around), list));
}

/** A condition that only the player can judge makes a button of what is understood; one for another time is only told. */
function underCondition(kind: 'if' | 'when', sentence: Sentence, read: Read, list: readonly Item[]): readonly Effect[] {
	const effects = effectsOf(read);
	if (kind === 'if' && effects.length > 0 && isUnderstood(read)) {
		return [may(labelOf(sentence), effects.flatMap(unwrapMay))];
	}
	const tells = effects.length > 0 || !isUnderstood(read) || read.some(({ isNot }) => isNot);
	return tells ? [say(sentence), ...sayList(sentence, list)] : [];
}

/** "Otherwise" is the other case of the condition before it. */
function readOtherwise(effects: Effect[], sentence: Sentence, read: Read): void {
	const last = effects.at(-1);
	if (last?.kind === 'if' && last.otherwise.length === 0) {
		effects[effects.length - 1] = { ...last, otherwise: inFull(read, sentence, []) };
		return;
	}
	if (last?.kind === 'say' && /^(?:then, )?if\b/i.test(last.text)) {
		effects[effects.length - 1] = say(`${last.text} ${plain(sentence)}`);
		return;
	}
	if (effectsOf(read).length === 0 && isUnderstood(read)) return;
	if (last?.kind === 'may' && isUnderstood(read)) {
		const options = [last.option, { label: labelOf(sentence), effects: effectsOf(read) }];
		effects[effects.length - 1] = { kind: 'choose', count: { min: 1, max: 1 }, options };
		return;
	}
	effects.push(say(sentence));
}

/** A sentence that changes the choice before it. */
const AMENDMENTS: readonly {
	readonly pattern: RegExp;
	readonly amend: (choose: Choose, words: readonly string[]) => Choose;
}[] = [
	{
		pattern: /^instead of rolling, assume an automatic (strong hit|weak hit) for each$/i,
		amend: (choose, [, outcome = '']) => ({
			...choose,
			options: choose.options.map(option => resolvedAs(option, outcome)),
		}),
	},
	{
		pattern:
			/^you(?: and [a-z ]{1,20} each)? make (one) [a-z]+ moves? instead of [a-z]+(?:, with no more than [a-z]+ moves [a-z ]+)?$/i,
		amend: (choose, [, count = '']) => ({ ...choose, count: { ...choose.count, max: countOf(count).max } }),
	},
];

type Choose = Extract<Effect, { kind: 'choose' }>;

/** Changes the last choice if that is what the sentence does. */
function amend(effects: Effect[], sentence: Sentence): boolean {
	const at = effects.map(({ kind }) => kind).lastIndexOf('choose');
	const choose = effects[at];
	if (choose?.kind !== 'choose') return false;
	const words = sentence.replace(/\.$/, '');
	for (const { pattern, amend } of AMENDMENTS) {
		const found = pattern.exec(words);
		if (found) effects[at] = amend(choose, found);
		if (found) return true;
	}
	return false;
}

const resolvedAs = ({ label, effects }: Option, words: string): Option => {
	const as = readOutcome(words);
	return { label, effects: effects.map(effect => (as && effect.kind === 'move' ? { ...effect, as } : effect)) };
};

/** "In addition, you may spotlight a new danger." is an offer without effects of its own; "Then, …" goes with it. */
function offerOf(sentence: Sentence): string {
	const { condition, rest } = takeApart(sentence);
	const words = rest.replace(/^(?:also|in addition|additionally),? /i, '');
	if (condition || !MAY.test(words) || readRest(words, {}).some(({ effects, isOpen }) => isOpen || effects.length > 0))
		return '';
	return labelOf(words.replace(MAY, ''));
}

/** The clauses of a sentence as they were read: what each says to do, or the words that were not understood. */
type Read = readonly ReadClause[];

interface ReadClause {
	readonly text: string;
	readonly effects: readonly Effect[];
	/** It tells the player to do something, and we do not know what. */
	readonly isOpen: boolean;
	/** It tells what not to do. */
	readonly isNot: boolean;
}

const effectsOf = (read: Read): readonly Effect[] => read.flatMap(({ effects }) => effects);
const isUnderstood = (read: Read): boolean => read.every(({ isOpen }) => !isOpen);

/** The effects in order, with the words that were not understood as text: the sentence, or the clauses left over. */
function inFull(read: Read, sentence: Sentence, list: readonly Item[], wholeSentence = false): readonly Effect[] {
	if (isUnderstood(read)) return effectsOf(read);
	const told = [say(sentence), ...sayList(sentence, list)];
	if (effectsOf(read).length === 0) return told;
	if (wholeSentence) return [...effectsOf(read), ...told];
	return read.flatMap(({ effects, isOpen, text }) => (isOpen ? [say(`${text}.`)] : effects));
}

function readRest(text: string, around: Surroundings): Read {
	const rest = text
		.replace(/ *\((?:\[Ask the Oracle\]|Ask the Oracle) if unsure\)/gi, '')
		.replace(/^(?:then|also|however|additionally|in addition|but|instead),? /i, '')
		.replace(/[.…]+$/, '');
	return readChoiceInLine(rest, around) ?? readAfterLabel(rest, around) ?? joinMay(readClauses(rest), around);
}

const CHOICE_IN_LINE =
	/^(?:you (?:must )?|you and your allies may (?:each )?)?(?:choose|make) (one|two|three)(?: recover (?:moves?|contents))?(?: \([^)]*\))?: (.+)$/i;

/** "Choose one: [Lose Momentum] (-2) or [Sacrifice Resources] (-2)" has its options in the same line. */
function readChoiceInLine(text: string, around: Surroundings): Read | undefined {
	const found = CHOICE_IN_LINE.exec(text);
	const read = found?.[2] ? joinMay(readClauses(found[2]), around) : [];
	const [choose] = effectsOf(read);
	if (choose?.kind !== 'choose' || !isUnderstood(read)) return undefined;
	const { max } = countOf(found?.[1]?.toLowerCase() ?? 'one');
	const count = { min: / may /.test(text.slice(0, text.indexOf(':'))) ? 0 : (max ?? 1), max };
	return [{ text, effects: [{ ...choose, count }], isOpen: false, isNot: false }];
}

/** "It is worse than you thought: Make a suffer move (-2)" */
function readAfterLabel(text: string, around: Surroundings): Read | undefined {
	const colon = text.indexOf(': ');
	if (colon < 0 || isInstruction(text.slice(0, colon))) return undefined;
	const read = joinMay(readClauses(text.slice(colon + 2)), around);
	return effectsOf(read).length > 0 && isUnderstood(read) ? read : undefined;
}

const MAY =
	/^you (?:or an ally |and (?:your|any) allies (?:who [a-z' ]+ )?)?may (?:each )?(?:also |instead |immediately )?/i;
const HAS_SUBJECT = /^(?:you|they|your|the|it)\b/i;

/** "You may" holds for the instructions behind it, up to a clause with a subject of its own. */
function joinMay(clauses: readonly (readonly string[])[], around: Surroundings): Read {
	const start = clauses.findIndex(([first = '']) => MAY.test(first));
	if (start < 0) return clauses.map(alternatives => readAlternatives(alternatives, around));
	const behind = clauses.findIndex(([first = ''], i) => i > start && HAS_SUBJECT.test(first));
	const end = behind < 0 ? clauses.length : behind;
	const scope = clauses
		.slice(start, end)
		.map((clause, i) => (i > 0 ? clause : clause.map(words => words.replace(MAY, ''))));
	const text = clauses
		.slice(start, end)
		.map(clause => clause.join(' or '))
		.join(' and ');
	const read = scope.map(alternatives => readAlternatives(alternatives, around));
	return [...joinMay(clauses.slice(0, start), around), mayOf(text, read), ...joinMay(clauses.slice(end), around)];
}

function mayOf(text: string, read: Read): ReadClause {
	const effects = effectsOf(read);
	const label = capitalised(
		plain(text.replace(/^you .*?may (?:each |also )?/i, '').replace(/^instead /i, 'Instead, ')),
	);
	if (!isUnderstood(read)) return { text: capitalised(text), effects: [], isOpen: true, isNot: false };
	if (effects.length === 0) return { text, effects, isOpen: false, isNot: false };
	// an exchange is up to the player as it is, and so is a choice of none
	const [only] = effects;
	if (only?.kind === 'choose' && effects.length === 1) {
		return { text, effects: [{ ...only, count: { ...only.count, min: 0 } }], isOpen: false, isNot: false };
	}
	return {
		text,
		effects: effects.every(({ kind }) => kind === 'exchange') ? effects : [may(label, effects)],
		isOpen: false,
		isNot: false,
	};
}

/** One clause, or the player's choice between several: "[Secure an Advantage] or [Gain Ground]". */
function readAlternatives(alternatives: readonly string[], around: Surroundings): ReadClause {
	const [first = '', ...others] = alternatives.map(words => readClause(words, around));
	if (first === '') return { text: '', effects: [], isOpen: false, isNot: false };
	if (others.length === 0) return first;
	const read = [first, ...others];
	const text = alternatives.join(' or ');
	const asksForSomething = ({ effects, isOpen }: ReadClause) => effects.length > 0 || isOpen;
	if (!read.some(({ effects }) => effects.length > 0) || !read.every(asksForSomething)) {
		return { text: capitalised(text), effects: [], isOpen: read.some(asksForSomething), isNot: false };
	}
	const choose: Effect = { kind: 'choose', count: { min: 1, max: 1 }, options: read.flatMap(optionsOf) };
	return { text, effects: [choose], isOpen: false, isNot: false };
}

/** "Mark wounded or permanently harmed, or roll …" is one choice of three. */
function optionsOf({ text, effects, isOpen }: ReadClause): readonly Option[] {
	const [only] = effects;
	if (effects.length === 1 && only?.kind === 'choose') return only.options;
	const label = only?.kind === 'move' && only.by === undefined ? only.move : capitalised(plain(withoutSubject(text)));
	return [{ label, effects: isOpen ? [say(`${label}.`)] : effects }];
}

function readClause(text: string, around: Surroundings): ReadClause {
	const effects = readPhrase(text, around);
	if (effects) return { text, effects, isOpen: false, isNot: /^(?:you )?(?:do not|take no)\b/i.test(text) };
	return { text: capitalised(text), effects: [], isOpen: isInstruction(text), isNot: false };
}

/** One word before the verb: whom it is for, or how it is linked to what comes before. */
const BEFORE_VERB =
	/^(?:(?:you(?: and (?:your|any) allies| or an ally)?|they|he|she|it|all players|each ally|must|may|each|also|then|instead|immediately|would|can)|\([^)]*\)) /i;

function fromVerb(words: string): string {
	const found = BEFORE_VERB.exec(words);
	return found ? fromVerb(words.slice(found[0].length)) : words;
}

const INSTRUCTION =
	/^(?:take|suffer|lose|gain|mark|clear|roll|reroll|raise|reduce|increase|reset|give|add|choose|set|fill|advance|discard|destroy|spend|write|apply|count|make|activate|resolve|preset|treat|ignore|inflict|erase|exchange|repair|fix|assume|begin|create)\b/i;
const OF_THE_RULES =
	/\b(?:momentum|health|spirit|supply|integrity|progress|reward|tracks?|ranks?|ticks?|box|boxes|impact|debility|condition|assets?|experience|vow|bond|moves?|cost|table|dice|die|clock|segments?|points?|ability|abilities|roles?|benefits?|hit|miss|harm|stress|damage|module|objective|supplies|connection)\b/i;
const STATE =
	/\b(?:in control|in a bad spot|initiative|are dead|are lost|you die|out of action|more than once|roll or choose on the table)\b/i;

/** Words that tell the player to do something by the rules: a number, a move by name, or a verb of the rules with its object. */
function isInstruction(text: string): boolean {
	const words = straighten(text);
	if (/\d/.test(words) || /\[[^\]]+\]/.test(words) || STATE.test(words)) return true;
	const bare = fromVerb(words);
	return INSTRUCTION.test(bare) && OF_THE_RULES.test(bare);
}

/** A bullet under "choose one"; a heading among bullets gives way to the bullets under it. */
function readOption(item: Item): readonly Option[] {
	if (item.items.length > 0) return item.items.flatMap(readOption);
	const label = item.label ?? item.text.replace(/[.…]+$/, '');
	return [{ label: plain(label).replace(ASIDE, ''), effects: readParagraph(item.sentences) }];
}

/** A list that nobody chooses from: carried out if all of it is to be done, else told, but for what begins with "If". */
const readPlainList = (items: readonly Item[], before: Block | undefined): readonly Effect[] =>
	items.flatMap(item => {
		const { text, sentences } = item;
		const effects = readParagraph(sentences);
		const isCarriedOut = /^if\b/i.test(text) || isToBeDone(before);
		const own = isCarriedOut || effects.length === 0 ? effects : [say(text)];
		return [...own, ...readPlainList(item.items, before)];
	});

const isToBeDone = (block: Block | undefined): boolean =>
	block?.kind === 'paragraph' && block.sentences.some(sentence => /\ball of the following\b/i.test(sentence));

const listOf = (block: Block | undefined): readonly Item[] =>
	block?.kind === 'list' && !isRollList(block.items) ? block.items : [];

/** "With speed, mobility, or agility: Roll +edge" is the trigger's business. */
const isRollList = (items: readonly Item[]): boolean => items.every(({ text }) => /: Roll \+/i.test(text));

const TAKES_LIST = /\bchoose (?:one|two|three|up to|as many|any)\b|\btake both\b|\baccording to the vehicle type\b/i;

/** The paragraph chooses from the list under it, or tells its options. */
const takesList = (block: Block | undefined): boolean =>
	block?.kind === 'paragraph' && block.sentences.some(sentence => TAKES_LIST.test(sentence));

/** A choice that is only told is told with its options. */
const sayList = (sentence: Sentence, list: readonly Item[]): readonly Effect[] =>
	TAKES_LIST.test(sentence) ? list.map(({ text }) => say(`• ${text}`)) : [];

/** "At a facility: Strong Hit 5 points, Weak Hit 3 points"; a table to roll on is read elsewhere. */
const sayRows = ({ head, rows }: Extract<Block, { kind: 'table' }>): readonly Effect[] =>
	rows
		.filter(([first = '']) => !/^\d+(?: ?[-–] ?\d+)?$/.test(first))
		.map(([first = '', ...cells]) => {
			const facts = cells.map((cell, i) => `${head[i + 1] ?? ''} ${cell}`.trim());
			return say(`${first}: ${facts.join(', ')}`);
		});

const say = (text: string): Effect => ({ kind: 'say', text: capitalised(plain(text)) });

/** A remark at the end of an option that is not part of its name: the engine knows which moves a bonus fits. */
const ASIDE = / \([^()\d]*\)$/;

const may = (label: string, effects: readonly Effect[]): Effect => ({ kind: 'may', option: { label, effects } });

const unwrapMay = (effect: Effect): readonly Effect[] => (effect.kind === 'may' ? effect.option.effects : [effect]);

const impactOf = (effect: Effect | undefined): { readonly impact?: string } =>
	effect?.kind === 'impact' ? { impact: effect.impact } : {};

const labelOf = (sentence: Sentence): string => capitalised(plain(sentence).replace(/[.…]+$/, ''));

const capitalised = (text: string): string => text.replace(/^\[?\p{Ll}/u, first => first.toUpperCase());

/** The text behind the trigger, "When you …,"; a move with several triggers keeps them, for each has its own roll. */
function withoutTrigger({ text, trigger }: Move): string {
	const marked = /^\s*(?:__When [^_]*__|\*\*When [^*]*\*\*|When (?:\*\*[^*]*\*\*|__[^_]*__))/i.exec(text)?.[0];
	if (marked === undefined) return withoutPlainTrigger(text, trigger.text);
	const behind = text.slice(marked.length);
	if (/(?:__|\*\*)when /i.test(behind)) return text;
	return capitalised(behind.replace(/^\s*\([^)]*\)/, '').replace(/^[\s,]+/, ''));
}

function withoutPlainTrigger(text: string, trigger: string): string {
	const words = straighten(trigger).replace(/[.…\s]+$/, '');
	if (words === '' || !straighten(text).trimStart().startsWith(words)) return text;
	return capitalised(
		text
			.trimStart()
			.slice(words.length)
			.replace(/^[\s,]+/, ''),
	);
}

/** How much a row of the Pay the Price table asks for is up to the player: minor, serious or major. */
const COSTS: readonly (readonly [RegExp, string])[] = [
	[/^you are (?:harmed|physically harmed|injured)\b/i, 'Endure Harm'],
	[/^you are stressed\b/i, 'Endure Stress'],
	[/^you waste resources\b/i, 'Sacrifice Resources'],
	[/^(?:your|the) vehicle suffers damage\b/i, 'Withstand Damage'],
	[/^you are delayed\b/i, 'Lose Momentum'],
];

/** What a row of a table leads to: the suffer move for the harm it names, or what it says to do. */
export function readTableRow(text: string): readonly Effect[] {
	const [row = ''] = readSentences(straighten(plain(withoutMarks(text))));
	const cost = COSTS.find(([says]) => says.test(row));
	return cost ? [{ kind: 'move', move: cost[1], by: [-1, -2, -3] }] : readEffects(text);
}
