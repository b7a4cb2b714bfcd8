import { given } from '../core/collections';
import { changesState } from '../effects/context-words';
import { isInstruction, withoutOutcome } from '../effects/clauses';
import type { Effect, MoveEffects } from '../effects/effect';
import type { Law } from '../effects/laws';
import { nestedEffects, saysIn } from '../effects/nested-effects';
import { withBracketedMoves, withoutBrackets } from '../effects/sentences';
import { rollIn } from '../effects/outcome-words';
import { readAddsIn, triggerIn } from '../effects/trigger';
import type { Move } from '../move';
import type { Rulebook } from '../books/rulebook';
import { effectsAt, type StatedPlace } from '../stated-effects';
import { ReadingTrace, type StretchResult, type SourceSpan } from './reading-trace';
import { foldedWords, longestRun, placeOf } from './words';

/** What becomes of a word: it contributes to an effect, is part of the story, or is left to the player. */
export type WordClass = 'effect' | 'story' | 'left';

/** A stretch of a move's text and how it was understood. */
export interface ParsedSpan {
	readonly kind: SourceSpan['kind'] | 'trigger';
	readonly text: string;
	/** Its folded words, and the class of each. */
	readonly words: readonly string[];
	readonly classes: readonly WordClass[];
	/** The effects that are carried out, without nested ones or those of an earlier sentence. */
	readonly effects: readonly Effect[];
	/** The number of effects it produced, including nested ones, each counted for its own sentence. */
	readonly facts: number;
	/** The text that is shown to the player instead. */
	readonly left: readonly string[];
	/** Where its effects apply. */
	readonly places: readonly StatedPlace[];
	/** Whether the reader read it, or a statement of a note or a correction replaces it. */
	readonly isRead: boolean;
	/** It was understood but is shown anyway, because it should name an outcome and does not. */
	readonly isWithheld?: boolean;
	/** It is shown, because the reading of it would break a law. */
	readonly broken?: Law;
}

/** Reads a move as it is played, and reports what happened to each stretch of its text. */
export function readStretches(book: Rulebook, move: Move): readonly ParsedSpan[] {
	const trace = new ReadingTrace();
	const effects = book.tracedEffectsOf(move, trace);
	const reading = new Reading(move, effects, trace);
	return [...triggerOf(move, trace), ...trace.stretches().map(stretch => reading.of(stretch)), ...rowsOf(book, move)];
}

/** Whether text without a matching phrase is still an instruction. A label such as "Pick two" is a name. */
const isLeft = (kind: SourceSpan['kind'], text: string): boolean =>
	changesState(text) || (kind !== 'label' && isInstruction(text));

const filled = (words: readonly string[], of: WordClass): WordClass[] => words.map(() => of);

/** The trigger, which comes before everything else: it says when the move is made and what is rolled. */
function triggerOf(move: Move, trace: ReadingTrace): readonly ParsedSpan[] {
	const text = withoutBrackets(withBracketedMoves(triggerIn(move)));
	const words = foldedWords(text);
	if (words.length === 0) return [];
	const classes = filled(words, 'story');
	markRoll(move, text, classes);
	const unread = move.roll_type === 'no_roll' ? rollIn(text) : -1;
	if (unread >= 0) classes.fill('left', foldedWords(text.slice(0, unread)).length);
	const price = trace.of(move.trigger)?.effects ?? [];
	const left = saysIn(price);
	const effects = price.filter(({ kind }) => kind !== 'say');
	if (left.length > 0) classes.fill('left');
	const broken = price.map(effect => trace.broken.get(effect)).find(law => law !== undefined);
	return [
		{
			kind: 'trigger',
			text,
			words,
			classes,
			effects,
			facts: effects.length,
			left,
			places: [],
			isRead: true,
			...given({ broken }),
		},
	];
}

/** In a sentence before the outcomes, the part from "roll" on says what is rolled; it is read with the trigger. */
function markRoll({ roll_type }: Move, text: string, classes: WordClass[]): void {
	if (roll_type === 'no_roll') return;
	const [roll] = [...text.matchAll(ROLL)].filter(([, which]) => !which);
	if (roll) classes.fill('effect', foldedWords(text.slice(0, roll.index)).length);
}

/** "roll +edge", "roll your companion's +health", "roll the challenge dice", "envision your action and roll."; not "this roll" */
const ROLL = /\b(this )?roll(?=[.:]| ?\+| (?:the|your|all|one) )/gi;

const ASIDE = 'ask the oracle if unsure';

class Reading {
	/** All effects that the move finally has. */
	private readonly played: ReadonlySet<Effect>;
	private readonly counted = new Set<Effect>();
	/** Texts to show that stem from no single part; they are matched by their words. */
	private readonly says: readonly { readonly text: string; readonly words: readonly string[] }[];
	/** Words of story inside clauses. */
	private readonly stories: readonly (readonly string[])[];

	constructor(
		private readonly move: Move,
		effects: MoveEffects,
		private readonly trace: ReadingTrace,
	) {
		const all = [effects.always, ...Object.values(effects.outcomes), ...Object.values(effects.matches)].flat();
		this.played = new Set(all.flatMap(nestedEffects));
		this.says = [...this.played].flatMap(effect =>
			effect.kind === 'say' && !trace.ownerOf(effect) ? [{ text: effect.text, words: foldedWords(effect.text) }] : [],
		);
		this.stories = [...trace.stories, ASIDE].map(foldedWords);
	}

	of(stretch: SourceSpan): ParsedSpan {
		const { kind, text, gave, on, list } = stretch;
		const words = foldedWords(text);
		const places = placesOf(on);
		if (this.isStated(places)) return asStated(kind, text, places);
		const own = [...this.owned(gave), ...this.owned(list)];
		const told = this.says.filter(say => isSame(say.words, words)).map(({ text }) => text);
		const said = [...new Set([...saysIn(own), ...told])];
		const effects = outermost(own.filter(({ kind }) => kind !== 'say'));
		const classes = this.classesOf(stretch, words, said);
		const passedOver = said.length === 0 && classes.includes('left') ? [text] : [];
		const facts = own.filter(({ kind }) => kind !== 'say').length;
		return {
			kind,
			text,
			words,
			classes,
			effects,
			facts,
			left: [...said, ...passedOver],
			places,
			isRead: gave !== undefined,
			isWithheld: own.some(effect => this.trace.withheld.has(effect)),
			...given({ broken: own.map(effect => this.trace.broken.get(effect)).find(law => law !== undefined) }),
		};
	}

	/** The effects of a part that are finally used, assigned to the part that first produced them. */
	private owned(gave: StretchResult | undefined): readonly Effect[] {
		if (!gave) return [];
		const own = [...this.played].filter(effect => !this.counted.has(effect) && this.trace.ownerOf(effect) === gave);
		for (const effect of own) this.counted.add(effect);
		return own;
	}

	private classesOf(stretch: SourceSpan, words: readonly string[], said: readonly string[]): WordClass[] {
		const { kind, text, gave, on, isRolled } = stretch;
		const gives = gave?.effects.some(effect => effect.kind !== 'say') ?? false;
		if (!gives && said.length === 0 && !on && readAddsIn(text).length > 0) return filled(words, 'effect');
		if (isRolled) return filled(words, kind === 'label' ? 'story' : 'effect');
		const classes = filled(words, gives ? 'effect' : !gave && isLeft(kind, text) ? 'left' : 'story');
		if (gives) for (const story of this.stories) mark(classes, words, story, 'story');
		for (const left of said) markLeft(classes, words, left);
		if (!on && !gives && said.length === 0) markRoll(this.move, text, classes);
		if (kind === 'sentence') markOutcome(classes, words, text);
		return classes;
	}

	/** Whether a correction or the note states the effects there, overriding the text. */
	private isStated(places: readonly StatedPlace[]): boolean {
		const { stated } = this.move;
		if (!stated) return false;
		return places.every(place => effectsAt(place, stated) !== undefined);
	}
}

/** Where the effects are stated, the words count as covered. */
function asStated(kind: SourceSpan['kind'], text: string, places: readonly StatedPlace[]): ParsedSpan {
	const words = foldedWords(text);
	return { kind, text, words, classes: filled(words, 'effect'), effects: [], facts: 0, left: [], places, isRead: true };
}

function placesOf(on: SourceSpan['on']): readonly StatedPlace[] {
	if (!on) return ['always'];
	return on.outcomes.map((outcome): StatedPlace => (on.match ? `${outcome}_match` : outcome));
}

/** Removes effects nested in others, and duplicates across outcomes. */
function outermost(effects: readonly Effect[]): readonly Effect[] {
	const inside = new Set(effects.flatMap(effect => nestedEffects(effect).slice(1)));
	const own = new Set(effects);
	const outer = effects.filter(effect => !inside.has(effect)).map(effect => withOwnOptions(effect, own));
	if (outer.length < 2) return outer;
	return [...new Map(outer.map(effect => [JSON.stringify(effect), effect] as const)).values()];
}

/** Keeps only the options of this list, since they belong to their own bullets. */
function withOwnOptions(effect: Effect, own: ReadonlySet<Effect>): Effect {
	if (effect.kind !== 'choose' && effect.kind !== 'spend') return effect;
	const inside = nestedEffects(effect).slice(1);
	return inside.length === 0 || inside.some(nested => own.has(nested)) ? effect : { ...effect, options: [] };
}

/** Whether one is part of the other. */
const isSame = (said: readonly string[], words: readonly string[]): boolean =>
	said.length < words.length ? placeOf(said, words) >= 0 : placeOf(words, said) >= 0;

/** Classifies some words of a stretch, if all of them occur there. */
function mark(classes: WordClass[], words: readonly string[], own: readonly string[], as: WordClass): void {
	const at = placeOf(own, words);
	if (at >= 0) classes.fill(as, at, at + own.length);
}

/** Some of the words shown may come from another sentence ("Otherwise, …"). */
function markLeft(classes: WordClass[], words: readonly string[], text: string): void {
	const { at, length } = longestRun(words, foldedWords(text));
	classes.fill('left', at, at + length);
}

/** "On a weak hit" determines when the rest applies. */
function markOutcome(classes: WordClass[], words: readonly string[], text: string): void {
	const rest = withoutOutcome(text);
	if (rest !== text) classes.fill('effect', 0, words.length - foldedWords(rest).length);
}

/** Each distinct row of the move's tables, since columns of ranges share rows. */
function rowsOf(book: Rulebook, move: Move): readonly ParsedSpan[] {
	const rows = new Map(move.tables.flatMap(({ rows }) => rows.map(({ text }) => [text, text] as const)));
	return [...rows.keys()].map((text): ParsedSpan => {
		const all = book.effectsOfRow(move, text).flatMap(nestedEffects);
		const effects = all.filter(({ kind }) => kind !== 'say');
		const left = saysIn(book.effectsOfRow(move, text));
		const words = foldedWords(withoutBrackets(withBracketedMoves(text)));
		const classes = filled(words, effects.length > 0 ? 'effect' : 'story');
		for (const say of left) markLeft(classes, words, say);
		return {
			kind: 'row',
			text,
			words,
			classes,
			effects: outermost(effects),
			facts: effects.length,
			left,
			places: [],
			isRead: true,
		};
	});
}
