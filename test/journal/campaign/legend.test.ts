import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { legendNote, type LegendFacts } from '../../../src/journal/campaign/legend';
import { timelineOfNote, inOrder } from '../../../src/journal/sessions/session-timeline';
import type { ResolveActor } from '../../../src/journal/sessions/session-entries';
import type { Track } from '../../../src/play/tracks/track';
import type { Asset } from '../../../src/play/assets/asset';
import { readPlayerTables } from '../../../src/rules/player-tables/read-player-tables';

const NOTHING: LegendFacts = {
	characters: [],
	tracks: [],
	sessions: [],
	texts: new Map(),
	people: [],
	places: [],
	link: () => undefined,
};

const track = (kind: Track['kind'], name: string, more: Partial<Track> = {}): Track => ({
	kind,
	name,
	ticks: 0,
	status: 'open',
	...more,
});

const asset = (name: string, more: Partial<Asset> = {}): Asset => ({
	name,
	asset: name,
	kind: 'other',
	abilities: [1],
	meters: {},
	conditions: [],
	...more,
});

/** These play; any other name is that of a track. */
const whoOf =
	(...names: readonly string[]): ResolveActor =>
	name =>
		name === undefined || names.includes(name) ? 'actor' : 'no character';

/** The campaign of a journal of one session, in which Kestrel plays. */
function played(text: string): Pick<LegendFacts, 'sessions' | 'texts' | 'characters'> {
	const note = { path: 'Session 1.md', text, name: 'Session 1', isOne: true };
	const read = timelineOfNote({ ...note, who: whoOf(), isLasting: () => false });
	return {
		sessions: inOrder([read]),
		texts: new Map([[note.path, text]]),
		characters: [{ name: 'Kestrel', scars: [], end: undefined, assets: [] }],
	};
}

const KESTREL: LegendFacts['characters'][number] = { name: 'Kestrel', scars: [], end: undefined, assets: [] };

const section = (note: string, title: string): readonly string[] =>
	(note.split(`## ${title}\n\n`)[1]?.split('\n\n')[0] ?? '').split('\n').filter(Boolean);

describe('a row of a legend', () => {
	it.each<{ title: string; facts: Partial<LegendFacts>; under: string; rows: readonly string[] }>([
		{
			title: 'a vow stands by how it ended, with its rank',
			facts: { tracks: [track('vow', 'Find the ark', { status: 'completed', rank: 'epic' })] },
			under: 'Vows kept',
			rows: ['- “Find the ark”, epic'],
		},
		{
			title: 'an open vow is unfinished, and says to whom it was sworn',
			facts: { tracks: [track('vow', 'Find the ark', { sworn_to: 'Mara' })] },
			under: 'Vows unfinished',
			rows: ['- “Find the ark”, sworn to Mara'],
		},
		{
			title: 'a vow whose track is gone is known by its record',
			facts: played('I let it go. `sworn: Find the ark › vow forsaken`\n'),
			under: 'Vows broken',
			rows: ['- “Find the ark”'],
		},
		{
			title: 'a name is a link where its note is there',
			facts: { tracks: [track('vow', 'Find the ark', { status: 'forsaken' })], link: name => `[[${name}]]` },
			under: 'Vows broken',
			rows: ['- [[Find the ark]]'],
		},
		{
			title: 'a scar is an impact that stays',
			facts: { characters: [{ ...KESTREL, scars: ['permanently harmed'] }] },
			under: 'Scars',
			rows: ['- “Kestrel”, permanently harmed'],
		},
		{
			title: 'a person is told by the bond and by the last sentence that names them',
			facts: {
				...played(
					'[[Juno]] laughs. It rains.\n\nI look back. [[Juno]] stays on the mole. We sail.\n\nThe sea is grey.\n',
				),
				characters: [],
				tracks: [track('connection', 'Juno', { bond: true })],
			},
			under: 'People',
			rows: ['- “Juno”, a bond: “Juno stays on the mole.”'],
		},
		{
			title: 'a character is told by the end of the story',
			facts: { characters: [{ ...KESTREL, end: 'dead' }] },
			under: 'People',
			rows: ['- “Kestrel”, dead'],
		},
		{
			title: 'a thing is what its card says, and in what state',
			facts: { characters: [{ ...KESTREL, assets: [asset('Rook', { asset: 'Sprite', conditions: ['broken'] })] }] },
			under: 'Things left behind',
			rows: ['- “Rook”, Sprite, broken, once of Kestrel'],
		},
		{
			title: 'last words stand before a match, an end and a death, and not before other rolls',
			facts: played(
				[
					'We run. `sworn: Face Danger, edge 2: 5 vs 3, 6, strong hit`',
					'We hide. `sworn: Face Danger, edge 2: 5 vs 4, 4, strong hit with a match`',
					'She is free. `sworn: Find Mara › vow completed`',
					'The ice breaks. `sworn: dead marked`',
				].join('\n\n'),
			),
			under: 'Last words',
			rows: ['- “We hide.”', '- “She is free.”', '- “The ice breaks.”'],
		},
	])('$title', ({ facts, under, rows }) => {
		expect(section(legendNote({ ...NOTHING, ...facts }), under)).toEqual(rows);
	});
});

it('a campaign of which nothing is known has a legend without rows', () => {
	expect(legendNote(NOTHING)).toBe('---\nsworn: oracles\n---\n\n## Legend\n\n');
});

it('every row can be rolled as it reads, whatever the names are', () => {
	const names = ['1-2: Two nights', '3. Three', '(2) Weights', 'Odd (3)', '~~Struck~~', '- Dash'];
	const note = legendNote({ ...NOTHING, tracks: names.flatMap(name => [track('vow', name), track('site', name)]) });
	const { tables, findings } = readPlayerTables(note, { path: 'L.md', name: 'L' });
	expect(findings).toEqual([]);
	expect(tables.flatMap(table => table.findings)).toEqual([]);
	expect(tables.map(({ oracle }) => [oracle.path.at(-1), oracle.rows.length])).toEqual([
		['Legend', 2],
		['Vows unfinished', 6],
		['Places', 6],
	]);
	expect(tables[1]?.oracle.rows.map(({ text }) => text)).toEqual(names.map(name => `“${name}”`));
});

it('the legend of the demo', async () => {
	const folder = new URL('../../../demo/vault/The Drowned Light/', import.meta.url);
	const namesIn = (under: string) =>
		readdirSync(new URL(under, folder))
			.filter(name => name.endsWith('.md'))
			.map(name => name.slice(0, -3));
	const texts = new Map(
		namesIn('Journal').map(name => [name, readFileSync(new URL(`Journal/${name}.md`, folder), 'utf8')]),
	);
	const notes = [...texts].map(([name, text]) =>
		timelineOfNote({
			path: name,
			text,
			name,
			isOne: true,
			who: whoOf('Odile Farr', 'Teague Rowan'),
			isLasting: () => false,
		}),
	);
	const known = new Set([...namesIn('People'), ...namesIn('Places'), 'Odile Farr', 'Teague Rowan']);
	const note = legendNote({
		characters: [
			{ name: 'Odile Farr', scars: [], end: undefined, assets: [asset('Patient Heron', { asset: 'Flagship' })] },
			{
				name: 'Teague Rowan',
				scars: ['permanently harmed'],
				end: undefined,
				assets: [asset('Old comrade', { discarded: true })],
			},
		],
		tracks: [
			track('vow', 'Bring the lens home', { status: 'completed', rank: 'formidable' }),
			track('vow', 'See the boy home', { status: 'completed', rank: 'dangerous' }),
			track('vow', 'Learn where the Linnet went down', { rank: 'extreme' }),
		],
		sessions: inOrder(notes),
		texts,
		people: namesIn('People'),
		places: namesIn('Places'),
		link: name => (known.has(name) ? `[[${name}]]` : undefined),
	});
	await expect(note).toMatchFileSnapshot('approved/legend.md');
});
