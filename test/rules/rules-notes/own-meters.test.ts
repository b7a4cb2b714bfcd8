import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { applyLayer } from '../../../src/rules/books/layers';
import { readMeter } from '../../../src/rules/rules-notes/meters-and-impacts';
import { readReference } from '../../../src/rules/rules-notes/parse-rules-note';
import { rulebook } from '../../../src/rules/books/rulebook';
import { moveOf, ways } from './read-fixture';

const STARE = `## Stare Back

When you **stare back**, roll +sanity or +lamp oil.

On a **strong hit**, take +1 sanity. On a **weak hit**, suffer -1 lamp oil. On a **miss**, suffer -2 luck.
`;
const note = (meters: string) =>
	readReference(`---\nmeters: ${meters}\n---\n${STARE}`, 'lamps', bundledRuleset('classic'));

it.each([
	['sanity', { name: 'sanity', min: 0, max: 5, value: 5 }],
	['Sanity 0-6', { name: 'sanity', min: 0, max: 6, value: 6 }],
	['lamp oil 1 to 8, starts at 3', { name: 'lamp oil', min: 1, max: 8, value: 3 }],
	['sanity 5-0', undefined],
	['sanity 0-5, starts at 9', undefined],
	['momentum 0-5', undefined],
])('%s', (words, meter) => {
	expect(readMeter(words)).toEqual(meter);
});

it('a declared meter is rolled with, taken and suffered', () => {
	const { layer, findings } = note('[sanity 0-5, lamp oil 0-8]');
	const book = rulebook(applyLayer(bundledRuleset('classic'), layer));
	const move = moveOf({ layer, findings, places: new Map() }, 'Stare Back');
	expect(ways(move)).toEqual(['player_choice: sanity meter or lamp oil meter']);
	expect(book.ruleset.condition_meters.map(({ name, max }) => `${name} ${max}`).slice(-2)).toEqual([
		...['sanity 5', 'lamp oil 8'],
	]);
	const { strong_hit = [], weak_hit = [] } = book.effectsOf(move).outcomes;
	expect(writeEffects([...strong_hit, ...weak_hit])).toBe('sanity +1\nlamp oil -1');
});

it('one that nobody declares is reported, with its line', () => {
	expect(
		note('{ sanity: 0-5, lamp oil: }').findings.map(({ line, message }) => `${line} ${message.slice(0, 30)}`),
	).toEqual(['8 “luck” is no meter of these ru']);
});

it('what is no meter is reported', () => {
	expect(note('[sanity 9]').findings[0]).toMatchObject({ line: 2, text: 'sanity 9' });
});

it('options keep the situation that each is for', () => {
	const { layer } = readReference(
		'## Hold\n\nWhen you **hold**, roll +iron if you stand your ground, or +edge if you are quick.\n\nOn a **miss**, flee.',
		'x',
		bundledRuleset('classic'),
	);
	expect(layer.moves[0] && ways(layer.moves[0])).toEqual([
		'player_choice: Stand your ground: iron',
		'player_choice: Quick: edge',
	]);
});

describe('a meter in a fence of effects', () => {
	const fenced = (effects: string, meters = 'sanity 0-5') =>
		readReference(
			`---\nmeters: ${meters}\n---\n${STARE}\n\`\`\`effects\n${effects}\n\`\`\`\n`.replace(
				' On a **miss**, suffer -2 luck.',
				'\n\nOn a **miss**, you blink.',
			),
			'lamps',
			bundledRuleset('starforged'),
		);
	const about = (effects: string) =>
		fenced(effects).findings.flatMap(({ text, message }) => (/no meter/.test(message) ? [`${text}: ${message}`] : []));

	it.each([
		['momentm -1', 'momentm', 'momentum'],
		['momentum +1\nhelth -1', 'helth', 'health'],
		['choose 1\n\t- Bleed\n\t\tsuply -1', 'suply', 'supply'],
		['sanitty to maximum', 'sanitty', 'sanity'],
		['if spirt is 0\n\tmomentum +1', 'spirt', 'spirit'],
		['trade momentum for health, sprit', 'sprit', 'spirit'],
	])('that no rules have is told, with the nearest name: %s', (effects, word, near) => {
		const [found, ...others] = about(effects);
		expect(found).toContain(`“${word}” is no meter of these rules. Did you mean “${near}”?`);
		expect(found?.split(':')[0]).toContain(word);
		expect(others).toEqual([]);
	});

	it.each(['zeal', 'hold', 'xp'])('without a near name it says how to declare one: %s', name => {
		expect(about(`${name} +2`)).toEqual([
			expect.stringMatching(`“${name}” is no meter of these rules\\. Check the word.*meters: \\[${name} 0-5\\]`),
		]);
	});

	it.each(['sanity -1', 'momentum +1', 'wits +1', 'integrity -1', 'companion health +1', 'vehicle integrity -1'])(
		'known or of an asset: %s',
		effects => {
			expect(about(effects)).toEqual([]);
		},
	);
});
