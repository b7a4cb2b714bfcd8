import type { StartingMap } from '../../../rules/books/campaign-setup';
import { lineLabel, NAME_KEY, type Generator } from '../../../rules/generators/generator';
import { generatorNamed } from '../../../rules/generators/generators';
import type { Oracle } from '../../../rules/oracles/oracle';
import { oracleBook } from '../../../rules/oracles/oracle-book';
import type { Ruleset } from '../../../rules/ruleset';
import type { DiceRoller } from '../../../play/dice/dice';
import { generate } from '../../../play/oracles/generate/generate';
import { rollMap } from '../../../play/oracles/generate/starting-map';
import { rollOracle } from '../../../play/oracles/oracle-roll';
import { mapText } from '../../../journal/campaign/sector-markdown';
import type { StepDraft } from '../../../journal/campaign/step-edits';
import { shortName } from './step-field';
import type { StepField } from './step-fields';

/**
 * Adds oracle results to a field: a name in one line, names in a list, anything else as lines that start with the
 * oracle's name.
 */
export function rolledInto(
	field: StepField,
	value: string,
	{
		oracles,
		ruleset,
		dice,
	}: { readonly oracles: readonly Oracle[]; readonly ruleset: Ruleset; readonly dice: DiceRoller },
): string {
	const book = oracleBook(ruleset);
	const said = oracles.map(oracle => ({ oracle, result: rollOracle(oracle, book, dice).result }));
	if (field.kind === 'text') return said.map(({ result }) => result).join(' ');
	const isNames = field.key === 'bonds';
	const lines = said.map(({ oracle, result }) => (isNames ? result : `- ${shortName(oracle)}: ${result}`));
	return [...(value.trim() === '' ? [] : [value.trimEnd()]), ...lines].join('\n');
}

/** The key of the line about a person's role, which differs between books. */
const ROLE_KEYS = ['character_role', 'roles'];

/**
 * Adds a generated thing to a draft: its name and role go into their fields if these are empty, everything else becomes
 * lines.
 */
export function generatedInto(draft: StepDraft, generator: Generator, ruleset: Ruleset, dice: DiceRoller): StepDraft {
	const { lines } = generate(generator, choicesIn(draft, generator), { book: oracleBook(ruleset), dice });
	const said = lines.map(({ key, values }) => ({ key, text: values.join('; ') })).filter(({ text }) => text !== '');
	const role = said.find(({ key }) => ROLE_KEYS.includes(key) && draft['role'] !== undefined);
	const name = said.find(({ key }) => key === NAME_KEY);
	const about = said
		.filter(line => line !== role && line !== name)
		.map(({ key, text }) => `- ${lineLabel(key)}: ${text}`);
	return {
		...draft,
		...rolledOver(draft, name?.text ?? '', about.join('\n'), '\n'),
		...(role && { role: draft['role']?.trim() || role.text }),
	};
}

/** Adds a whole sector or chart to a draft. */
export function mapInto(draft: StepDraft, map: StartingMap, ruleset: Ruleset, dice: DiceRoller): StepDraft {
	const book = oracleBook(ruleset);
	const generator = generatorNamed(book, map.places.generator);
	const { region = '' } = generator ? choicesIn(draft, generator) : {};
	const rolled = rollMap(map, region, { book, dice });
	return { ...draft, ...rolledOver(draft, rolled.name, mapText(rolled), '\n\n') };
}

/** The draft keys that store what was rolled last. */
const ROLLED_NAME = 'rolled_name';
const ROLLED_ABOUT = 'rolled_about';

/** Replaces what was rolled before, unless the player edited it. The player's own text stays, above the new results. */
function rolledOver(draft: StepDraft, name: string, about: string, gap: string): StepDraft {
	const ownName = without(draft['name'], draft[ROLLED_NAME]);
	const own = without(draft['about'], draft[ROLLED_ABOUT]);
	return {
		name: ownName || name,
		...(ownName === '' && { [ROLLED_NAME]: name }),
		about: [own, about].filter(Boolean).join(gap),
		[ROLLED_ABOUT]: about,
	};
}

/** Removes rolled lines from a text, only as whole lines: "Vega" is not removed from "New Vega". */
const without = (text = '', rolled = ''): string =>
	(rolled === '' ? text : `\n${text}\n`.split(`\n${rolled}\n`).join('\n')).trim();

/** The choices of a generator that are fields of the draft: the region. */
const choicesIn = (draft: StepDraft, { choices }: Generator): Readonly<Record<string, string>> =>
	Object.fromEntries(
		choices.map(({ key, options }) => [
			key,
			options.find(option => lineLabel(option) === draft[key]) ?? options[0] ?? '',
		]),
	);
