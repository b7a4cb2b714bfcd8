import { getOwn } from '../../rules/core/collections';
import type { Truth, TruthOption } from '../../rules/truth';

/** Results of an answer's tables, by table id; a missing one is left open. */
export type TruthDetails = Readonly<Record<string, string>>;

/** A printed answer, with the results of its tables. */
export interface PrintedAnswer {
	readonly option: TruthOption;
	readonly details: TruthDetails;
}

/** `{{table>ID}}`, a paragraph of its own. */
const TABLE = /^\{\{table>([^}]{1,200})\}\}$/;

/** Writes a printed answer: its summary, its text with the results of its tables, and its quest starter. */
export function writeTruth({ option, details }: PrintedAnswer): string {
	const { summary, description, quest_starter } = option;
	return [
		...(summary === undefined ? [] : [`**${summary.trim()}**`]),
		...withDetails(description, details),
		...(quest_starter === undefined ? [] : [`> **Quest starter:** ${quest_starter.trim()}`]),
	].join('\n\n');
}

/**
 * The paragraphs of a text, with each table replaced with its result. If a result is left open, the preceding text
 * trails off.
 */
function withDetails(description: string, details: TruthDetails): readonly string[] {
	const paragraphs: string[] = [];
	for (const paragraph of description.trim().split(/\n{2,}/)) {
		const [, table] = TABLE.exec(paragraph.trim()) ?? [];
		const said = table === undefined ? undefined : getOwn(details, table);
		if (table === undefined) paragraphs.push(paragraph.trim());
		else if (said !== undefined) paragraphs.push(`- ${said}`);
		else paragraphs.push((paragraphs.pop() ?? '').replace(/:$/, '…'));
	}
	return paragraphs;
}

/** Recognizes a printed answer, word for word; `undefined` if the player wrote or changed it. */
export function readPrinted({ options }: Truth, text: string): PrintedAnswer | undefined {
	for (const option of options)
		for (const details of detailsOf(option)) if (writeTruth({ option, details }) === text) return { option, details };
	return undefined;
}

/** All combinations of results, which are few, since the tables are few and small. */
const detailsOf = ({ tables }: TruthOption): readonly TruthDetails[] =>
	tables.reduce<readonly TruthDetails[]>(
		(before, { _id, rows }) => before.flatMap(said => [said, ...rows.map(({ text }) => ({ ...said, [_id]: text }))]),
		[{}],
	);
