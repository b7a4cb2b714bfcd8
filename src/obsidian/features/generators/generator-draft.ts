import { decidesOtherLines, NAME_KEY, type GeneratorLine } from '../../../rules/generators/generator';
import { rowPlainText } from '../../../rules/oracles/row-text';
import { lineOf, type Generated, type GeneratedLine } from '../../../play/oracles/generate/generated';
import { tablesStandingOn } from '../../../play/oracles/generate/facts';
import { describeThing, type GeneratedSubject } from '../../../journal/oracle-blocks/generated-block';

/** The state of the generator form. */
export interface GeneratorDraft {
	readonly generated: Generated;
	/** The name typed by the player, for things that no table names. */
	readonly ownName: string;
}

export const isNamedByTable = ({ generated }: GeneratorDraft): boolean => lineOf(generated, NAME_KEY) !== undefined;

/** The name of the thing; empty if it has none yet. */
export const nameIn = (draft: GeneratorDraft): string =>
	(isNamedByTable(draft) ? lineOf(draft.generated, NAME_KEY)?.values.join(' ') : draft.ownName)?.trim() ?? '';

/** The lines in the order of the form: name first. */
export const linesIn = ({ generated: { lines } }: GeneratorDraft): readonly GeneratedLine[] => [
	...lines.filter(({ key }) => key === NAME_KEY),
	...lines.filter(({ key }) => key !== NAME_KEY),
];

export const thingOfDraft = (draft: GeneratorDraft): GeneratedSubject =>
	isNamedByTable(draft) ? describeThing(draft.generated) : describeThing(draft.generated, draft.ownName);

/** Suggestions for a line that other lines depend on. */
export function offeredFor({ generated }: GeneratorDraft, line: GeneratedLine): readonly string[] {
	const own = generated.generator.lines.find(({ key }) => key === line.key);
	if (!own || !decidesOtherLines(own, generated.generator)) return [];
	return resultsOf(own, line.basis);
}

const resultsOf = ({ tables }: GeneratorLine, basis: string): readonly string[] => [
	...new Set(
		tablesStandingOn(tables, basis).flatMap(({ oracles }) => oracles.flatMap(({ rows }) => rows.map(rowPlainText))),
	),
];
