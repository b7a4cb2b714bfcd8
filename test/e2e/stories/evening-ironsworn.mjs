import assert from 'node:assert/strict';
import { playIronsworn } from '../evenings/ironsworn.mjs';
import { expectShort } from '../evenings/player.mjs';
import { story } from '../story.mjs';

/** In pixels; a suffer move without its amount is three rows. */
const HIGHEST = { row: 104, strip: 40, price: 264 };

export default [
	story(
		'an evening of Ironsworn with Delve from an empty vault',
		{ empty: true, look: null, byHand: true, note: '', theme: 'dark' },
		async on => {
			const { told, words, prose } = await playIronsworn(on, number => on.picture(`evening of Ironsworn ${number}`));
			for (const { typed, name, keys, row, frames } of told) {
				const atMost = (what, height) => assert.ok(height <= HIGHEST[what], `${typed}: ${what} of ${height} px`);
				atMost('row', row.row);
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
