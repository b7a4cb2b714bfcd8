import { changesState } from '../effects/accounted-words';
import { isInstruction, withoutOutcome } from '../effects/clauses';
import type { Effect, MoveEffects } from '../effects/effect';
import { nestedEffects, saysIn } from '../effects/nested-effects';
import { withBracketedMoves, withoutBrackets } from '../effects/sentences';
import { rollIn } from '../effects/read-effects';
import { readAddsIn, withoutTrigger } from '../effects/trigger';
import type { Move } from '../move';
import type { Rulebook } from '../rulebook';
import { effectsAt, type StatedPlace } from '../stated-effects';
import { ReadingTrace, type Gave, type Stretch } from './reading-trace';
import { foldedWords, longestRun, placeOf } from './words';

/** What happens to a word: it made an effect or settles how one is carried out, it is part of the story, or it is left to the player. */
export type WordClass = 'effect' | 'story' | 'left';

/** A stretch of a move's text with what the player gets of it. */
export interface ReadStretch {
	readonly kind: Stretch['kind'] | 'trigger';
	readonly text: string;
	/** Its words in folded letters, and the class of each. */
	readonly words: readonly string[];
	readonly classes: readonly WordClass[];
	/** What is carried out, outermost first; what a sentence before it gave already is not among them. */
	readonly effects: readonly Effect[];
	/** How many effects it gave, with all that is inside others; each counts for its own sentence. */
	readonly facts: number;
	/** The words that are shown to the player instead. */
	readonly left: readonly string[];
	/** Where its effects hold. */
	readonly places: readonly StatedPlace[];
	/** The reader took it in, or the statement of a note or a correction stands for it. */
	readonly isRead: boolean;
	/** It was understood, and is shown all the same: it names no outcome where it should. */
	readonly isWithheld?: boolean;
}

/** Reads a move as it is played, and reports what happened to each stretch of its text. */
export function readStretches(book: Rulebook, move: Move): readonly ReadStretch[] {
	const trace = new ReadingTrace();
	const effects = book.tracedEffectsOf(move, trace);
	const reading = new Reading(move, effects, trace);
	return [...triggerOf(move), ...trace.stretches().map(stretch => reading.of(stretch)), ...rowsOf(book, move)];
}

/** Whether words that no phrase fits are an instruction all the same. A label such as "Pick two" is a name. */
const isLeft = (kind: Stretch['kind'], text: string): boolean =>
	changesState(text) || (kind !== 'label' && isInstruction(text));

const filled = (words: readonly string[], of: WordClass): WordClass[] => words.map(() => of);

/** What is in front of all that the reader reads: it settles when the move is made, and what is rolled. */
function triggerOf(move: Move): readonly ReadStretch[] {
	const text = withoutBrackets(
		withBracketedMoves(move.text.slice(0, move.text.length - withoutTrigger(move).length).replace(/__|\*\*/g, '')),
	);
	const words = foldedWords(text);
	if (words.length === 0) return [];
	const classes = filled(words, 'story');
	markRoll(move, text, classes);
	const unread = move.roll_type === 'no_roll' ? rollIn(text) : -1;
	if (unread >= 0) classes.fill('left', foldedWords(text.slice(0, unread)).length);
	return [{ kind: 'trigger', text, words, classes, effects: [], facts: 0, left: [], places: [], isRead: true }];
}

/** From "roll" on a sentence in front of the outcomes says what is rolled, which is read with the trigger. */
function markRoll({ roll_type }: Move, text: string, classes: WordClass[]): void {
	if (roll_type === 'no_roll') return;
	const [roll] = [...text.matchAll(ROLL)].filter(([, which]) => !which);
	if (roll) classes.fill('effect', foldedWords(text.slice(0, roll.index)).length);
}

/** "roll +edge", "roll your companion's +health", "roll the challenge dice", "envision your action and roll."; not "this roll" */
const ROLL = /\b(this )?roll(?=[.:]| ?\+| (?:the|your|all|one) )/gi;

const ASIDE = 'ask the oracle if unsure';

class Reading {
	/** All effects that the move has in the end. */
	private readonly played: ReadonlySet<Effect>;
	private readonly counted = new Set<Effect>();
	/** Text to show that came from no part by itself: it is known again by its words. */
	private readonly says: readonly { readonly text: string; readonly words: readonly string[] }[];
	/** What a clause may hold besides. */
	private readonly stories: readonly (readonly string[])[];

	constructor(
		private readonly move: Move,
		private readonly effects: MoveEffects,
		private readonly trace: ReadingTrace,
	) {
		const all = [effects.always, ...Object.values(effects.outcomes), ...Object.values(effects.matches)].flat();
		this.played = new Set(all.flatMap(nestedEffects));
		this.says = [...this.played].flatMap(effect =>
			effect.kind === 'say' && !trace.ownerOf(effect) ? [{ text: effect.text, words: foldedWords(effect.text) }] : [],
		);
		this.stories = [...trace.stories, ASIDE].map(foldedWords);
	}

	of(stretch: Stretch): ReadStretch {
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
		};
	}

	/** The effects of a part that hold in the end, each for the part that gave it first. */
	private owned(gave: Gave | undefined): readonly Effect[] {
		if (!gave) return [];
		const own = [...this.played].filter(effect => !this.counted.has(effect) && this.trace.ownerOf(effect) === gave);
		for (const effect of own) this.counted.add(effect);
		return own;
	}

	private classesOf(stretch: Stretch, words: readonly string[], said: readonly string[]): WordClass[] {
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

	/** A correction or the note says what holds there, whatever the text says. */
	private isStated(places: readonly StatedPlace[]): boolean {
		const { stated } = this.move;
		if (!stated) return false;
		return places.every(place => effectsAt(place, stated) !== undefined);
	}
}

/** Where a statement says what holds, the words are settled by it. */
function asStated(kind: Stretch['kind'], text: string, places: readonly StatedPlace[]): ReadStretch {
	const words = foldedWords(text);
	return { kind, text, words, classes: filled(words, 'effect'), effects: [], facts: 0, left: [], places, isRead: true };
}

function placesOf(on: Stretch['on']): readonly StatedPlace[] {
	if (!on) return ['always'];
	return on.outcomes.map((outcome): StatedPlace => (on.match ? `${outcome}_match` : outcome));
}

/** Effects that are in none of the others; one that holds for two outcomes once. */
function outermost(effects: readonly Effect[]): readonly Effect[] {
	const inside = new Set(effects.flatMap(effect => nestedEffects(effect).slice(1)));
	const own = new Set(effects);
	const outer = effects.filter(effect => !inside.has(effect)).map(effect => withOwnOptions(effect, own));
	return [...new Map(outer.map(effect => [JSON.stringify(effect), effect] as const)).values()];
}

/** The options of a list are at its bullets, and only there. */
function withOwnOptions(effect: Effect, own: ReadonlySet<Effect>): Effect {
	if (effect.kind !== 'choose' && effect.kind !== 'spend') return effect;
	const inside = nestedEffects(effect).slice(1);
	return inside.length === 0 || inside.some(nested => own.has(nested)) ? effect : { ...effect, options: [] };
}

/** Whether the one is part of the other. */
const isSame = (said: readonly string[], words: readonly string[]): boolean =>
	said.length < words.length ? placeOf(said, words) >= 0 : placeOf(words, said) >= 0;

/** Some words of a stretch, if all of them stand there. */
function mark(classes: WordClass[], words: readonly string[], own: readonly string[], as: WordClass): void {
	const at = placeOf(own, words);
	if (at >= 0) classes.fill(as, at, at + own.length);
}

/** Of what is shown some words may be in another sentence ("Otherwise, …"). */
function markLeft(classes: WordClass[], words: readonly string[], text: string): void {
	const { at, length } = longestRun(words, foldedWords(text));
	classes.fill('left', at, at + length);
}

/** "On a weak hit" settles when the rest holds. */
function markOutcome(classes: WordClass[], words: readonly string[], text: string): void {
	const rest = withoutOutcome(text);
	if (rest !== text) classes.fill('effect', 0, words.length - foldedWords(rest).length);
}

/** Each row of the move's tables once: columns of ranges share their rows. */
function rowsOf(book: Rulebook, move: Move): readonly ReadStretch[] {
	const rows = new Map(move.tables.flatMap(({ rows }) => rows.map(({ text }) => [text, text] as const)));
	return [...rows.keys()].map((text): ReadStretch => {
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
