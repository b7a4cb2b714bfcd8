import { Document, visit } from 'yaml';
import { bundledRuleset } from '../../src/rules/books/bundled';
import { readPlayerTables } from '../../src/rules/player-tables/read-player-tables';
import type { ParseResult } from '../../src/rules/core/problem';
import { readReference } from '../../src/rules/rules-notes/parse-rules-note';
import { readAsk } from '../../src/journal/oracle-blocks/ask-block';
import { parseGenerated } from '../../src/journal/oracle-blocks/generated-block';
import { readOracle } from '../../src/journal/oracle-blocks/oracle-block';
import { readOracleResults } from '../../src/journal/oracle-blocks/oracle-results';
import { isAssetNote, readAssetNote } from '../../src/journal/assets/asset-note';
import { isCharacter, readCharacter } from '../../src/journal/character/character-note';
import { linkTarget } from '../../src/rules/search/stated-name';
import { otherFormat } from '../../src/journal/notes/format-version';
import type { Properties } from '../../src/journal/frontmatter/properties';
import { readFrontmatter } from '../../src/journal/frontmatter/frontmatter';
import { readInline } from '../../src/journal/inline/inline-record';
import { readMoveRecord } from '../../src/journal/record/read-record';
import { inlineCodes } from '../../src/journal/inline/code-spans';
import { sessionAt } from '../../src/journal/sessions/session-span';
import { readSession } from '../../src/journal/sessions/session-block';
import { checkWord, digestIn } from '../../src/journal/sessions/find-digest';
import type { SwornBlockAt } from '../../src/journal/sworn-block/block-at';
import { swornBlocks } from '../../src/journal/note-blocks/find-blocks';
import { blockKind, readBlock, textOf } from '../../src/journal/sworn-block/sworn-block';
import { readTrackBlock } from '../../src/journal/track/track-block';
import { isTrackNote, readTrackNote } from '../../src/journal/track/track-note';
import { lineIndexAt, linesOf } from '../../src/journal/text/lines';
import { readTruthsIn } from '../../src/journal/truths/truths-in-note';

/** All that is read of a note, for a person to judge. */
export function readingOf(name: string, note: string): string {
	const frontmatter = readFrontmatter(note);
	const properties: Properties = frontmatter.ok ? frontmatter.value.values : new Map();
	const lines = linesOf(note);
	const lineOf = (offset: number) => lineIndexAt(lines, offset) + 1;
	return inYaml(
		plain({
			note: name,
			...(otherFormat(note) === undefined ? {} : { format: otherFormat(note) }),
			...(properties.size > 0 ? { properties: Object.fromEntries(properties) } : {}),
			...asNote(name, note, properties),
			blocks: swornBlocks(note)
				.filter(block => !isAnswerLine(note, block))
				.map(({ startLine, body }) => ({ line: startLine + 1, ...ofBlock(body) })),
			inline: inlineCodes(note).map(({ start, from, to }) => ({
				line: lineOf(start),
				...ofReading(readInline(note.slice(from, to)), ({ kind, ...said }) => ({
					kind,
					...('oracle' in said ? { oracle: said.oracle, result: said.result } : said),
				})),
			})),
			session: sessionAt(note, note.length, name).number,
			digests: digestsIn(note).map(({ from, to }) => `lines ${lineOf(from)} to ${lineOf(to)}`),
		}),
	);
}

/** As YAML, with a short part on one line. */
function inYaml(value: unknown): string {
	const told = new Document(value);
	visit(told, {
		Collection: (_, node, path) => {
			if (path.length > 2 && JSON.stringify(node.toJSON()).length <= 100) node.flow = true;
		},
	});
	return told.toString({ lineWidth: 0 });
}

/** Those that nobody has changed, by the word in their blocks. */
const digestsIn = (note: string) =>
	swornBlocks(note)
		.flatMap(({ fenceFrom: from, fenceTo: to }) => digestIn(note, { from, to, number: 1 }, () => 'actor') ?? [])
		.filter(({ text, value }) => checkWord(text) === value.check);

/** What was asked and answered on a line is told among the lines, in its words. */
function isAnswerLine(note: string, { form, bodyFrom, bodyTo }: SwornBlockAt): boolean {
	const line = form === 'line' ? readInline(note.slice(bodyFrom, bodyTo)) : undefined;
	return line !== undefined && line.ok && line.value.kind === 'oracle';
}

/** What a note is by its properties. */
function asNote(name: string, note: string, properties: Properties): object {
	const id = properties.get('ruleset') === 'classic' ? 'classic' : 'starforged';
	const ruleset = bundledRuleset(id);
	const sworn = properties.get('sworn');
	if (isTrackNote(properties)) return { track: ofReading(readTrackNote(name, properties), value => value) };
	if (isAssetNote(properties)) return { asset: ofReading(readAssetNote(name, properties), value => value) };
	if (isCharacter(properties, ruleset)) return readCharacter(name, properties, ruleset);
	if (sworn === 'oracles')
		return {
			tables: readPlayerTables(note, { name, path: `${name}.md` }).tables.map(({ oracle: { path, dice, rows } }) => ({
				...{ path, dice },
				rows: rows.map(({ min, max, text, details }) => `${min}-${max} ${[text, ...details].join(' | ')}`),
			})),
		};
	if (sworn === 'truths')
		return {
			truths: readTruthsIn(note, ruleset.truths?.() ?? []).written.map(({ truth, text }) => ({ [truth.name]: text })),
		};
	if (properties.has('moves')) {
		const { layer, findings } = readReference(note, name, ruleset);
		const { moves, ...rest } = layer;
		return {
			rules: { ...rest, moves: moves.map(({ name, roll_type, text }) => ({ name, roll_type, text })) },
			findings: findings.map(({ line }) => `line ${line}`),
		};
	}
	return {};
}

function ofBlock(body: string): object {
	const block = readBlock(body);
	const kind = blockKind(block);
	if (!kind.ok) return { unread: kind.problems.map(({ code }) => code) };
	switch (kind.value) {
		case 'move':
			return ofReading(readMoveRecord(body), ({ record, warnings }) => ({ record, warnings: codes(warnings) }));
		case 'ask':
			return ofReading(readAsk(body), ({ record, warnings }) => ({ question: record, warnings: codes(warnings) }));
		case 'oracle':
			return ofReading(readOracle(body), ({ record, warnings }) => ({
				oracle: record,
				sayings: readOracleResults(body),
				warnings: codes(warnings),
			}));
		case 'generated':
			return ofReading(parseGenerated(body), ({ generated }) => ({
				generated: generated.thing,
				facts: Object.fromEntries(generated.facts),
			}));
		case 'session':
			return ofReading(readSession(body), value => value);
		case 'show':
			return { show: linkTarget(textOf(block, 'show') ?? '') };
		default:
			return ofReading(readTrackBlock(body), ({ track, warnings }) => ({ track, warnings: codes(warnings) }));
	}
}

/** Their codes: the wording may be mended. */
const codes = (problems: readonly { readonly code: string }[]): readonly string[] => problems.map(({ code }) => code);

const ofReading = <T>(reading: ParseResult<T>, see: (value: T) => object): object =>
	reading.ok ? see(reading.value) : { unread: codes(reading.problems) };

/** Without what is not there, and lists of nothing; a printed card is the book's, and stands for itself. */
const plain = (value: unknown): unknown =>
	JSON.parse(
		JSON.stringify(value, (key, part: unknown) => {
			if (Array.isArray(part) && part.length === 0) return undefined;
			return key === 'card' ? 'as printed' : part;
		}),
	);
