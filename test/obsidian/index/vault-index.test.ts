import type { App } from 'obsidian';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { VaultIndex } from '../../../src/obsidian/vault/index/vault-index';
import type { KnownTrack } from '../../../src/obsidian/vault/index/known-track';
import { character, endAll, inBlock, indexed, linkedTo, vow } from './indexed';

afterEach(endAll);

const told = ({ home: { path, place }, kind, name, status }: KnownTrack) =>
	`${path}${place ? ` line ${String(place.near?.lineStart)}` : ''}: ${kind} ${name}, ${status}`;

describe('what is found', () => {
	it.each([
		{ what: 'the block of a vow', note: vow('Find the ark'), known: ['A.md line 0: vow Find the ark, open'] },
		{
			what: 'two blocks, the second of a clock',
			note: `${vow('Find the ark')}\nProse.\n\n${inBlock('clock: Gale\nsegments: 4')}`,
			known: ['A.md line 0: vow Find the ark, open', 'A.md line 8: clock Gale, open'],
		},
		{
			what: 'a block in a callout',
			note: '> [!note]\n> ```sworn\n> vow: Find the ark\n> rank: epic\n> ```\n',
			known: ['A.md line 1: vow Find the ark, open'],
		},
		{
			what: 'a fulfilled vow',
			note: vow('Find the ark', 'Completed'),
			known: ['A.md line 0: vow Find the ark, completed'],
		},
		{
			what: 'a track with a misspelt rank, which is to be mended',
			note: inBlock('foe: The reaver\nrank: formidabel'),
			known: ['A.md line 0: foe The reaver, open'],
		},
		{ what: 'a name in a link', note: inBlock('site: "[[The maw]]"'), known: ['A.md line 0: site The maw, open'] },
		{
			what: 'a note that is a track',
			note: '---\nsworn: connection\nstatus: forsaken\n---\n',
			known: ['A.md: connection A, forsaken'],
		},
		{ what: 'a track without a name', note: inBlock('vow:\nrank: epic'), known: [] },
		{ what: 'a move', note: inBlock('move: Face Danger'), known: [] },
		{ what: 'code of another language', note: '```js\nvow: 1\n```\n', known: [] },
		{ what: 'prose', note: 'vow: Find the ark\n', known: [] },
		{ what: 'a form', note: `---\nsworn: template\n---\n${vow('The name')}`, known: [] },
	])('$what', async ({ note, known }) => {
		const { vaultIndex } = await indexed({ 'A.md': note });
		expect(vaultIndex.tracksKnown().map(told)).toEqual(known);
	});

	it.each([
		{ of: 'the core plugin', file: '.obsidian/templates.json', settings: '{"folder": "Forms"}' },
		{
			of: 'Templater',
			file: '.obsidian/plugins/templater-obsidian/data.json',
			settings: '{"command_timeout": 5, "templates_folder": "/Forms/"}',
		},
	])('nothing that lies in the templates folder of $of', async ({ file, settings }) => {
		const files = {
			[file]: settings,
			'Forms/Hero.md': character(),
			'Forms/Vow.md': vow('The name'),
			'Kestrel.md': character(),
		};
		const { vaultIndex } = await indexed(files);
		expect([...vaultIndex.characters]).toEqual(['Kestrel.md']);
		expect(vaultIndex.tracksKnown()).toEqual([]);
		expect(vaultIndex.belongingsOf('Kestrel.md')).toEqual([]);
	});

	it('a card that took a form for a character hears that it is none', async () => {
		const { host } = await indexed({
			'.obsidian/templates.json': '{"folder": "Forms/"}',
			'Forms/Hero.md': character(),
		});
		const vaultIndex = new VaultIndex(host.app as unknown as App);
		const heard: string[] = [];
		vaultIndex.onChange(path => heard.push(path));
		vaultIndex.load();
		expect([...vaultIndex.characters]).toEqual(['Forms/Hero.md']);
		await vi.waitUntil(() => vaultIndex.isComplete, 30_000);
		expect(heard).toContain('Forms/Hero.md');
		expect([...vaultIndex.characters]).toEqual([]);
		vaultIndex.unload();
	});

	it('nobody reads a note for what its properties say', async () => {
		const { vaultIndex, reads } = await indexed({
			'Kestrel.md': character(),
			'Ark.md': '---\nsworn: vow\n---\n',
			'B.md': 'x',
		});
		expect([...vaultIndex.characters]).toEqual(['Kestrel.md']);
		expect(vaultIndex.belongingsOf('Kestrel.md')).toEqual(['Ark.md']);
		expect(reads()).toEqual([]);
	});
});

const TWO = {
	'Characters/Kestrel.md': character('aliases: [Kes]\n'),
	'Characters/Rook.md': character(),
};

describe('whose it is', () => {
	it.each([
		{ rule: 'a journal is of whom it names', path: 'J.md', note: linkedTo('Rook') + vow('Ark'), of: ['Rook'] },
		{ rule: 'an alias is a name', path: 'J.md', note: linkedTo('Kes') + vow('Ark'), of: ['Kestrel'] },
		{ rule: 'nobody is so called', path: 'J.md', note: linkedTo('Nobody') + vow('Ark'), of: [] },
		{ rule: 'two could act there', path: 'J.md', note: vow('Ark'), of: ['Kestrel', 'Rook'] },
		{ rule: 'a track note names its own', path: 'Ark.md', note: linkedTo('Rook', 'sworn: vow\n'), of: ['Rook'] },
		{ rule: 'a track note names none', path: 'Ark.md', note: '---\nsworn: vow\n---\n', of: ['Kestrel', 'Rook'] },
		{ rule: 'an asset names its own', path: 'Hawk.md', note: linkedTo('Rook', 'sworn: asset\n'), of: ['Rook'] },
	])('$rule', async ({ path, note, of }) => {
		const { vaultIndex } = await indexed({ ...TWO, [path]: note });
		const owners = ['Kestrel', 'Rook'].filter(name => vaultIndex.belongingsOf(`Characters/${name}.md`).includes(path));
		expect(owners).toEqual(of);
	});

	it('a character who comes later takes the journals that name it', async () => {
		const { vaultIndex, host, settled } = await indexed({
			'Kestrel.md': character(),
			'J.md': linkedTo('Rook') + vow('Ark'),
		});
		expect(vaultIndex.belongingsOf('Kestrel.md')).toEqual([]);
		await host.app.vault.create('Rook.md', character());
		await settled();
		expect(vaultIndex.belongingsOf('Rook.md')).toEqual(['J.md']);
	});

	it('a note that is renamed, changed or deleted is followed', async () => {
		const { vaultIndex, host, settled } = await indexed({ ...TWO, 'J.md': linkedTo('Rook') + vow('Ark') });
		const { vault } = host.app;
		const rook = () => vaultIndex.belongingsOf('Characters/Rook.md');
		const file = vault.getFileByPath('J.md');
		if (!file) throw new Error('no journal');
		expect(rook()).toEqual(['J.md']);
		await vault.rename(file, 'K.md');
		expect(rook()).toEqual(['K.md']);
		expect(vaultIndex.tracksKnown().map(told)).toEqual(['K.md line 3: vow Ark, open']);
		await vault.modify(file, linkedTo('Kestrel') + vow('Ark'));
		await settled();
		expect(rook()).toEqual([]);
		expect(vaultIndex.belongingsOf('Characters/Kestrel.md')).toEqual(['K.md']);
		await vault.delete(file);
		expect(vaultIndex.belongingsOf('Characters/Kestrel.md')).toEqual([]);
		expect(vaultIndex.tracksKnown()).toEqual([]);
	});
});

describe('what a move needs', () => {
	const JOURNALS = {
		'Kestrel.md': character(),
		'1 open.md': vow('Ark'),
		'2 closed.md': vow('Bell', 'completed') + vow('Coast', 'forsaken'),
		'3 closed note.md': '---\nsworn: vow\nstatus: completed\n---\n',
		'4 asset.md': `---\nsworn: asset\n---\n${vow('Door', 'completed')}`,
	};

	it.each([
		{ rule: 'open tracks and assets', names: [], notes: ['1 open.md', '4 asset.md'] },
		{ rule: 'a closed one that is named', names: ['bell'], notes: ['1 open.md', '2 closed.md', '4 asset.md'] },
		{
			rule: 'a closed note that is named',
			names: ['3 closed note'],
			notes: ['1 open.md', '3 closed note.md', '4 asset.md'],
		},
	])('$rule', async ({ names, notes }) => {
		const { vaultIndex } = await indexed(JOURNALS);
		expect(vaultIndex.inPlay('Kestrel.md', () => names)).toEqual(notes);
	});
});

describe('tracks of one name', () => {
	const FILES = {
		'A other.md': linkedTo('Rook') + vow('Ark'),
		'B own.md': linkedTo('Kestrel') + vow('Ark', 'completed'),
		'Journal.md': linkedTo('Kestrel') + vow('Ark'),
		'Kestrel.md': character() + vow('Ark'),
		'Rook.md': character(),
		'Z.md': linkedTo('Kestrel') + vow('ark of old'),
	};

	it('the first counts: the note itself, the character, its other notes, those of others', async () => {
		const { vaultIndex } = await indexed(FILES);
		const paths = vaultIndex.trackHomes('Ark', 'Journal.md').map(({ home }) => home.path);
		expect(paths).toEqual(['Journal.md', 'Kestrel.md', 'B own.md', 'A other.md']);
	});

	it('in the journal of several, that of any of them is nearer than those of others', async () => {
		const { vaultIndex } = await indexed({
			'A other.md': linkedTo('Cai') + vow('Ark'),
			'Cai.md': character(),
			'Kestrel.md': character(),
			'Pair.md': '---\ncharacter: ["[[Rook]]", "[[Kestrel]]"]\n---\n',
			'Rook.md': character(),
			'Z own.md': linkedTo('Kestrel') + vow('Ark'),
		});
		const paths = vaultIndex.trackHomes('Ark', 'Pair.md').map(({ home }) => home.path);
		expect(paths).toEqual(['Z own.md', 'A other.md']);
	});

	it('capitals do not matter if no name is so spelled', async () => {
		const { vaultIndex } = await indexed(FILES);
		expect(vaultIndex.trackHomes('Ark of Old', 'Journal.md').map(({ home }) => home.path)).toEqual(['Z.md']);
		expect(vaultIndex.trackHomes('Bell', 'Journal.md')).toEqual([]);
	});
});

it('of each note the cache is asked once, in slices once the layout is ready, and at once for whoever asks before', async () => {
	const notes = Object.fromEntries(
		Array.from({ length: 30 }, (_, at) => [`${at}.md`, '---\ntags: [a]\nstatus: draft\n---\n']),
	);
	const { host } = await indexed(notes);
	const vaultIndex = new VaultIndex(host.app as unknown as App);
	let now = 0;
	vi.spyOn(performance, 'now').mockImplementation(() => now++);
	const asked = vi.spyOn(host.app.metadataCache, 'getFileCache');
	const judged = vaultIndex.judged();
	expect(asked.mock.calls.length).toBeLessThan(10);
	expect([...vaultIndex.characters]).toEqual([]);
	expect(asked).toHaveBeenCalledTimes(30);
	vi.restoreAllMocks();
	await judged;
});
