import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { benchOptions, subjectsOf } from './options.mjs';
import { install, otherPlugin } from './other-plugin.mjs';

let folder: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'other-plugin-'));
});

afterEach(() => {
	rmSync(folder, { recursive: true });
});

function holding(files: Readonly<Record<string, string>>): string {
	const plugin = join(folder, 'plugin');
	mkdirSync(plugin);
	for (const [name, text] of Object.entries(files)) writeFileSync(join(plugin, name), text);
	return plugin;
}

const manifest = (fields: object) => JSON.stringify(fields);
const BUILT = { 'manifest.json': manifest({ id: 'tiny', name: 'Tiny', version: '1.2.0' }), 'main.js': '' };

it('a plugin is known by its manifest, and its command by either of its names', () => {
	const beside = holding(BUILT);
	expect(otherPlugin({ beside, command: 'show' })).toMatchObject({
		id: 'tiny',
		title: 'Tiny 1.2.0',
		command: 'tiny:show',
		text: undefined,
	});
	expect(otherPlugin({ beside, command: 'tiny:show' }).command).toBe('tiny:show');
});

it('its own note takes the place of ours', () => {
	const note = join(folder, 'note.md');
	writeFileSync(note, 'Hello.');
	expect(otherPlugin({ beside: holding(BUILT), note }).text).toBe('Hello.');
});

it('is installed with its settings, and with empty styles if it has none', () => {
	const place = install(otherPlugin({ beside: holding({ ...BUILT, 'data.json': '{"a":1}' }) }), join(folder, 'vault'));
	expect(place).toBe(join(folder, 'vault/.obsidian/plugins/tiny'));
	expect(readFileSync(join(place, 'data.json'), 'utf8')).toBe('{"a":1}');
	expect(readFileSync(join(place, 'styles.css'), 'utf8')).toBe('');
	expect(existsSync(join(folder, 'plugin/styles.css'))).toBe(false);
});

describe('what is wrong with a folder is said', () => {
	it.each([
		['no manifest', { 'main.js': '' }, 'has no manifest.json'],
		['no code', { 'manifest.json': manifest({ id: 'tiny' }) }, 'has no main.js'],
		['a manifest that is no JSON', { ...BUILT, 'manifest.json': '{' }, 'names no id'],
		['a manifest that is empty', { ...BUILT, 'manifest.json': 'null' }, 'names no id'],
		['no id', { ...BUILT, 'manifest.json': manifest({ name: 'Tiny' }) }, 'names no id'],
		['an id that is no text', { ...BUILT, 'manifest.json': manifest({ id: {} }) }, 'names no id'],
		['an id that leads out of the vault', { ...BUILT, 'manifest.json': manifest({ id: '../x' }) }, 'names no id'],
		['this plugin', { ...BUILT, 'manifest.json': manifest({ id: 'sworn-journal' }) }, 'this plugin itself'],
	])('%s', (_, files, message) => {
		expect(() => otherPlugin({ beside: holding(files) })).toThrow(message);
	});

	it('no folder, or a file', () => {
		expect(() => otherPlugin({ beside: join(folder, 'gone') })).toThrow('is no folder');
		expect(() => otherPlugin({ beside: join(holding(BUILT), 'main.js') })).toThrow('is no folder');
	});

	it('no note', () => {
		expect(() => otherPlugin({ beside: holding(BUILT), note: join(folder, 'gone.md') })).toThrow('no note');
	});
});

it('options go together', () => {
	expect(
		benchOptions(['--only', 'start,views', '--beside', 'x', '--beside-note', 'n', '--beside-command', 'c']),
	).toEqual({ only: ['start', 'views'], against: undefined, beside: { beside: 'x', note: 'n', command: 'c' } });
	expect(benchOptions([]).beside).toBeUndefined();
});

it.each([
	[['--beside-note', 'n'], '--beside DIR, which is missing'],
	[['--beside-command', 'c'], '--beside DIR, which is missing'],
	[['--beside', 'x', '--against', 'main'], 'one at a time'],
	[['--beside'], '--beside'],
	[['--besides', 'x'], '--besides'],
])('%j is refused', (args, message) => {
	expect(() => benchOptions(args)).toThrow(message);
});

it('a subject that there is not is named', () => {
	expect(subjectsOf(undefined, ['start', 'views'])).toEqual(['start', 'views']);
	expect(() => subjectsOf(['view'], ['start', 'views'])).toThrow('“view” is none of start, views');
});
