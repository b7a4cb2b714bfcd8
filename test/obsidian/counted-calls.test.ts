import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stateOn } from '../../src/journal/actions/character-state';
import { inlineCodes } from '../../src/journal/inline/code-spans';
import { recordedChangesIn } from '../../src/journal/journal-check/recorded-changes';
import { paragraphOf } from '../../src/journal/note-blocks/inline-paragraph';
import { readMoveRecord } from '../../src/journal/record/read-record';
import { firstLines } from '../../src/journal/text/lines';
import { cardView } from '../../src/obsidian/features/moves/card/card-view';
import { boot } from '../support/boot';
import { typing } from './editor-suggest/typing';
import { settings } from './opened';
import { block, BY_OWN_RULES, close, KESTREL, shown } from './played';

// The real thing, counted. In one file, since each with a mock loads the plugin anew.
vi.mock('../../src/obsidian/features/moves/card/card-view', { spy: true });
vi.mock('../../src/journal/record/read-record', { spy: true });
vi.mock('../../src/journal/actions/character-state', { spy: true });
vi.mock('../../src/journal/inline/code-spans', { spy: true });
vi.mock('../../src/journal/note-blocks/inline-paragraph', { spy: true });
vi.mock('../../src/journal/journal-check/recorded-changes', { spy: true });
vi.mock('../../src/journal/text/lines', async original => {
	const module = await original<{ firstLines: typeof firstLines }>();
	const counted = vi.fn(module.firstLines);
	return { ...module, firstLines: counted, linesOf: (text: string) => counted(text, 0, Infinity) };
});

afterEach(close);

const drawings = vi.mocked(cardView);
const states = vi.mocked(stateOn);
const readings = vi.mocked(readMoveRecord);
const counted = [drawings, states, readings, vi.mocked(recordedChangesIn)];

const forget = () => {
	for (const count of counted) count.mockClear();
};

beforeEach(forget);

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

const recordOf = (at: number) =>
	`Scene ${String(at)}. \`sworn: Face Danger, by Kestrel, edge 2: 4 vs 3, ${String((at % 6) + 4)}, weak hit; chose Lose Momentum; momentum 3 → 2 (Lose Momentum)\`\n\n`;

it('a key of a typed move reads no record in sight again, and does not look for those of the note', async () => {
	const note = Array.from({ length: 20 }, (_, at) => recordOf(at)).join('');
	const host = await typing(`${note}On. ‸`, [], { 'Kestrel.md': KESTREL });
	// Where the note is no prose is found out at the second try, once for all keys.
	await host.type(';;fa');
	await host.type('ce');
	// Saved, so that no save of these letters falls into what is counted.
	await host.saved();
	await host.tick(3000);
	expect(host.offered()).not.toEqual([]);
	expect(readMoveRecord).toHaveBeenCalled();
	expect(inlineCodes).toHaveBeenCalled();
	vi.mocked(readMoveRecord).mockClear();
	vi.mocked(inlineCodes).mockClear();
	await host.type(' dang');
	expect(host.offered()).not.toEqual([]);
	expect(vi.mocked(readMoveRecord).mock.calls.length).toBe(0);
	expect(vi.mocked(inlineCodes).mock.calls.length).toBe(0);
});

it('a key of prose in a note with a roll whose questions were left for later places no card anew', async () => {
	const host = await typing(`Prose.\n\n${recordOf(1)}On. ‸`, [4, 3, 9], {
		...settings({ records: 'line' }),
		'Kestrel.md': KESTREL,
	});
	await host.enter(';;face danger edge');
	host.editor.setCursor(0, 'Prose.'.length);
	await host.type(' It');
	expect(document.querySelector('.sworn-token-due')).not.toBeNull();
	expect(paragraphOf).toHaveBeenCalled();
	vi.mocked(paragraphOf).mockClear();
	await host.type(' hurts');
	expect(vi.mocked(paragraphOf).mock.calls.length).toBe(0);
});

/** Longer than the app waits before it saves, and we before we read a note that was saved. */
const UNTIL_READ = 3000;

const AS_BLOCK = '```sworn\nmove: Face Danger\nby: Kestrel\nroll: edge\ndice: 4 vs 3, 9\n```\n\n';
const AS_LINE =
	'`sworn: Face Danger, by Kestrel, edge 2: 4 vs 3, 9, weak hit; chose Lose Momentum; momentum 3 → 2`\n\n';

/** Longer than what is looked at for properties that are not at the top. */
const PROSE = 'The corridor turns twice before it opens.\n\n'.repeat(400);

it('the save of what was typed in prose, and the status bar after it, go through the lines of the note no more', async () => {
	const note = `She runs‸ on.\n\n${AS_BLOCK}${PROSE}${AS_LINE}`;
	const host = await typing(note, [], { 'Kestrel.md': KESTREL });
	await host.type('x');
	await host.tick(UNTIL_READ);
	expect(firstLines).toHaveBeenCalled();
	vi.mocked(firstLines).mockClear();
	await host.type(' and ran');
	await host.tick(UNTIL_READ);
	const text = await host.read('Journal.md');
	expect(text).toContain('She runsx and ran on.');
	const ofAll = vi.mocked(firstLines).mock.calls.filter(([of, , most]) => of === text && most === Infinity);
	expect(ofAll).toHaveLength(0);
});

const JOURNAL_RECORDS = ['3 → 4', '4 → 5']
	.map(change => `\`sworn: move: Face Danger, by Kestrel; momentum ${change}\`\n\n`)
	.join('');

it('the records of a journal are read once for all keys of a typed move', async () => {
	const host = await typing(`---\ncharacter: "[[Kestrel]]"\n---\n${JOURNAL_RECORDS}A wall. ‸`, [], {
		'Kestrel.md': KESTREL,
	});
	await host.type(';;fac');
	// the rehearsal of the first move reads them, too
	await host.tick(200);
	expect(recordedChangesIn).toHaveBeenCalled();
	vi.mocked(recordedChangesIn).mockClear();
	await host.type('e danger edge');
	expect(host.offered()[0]).toContain('Face Danger');
	expect(recordedChangesIn).not.toHaveBeenCalled();
});

it('a journal that was written to since is read for a first move while its row is open, and not after Enter', async () => {
	const journal = `---\ncharacter: "[[Kestrel]]"\n---\n${JOURNAL_RECORDS}A wall. ‸`;
	const host = await typing(journal, [5, 1, 2], { ...BY_OWN_RULES, 'Other.md': journal });
	const other = host.app.vault.getFileByPath('Other.md') ?? expect.fail();
	other.stat.mtime = Date.now() + 10_000;
	const read = () => vi.mocked(recordedChangesIn).mock.calls.filter(([path]) => path === other.path).length;
	await host.type(';;face danger edge');
	await host.tick(500);
	expect(read()).toBe(1);
	await host.keys('Enter');
	expect(host.editor.getValue()).toContain('5 vs 1, 2');
	expect(read()).toBe(1);
});
