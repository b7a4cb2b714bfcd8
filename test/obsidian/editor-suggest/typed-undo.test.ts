import { afterEach, describe, expect, it } from 'vitest';
import { close } from '../commands/writing';
import { typing } from './typing';

afterEach(close);

const press = (name: string): void => {
	const buttons = [...document.querySelectorAll<HTMLButtonElement>('.modal button')];
	const button = buttons.find(({ textContent }) => textContent === name);
	if (!button) throw new Error(`No button “${name}”, but ${buttons.map(({ textContent }) => textContent).join()}`);
	button.click();
};

describe('undo is typed', () => {
	it.each(['block', 'line'])(
		'behind a record written as a %s: what was typed goes, and the move with it',
		async form => {
			const note = `---\nrecords: ${form}\n---\nI lunge. `;
			const host = await typing(`${note}‸`, [5, 3, 4]);
			await host.enter(';;strike iron');
			const made = host.shown();
			await host.type(';;undo');
			expect(host.offered()).toEqual(['Undo last move']);
			await host.keys('Enter');
			expect(host.shown()).toBe(made);
			expect(document.querySelector('.modal')?.textContent).toContain('Strike');
			press('Undo the move');
			await host.tick(30);
			expect(host.shown().replace('‸', '')).toBe(note);
		},
	);

	it('and where no move is above, that is said', async () => {
		const host = await typing('I lunge. ‸');
		await host.enter(';;undo');
		expect(host.shown()).toBe('I lunge. ‸');
		expect(document.body.textContent).toContain('There is no move here or above to undo.');
	});
});
