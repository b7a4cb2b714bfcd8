import { afterEach, expect, it } from 'vitest';
import { close, writing } from './commands/writing';

afterEach(close);

const COMMANDS = ['Make a move', 'Ask the oracle', 'Take or suffer', 'Mark or clear an impact', 'Set position'];

async function asked(command: string) {
	const host = await writing('Prose.\n', {});
	await host.palette(command);
	await host.tick(50);
	return host;
}

it.each([...COMMANDS, 'Mark progress'])('%s in a vault without a character asks how to begin', async command => {
	const host = await asked(command);
	const field = document.querySelector<HTMLInputElement>('.prompt-input');
	expect(field?.getAttribute('placeholder')).toBe('This vault has no character yet. How do you begin?');
	expect(document.activeElement).toBe(field);
	expect(host.rows()).toEqual([
		expect.stringContaining('Begin a campaign'),
		expect.stringContaining('Create a character'),
	]);
	await host.press('Escape');
	await host.tick(20);
	expect(document.querySelector('.prompt, .modal')).toBeNull();
	expect(await host.saved()).toBe('Prose.\n');
});

it.each([
	{ keys: ['Enter'], opens: 'Begin a campaign' },
	{ keys: ['ArrowDown', 'Enter'], opens: 'Create a character' },
])('$keys opens: $opens', async ({ keys, opens }) => {
	const host = await asked('Make a move');
	for (const key of keys) await host.press(key);
	await host.tick(20);
	expect(document.querySelector('.prompt')).toBeNull();
	expect(document.querySelector('.modal')?.textContent).toContain(opens);
});
