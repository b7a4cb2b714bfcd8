import { parseDocument } from 'yaml';
import { finding, type Finding } from './finding';

/** What the frontmatter of a rules note says about the note as a whole. */
export interface ReferenceSettings {
	/** `moves: only`: no move of the rules it stands on is offered. */
	readonly only: boolean;
	/** Names of moves that go away. */
	readonly replaces: readonly string[];
	/** How many lines the frontmatter takes, its fences included. */
	readonly lines: number;
	readonly findings: readonly Finding[];
}

const NONE: ReferenceSettings = { only: false, replaces: [], lines: 0, findings: [] };
/** Lines; what is longer is no frontmatter of a rules note. */
const LONGEST = 500;

export function readSettings(lines: readonly string[]): ReferenceSettings {
	if (lines[0]?.trimEnd() !== '---') return NONE;
	const end = lines.slice(1, LONGEST).findIndex(line => /^(?:---|\.\.\.)\s*$/.test(line));
	if (end < 0) return NONE;
	const found = readYaml(lines.slice(1, end + 1).join('\n'));
	if (!found) {
		const problem = finding(1, '---', 'The frontmatter is not valid YAML, so nothing in it is used. Put it right.');
		return { ...NONE, lines: end + 2, findings: [problem] };
	}
	const { moves, replaces } = found;
	const isOnly = typeof moves === 'string' && moves.trim().toLowerCase() === 'only';
	const findings = moves === undefined || moves === null || isOnly ? [] : [unknownMoves(lines)];
	return { only: isOnly, replaces: namesIn(replaces), lines: end + 2, findings };
}

function readYaml(yaml: string): { readonly moves?: unknown; readonly replaces?: unknown } | undefined {
	const document = parseDocument(yaml, { logLevel: 'silent' });
	if (document.errors.length > 0) return undefined;
	try {
		const value: unknown = document.toJS({ maxAliasCount: 10 });
		return typeof value === 'object' && value !== null ? value : {};
	} catch {
		return undefined;
	}
}

/** One name, or a list of them; a link is read as its name. */
const namesIn = (value: unknown): readonly string[] =>
	[value]
		.flat(2)
		.filter(name => typeof name === 'string')
		.map(name => name.replace(/^\[\[|\]\]$/g, '').trim())
		.filter(name => name !== '');

function unknownMoves(lines: readonly string[]): Finding {
	const at = lines.findIndex(line => /^moves\s*:/.test(line));
	return finding(
		at + 1,
		lines[at] ?? 'moves',
		'“moves” can only be “only”. Take the line out, or write “moves: only”.',
	);
}
