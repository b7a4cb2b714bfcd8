import type { Option } from '../../rules/effects/effect';
import { everyEffect } from '../../rules/effects/nested-effects';
import type { Move } from '../../rules/move';
import type { Rulebook } from '../../rules/rulebook';
import { followUp } from './follow-up';
import type { StepBuilder } from './step-builder';

/** How an option says that the move it leads to is about something chosen before. */
const OF_CHOSEN = /\bone of your chosen\b/i;

/**
 * Offers a move about one of the options chosen before, once for each of them; the call says which one it is
 * (Ironsworn, Sojourn: focus on a recover action). False for any other option.
 */
export function focusOnChosen(agenda: StepBuilder, { label, effects }: Option, path: string): boolean {
	const [only, ...others] = effects;
	const call = OF_CHOSEN.test(label) && others.length === 0 ? followUp(agenda, only) : undefined;
	const move = call && agenda.book.move(call.move);
	if (!call || !move) return false;
	if (agenda.ledger.chose(label) || agenda.ledger.passed(label)) return true;
	const choices = choicesOf(move, agenda.book);
	const chosen = [...new Set(agenda.record.chose)].filter(chose => choices.has(chose));
	const options = chosen.map(chose =>
		agenda.option(chose, { kind: 'follow', chose: label, call: { ...call, chose: [chose] } }),
	);
	if (options.length > 0) agenda.step({ id: path, prompt: label, state: 'optional', options, pass: label });
	return true;
}

const choicesOf = (move: Move, book: Rulebook): ReadonlySet<string> =>
	new Set(
		everyEffect(book.effectsOf(move)).flatMap(effect =>
			effect.kind === 'choose' ? effect.options.map(({ label }) => label) : [],
		),
	);
