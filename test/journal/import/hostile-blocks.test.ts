import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesOf } from '../../../src/journal/import/campaign-names';
import { importPlay } from '../../../src/journal/import/import-journal';
import { keepsProse } from '../../../src/journal/edit-guard/import-law';
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

const RUNS = { numRuns: Number(process.env['RUNS'] ?? 150) };

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
