import type { Option } from '../../rules/effects/effect';
import { tableOf } from '../../rules/move';
import { sufferMoves } from '../suffer/suffer';
import { choose } from './choices';
import type { Choice } from './choices';
import { PAY_THE_PRICE } from './move-names';
import { rollOnTable } from './roll-on-table';
import type { StepBuilder } from './step-builder';

const DECIDE = 'Decide the price';
/** Asks for a price that the player decides: words of the story, or what is suffered. */
const THE_PRICE = 'What is the price? Write it in your text, or make a suffer move';
/** The text in a record for asking the oracle about the price. */
export const ASK_THE_ORACLE = 'Ask the Oracle';

/** Resolves Pay the Price on the card itself: roll on its table, decide, or ask. */
export function payThePrice(agenda: StepBuilder, path: string): void {
	const { ledger, book } = agenda;
	if (ledger.passed(PAY_THE_PRICE)) return;
	if (ledger.chose(DECIDE)) return choose(agenda, anySuffering(agenda), `${path}.decided`);
	if (ledger.chose(ASK_THE_ORACLE)) return;
	const printed = tableOf(book.move(PAY_THE_PRICE));
	if (printed && ledger.hasRolled(printed)) return rollOnTable(agenda, PAY_THE_PRICE, path);
	const options = [
		...(printed ? [agenda.option('Roll the price', { kind: 'roll_table', move: PAY_THE_PRICE })] : []),
		agenda.option('Decide it', { kind: 'choose', chose: DECIDE }),
		agenda.option('Ask the oracle', { kind: 'ask', chose: ASK_THE_ORACLE }),
	];
	agenda.step({ id: path, prompt: PAY_THE_PRICE, state: 'required', options, pass: PAY_THE_PRICE });
}

function anySuffering({ book, now }: StepBuilder): Choice {
	const owned = sufferMoves(book.ruleset, now);
	const options = sufferMoves(book.ruleset).map(({ name }): Option => ({
		label: name,
		effects: [{ kind: 'move', move: name, by: [-1, -2, -3] }],
	}));
	const without = options.filter(({ label }) => !owned.some(({ name }) => name === label));
	return { count: { min: 0, max: 1 }, options, without, asks: THE_PRICE };
}
