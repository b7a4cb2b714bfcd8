import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/bundled';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { rulebook } from '../../../src/rules/rulebook';
import { readingOf } from './moment-reading';

describe('an ability that changes stats for good', () => {
	it.each([
		['When you drink from the dark well, raise your shadow by 1.', ['shadow +1']],
		['You grow wary: Reduce your heart by 1 and raise your wits by 1.', ['heart -1', 'wits +1']],
		['You let go of your sword: Lower your iron stat by two.', ['iron -2']],
		[
			'When you lose an eye, reduce your edge or wits by 1.',
			['choose 1', '\t- Reduce edge by 1', '\t\tedge -1', '\t- Reduce wits by 1', '\t\twits -1'],
		],
		[
			'You temper your anger: Add up to +1 to heart (to a maximum of +3).',
			['choose up to 1', '\t- Add +1 to heart, from +2 or less', '\t\theart +1'],
		],
	])('%s', (text, does) => {
		expect(readingOf(text)).toMatchObject({ uses: [], shown: [], does });
	});

	it.each([
		'You temper your anger: Raise your temper by 1.',
		'When you pray at the well, roll +heart.',
		'When you pray at the well, add +1 to heart for a day.',
	])('changes none by: %s', text => {
		expect(readingOf(text).does.join('\n')).not.toMatch(/(?:heart|temper|wits) [+-]/);
	});

	it('on the cards of the book', () => {
		const book = rulebook(bundledRuleset('classic'));
		const does = (asset: string): string => {
			const card = book.abilities.card(asset);
			const moment = card?.abilities[0] && book.abilities.read(card, card.abilities[0]).moment;
			return moment ? writeEffects(book.effectsOf(moment).always) : '';
		};
		// "Reduce your heart stat by 1 and add up to +2 to shadow (to a maximum of +4)"
		expect(does('Shadow-Kin').split('\n')).toEqual([
			'heart -1',
			...['choose up to 1', '\t- Add +2 to shadow, from +2 or less', '\t\tshadow +2'],
			...['\t- Add +1 to shadow, from +3 or less', '\t\tshadow +1'],
		]);
		// "Reduce your edge or iron by 1 and add +2 to wits or heart, or +1 to each (to a maximum of +4)"
		expect(does('Battle-Scarred')).toMatch(/^choose 1\n\t- Reduce edge by 1\n\t\tedge -1\n.*\nchoose 1\n/s);
	});
});
