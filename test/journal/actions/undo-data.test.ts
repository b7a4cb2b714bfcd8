import { expect, it } from 'vitest';
import type { UndoData } from '../../../src/journal/actions/action-notes';
import { parseUndoData } from '../../../src/journal/actions/undo-data';

const WHOLE: UndoData = {
	journal: 'Journal.md',
	inserted: [{ key: 'move: Face Danger', lineBreaks: { before: 1, after: 2, parted: { above: 'a', below: 'b' } } }],
	removed: 'move: Swear an Iron Vow',
	trail: {
		was: { key: 'move: Face Danger', body: 'roll: edge', hasChanged: true },
		is: { key: 'move: Face Danger', body: 'roll: heart' },
		traces: [{ path: 'Kestrel.md', before: 'momentum: 2', after: 'momentum: 3' }],
	},
};

it('comes back from the log as it was', () => {
	expect(parseUndoData(JSON.parse(JSON.stringify(WHOLE)))).toEqual(WHOLE);
});

it.each([
	{ there: undefined, left: undefined },
	{ there: { inserted: [] }, left: undefined },
	{ there: { ...WHOLE, inserted: [{ key: 1 }] }, left: { ...WHOLE, inserted: undefined } },
	{ there: { ...WHOLE, removed: 1 }, left: { ...WHOLE, removed: undefined } },
	{ there: { ...WHOLE, trail: { is: { key: 'a' }, traces: [] } }, left: { ...WHOLE, trail: undefined } },
])('passes over what is something else: $there', ({ there, left }) => {
	expect(parseUndoData(there)).toEqual(left);
});
