import { describe, expect, it } from 'vitest';
import { chartOf, travelsOf, type ChartSource } from '../../../src/journal/chart/chart';
import { travelsUntil, type TravelNote } from '../../../src/journal/chart/journeys';
import { readPlace, readPosition } from '../../../src/journal/chart/place-note';
import type { FrontmatterValue } from '../../../src/journal/frontmatter/frontmatter';

const NAMES = ['Harrow Dock', 'Old Lamp', 'Ory', 'Calloway'];
const pathOf = (name: string) => `Places/${name}.md`;

const read = (path: string, properties: Readonly<Record<string, FrontmatterValue | undefined>>) =>
	readPlace(
		path,
		new Map(Object.entries(properties).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))),
	);

const NOTHING: ChartSource = { places: [], linksOf: () => [], journals: [], heardOf: () => [], layout: 'free' };

const PLACES = NAMES.flatMap(name => read(pathOf(name), { sworn: 'place' }) ?? []);

const journal = (text: string, path = 'Journal/Session 1.md', traveller = 'Kes'): TravelNote => ({
	path,
	text,
	traveller: by => by ?? traveller,
	placeAt: link => (NAMES.includes(link) ? pathOf(link) : undefined),
});

const HIT = 'dice: 6 vs 3, 4';
const MISS = 'dice: 1 vs 9, 8';
const block = (...lines: string[]) => `\n\n\`\`\`sworn\n${lines.join('\n')}\n\`\`\`\n\n`;
const course = (dice = HIT) => block('move: Set a Course', 'roll: supply 3', dice);
const leg = (track: string, dice = HIT) =>
	block('move: Undertake an Expedition', `track: ${track}`, 'roll: wits 3', dice);
const finish = (track: string) =>
	block('move: Finish an Expedition', `track: ${track}`, 'progress: 8', 'dice: vs 3, 4');

const chart = (journals: readonly TravelNote[], links: Readonly<Record<string, readonly string[]>> = {}) =>
	chartOf({ ...NOTHING, places: PLACES, linksOf: path => links[path] ?? [], journals });

/** "Harrow Dock – Old Lamp: Session 1, 5", with the line of each journey. */
const routes = (...journals: TravelNote[]) =>
	chart(journals).routes.map(
		({ from, to, journeys }) =>
			`${from.name} – ${to.name}: ${journeys.map(({ path, line }) => `${path.slice(8, -3)}, ${line}`).join('; ')}`,
	);

const here = (...journals: TravelNote[]) =>
	chart(journals).places.flatMap(place => place.here.map(who => `${who} at ${place.name}`));

describe('a place', () => {
	it.each([
		{ says: 'sworn: place', properties: { sworn: 'place' }, sign: 'place' },
		{ says: 'sworn in capitals', properties: { sworn: 'Place' }, sign: 'place' },
		{ says: 'a type of its own', properties: { sworn: 'place', type: 'Vault' }, sign: 'vault' },
		{ says: 'a site', properties: { sworn: 'site', rank: 'epic' }, sign: 'vault' },
		{ says: 'a settlement', properties: { sworn: 'generated', generated: 'Settlement' }, sign: 'place' },
		{ says: 'a planet', properties: { sworn: 'generated', generated: 'Planet' }, sign: 'world' },
		{ says: 'a star', properties: { sworn: 'generated', generated: 'Stellar Object' }, sign: 'star' },
		{ says: 'a derelict', properties: { sworn: 'generated', generated: 'Derelict' }, sign: 'wreck' },
		{ says: 'a shipwreck', properties: { sworn: 'generated', generated: 'Shipwreck' }, sign: 'wreck' },
	])('is a note with $says', ({ properties, sign }) => {
		expect(read('A.md', properties)?.sign).toBe(sign);
	});

	it.each([
		{ says: 'nothing', properties: {} },
		{ says: 'a character', properties: { sworn: 'character' } },
		{ says: 'a generated person', properties: { sworn: 'generated', generated: 'Character' } },
		{ says: 'a generated creature', properties: { sworn: 'generated', generated: 'Creature' } },
		{ says: 'a generated starship', properties: { sworn: 'generated', generated: 'Starship' } },
		{ says: 'a vow', properties: { sworn: 'vow' } },
		{ says: 'a generated sector', properties: { sworn: 'generated', generated: 'Sector' } },
		{ says: 'a generated name', properties: { sworn: 'generated', generated: 'Name' } },
	])('is no note with $says', ({ properties }) => {
		expect(read('A.md', properties)).toBeUndefined();
	});

	it.each([
		{ text: '3, 2', position: { x: 3, y: 2 } },
		{ text: '3.5,2', position: { x: 3.5, y: 2 } },
		{ text: ' 0 ; 12 ', position: { x: 0, y: 12 } },
		{ text: '3.2, 2.9', position: { x: 3, y: 3 } },
		...['', '3', '-1, 2', '3, 2, 1', '100, 2', 'here', '3,2,'].map(text => ({ text, position: undefined })),
	])('lies at “$text”', ({ text, position }) => {
		expect(readPosition(text)).toEqual(position);
	});

	it('has its position as text or as a list', () => {
		expect(read('A.md', { sworn: 'place', chart: '3, 2' })?.position).toEqual({ x: 3, y: 2 });
		expect(read('A.md', { sworn: 'place', chart: [3, 2] })?.position).toEqual({ x: 3, y: 2 });
	});
});

describe('a route', () => {
	it('is a link between two places, once for both directions, and travelled by nobody', () => {
		const links = {
			[pathOf('Ory')]: [pathOf('Calloway'), 'People/Mera.md', pathOf('Ory')],
			[pathOf('Calloway')]: [pathOf('Ory')],
		};
		const { routes } = chart([], links);
		expect(routes.map(({ from, to, journeys }) => [from.name, to.name, journeys.length])).toEqual([
			['Ory', 'Calloway', 0],
		]);
	});

	it.each([
		{ says: 'both ends linked before', text: `From [[Harrow Dock]] to [[Old Lamp]].${course()}` },
		{ says: 'the other way round', text: `To [[Old Lamp]], away from [[Harrow Dock]].${course()}` },
		{ says: 'with other words', text: `From [[Harrow Dock|the dock]] to [the lamp](Old%20Lamp.md).${course()}` },
	])('is travelled by Set a Course with a hit: $says', ({ text }) => {
		const ends = chart([journal(text)]).routes.map(({ from, to }) => [from.name, to.name].sort());
		expect(ends).toEqual([['Harrow Dock', 'Old Lamp']]);
	});

	it('goes on from where the one before arrived, and counts each time with its line', () => {
		const text = `From [[Harrow Dock]] to [[Old Lamp]].${course()}On to [[Ory]].${course()}Back to [[Old Lamp]].${course()}`;
		expect(routes(journal(text))).toEqual([
			'Harrow Dock – Old Lamp: Session 1, 3',
			'Old Lamp – Ory: Session 1, 11; Session 1, 19',
		]);
		expect(here(journal(text))).toEqual(['Kes at Old Lamp']);
	});

	it('leads to the place linked behind it, where nothing else before it tells', () => {
		const first = journal(`From [[Ory]] to [[Harrow Dock]].${course()}`);
		const second = journal(`We leave [[Harrow Dock]].${course()}There is [[Old Lamp]].`, 'Journal/Session 2.md');
		expect(routes(first, second)).toEqual(['Ory – Harrow Dock: Session 1, 3', 'Harrow Dock – Old Lamp: Session 2, 3']);
	});

	it('goes on in the next session', () => {
		const first = journal(`From [[Harrow Dock]] to [[Old Lamp]].${course()}`);
		const second = journal(`For [[Ory]].${course()}`, 'Journal/Session 2.md');
		expect(routes(first, second)).toEqual(['Harrow Dock – Old Lamp: Session 1, 3', 'Old Lamp – Ory: Session 2, 3']);
	});

	it('is of one traveller: another begins elsewhere', () => {
		const first = journal(`From [[Harrow Dock]] to [[Old Lamp]].${course()}`);
		const second = journal(`From [[Calloway]] to [[Ory]].${course()}`, 'Journal/Session 2.md', 'Ilse');
		expect(here(first, second)).toEqual(['Kes at Old Lamp', 'Ilse at Ory']);
		expect(routes(first, second)).toHaveLength(2);
	});

	it.each([
		['a miss', `From [[Harrow Dock]] to [[Old Lamp]].${course(MISS)}`],
		['a call that was not rolled', `From [[Harrow Dock]] to [[Old Lamp]].${course('by: Kes')}`],
		['another move', `From [[Harrow Dock]] to [[Old Lamp]].${block('move: Face Danger', 'roll: wits 3', HIT)}`],
		['links to what is no place', `From [[Mera]] to [[The guild]].${course()}`],
		['one place alone', `We leave [[Harrow Dock]].${course()}`],
		['links in a comment', `%%\n[[Ory]] [[Calloway]]\n%%\n${course()}`],
		['pictures of places', `![[Harrow Dock]] ![[Old Lamp]]${course()}`],
	])('is not travelled by %s', (_, text) => {
		expect(routes(journal(text))).toEqual([]);
	});

	it('of an expedition is named by its track, counts once and arrives when it is finished', () => {
		const begun = `We leave [[Harrow Dock]].${leg('The way to Old Lamp')}${leg('The way to Old Lamp')}`;
		expect(routes(journal(begun))).toEqual(['Harrow Dock – Old Lamp: Session 1, 3']);
		expect(here(journal(begun))).toEqual(['Kes at Harrow Dock']);
		const done = `${begun}${finish('The way to Old Lamp')}`;
		expect(routes(journal(done))).toEqual(['Harrow Dock – Old Lamp: Session 1, 3']);
		expect(here(journal(done))).toEqual(['Kes at Old Lamp']);
	});

	it('of an expedition over two sessions counts once', () => {
		const first = journal(`We leave [[Harrow Dock]].${leg('Old Lamp')}`);
		const second = journal(`On.${leg('Old Lamp')}${finish('Old Lamp')}`, 'Journal/Session 2.md');
		expect(routes(first, second)).toEqual(['Harrow Dock – Old Lamp: Session 1, 3']);
		expect(here(first, second)).toEqual(['Kes at Old Lamp']);
	});

	it('is read from a line of play as well', () => {
		const text = 'From [[Harrow Dock]] to [[Old Lamp]] `sworn: Set a Course, supply 3: 6 vs 3, 4, strong hit` we dock.';
		expect(routes(journal(text))).toEqual(['Harrow Dock – Old Lamp: Session 1, 1']);
	});
});

describe('the chart as of a line', () => {
	const first = journal(`From [[Harrow Dock]] to [[Old Lamp]].${course()}`, 'Journal/Session 2.md');
	const second = journal(`Fog.\n\nOn to [[Ory]].${course()}The cliffs.`, 'Journal/Session 10.md');
	const source: ChartSource = { ...NOTHING, places: PLACES, journals: [first, second] };

	it.each([
		{ path: first.path, line: 2, ways: [], at: [] },
		{ path: first.path, line: 3, ways: ['Harrow Dock – Old Lamp'], at: ['Kes at Old Lamp'] },
		{ path: second.path, line: 1, ways: ['Harrow Dock – Old Lamp'], at: ['Kes at Old Lamp'] },
		{ path: second.path, line: 9, ways: ['Harrow Dock – Old Lamp', 'Old Lamp – Ory'], at: ['Kes at Ory'] },
		{ path: 'Journal/Session 3.md', line: 1, ways: ['Harrow Dock – Old Lamp'], at: ['Kes at Old Lamp'] },
		{ path: 'Journal/Session 1.md', line: 99, ways: [], at: [] },
	])('$path, line $line: $at', ({ path, line, ways, at }) => {
		const { routes, places } = chartOf(source, travelsUntil(travelsOf(source), { path, line }));
		expect(routes.map(({ from, to }) => `${from.name} – ${to.name}`)).toEqual(ways);
		expect(places.flatMap(place => place.here.map(who => `${who} at ${place.name}`))).toEqual(at);
	});
});

describe('the words of regions', () => {
	it('stand in the middle of their places', () => {
		const places = [
			read('A.md', { sworn: 'place', region: 'Outlands', chart: '0, 0' }),
			read('B.md', { sworn: 'generated', generated: 'Planet', region: 'Outlands', chart: '4, 2' }),
			read('C.md', { sworn: 'place', chart: '2, 2' }),
		].flatMap(place => place ?? []);
		expect(chartOf({ ...NOTHING, places }).regions).toEqual([
			{ name: 'Outlands', position: { x: 2, y: 1 }, reach: { x: 2, y: 1 } },
		]);
	});
});

describe('a place that was only heard of', () => {
	const heardIn = (links: Readonly<Record<string, readonly string[]>>, places = PLACES) =>
		chartOf({ ...NOTHING, places, heardOf: (path = '') => links[path] ?? [] });

	it('is drawn once, with a way from each place that names it', () => {
		const { places, routes } = heardIn({ [pathOf('Ory')]: ['Meridian'], [pathOf('Calloway')]: ['Places/meridian'] });
		expect(places.filter(({ isHeardOf }) => isHeardOf).map(({ name }) => name)).toEqual(['Meridian']);
		expect(routes.map(({ from, to }) => `${from.name} – ${to.name}`)).toEqual([
			'Ory – Meridian',
			'Calloway – Meridian',
		]);
	});

	it('has no way where only another note names it', () => {
		const { places, routes } = heardIn({ '': ['Places/Meridian'] });
		expect(places.filter(({ isHeardOf }) => isHeardOf).map(({ name }) => name)).toEqual(['Meridian']);
		expect(routes).toEqual([]);
	});

	it('moves no place that has a note', () => {
		const without = heardIn({}).places.map(({ spot }) => spot);
		const names = Array.from({ length: 30 }, (_, i) => `Rumour ${i}`);
		const { places } = heardIn({ [pathOf('Ory')]: names });
		expect(places.slice(0, PLACES.length).map(({ spot }) => spot)).toEqual(without);
		expect(new Set(places.map(({ spot }) => `${spot.x}, ${spot.y}`)).size).toBe(PLACES.length + 30);
	});

	it('stays where it is when it gets a note there', () => {
		const heard = heardIn({ [pathOf('Ory')]: ['Meridian'] }).places.at(-1);
		const note = read('Places/Meridian.md', { sworn: 'place', chart: `${heard?.spot.x}, ${heard?.spot.y}` });
		const { places } = heardIn({}, [...PLACES, ...(note ? [note] : [])]);
		expect(places.at(-1)).toMatchObject({ name: 'Meridian', spot: heard?.spot, isHeardOf: false });
	});
});
