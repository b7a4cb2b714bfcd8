import { getOwn } from '../../rules/core/collections';
import { lineLabel, NAME_KEY } from '../../rules/generators/generator';
import { parseOk, type Problem, type ParseResult } from '../../rules/core/problem';
import type { Generated } from '../../play/oracles/generate/generated';
import { setEntry, writeEntry } from '../sworn-block/edit-entry';
import { blockWarnings, itemsOf, readBlock, readNamedBlock } from '../sworn-block/sworn-block';
import { applyChanges } from '../text/text-change';
import { t } from '../../i18n/translate';

/** The fact with the dice of a generated subject: those of a line by commas, the lines by semicolons. */
export const DICE_KEY = 'dice';

/** A generated subject as a note describes it. */
export interface GeneratedSubject {
	/** Its kind, such as "Settlement". */
	readonly thing: string;
	/** Facts by key, the name first. A fact may have several values. */
	readonly facts: ReadonlyMap<string, readonly string[]>;
}

/** Describes a generated subject, without empty lines. `name` is used if it has no line for its name. */
export function describeThing({ generator, choices, lines }: Generated, name?: string): GeneratedSubject {
	const rolled = lines.map(({ key, values }) => [key, values] as const);
	const chosen = generator.choices.map(({ key }) => [key, [lineLabel(getOwn(choices, key) ?? '')]] as const);
	const named = [
		...(name === undefined ? [] : [[NAME_KEY, [name]] as const]),
		...rolled.filter(([key]) => key === NAME_KEY),
	];
	const facts = [...named, ...chosen, ...rolled.filter(([key]) => key !== NAME_KEY)]
		.map(([key, values]) => [key, values.map(value => value.trim()).filter(value => value !== '')] as const)
		.filter(([, values]) => values.length > 0);
	return { thing: generator.name, facts: new Map(facts) };
}

/** All facts but the name, in words: “location: Deep space”. */
export const factsInWords = ({ facts }: GeneratedSubject): readonly string[] =>
	[...facts].filter(([key]) => key !== NAME_KEY).map(([key, values]) => factInWords(key, values));

export const factInWords = (key: string, values: readonly string[]): string =>
	`${lineLabel(key).toLowerCase()}: ${values.join(', ')}`;

/** Writes the block: the kind, then one line per fact. */
export const formatGenerated = ({ thing, facts }: GeneratedSubject): string =>
	[writeEntry('generated', [thing]), ...[...facts].map(([key, values]) => writeEntry(key, values))].join('\n');

/** Reads the block, whether typed by hand or written by the plugin. Every key is a fact. */
export function parseGenerated(
	body: string,
): ParseResult<{ readonly generated: GeneratedSubject; readonly warnings: readonly Problem[] }> {
	const whatToWrite = t('Say what was generated, for example “generated: Settlement”.');
	const reading = readNamedBlock(body, 'generated', 'no_thing', whatToWrite);
	if (!reading.ok) return reading;
	const { block, name: thing } = reading.value;
	const keys = new Set(block.entries.map(({ key }) => key).filter(key => key !== 'generated'));
	const facts = [...keys].map(key => [key, itemsOf(block, key).map(({ text }) => text)] as const);
	const warnings = blockWarnings(block, 'generated').filter(({ code }) => code === 'stray_line');
	return parseOk({ generated: { thing, facts: new Map(facts.filter(([, values]) => values.length > 0)) }, warnings });
}

/** Changes facts in a block; whatever is the same keeps its bytes. */
export function rewriteThing(body: string, before: GeneratedSubject, after: GeneratedSubject): string {
	const keys = new Set([...before.facts.keys(), ...after.facts.keys()]);
	return [...keys].reduce((text, key) => {
		const [old, fresh] = [before.facts.get(key) ?? [], after.facts.get(key) ?? []];
		return old.join('\n') === fresh.join('\n') ? text : applyChanges(text, setEntry(readBlock(text), key, fresh));
	}, body);
}
