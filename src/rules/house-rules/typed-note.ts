import type { RulesLayer } from '../layers';
import { tableSteps } from '../player-tables/read-player-tables';
import { finding, type Finding } from '../problem';
import type { ReferenceSettings } from '../reference/reference-settings';
import type { Steps } from '../steps';
import { readCardNote } from './card-note';

/** What a note of one entry holds. */
interface TypedNote {
	readonly layer: RulesLayer;
	readonly findings: readonly Finding[];
}

/** Reads a note that is one asset or one oracle, as its `type` says; undefined for any other note. */
export function* typedNoteSteps(
	markdown: string,
	name: string,
	{ type, category, lines }: Pick<ReferenceSettings, 'type' | 'category' | 'lines'>,
): Steps<TypedNote | undefined> {
	if (type === 'asset') {
		const body = markdown.split(/\r\n|\r|\n/).slice(lines);
		const { card, findings } = readCardNote(body.join('\n'), name, category);
		const told = findings.map(({ message }) => finding(0, name, message));
		return { layer: { name, moves: [], assets: card ? [card] : [] }, findings: told };
	}
	if (type !== 'oracle_rollable') return undefined;
	const { tables, findings } = yield* tableSteps(markdown, { path: name, name });
	const told = [...findings, ...tables.flatMap(table => table.findings)];
	const none = tables.length === 0 ? [finding(0, name, NO_TABLE)] : [];
	return { layer: { name, moves: [], oracles: tables.map(({ oracle }) => oracle) }, findings: [...told, ...none] };
}

const NO_TABLE =
	'No table stands in this note. Write one, with the dice in the head of its first column: | 1d6 | Result |';
