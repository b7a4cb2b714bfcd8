import { afterEach, describe, expect, it } from 'vitest';
import { t, tn, useCatalogue } from '../../src/language/text';
import { textKey } from '../../src/language/text-key';

afterEach(() => useCatalogue({}));

const use = (texts: Readonly<Record<string, string>>): void =>
	useCatalogue(Object.fromEntries(Object.entries(texts).map(([english, text]) => [textKey(english), text])));

describe('a text of the interface', () => {
	it('is its English where the language has none', () => {
		expect(t('Roll {name} again', { name: 'Action' })).toBe('Roll Action again');
		use({ 'Make a move': 'Zug machen' });
		expect(t('Make a move')).toBe('Zug machen');
		expect(t('Mark progress')).toBe('Mark progress');
	});

	it('has its gaps where its language wants them', () => {
		use({ 'Roll {name} again': '{name} neu würfeln' });
		expect(t('Roll {name} again', { name: 'Action' })).toBe('Action neu würfeln');
	});

	it('takes what fills a gap as it is', () => {
		expect(t('“{name}” in {place}', { name: '{place} $& $1', place: 0 })).toBe('“{place} $& $1” in 0');
		expect(t('Say {this}, {name}', { name: undefined })).toBe('Say {this}, ');
	});

	it('counts', () => {
		expect([0, 1, 2].map(count => tn(count, '{count} note', '{count} notes'))).toEqual([
			'0 notes',
			'1 note',
			'2 notes',
		]);
		use({ '{count} note': '{count} Notiz', '{count} notes': '{count} Notizen' });
		expect([1, 2].map(count => tn(count, '{count} note', '{count} notes'))).toEqual(['1 Notiz', '2 Notizen']);
	});
});
