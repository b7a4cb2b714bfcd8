import { afterEach, describe, expect, it } from 'vitest';
import { oneDecimal, t, tn, setTranslations } from '../../src/i18n/translate';
import { textKey } from '../../src/i18n/text-key';

afterEach(() => setTranslations({}));

const use = (texts: Readonly<Record<string, string>>): void =>
	setTranslations(Object.fromEntries(Object.entries(texts).map(([english, text]) => [textKey(english), text])));

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

	it('writes decimals with a point in English and a comma in German', () => {
		expect([1.25, 0.04, 3].map(oneDecimal)).toEqual(['1.3', '0.0', '3.0']);
		use({ Roll: 'Wurf' });
		expect([1.25, 12].map(oneDecimal)).toEqual(['1,3', '12,0']);
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
