import type { Truth, TruthOption } from '../../rules/truth';

/** What was said of the tables of an answer, by the id of the table. One that is missing is left open. */
export type TruthDetails = Readonly<Record<string, string>>;

/** A printed answer, with the results of its tables. */
export interface PrintedAnswer {
	readonly option: TruthOption;
	readonly details: TruthDetails;
}

/** `{{table>ID}}`, a paragraph of its own. */
const TABLE = /^\{\{table>([^}]{1,200})\}\}$/;

/** A printed answer as it stands under its heading: the summary, the text, what its tables said, and the quest it may begin. */
export function writeTruth({ option, details }: PrintedAnswer): string {
	const { summary, description, quest_starter } = option;
	return [
		...(summary === undefined ? [] : [`**${summary.trim()}**`]),
		...withDetails(description, details),
		...(quest_starter === undefined ? [] : [`> **Quest starter:** ${quest_starter.trim()}`]),
	].join('\n\n');
}

/** The paragraphs of a text; a table becomes what it said. Where it is left open, the words before it trail off. */
function withDetails(description: string, details: TruthDetails): readonly string[] {
	const paragraphs: string[] = [];
	for (const paragraph of description.trim().split(/\n{2,}/)) {
		const [, table] = TABLE.exec(paragraph.trim()) ?? [];
		const said = table === undefined ? undefined : details[table];
		if (table === undefined) paragraphs.push(paragraph.trim());
		else if (said !== undefined) paragraphs.push(`- ${said}`);
		else paragraphs.push((paragraphs.pop() ?? '').replace(/:$/, '…'));
	}
	return paragraphs;
}

/** The printed answer that a text is, word for word; none if the player wrote it, or changed a letter. */
export function readPrinted({ options }: Truth, text: string): PrintedAnswer | undefined {
	for (const option of options)
		for (const details of detailsOf(option)) if (writeTruth({ option, details }) === text) return { option, details };
	return undefined;
}

/** All that can be said of the tables of an answer: they are few, and small. */
const detailsOf = ({ tables }: TruthOption): readonly TruthDetails[] =>
	tables.reduce<readonly TruthDetails[]>(
		(before, { _id, rows }) => before.flatMap(said => [said, ...rows.map(({ text }) => ({ ...said, [_id]: text }))]),
		[{}],
	);
