import { describe, expect, it } from 'vitest';
import { meterValue } from '../../src/play/character/character';
import { readAsk } from '../../src/journal/oracle-blocks/ask-block';
import { resultParts } from '../../src/journal/oracle-blocks/split-result';
import { swornBlocks } from '../../src/journal/note-blocks/find-blocks';
import { GRIDS } from '../../src/journal/chart/grid';
import { readPlace, readPosition } from '../../src/journal/chart/place-note';
import { readCharacter } from '../../src/journal/character/character-note';
import { readFrontmatter } from '../../src/journal/frontmatter/frontmatter';
import { inCode, readInline } from '../../src/journal/inline/inline-record';
import { insertInline } from '../../src/journal/inline/insert-inline';
import { writeRecordLine } from '../../src/journal/inline/format-inline-move';
import { fileNameProblem } from '../../src/journal/notes/file-name';
import { otherFormat } from '../../src/journal/notes/format-version';
import { readChange } from '../../src/journal/record/change-lines';
import { readMoveRecord } from '../../src/journal/record/read-record';
import { isLetGo } from '../../src/journal/sessions/dismissed-threads';
import { numberInName, sessionsIn } from '../../src/journal/sessions/session-span';
import { setEntry, writeEntry } from '../../src/journal/sworn-block/edit-entry';
import { itemsOf, readBlock, textOf } from '../../src/journal/sworn-block/sworn-block';
import { applyChanges } from '../../src/journal/text/text-change';
import { readTrackBlock } from '../../src/journal/track/track-block';
import { expectParsed } from '../support/expect-parsed';
import { FORMAT_PAGES } from '../support/format-pages';
import { ruleset } from '../support/tables';

/** Words of the page, and pairs of what was found and what the words say. */
type Statement = readonly [words: string, facts: () => readonly (readonly [found: unknown, stated: unknown])[]];

const bodies = (note: string) => swornBlocks(note).map(({ body }) => body.replace(/\n$/, ''));
const record = (body: string) => expectParsed(readMoveRecord(body)).record;
const isRead = (body: string) => readMoveRecord(body).ok;
const warnings = (body: string) => expectParsed(readMoveRecord(body)).warnings;
const first = (body: string) => readBlock(body).entries[0]?.items.map(({ text }) => text);
const withEntry = (body: string, key: string, value: string) =>
	applyChanges(body, setEntry(readBlock(body), key, value)).trimEnd();
const track = (lines: string) => readTrackBlock(lines).ok;
const momentum = (from: number, to: number) => ({ kind: 'value' as const, what: 'momentum', from, to });
const withChange = (note: string, from: number, to: number) =>
	applyChanges(note, insertInline(note, note.length, [momentum(from, to)], {}).changes);
const sheet = (lines: string) =>
	readCharacter('Kestrel', expectParsed(readFrontmatter(`---\nedge: 2\nmomentum: 2\n${lines}\n---\n`)).values, ruleset);
const health = (value: string) => [
	meterValue(sheet(`health: ${value}`).character, 'health', ruleset),
	sheet(`health: ${value}`).problems.length,
];
const BEGUN = '```sworn\nmove: Begin a Session\nchose: x\n```\n';
const place = (lines: string) =>
	readPlace('Ory.md', expectParsed(readFrontmatter(`---\nsworn: place\n${lines}\n---\n`)).values);
const OWN_COMMENT =
	'roll dice reroll progress cost rank cancelled burn odds ticks status segments filled harm menace bond influence momentum'.split(
		' ',
	);

const BLOCKS: readonly Statement[] = [
	[
		'A block is a code fence with the language `sworn`, of backticks or tildes. It may be in a callout or a list.',
		() =>
			[
				'```sworn\nmove: A\n```',
				'~~~sworn\nmove: A\n~~~',
				'> [!note]\n> ```sworn\n> move: A\n> ```',
				'- ```sworn\n  move: A\n  ```',
			].map(note => [swornBlocks(note).map(({ body }) => first(body)), [['A']]] as const),
	],
	[
		'Blocks inside other fences, comments (`%%`, `<!-- -->`), formulas, HTML and frontmatter are not blocks.',
		() =>
			[
				['````md', '````'],
				['%%', '%%'],
				['<!--', '-->'],
				['$$', '$$'],
				['<div>', '</div>'],
				['---\nx: |', '---'],
			].map(([open, end]) => [bodies(`${open}\n\`\`\`sworn\nmove: A\n\`\`\`\n${end}\n`), []] as const),
	],
	[
		'also where `%%` opens in the middle of a row and closes rows further down',
		() => [[bodies('I go %% aside\n\n```sworn\nmove: A\n```\n\nso %% on.\n'), []]],
	],
	[
		'the block ends before its first empty line, its first line of prose or the next line that begins like a fence, whichever comes first',
		() =>
			['\nmore: 1', 'She lets go of the rope.', '```js\nmore: 1\n```'].map(
				after => [bodies(`\`\`\`sworn\nmove: A\nroll: edge\n${after}\n`)[0], 'move: A\nroll: edge'] as const,
			),
	],
	[
		'Keys may be capitalized (`Move:`), and may use spaces instead of underscores (`sworn to:`). The space after the colon is optional.',
		() => [
			[textOf(readBlock('Move:Face Danger'), 'move'), 'Face Danger'],
			[textOf(readBlock('vow: Ark\nSworn To:Juno'), 'sworn_to'), 'Juno'],
		],
	],
	[
		'Quotes are removed only if the whole value is one quoted text (`"…"` or `\'…\'`, as in YAML).',
		() => [
			[first('move: "Yes: really"'), ['Yes: really']],
			[first("move: 'It''s'"), ["It's"]],
			[first('move: "Hold" and "wait"'), ['"Hold" and "wait"']],
			[first('move: a: #b *c* [[d]]'), ['a: #b *c* [[d]]']],
		],
	],
	[
		`(\`${OWN_COMMENT.join(' ')}\`) may be followed by a comment`,
		() => OWN_COMMENT.map(key => [textOf(readBlock(`move: A\n${key}: 4 # by hand`), key), '4'] as const),
	],
	[
		'Several values are a list of `- item` lines with any indentation, or the same key on several lines.',
		() =>
			['chose:\n- a\n- b', 'chose:\n\t- a\n\t- b', 'chose:\n      - a\n      - b', 'chose: a\nchose: b'].map(
				lines => [itemsOf(readBlock(`move: A\n${lines}`), 'chose').map(({ text }) => text), ['a', 'b']] as const,
			),
	],
	[
		'`00` on the dice is 100. `->` is read as `→`, and ` > ` as ` › `.',
		() => [
			[expectParsed(readAsk('ask: So?\ndice: 00')).record.roll, 100],
			[expectParsed(readChange('Ark > 8 -> 12 ticks')), expectParsed(readChange('Ark › 8 → 12 ticks'))],
		],
	],
	[
		'Line breaks of any system are accepted, and tabs for indentation.',
		() =>
			['\n', '\r\n', '\r'].map(
				lineBreak => [record(['move: A', 'done:', '\t- momentum 3 -> 4'].join(lineBreak)).done.length, 1] as const,
			),
	],
	[
		'Values are quoted if YAML requires it (`chose: "Yes: really"`), in version 1.1 or 1.2: `by: "yes"`, `track: "2026-01-01"`.',
		() => [
			[writeEntry('chose', ['Yes: really']), 'chose: "Yes: really"'],
			[writeEntry('by', ['yes']), 'by: "yes"'],
			[writeEntry('track', ['2026-01-01']), 'track: "2026-01-01"'],
		],
	],
	[
		'`answer`, `bond` and `influence` are yes or no without quotes.',
		() => ['answer', 'bond', 'influence'].map(key => [writeEntry(key, ['yes']), `${key}: yes`] as const),
	],
	[
		'New keys are inserted in the order below.',
		() => [
			[
				withEntry('move: A\n# mine\ndice: 1 vs 2, 3', 'roll', 'edge 2'),
				'move: A\nroll: edge 2\n# mine\ndice: 1 vs 2, 3',
			],
			[withEntry('move: A\ndice: 1 vs 2, 3', 'by', 'Rook'), 'move: A\nby: Rook\ndice: 1 vs 2, 3'],
		],
	],
	[
		'Custom keys that resemble no known key are left alone.',
		() => [
			[warnings('move: A\nmy own key: b').length, 0],
			[warnings('move: A\ndcie: 4 vs 3, 9').length, 1],
		],
	],
];

const RECORDS: readonly Statement[] = [
	[
		'the dice that stand after a reroll; several are a list',
		() => [[record('move: A\ndice: 1 vs 2, 3\nreroll:\n  - 2 vs 2, 3\n  - 3 vs 2, 3').rerolls.length, 2]],
	],
	[
		'the action die (1 to 6) against the challenge dice (1 to 10), in rolling order',
		() => [
			[['1 vs 1, 1', '6 vs 10, 10', 'vs 9, 2'].map(dice => isRead(`move: A\ndice: ${dice}`)), [true, true, true]],
			[
				['0 vs 1, 1', '7 vs 1, 1', '1 vs 0, 1', '1 vs 1, 11'].map(dice => isRead(`move: A\ndice: ${dice}`)),
				[false, false, false, false],
			],
			[record('move: A\ndice: 1 vs 9, 2').dice?.challengeDice, [9, 2]],
		],
	],
	[
		'full boxes of the track, 0 to 10',
		() => [[['0', '10', '11', '-1'].map(boxes => isRead(`move: A\nprogress: ${boxes}`)), [true, true, false, false]]],
	],
	[
		'a roll (1 to 100) on the table of the move; without words, the row it falls on; several are a list',
		() => [
			[['1', '100, Doom', '0', '101'].map(roll => isRead(`move: A\ntable: ${roll}`)), [true, true, false, false]],
			[record('move: A\ntable:\n  - 7\n  - 78, Doom').table.length, 2],
		],
	],
	[
		'`[[Find the ark]]` is read as `Find the ark`',
		() => [
			[
				[record('move: A\nby: "[[Rook]]"').by, record('move: A\ntrack: [[Find the ark]]').track],
				['Rook', 'Find the ark'],
			],
		],
	],
	[
		'with the events `marked`, `cleared`, `begun`, `completed`, `forsaken`, `taken`, `spent`, `gained`, `discarded`, `inherited`',
		() =>
			'marked cleared begun completed forsaken taken spent gained discarded inherited'
				.split(' ')
				.map(
					event =>
						[
							expectParsed(readChange(`Rook › thing ${event}`)),
							{ kind: 'event', target: 'Rook', what: 'thing', event },
						] as const,
				),
	],
	[
		'So a name may contain any of these characters.',
		() =>
			['Ark → shore', 'a, b', 'Ship (old)', 'one › two'].map(
				name =>
					[
						expectParsed(readChange(`${name} › 8 → 12 ticks`)),
						{ kind: 'value', target: name, what: '', from: 8, to: 12, unit: 'ticks' },
					] as const,
			),
	],
];

const LINES: readonly Statement[] = [
	[
		'a value is written once, `momentum 3 → 4` and then 4 → 5 is `momentum 3 → 5`. A value that is back where it began goes, and the line with it.',
		() => {
			const one = withChange('I run.\n', 3, 4);
			return [
				[one.includes('`sworn: momentum 3 → 4`'), true],
				[withChange(one, 4, 5), one.replace('3 → 4', '3 → 5')],
				[withChange(one, 4, 3).includes('sworn'), false],
			];
		},
	],
	[
		'A name with a backtick makes the code span longer: ``` ``sworn: The `ark` › 8 → 12 ticks`` ```.',
		() => [[inCode('sworn: The `ark` › 8 → 12 ticks'), '``sworn: The `ark` › 8 → 12 ticks``']],
	],
	[
		'between commas, semicolons and the like that begins with a capital letter, the name is shown as a link to it',
		() => [
			[
				resultParts('Ash, Rook; ash', name => /^(?:ash|rook)$/i.test(name))
					.filter(({ isNote }) => isNote)
					.map(({ text }) => text),
				['Ash', 'Rook'],
			],
			[resultParts('the old Rook', name => name === 'Rook').some(({ isNote }) => isNote), false],
		],
	],
	[
		'before the option no comma is needed if it is a stat or a meter (`sworn: Face Danger edge`)',
		() =>
			['edge', 'health', 'companion health'].map(option => {
				const line = expectParsed(readInline(`sworn: Face Danger ${option}`));
				return [line.kind === 'record' && record(line.body).roll?.option, option] as const;
			}),
	],
	[
		'Of two possibilities `ask` is the likely one and `or` the other; the answer is the one that it is, on a match with `(extreme)` after it.',
		() =>
			[
				['A', 'yes', false],
				['B', 'no', false],
				['B (extreme)', 'no', true],
			].map(
				([said, answer, isMatch]) =>
					[
						expectParsed(readAsk(`ask: A\nor: B\nanswer: ${said}`)).record,
						{ question: 'A', or: 'B', said, answer, isMatch },
					] as const,
			),
	],
	[
		'**Only blocks** exist of `show`, which records nothing but shows what is elsewhere, and `session`',
		() => [[['show: luck', 'session: 3\nmomentum: 2, 3'].map(writeRecordLine), [undefined, undefined]]],
	],
];

const STATE: readonly Statement[] = [
	[
		'a rank that is misspelt, more than 40 ticks, more segments filled than there are, or an unknown status is reported at its place',
		() => [
			[track('vow: A\nrank: epic\nticks: 40'), true],
			[
				[
					'vow: A\nrank: epik',
					'vow: A\nrank: epic\nticks: 41',
					'clock: A\nsegments: 4\nfilled: 5',
					'vow: A\nrank: epic\nstatus: done',
				].map(track),
				[false, false, false, false],
			],
		],
	],
	[
		'It begins at a heading such as `## Session 3, 2026-11-21` or `# Session 1: The dead relay`, at a record of *Begin a Session*, or at the top of the note.',
		() => [
			[
				sessionsIn(`## Session 3, 2026-11-21\n\n# Session 1: The dead relay\n\n${BEGUN}\n${BEGUN}`, 'J').map(
					({ number }) => number,
				),
				[3, 1, 2],
			],
		],
	],
	[
		'then its name says which one, `Session 3`',
		() => [[['Session 3', 'Session 2026-11-21'].map(numberInName), [3, undefined]]],
	],
	[
		'case, accents and punctuation do not matter',
		() => [[isLetGo('oracle Action, Betray', ['ORACLE: Áction – betray!']), true]],
	],
	[
		'columns to the right and rows down, from 0 to 99, in halves. A list of the two numbers is read as well.',
		() => [
			[
				['3, 2', '0, 99', '3.4, 2', '100, 2'].map(readPosition),
				[{ x: 3, y: 2 }, { x: 0, y: 99 }, { x: 3.5, y: 2 }, undefined],
			],
			[place('chart: [3, 2]')?.position, { x: 3, y: 2 }],
		],
	],
	[
		'`3, 2` lies between `2, 2` and `4, 2`, above `2.5, 3` and `3.5, 3`',
		() => [
			[
				[-1, 1].map(x => GRIDS.hex.after({ x: 3, y: 2 }, { x, y: 0 }, 1)),
				[
					{ x: 2, y: 2 },
					{ x: 4, y: 2 },
				],
			],
			[
				[
					{ x: 2.5, y: 3 },
					{ x: 3.5, y: 3 },
					{ x: 3, y: 3 },
				].map(at => JSON.stringify(GRIDS.hex.snap(at)) === JSON.stringify(at)),
				[true, true, false],
			],
		],
	],
	[
		'A `type` in words (`planet`, `star`, `derelict`, `vault`) chooses the sign of a place.',
		() => [
			[
				['planet', 'star', 'derelict', 'vault', 'inn'].map(type => place(`type: ${type}`)?.sign),
				['world', 'star', 'wreck', 'vault', 'place'],
			],
		],
	],
	[
		'Read as numbers are `"3 "`, `+2`, `−1`, `3.0` and digits in full width.',
		() => [
			[
				['"3 "', '+2', '3.0', '３'].map(health),
				[
					[3, 0],
					[2, 0],
					[3, 0],
					[3, 0],
				],
			],
			[sheet('x: 1\nspirit: −1').character.meters.spirit, -1],
		],
	],
	[
		'A property that is missing or empty (`health:`, `health: ~`) has its starting value.',
		() => [
			[
				['', '~'].map(health),
				[
					[5, 0],
					[5, 0],
				],
			],
			[meterValue(sheet('x: 1').character, 'health', ruleset), 5],
		],
	],
	[
		'(`hearth: 2`, `quests_legacy: 6`), is told with the name that may be meant',
		() =>
			['hearth: 2', 'quests_legacy: 6'].map(
				line => [sheet(line).problems.map(({ message }) => /“(?:heart|quests)”/.test(message)), [true]] as const,
			),
	],
	[
		'`\\ / : * ? " < > | # ^ [ ]`, signs that cannot be seen, a full stop or space at either end, the names that Windows keeps for devices (`CON`, `NUL`, `aux.md`), and more than 200 bytes',
		() => [
			[
				[
					...[...'\\/:*?"<>|#^[]\n\u0000'].map(sign => `a${sign}b`),
					'.a',
					'a.',
					' a',
					'a ',
					'CON',
					'NUL',
					'aux.md',
					'é'.repeat(101),
				].filter(name => fileNameProblem(name) === undefined),
				[],
			],
			[['é'.repeat(100), 'a.b', 'Conan'].map(fileNameProblem), [undefined, undefined, undefined]],
		],
	],
	[
		'A note may state it in its properties, `sworn_format: 1`; without the property it is version 1.',
		() => [
			[
				['---\nsworn_format: 1\n---\n', 'Text.', '---\nsworn_format: 2\n---\n'].map(otherFormat),
				[undefined, undefined, '2'],
			],
		],
	],
];

describe.each([
	['blocks', BLOCKS],
	['records', RECORDS],
	['lines', LINES],
	['state', STATE],
])('the reference says of %s', (_part, statements) => {
	it.each(statements)('%s', (words, facts) => {
		expect(FORMAT_PAGES).toContain(words);
		for (const [found, stated] of facts()) expect(found).toEqual(stated);
	});
});
