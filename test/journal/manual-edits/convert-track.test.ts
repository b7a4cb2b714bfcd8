import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBlock, swornBlocks } from '../../../src/journal/note-blocks/find-blocks';
import { applyChanges } from '../../../src/journal/text/text-change';
import { blockAsNote } from '../../../src/journal/track/track-block-to-note';
import { noteAsBlock } from '../../../src/journal/track/track-note-to-block';
import { turnIntoBlock, turnIntoNote } from '../../../src/journal/manual-edits/convert-track';
import { readBlock } from '../../../src/journal/sworn-block/sworn-block';
import { readTrackBlock } from '../../../src/journal/track/track-block';
import { parseOk, parseError } from '../../../src/rules/core/problem';
import { expectParsed } from '../../support/expect-parsed';
import { problemOf } from '../../support/tables';

const BODIES: Readonly<Record<string, string>> = {
	'a vow': 'vow: Find the ark\nrank: formidable\nticks: 8\nclears: doomed',
	'comments, a key of the player, its own order':
		'# sworn at sea\nvow: Find the ark\nticks: 8 # two boxes\nweather: grim\n# more\nrank: formidable',
	'several roles and a bond': 'connection: Juno\nrank: dangerous\nticks: 12\nrole:\n  - pilot\n  - rival\nbond: yes',
	'a clock': 'clock: Hull breach\nsegments: 6\nfilled: 2\nodds: likely',
	'values that mean something to YAML':
		'site: The: deep\nrank: epic\ntheme: "# haunted"\ndomain: yes\nmood: no\nage: 007',
	'a completed threat': 'threat: The red tide\nrank: extreme\nstatus: completed\nmenace: 4\nvow: Stem the tide',
	'an empty key': 'foe: Marrow hound\nrank: troublesome\nharm:',
};

describe('a block as a note', () => {
	it('as approved', async () => {
		const notes = Object.entries(BODIES).map(([what, body]) => {
			const { name, text } = expectParsed(blockAsNote(body));
			return `${'='.repeat(20)} ${what}\n${body}\n${'-'.repeat(20)} becomes “${name}”\n${text}`;
		});
		await expect(notes.join('\n')).toMatchFileSnapshot('approved/block-as-note.md');
	});

	it.each(Object.entries(BODIES))('and back: %s', (_, body) => {
		const { name, text } = expectParsed(blockAsNote(body));
		const back = expectParsed(noteAsBlock(name, text));
		expect(back.left).toBeUndefined();
		const said = (text: string) => {
			const { entries, lines } = readBlock(text);
			const comments = lines.map(({ from, to }) => text.slice(from, to)).filter(line => line.includes('#'));
			return { keys: entries.map(({ key, items }) => [key, ...items.map(item => item.text)]), comments };
		};
		expect(said(back.body)).toEqual(said(body));
		expect(expectParsed(readTrackBlock(back.body)).track).toEqual(expectParsed(readTrackBlock(body)).track);
	});

	it.each([
		['below the kind', 'vow: Ark\nrank: epic', '---\nsworn: vow\ncharacter: "[[Kestrel]]"\nrank: epic\n---\n'],
		[
			'and below what stands above it',
			'# at sea\nvow: Ark',
			'---\n# at sea\nsworn: vow\ncharacter: "[[Kestrel]]"\n---\n',
		],
		[
			'unless the block names another',
			'vow: Ark\nrank: epic\ncharacter: [[Sol]]',
			'---\nsworn: vow\nrank: epic\ncharacter: "[[Sol]]"\n---\n',
		],
	])('links to its owner %s', (_, body, text) => {
		expect(expectParsed(blockAsNote(body, ['Kestrel'])).text).toBe(text);
	});

	it.each(Object.entries(BODIES))('and back in the journal of its owner: %s', (_, body) => {
		const { name, text } = expectParsed(blockAsNote(body, ['Kestrel']));
		const back = expectParsed(noteAsBlock(name, text, 'Kestrel'));
		expect(back).toEqual({ body: expectParsed(noteAsBlock(name, expectParsed(blockAsNote(body)).text)).body });
	});

	it('a bond is a ticked box in the note, and a word in the block', () => {
		const body = 'connection: Juno\nrank: dangerous\nticks: 12\nbond: yes';
		const { name, text } = expectParsed(blockAsNote(body, ['Kestrel']));
		expect(text).toContain('\nbond: true\n');
		expect(expectParsed(noteAsBlock(name, text, 'Kestrel')).body).toBe(body);
	});

	it('loses no text of the player, whatever it is', () => {
		const anyLine = fc.oneof(
			fc.string({ maxLength: 20 }).map(text => `note_${text.replace(/[^a-z]/g, '')}: ${text.trim()}`),
			fc.string({ maxLength: 20 }).map(text => `# ${text.trim()}`),
			fc.string({ maxLength: 20 }).map(text => text.trim()),
		);
		const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
		fc.assert(
			fc.property(fc.array(anyLine, { maxLength: 5 }), lines => {
				const body = ['vow: Find the ark', 'rank: epic', ...lines].join('\n');
				const turned = blockAsNote(body);
				if (!turned.ok) return;
				const { body: again, left } = expectParsed(noteAsBlock(turned.value.name, turned.value.text));
				const all = again + (left ? applyChanges(turned.value.text, left) : '');
				expect(words(all)).toEqual(expect.arrayContaining(words(body).filter(word => word !== 'vow')));
			}),
		);
	});

	it('is refused when a key of it is what says a note from another', () => {
		expect(problemOf(blockAsNote('vow: Ark\nsworn: yesterday'))).toBe('key_taken');
		expect(problemOf(blockAsNote('vow: Ark\nrank: formidabel'))).toBe('unknown_rank');
		expect(problemOf(blockAsNote('move: Strike'))).toBe('not_a_track');
	});
});

const HEAD = '---\nsworn: vow\nrank: formidable\nticks: 8\n---\n';

describe('a note as a block', () => {
	const left = (note: string) => {
		const turned = expectParsed(noteAsBlock('Find the ark', note, 'Rook'));
		return { body: turned.body, left: turned.left ? applyChanges(note, turned.left) : undefined };
	};
	const body = 'vow: Find the ark\nrank: formidable\nticks: 8';

	it.each([
		{ what: 'nothing else is in it: it may go', note: HEAD, is: { body, left: undefined } },
		{
			what: 'a link to the character goes along',
			note: HEAD.replace('ticks', 'character: "[[Kestrel]]"\nticks'),
			is: { body: body.replace('ticks', 'character: "[[Kestrel]]"\nticks'), left: undefined },
		},
		{
			what: 'a link to the one whose journal it goes to is not needed there',
			note: HEAD.replace('ticks', 'character: "[[People/Rook|the captain]]"\nticks'),
			is: { body, left: undefined },
		},
		{
			what: 'but stays with prose',
			note: `${HEAD.replace('ticks', 'character: "[[Rook]]"\nticks')}The ark.\n`,
			is: { body, left: '---\ncharacter: "[[Rook]]"\n---\nThe ark.\n' },
		},
		{ what: 'prose stays', note: `${HEAD}\nThe ark.\n`, is: { body, left: '\nThe ark.\n' } },
		{
			what: 'what the app knows stays',
			note: HEAD.replace('ticks', 'tags: [sea]\ncover: sea.png\nticks'),
			is: { body, left: '---\ntags: [sea]\ncover: sea.png\n---\n' },
		},
		{
			what: 'with prose, other properties and comments stay too',
			note: `${HEAD.replace('ticks', '# grim\nweather: grim\nticks')}The ark.\n`,
			is: { body, left: '---\n# grim\nweather: grim\n---\nThe ark.\n' },
		},
		{
			what: 'what no block can say stays',
			note: HEAD.replace('ticks', 'crew:\n  mate: Juno\nticks'),
			is: { body, left: '---\ncrew:\n  mate: Juno\n---\n' },
		},
	])('$what', ({ note, is }) => {
		expect(left(note)).toEqual(is);
	});
});

const JOURNAL = 'We sail.\n\n```sworn\nvow: Find the ark\nrank: epic\nticks: 8\n```\n\nOn.\n';
const SHOWN = 'We sail.\n\n```sworn\nshow: Find the ark\n```\n\nOn.\n';
const ARK = '---\nsworn: vow\nrank: epic\nticks: 8\n---\n';

describe('the place of a track', () => {
	const place = { body: swornBlocks(JOURNAL)[0]?.body ?? '' };
	const into = (name: string) => parseOk(`Tracks/${name}.md`);
	const texts = (
		before: string,
		edits: readonly {
			path: string;
			changes: readonly { from: number; to: number; insert: string }[];
			isNew?: true;
			isGone?: true;
		}[],
	) =>
		edits.map(({ path, changes, isNew, isGone }) => [
			path,
			isGone ? 'gone' : applyChanges(isNew ? '' : before, changes),
		]);

	it('is kept by a block that shows the note', () => {
		const { edits } = expectParsed(turnIntoNote(JOURNAL, { path: 'Log.md', place }, into));
		expect(texts(JOURNAL, edits)).toEqual([
			['Tracks/Find the ark.md', ARK],
			['Log.md', SHOWN],
		]);
	});

	it('is that of its owner, there and back', () => {
		const { edits } = expectParsed(turnIntoNote(JOURNAL, { path: 'Log.md', place }, into, ['Kestrel']));
		const [[, note = ''] = []] = texts(JOURNAL, edits);
		expect(note).toBe(ARK.replace('rank', 'character: "[[Kestrel]]"\nrank'));
		const target = { path: 'Log.md', text: SHOWN, offset: 0, owner: 'Kestrel' };
		const [[, journal] = []] = texts(SHOWN, expectParsed(turnIntoBlock(note, 'Find the ark.md', target)).edits);
		expect(journal).toBe(JOURNAL);
	});

	it.each(['Find the ark', 'tracks/find the ark', '[[Tracks/Find the ark]]'])(
		'is found again where the block shows “%s”',
		name => {
			const shown = SHOWN.replace('show: Find the ark', `show: ${name}`);
			const { edits } = expectParsed(
				turnIntoBlock(ARK, 'Tracks/Find the ark.md', { path: 'Log.md', text: shown, offset: 0 }),
			);
			expect(texts(shown, edits)).toEqual([
				['Log.md', JOURNAL],
				['Tracks/Find the ark.md', 'gone'],
			]);
		},
	);

	it('is the cursor where the block that shows it holds a line of the player’s', () => {
		const text = SHOWN.replace('ark\n', 'ark\nShe waits.\n');
		const { edits } = expectParsed(
			turnIntoBlock(ARK, 'Find the ark.md', { path: 'Log.md', text, offset: text.length }),
		);
		expect(texts(text, edits)[0]?.[1]).toBe(`${text}\n${JOURNAL.slice(10, -6)}\n\n`);
	});

	it('is the cursor where the block shows another of its name', () => {
		const text = SHOWN.replace('show: ', 'show: Old/');
		const { edits } = expectParsed(
			turnIntoBlock(ARK, 'Tracks/Find the ark.md', { path: 'Log.md', text, offset: text.length }),
		);
		expect(texts(text, edits)[0]?.[1]).toContain(text);
	});

	it('is the cursor if no block shows it', () => {
		const { edits, cursor } = expectParsed(
			turnIntoBlock(ARK, 'Find the ark.md', { path: 'Log.md', text: 'We sail.\n', offset: 3 }),
		);
		const [[, text] = []] = texts('We sail.\n', edits);
		expect(findBlock(text ?? '', { body: 'vow: Find the ark\nrank: epic\nticks: 8' })).toMatchObject({ ok: true });
		expect(cursor).toBe(text?.length);
	});

	it.each([
		{
			what: 'the name is taken',
			problem: problemOf(turnIntoNote(JOURNAL, { path: 'Log.md', place }, () => parseError('name_unfit', 'Taken.'))),
			is: 'name_unfit',
		},
		{ what: 'it is a note already', problem: problemOf(turnIntoNote(ARK, { path: 'Ark.md' }, into)), is: 'is_a_note' },
		{
			what: 'the block has changed',
			problem: problemOf(turnIntoNote(JOURNAL, { path: 'Log.md', place: { body: 'vow: Ark' } }, into)),
			is: 'block_changed',
		},
		{
			what: 'the note is the only one at hand',
			problem: problemOf(turnIntoBlock(ARK, 'Ark.md', { path: 'Ark.md', text: ARK, offset: 0 })),
			is: 'no_other_note',
		},
	])('is left as it is when $what', ({ problem, is }) => {
		expect(problem).toBe(is);
	});
});
