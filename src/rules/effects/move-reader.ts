import type { Move } from '../move';
import { OUTCOMES, readOutcome, type Outcome } from '../core/outcome';
import { byOutcome, isInstruction, outcomeIn, takeApart, type SentenceParts } from './clauses';
import { isImagined, type SentenceContext } from './read-conditional';
import type { Effect, EffectOf, MoveEffects, Option } from './effect';
import { effectsOnMatch, treatedOneOrOther } from './revise-effects';
import { isCarriedOut } from './nested-effects';
import { namesOutcome } from './outcome-words';
import type { PhraseContext } from './phrases/phrase';
import { say, tell } from './phrases/builders';
import { isPriceList, isRollList, isWayToRoll, listOf, sayList, takesList } from './list-roles';
import { readPlainList, readPrices, readRollCosts, readTable } from './read-lists';
import { asSentence } from './read-clauses';
import { isBesides, refersBack, withoutInstead } from './replacements';
import { asCondition, doesSomething, readOption, readSentence } from './read-sentence';
import { capitalize, withoutBrackets, withBracketedMoves, type Block, type ListItem, type Sentence } from './sentences';
import { isOfAdds, isOfRoll } from './trigger';

/** Reads the blocks of a move's text and collects effects by outcome. */
export class MoveReader {
	private readonly always: Effect[] = [];
	private readonly outcomes: Partial<Record<Outcome, Effect[]>> = {};
	private readonly matches: Partial<Record<Outcome, Effect[]>> = {};
	/** What holds on any hit, and so on a match as well. */
	private readonly shared = new Set<Effect>();
	/** Sentences about a match, by outcome. */
	private readonly matchWords: Partial<Record<Outcome, string>> = {};
	/** The outcome that the text is currently about. */
	private on: SentenceParts['on'];
	/** The outcomes that were told, and the sentences of the paragraphs before: a card is often told again in full. */
	private readonly told = new Set<string>();
	private isToldAgain = false;
	/** Datasworn's text for each outcome, used to place paragraphs that name none. */
	private located: readonly (readonly [Outcome, string])[] | undefined;

	constructor(
		private readonly move: Move,
		private readonly blocks: readonly Block[],
		private readonly context: PhraseContext,
	) {
		context.trace?.begin(blocks);
		for (const at of blocks.keys()) this.readBlock(at);
	}

	effects(): MoveEffects {
		const outcomes: Partial<Record<Outcome, readonly Effect[]>> = {};
		const matches: Partial<Record<Outcome, readonly Effect[]>> = {};
		for (const outcome of OUTCOMES) {
			const match = this.matches[outcome]?.filter(doesSomething);
			const plainly = this.outcomes[outcome]?.filter(doesSomething).filter(isFirstEnd);
			if (plainly) outcomes[outcome] = this.treating(plainly);
			if (match) matches[outcome] = this.onMatch(match, plainly ?? [], outcome);
		}
		return { always: this.always.filter(doesSomething), outcomes, matches };
	}

	/** The text about a match may take the place of its outcome, but never of what holds on either hit. */
	private onMatch(match: readonly Effect[], plainly: readonly Effect[], outcome: Outcome): readonly Effect[] {
		const effects = effectsOnMatch(match, plainly, this.matchWords[outcome] ?? '');
		const lost = plainly.filter(effect => this.shared.has(effect) && !effects.includes(effect));
		return effects === match ? [...lost, ...effects] : effects;
	}

	/** "You (or the ally under your care)": one or the other is treated. */
	private treating(effects: readonly Effect[]): readonly Effect[] {
		return TREATS_ANOTHER.test(this.move.text) ? treatedOneOrOther(effects) : effects;
	}

	private readBlock(at: number): void {
		const block = this.blocks[at];
		const before = this.blocks[at - 1];
		if (!block) return;
		switch (block.kind) {
			case 'paragraph':
				this.settle(block.sentences);
				this.readParagraph(block.sentences, this.listBelow(at));
				return;
			case 'list':
				if (isPriceList(before)) this.add(block, () => readPrices(block.items, this.context));
				else if (isRollList(block.items)) this.addRollCosts(block, block.items);
				else if (!takesList(before)) this.addList(block, before);
				return;
			case 'table':
				this.add(block, outcome => readTable(block, outcome));
				return;
		}
	}

	private readParagraph(sentences: readonly Sentence[], list: readonly ListItem[]): void {
		let isOfOutcome = false;
		sentences.forEach((sentence, i) => {
			const before = this.now();
			for (const part of byOutcome(sentence)) {
				const first = this.always.length;
				this.readSentence(part, { context: this.context, list, before: sentences.slice(0, i) });
				isOfOutcome ||= namesOutcome(part);
				this.showUnderOutcome(part, first, isOfOutcome);
			}
			const added = [...this.now()].filter(effect => !before.has(effect));
			this.context.trace?.gave(sentences, i, added, this.on);
		});
		for (const sentence of sentences) this.told.add(sentence);
	}

	/**
	 * A sentence after the outcomes that names none may still be meant for one of them, so it is shown instead of
	 * applied. So is what stands behind an outcome that no list of effects is kept for.
	 */
	private showUnderOutcome(sentence: Sentence, first: number, isOfOutcome: boolean): void {
		const isBehind = Object.keys(this.outcomes).length + Object.keys(this.matches).length > 0;
		if (this.on || !(isBehind || isOfOutcome) || countedIn(sentence)) return;
		if (!this.always.slice(first).some(isSettled)) return;
		const shown = say(asSentence(sentence));
		this.always.splice(first, Infinity, shown);
		this.context.trace?.withhold(shown);
	}

	/** A paragraph that names no outcome belongs to the outcomes whose text contains it, else to the whole move. */
	private settle([first = '']: readonly Sentence[]): void {
		if (!this.on || outcomeIn(first) || refersBack(first)) return;
		const located = (this.located ??= outcomeTextsOf(this.move, this.context));
		if (located.length === 0) return;
		const words = withoutBrackets(first);
		const outcomes = located.filter(([, text]) => text.includes(words)).map(([outcome]) => outcome);
		this.on = outcomes.length > 0 ? { outcomes, match: false } : undefined;
	}

	private readSentence(sentence: Sentence, sentenceContext: SentenceContext): void {
		const all = this.forAll(sentence, sentenceContext);
		const parts = all ?? this.underOutcome(takeApart(sentence));
		if (this.move.roll_type === 'no_roll') {
			const before = this.always.length;
			readSentence(this.always, sentence, asCondition(parts), sentenceContext);
			if (this.told.has(sentence)) dropRepeated(this.always, before);
			return;
		}
		const counted = countedIn(sentence);
		if (counted) return void this.always.push(counted);
		if (parts.on) this.begin(parts.on);
		if (!this.on && (isOfAdds(sentence) || isOfRoll(sentence, this.move))) return;
		if (this.readOtherOptions(sentence, sentenceContext)) return;
		for (const [outcome, effects] of this.lists()) {
			const isBelow = parts.asAbove !== undefined && parts.asAbove !== 'above' && !this.outcomes[parts.asAbove];
			if (isBelow || isAboveChanged(sentence, parts, sentenceContext.list)) {
				effects.push(say(asSentence(sentence)), ...sayList(sentence, sentenceContext.list));
				continue;
			}
			const above = parts.asAbove
				? this.above(outcome, parts.asAbove).filter(effect => !this.holdsAlready(outcome, effect))
				: [];
			effects.push(...above);
			const before = effects.length;
			if (this.on?.match && outcome) this.matchWords[outcome] = `${this.matchWords[outcome] ?? ''} ${sentence}`;
			const { asAbove: _resolved, ...others } = parts;
			this.readOn(effects, sentence, others, sentenceContext);
			if (this.isToldAgain && this.on && !isBesides(sentence)) dropRepeated(effects, before);
			else if (effects.length === before && saysMoreThan(above, parts))
				effects.push((isStory(parts.rest) ? tell : say)(asSentence(sentence)));
			if (all || isOnEither(this.on)) for (const effect of effects.slice(before)) this.shared.add(effect);
		}
	}

	private begin(on: NonNullable<SentenceParts['on']>): void {
		const outcome = JSON.stringify(on);
		if (outcome !== JSON.stringify(this.on)) this.isToldAgain = this.told.has(outcome);
		this.told.add(outcome);
		this.on = on;
	}

	/** What is done instead on a match replaces all that is done without one (`effectsOnMatch`), so it is never passed over. */
	private readOn(effects: Effect[], sentence: Sentence, parts: SentenceParts, around: SentenceContext): void {
		if (!this.on?.match) return readSentence(effects, sentence, parts, { ...around, isMatch: false });
		const plainly = this.on.outcomes.flatMap(outcome => this.outcomes[outcome] ?? []);
		const own = withoutInsteadIn(parts);
		const before = effects.length;
		if (own !== parts && isShownLast(plainly)) return void effects.push(say(asSentence(sentence)));
		readSentence(effects, sentence, own, { ...around, isMatch: true });
		const isTold = own !== parts || this.isOfMatch(parts);
		if (isTold && effects.length === before) effects.push((own !== parts ? say : tell)(asSentence(sentence)));
	}

	/** What only a match brings is told, be it story: "On a match, you are watched." */
	private isOfMatch({ condition, asAbove, rest }: SentenceParts): boolean {
		if (condition !== undefined || asAbove !== undefined || /\binstead of\b/i.test(rest)) return false;
		return !isImagined(rest, this.context);
	}

	/** "In any case, …" behind the last outcome holds for all of them, "either way" behind a match for its own. */
	private forAll(sentence: Sentence, { before }: SentenceContext): SentenceParts | undefined {
		const words = FOR_ALL.exec(sentence)?.[0];
		if (words === undefined || !OUTCOMES.every(outcome => this.outcomes[outcome])) return undefined;
		const { on: _on, ...parts } = takeApart(capitalize(sentence.slice(words.length)));
		const isOfChoice = /^(?:either|any)/i.test(words) && CHOICE.test(before.at(-1) ?? '');
		if (isOfChoice && !this.on?.match) return undefined;
		const outcomes = (isOfChoice ? this.on : undefined)?.outcomes ?? OUTCOMES;
		return { ...parts, on: { outcomes, match: false } };
	}

	/** "With a match, …" belongs to the outcome named before; without one, it is a condition. */
	private underOutcome(parts: SentenceParts): SentenceParts {
		if (parts.on?.outcomes.length !== 0) return parts;
		const { on: _on, ...others } = parts;
		return this.on
			? { ...parts, on: { ...this.on, match: true } }
			: { ...others, condition: { kind: 'if', words: 'you roll a match' } };
	}

	/** The list under a paragraph; two paragraphs may choose from the same one (Ironsworn, Draw the Circle). */
	private listBelow(at: number) {
		const list = listOf(this.blocks[at + 1]);
		const isBehindList = listOf(this.blocks[at - 1]).length > 0;
		return list.length === 0 && !isBehindList && takesList(this.blocks[at]) && takesList(this.blocks[at + 1])
			? listOf(this.blocks[at + 2])
			: list;
	}

	private add(part: object | undefined, effectsOn: (outcome: Outcome | undefined) => readonly Effect[]): void {
		for (const [outcome, effects] of this.lists()) {
			const own = effectsOn(outcome);
			effects.push(...own);
			if (part) this.context.trace?.gave(part, 0, own, this.on);
		}
	}

	/** Costs of the roll itself apply regardless of the outcome. */
	private addRollCosts(list: object, items: readonly ListItem[]): void {
		const costs = readRollCosts(items, this.context);
		this.always.push(...costs);
		this.context.trace?.gave(list, 0, costs);
	}

	/** Among ways to roll, what is no bonus is shown unless it is understood. */
	private addList(list: Extract<Block, { kind: 'list' }>, before: Block | undefined): void {
		const { items } = list;
		if (this.on || this.move.roll_type !== 'action_roll' || !items.some(isWayToRoll))
			return this.add(list, () => readPlainList(items, before, this.context));
		this.addRollCosts(list, items.filter(isWayToRoll));
		for (const item of items.filter(item => !isWayToRoll(item) && !isOfAdds(item.text)))
			this.add(list, () => {
				const own = readPlainList([item], before, this.context);
				return own.length > 0 ? own : [say(withoutBrackets(item.text))];
			});
	}

	/** All effects so far, so that a caller can tell which ones a sentence added. */
	private now(): ReadonlySet<Effect> {
		if (!this.context.trace) return NONE;
		return new Set([this.always, ...Object.values(this.outcomes), ...Object.values(this.matches)].flat());
	}

	private lists(): readonly (readonly [Outcome | undefined, Effect[]])[] {
		const { on } = this;
		if (!on) return [[undefined, this.always]];
		const of = on.match ? this.matches : this.outcomes;
		return on.outcomes.map(outcome => [outcome, (of[outcome] ??= [])] as const);
	}

	/** "As above" on a weak hit is the strong hit; on a miss, the weak hit; on a match, the same outcome without one. */
	private above(now: Outcome | undefined, outcome: Outcome | 'above'): readonly Effect[] {
		if (outcome !== 'above') return this.outcomes[outcome] ?? [];
		if (!now) return [];
		return (this.on?.match ? this.outcomes[now] : this.outcomes[OUTCOMES[OUTCOMES.indexOf(now) - 1] ?? now]) ?? [];
	}

	/** What holds "on a hit" was read for the weak hit itself, and is not repeated from the strong hit. */
	private holdsAlready(now: Outcome | undefined, effect: Effect): boolean {
		return now === 'weak_hit' && this.on?.match !== true && this.shared.has(effect);
	}

	/** "Choose one, or one from the miss options": includes the lists of the other outcomes. */
	private readOtherOptions(sentence: Sentence, { list }: SentenceContext): boolean {
		const found = sentence.includes(' options') ? OTHER_OPTIONS.exec(sentence) : null;
		if (!found?.[1]) return false;
		const others = OUTCOMES.filter(outcome => found[1]?.toLowerCase().includes(outcome.replace('_', ' ')));
		const items = [...list, ...others.flatMap(outcome => this.listOn(outcome))];
		const options = items
			.flatMap(item => readOption(item, this.context))
			.map(({ label, effects }): Option => ({ label, effects }));
		this.add(undefined, () => [{ kind: 'choose', count: { min: 1, max: 1 }, options }]);
		return true;
	}

	/** The list under the paragraph of an outcome. */
	private listOn(outcome: Outcome) {
		const at = this.blocks.findIndex(
			block =>
				block.kind === 'paragraph' &&
				block.sentences.some(sentence => outcomeIn(sentence)?.outcomes.join() === outcome),
		);
		return listOf(this.blocks[at + 1]);
	}
}

/** What was done before is not done a second time because it is told twice. */
function dropRepeated(effects: Effect[], from: number): void {
	const before = effects.slice(0, from).map(effect => JSON.stringify(effect));
	effects.splice(from, Infinity, ...effects.slice(from).filter(effect => !before.includes(JSON.stringify(effect))));
}

function withoutInsteadIn(parts: SentenceParts): SentenceParts {
	const rest = withoutInstead(parts.rest);
	if (rest === undefined || parts.condition || /\bmay\b/i.test(parts.rest)) return parts;
	return { ...parts, rest, said: withoutInstead(parts.said) ?? parts.said };
}

/** Whether the last that an outcome does is shown, so that what is done instead of it has to be shown as well. */
const isShownLast = (plainly: readonly Effect[]): boolean => plainly.at(-1)?.kind === 'say';

/** Whether "as above, but …" is all there is to say of an outcome, or says what is lost besides. */
const saysMoreThan = (above: readonly Effect[], { asAbove, rest }: SentenceParts): boolean =>
	asAbove !== undefined && rest !== '' && (above.length === 0 || ALSO.test(rest));

/**
 * Whether the effects of another outcome hold in part only ("as above, but without the supply"), or are named in words
 * that are not known to repeat them. All of the sentence is shown then.
 */
const isAboveChanged = (sentence: Sentence, { asAbove, rest }: SentenceParts, list: readonly ListItem[]): boolean =>
	asAbove === undefined
		? NAMES_ABOVE.test(sentence)
		: LESSENS.test(rest) || (list.length === 0 && /^choose one[.:]?$/i.test(rest));

const LESSENS =
	/^(?:except|less|minus|only|just|save|without)\b|\b(?:except|fewer|half|halve|halved|instead|minus|no|not|without)\b|^(?:better|only|worse)\b|\bmust (?:choose|pick)\b/i;

const NAMES_ABOVE =
	/\b(?:as|everything|all of the|(?:choose|gain|get|receive|take) (?:only )?(?:one|half|some) of the) above\b/i;

/** Whether “as above, but …” only goes on with the story. */
const isStory = (rest: string): boolean =>
	!isInstruction(rest) && !/\d|[+[]|\binstead\b/.test(rest) && !ALSO.test(rest);

const ALSO = /^(?:you|they) also (?:break|drop|forfeit|gain|give|lose|owe|pay|spend|suffer|take)\b/i;

/** "On a hit, …" */
const isOnEither = (on: SentenceParts['on']): boolean => on !== undefined && on.outcomes.length > 1 && !on.match;

const TREATS_ANOTHER = /\byou,? \(?or (?:an|the|your) (?:ally|companion|patient)\b/i;

/** The same, or the state decides. */
const isSettled = (effect: Effect): boolean =>
	isCarriedOut(effect) || (effect.kind === 'if' && [...effect.then, ...effect.otherwise].some(isSettled));

const FOR_ALL =
	/^(?:in (?:any|all|every)(?: of)?(?: the)? (?:case|event)s?|(?:no matter|whatever)\b[^,]{0,30}|(?:either|any) way|at any rate|hit or miss|however (?:it|this|that) [^,]{0,20}|(?:independent(?:ly)?|regardless)\b[^,]{0,30}), /i;

/** What "either way" may be said of. */
const CHOICE = /\b(?:if|or|either|choose|instead|match|may|otherwise|whether)\b/i;

const NONE: ReadonlySet<Effect> = new Set();

const OTHER_OPTIONS =
	/\bchoose one(?: from below)?, or (?:else )?one from the ((?:weak hit|miss)(?: or miss)?) options\.?$/i;

/** "As above" may repeat the end of a track, which is completed only once. */
const isFirstEnd = (effect: Effect, at: number, effects: readonly Effect[]): boolean =>
	effect.kind !== 'track' ||
	effect.event !== 'complete' ||
	!effects.slice(0, at).some(other => isSameEnd(other, effect));

const isSameEnd = (other: Effect, { event, track }: EffectOf<'track'>): boolean =>
	other.kind === 'track' && other.event === event && other.track === track;

/** "Treat a weak hit as a miss" holds for the roll, behind whichever outcome it is told. */
function countedIn(sentence: Sentence): Effect | undefined {
	const [, from = '', to = ''] = COUNTED.exec(sentence) ?? [];
	const [outcome, as] = [readOutcome(from), readOutcome(to)];
	return outcome && as && { kind: 'count', outcome, as };
}

const COUNTED = /^(?:treat|count) an? (strong hit|weak hit) as an? (strong hit|weak hit|miss)\.?$/i;

/** The text of each outcome according to Datasworn. */
const outcomeTextsOf = ({ outcomes }: Move, { vocabulary }: PhraseContext): readonly (readonly [Outcome, string])[] =>
	OUTCOMES.flatMap(outcome => {
		const text = outcomes[outcome]?.text;
		return text === undefined ? [] : [[outcome, withoutBrackets(withBracketedMoves(text, vocabulary))] as const];
	});
