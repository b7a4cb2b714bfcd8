import { afterEach, describe, expect, it } from 'vitest';
import { called, KESTREL, played, shownAnywhere, typed } from './torn-ways';
import { closeAll } from './twin-table';

afterEach(async () => {
	await closeAll();
	document.body.replaceChildren();
});

const JOURNAL = '---\ncharacter: "[[Kestrel]]"\n---\n\nI run.\n\n';
const note = (kind: string) => `---\nsworn: ${kind}\nrank: dangerous\nticks: 24\ncharacter: "[[Kestrel]]"\n---\n`;
const torn = (kind: string) => note(kind).replace('ticks: 24\n', 'ticks: 24\nticks: 28\n');

const filesWith = (kind: string, other: string) => ({
	'A/Kestrel.md': KESTREL,
	'A/Ark.md': note(kind),
	'A/Storm.md': other,
	'Journal.md': JOURNAL,
});

describe('the only open track is not the only one beside a torn one', () => {
	it.each([
		{ kind: 'vow', name: 'Fulfill Your Vow' },
		{ kind: 'vow', name: 'Reach a Milestone' },
		{ kind: 'expedition', name: 'Finish an Expedition' },
		{ kind: 'expedition', name: 'Undertake an Expedition', option: 'wits' },
	])('$name by the API takes none and says what to mend', async ({ kind, ...move }) => {
		const on = await played(filesWith(kind, torn(kind)));
		await called('move', { ...move, note: 'Journal' })(on);
		expect((await on.changed()).filter(path => path !== 'Journal.md')).toEqual([]);
		await on.host.tick(80);
		expect(shownAnywhere(on)).toContain('“A/Storm.md” cannot be read. Line 5');
	});

	it('a typed one takes none', async () => {
		const on = await played(filesWith('expedition', torn('expedition')));
		await typed(';;undertake an expedition wits 1 2 3')(on);
		expect((await on.changed()).filter(path => path !== 'Journal.md')).toEqual([]);
		expect(shownAnywhere(on)).toContain('“A/Storm.md” cannot be read. Line 5');
	});

	it.each([
		{ what: 'a torn track of another kind', other: torn('clock') },
		{ what: 'a whole track of another kind', other: note('connection') },
	])('but beside $what it is', async ({ other }) => {
		const on = await played(filesWith('vow', other));
		await called('move', { name: 'Reach a Milestone', note: 'Journal' })(on);
		expect(await on.changed()).toContain('A/Ark.md');
	});

	it('a track that is named is taken', async () => {
		const on = await played(filesWith('vow', torn('vow')));
		await called('move', { name: 'Reach a Milestone', track: 'Ark', note: 'Journal' })(on);
		expect(await on.changed()).toContain('A/Ark.md');
	});
});
