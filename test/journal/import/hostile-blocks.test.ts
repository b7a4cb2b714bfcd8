import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesOf } from '../../../src/journal/import/campaign-names';
import { importPlay } from '../../../src/journal/import/import-journal';
import { keepsProse } from '../../../src/journal/edit-guard/import-guard';
import type { StateNote } from '../../../src/journal/import/imported-note';
import { applyChanges } from '../../../src/journal/text/text-change';
import { contextOf } from './import-context';

const NOTES: readonly StateNote[] = [
	{ path: 'Salt/Ada.md', name: 'Ada', kind: 'character' },
	{ path: 'Salt/Bo.md', name: 'Bo', kind: 'character' },
	{ path: 'Salt/Ark.md', name: 'Ark', kind: 'vow', rank: 'formidable' },
	{ path: 'Salt/Tide.md', name: 'Tide', kind: 'clock' },
];
const names = namesOf(contextOf([], 'starforged', { notes: NOTES }), new Map([['starship', 'Tern']]));

/** Nodes as the other plugin writes them, without the brace of their children. */
const LEAVES = [
	...[
		'add 1 "high ground"',
		'roll "Iron" action=2 adds=1 stat=3 vs1=8 vs2=9',
		'reroll action="6"',
		'burn from=10 to=2',
	],
	...['roll "Iron" 2 3 0 8 9', 'progress-roll name="Ark" score=6 vs1=3 vs2=9', 'meter "Health" from=5 to=4'],
	...['meter "Starship / Integrity" 4 3', 'progress from=8 name="[[Salt\\/Ark.md|Ark]]" rank="formidable" steps=1'],
	...['track name="Ark" status="added"', 'track name="Ark" from=4 to=12', 'clock name="Tide" from=0 out-of=4 to=1'],
	...['clock name="Tide" status="resolved"', 'position from="in control" to="in a bad spot"', 'xp from=3 to=5'],
	...['impact "wounded" true', 'asset name="Starship" status="added"', 'moon phase="full"', 'die-roll "luck" 4'],
	...['- "The lamp goes out."', 'oracle name="Core Oracles / Theme" result="Trade" roll=96', 'move "Begin a Session"'],
];
const GROUPS = [
	...['move "[Face Danger](datasworn:move:starforged\\/adventure\\/face_danger)"', 'move "House rule"'],
	...['actor name="[[Salt\\/Ada.md|Ada]]"', '- "Who sent it?"', 'oracle-group name="NPC: New NPC"'],
	...['oracle name="[Theme](datasworn:oracle_rollable:starforged\\/core\\/theme)" result="Trade" roll=96'],
	...[
		'oracle name="Will [[Salt\\/Tide.md|Tide]] advance? (Likely)" result="Yes" roll=34',
		'dice-expr expr="d6" result=4',
	],
];

/** What somebody may have written into a node; `M` is a word of its own. */
const EXTRAS = [
	...[' "M"', ' why="M"', ' note="M it was"', ' /* M */', ' /-"M"', ' /-why="M"', ' (M)"M"', ' from="M"', ' level="M"'],
	...[
		' id="M"',
		' status="M"',
		' result="M"',
		' name="M"',
		' "M" "M"',
		' // M',
		' { - "M"\n}',
		' /-{ - "M"\n}',
		' M=true',
	],
];
const LINES = ['// M', '/* M\n M */', '/- meter "M" 5 4', 'M', 'M "x" { M }', '- "M"', 'add 1 "M"', 'meter "M" 3 2'];

const leaf = fc
	.tuple(fc.constantFrom(...LEAVES), fc.option(fc.constantFrom(...EXTRAS), { freq: 2 }))
	.map(([node, extra]) => `${node}${extra ?? ''}`);
const line = fc.oneof({ weight: 3, arbitrary: leaf }, fc.constantFrom(...LINES));
const indented = (lines: readonly string[]) => lines.map(each => `    ${each.replaceAll('\n', '\n    ')}`).join('\n');
const group = (inside: fc.Arbitrary<string>) =>
	fc
		.tuple(
			fc.constantFrom(...GROUPS),
			fc.option(fc.constantFrom(...EXTRAS.filter(extra => !/[{/]/.test(extra))), { freq: 2, nil: '' }),
			fc.array(inside, { maxLength: 5 }),
		)
		.map(([head, extra, lines]) => `${head}${extra} {\n${indented(lines)}\n}`);
const node = fc.oneof(line, group(line), group(fc.oneof(line, group(line))));

/** Gives each `M` a word of its own. */
function marked(source: string) {
	const marks: string[] = [];
	const text = source.replace(/\bM\b/g, () => {
		marks.push(`zq${marks.length}zq`);
		return marks.at(-1) ?? '';
	});
	return { text, marks };
}

const RUNS = { numRuns: Number(process.env['RUNS'] ?? 60) };

describe('a block that holds more than the other plugin writes', () => {
	it('keeps each of its words in the note, or names it in the report', () => {
		fc.assert(
			fc.property(
				fc.array(node, { minLength: 1, maxLength: 5 }),
				fc.constantFrom('line' as const, 'block' as const),
				(nodes, form) => {
					const { text, marks } = marked(nodes.join('\n'));
					const note = `I run.\n\n\`\`\`iron-vault-mechanics\n${text}\n\`\`\`\n\nShe waits.\n`;
					const play = importPlay(note, names, form);
					expect(keepsProse(note, play.changes)).toBe(true);
					const after = applyChanges(note, play.changes);
					const said = `${after}\n${play.lines.map(({ why }) => why ?? '').join('\n')}`;
					expect(marks.filter(mark => !said.toLowerCase().includes(mark))).toEqual([]);
					expect(applyChanges(after, importPlay(after, names, form).changes)).toBe(after);
				},
			),
			RUNS,
		);
	});
});

describe('another character who acts within a move', () => {
	it.each([
		['says something', '- "The lamp goes out."', 'The lamp goes out.'],
		['changes', 'meter "Health" from=5 to=4', '`sworn: Ada › health 5 → 4`'],
		['moves', 'move "Begin a Session"', '`sworn: Begin a Session, by Ada, from Face Danger; imported iron-vault`'],
	])('%s: a second import finds nothing more', (_, inside, expected) => {
		const block = `move "Face Danger" {\n    actor name="[[Salt\\/Ada.md|Ada]]" {\n        ${inside}\n    }\n}`;
		const note = `I run.\n\n\`\`\`iron-vault-mechanics\n${block}\n\`\`\`\n`;
		const after = applyChanges(note, importPlay(note, names, 'line').changes);
		expect(after).toContain(expected);
		expect(after).not.toContain('iron-vault-mechanics');
		expect(applyChanges(after, importPlay(after, names, 'line').changes)).toBe(after);
	});
});

/** What another plugin wrote, with words in it that somebody added: each stands in the note or in the report. */
function keepsEachWord(written: string, put: (text: string) => string, form: 'line' | 'block'): void {
	const { text, marks } = marked(written);
	const note = put(text);
	const play = importPlay(note, names, form);
	expect(keepsProse(note, play.changes)).toBe(true);
	const after = applyChanges(note, play.changes);
	const said = `${after}\n${play.lines.map(({ why }) => why ?? '').join('\n')}`.toLowerCase();
	expect(
		marks.filter(mark => !said.includes(mark)),
		`${note}\n---\n${said}`,
	).toEqual([]);
}

/** Spans as the other plugin writes them. */
const SPANS = [
	...['iv-move:Face Danger|Edge|4|2|1|3|9', 'iv-move:Face Danger|Ada / Edge|4|2|0|3|9|adds=1(why),2|burn=8:2'],
	...['iv-move:House rule|Edge|4|2|0|3|9|move:house', 'iv-action-roll:Iron|4|2|0|3|9', 'iv-noroll:Begin a Session'],
	...['iv-progress:Fulfill Your Vow|Ark|6|3|9|Salt/Ark.md', 'iv-oracle:Theme|96|Trade', 'iv-oracle:Likely|34|Yes'],
	...['iv-meter:Health|5|4', 'iv-burn:8|2', 'iv-reroll:action|4|6|Edge|1|0|3|9|2', 'iv-initiative:Ada|in control|none'],
	...['iv-dice:2d6 {3+5}|8', 'iv-track-create:Ark|Salt/Ark.md', 'iv-track-advance:Ark|Salt/Ark.md|8|12|formidable|1'],
	...['iv-clock-create:Tide|Salt/Tide.md', 'iv-clock-advance:Tide|Salt/Tide.md|0|1|1|4|odds=Likely:34:Yes'],
	...[
		'iv-entity-create:Ship|Tern|Salt/Tern.md',
		'iv-ooc:we stop here',
		'iv-moon:full',
		'iv-track-complete:Ark|Salt/Ark.md',
	],
];
const FIELDS = [
	'M',
	'why M',
	'M.',
	'adds=1(M)',
	'adds=M',
	'burn=M',
	'odds=M:1:Yes',
	'odds=Likely:1:M',
	'cursed=M',
	'M (M)',
];

const span = fc
	.tuple(fc.constantFrom(...SPANS), fc.constantFrom(...FIELDS), fc.nat(9), fc.constantFrom('instead', 'between', 'in'))
	.map(([code, field, place, how]) => {
		const fields = code.split('|');
		const at = place % (fields.length + 1);
		const [old = ''] = fields.slice(at);
		const head = at === 0 ? (/^iv-[a-z-]+:/.exec(old)?.[0] ?? '') : '';
		// the address of a note is no word of anybody
		if (how !== 'between' && old.endsWith('.md')) return `${code}|${field}`;
		if (how === 'in') fields.splice(at, 1, `${old} ${field}`);
		else fields.splice(at, how === 'instead' ? 1 : 0, head + field);
		return fields.join('|').replace(/^(?!iv-)/, 'iv-meter:');
	});

const anyForm = fc.constantFrom('line' as const, 'block' as const);

it('a span that holds more keeps each of its words in the note, or names it in the report', () => {
	fc.assert(
		fc.property(fc.array(span, { minLength: 1, maxLength: 4 }), anyForm, (spans, form) => {
			keepsEachWord(spans.join('\n'), text => `I run.\n\nSo \`${text.replaceAll('\n', '` `')}\` it is.\n`, form);
		}),
		RUNS,
	);
});

const OLD: Readonly<Record<string, readonly string[]>> = {
	move: [
		'name: Face Danger\nid: starforged/moves/adventure/face_danger\naction: 3\nstat: Wits\nstatVal: 2\nadds:\n  - amount: 1\n    desc: rope\nchallenge1: 1\nchallenge2: 9\nburn: { orig: 10, reset: 2 }',
		'name: Fulfill Your Vow\nprogressTrack: Ark\nprogressTicks: 27\nchallenge1: 3\nchallenge2: 9',
		'Face Danger: action 3 +2{wits} +1{why} vs 1, 3 (burn: 8>2)',
	],
	oracle: [
		'roll:\n  kind: simple\n  roll: 10\n  tableId: starforged/oracles/core/action\n  tableName: Action\n  results: [Avoid]',
		'question: Is it open?\nroll:\n  roll: 34\n  tableId: starforged/moves/fate/ask_the_oracle/likely\n  tableName: Likely\n  results: [Yes]',
		'roll:\n  roll: 10\n  tableName: Action\n  results: [Avoid]\n  subrolls:\n    - { roll: 4, tableName: Theme, results: [Trade] }',
	],
};
const OLD_EXTRAS = [
	'# M',
	'why: M',
	'id: M',
	'kind: M',
	'name: M',
	'raw: M',
	'M',
	'M: 3',
	'question: M',
	'burn: { why: M }',
];

it('a block of the first months keeps each of its words in the note, or names it in the report', () => {
	const any = fc
		.constantFrom(...Object.keys(OLD))
		.chain(kind =>
			fc.tuple(
				fc.constant(kind),
				fc.constantFrom(...(OLD[kind] ?? [])),
				fc.constantFrom(...OLD_EXTRAS),
				fc.nat(12),
				fc.constantFrom('row', 'end', 'inside', 'instead'),
			),
		);
	fc.assert(
		fc.property(any, anyForm, ([kind, body, extra, place, how], form) => {
			const rows = body.split('\n');
			const at = place % rows.length;
			const indent = /^ */.exec(rows[at] ?? '')?.[0] ?? '';
			if (how === 'row') rows.splice(at, 0, indent + extra);
			if (how === 'end') rows[at] = `${rows[at] ?? ''} ${extra}`;
			if (how === 'inside') rows[at] = (rows[at] ?? '').replace(/(?<=[:{] ?)\w+/, word => `${word} M`);
			if (how === 'instead') rows[at] = (rows[at] ?? '').replace(/: [^:]+$/, ': M');
			keepsEachWord(rows.join('\n'), text => `I run.\n\n\`\`\`${kind}\n${text}\n\`\`\`\n\nOn.\n`, form);
		}),
		RUNS,
	);
});

it('what the other plugin writes by itself is not reported as lost', () => {
	for (const code of SPANS) {
		const note = `So \`${code}\` it is.\n`;
		const { changes, lines } = importPlay(note, names, 'line');
		if (changes.length > 0 && !code.includes('Ada')) expect(lines.map(({ why }) => why)).toEqual([undefined]);
	}
	for (const [kind, bodies] of Object.entries(OLD))
		for (const body of bodies.filter(each => !each.includes('subrolls'))) {
			const note = `\`\`\`${kind}\n${body}\n\`\`\`\n`;
			expect(importPlay(note, names, 'line').lines.map(({ why }) => why)).toEqual([undefined]);
		}
});
