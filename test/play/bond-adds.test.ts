import { expect, it } from 'vitest';
import { bondAdds, connectionOf, connectionsToName } from '../../src/play/moves/bond-adds';
import type { MoveRecord } from '../../src/play/record/record';
import { newUnrolledMove } from '../../src/play/record/record';
import type { Track } from '../../src/play/tracks/track';
import { kestrel } from '../support/characters';
import { track } from '../support/some-tracks';
import { gameWith } from '../support/stated-moves';

const ana = track('connection', 'Ana', { bond: true });
const juno = track('connection', 'Juno');
const books = { starforged: gameWith([], 'starforged').book, classic: gameWith([], 'classic').book };

interface Row {
	readonly rule: string;
	readonly game?: keyof typeof books;
	readonly move: string;
	readonly tracks: readonly Track[];
	readonly call?: Partial<MoveRecord>;
	readonly adds: readonly number[];
	readonly names: readonly string[];
}

const rows: readonly Row[] = [
	{
		rule: 'the connection that the call names shares one',
		move: 'Test Your Relationship',
		tracks: [juno, ana],
		call: { track: 'Ana' },
		adds: [1],
		names: [],
	},
	{
		rule: 'the connection that the call names shares none',
		move: 'Test Your Relationship',
		tracks: [juno, ana],
		call: { track: 'Juno' },
		adds: [],
		names: [],
	},
	{
		rule: 'the only connection is meant',
		move: 'Test Your Relationship',
		tracks: [ana],
		adds: [1],
		names: ['Ana'],
	},
	{
		rule: 'of several, the player says which',
		move: 'Test Your Relationship',
		tracks: [juno, ana],
		adds: [],
		names: ['Juno', 'Ana'],
	},
	{
		rule: 'a vow is no connection, whoever it is sworn to',
		move: 'Swear an Iron Vow',
		tracks: [ana],
		adds: [],
		names: [],
	},
	{ rule: 'a move that asks for no bond', move: 'Face Danger', tracks: [ana], adds: [], names: [] },
	{
		rule: 'Ironsworn: anybody can be compelled, so the only bond is not taken for granted',
		game: 'classic',
		move: 'Compel',
		tracks: [ana],
		adds: [],
		names: ['Ana'],
	},
	{
		rule: 'Ironsworn: once they are named',
		game: 'classic',
		move: 'Compel',
		tracks: [ana],
		call: { track: 'Ana' },
		adds: [1],
		names: [],
	},
];

it.each(rows)('$move, if you share a bond: $rule', ({ game = 'starforged', move: name, tracks, call, adds, names }) => {
	const book = books[game];
	const move = book.move(name);
	if (!move) throw new Error(name);
	const by = kestrel({ tracks });
	const connection = connectionOf({ record: newUnrolledMove(name, call), character: by, book });
	expect(bondAdds(book.triggerAddsOf(move), connection).map(({ by }) => by)).toEqual(adds);
	expect(
		connectionsToName({ record: newUnrolledMove(name, call), character: by, book }, move).map(({ name }) => name),
	).toEqual(names);
});
