import { tableOf } from '../../rules/move';
import { sufferMoves } from '../apply-effects/suffer-moves';
import { PAY_THE_PRICE } from './move-names';
import { sufferOptions, takeSufferMove } from './pay-cost';
import { rollOnTable } from './roll-on-table';
import type { StepBuilder } from './step-builder';
import { degreeLabel, sufferAt } from './suffer-steps';

/** The text in a record for a price that the player decides: a cost that follows it, else words of the story. */
const DECIDE = 'Decide the price';
/** The text in a record for asking the oracle about the price. */
export const ASK_THE_ORACLE = 'Ask the Oracle';

/** What a decided price may cost: minor, serious or major. */
const COSTS = [-1, -2, -3] as const;

/** Resolves Pay the Price on the card itself: roll on its table, ask, say it in words, or decide on a cost. */
export function payThePrice(agenda: StepBuilder, path: string): void {
	const { ledger, book } = agenda;
	if (ledger.passed(PAY_THE_PRICE)) return;
	if (ledger.chose(DECIDE)) return decided(agenda, `${path}.decided`);
	if (ledger.chose(ASK_THE_ORACLE)) return;
	const printed = tableOf(book.move(PAY_THE_PRICE));
	if (printed && ledger.hasRolled(printed)) return rollOnTable(agenda, PAY_THE_PRICE, path);
	const options = [
		...(printed ? [agenda.option('Roll it', { kind: 'roll_table', move: PAY_THE_PRICE })] : []),
		agenda.option('Ask the oracle', { kind: 'ask', chose: ASK_THE_ORACLE }),
		agenda.option('Say it in words', { kind: 'choose', chose: DECIDE }),
	];
	const costs = sufferMoves(book.ruleset, agenda.now).flatMap(move =>
		COSTS.flatMap(by => {
			const label = degreeLabel(move, -by);
			return sufferOptions(agenda, move, -by, { label, chose: [DECIDE, move.name, label] });
		}),
	);
	agenda.step({ id: path, prompt: PAY_THE_PRICE, state: 'required', options: [...options, ...costs] });
}

function decided(agenda: StepBuilder, path: string): void {
	const { ledger, book } = agenda;
	const move = takeSufferMove(agenda);
	if (move) return sufferAt(agenda, { kind: 'move', move: move.name, by: COSTS }, COSTS, path);
	// older records decline to make a suffer move
	ledger.passed(`You may choose one: ${sufferMoves(book.ruleset)[0]?.name ?? ''}, …`);
}
