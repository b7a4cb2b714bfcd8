import { afterEach, describe, expect, it } from 'vitest';
import { ended } from '../../support/last-line-break';
import { close, fence } from '../commands/writing';
import { settings } from '../opened';
import { KESTREL } from '../played';
import { typing } from './typing';

afterEach(close);

const FILES = { 'Kestrel.md': KESTREL };
const STORM = '---\nsworn: clock\nsegments: 6\nfilled: 2\ncharacter: "[[Kestrel]]"\n---\n';

it.each([
	{
		what: 'a question, as a block',
		typed: ';;likely is it guarded?',
		faces: [60],
		answers: 'block',
		shown: /^I wait\. \n\n```sworn\nask: is it guarded\?\nodds: likely\ndice: 60\nanswer: yes\n```\n\n‸$/,
	},
	{
		what: 'a question, as a line in the sentence',
		typed: ';;likely is it guarded?',
		faces: [60],
		answers: 'line',
		shown: /^I wait\. `sworn: is it guarded\? › yes \(likely: 60\)`‸$/,
	},
	{
		what: 'an oracle, as a line in the sentence',
		typed: ';;action theme',
		faces: [1, 1],
		answers: 'line',
		shown: /^I wait\. `sworn: Core \/ Action \+ Theme › .+`‸$/,
	},
	{
		what: 'an oracle, as a block',
		typed: ';;action',
		faces: [1],
		answers: 'block',
		shown: /^I wait\. \n\n```sworn\noracle: Core \/ Action\ndice: 1\nresult: .+\n```\n\n‸$/,
	},
])('the oracle answers where one types: $what', async ({ typed, faces, answers, shown }) => {
	const host = await typing('I wait. ‸', faces, FILES, settings({ answers }));
	await host.enter(typed);
	expect(host.shown()).toMatch(shown);
	expect(host.notices()).toEqual([]);
	expect(document.querySelector('.sworn-unseen[role=status]')?.textContent).toContain(': ');
});

it('dice are thrown where one types, as a line', async () => {
	const host = await typing('I wait. ‸', [3, 4], FILES, settings({ answers: 'block' }));
	await host.enter(';;2d6+1');
	expect(host.shown()).toBe('I wait. `sworn: 2d6 + 1 › 8 (3, 4)`‸');
	expect(host.notices()).toEqual([]);
});

describe('values change where one types', () => {
	const VOW = (ticks: number) => fence(`vow: Find the ark\nrank: formidable\nticks: ${ticks}`);
	const HURT = KESTREL.replace('health: 5', 'health: 4');

	it.each<{ what: string; note: string; files?: Record<string, string>; typed: string; after: string; wrote?: string }>(
		[
			{
				what: 'a meter',
				note: 'It hits me. ‸',
				typed: ';;-1 health',
				after: 'It hits me. `sworn: Kestrel › health 5 → 4`‸',
				wrote: 'health: 4',
			},
			{
				what: 'on a line of its own it continues in the line above',
				note: '`sworn: Kestrel › health 5 → 4`\n\n‸',
				files: { 'Kestrel.md': HURT },
				typed: ';;-1 health',
				after: '`sworn: Kestrel › health 5 → 3`\n\n‸',
				wrote: 'health: 3',
			},
			{
				what: 'a track in the same note',
				note: `${VOW(8)}A clue. ‸`,
				typed: ';;progress ark',
				after: `${VOW(12)}A clue. \`sworn: Find the ark › 8 → 12 ticks\`‸`,
			},
			{
				what: 'a clock in a note of its own',
				note: 'Thunder. ‸',
				files: { ...FILES, 'Storm.md': STORM },
				typed: ';;clock storm',
				after: 'Thunder. `sworn: Storm › 2 → 3 segments`‸',
				wrote: 'filled: 3',
			},
			{
				what: 'in a journal that is its own character nobody is named',
				note: `${KESTREL}It hits me. ‸`,
				files: {},
				typed: ';;-1 health',
				after: `${HURT}It hits me. \`sworn: health 5 → 4\`‸`,
			},
		],
	)('$what', async ({ note, files = FILES, typed, after, wrote = '' }) => {
		const host = await typing(note, [], files);
		await host.enter(typed);
		expect(ended(host.shown())).toBe(ended(after));
		const sheets = await Promise.all(Object.keys(files).map(path => host.read(path)));
		expect(sheets.join('\n')).toContain(wrote);
	});

	it('of two clocks with one name each is called by its path, none is meant unasked, and the one that was picked changes', async () => {
		const host = await typing('‸', [], { ...FILES, 'A/Storm.md': STORM, 'B/Storm.md': STORM });
		await host.type(';;clock storm');
		expect(host.offered()[0]).toContain('neither is nearer');
		expect(host.offered()[1]).toBe('Advance A/Storm');
		expect(host.offered()).toContain('Advance B/Storm');
		await host.keys('Enter');
		expect(await host.read('A/Storm.md')).toBe(STORM);
		await host.keys('ArrowDown', 'Enter');
		expect(await host.read('A/Storm.md')).toContain('filled: 3');
		expect(await host.read('B/Storm.md')).toBe(STORM);
		expect(host.editor.getValue()).toContain('A/Storm › 2 → 3 segments');
	});
});

it('what is generated from several tables is rolled at once, and stands where it was typed', async () => {
	const host = await typing(`${KESTREL}I ask around. ‸`, new Array<number>(40).fill(5));
	await host.enter(';;npc');
	const block = host.shown().slice(KESTREL.length);
	expect(block).toMatch(/^I ask around\. \n\n```sworn\ngenerated: Character\nname: \S.*\n(?:[a-z_]+: \S.*\n){3,}```\n/);
});
