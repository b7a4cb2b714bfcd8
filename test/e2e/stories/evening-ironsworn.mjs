import assert from 'node:assert/strict';
import { playIronsworn } from '../evenings/ironsworn.mjs';
import { expectShort } from '../evenings/player.mjs';
import { story } from '../story.mjs';

/** In pixels. */
const HIGHEST = { row: 42, line: 32, strip: 40, price: 264 };

/** The lines below a row: long names that begin, adds and amounts of the same move, what speaks against it, other moves. */
const LINES = {
	'siv heart: Bring back the spring, d': 1,
	'etf h: The warden, d': 1,
	'gi w': 1,
	uaj: 1,
	'endure stress': 2,
	strike: 1,
	'clash i': 1,
	reveal: 1,
	end: 1,
	fyv: 1,
};

export default [
	story(
		'an evening of Ironsworn with Delve from an empty vault',
		{ empty: true, look: null, byHand: true, note: '', theme: 'dark' },
		async on => {
			const { told, words, prose } = await playIronsworn(on, number => on.picture(`evening of Ironsworn ${number}`));
			for (const { typed, name, keys, row, frames } of told) {
				const atMost = (what, height) => assert.ok(height <= HIGHEST[what], `${typed}: ${what} of ${height} px`);
				atMost('row', row.row - HIGHEST.line * (LINES[typed] ?? 0));
				for (const { strip } of frames) atMost('strip', strip);
				const panels = frames.map(({ panel }) => panel).filter(height => height > 0);
				if (name.endsWith('price')) for (const height of panels) atMost('price', height);
				assert.ok(new Set(panels).size <= 1, `${typed}: panels of ${panels.join(', ')} px`);
				const lines = frames.filter(({ panel }) => panel > 0).map(({ line }) => line);
				assert.ok(new Set(lines).size <= 1, `${typed}: the line stands at ${lines.join(', ')} px`);
				assert.ok(name !== 'decided price' || keys <= 9, `${typed}: ${keys} keys`);
			}
			expectShort(words);
			assert.ok(prose >= 0.75, `${Math.round(100 * prose)} % of the height is prose`);
		},
	),
];
