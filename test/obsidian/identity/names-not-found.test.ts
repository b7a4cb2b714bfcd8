import { afterEach, describe, expect, it } from 'vitest';
import { asset, calledIn, KESTREL, played, shownAnywhere, vow } from './torn-ways';
import { closeAll, fence, journalOf } from './twin-table';

afterEach(closeAll);

const FILES = {
	'A/Kestrel.md': KESTREL,
	'A/Find the ark.md': vow(),
	'A/Old debt.md': vow(0, 'epic'),
	'A/Starling.md': asset('Starship', 'kind: command vehicle', 'integrity: 5'),
};
const JOURNAL = journalOf('[[Kestrel]]', '');

describe('a name that is not found comes with the nearest one', () => {
	const BODIES = {
		'move: Fulfill Your Vow\ntrack: Find the arc': 'Find the ark',
		'move: Reach a Milestone\ntrack: Old dept': 'Old debt',
		'show: Find teh ark': 'Find the ark',
		'show: Starlnig': 'Starling',
		'show: Kestrle': 'Kestrel',
	};

	it('in blocks', async () => {
		const text = Object.keys(BODIES).map(fence).join('\n');
		const on = await played({ ...FILES, 'Journal.md': JOURNAL + text }, 'preview');
		await on.host.tick(80);
		const blocks = [...document.querySelectorAll('.sworn-block')].map(({ textContent }) => textContent);
		expect(blocks).toEqual(
			Object.values(BODIES).map(near => expect.stringContaining(`Did you mean “${near}”?`) as string),
		);
	});

	it.each([
		{ verb: 'move', input: { name: 'Fulfill Your Vow', track: 'Find the arc' }, near: 'Find the ark' },
		{ verb: 'move', input: { name: 'Face Dangr', option: 'edge' }, near: 'Face Danger' },
		{ verb: 'move', input: { name: 'Withstand Damage', asset: 'Starlnig', cost: 1 }, near: 'Starling' },
		{ verb: 'progress', input: { track: 'Find the arc' }, near: 'Find the ark' },
		{ verb: 'change', input: { meter: 'integrty', by: -1 }, near: 'integrity' },
		{ verb: 'change', input: { meter: 'integrity', asset: 'Starlnig', by: -1 }, near: 'Starling' },
		{ verb: 'oracle', input: { name: 'Core / Acton' }, near: 'Core / Action' },
		{ verb: 'records', input: { note: 'Jornal' }, near: 'Journal' },
		{ verb: 'who', input: { by: 'Kestrle' }, near: 'Kestrel' },
	])('for $verb of the API: $near', async ({ verb, input, near }) => {
		const on = await played({ ...FILES, 'Journal.md': JOURNAL });
		await calledIn(verb, input)(on);
		expect(shownAnywhere(on)).toContain(`Did you mean “${near}”?`);
	});

	it('for a block with an asset whose note is missing', async () => {
		const sheet = KESTREL.replace('momentum: 3\n', 'momentum: 3\nassets: ["[[Starlign]]"]\n');
		const files = { ...FILES, 'A/Kestrel.md': sheet, 'Journal.md': JOURNAL + fence('show: Kestrel') };
		const on = await played(files, 'preview');
		await on.host.tick(80);
		expect(shownAnywhere(on)).toContain('The note of “Starlign” is missing.');
		expect(shownAnywhere(on)).toContain('Did you mean “Starling”?');
	});

	it('unless none is near', async () => {
		const on = await played({ ...FILES, 'Journal.md': JOURNAL + fence('show: Moon') }, 'preview');
		await on.host.tick(80);
		expect(shownAnywhere(on)).toContain('“Moon” is not found.');
		expect(shownAnywhere(on)).not.toContain('Did you mean');
	});
});
