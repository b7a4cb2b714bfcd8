import { afterEach, describe, expect, it } from 'vitest';
import { API_METHODS } from '../../src/obsidian/api/api-methods';
import type { ParameterKind, VerbName } from '../../src/obsidian/api/api-methods';
import type { SwornJournalApi } from '../../docs/api/sworn-journal';
import { sampled } from '../support/sample';
import { scripted } from './api/scripted';
import { block, close, KESTREL, shown } from './played';
import { typing } from './editor-suggest/typing';

afterEach(close); // complains when anything reached the console or was left behind

/** Names that each object of JavaScript has, whatever was put into it. */
const NAMES = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'];

const BODIES = [
	'move: Face Danger\nroll: NAME',
	'move: Face Danger\nroll: NAME 2',
	'move: Face Danger\nroll: NAME 2\ndice: 4 vs 3, 9',
	'move: Face Danger\nroll: edge 2\nadd: 1 NAME\ndice: 4 vs 3, 9\noutcome: weak hit, 7 vs 3, 9\nchose: NAME',
	'move: Face Danger\nroll: edge 2\ndice: 4 vs 3, 9\noutcome: NAME, 7 vs 3, 9',
	'move: Face Danger\nroll: edge 2\ndice: 4 vs 3, 9\nas: NAME\npassed: NAME\nby: NAME',
	'move: Face Danger\nroll: edge 2\ndice: 4 vs 3, 9\nwith: NAME 1, NAME\nimported: NAME',
	'move: Face Danger\nroll: edge 2\ndice: 4 vs 3, 9\nNAME: 3',
	'move: Face Danger\nroll: edge 2\ndice: 4 vs 3, 9\ndone:\n  - NAME 3 → 4\n  - NAME › 8 → 12 ticks\n  - NAME marked\n  - combat none → NAME\n  - NAME › NAME 3 → 4',
	'move: Endure Harm\nroll: NAME\ncost: 1\nrank: NAME\ntrack: NAME\nfrom: NAME',
	'move: NAME\nroll: edge',
	'vow: NAME\nrank: NAME\nticks: NAME',
	'connection: NAME\nrank: epic\nrole: [NAME]\nbond: NAME\nNAME: yes',
	'clock: NAME\nsegments: NAME\nodds: NAME',
	'ask: NAME\nodds: NAME\nanswer: NAME',
	'oracle: NAME\nresult: NAME\nNAME: 3',
	'generated: NAME\nNAME: NAME',
	'generated: Planet\nNAME: NAME\nregion: NAME',
	'session: 3\nby: NAME\nmomentum: NAME\nNAME: 2',
	'show: NAME',
	'NAME: NAME',
	'NAME',
];

const LINES = [
	'sworn: Face Danger, NAME 2: 4 vs 3, 9, weak hit; NAME: 3; NAME 3 → 4',
	'sworn: NAME 3 → 4; NAME marked; NAME › 8 → 12 ticks; NAME › NAME',
	'sworn: Face Danger, on NAME; odds NAME',
	'sworn: ask: Is it so?; odds NAME; NAME',
	'sworn: generated: Planet; NAME: NAME; region: NAME',
	'sworn: vow: NAME, NAME, NAME ticks',
	'sworn: NAME: NAME',
	'sworn: NAME › NAME (NAME: 3)',
];

const isText = (kind: ParameterKind): boolean => ['text', 'name', 'names'].includes(kind);

const SHEET = (name: string): string =>
	KESTREL.replace(
		/---\n$/,
		`${name}: 3\nimpacts: [${name}]\ncombat: ${name}\nnext: ["+1 (${name})"]\nassets: [${name}]\nlegacies: ${name}\n---\n`,
	);

describe.each(sampled(NAMES, 2))('“%s” is a word like any other', name => {
	const named = (text: string) => text.replaceAll('NAME', name);

	it('in each value and key of a block', async () => {
		const note = BODIES.map(body => block(named(body))).join('\n');
		const { text } = await shown(note);
		expect(text).not.toMatch(/native code|\[object/);
	});

	it('in a line', async () => {
		const { text } = await shown(LINES.map(line => `I run. \`${named(line)}\``).join('\n\n'));
		expect(text).not.toMatch(/native code|\[object/);
	});

	it('in the properties of a character and of a journal', async () => {
		const files = {
			'Kestrel.md': SHEET(name),
			'Other.md': `---\nsworn: ${name}\nruleset: ${name}\nkind: ${name}\n---\n`,
		};
		const { text } = await shown(
			block('move: Face Danger') + block('show: Kestrel') + block('move: Enter the Fray'),
			files,
		);
		expect(text).not.toMatch(/native code|\[object/);
	});

	it('typed', async () => {
		const host = await typing('‸');
		await host.type(`;;fd ${name}`);
		await host.type(` +1 ${name}`);
		expect(host.offered().join(' ')).not.toMatch(/native code|\[object/);
	});

	it('for each parameter of the API', async () => {
		const { api, saved } = await scripted('Here.‸', Array<number>(200).fill(1));
		for (const verb of Object.keys(API_METHODS) as VerbName[]) {
			const run = api[verb] as (asked: object) => Promise<unknown>;
			const { parameters } = API_METHODS[verb];
			for (const { name: parameter, kind } of parameters) {
				const needed = parameters.flatMap(({ name, isRequired, kind }) =>
					isRequired ? [[name, isText(kind) ? 'Face Danger' : '1'] as const] : [],
				);
				const asked = Object.fromEntries([...needed, [parameter, name] as const]);
				const answer = await run(asked).then(
					() => 'done',
					(error: unknown) => (error as { code?: string }).code ?? String(error),
				);
				expect(answer, `${verb}, ${parameter}`).not.toMatch(/Error/);
				if (!isText(kind)) expect(answer, `${verb}, ${parameter}`).toMatch(/bad_parameter|unknown_parameter/);
			}
			const unknown = run(Object.fromEntries([[name, 'x']]));
			await expect(unknown, verb).rejects.toMatchObject({ code: 'unknown_parameter' });
		}
		expect(await saved()).toContain('Here.');
	});
});

it('an option that no object of ours has is refused by the API', async () => {
	const { api, saved } = await scripted('Here.‸');
	const move = api.move as (asked: object) => ReturnType<SwornJournalApi['move']>;
	for (const name of NAMES) await expect(move({ name: 'Face Danger', option: name })).rejects.toThrow(/is not a stat/);
	const ask = api.ask as (asked: object) => ReturnType<SwornJournalApi['ask']>;
	await expect(ask({ question: 'Is it so?', write: 'constructor' })).rejects.toMatchObject({
		code: 'bad_parameter',
	});
	expect(await saved()).toBe('Here.');
});
