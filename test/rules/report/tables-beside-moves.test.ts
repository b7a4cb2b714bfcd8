import { describe, expect, it } from 'vitest';
import { rulesOfFile } from '../../../src/rules/datasworn-files/read-rules';

const MOVE =
	'## Wade\n\nWhen you wade, roll +iron. On a strong hit, take +1 momentum. On a weak hit, you wade. On a miss, Pay the Price.\n';
const TABLE = '\n\n| d6 | What |\n| --- | --- |\n| 1-3 | Reeds |\n| 4-6 | Mud |\n';
const BY_NUMBER = '\n\n| # | What |\n| --- | --- |\n| 1-3 | Reeds |\n| 4-6 | Mud |\n';

const findings = (note: string): readonly string[] => {
	const rules = rulesOfFile(note, 'Bog.md', 'starforged');
	return rules.ok ? rules.value.findings.map(({ line, message }) => `${line}: ${message}`) : ['not read'];
};

describe('a table that plays is not told as a move that does not', () => {
	it.each([
		['below a move, in a section of moves', `# Bog moves\n\n${MOVE}\n## Finds${TABLE}`],
		['with numbers alone', `# Bog moves\n\n${MOVE}\n## Finds${BY_NUMBER}`],
		['with words above it', `# Bog moves\n\n${MOVE}\n## Finds\n\nWhat the bog gives.${TABLE}`],
		[
			'with dice in its heading',
			`# Bog moves\n\n${MOVE}\n## Finds (d6)\n\n1. Reeds\n2. Mud\n3. Bones\n4. A boot\n5. Peat\n6. Eggs\n`,
		],
		[
			'in a callout',
			`# Bog moves\n\n${MOVE}\n## Finds\n\n> [!info] Finds\n> | d6 | What |\n> | --- | --- |\n> | 1-6 | Reeds |\n`,
		],
		['in a note of tables alone', `# Bog\n\n## Finds${TABLE}\n## Smells${BY_NUMBER}`],
		['in a note of tables alone, in a section of moves', `# Bog moves\n\n## Finds${TABLE}`],
	])('%s', (_where, note) => {
		expect(findings(note)).toEqual([]);
	});

	it('a heading that holds none is told', () => {
		expect(findings(`# Bog moves\n\n${MOVE}\n## Finds\n\nWhat the bog gives.\n`).join()).toContain(
			'not read as a move',
		);
	});
});
