import { afterEach, expect, it } from 'vitest';
import { RenameNotice } from '../../../src/obsidian/features/rename/follow-renames';

const notices = () => [...document.querySelectorAll('.notice-message')];

afterEach(() => document.body.replaceChildren());

it('shows how far a long search is, in one notice with a name, then what it found in its place', () => {
	const notice = new RenameNotice();
	notice.progress('“Kestrel” was renamed to “Wren”.', 8, 400);
	notice.progress('“Kestrel” was renamed to “Wren”.', 16, 400);
	const bar = document.querySelector('progress');
	expect([notices().length, bar?.value, bar?.max]).toEqual([1, 16, 400]);
	expect(bar?.getAttribute('aria-label')).toBe('“Kestrel” was renamed to “Wren”.');

	notice.offer('3 records in 2 notes name the old one.', 'Rename them', () => undefined);
	expect(notices().map(({ textContent }) => textContent)).toEqual([
		'3 records in 2 notes name the old one.Rename them',
	]);
	expect(notice.isOpen).toBe(true);

	notice.hide();
	expect([notices().length, notice.isOpen]).toEqual([0, false]);
});
