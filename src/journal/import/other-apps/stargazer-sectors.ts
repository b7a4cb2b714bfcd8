import { given } from '../../../rules/core/collections';
import { factsAsText, factsIn } from './app-facts';
import type { ForeignText, ForeignThing, ForeignTrack } from './app-campaign';
import type { JsonReader } from './json-reader';
import { progressIn, trackIn } from './stargazer-tracks';

/** Everything that stands on the maps of Stargazer, and its factions. */
interface OnTheMaps {
	readonly things: readonly ForeignThing[];
	/** Connections, which are tracks here, and tracks of people who are none. */
	readonly tracks: readonly ForeignTrack[];
}

/** The lists of a cell, and what is in each. */
const LISTS: readonly (readonly [key: string, type: string, Pick<ForeignThing, 'kind' | 'folder'>])[] = [
	['stars', 'star', { kind: 'place', folder: 'Places' }],
	['planets', 'planet', { kind: 'place', folder: 'Places' }],
	['settlements', 'settlement', { kind: 'place', folder: 'Places' }],
	['derelicts', 'derelict', { kind: 'place', folder: 'Places' }],
	['vaults', 'vault', { kind: 'place', folder: 'Places' }],
	['sightings', 'sighting', { kind: 'place', folder: 'Places' }],
	['ships', 'starship', { kind: 'note', folder: 'Ships' }],
	['creatures', 'creature', { kind: 'note', folder: 'Creatures' }],
];

/** Reads sectors with all that is in their cells, and factions. */
export function mapsIn(campaign: JsonReader): OnTheMaps {
	const factions = campaign.objects('factions').flatMap(faction => {
		const id = faction.text('id');
		faction.skip('colour');
		return { id, things: thingIn(faction, ['faction', { kind: 'note', folder: 'Factions' }], []) };
	});
	const names = new Map(
		factions.flatMap(({ id, things: [thing] }) => (id !== undefined && thing ? [[id, thing.name] as const] : [])),
	);
	const sectors = campaign.objects('sectors').map(sector => sectorIn(sector, names));
	return {
		things: [...factions.flatMap(({ things }) => things), ...sectors.flatMap(({ things }) => things)],
		tracks: sectors.flatMap(({ tracks }) => tracks),
	};
}

/** A sector is a note of its own with its cells that have a name or notes; what is in them says where it is. */
function sectorIn(sector: JsonReader, factions: ReadonlyMap<string, string>): OnTheMaps {
	const name = sector.text('name') ?? '';
	const cells = sector.objects('cells').map(cell => cellIn(cell, name, factions));
	const facts = [...factsIn(sector, ['cells']), ...cells.flatMap(cell => cell.facts)];
	const things = cells.flatMap(cell => cell.things);
	const isBlank = facts.length === 0 && name === '';
	const own: ForeignThing = { kind: 'note', folder: 'Sectors', name, type: 'sector', facts };
	return { things: isBlank ? things : [own, ...things], tracks: cells.flatMap(({ tracks }) => tracks) };
}

function cellIn(
	cell: JsonReader,
	sector: string,
	factions: ReadonlyMap<string, string>,
): OnTheMaps & { readonly facts: readonly ForeignText[] } {
	const id = cell.text('id');
	const status = cell.text('stat');
	const called = cell.text('name');
	const at = [called, id].filter(each => each !== undefined).join(', ');
	const where: readonly ForeignText[] = [
		...(sector === '' ? [] : [{ title: 'Sector', text: `[[${sector}]]` }]),
		...(at === '' ? [] : [{ title: 'Location', text: at }]),
	];
	const notes = factsIn(cell, LISTED);
	const influence = factionsOf(cell, factions);
	const isTold = called !== undefined || notes.length > 0 || influence !== '' || status === 'passage';
	const words = [status === 'passage' ? 'passage' : '', influence, ...notes.map(({ text }) => text)];
	const facts = isTold ? [{ title: `Location ${at}`.trim(), text: words.filter(each => each !== '').join('; ') }] : [];
	const region = given({ region: sector === '' ? undefined : sector });
	const things = LISTS.flatMap(([key, type, kind]) =>
		cell.objects(key).flatMap(each => {
			const faction = factions.get(each.text('factionId') ?? '');
			const more = faction === undefined ? [] : [{ title: 'Faction', text: `[[${faction}]]` }];
			return thingIn(each, [type, kind], [...more, ...where]).map(thing => ({ ...thing, ...region }));
		}),
	);
	const people = cell.objects('npcs').map(person => personIn(person, where));
	return {
		facts,
		things: [...things, ...people.flatMap(each => each.things)],
		tracks: people.flatMap(({ tracks }) => tracks),
	};
}

/** The keys of a cell that are read one by one. */
const LISTED = ['id', 'stat', 'name', 'factions', 'npcs', ...LISTS.map(([key]) => key)];

/** The factions of a cell by their names, if all of their ids are known. */
function factionsOf(cell: JsonReader, factions: ReadonlyMap<string, string>): string {
	const ids = cell.peek('factions');
	const names = Array.isArray(ids) ? ids.map(id => factions.get(String(id))) : [];
	if (names.some(name => name === undefined)) return '';
	cell.skip('factions');
	return names.map(name => `[[${name ?? ''}]]`).join(', ');
}

/** A thing that has a name or says anything. */
function thingIn(
	reader: JsonReader,
	[type, kind]: readonly [string, Pick<ForeignThing, 'kind' | 'folder'>],
	where: readonly ForeignText[],
): readonly ForeignThing[] {
	const name = reader.text('name') ?? '';
	const facts = factsIn(reader, ['id', 'name', 'factionId']);
	return name === '' && facts.length === 0 ? [] : [{ ...kind, name, type, facts: [...facts, ...where] }];
}

/** A person; a connection is the track of it. */
function personIn(person: JsonReader, where: readonly ForeignText[]): OnTheMaps {
	const name = person.text('name') ?? '';
	const isConnection = person.flag('connection');
	const role = isConnection ? person.text('role') : undefined;
	const facts = [...factsIn(person, ['name', 'track', ...(isConnection ? ['role'] : [])]), ...where];
	const hasBond = person.flag('bond');
	const track = person.object('track');
	if (isConnection) {
		const own = track?.text('name');
		const also = own === undefined || own === name ? [] : [{ title: 'Track', text: own }];
		const progress = track && progressIn(track);
		const bond = hasBond ? (true as const) : undefined;
		const text = factsAsText([...facts, ...also]);
		return { things: [], tracks: [{ kind: 'connection', name, ...progress, ...given({ role, bond }), text }] };
	}
	const [progress] = track ? trackIn(track, 'track') : [];
	const bond = hasBond ? [{ title: 'Bond', text: 'yes' }] : [];
	const isBlank = name === '' && facts.length === where.length && !hasBond;
	return {
		things: isBlank ? [] : [{ kind: 'npc', folder: 'People', name, facts: [...facts, ...bond] }],
		tracks: progress ? [{ ...progress, name: progress.name === '' ? name : progress.name }] : [],
	};
}
