import { rollIn, speaksOfOutcomes, tellsTwoMoves } from '../effects/outcome-words';
import { LAWS } from '../effects/laws';
import type { Move } from '../move';
import { OUTCOMES, outcomeName } from '../core/outcome';
import { finding, type Finding } from '../core/problem';
import type { ParsedSpan } from './parsed-spans';

type LineOf = (stretch: ParsedSpan) => number;

/** Doubts about a move as a whole, each with its line; none about one in another language, which is only shown. */
export function findingsOf(move: Move, stretches: readonly ParsedSpan[], lineOf: LineOf): readonly Finding[] {
	if (move.language !== undefined) return [];
	const broken = againstLaws(stretches, lineOf);
	if (move.roll_type === 'no_roll') return [...notRolled(move, stretches, lineOf), ...broken];
	if (tellsTwoMoves(move.text)) return [];
	return [...broken, ...lostOutcomes(move, stretches, lineOf), ...underNoOutcome(move, stretches, lineOf)];
}

/** Sentences that are shown, because what was made of them breaks a law. */
const againstLaws = (stretches: readonly ParsedSpan[], lineOf: LineOf): readonly Finding[] =>
	stretches.flatMap(stretch =>
		stretch.broken === undefined
			? []
			: [
					finding(
						lineOf(stretch),
						stretch.text,
						`This is shown and not carried out: ${LAWS[stretch.broken]}. Write each thing that it does as a sentence of its own, or in the notation of effects.`,
					),
				],
	);

function notRolled(move: Move, stretches: readonly ParsedSpan[], lineOf: LineOf): readonly Finding[] {
	const [first] = stretches;
	if (!first || move.stated?.always) return [];
	const isDoubtful = speaksOfOutcomes(move.text);
	const rolled = rollIn(move.text) < 0 ? undefined : stretches.find(({ text }) => rollIn(text) >= 0);
	if (!rolled && !isDoubtful) return [];
	const at = rolled ?? stretches.find(({ text }) => speaksOfOutcomes(text)) ?? first;
	const message = isDoubtful
		? `${move.name} speaks of hits and misses, but no roll was found, so all of it is shown and nothing carried out. Write the roll behind the trigger: “When you …, roll +heart.”`
		: `${move.name} speaks of a roll that is not read, so it is not rolled. Write it behind the trigger: “When you …, roll +heart.”`;
	return [finding(lineOf(at), at.text, message)];
}

/** An outcome that has text, none of which the reader found. */
function lostOutcomes(
	{ name, outcomes, stated }: Move,
	stretches: readonly ParsedSpan[],
	lineOf: LineOf,
): readonly Finding[] {
	const [first] = stretches;
	if (!first) return [];
	return OUTCOMES.filter(outcome => {
		if (stated?.outcomes?.[outcome] || (outcomes[outcome]?.text ?? '').trim() === '') return false;
		return !stretches.some(({ places, isRead }) => isRead && places.includes(outcome));
	}).map(outcome => {
		const words = outcomes[outcome]?.text ?? '';
		const at = stretches.find(({ text }) => text !== '' && words.includes(text)) ?? first;
		const message = `The ${outcomeName(outcome)} of ${name} was not found in its text. Begin its paragraph with “On a ${outcomeName(outcome)}, …”.`;
		return finding(lineOf(at), words, message);
	});
}

/** Sentences after the outcomes that name none: their effects would apply regardless of the roll. */
const underNoOutcome = ({ name }: Move, stretches: readonly ParsedSpan[], lineOf: LineOf): readonly Finding[] =>
	stretches
		.filter(({ isWithheld }) => isWithheld)
		.map(stretch =>
			finding(
				lineOf(stretch),
				stretch.text,
				`This stands behind the outcomes of ${name} and names none, so it is shown and not carried out. Put it in front of them, or say for which it is: “On a hit, …”.`,
			),
		);
