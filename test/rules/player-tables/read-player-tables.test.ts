import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../src/rules/oracles/oracle-book';
import { oracleName, oracleRowAt, type Oracle } from '../../../src/rules/oracles/oracle';
import { rowPlainText } from '../../../src/rules/oracles/row-text';
import { facesOf } from '../../../src/rules/player-tables/table-dice';
import type { TableNote } from '../../../src/rules/player-tables/read-player-tables';
import { readPlayerTables } from '../../../src/rules/player-tables/read-player-tables';
import { diceWords, readTitle } from '../../../src/rules/player-tables/table-dice';
import { rollOracle } from '../../../src/play/oracles/oracle-roll';
import { landing } from '../../support/scripted-dice';
import { rows } from '../../support/rows';

const NOTE: TableNote = { path: 'Oracles/Harbour.md', name: 'Harbour' };

const read = (markdown: string, note = NOTE) => readPlayerTables(markdown, note);

/** "Harbour / Weather d6: 1-3 Fog | 4-6 Rain" */
const told = (markdown: string, note = NOTE): readonly string[] =>
	read(markdown, note).tables.map(({ oracle }) => {
		const rows = oracle.rows.map(row => `${row.min}-${row.max} ${rowPlainText(row)}`);
		return `${oracleName(oracle)} ${diceWords(oracle.dice)}: ${rows.join(' | ')}`;
	});

const findings = (markdown: string): readonly string[] => {
	const { tables, findings } = read(markdown);
	return [...findings, ...tables.flatMap(table => table.findings)].map(({ line, message }) => `${line}: ${message}`);
};

const BY_THE_SECOND = ['1-2 Fog', '3-6 Rain']
	.flatMap(row => [1, 2, 3, 4, 5, 6].map(ten => row.replace(/(\d)-(\d)/, `${ten}$1-${ten}$2`)))
	.join(' | ');

describe('a table with a column of ranges for each region', () => {
	const head = '| Near | Middle | Far | Result |\n|-|-|-|-|\n';

	it.each(rows`
		is a table for each => # Sights\n${head}| 1-50 | 1-20 | 1-10 | Gulls |\n| 51-100 | 21-100 | 11-00 | Ice |\n => Harbour / Sights / Near d100: 1-50 Gulls | 51-100 Ice; Harbour / Sights / Middle d100: 1-20 Gulls | 21-100 Ice; Harbour / Sights / Far d100: 1-10 Gulls | 11-100 Ice
		has dashes where a row does not come up => # Sights\n${head}| 1-50 | 1-00 | 1-10 | Gulls |\n| 51-100 | — | 11-00 | Ice |\n => Harbour / Sights / Near d100: 1-50 Gulls | 51-100 Ice; Harbour / Sights / Middle d100: 1-100 Gulls; Harbour / Sights / Far d100: 1-10 Gulls | 11-100 Ice
		under dice => # Sights (d6)\n| Near | Far | Sight | Mood |\n|-|-|-|-|\n| 1-5 | 1 | Gulls | calm |\n| 6 | 2-6 | Ice | grim |\n => Harbour / Sights / Near d6: 1-5 Gulls: calm | 6-6 Ice: grim; Harbour / Sights / Far d6: 1-1 Gulls: calm | 2-6 Ice: grim
		with dice in the head => # Sights\n| d6 Near | d6 Far | Sight |\n|-|-|-|\n| 1-5 | 1 | Gulls |\n| 6 | 2-6 | Ice |\n => Harbour / Sights / Near d6: 1-5 Gulls | 6-6 Ice; Harbour / Sights / Far d6: 1-1 Gulls | 2-6 Ice
		whose 0 is the ten of its die => # Sights (d10)\n| Near | Far | Sight |\n|-|-|-|\n| 1-9 | 1-3 | Gulls |\n| 10 | 4-0 | Ice |\n => Harbour / Sights / Near d10: 1-9 Gulls | 10-10 Ice; Harbour / Sights / Far d10: 1-3 Gulls | 4-10 Ice
		a column of counts is part of the result => # Sights\n| d6 | How many | What |\n|-|-|-|\n| 1-3 | 1 | Gulls |\n| 4-6 | 2-8 | Seals |\n => Harbour / Sights d6: 1-3 1: Gulls | 4-6 2-8: Seals
	`)('%s', (_form, markdown, wanted) => {
		expect(told(markdown)).toEqual(wanted.split('; '));
		expect(findings(markdown)).toEqual([]);
	});

	it('a link to its heading means the first', () => {
		const [near] = read(`# Sights\n${head}| 1-9 | 1-9 | 1-9 | Gulls |\n`).tables;
		expect(near?.oracle.replaces).toEqual(['oracle_rollable:own/Oracles/Harbour.md#sights']);
	});
});

describe('a table', () => {
	it.each(rows`
		ranges under dice => ## Weather\n\n| d6 | Weather |\n| --- | --- |\n| 1-3 | Fog |\n| 4–6 | Rain |\n => Harbour / Weather d6: 1-3 Fog | 4-6 Rain
		dice in the heading => ## Weather (d6)\n\n| # | Weather |\n|-|-|\n| 1 - 5 | Fog |\n| 6 | Rain |\n => Harbour / Weather d6: 1-5 Fog | 6-6 Rain
		00 is the last face => # D100 of woe\n| 1d100 | x |\n|:-:|---|\n| 1-95 | Calm |\n| 96-00 | Gale |\n => Harbour / of woe d100: 1-95 Calm | 96-100 Gale
		0 of a d10 => # W\n| d10 | x |\n|-|-|\n| 1-9 | Calm |\n| 0 | Gale |\n => Harbour / W d10: 1-9 Calm | 10-10 Gale
		no dice named => # W\n| Roll | x |\n|-|-|\n| 1-2 | Calm |\n| 3 | Gale |\n => Harbour / W d3: 1-2 Calm | 3-3 Gale
		two dice => # W (2d4)\n| Roll | x |\n|-|-|\n| 2-7 | Calm |\n| 8 | Gale |\n => Harbour / W 2d4: 2-7 Calm | 8-8 Gale
		without numbers => # Names\n| Name |\n|-|\n| Ada |\n| Bo |\n| Cy |\n => Harbour / Names d3: 1-1 Ada | 2-2 Bo | 3-3 Cy
		with more columns => # Who\n| d2 | Name | Wants |\n|-|-|-|\n| 1 | Ada | a boat |\n| 2 | Bo | |\n => Harbour / Who d2: 1-1 Ada: a boat | 2-2 Bo
		with a column of weights => # W\n| Weather | Weight |\n|-|-|\n| Fog | 3 |\n| Rain | 1 |\n| Never | 0 |\n => Harbour / W d4: 1-3 Fog | 4-4 Rain | null-null Never
		with weights told by their sign => # W\n| | Weather |\n|-|-|\n| ×3 | Fog |\n| x1 | Rain |\n => Harbour / W d4: 1-3 Fog | 4-4 Rain
		with escaped pipes, code and emphasis => # W\n| d2 | x |\n|-|-|\n| 1 | **Fog** \\| \`[[#W]]\` |\n| 2 | ==Rain==<br>and hail |\n => Harbour / W d2: 1-1 Fog | [[#W]] | 2-2 Rain, and hail
		in a callout, under its title => > [!info] Weather (d2)\n> | d2 | x |\n> |-|-|\n> | 1 | Fog |\n> | 2 | Rain |\n => Harbour / Weather d2: 1-1 Fog | 2-2 Rain
		without a head => # W\n| 1 | Fog |\n| 2 | Rain |\n => Harbour / W d2: 1-1 Fog | 2-2 Rain
		with Windows line breaks => # W\r\n| d2 | x |\r\n|-|-|\r\n| 1 | Fog |\r\n| 2 | Rain |\r\n => Harbour / W d2: 1-1 Fog | 2-2 Rain
		of d66 => # W (d66)\n| d66 | x |\n|-|-|\n| 11-26 | Fog |\n| 31-66 | Rain |\n => Harbour / W d66: 11-16 Fog | 21-26 Fog | 31-36 Rain | 41-46 Rain | 51-56 Rain | 61-66 Rain
		of two dice that are read as tens and ones => # W\n| dice: 1d6;1d6 | x |\n|-|-|\n| 1-5;1-6 | Fog |\n| 6;1-3 | Rain.<br>And hail |\n| 6;4-6 | Sun |\n => Harbour / W d66: 11-16 Fog | 21-26 Fog | 31-36 Fog | 41-46 Fog | 51-56 Fog | 61-63 Rain. And hail | 64-66 Sun
		of two dice, the second of which decides => # W\n| d6; d6 | x |\n|-|-|\n| 1-6;1-2 | Fog |\n| 1-6; 3-6 | Rain |\n => Harbour / W d66: ${BY_THE_SECOND}
		of dice of several kinds => # W\n| 1d2;1d4 | x |\n|-|-|\n| 1;1-4 | Fog |\n| 2;1 | Rain |\n| 2;2-4 | Sun |\n => Harbour / W d8: 1-4 Fog | 5-5 Rain | 6-8 Sun
		with German dice => ## Wetter (1W6)\n| W6 | x |\n|-|-|\n| 1-3 | Nebel |\n| 4-6 | Regen |\n => Harbour / Wetter d6: 1-3 Nebel | 4-6 Regen
		with a W% => # Wetter W%\n| # | x |\n|-|-|\n| 1-50 | Nebel |\n| 51-00 | Regen |\n => Harbour / Wetter d100: 1-50 Nebel | 51-100 Regen
		of two German dice => # W\n| W2; W2 | x |\n|-|-|\n| 1;1-2 | Fog |\n| 2;1-2 | Rain |\n => Harbour / W d4: 1-2 Fog | 3-4 Rain
		under a line with its dice => # W\n**Roll 1d8:**\n\n| # | x |\n|-|-|\n| 1-4 | Fog |\n| 5-8 | Rain |\n => Harbour / W d8: 1-4 Fog | 5-8 Rain
		under dice of which the text speaks otherwise => # W\nA storm deals 2d6 harm.\n\n| # | x |\n|-|-|\n| 1-4 | Fog |\n| 5-6 | Rain |\n => Harbour / W d6: 1-4 Fog | 5-6 Rain
		with weights behind the words => # W (d4)\n| Weather | Mood |\n|-|-|\n| Fog (3) | calm |\n| Rain (1) | grim |\n => Harbour / W d4: 1-3 Fog: calm | 4-4 Rain: grim
		of rows beyond 999 => # W\n| d10000 | x |\n|-|-|\n| 1-9999 | Fog |\n| 10,000 | Rain |\n => Harbour / W d10000: 1-9999 Fog | 10000-10000 Rain
		of rows to 1.000 without dice => # W\n| # | x |\n|-|-|\n| 1-999 | Fog |\n| 1.000 | Rain |\n => Harbour / W d1000: 1-999 Fog | 1000-1000 Rain
		of years, which are no rolls => # W\n| Year | x |\n|-|-|\n| 1894 | Fog |\n| 1910 | Rain |\n => Harbour / W d2: 1-1 1894: Fog | 2-2 1910: Rain
		above the first heading => ---\nsworn: oracles\n---\n| d2 | x |\n|-|-|\n| 1 | Fog |\n| 2 | Rain |\n => Harbour d2: 1-1 Fog | 2-2 Rain
	`)('%s', (_form, markdown, wanted) => {
		expect(told(markdown)).toEqual([wanted]);
		expect(findings(markdown)).toEqual([]);
	});
});

describe('a list', () => {
	it.each(rows`
		bullets => ## Names\n\n- Ada\n- Bo\n => Harbour / Names d2: 1-1 Ada | 2-2 Bo
		numbers => ## Weather d3\n1. Fog\n2. Rain\n3. Sun\n => Harbour / Weather d3: 1-1 Fog | 2-2 Rain | 3-3 Sun
		the faces of two dice => ## W [2d2]\n1. Fog\n2. Rain\n3. Sun\n => Harbour / W 2d2: 2-2 Fog | 3-3 Rain | 4-4 Sun
		ranges => ## Weather: d6\n- 1-4: Fog\n- **5–6:** Rain\n => Harbour / Weather d6: 1-4 Fog | 5-6 Rain
		ranges that end at 66, with no dice named => ## W\n- 11-26: Fog\n- 31-66: Rain\n => Harbour / W d66: 11-16 Fog | 21-26 Fog | 31-36 Rain | 41-46 Rain | 51-56 Rain | 61-66 Rain
		numbers under German dice => ## Names W3\n1. Ada\n2. Bo\n3. Cy\n => Harbour / Names d3: 1-1 Ada | 2-2 Bo | 3-3 Cy
		lines right below their dice => ## Weather\nRoll 1d8:\n1-4: Fog\n5-8: Rain\n => Harbour / Weather d8: 1-4 Fog | 5-8 Rain
		lines below German dice => ## Wetter\nWürfle 1W8:\n\n1-4: Nebel\n5-8: Regen\n => Harbour / Wetter d8: 1-4 Nebel | 5-8 Regen
		numbers below a sentence with their dice => ## Weather\nThe sky on a d3 at dusk.\n1. Fog\n2. Rain\n3. Sun\n => Harbour / Weather d3: 1-1 Fog | 2-2 Rain | 3-3 Sun
		with weights in brackets => ## Weather (d6)\n- Fog (3)\n- Rain (×1)\n- Sun (2x)\n => Harbour / Weather d6: 1-3 Fog | 4-4 Rain | 5-6 Sun
		with weights ahead => ## Weather (W4)\n- (3) Fog\n- (1) Rain\n => Harbour / Weather d4: 1-3 Fog | 4-4 Rain
		with ages behind as many rows as faces => ## People (d2)\n- Ada (34)\n- Bo (27)\n => Harbour / People d2: 1-1 Ada (34) | 2-2 Bo (27)
		with a number behind some rows => ## People (d3)\n- Ada (34)\n- Bo\n- Cy (2)\n => Harbour / People d3: 1-1 Ada (34) | 2-2 Bo | 3-3 Cy (2)
		ranges beyond 999 => ## Weather (d1000)\n- 1-500: Fog\n- 501-1000: Rain\n => Harbour / Weather d1000: 1-500 Fog | 501-1000 Rain
		years => ## Log\n- 1894: Fog\n- 1910: Rain\n => Harbour / Log d2: 1-1 1894: Fog | 2-2 1910: Rain
		lines with ranges => ## Weather (roll d6)\n1-4: Fog\n5-6: Rain\n => Harbour / Weather d6: 1-4 Fog | 5-6 Rain
		what is indented stands beside it => ## N\n- Ada\n  - a boat\n  - a debt\n- Bo\n => Harbour / N d2: 1-1 Ada: a boat, a debt | 2-2 Bo
		of tasks => ## N\n- [ ] Ada\n- [x] Bo\n => Harbour / N d2: 1-1 Ada | 2-2 Bo
	`)('%s', (_form, markdown, wanted) => {
		expect(told(markdown)).toEqual([wanted]);
		expect(findings(markdown)).toEqual([]);
	});
});

describe('a row that is struck through', () => {
	it.each(rows`
		of a list is left out, and the others keep even odds => ## W\n- Fog\n- ~~Rain, [[Ada]]~~\n- Sun\n => Harbour / W d2: 1-1 Fog | 2-2 Sun
		of a table is left out with all of its columns => ## W\n| Name | Wants |\n|-|-|\n| ~~Ada~~ | ~~a boat~~ |\n| Bo | a dog |\n => Harbour / W d1: 1-1 Bo: a dog
		with one cell struck stays => ## W\n| Name | Wants |\n|-|-|\n| Ada | ~~a boat~~ |\n | Bo | a dog |\n => Harbour / W d2: 1-1 Ada: ~~a boat~~ | 2-2 Bo: a dog
		with words that are not stays => ## W\n- ~~Fog~~ Rain\n- Sun\n => Harbour / W d2: 1-1 ~~Fog~~ Rain | 2-2 Sun
		leaves its number free where dice are named => ## W (d3)\n- Fog\n- ~~Rain~~\n- Sun\n => Harbour / W d3: 1-1 Fog | 3-3 Sun
		leaves its range free => ## W\n| d6 | x |\n|-|-|\n| 1-3 | ~~Fog~~ |\n| 4-6 | Rain |\n => Harbour / W d6: 4-6 Rain
	`)('%s', (_title, markdown, wanted) => {
		expect(told(markdown)).toEqual([wanted]);
		expect(findings(markdown)).toEqual([]);
	});

	it('takes along what leads to its table if it was the last one there', () => {
		const note = '## L\n- A vow: [[#A]]\n- A scar: [[#B]]\n\n## A\n- x\n- ~~y~~\n\n## B\n- z\n';
		const leads = (markdown: string) => told(markdown)[0];
		expect(leads(note)).toBe('Harbour / L d2: 1-1 A vow: A | 2-2 A scar: B');
		const emptied = note.replace('- x', '- ~~x~~');
		expect(leads(emptied)).toBe('Harbour / L d1: 1-1 A scar: B');
		expect(findings(emptied)).toEqual([]);
	});
});

it('counts the tables of one heading, and knows what the list behind a callout belongs to', () => {
	expect(told('## N\n- a\n\n> [!tip] T\n> - b\n\n- c\n')).toEqual([
		'Harbour / N d1: 1-1 a',
		'Harbour / N 2 d1: 1-1 c',
		'Harbour / T d1: 1-1 b',
	]);
});

it.each([
	['Weather (d6)', 'Weather', 'd6'],
	['1d100: Weather', 'Weather', 'd100'],
	['Weather — d%', 'Weather', 'd100'],
	['Namen (W20)', 'Namen', 'd20'],
	['2w6+1 Wetter', 'Wetter', '2d6+1'],
	['The ww2 of old', 'The ww2 of old', undefined],
	['Weather (roll 2d6+1) at sea', 'Weather at sea', '2d6+1'],
	['The band6 of old', 'The band6 of old', undefined],
	['d6', '', 'd6'],
])('the heading “%s” is %s, %s', (heading, title, dice) => {
	const read = readTitle(heading);
	expect([read.title, read.dice && diceWords(read.dice)]).toEqual([title, dice]);
});

describe('a link', () => {
	const markdown =
		'## Ship (d2)\n1. A [[#Kind (d2)|sloop]] from [[Ports#North]]\n2. None, says [[Ada]]\n\n## Kind (d2)\n1. brig\n2. cutter\n';
	const ports = { path: 'Ports.md', name: 'Ports' };
	const resolve = (link: string) => (link === 'Ports' ? 'Ports.md' : link === 'Ada' ? 'People/Ada.md' : undefined);
	const tables = [
		...readPlayerTables(markdown, { ...NOTE, resolve }).tables,
		...readPlayerTables('## North\n- Rime\n- Hoar\n', ports).tables,
	].map(({ oracle }) => oracle);
	const [ship] = tables;
	const book = bookOf(tables);

	it('to a table, of this note or another, is rolled in its place', () => {
		expect(ship && rollOracle(ship, book, landing([1, 2, 1]))).toEqual({
			oracle: 'Harbour / Ship',
			dice: [1, 2, 1],
			result: 'A cutter from Rime',
			isEndless: false,
		});
	});

	it('to anything else stays a name', () => {
		expect(ship && rollOracle(ship, book, landing([2])).result).toBe('None, says Ada');
	});

	it('to a note with one table leads to that', () => {
		const [only] = readPlayerTables('- [[Ports]]\n', { ...NOTE, resolve }).tables.map(({ oracle }) => oracle);
		const all = bookOf([...tables, ...(only ? [only] : [])]);
		expect(only && rollOracle(only, all, landing([1, 2])).result).toBe('Hoar');
	});
});

it('weights under no dice are read, and it is said', () => {
	expect(told('## W\n- Fog (3)\n- Rain (1)\n')).toEqual(['Harbour / W d4: 1-3 Fog | 4-4 Rain']);
	expect(findings('## W\n- Fog (3)\n- Rain (1)\n')).toEqual([
		'2: The numbers in brackets are read as weights, so a d4 is rolled. Name the dice above them to say that this is meant.',
	]);
});

it.each(rows`
	beside it, in double braces => - {{Omen}} in the fog => crow in the fog
	beside it, in braces => - A sky with {Omen}. => A sky with crow.
	of another note, by its path => - {Ports / Tide} => ebb
	of another note, by its name => - {tide} => ebb
	in a further column => - Fog\n  - {Omen} => Fog: crow
	twice => - {Omen} and {Omen} => crow and owl
	none, so that it stands as written => - {Nobody} says {{nothing}} => {Nobody} says {{nothing}}
`)('a row rolls on the table that it names: %s', (_form, markdown, wanted) => {
	const note = read(`## Sky\n${markdown}\n\n## Omen (d2)\n1. crow\n2. owl\n`).tables;
	const ports = readPlayerTables('## Tide\n- ebb\n', { path: 'Ports.md', name: 'Ports' }).tables;
	const tables = [...note, ...ports].map(({ oracle }) => oracle);
	const [sky] = tables;
	expect(sky && rollOracle(sky, bookOf(tables), landing([1, 1, 2])).result).toBe(wanted);
});

describe('a table that rolls itself for ever', () => {
	const markdown = '## A\n- [[#B]]\n\n## B\n- [[#A]]\n- once more [[#B]]\n\n## C\n- [[#A]]\n- an end\n';

	it('is reported at its line', () => {
		expect(findings(markdown)).toEqual([
			'2: Every row of this table leads back to it, so a roll on it never ends. Give it a row that leads nowhere else.',
			'5: Every row of this table leads back to it, so a roll on it never ends. Give it a row that leads nowhere else.',
		]);
	});

	it('comes to an end when it is rolled', () => {
		const tables = read(markdown).tables.map(({ oracle }) => oracle);
		const [a] = tables;
		const answer = a && rollOracle(a, bookOf(tables), landing(Array.from({ length: 60 }, () => 1)));
		expect(answer?.isEndless).toBe(true);
	});
});

it('what is malformed is reported with its line and what to do', async () => {
	const markdown = `# Gaps (d6)
| d6 | x |
|-|-|
| 1 | Fog |
| 3-2 | Rain |
| 4-5 | Hail |
| 5-7 | Snow |
| many | Wind |
| 6 | |
| | Frost |

# No rows (d6)
| d6 | x |
|-|-|

# Nothing (d8)
Only prose.

# Odd (d0)
- a
- b

# Too few (d6)
- a
- b

# Breaks off
| Roll | x |
|-|-|
| 1-50 | a |
| 51-95 | b |

# Weights (d6)
| x | Weight |
|-|-|
| a | 2 |
| b | lots |

# No dashes
| d2 | x |
| 1 | a |
| 2 | see [[#Nowhere]] |
`;
	await expect(findings(markdown).join('\n')).toMatchFileSnapshot('approved/findings.txt');
});

describe('whatever a note holds', () => {
	const word = fc.oneof(
		fc.constantFrom(
			'|',
			'\n',
			'|-|-|\n',
			'| 1-',
			'- ',
			'1. ',
			'# ',
			'd6',
			'(2d6)',
			'[[#',
			']]',
			'[[',
			'`',
			'> [!a] ',
			'```\n',
			'×3',
			'%%',
			'<!--',
			'**',
			'  - ',
			'\r\n',
			'[x](',
			')',
			'==',
			'00',
		),
		fc.string({ maxLength: 12 }),
	);
	const garbage = fc.array(word, { maxLength: 80 }).map(words => words.join(''));

	it('never throws, and every table that is read can be rolled on', () => {
		fc.assert(
			fc.property(garbage, markdown => {
				const tables = read(markdown).tables.map(({ oracle }) => oracle);
				const book = bookOf(tables);
				const dice = { roll: (sides: number) => Math.max(1, Math.ceil(sides / 2)) };
				for (const oracle of tables) expect(typeof rollOracle(oracle, book, dice).result).toBe('string');
			}),
			{ numRuns: 400 },
		);
	});

	it('a clean table has a row for each face', () => {
		// 66 faces are those of two dice, read as tens and ones
		const sizes = fc
			.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 20 })
			.filter(sizes => sizes.reduce((sum, size) => sum + size) !== 66);
		fc.assert(
			fc.property(sizes, sizes => {
				let next = 1;
				const rows = sizes.map((size, i) => `| ${next}-${(next += size) - 1} | row ${i} |`);
				const markdown = `# T (d${next - 1})\n| Roll | Result |\n|-|-|\n${rows.join('\n')}\n`;
				const [table] = read(markdown).tables;
				expect(table?.findings).toEqual([]);
				for (const face of facesOf(table?.oracle.dice ?? { count: 0, sides: 1, modifier: 0 }))
					expect(table && oracleRowAt(table.oracle, face)).toBeDefined();
			}),
		);
	});

	it.each([
		['rows', `# T (d6)\n| d6 | x |\n|-|-|\n${'| 1-999 | x |\n'.repeat(20_000)}`],
		['lists', '# T (d6)\n- x\n'.repeat(20_000)],
		['brackets', `- ${'[['.repeat(50_000)}`],
		['backticks', `- ${'` '.repeat(50_000)}`],
		['pipes', `|${'a|'.repeat(100_000)}\n|-|-|\n`],
		['deep lists', Array.from({ length: 3000 }, (_, i) => `${' '.repeat(i % 200)}- x`).join('\n')],
		['a chain', Array.from({ length: 600 }, (_, i) => `# T${i}\n- [[#T${i + 1}]]\n`).join('\n')],
	])('is read in good time: many %s', (_what, markdown) => {
		const { tables, findings } = read(markdown);
		expect(tables.length).toBeLessThanOrEqual(500);
		expect(findings.length).toBeLessThanOrEqual(201);
	});
});

describe('a link to an oracle of the rules, by its id', () => {
	const action = emptyOracle('oracle_rollable:starforged/core/action', ['Core', 'Action']);
	it.each([
		['[It](oracle_rollable:starforged/core/action)', [1], 'Sink, again'],
		['[It](datasworn:oracle_rollable:starforged/core/action)', [1], 'Sink, again'],
		['[[It]](datasworn:oracle_rollable:starforged/core/action)', [1], 'Sink, again'],
		['[[Core\\|It]](oracle_rollable:starforged/core/action)', [1], 'Sink, again'],
		['[It](oracle_rollable:starforged/core/none)', [], 'It, again'],
		['[It](asset:starforged/path/ace)', [], 'It, again'],
		['[[It]](move:starforged/combat/strike)', [], 'It, again'],
	])('%s', (link, more, result) => {
		const [table] = read(`# W\n| d1 | x |\n|-|-|\n| 1 | ${link}, again |\n`).tables;
		if (!table) throw new Error('no table');
		const answer = rollOracle(table.oracle, bookOf([table.oracle, action]), landing([1, ...more]));
		expect(answer.result).toBe(result);
	});

	it('and a range that the dice do not have is told', () => {
		expect(findings('# W\n| 1d6;1d6 | x |\n|-|-|\n| 1-6;1-6 | Fog |\n| 7;1 | Rain |\n').join()).toContain('“7;1”');
	});
});

function emptyOracle(_id: string, path: readonly string[]): Oracle {
	const row = { min: 1, max: 1, text: 'Sink', details: [], oracle_rolls: [] };
	const dice = { count: 1, sides: 1, modifier: 0 };
	return { _id, path, dice, rows: [row], synonyms: [], suggestions: [], replaces: [], tags: {} };
}
