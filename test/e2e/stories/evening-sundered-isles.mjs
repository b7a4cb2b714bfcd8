import assert from 'node:assert/strict';
import { endSession, playSunderedIsles } from '../evenings/sundered-isles.mjs';
import { expectShort } from '../evenings/player.mjs';
import { story } from '../story.mjs';

/** In pixels, on a phone; below a bare row are the chips of other moves. */
const HIGHEST = { bare: 152, row: 149, strip: 44, panel: 262 };
const MARGIN = 8;

export default [
	story(
		'an evening of Sundered Isles on a phone, from an empty vault',
		{ empty: true, look: null, byHand: true, note: '', phone: true, theme: 'dark' },
		async on => {
			const { told, words, prose } = await playSunderedIsles(on, number => on.picture(`evening on a phone ${number}`));
			for (const { typed, name, bare, row, frames } of told) {
				const atMost = (what, height) => assert.ok(height <= HIGHEST[what], `${typed}: ${what} of ${height} px`);
				atMost('bare', bare.row);
				atMost('row', row.row);
				for (const frame of frames) {
					assert.equal(frame.cut, 0, `${typed}: all ranks in sight`);
					assert.ok(frame.foot <= MARGIN, `${typed}: the foot ${frame.foot} px above the end of its panel`);
					atMost('strip', frame.strip);
					atMost('panel', frame.panel);
				}
				if (name.endsWith('price'))
					assert.ok(
						frames.every(({ panel }) => panel <= 262),
						`${typed}: a price`,
					);
				const asked = frames.filter(({ panel }) => panel > 0).map(({ line }) => line);
				assert.deepEqual(
					asked,
					asked.map(() => asked[0]),
					`${typed}: the line stands still`,
				);
			}
			expectShort(words);
			assert.ok(prose >= 0.7, `${Math.round(100 * prose)} % of the height is prose`);
			await endSession(on);
			await on.has('**Session 1.**');
			await on.noSidewaysScroll();
		},
	),
];
