import { describe, expect, it } from 'vitest';
import type { Asset } from '../../../src/play/assets/asset';
import { readAssetNote } from '../../../src/journal/assets/asset-note';
import { writeAssetNote } from '../../../src/journal/assets/write-asset-note';
import { readFrontmatter } from '../../../src/journal/frontmatter/frontmatter';
import { applyChanges } from '../../../src/journal/text/text-change';
import { expectParsed } from '../../support/expect-parsed';

const assetIn = (note: string) => readAssetNote('Rook', expectParsed(readFrontmatter(note)).values);
const note = (...lines: readonly string[]) => `---\n${lines.join('\n')}\n---\nA clever bird.\n`;
const ROOK: Asset = { name: 'Rook', asset: 'Rook', kind: 'other', abilities: [], meters: {}, conditions: [] };

describe('a note that is an asset', () => {
	const health = (value: number) => ({ health: { value, max: 5 } });
	const integrity = (value: number, max: number) => ({ integrity: { value, max } });
	it.each<[lines: string, asset: Partial<Asset>]>([
		['', {}],
		[
			'asset: Glowcat, character: "[[Kestrel]]", abilities: [1; 3], health: 3',
			{ asset: 'Glowcat', kind: 'companion', abilities: [1, 3], meters: health(3) },
		],
		[
			'asset: Starship, integrity: 4, integrity_max: 4, battered: true, aboard: true',
			{
				...{ asset: 'Starship', kind: 'command vehicle', conditions: ['battered'], aboard: true },
				meters: integrity(4, 4),
			},
		],
		[
			'kind: Support_Vehicle, integrity: 2, cursed: false, aboard: false',
			{ kind: 'support vehicle', meters: integrity(2, 5) },
		],
		[
			'kind: companion, health: 0, out_of_action: true, discarded: true',
			{ kind: 'companion', meters: health(0), conditions: ['out of action'], discarded: true },
		],
		['resolve: 2, resolve_max: 4, age: 7, published: true', { meters: { resolve: { value: 2, max: 4 } } }],
	])('%s', (lines, asset) => {
		const properties = lines === '' ? [] : lines.split(', ').map(line => line.replace(';', ','));
		expect(assetIn(note('sworn: asset', ...properties))).toEqual({ ok: true, value: { ...ROOK, ...asset } });
	});

	it.each([
		{ lines: ['sworn: asset', 'health: much'], says: 'In “Rook”: “health: much”' },
		{ lines: ['sworn: asset', 'health: -1'], says: 'whole number' },
		{ lines: ['sworn: asset', 'abilities: [1, two]'], says: '“abilities: two”' },
		{ lines: ['sworn: asset', 'kind: companoin'], says: 'Did you mean “companion”?' },
		{ lines: ['sworn: asset', 'kind: friend'], says: 'companion, command vehicle' },
		{ lines: ['sworn: asset', 'battered: badly'], says: 'battered: true' },
		{ lines: ['sworn: vow'], says: 'sworn: asset' },
	])('$lines is reported', ({ lines, says }) => {
		const reading = assetIn(note(...lines));
		expect(reading.ok ? '' : reading.problems[0]?.message).toContain(says);
	});
});

describe('a change of an asset’s note', () => {
	const mine = note('sworn: asset', 'asset: Starship # mine', 'integrity:   4', 'battered: false', 'abilities: [1]');
	const before = expectParsed(assetIn(mine));
	const rows: readonly { rule: string; change: Partial<Asset>; after: string }[] = [
		{ rule: 'a meter', change: { meters: { integrity: { value: 3, max: 5 } } }, after: mine.replace('  4', '  3') },
		{ rule: 'a condition', change: { conditions: ['battered'] }, after: mine.replace('false', 'true') },
		{ rule: 'an ability', change: { abilities: [1, 2] }, after: mine.replace('[1]', '[1, 2]') },
		{ rule: 'nothing when nothing differs', change: {}, after: mine },
		{
			rule: 'a condition of two words',
			change: { conditions: ['out of action'] },
			after: mine.replace('[1]\n', '[1]\nout_of_action: true\n'),
		},
		{ rule: 'aboard', change: { aboard: true }, after: mine.replace('[1]\n', '[1]\naboard: true\n') },
		{ rule: 'discarded', change: { discarded: true }, after: mine.replace('[1]\n', '[1]\ndiscarded: true\n') },
	];
	it.each(rows)('touches $rule and nothing else', ({ change, after }) => {
		expect(applyChanges(mine, expectParsed(writeAssetNote(mine, before, { ...before, ...change })))).toBe(after);
	});

	it('a mark that is taken off leaves its box to tick', () => {
		const battered = mine.replace('false', 'true');
		const changes = expectParsed(writeAssetNote(battered, expectParsed(assetIn(battered)), before));
		expect(applyChanges(battered, changes)).toBe(mine);
	});

	it('an asset that comes back is not discarded any more', () => {
		const gone = mine.replace('[1]\n', '[1]\ndiscarded: true\n');
		expect(applyChanges(gone, expectParsed(writeAssetNote(gone, expectParsed(assetIn(gone)), before)))).toBe(mine);
	});
});
