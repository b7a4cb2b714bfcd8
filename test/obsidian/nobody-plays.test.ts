import { afterEach, describe, expect, it } from 'vitest';
import { close, writing } from './commands/writing';

afterEach(close);

const title = () => document.querySelector('.modal')?.textContent ?? '';

describe.each(['Make a move', 'Ask the oracle', 'Take or suffer'])('%s in a vault without a character', command => {
	const asked = async () => {
		const host = await writing('Prose.\n', {});
		await host.palette(command);
		await host.tick(50);
		return host;
	};

	it('asks how to begin', async () => {
		const host = await asked();
		const field = document.querySelector<HTMLInputElement>('.prompt-input');
		expect(field?.getAttribute('placeholder')).toBe('This vault has no character yet. How do you begin?');
		expect(document.activeElement).toBe(field);
		expect(host.rows()).toEqual([
			expect.stringContaining('Begin a campaign'),
			expect.stringContaining('Create a character'),
		]);
	});

	it.each([
		{ keys: ['Enter'], opens: 'Begin a campaign' },
		{ keys: ['ArrowDown', 'Enter'], opens: 'Create a character' },
	])('$keys opens: $opens', async ({ keys, opens }) => {
		const host = await asked();
		for (const key of keys) await host.press(key);
		await host.tick(20);
		expect(document.querySelector('.prompt')).toBeNull();
		expect(title()).toContain(opens);
	});

	it('Esc writes nothing', async () => {
		const host = await asked();
		await host.press('Escape');
		await host.tick(20);
		expect(document.querySelector('.prompt, .modal')).toBeNull();
		expect(await host.saved()).toBe('Prose.\n');
	});
});
