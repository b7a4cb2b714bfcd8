import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardView } from '../../../src/obsidian/features/moves/card/card-view';
import { readMoveRecord } from '../../../src/journal/record/read-record';
import { stateOn } from '../../../src/journal/actions/character-state';
import { boot } from '../../support/boot';
import { block, close, KESTREL, shown } from '../played';

// The real thing, counted.
vi.mock('../../../src/obsidian/features/moves/card/card-view', { spy: true });
vi.mock('../../../src/journal/record/read-record', { spy: true });
vi.mock('../../../src/journal/actions/character-state', { spy: true });

const drawings = vi.mocked(cardView);
const states = vi.mocked(stateOn);
const readings = vi.mocked(readMoveRecord);
const counted = [drawings, states, readings];

const forget = () => {
	for (const count of counted) count.mockClear();
};

beforeEach(forget);
afterEach(close);

const RECORDS = 20;
const records = (by: string, outOf = RECORDS): string =>
	Array.from({ length: outOf }, (_, i) =>
		block(
			`move: Gather Information\nby: ${by}\nroll: wits 3\nadd: 1 clue ${i}\ndice: 5 vs 2, 6\noutcome: strong hit, 9`,
		),
	).join('');

const vow = (name: string): string => `---\nsworn: vow\nrank: formidable\nticks: 4\ncharacter: "[[${name}]]"\n---\n`;

const TWO = {
	'Kestrel.md': KESTREL,
	'Juno.md': KESTREL,
	'Find the ark.md': vow('Kestrel'),
	'Avenge Sol.md': vow('Kestrel'),
};

describe('a journal of many records', () => {
	it('draws each card once, though the notes of its character must be read first', async () => {
		const { text } = await shown(records('Kestrel'), TWO);
		expect(text.match(/Strong hit/g)).toHaveLength(RECORDS);
		expect(drawings).toHaveBeenCalledTimes(RECORDS);
	});

	it('gathers the character and what belongs to it once for all cards', async () => {
		await shown(records('Kestrel'), TWO);
		// Once with what is known at first, once when all is read.
		expect(states.mock.calls.length).toBeLessThanOrEqual(2);
		expect(drawings.mock.calls.map(([, { character }]) => character?.tracks.map(({ name }) => name))).toEqual(
			Array.from({ length: RECORDS }, () => ['Avenge Sol', 'Find the ark']),
		);
	});

	it('reads each record once for its card and for the records of the note', async () => {
		await shown(records('Kestrel'), TWO);
		expect(readings).toHaveBeenCalledTimes(RECORDS);
	});
});

it('a note that takes long to read is not waited for, but drawn when it is read', async () => {
	const host = await boot({ files: { ...TWO, 'Journal.md': records('Kestrel', 1) } });
	const { vault } = host.app;
	const read = vault.cachedRead.bind(vault);
	vi.spyOn(vault, 'cachedRead').mockImplementation(async file => {
		if (file.path === 'Find the ark.md') await vi.waitFor(() => expect(drawings).toHaveBeenCalled(), 30_000);
		return read(file);
	});
	const drawn = () => drawings.mock.calls.map(([, { character }]) => character?.tracks.map(({ name }) => name));
	await host.open('Journal.md', 'preview');
	await vi.waitFor(() => expect(drawn().at(-1)).toEqual(['Avenge Sol', 'Find the ark']), 30_000);
	expect(drawn()[0]).not.toContain('Find the ark');
	await host.close();
});

describe('a change of the notes', () => {
	it('redraws the cards of the character that changed, each once, and no other', async () => {
		const { host, now } = await shown(records('Kestrel') + records('Juno', 3), TWO);
		forget();
		await host.writeOutside('Juno.md', KESTREL.replace('momentum: 3', 'momentum: 14'));
		await host.tick(50);
		expect(drawings).toHaveBeenCalledTimes(3);
		expect(now()).toContain('Momentum of Juno is 14');
	});

	it('that changes nothing of the character redraws no card', async () => {
		const { host } = await shown(records('Kestrel'), TWO);
		forget();
		await host.writeOutside('Kestrel.md', `${KESTREL}\nMore of her story.\n`);
		await host.writeOutside('Find the ark.md', `${vow('Kestrel')}\nIt is near.\n`);
		await host.tick(50);
		expect(drawings).not.toHaveBeenCalled();
	});

	it('of a track that the cards are about is drawn, each card once', async () => {
		const { host } = await shown(records('Kestrel'), TWO);
		forget();
		await host.writeOutside('Find the ark.md', vow('Kestrel').replace('ticks: 4', 'ticks: 8'));
		await host.tick(50);
		expect(drawings).toHaveBeenCalledTimes(RECORDS);
		expect(drawings.mock.lastCall?.[1].character?.tracks.at(-1)).toMatchObject({ name: 'Find the ark', ticks: 8 });
	});

	it('that brings a second character in asks whose journal it is', async () => {
		const call = block('move: Gather Information');
		const { host, now } = await shown(call);
		expect(now()).toContain('Roll');
		await host.writeOutside('Juno.md', KESTREL);
		await host.writeOutside('Journal.md', `${call}${block('move: Face Danger')}`);
		await host.tick(50);
		expect(now()).toContain('Whose journal is this: Juno, Kestrel?');
	});

	it('is known before it is saved', async () => {
		const call = 'move: Fulfill Your Vow\nby: Kestrel';
		const { host } = await shown(block(call));
		await host.view.setState({ ...host.view.getState(), mode: 'source', source: false }, { history: false });
		await host.tick(50);
		forget();
		const { editor } = host;
		editor.replaceRange('```sworn\nvow: Avenge Sol\nrank: formidable\n```\n\n', { line: 0, ch: 0 });
		// The app makes a new card of a block that changes.
		const text = editor.getValue();
		editor.replaceRange('\n# soon', editor.offsetToPos(text.indexOf(call) + call.length));
		await host.tick();
		const [, { character }] = drawings.mock.lastCall ?? [undefined, {}];
		expect(character?.tracks.map(({ name }) => name)).toEqual(['Avenge Sol']);
	});
});
