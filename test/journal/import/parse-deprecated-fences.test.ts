import { describe, expect, it } from 'vitest';
import { namesOf } from '../../../src/journal/import/campaign-names';
import { importPlay } from '../../../src/journal/import/import-journal';
import { applyChanges } from '../../../src/journal/text/text-change';
import { contextOf } from './import-context';

const names = namesOf(contextOf([], 'starforged'), new Map());
const fence = (info: string, ...lines: readonly string[]) => ['```' + info, ...lines, '```', ''].join('\n');
const imported = (note: string) => applyChanges(note, importPlay(note, names, 'line').changes);

describe('a block of the first months', () => {
	it.each([
		[
			'a move in YAML',
			fence(
				'move',
				'name: Face Danger',
				'id: starforged/moves/adventure/face_danger',
				'action: 3',
				'stat: Wits',
				'statVal: 2',
				'adds:',
				'  - amount: 1',
				'    desc: rope',
				'challenge1: 1',
				'challenge2: 9',
				'burn: { orig: 10, reset: 2 }',
			),
			'`sworn: Face Danger, wits 2 + 1 rope: 3 vs 1, 9; burn momentum 10 → 2; strong hit; imported iron-vault`\n',
		],
		[
			'a progress move, whose ticks fill six boxes',
			fence(
				'move',
				'name: Fulfill Your Vow',
				'progressTrack: Ark',
				'progressTicks: 27',
				'challenge1: 3',
				'challenge2: 9',
			),
			'`sworn: Fulfill Your Vow, on Ark, progress 6: vs 3, 9, weak hit; imported iron-vault`\n',
		],
		[
			'a move on one line',
			fence('move', 'Face Danger: action 3 +2{wits} +1{why} vs 1, 3 (burn: 8>2)'),
			'`sworn: Face Danger, wits 2 + 1 why: 3 vs 1, 3; burn momentum 8 → 2; strong hit; imported iron-vault`\n',
		],
		[
			'an oracle',
			fence(
				'oracle',
				'roll:',
				'  kind: simple',
				'  roll: 10',
				'  tableId: starforged/oracles/core/action',
				'  tableName: Action',
				'  results: [Avoid]',
			),
			'`sworn: Core / Action › Avoid (rolled: 10)`\n',
		],
		[
			'a question',
			fence(
				'oracle',
				'question: Is it open?',
				'roll:',
				'  roll: 34',
				'  tableId: starforged/moves/fate/ask_the_oracle/likely',
				'  tableName: Likely',
				'  results: [Yes]',
			),
			'`sworn: Is it open? › yes (likely: 34)`\n',
		],
	])('is reported as a record: %s', (_what, note, line) => expect(imported(note)).toBe(line));

	it.each([
		['without dice', fence('move', 'name: Face Danger', 'stat: Wits')],
		['that is no YAML', fence('move', 'name: [')],
		[
			'with dice that no game has',
			fence('move', 'name: Strike', 'action: 7', 'stat: Iron', 'statVal: 1', 'challenge1: 1', 'challenge2: 2'),
		],
		['of something else', fence('oracle', 'A poem about the sea')],
	])('%s stays, and is named', (_what, note) => {
		const { changes, lines } = importPlay(note, names, 'line');
		expect(changes).toEqual([]);
		expect(lines).toMatchObject([{ line: 1, why: expect.stringMatching(/\.$/) }]);
	});
});
