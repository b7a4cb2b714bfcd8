import { afterEach, expect, it } from 'vitest';
import { getLanguage } from '../obsidian';
import { setLanguage } from '../language';

afterEach(() => setLanguage('en'));

it('the language of the app is English unless told otherwise', () => {
	expect(getLanguage()).toBe('en');
	setLanguage('de');
	expect(getLanguage()).toBe('de');
});
