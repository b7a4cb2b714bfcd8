import { afterEach, describe, expect, it } from 'vitest';
import { close, fence } from '../commands/writing';
import { KESTREL } from '../played';
import { typing } from './typing';
import { ended } from '../../support/last-line-break';

afterEach(close);

const AS_LINES = { '.obsidian/plugins/sworn-journal/data.json': '{"answers":"line"}' };
const FILES = { 'Kestrel.md': KESTREL };

describe('the oracle answers where one types', () => {
	it('a question, as a block', async () => {
		const host = await typing('I wait. ‸', [60]);
		await host.type(';;likely is it guarded?');
		await host.keys('Enter');
		expect(host.editor.getValue()).toBe(
			'I wait. \n\n```sworn\nask: is it guarded?\nodds: likely\ndice: 60\nanswer: yes\n```\n\n',
		);
		expect(host.notices()).toEqual([]);
		expect(document.querySelector('.sworn-unseen[role=status]')?.textContent).toBe('is it guarded?: yes');
	});

	it('at other odds by two arrows', async () => {
		const host = await typing('‸', [60]);
		await host.type(';;guarded?');
		await host.keys('ArrowUp', 'Enter');
		expect(host.editor.getValue()).toContain('odds: small chance');
	});

	it('as a line in the sentence', async () => {
		const host = await typing('I wait. ‸', [60], FILES, AS_LINES);
		await host.type(';;likely is it guarded?');
		await host.keys('Enter');
		expect(host.shown()).toBe('I wait. `sworn: is it guarded? › yes (likely: 60)`‸');
	});

	it('an oracle, as a line in the sentence', async () => {
		const host = await typing('What now? ‸', [1, 1], FILES, AS_LINES);
		await host.type(';;action theme');
		await host.keys('Enter');
		expect(host.shown()).toMatch(/^What now\? `sworn: Core \/ Action \+ Theme › .+`‸$/);
	});

	it('an oracle, as a block', async () => {
		const host = await typing('‸', [1]);
		await host.type(';;action');
		await host.keys('Enter');
		expect(host.editor.getValue()).toMatch(/^```sworn\noracle: Core \/ Action\ndice: 1\nresult: .+\n```\n\n$/);
	});

	it('dice, as a line', async () => {
		const host = await typing('I throw: ‸', [3, 4]);
		await host.type(';;2d6+1');
		await host.keys('Enter');
		expect(host.shown()).toBe('I throw: `sworn: 2d6 + 1 › 8 (3, 4)`‸');
	});
});

describe('values change where one types', () => {
	it('a meter, told in the sentence and written on the sheet', async () => {
		const host = await typing('It hits me. ‸');
		await host.type(';;-1 health');
		await host.keys('Enter');
		expect(ended(host.shown())).toBe(ended('It hits me. `sworn: Kestrel › health 5 → 4`‸'));
		expect(await host.read('Kestrel.md')).toContain('health: 4');
	});

	it('on a line of its own it continues in the line above', async () => {
		const host = await typing('`sworn: Kestrel › health 5 → 4`\n\n‸', [], {
			'Kestrel.md': KESTREL.replace('health: 5', 'health: 4'),
		});
		await host.type(';;-1 health');
		await host.keys('Enter');
		expect(host.editor.getValue()).toBe('`sworn: Kestrel › health 5 → 3`\n\n');
	});

	it('a track in the same note', async () => {
		const host = await typing(`${fence('vow: Find the ark\nrank: formidable\nticks: 8')}A clue. ‸`);
		await host.type(';;progress ark');
		await host.keys('Enter');
		expect(host.shown()).toBe(
			`${fence('vow: Find the ark\nrank: formidable\nticks: 12')}A clue. \`sworn: Find the ark › 8 → 12 ticks\`‸`,
		);
	});

	it('a clock in a note of its own', async () => {
		const host = await typing('Thunder. ‸', [], {
			...FILES,
			'Storm.md': '---\nsworn: clock\nsegments: 6\nfilled: 2\ncharacter: "[[Kestrel]]"\n---\n',
		});
		await host.type(';;clock storm');
		expect(host.offered()[0]).toBe('Advance Storm');
		await host.keys('Enter');
		expect(ended(host.shown())).toBe(ended('Thunder. `sworn: Storm › 2 → 3 segments`‸'));
		expect(await host.read('Storm.md')).toContain('filled: 3');
	});

	it('of two clocks with one name each is called by its path, none is meant unasked, and the one that was picked changes', async () => {
		const clock = '---\nsworn: clock\nsegments: 6\nfilled: 2\ncharacter: "[[Kestrel]]"\n---\n';
		const host = await typing('‸', [], { ...FILES, 'A/Storm.md': clock, 'B/Storm.md': clock });
		await host.type(';;clock storm');
		expect(host.offered()[0]).toContain('neither is nearer');
		expect(host.offered()[1]).toBe('Advance A/Storm');
		expect(host.offered()).toContain('Advance B/Storm');
		await host.keys('Enter');
		expect(await host.read('A/Storm.md')).toBe(clock);
		await host.keys('ArrowDown', 'Enter');
		expect(await host.read('A/Storm.md')).toContain('filled: 3');
		expect(await host.read('B/Storm.md')).toBe(clock);
		expect(host.editor.getValue()).toContain('A/Storm › 2 → 3 segments');
	});

	it('in a journal that is its own character nobody is named', async () => {
		const host = await typing(`${KESTREL}It hits me. ‸`, [], {});
		await host.type(';;-1 health');
		await host.keys('Enter');
		expect(host.shown()).toBe(`${KESTREL.replace('health: 5', 'health: 4')}It hits me. \`sworn: health 5 → 4\`‸`);
	});
});
