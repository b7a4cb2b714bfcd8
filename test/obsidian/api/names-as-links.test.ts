import { afterEach, describe, expect, it } from 'vitest';
import { close } from '../commands/writing';
import { scripted } from './scripted';

afterEach(close);

describe('a name that is stated as a link is the plain name', () => {
	it.each([
		['[[Oren]]', 'Oren'],
		['[[Oren|the keeper]]', 'Oren'],
		['[[Oren#At sea]]', 'Oren'],
		['![[Oren]]', 'Oren'],
		['[Oren](Oren.md)', 'Oren'],
		['[the keeper](<People/Oren.md>)', 'Oren'],
		['[[People/Oren]]', 'People/Oren'],
		['Find [[Oren]]', 'Find [[Oren]]'],
	])('%s: a vow called so is begun, and undone', async (link, name) => {
		const { api, saved } = await scripted('‸', [4, 3, 1]);
		const before = await saved();
		const { record } = await api.move({
			name: '[[Swear an Iron Vow]]',
			option: 'heart',
			begin: link,
			rank: 'dangerous',
		});
		expect(record?.track).toBe(name);
		expect(await saved()).toContain(`vow: ${name}\n`);
		await api.undo();
		expect((await saved()).trim()).toBe(before.trim());
	});

	it.each(['Oren', '[[Oren]]', '[[Oren|the keeper]]', '[Oren](Oren.md)'])('and is found by it: %s', async called => {
		const { api, saved } = await scripted('```sworn\nvow: [[Oren|the keeper]]\nrank: dangerous\n```\n‸');
		await api.progress({ track: called });
		expect(await saved()).toContain('ticks: 8');
	});
});
