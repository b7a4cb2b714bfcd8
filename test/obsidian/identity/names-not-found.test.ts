import { afterEach, describe, expect, it } from 'vitest';
import { called, KESTREL, played, shownAnywhere } from './torn-ways';
import { closeAll, fence } from './twin-table';

afterEach(async () => {
	await closeAll();
	document.body.replaceChildren();
});

const OWNED = 'character: "[[Kestrel]]"\n---\n';
const FILES = {
	'A/Kestrel.md': KESTREL,
	'A/Find the ark.md': `---\nsworn: vow\nrank: dangerous\nticks: 24\n${OWNED}`,
	'A/Old debt.md': `---\nsworn: vow\nrank: epic\n${OWNED}`,
	'A/Starling.md': `---\nsworn: asset\nasset: Starship\nkind: command vehicle\nintegrity: 5\n${OWNED}`,
};
const JOURNAL = '---\ncharacter: "[[Kestrel]]"\n---\n\n';

describe('a name that is not found comes with the nearest one', () => {
	it.each([
		{ body: 'move: Fulfill Your Vow\ntrack: Find the arc', near: 'Find the ark' },
		{ body: 'move: Reach a Milestone\ntrack: Old dept', near: 'Old debt' },
		{ body: 'show: Find teh ark', near: 'Find the ark' },
		{ body: 'show: Starlnig', near: 'Starling' },
		{ body: 'show: Kestrle', near: 'Kestrel' },
	])('$body', async ({ body, near }) => {
		const on = await played({ ...FILES, 'Journal.md': JOURNAL + fence(body) }, 'preview');
		await on.host.tick(80);
		expect(shownAnywhere(on)).toContain(`Did you mean “${near}”?`);
	});

	it('in the API', async () => {
		const on = await played({ ...FILES, 'Journal.md': JOURNAL });
		await called('move', { name: 'Fulfill Your Vow', track: 'Find the arc', note: 'Journal' })(on);
		expect(shownAnywhere(on)).toContain('Did you mean “Find the ark”?');
	});

	it.each([
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
		await called(verb, { note: 'Journal', ...input })(on);
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

describe('an asset in the list of a sheet', () => {
	const SHEET = KESTREL.replace('momentum: 3\n', 'momentum: 3\nassets: ["[[Skiff]]"]\n');
	const SKIFF = `---\nsworn: asset\nasset: Starship\nkind: command vehicle\nintegrity: 5\nintegrity: 4\n${OWNED}`;

	it.each<{ what: string; files: Readonly<Record<string, string>>; says: string }>([
		{ what: 'that cannot be read', files: { 'A/Skiff.md': SKIFF }, says: '“A/Skiff.md” cannot be read. Line 6' },
		{ what: 'whose note is missing', files: {}, says: 'The note of “Skiff” is missing.' },
	])('$what says so, and not that the book has no such asset', async ({ files, says }) => {
		const on = await played(
			{ 'A/Kestrel.md': SHEET, ...files, 'Journal.md': JOURNAL + fence('show: Kestrel') },
			'preview',
		);
		await on.host.tick(80);
		const cards = [...document.querySelectorAll('.sworn-asset')].map(({ textContent }) => textContent).join('\n');
		expect(cards).toContain(says);
		expect(shownAnywhere(on)).not.toContain('The book has no asset called');
	});
});
