import type { Oracle } from '../../rules/oracles/oracle';
import { oracleBook } from '../../rules/oracles/oracle-book';
import type { Ruleset } from '../../rules/ruleset';
import type { Dice } from '../../play/dice';
import { rollOracle } from '../../play/oracle-roll';
import { shortName } from './step-field';
import type { StepField } from './step-fields';

/** The value of a field with what oracles say: a name in one line, names in a list, anything else as lines that tell what was asked. */
export function rolledInto(
	field: StepField,
	value: string,
	oracles: readonly Oracle[],
	ruleset: Ruleset,
	dice: Dice,
): string {
	const book = oracleBook(ruleset);
	const said = oracles.map(oracle => ({ oracle, result: rollOracle(oracle, book, dice).result }));
	if (field.kind === 'text') return said.map(({ result }) => result).join(' ');
	const isNames = field.key === 'bonds';
	const lines = said.map(({ oracle, result }) => (isNames ? result : `- ${shortName(oracle)}: ${result}`));
	return [...(value.trim() === '' ? [] : [value.trimEnd()]), ...lines].join('\n');
}
