import { describe, expect, it } from 'vitest';
import type { Deed, PlayDeed } from './step-result';
import type { Happened, OpenCard } from './invariants/law';
import { LAWS } from './invariants/laws';
import type { Look } from './vault-snapshot';

const NOTE = 'I run tk1.\n\nShe follows tk2.\n\n```sworn\nmove: Face Danger\nmy own: tk3\n```\n\nLast tk4.\n';
const SHEET = '---\nedge: 2\nmomentum: 3 # tk5\n---\n';
const done = (line: string) => NOTE.replace('my own', `done:\n  - ${line}\nmy own`);

const look = (notes: Readonly<Record<string, string>>): Look =>
	new Map(Object.entries(notes).map(([path, text]) => [path, { text, from: 'disk' }]));

const BEFORE = { 'Journal.md': NOTE, 'Kestrel.md': SHEET, 'Juno.md': SHEET };

const play = (what: PlayDeed['what'], more: Partial<PlayDeed> = {}): Partial<Deed> => ({
	by: 'played',
	play: { what, journal: 'Journal.md', actor: 'Kestrel.md', isDone: true, ...more },
});

function brokenBy(
	after: Readonly<Record<string, string>>,
	deed: Partial<Deed>,
	more: Partial<Happened> = {},
): string[] {
	const happened: Happened = {
		step: { do: 'move', n: [], wait: 0, id: 1 },
		deed: { words: '', by: 'nothing', ...deed },
		before: look(BEFORE),
		after: look({ ...BEFORE, ...after }),
		errors: [],
		told: [],
		isSilent: false,
		unended: new Set(),
		together: new Set(),
		isHandedOn: false,
		isTurnedBack: false,
		apart: [],
		reach: new Set(['Journal.md', 'Kestrel.md']),
		...more,
	};
	return LAWS.filter(({ broken }) => broken(happened) !== undefined).map(({ name }) => name);
}

const move = play('move');
const onJournal = (text: string) => brokenBy({ 'Journal.md': text }, move);

describe('the laws of random play', () => {
	it('let a move pass that is as it should be', () => {
		const after = {
			'Journal.md': done('momentum 3 → 5').replace('move: Face Danger', 'move: Face Danger\nby: Kestrel'),
			'Kestrel.md': SHEET.replace('3', '5'),
		};
		expect(brokenBy(after, move)).toEqual([]);
	});

	it.each([
		{ damage: 'a line that is gone', after: NOTE.replace('She follows tk2.\n', ''), law: /every line .* stays/ },
		{ damage: 'lines that are joined', after: NOTE.replace('tk1.\n\n', 'tk1.'), law: /every line .* stays/ },
		{ damage: 'a line that stands twice', after: `${NOTE}Last tk4.\n`, law: /every line .* stays/ },
		{ damage: 'an own key that is gone', after: NOTE.replace('my own: tk3\n', ''), law: /every line .* stays/ },
		{ damage: 'a lost line break at the end', after: NOTE.trimEnd(), law: /keeps its line break/ },
		{ damage: 'two paragraphs made one', after: NOTE.replace('tk1.\n\n', 'tk1.\n'), law: /stay apart/ },
	])('see $damage', ({ after, law }) => {
		expect(onJournal(after).join()).toMatch(law);
	});

	it('see a comment behind a value that is gone', () => {
		expect(brokenBy({ 'Kestrel.md': SHEET.replace(' # tk5', '') }, move).join()).toMatch(/every line .* stays/);
	});

	it('see a block within a paragraph', () => {
		const before = look({ ...BEFORE, 'Journal.md': 'one tk1\ntwo tk2\n' });
		const after = { 'Journal.md': 'one tk1\n\n```sworn\n```\n\ntwo tk2\n' };
		expect(brokenBy(after, move, { before }).join()).toContain('nothing comes between');
	});

	it('see another character changed', () => {
		expect(brokenBy({ 'Juno.md': SHEET.replace('3', '4') }, move).join()).toContain('left alone');
	});

	it('see a state without its line, and a line without its state', () => {
		const by = (name: string, text: string) => text.replace('move: Face Danger', `move: Face Danger\nby: ${name}`);
		expect(brokenBy({ 'Journal.md': by('Kestrel', done('momentum 3 → 4')) }, move).join()).toContain('agree');
		expect(brokenBy({ 'Journal.md': by('Juno', done('momentum 3 → 4')) }, move)).toEqual([]);
		// one that names nobody is that of the journal's own character
		expect(brokenBy({ 'Journal.md': done('momentum 3 → 4') }, move).join()).toContain('agree');
	});

	it('see a record that the editor brought back go on without its changes, but not that it gets them', () => {
		const press = play('press');
		const text = done('momentum 2 → 4');
		const after = (momentum: string) => ({ 'Journal.md': text, 'Kestrel.md': SHEET.replace('3', momentum) });
		const before = look({ ...BEFORE, 'Journal.md': text });
		expect(brokenBy(after('4'), press, { before }).join()).toContain('agree');
		expect(brokenBy(after('4'), press, { before, isTurnedBack: true })).toEqual([]);
		expect(brokenBy(after('5'), press, { before, isTurnedBack: true }).join()).toContain('agree');
	});

	it('see the undo of a record, but not of one that was handed on', () => {
		const before = look({ ...BEFORE, 'Journal.md': done('momentum 2 → 3') });
		expect(brokenBy({}, play('undo'), { before }).join()).toContain('agree');
		expect(brokenBy({}, play('undo'), { before, isHandedOn: true }).join()).not.toContain('agree');
	});

	it('see a refused action that wrote', () => {
		const refused = play('move', { isDone: false });
		expect(brokenBy({ 'Kestrel.md': SHEET.replace('3', '4') }, refused).join()).toContain('refused');
	});

	it('see a refusal of which nothing is said', () => {
		const refused = play('move', { isDone: false });
		expect(brokenBy({}, refused, { isSilent: true }).join()).toContain('is told');
		expect(brokenBy({}, refused)).toEqual([]);
	});

	it('see a note changed whose properties cannot be read', () => {
		const torn = SHEET.replace('edge: 2', 'edge: 2\nedge: 3');
		const before = look({ ...BEFORE, 'Kestrel.md': torn });
		const after = { 'Kestrel.md': torn.replace('momentum: 3', 'momentum: 4') };
		expect(brokenBy(after, play('by hand'), { before }).join()).toContain('cannot be read');
	});

	it('see words that a track does not take along to its note', () => {
		const moved = { 'Journal.md': NOTE.replace('my own: tk3\n', ''), 'Ark.md': 'my own: tk3\n' };
		expect(brokenBy(moved, play('turn'))).toEqual([]);
		expect(brokenBy({ 'Journal.md': moved['Journal.md'] }, play('turn')).join()).toContain('takes the player’s words');
	});

	it('let a thing be renamed that the player has glued words to', () => {
		const before = look({ ...BEFORE, 'Journal.md': `${NOTE}\n\`\`\`sworn\nvow: Ark tk6\n# tk7\n\`\`\`\n` });
		const after = (line: string) => ({ 'Journal.md': `${NOTE}\n\`\`\`sworn\n${line}\n\`\`\`\n` });
		expect(brokenBy(after('vow: Ship\n# tk7'), play('rename'), { before })).toEqual([]);
		expect(brokenBy(after('vow: Ship'), play('rename'), { before }).join()).toContain('takes the player’s words');
	});

	it('let the plugin repeat a name that the player has glued words to', () => {
		const named = `${NOTE}\n\`\`\`sworn\nvow: Ark tk6\n\`\`\`\n`;
		const before = look({ ...BEFORE, 'Journal.md': named });
		const after = (line: string) => ({ 'Journal.md': named.replace('my own', `${line}\nmy own`) });
		expect(brokenBy(after('track: Ark tk6'), move, { before })).toEqual([]);
		expect(brokenBy(after('track: Ark tk6 tk1'), move, { before }).join()).toMatch(/every line .* stays/);
	});

	it('see a false claim after a failure', () => {
		const failed = { ...play('move', { isDone: false }), fault: { kind: 'failure', isCutOff: false } as const };
		const told = ['“Kestrel” could not be written. Everything was taken back; nothing has changed.'];
		expect(brokenBy({ 'Kestrel.md': SHEET.replace('3', '4') }, failed, { told }).join()).toContain('what fails');
	});

	it('see an undo that does not give the bytes back', () => {
		const beforeMove = look({ ...BEFORE, 'Journal.md': NOTE.replace('tk4.\n', 'tk4.') });
		expect(brokenBy({ 'Kestrel.md': SHEET }, play('undo'), { beforeMove }).join()).toContain('gives the bytes back');
	});

	it('see a settled record that comes alive', () => {
		const card = (about: readonly string[], open: OpenCard['open']) =>
			new Map([['record', { about, asksForTrack: false, open }]]);
		const after = card(['e.0'], [{ about: 'e.0', words: 'You are in control' }]);
		expect(brokenBy({}, move, { cards: { before: card([], []), after } }).join()).toContain('settled record');
		expect(brokenBy({}, move, { cards: { before: card(['e.0'], []), after } })).toEqual([]);
	});

	it('see a note that is changed by looking, by typing in another, and what is typed gone', () => {
		const changed = { 'Juno.md': SHEET.replace('3', '4') };
		expect(brokenBy(changed, { by: 'app' }).join()).toContain('looking');
		const typed = new Map([['Journal.md', `${NOTE}More.`]]);
		expect(brokenBy(changed, { by: 'typed', typed }).join()).toContain('typed');
		expect(brokenBy({}, { by: 'typed', typed }).join()).toContain('typed');
	});

	it('see errors, refusals of the writer, panes that differ, and an undo of the editor that takes half', () => {
		expect(brokenBy({}, {}, { errors: [new Error('no')] }).join()).toContain('throws');
		expect(brokenBy({}, {}, { told: ['This would change line 3. Copy report'] }).join()).toContain(
			'no edit is planned',
		);
		expect(brokenBy({}, {}, { apart: ['Journal.md'] }).join()).toContain('panes');
		const step = { do: 'ctrl+z', n: [], wait: 0, id: 1 } as const;
		const beforeWrite = { path: 'Journal.md', text: `${NOTE}.` };
		expect(brokenBy({}, { by: 'app', history: 'Journal.md' }, { step, beforeWrite }).join()).toContain('one Ctrl+Z');
	});
});
