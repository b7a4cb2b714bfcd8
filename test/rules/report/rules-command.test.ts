import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rulesCommand } from '../../../scripts/rules/command.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDER = fs.mkdtempSync(path.join(os.tmpdir(), 'rules-'));

async function run(...args: readonly string[]) {
	const printed = { stdout: '', stderr: '' };
	const status = await rulesCommand(args, () => import('../../../scripts/rules/index'), {
		log: (line: string) => (printed.stdout += `${line}\n`),
		error: (line: string) => (printed.stderr += `${line}\n`),
	});
	return { status, ...printed };
}

function fileOf(name: string, text: string | Uint8Array): string {
	const file = path.join(FOLDER, name);
	fs.writeFileSync(file, text);
	return file;
}

const NOTE = '## Leap\n\nWhen you leap, take +1 momentum.\n\n## Land\n';
const names = (json: string): readonly string[] =>
	(JSON.parse(json) as readonly { readonly name: string }[]).map(({ name }) => name);

describe('npm run rules', () => {
	it('--json prints the report and nothing else', async () => {
		const { status, stdout } = await run(fileOf('note.md', NOTE), '--json');
		expect(status).toBe(0);
		expect(names(stdout)).toEqual(['Leap']);
	});

	it('a ruleset, and one move of it', async () => {
		const { status, stdout } = await run('classic', '--move', 'face danger', '--json');
		expect(status).toBe(0);
		expect(names(stdout)).toEqual(['Face Danger']);
	});

	it('text for a person, with the rules it was read over', async () => {
		const { status, stdout } = await run(fileOf('note.md', NOTE), '--over', 'classic');
		expect(status).toBe(0);
		expect(stdout).toContain('Read over classic.');
		expect(stdout).toContain('Leap (note, no roll)\n\talways\n\t\tmomentum +1');
	});

	it('a file that is not UTF-8 can be read', async () => {
		const { status, stdout, stderr } = await run(
			fileOf('latin.md', Buffer.from(`${NOTE}caf\u00e9\n`, 'latin1')),
			'--json',
		);
		expect(status).toBe(0);
		expect(names(stdout)).toEqual(['Leap']);
		expect(stderr).toContain('not UTF-8');
	});

	it('--coverage prints what happened to the words, per move and together, and what is left', async () => {
		const file = fileOf('left.md', `${NOTE.replace('momentum.', 'momentum, but not if it rains.')}`);
		const { status, stdout } = await run(file, '--coverage', '--over', 'classic');
		expect(status).toBe(0);
		expect(stdout.split('\n').map(line => line.replace(/ +/g, ' '))).toEqual(
			expect.arrayContaining([
				'move words effect story left facts leftovers',
				'Leap 11 0 3 8 0 1',
				'1 move 11 0 3 8 0 1',
				'left: line 3, Leap: Take +1 momentum, but not if it rains.',
			]),
		);
	});

	it('--assets says how far the abilities of assets are carried out', async () => {
		const { status, stdout } = await run('starforged', '--assets');
		expect(status).toBe(0);
		expect(stdout).toMatch(/^261 abilities of assets, 2\d\d of them .*:\n[1-9]\d* \(\d+ %\) are carried out wholly\n/);
	});

	it('--assets after a file says it of its own assets, and which words are shown', async () => {
		const abilities = [
			'When you Face Danger on ice, add +1.',
			'When you Face Danger on ice, roll three challenge dice and keep two gulls.',
		];
		const asset = { name: 'Skater', category: 'Path', abilities: abilities.map(text => ({ text })) };
		const pack = {
			_id: 'ice',
			type: 'expansion',
			ruleset: 'classic',
			assets: { path: { contents: { skater: asset } } },
		};
		const { status, stdout } = await run(fileOf('ice.json', JSON.stringify(pack)), '--assets');
		expect(status).toBe(0);
		expect(stdout.split('\n')).toEqual(expect.arrayContaining(['1 (50 %) are carried out wholly']));
		expect(stdout).toMatch(/\nSkater 2, (?:in part|shown): .*gulls/);
	});

	it('--oracles counts the oracles of a book', async () => {
		const { status, stdout } = await run('delve', '--oracles');
		expect(status).toBe(0);
		expect(stdout).toMatch(/^[1-9]\d* oracles with \d+ rows:\n\d+ have a row for every roll\n/);
	});

	it('a folder: each of its files under its path', async () => {
		const folder = path.join(FOLDER, 'pack');
		fs.mkdirSync(path.join(folder, '.hidden'), { recursive: true });
		fs.writeFileSync(path.join(folder, '.hidden', 'no.md'), NOTE);
		fs.writeFileSync(path.join(folder, 'b.md'), NOTE);
		fs.writeFileSync(
			path.join(folder, 'a.yaml'),
			'_id: a\ntitle: Alder\nassets: { p: { contents: { x: { name: X } } } }\n',
		);
		const { status, stdout } = await run(folder, '--coverage');
		expect(status).toBe(0);
		expect(stdout.split('\n').filter(line => /^\/|Alder|^Leap/.test(line))).toEqual([
			path.join(folder, 'a.yaml'),
			'Alder: 1 asset.',
			path.join(folder, 'b.md'),
			expect.stringMatching(/^Leap /),
		]);
	});

	it('a folder as one pack: an ability on a move of another file, the base that one names, files that are none', async () => {
		const folder = path.join(FOLDER, 'Lamps');
		fs.mkdirSync(folder, { recursive: true });
		const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
		const move =
			'type: move\nname: Trim the Wick\nroll_type: action_roll\ntrigger: { text: When you trim the wick..., conditions: [{ roll_options: [{ using: stat, stat: iron }] }] }\n';
		write(
			'trim.yaml',
			`${move}text: When you trim the wick, roll +iron. On a **strong hit**, take +1 momentum. On a **weak hit**, lose 1 supply. On a **miss**, [Pay the Price](datasworn:move:classic/fate/pay_the_price).\n`,
		);
		write(
			'cutter.yaml',
			'type: asset\nruleset: classic\nname: Wick Cutter\ncategory: Path\nabilities:\n  - { text: "When you Trim the Wick, add +1.", enabled: true }\n',
		);
		write('_index.yaml', 'name: Lamp Moves\n');
		write('notes.json', '{ "any": 1 }');
		write('broken.yaml', 'type: move\nname: "Open\n');
		const { status, stdout } = await run(folder);
		expect(status).toBe(0);
		expect(stdout).toContain('Lamp Moves: 1 asset (1 ability: 1 carried out, 0 in part, 0 shown).');
		expect(stdout).toContain('Trim the Wick (Lamp Moves, action roll)');
		expect(stdout).toContain('Read over classic.');
		expect(stdout).not.toContain('Read over starforged.');
		expect(stdout).toContain('“notes” is not a Datasworn file.');
		expect(stdout).toMatch(/broken\.yaml\n.*is not YAML/);
		expect(stdout).not.toContain('_index');
	});

	it('a name that no move has is reported beside an empty report', async () => {
		const { status, stdout, stderr } = await run('starforged', '--move', 'Leap', '--json');
		expect(status).toBe(0);
		expect(names(stdout)).toEqual([]);
		expect(stderr).toContain('No move is called “Leap”');
	});

	it.each([
		{ what: 'nothing named', args: [], says: 'Name one file' },
		{ what: 'a file that is not there', args: ['no-such-note.md'], says: 'There is no file' },
		{ what: 'a folder', args: ['.'], says: 'is a folder' },
		{ what: 'no text', args: [fileOf('picture.md', 'PNG\0\0')], says: 'is no text file' },
		{ what: 'more than 5 MB', args: [fileOf('huge.md', 'a'.repeat(5_000_001))], says: 'larger than 5 MB' },
		{ what: 'oracles of a file', args: [fileOf('own.md', NOTE), '--oracles'], says: '--oracles is for one of' },
		{ what: 'a base that is none', args: ['classic', '--over', 'chess'], says: '--over chess is not one of' },
		{ what: 'an option that is none', args: ['classic', '--yaml'], says: "Unknown option '--yaml'" },
		{ what: 'JSON that is none', args: [fileOf('broken.json', '{')], says: 'is not JSON' },
	])('$what: one line, and nothing on standard output', async ({ args, says }) => {
		const { status, stdout, stderr } = await run(...args, '--json');
		expect(status).toBe(1);
		expect(stdout).toBe('');
		expect(stderr).toContain(says);
		expect(stderr.trim().split('\n')).toHaveLength(1);
	});

	it('is what “npm run rules” starts', () => {
		const command = ['scripts/rules.mjs', fileOf('started.md', NOTE), '--json'];
		const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
		expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
		expect(names(stdout)).toEqual(['Leap']);
		const failed = spawnSync(process.execPath, ['scripts/rules.mjs'], { cwd: ROOT, encoding: 'utf8' });
		expect(failed).toMatchObject({ status: 1, stdout: '' });
	});
});
