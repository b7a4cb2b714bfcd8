import { afterEach, expect, it } from 'vitest';
import { block, close, KESTREL, shown } from '../played';

afterEach(close);

const EDITED = block(
	[
		'move: Face Danger',
		'roll: edge 2',
		'dice: 4 vs 3, 2',
		'outcome: weak hit, 6 vs 3, 9',
		'chose: Lose Momentum',
		'done:',
		'  - momentum 4 → 3 (Lose Momentum)',
	].join('\n'),
);

const WORDS =
	'Your dice say strong hit; the record says weak hit. Applying it would take back momentum 4 → 3 (Lose Momentum) and carry out momentum 4 → 5.';

it('a die that was edited: the card tells what would follow, and does it once on a press', async () => {
	const played = await shown(EDITED, { 'Kestrel.md': KESTREL });
	expect(played.text).toContain(WORDS);
	expect(await played.host.read('Journal.md')).toBe(EDITED);
	expect(await played.host.read('Kestrel.md')).toBe(KESTREL);

	await played.press('Apply the change', 2);
	const note = await played.host.read('Journal.md');
	expect(note).toContain('outcome: strong hit, 6 vs 3, 2\ndone:\n  - momentum 4 → 5\n');
	expect(note).not.toContain('chose:');
	expect(await played.host.read('Kestrel.md')).toBe(KESTREL.replace('momentum: 3', 'momentum: 5'));
	expect(played.now()).not.toContain('Apply the change');
});
