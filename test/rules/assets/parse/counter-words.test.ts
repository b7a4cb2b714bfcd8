import { expect, it } from 'vitest';
import { readingOf } from '../moment-reading';

const USES = { kind: 'meter', key: 'uses', label: 'uses', min: 0, max: 5, value: 3, conditions: [] };
const LUCK = { ...USES, key: 'luck', label: 'luck' };

it.each([['The lamp holds 5 glow. When you Face Danger by its light, add +glow.', ['add its uses']]])(
	'a card that only has “uses” counts there what its text counts by its own word: %s',
	(text, does) => {
		const { uses, shown } = readingOf(text, 'classic', [USES]);
		expect(uses.map(use => use.replace(/^[^:]*: /, ''))).toEqual(does);
		expect(shown).toEqual([]);
	},
);

it.each([
	['two words might both be meant', 'When you Heal, add +1. Suffer -1 salve. Then, suffer -1 linen.', [USES]],
	['its meter has a name', 'When you Heal, add +1. Then, suffer -1 salve.', [LUCK]],
	['it has a second meter', 'When you Heal, add +1. Then, suffer -1 salve.', [USES, LUCK]],
	['it counts nothing', 'When you Heal, add +1. Then, suffer -1 salve.', []],
])('it does not if %s', (_, text, controls) => {
	const { uses } = readingOf(text, 'classic', controls);
	expect(uses.join()).not.toContain('Suffer −1');
});

it('an option with a bracket too many is one like the others', () => {
	const { uses } = readingOf(
		'When you Strike with a firepot, choose one (decide after rolling).\n\n<ul>\n<li>Wide: Reroll one challenge die)</li>\n<li>Loud: Take +2 momentum)</li>\n</ul>',
	);
	expect(uses.map(use => use.replace(/^.*?“/, '“'))).toEqual([
		'“Wide”: after · Reroll one challenge die',
		'“Loud”: after · Take +2 momentum',
	]);
});

it('“on a strong” is on a strong hit', () => {
	const { uses } = readingOf('When you Face Danger in fog, add +1. On a strong, take +1 momentum.');
	expect(uses.join()).toContain('strong_hit: Take +1 momentum');
});
