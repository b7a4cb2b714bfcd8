import { isCarriedOut } from '../effects/move-reader';
import { readEffects, rollIn, speaksOfOutcomes } from '../effects/read-effects';
import type { Move } from '../move';
import { OUTCOMES, outcomeName } from '../outcome';
import { finding, type Finding } from '../problem';
import type { ReadStretch } from './read-stretches';

/** What is doubtful in a move as a whole, each at its line. */
export const findingsOf = (
	move: Move,
	stretches: readonly ReadStretch[],
	lineOf: (stretch: ReadStretch) => number,
): readonly Finding[] => [
	...(move.roll_type === 'no_roll' ? notRolled(move, stretches, lineOf) : []),
	...(move.roll_type === 'no_roll' ? [] : lostOutcomes(move, stretches, lineOf)),
	...(move.roll_type === 'no_roll' ? [] : underNoOutcome(move, stretches, lineOf)),
];

function notRolled(
	move: Move,
	stretches: readonly ReadStretch[],
	lineOf: (stretch: ReadStretch) => number,
): readonly Finding[] {
	const [first] = stretches;
	if (!first || move.stated?.always) return [];
	const isDoubtful = speaksOfOutcomes(move.text);
	const rolled = stretches.find(({ text }) => rollIn(text) >= 0);
	if (!rolled && !isDoubtful) return [];
	const at = rolled ?? stretches.find(({ text }) => speaksOfOutcomes(text)) ?? first;
	const message = isDoubtful
		? `${move.name} speaks of hits and misses, but no roll was found, so all of it is shown and nothing carried out. Write the roll behind the trigger: “When you …, roll +heart.”`
		: `${move.name} speaks of a roll that is not read, so it is not rolled. Write it behind the trigger: “When you …, roll +heart.”`;
	return [finding(lineOf(at), at.text, message)];
}

/** An outcome that has words, none of which the reader found. */
function lostOutcomes(
	{ name, outcomes, stated }: Move,
	stretches: readonly ReadStretch[],
	lineOf: (stretch: ReadStretch) => number,
): readonly Finding[] {
	return OUTCOMES.filter(outcome => {
		if (stated?.outcomes?.[outcome] || (outcomes[outcome]?.text ?? '').trim() === '') return false;
		return !stretches.some(({ places, isRead }) => isRead && places.includes(outcome));
	}).map(outcome => {
		const words = outcomes[outcome]?.text ?? '';
		const at = stretches.find(({ text }) => text !== '' && words.includes(text));
		const message = `The ${outcomeName(outcome)} of ${name} was not found in its text. Begin its paragraph with “On a ${outcomeName(outcome)}, …”.`;
		return finding(at ? lineOf(at) : lineOf(stretches[0] as ReadStretch), words, message);
	});
}

/** What stands behind the outcomes and names none would be done whatever was rolled. */
function underNoOutcome(
	{ name }: Move,
	stretches: readonly ReadStretch[],
	lineOf: (stretch: ReadStretch) => number,
): readonly Finding[] {
	const first = stretches.findIndex(({ places }) => places.length > 0 && !places.includes('always'));
	if (first < 0) return [];
	return stretches
		.slice(first)
		.filter(
			({ places, left, text }) => places.includes('always') && left.length > 0 && readEffects(text).some(isCarriedOut),
		)
		.map(stretch =>
			finding(
				lineOf(stretch),
				stretch.text,
				`This stands behind the outcomes of ${name} and names none, so it is shown and not carried out. Put it in front of them, or say for which it is: “On a hit, …”.`,
			),
		);
}
