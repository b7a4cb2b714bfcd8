import { expect, it } from 'vitest';
import { readHouseRules } from '../../src/rules/datasworn-files/read-house-rules';
import { readPlayerTables } from '../../src/rules/player-tables/read-player-tables';
import { readReference } from '../../src/rules/rules-notes/parse-rules-note';

const COMMAND = '<% tp.user.evil() %>';

it('a rules file holds no command of a template plugin, however it is spelled', () => {
	const file = (open: string): string =>
		`{ "oracles": { "odd": { "contents": { "<%key": { "name": "A ${open} b", "dice": "1d2", "rows": [{ "min": 1, "max": 2, "text": "${COMMAND}" }] } } } } }`;
	for (const open of ['<%', '\\u003c\\u0025', '<\\u0025']) {
		const read = readHouseRules(file(open), 'json', 'house');
		const oracles = read.ok ? (read.value.layer.oracles ?? []) : [];
		expect(oracles.map(({ path, rows }) => [path.at(-1), rows[0]?.text])).toEqual([['A ‹% b', '‹% tp.user.evil() %>']]);
	}
});

it('neither does a rules note', () => {
	const note = `## Leap ${COMMAND}\n\nWhen you leap, roll +edge. ${COMMAND}\n\nOn a **strong hit**, ${COMMAND}.\n`;
	const [move] = readReference(note, 'House').layer.moves;
	expect(JSON.stringify(move)).toContain('‹%');
	expect(JSON.stringify(move)).not.toContain('<%');
});

it('neither does a table of the player’s', () => {
	const note = `## Weather (d2)\n\n1. ${COMMAND}\n2. Rain\n`;
	const { tables } = readPlayerTables(note, { name: 'Harbour', path: 'Harbour.md' });
	expect(tables[0]?.oracle.rows[0]?.text).toContain('‹%');
	expect(JSON.stringify(tables)).not.toContain('<%');
});
