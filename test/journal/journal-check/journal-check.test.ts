import { describe, expect, it } from 'vitest';
import { checkOf, inline, record, recordOf, sheet, linesOf } from './a-campaign';

type Notes = Readonly<Record<string, string>>;

/** A campaign of one sheet and one session. */
const story = (onSheet: Parameters<typeof sheet>[0], session: string): Notes => ({
	'Kestrel.md': sheet(onSheet),
	'Session 1.md': session,
});

const vow = (ticks: number, more = ''): string =>
	`\`\`\`sworn\nvow: Find the ark\nrank: formidable\nticks: ${ticks}\n${more}\`\`\`\n`;

/** Each row ends with what is told; with nothing when story and sheet agree. */
function rows(table: readonly (readonly [title: string, notes: Notes, ...told: readonly string[]])[]): void {
	for (const [title, notes, ...told] of table) it(title, () => expect(linesOf(checkOf(notes))).toEqual(told));
}

describe('story and sheet agree', () => {
	rows([
		['when nothing was told', { 'Kestrel.md': sheet() }],
		[
			'when each line begins where the last one ended, and the last one says what the sheet says',
			story(
				{ momentum: 4, health: 4 },
				record('momentum 2 → 3') + record('health 5 → 4 (Endure Harm)', 'momentum 3 → 4'),
			),
		],
		[
			'from one note to the next, Session 10 after Session 9',
			{
				'Kestrel.md': sheet({ momentum: 5 }),
				'Session 10.md': record('momentum 4 → 5'),
				'Session 9.md': record('momentum 3 → 4'),
			},
		],
		['when an effect stopped at a limit', story({ momentum: 10 }, record('momentum 10 → 10, at its maximum'))],
		['when momentum was burned', story({ momentum: 3 }, recordOf({ burn: 'momentum 8 → 2' }, 'momentum 2 → 3'))],
		[
			'when a cost was paid before momentum was burned',
			story({ momentum: 3 }, recordOf({ burn: 'momentum 8 → 2' }, 'momentum 9 → 8 (Face Danger)', 'momentum 2 → 3')),
		],
		[
			'when an earlier card was pressed after a later one',
			story({ momentum: 5 }, record('momentum 2 → 3', 'momentum 4 → 5 (Lose Momentum)') + record('momentum 3 → 4')),
		],
		[
			'when the first of all cards was pressed after the second',
			story({ momentum: 5 }, record('momentum 4 → 5 (Lose Momentum)') + record('momentum 3 → 4')),
		],
		[
			'when the first card was pressed after the second and the steps go round in a circle',
			story(
				{ momentum: 0 },
				record('momentum 1 → -1 (Lose Momentum)') + record('momentum 0 → 1') + record('momentum -1 → 0'),
			),
		],
		[
			'when an earlier card was pressed after a later one, and that changed nothing',
			story(
				{ combat: 'in control' },
				record('combat in a bad spot, stays (On a weak hit)') +
					record('combat in control → in a bad spot (position)') +
					record('combat in a bad spot → in control (position)'),
			),
		],
		[
			'when an earlier card was pressed after one that changed nothing',
			story(
				{ combat: 'in control' },
				record(
					'combat in control → in a bad spot (On a weak hit)',
					'combat in a bad spot → in control (If you are both in control)',
				) + record('combat in a bad spot, stays (position)'),
			),
		],
		[
			'when the second card was pressed after the third and the steps go round in the same circle',
			story(
				{ momentum: 1 },
				record('momentum 1 → -1 (Lose Momentum)') + record('momentum 0 → 1') + record('momentum -1 → 0'),
			),
		],
		[
			'with what was changed by hand',
			story(
				{ momentum: 4, impacts: '[wounded]' },
				record('momentum 2 → 3') + inline('Kestrel › momentum 3 → 4; Kestrel › wounded marked'),
			),
		],
		[
			'with what stayed as it was',
			story({ combat: 'in control' }, record('combat none → in control') + record('combat in control, stays')),
		],
		['in a lone journal', { 'Kestrel.md': sheet({ momentum: 3 }, record('momentum 2 → 3')) }],
	]);
});

describe('story and sheet part', () => {
	rows([
		[
			'when the sheet says what no order of steps in a circle comes to',
			story(
				{ momentum: 3 },
				record('momentum 1 → -1 (Lose Momentum)') + record('momentum 0 → 1') + record('momentum -1 → 0'),
			),
			'momentum: story 1 at Session 1:9 “momentum 0 → 1”, sheet 3',
		],
		[
			'where the sheet was changed and nothing was told',
			story({ momentum: 3 }, record('momentum 2 → 3') + record('momentum 3 → 4')),
			'momentum: story 4 at Session 1:9 “momentum 3 → 4”, sheet 3',
		],
		[
			'where the last record was deleted and its changes stayed',
			story({ momentum: 4 }, record('momentum 2 → 3')),
			'momentum: story 3 at Session 1:4 “momentum 2 → 3”, sheet 4',
		],
		[
			'where an earlier card was pressed after a later one, and the lines fit as they stand',
			story({ momentum: 0 }, record('momentum -1 → 0 (Plan)') + record('momentum 0 → -1 (You are delayed)')),
			'momentum: story -1 at Session 1:9 “momentum 0 → -1 (You are delayed)”, sheet 0',
		],
		[
			'where an old record was copied to the end',
			story({ momentum: 4 }, record('momentum 2 → 3') + record('momentum 3 → 4') + record('momentum 2 → 3')),
			'momentum: story 3 at Session 1:14 “momentum 2 → 3”, sheet 4',
			'quietly: momentum ends as 4 at Session 1:9 “momentum 3 → 4”, goes on from 2 at Session 1:14 “momentum 2 → 3”',
		],
		[
			'in every value by itself',
			story(
				{ health: 5, quests: 3, experience: 0, combat: 'in a bad spot', impacts: '[]' },
				record('health 5 → 4', 'quests 0 → 2 ticks', 'experience 0 → 2', 'combat none → in control', 'wounded marked'),
			),
			'health: story 4 at Session 1:4 “health 5 → 4”, sheet 5',
			'quests: story 2 at Session 1:5 “quests 0 → 2 ticks”, sheet 3',
			'experience: story 2 at Session 1:6 “experience 0 → 2”, sheet 0',
			'combat: story in control at Session 1:7 “combat none → in control”, sheet in a bad spot',
			'wounded: story marked at Session 1:8 “wounded marked”, sheet not marked',
		],
	]);
});

describe('a value that was told of as something else in between', () => {
	rows([
		[
			'is quiet when the story went on from there',
			story({ momentum: 6 }, record('momentum 2 → 3') + record('momentum 5 → 6')),
			'quietly: momentum ends as 3 at Session 1:4 “momentum 2 → 3”, goes on from 5 at Session 1:9 “momentum 5 → 6”',
		],
		[
			'is quiet when a record in between was undone later, by its difference',
			story({ momentum: 4 }, record('momentum 1 → 2') + record('momentum 3 → 5')),
			'quietly: momentum ends as 5 at Session 1:9 “momentum 3 → 5”, but all of it adds up to 4',
			'quietly: momentum ends as 2 at Session 1:4 “momentum 1 → 2”, goes on from 3 at Session 1:9 “momentum 3 → 5”',
		],
		[
			'is put right by a correction, on either side',
			story(
				{ momentum: 3, health: 4 },
				record('momentum 3 → 4', 'health 5 → 4') +
					inline('Kestrel › momentum 4 → 3 (correction); Kestrel › health 5 → 4 (correction)'),
			),
		],
		[
			'adds up from the last correction on',
			story(
				{ momentum: 5 },
				record('momentum 8 → 9') +
					inline('Kestrel › momentum 9 → 3 (correction)') +
					record('momentum 3 → 4') +
					record('momentum 5 → 6'),
			),
			'quietly: momentum ends as 6 at Session 1:16 “momentum 5 → 6”, but all of it adds up to 5',
			'quietly: momentum ends as 4 at Session 1:11 “momentum 3 → 4”, goes on from 5 at Session 1:16 “momentum 5 → 6”',
		],
	]);
});

describe('tracks, clocks and assets', () => {
	const ROOK = '---\nsworn: asset\nasset: Sprite\nkind: companion\nabilities: [1]\nhealth: 3\n---\n';
	rows([
		[
			'are followed to the block in which they stand',
			story(
				{},
				record('Find the ark › vow begun', 'Find the ark › 0 → 8 ticks') +
					vow(12, 'status: completed\n') +
					record(
						'Find the ark › 8 → 12 ticks',
						'Find the ark › vow completed',
						'Find the ark › rank dangerous → formidable',
					),
			),
		],
		[
			'differ in ticks, rank and status',
			story(
				{},
				record('Find the ark › 8 → 12 ticks', 'Find the ark › vow completed', 'Find the ark › formidable → extreme') +
					vow(8),
			),
			'Find the ark (ticks): story 12 at Session 1:4 “Find the ark › 8 → 12 ticks”, sheet 8',
			'Find the ark (status): story completed at Session 1:5 “Find the ark › vow completed”, sheet open',
			'Find the ark (rank): story extreme at Session 1:6 “Find the ark › formidable → extreme”, sheet formidable',
		],
		[
			'a vow that was begun has no progress until it is told',
			story({}, record('Find the ark › vow begun') + vow(4)),
			'Find the ark (ticks): story 0 at Session 1:4 “Find the ark › vow begun”, sheet 4',
		],
		[
			'one that was opened again is open',
			story({}, record('Find the ark › vow forsaken') + inline('Find the ark › status forsaken → open') + vow(0)),
		],
		[
			'a clock, a companion and a waiting bonus',
			{
				'Kestrel.md': sheet({ next: '["+1 (Make Camp)"]', assets: '["[[Rook]]"]' }),
				'Rook.md': ROOK,
				'Session 1.md':
					'```sworn\nclock: Doom\nsegments: 6\nfilled: 2\n```\n' +
					record(
						'Doom › 1 → 3 segments',
						'Rook › health 3 → 2',
						'Rook › out of action marked',
						'Rook › ability 2 marked',
						'next +1 (Make Camp) taken',
						'next +1 (Make Camp) taken',
					),
			},
			'Doom (segments): story 3 at Session 1:9 “Doom › 1 → 3 segments”, sheet 2',
			'Rook (health): story 2 at Session 1:10 “Rook › health 3 → 2”, sheet 3',
			'Rook (out of action): story marked at Session 1:11 “Rook › out of action marked”, sheet not marked',
			'Rook (ability 2): story marked at Session 1:12 “Rook › ability 2 marked”, sheet not marked',
			'next +1 (Make Camp): story 2 at Session 1:14 “next +1 (Make Camp) taken”, sheet 1',
		],
		['a bonus that waited before the story began is used up', story({}, record('next +1 (Make Camp) spent'))],
		[
			'what is not there any more is said quietly',
			story({}, record('The gale › 0 → 4 ticks')),
			'quietly: The gale (ticks) is not there, told at Session 1:4 “The gale › 0 → 4 ticks”',
		],
		['an asset that was handed on need not be there', story({}, record('Rook › asset discarded, to Juno'))],
		[
			'an end of the story and repair points stand on no sheet',
			story({}, record('repair points 0 → 7', 'dead marked', 'Rook › asset inherited')),
		],
	]);
});

describe('whose changes they are', () => {
	rows([
		[
			'those of other characters do not mix in',
			{
				'Kestrel.md': sheet({ momentum: 3 }),
				'Juno.md': sheet({ momentum: 8 }),
				'Session 1.md': `---\ncharacter: "[[Kestrel]]"\n---\n${record('momentum 2 → 3')}${recordOf({ by: 'Juno' }, 'momentum 7 → 8')}`,
				'Session 2.md': `---\ncharacter: "[[Juno]]"\n---\n${record('momentum 8 → 9')}${inline('momentum 9 → 8; Find the ark › 0 → 4 ticks')}`,
			},
		],
		[
			'a record by name counts wherever it stands',
			{
				'Kestrel.md': sheet({ momentum: 3 }),
				'Juno.md': sheet(),
				'Session 2.md': `---\ncharacter: "[[Juno]]"\n---\n${recordOf({ by: 'Kestrel' }, 'momentum 2 → 4')}`,
			},
			'momentum: story 4 at Session 2:8 “momentum 2 → 4”, sheet 3',
		],
		[
			'another of that name is another',
			{
				'Kestrel.md': sheet({ momentum: 3 }),
				'B/Kestrel.md': sheet({ momentum: 9 }),
				'Session 1.md': `---\ncharacter: "[[/Kestrel]]"\n---\n${recordOf({ by: '/Kestrel' }, 'momentum 2 → 3')}${recordOf({ by: 'B/Kestrel' }, 'momentum 8 → 9')}`,
				'B/Session 1.md': record('momentum 4 → 8'),
			},
		],
		[
			'what another did to a thing of both counts',
			{
				'Kestrel.md': sheet({}, '```sworn\nvow: The shared vow\nrank: epic\nticks: 1\n```\n'),
				'Juno.md': sheet(),
				'Session 2.md': `---\ncharacter: "[[Juno]]"\n---\n${record('The shared vow › 1 → 2 ticks')}`,
			},
			'The shared vow (ticks): story 2 at Session 2:7 “The shared vow › 1 → 2 ticks”, sheet 1',
		],
		[
			'where it is not settled, it is told and not guessed',
			story({}, recordOf({ by: 'Nobody' }, 'momentum 2 → 3')),
			'not read: Session 1:5 “momentum 2 → 3”',
		],
	]);
});

describe('what cannot be read', () => {
	rows([
		[
			'is told with its line',
			story({ momentum: 3 }, `${record('momentum 2 → 3', 'momentum up a bit')}I rest. \`sworn: momentum\`\n`),
			'not read: Session 1:5 “momentum up a bit”',
			'not read: Session 1:7 “sworn: momentum”',
		],
		[
			'keeps nothing else from being read',
			story({ momentum: 4 }, recordOf({ dice: 'seven', burn: 'all of it' }, 'momentum 2 → 3')),
			'momentum: story 3 at Session 1:6 “momentum 2 → 3”, sheet 4',
			'not read: Session 1:4 “all of it”',
		],
		[
			'a note of a newer version is told, and not guessed at',
			{
				'Kestrel.md': sheet(),
				'Session 1.md': `---\nsworn_format: 2\n---\n${record('momentum 2 → 3')}`,
				'Session 2.md': '---\nsworn_format: 2\n---\nProse.\n',
			},
			'not read: Session 1:1 “”',
		],
		[
			'what is not ours is passed by',
			story({}, `\`\`\`\n${record('momentum 2 → 9')}\`\`\`\n%%\n${record('momentum 2 → 8')}%%\nmomentum 2 → 7\n`),
		],
	]);
});

describe('the order of the notes', () => {
	const notes = (first: string, second: string) => ({
		'Kestrel.md': sheet({ momentum: 4 }),
		[first]: record('momentum 2 → 3'),
		[second]: record('momentum 3 → 4'),
	});

	it('is that of their days, in whatever order they are found', () => {
		const days = ['2026-01-03', '2026-01-01', '2026-01-02', '2026-01-04'];
		const texts = days.map(day => {
			const at = Number(day.slice(-1)) + 1;
			return [`Kestrel ${day}.md`, record(`momentum ${at} → ${at + 1}`)] as const;
		});
		const check = checkOf({ 'Kestrel.md': sheet({ momentum: 6 }), ...Object.fromEntries(texts) });
		expect([linesOf(check), check.order]).toEqual([[], 'date']);
	});

	it.each([
		['their days', notes('Zephyr 2026-01-02.md', 'Aurora 2026-01-03.md'), 'date'],
		['the numbers in their paths', notes('Act 2/Session 9.md', 'Act 2/Session 10.md'), 'path'],
		['their own names, where folders are no acts', notes('Z/Session 1.md', 'A/Session 2.md'), 'name'],
		['when they were made, where names say nothing', notes('Zephyr.md', 'Aurora.md'), 'created'],
	])('is that of %s', (_, campaign, order) => {
		const check = checkOf(campaign);
		expect(linesOf(check)).toEqual([]);
		expect(check.order).toBe(order);
		expect(check.changes).toBe(2);
		expect(check.notes).toBe(2);
	});

	it('is that of a day in the properties', () => {
		const dated = (day: string, text: string) => `---\ndate: ${day}\n---\n${text}`;
		const check = checkOf({
			'Kestrel.md': sheet({ momentum: 4 }),
			'B.md': dated('2026-02-01', record('momentum 2 → 3')),
			'A.md': dated('2026-02-02', record('momentum 3 → 4')),
		});
		expect(linesOf(check)).toEqual([]);
		expect(check.order).toBe('date');
	});
});
