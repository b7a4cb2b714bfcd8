import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { roomOf } from './benchmark/room-sizes.mjs';
import { LINES_OF_ROOM } from './room-budgets';

const ROOT = new URL('..', import.meta.url).pathname;

/** The number of lines of each file of src. */
const lines = new Map(
	fs
		.readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
		.map(name => path.posix.join('src', name.replaceAll('\\', '/')))
		.filter(name => /\.tsx?$/.test(name))
		.map(file => [file, fs.readFileSync(path.join(ROOT, file), 'utf8').split('\n').length - 1] as const),
);

it('no file has more than 400 lines', () => {
	expect([...lines].filter(([, count]) => count > 400)).toEqual([]);
	expect(lines.size).toBeGreaterThan(500);
});

it('no folder is larger than its budget, which only a new capability raises', () => {
	const rooms = new Map<string, number>();
	for (const [file, count] of lines) rooms.set(roomOf(file), (rooms.get(roomOf(file)) ?? 0) + count);
	const over = [...rooms].flatMap(([room, count]) => {
		const budget = LINES_OF_ROOM[room];
		return budget !== undefined && count <= budget ? [] : [`${room}: ${String(count)} lines of ${String(budget ?? 0)}`];
	});
	expect(over).toEqual([]);
	expect(Object.keys(LINES_OF_ROOM).filter(room => !rooms.has(room))).toEqual([]);
});
