import { afterEach, describe, expect, it } from 'vitest';
import { close, fence } from '../commands/writing';
import { scripted } from './scripted';

afterEach(close);

const WEAK = fence('move: Face Danger\nby: Kestrel\nroll: edge 2\ndice: 4 vs 3, 9\noutcome: weak hit, 6 vs 3, 9');

describe('the command line', () => {
	it('makes a move and says it in words', async () => {
		const { app, saved } = await scripted('‸', [4, 3, 9]);
		const printed = await app.cli.run('sworn-journal:move', { name: 'Face Danger', option: 'edge' });
		expect(printed).toBe('Face Danger: 4 + edge 2 = 6 vs 3, 9, weak hit');
		expect(await saved()).toContain('outcome: weak hit');
	});

	it('or as JSON', async () => {
		const { app, api } = await scripted('‸', [4, 3, 9]);
		const printed = await app.cli.run('sworn-journal:move', { name: 'Face Danger', option: 'edge', format: 'json' });
		expect(JSON.parse(printed)).toMatchObject({ record: { outcome: 'weak_hit' } });
		expect(JSON.parse(await app.cli.run('sworn-journal:records', { format: 'json' }))).toEqual(await api.records());
	});

	it('says what is open, chooses and undoes', async () => {
		const { app, saved } = await scripted(`${WEAK}‸`);
		const run = (verb: string, said = {}) => app.cli.run(`sworn-journal:${verb}`, said);
		expect(await run('pending')).toMatch(
			/^0: Face Danger: .+\n {2}Make a suffer move \(−1\)\n[^]*\n {4}Lose Momentum · momentum 3 → 2/,
		);
		expect(await run('choose', { option: 'Lose Momentum' })).toContain('Kestrel.md: momentum 3 → 2');
		expect(await run('who')).toMatch(/^Kestrel, Kestrel.md, .+\nhealth 5, spirit 4, supply 3, momentum 2/);
		expect(await run('undo')).toContain('Undone:');
		expect(await saved()).not.toContain('Face Danger');
		expect(await run('records')).toBe('No move stands there.');
	});

	it('reads dice and adds from words', async () => {
		const { app } = await scripted('‸');
		const said = { name: 'Face Danger', option: 'edge', dice: '4 3 9', adds: '1 tailwind; 2' };
		expect(await app.cli.run('sworn-journal:move', said)).toContain('4 + edge 2 + 1 tailwind + 2 = 9 vs 3, 9');
	});

	it('prints what broke', async () => {
		const { app } = await scripted('‸');
		expect(await app.cli.run('sworn-journal:move', { name: 'Fase Danger' })).toBe(
			'Error: No move is called “Fase Danger”. Did you mean “Face Danger”?',
		);
		const json = await app.cli.run('sworn-journal:record', { format: 'json' });
		expect(JSON.parse(json)).toMatchObject({ error: { code: 'no_record' } });
	});

	it('has help for every verb', async () => {
		const { app } = await scripted('‸');
		expect(app.cli.help('sworn-journal:show')).toContain('what=<table|moves|oracles|note>  (required) what is opened');
	});
});
