import type { Generator } from '../../rules/generators/generator';
import { labelOf, NAME_KEY } from '../../rules/generators/generator';
import type { Oracle } from '../../rules/oracles/oracle';
import { oracleBook } from '../../rules/oracles/oracle-book';
import type { Ruleset } from '../../rules/ruleset';
import type { Dice } from '../../play/dice';
import { generate } from '../../play/generate/generate';
import { rollOracle } from '../../play/oracle-roll';
import type { StepDraft } from '../../journal/campaign/step-deeds';
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

/** The line of a person that says what they do; which one a book has. */
const ROLE_KEYS = ['character_role', 'roles'];

/** A draft with a generated thing in it: its name and its role in their fields where these are empty, all else as lines. */
export function generatedInto(draft: StepDraft, generator: Generator, ruleset: Ruleset, dice: Dice): StepDraft {
	const choices = generator.choices.map(({ key, options }) => {
		const wanted = options.find(option => labelOf(option) === draft[key]);
		return [key, wanted ?? options[0] ?? ''] as const;
	});
	const { lines } = generate(generator, Object.fromEntries(choices), { book: oracleBook(ruleset), dice });
	const said = lines.map(({ key, values }) => ({ key, text: values.join('; ') })).filter(({ text }) => text !== '');
	const role = said.find(({ key }) => ROLE_KEYS.includes(key) && draft['role'] !== undefined);
	const name = said.find(({ key }) => key === NAME_KEY);
	const about = said
		.filter(line => line !== role && line !== name)
		.map(({ key, text }) => `- ${labelOf(key)}: ${text}`);
	const own = withoutLinesOf(generator, draft['about'] ?? '');
	return {
		...draft,
		name: draft['name']?.trim() || (name?.text ?? ''),
		...(role && { role: draft['role']?.trim() || role.text }),
		about: [...own, ...about].join('\n'),
	};
}

/** What the player wrote stays; what was generated before goes. */
function withoutLinesOf({ lines }: Generator, about: string): readonly string[] {
	const labels = lines.map(({ key }) => `- ${labelOf(key)}: `);
	return about.split('\n').filter(line => line.trim() !== '' && !labels.some(label => line.startsWith(label)));
}
