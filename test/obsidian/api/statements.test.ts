import { afterEach, describe, expect, it } from 'vitest';
import { close } from '../commands/writing';
import { KESTREL } from '../played';
import { scripted } from './scripted';

afterEach(close);

const FILES = { 'Kestrel.md': KESTREL };

describe('docs/api.md states that', () => {
	it('results are frozen, with all that is in them', async () => {
		const { api } = await scripted('Here.‸', [4, 3, 9], FILES);
		const who = await api.who();
		const done = await api.move({ name: 'Face Danger', option: 'edge' });
		for (const part of [who, who.meters, who.tracks, who.experience, who.problems, done, done.record, done.changes])
			expect(Object.isFrozen(part)).toBe(true);
	});

	it.each<{ verb: 'move' | 'ask' | 'oracle'; input: Readonly<Record<string, unknown>> }>([
		{ verb: 'ask', input: { question: 'Is it\nopen?' } },
		{ verb: 'move', input: { name: 'Face Danger', option: 'ed\nge' } },
		{ verb: 'move', input: { name: 'Face Danger', option: 'edge', adds: '1 tail\nwind' } },
		{ verb: 'move', input: { name: 'Swear an Iron Vow', option: 'heart', begin: 'Find\nit', rank: 'epic' } },
		{ verb: 'move', input: { name: 'Face Danger', option: 'edge', colour: 'red' } },
		{ verb: 'move', input: { name: 'Face Danger', option: 'edge', cost: 1 } },
		{ verb: 'move', input: { name: 'Face Danger', option: 'edge', rank: 'epic' } },
		{ verb: 'oracle', input: { name: 'Core / Action', times: 'often' } },
	])(
		'a text with a line break, and a parameter that is unknown or without effect, is rejected: $verb $input',
		async ({ verb, input }) => {
			const { api, saved } = await scripted('Here.‸', [4, 3, 9], FILES);
			const before = await saved();
			const run = api[verb] as (asked: unknown) => Promise<unknown>;
			await expect(run(input)).rejects.toMatchObject({ name: 'SwornJournalError' });
			expect(await saved()).toBe(before);
		},
	);
});
