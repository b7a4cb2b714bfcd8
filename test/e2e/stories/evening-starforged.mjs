import assert from 'node:assert/strict';
import { playStarforged } from '../evenings/starforged.mjs';
import { expectShort } from '../evenings/player.mjs';
import { story } from '../story.mjs';

/** The most keys from the trigger to writing on. */
const MOST_KEYS = { 'strong hit': 5, 'weak hit': 6, 'rolled price': 6, 'decided price': 8, 'new vow': 8 };

/** Below a panel, in pixels. */
const MARGIN = 8;

/** How high a panel is at least, and with its price in every step. */
const PRICE = 264;

/** A row, a line below it, and how many of them there are: what is begun beside three stats, a move of the same letters. */
const ROW = 42;
const LINE = 32;
const LINES = { 'uae edge: Under the ice, d': 1, fyv: 1 };

/** How far the note scrolled as a panel opened, went on or folded, how high it is then and how much is below it. */
const scrolls = (row, frames) =>
	frames.flatMap((frame, i) => {
		const before = frames[i - 1] ?? row;
		if (frame.panel + before.panel === 0) return [];
		const { panel, below, scrolled } = frame;
		return { by: scrolled - before.scrolled, opens: before.panel === 0, panel, below };
	});

export default [
	story(
		'an evening of Starforged from an empty vault',
		{ empty: true, look: null, byHand: true, note: '' },
		async on => {
			const { told, words, prose } = await playStarforged(on, number => on.picture(`evening ${number}`));
			for (const { typed, name, keys, row, frames } of told) {
				if (name in MOST_KEYS) assert.ok(keys <= MOST_KEYS[name], `${name}: ${keys} keys`);
				for (const { by, opens, panel, below } of scrolls(row, frames)) {
					// a pixel is what rounding may take
					assert.ok(by >= -1, `${typed}: the note scrolled back by ${-by} px`);
					assert.ok(by <= 1 || opens, `${typed}: the line of the caret moved ${by} px while a question was answered`);
					assert.ok(by <= 1 || below <= MARGIN, `${typed}: the note scrolled ${below} px too far`);
					if (name.includes('price')) assert.ok([0, PRICE].includes(panel), `${typed}: a panel of ${panel} px`);
				}
				const panels = new Set(frames.map(({ panel }) => panel).filter(height => height > 0));
				assert.ok(panels.size <= 1, `${typed}: panels of ${[...panels].join(', ')} px`);
				const strips = frames.map(({ strip }) => strip);
				assert.ok(Math.max(...strips) <= 40, `${typed}: strips of ${strips.join(', ')} px`);
				assert.ok(row.row <= ROW + LINE * (LINES[typed] ?? 0), `${typed}: row of ${row.row} px`);
			}
			expectShort(words);
			assert.ok(prose >= 0.75, `${Math.round(100 * prose)} % of the height is prose`);
		},
	),
];
