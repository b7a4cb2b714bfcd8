import type { CostReduction } from '../../rules/assets/ability';
import { signed } from '../../rules/effects/effect-label';
import { abilitiesOn, type AbilityOffer } from '../abilities/available-abilities';
import { bonusesFromAbilities } from '../abilities/roll-bonuses';
import { useOf } from '../abilities/ability-uses';
import { assetOfCard } from '../assets/asset';
import type { StepOption } from '../record/pending-step';
import { reduceCost } from '../suffer/reduce-cost';
import type { SufferMove } from '../apply-effects/suffer-moves';
import type { StepBuilder } from './step-builder';

/** The abilities that may take something off the cost of a suffer move, besides those that the record names for it. */
export function costReducingAbilities(agenda: StepBuilder, { name }: SufferMove): readonly AbilityOffer[] {
	const { record, now, book } = agenda;
	const move = book.move(name);
	const offers = move ? abilitiesOn(move, name === record.move ? record : {}, now, book) : [];
	return offers.filter(({ less }) => less !== undefined);
}

/** What the abilities named by the record take off the cost of its own move. */
export function costReductionInUse({ record, now, book }: StepBuilder, { name }: SufferMove): readonly CostReduction[] {
	const move = book.move(name);
	return move ? bonusesFromAbilities({ record, character: now, book }, move).less : [];
}

/** What is left of an amount by an ability. */
export const leftBy = (amount: number, { less }: AbilityOffer): number => reduceCost(amount, less ? [less] : []);

/** "behind the shield: suffer 1 less" */
export const lesserWords = ({ when, words }: AbilityOffer): string => [when, words].filter(Boolean).join(': ');

const beginningOf = ({ name }: SufferMove): string => `Reduce ${name} by `;

/** "Reduce Endure Harm by 1 (Shield 1)": the record says by how much, whatever the card says later. */
const labelOf = (move: SufferMove, amount: number, offer: AbilityOffer): string =>
	`${beginningOf(move)}${amount - leftBy(amount, offer)} (${offer.id})`;

/** What is left of a cost by the abilities that were chosen, whose prices are paid. */
export function afterLesser(agenda: StepBuilder, move: SufferMove, amount: number, path: string): number {
	const label = agenda.ledger.takeChosenStartingWith(beginningOf(move));
	const [, by, id] = /^(\d{1,3}) \((.+)\)$/.exec(label?.slice(beginningOf(move).length) ?? '') ?? [];
	if (by === undefined) return amount;
	const printed = agenda.book.move(move.name);
	const offer = costReducingAbilities(agenda, move).find(offer => offer.id === id);
	const effects = (offer && printed && useOf(offer.used, printed, agenda.book)?.after.always) ?? [];
	const { asset = '' } = offer?.used ?? {};
	agenda.withAsset(assetOfCard(agenda.now.assets, asset), () =>
		agenda.effects(effects, `${path}.with`, { label: asset, effects }),
	);
	return afterLesser(agenda, move, Math.max(0, amount - Number(by)), `${path}.with`);
}

/** Asks whether an ability takes something off a cost before it is paid; false if none may. */
export function asksForLesser(agenda: StepBuilder, move: SufferMove, amount: number, path: string): boolean {
	const { record, ledger } = agenda;
	const options = costReducingAbilities(agenda, move).flatMap((offer): readonly StepOption[] => {
		const label = labelOf(move, amount, offer);
		const isOpen = leftBy(amount, offer) < amount && !record.chose.some(chosen => isBy(chosen, move, offer));
		return isOpen ? [agenda.option(label, { kind: 'choose', chose: label }, lesserWords(offer))] : [];
	});
	const prompt = `Reduce ${move.name} (${signed(-amount)})`;
	if (options.length === 0 || ledger.passed(prompt)) return false;
	agenda.dueOffer({ id: `${path}.less`, prompt, state: 'required', options, pass: prompt });
	return true;
}

const isBy = (chosen: string, move: SufferMove, { id }: AbilityOffer): boolean =>
	chosen.startsWith(beginningOf(move)) && chosen.endsWith(`(${id})`);
