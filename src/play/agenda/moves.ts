import type { EffectOf } from '../../rules/effects/effect';
import { sufferMove } from '../suffer';
import { followUp, PAY_THE_PRICE } from './follow-up';
import { price } from './price';
import { sufferAt } from './suffer-steps';
import type { AgendaWalk } from './walk';

/** Another move follows: the price on this card, a suffer move booked here, any other as a record of its own. */
export function move(walk: AgendaWalk, effect: EffectOf<'move'>, path: string): void {
	if (effect.move === PAY_THE_PRICE) return price(walk, path);
	if (effect.by !== undefined && sufferMove(effect.move, walk.book.ruleset))
		return sufferAt(walk, effect, effect.by, path);
	const call = followUp(walk, effect);
	if (!call) return walk.text(effect, path);
	const { settled } = walk;
	if (settled.chose(call.move) || settled.passed(call.move)) return;
	const option = walk.option(call.move, { kind: 'follow', chose: call.move, call });
	walk.step(path, 'Next move', 'required', [option], call.move);
}
