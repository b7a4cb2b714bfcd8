import type { Effect, MoveEffects } from '../../effects/effect';
import { say, tell } from '../../effects/phrases/builders';
import { readEffects } from '../../effects/read-effects';
import { capitalize, withoutBrackets, withBracketedMoves } from '../../effects/sentences';
import type { Vocabulary } from '../../effects/vocabulary';
import type { Move } from '../../move';
import { isRulesInstruction } from '../triggers/rules-instruction';
import { OUTCOMES, type Outcome } from '../../core/outcome';
import { inFull } from '../normalize/own-move-wordings';

/** A move printed on a card, with what its outcomes leave out for brevity put back into its text. */
export const inFullWords = (move: Move): Move => ({ ...move, text: inFull(move.text) });

/** What a move printed on a card does itself, given the sentences that its ability accounts for elsewhere. */
export function effectsOfOwnMove(
	move: Move,
	{ always, outcomes, matches }: MoveEffects,
	accounted: readonly string[],
	vocabulary: Vocabulary,
): MoveEffects {
	const elsewhere = accounted.map(lettersOf);
	const isOwn = (effect: Effect): boolean => effect.kind !== 'say' || !isSaid(lettersOf(effect.text), elsewhere);
	const own: Partial<Record<Outcome, readonly Effect[]>> = {};
	for (const outcome of OUTCOMES) {
		const effects = outcomes[outcome]?.filter(isOwn);
		if (effects) own[outcome] = effects;
	}
	const miss = missOf(move, own.miss, vocabulary);
	return {
		always: always.filter(effect => isOwn(effect) && !isOfRoll(effect, move)),
		outcomes: miss ? { ...own, miss } : own,
		matches,
	};
}

/** Whether a sentence is told elsewhere; its outcome may have been taken off it. */
const isSaid = (letters: string, elsewhere: readonly string[]): boolean =>
	letters.length > 12 && elsewhere.some(each => each.endsWith(letters));

/** Whether the words only repeat how the move is triggered and rolled, which its roll shows already. */
function isOfRoll(effect: Effect, { trigger, allow_momentum_burn }: Move): boolean {
	if (effect.kind !== 'say') return false;
	const letters = lettersOf(effect.text);
	const triggered = lettersOf(trigger.text).slice(0, 30);
	if (triggered.length > 12 && letters.includes(triggered)) return true;
	if (/^you cannot burn momentum on this roll\.$/i.test(effect.text)) return !allow_momentum_burn;
	return /^make a progress roll against your [a-z]+ legacy track\.$/i.test(effect.text);
}

/**
 * Rituals leave the miss out of their text, and Datasworn has the common one in its data: Pay the Price. A miss that is
 * left to the story is told, since nothing else would be asked of the player then.
 */
function missOf(
	{ outcomes }: Move,
	miss: readonly Effect[] | undefined,
	vocabulary: Vocabulary,
): readonly Effect[] | undefined {
	const { text = '' } = outcomes.miss ?? {};
	if (text === '' || (miss && miss.length > 0)) return miss;
	const isDone = (effect: Effect): boolean => effect.kind !== 'say';
	const done = miss ? [] : readEffects(text, vocabulary).filter(isDone);
	if (done.length > 0) return done;
	const story = withoutBrackets(withBracketedMoves(text)).replace(/^on a [_*]*miss[_*]*, /i, '');
	const isAsked = isRulesInstruction(story) || /^mark\b/i.test(story);
	return [(isAsked ? say : tell)(capitalize(story))];
}

const lettersOf = (words: string): string =>
	withoutBrackets(words)
		.toLowerCase()
		.replace(/[^a-z0-9]/g, '');
