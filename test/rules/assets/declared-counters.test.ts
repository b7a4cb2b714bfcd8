import { describe, expect, it } from 'vitest';
import { freshMeters } from '../../../src/journal/assets/fresh-meters';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { readHouseRules } from '../../../src/rules/datasworn-files/read-house-rules';
import { applyLayer } from '../../../src/rules/books/layers';
import { abilitiesOf } from '../../../src/rules/report/asset-abilities';
import { rulebook } from '../../../src/rules/books/rulebook';
import { useWords } from './ability-words';

/** A card of a Datasworn file with these abilities, as it stands in the book. */
function cardOf(texts: readonly string[], controls: object = {}, others: object = {}) {
	const lamp = { name: 'Lamp', category: 'Path', controls, abilities: texts.map(text => ({ text })) };
	const contents = { assets: { path: { name: 'Paths', contents: { lamp, ...others } } } };
	const text = JSON.stringify({ _id: 'kiln', type: 'expansion', title: 'Kiln and Clay', ...contents });
	const reading = readHouseRules(text, 'json', 'kiln.json');
	if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
	const book = rulebook(applyLayer(bundledRuleset('starforged'), reading.value.layer));
	const card = book.abilities.card('Lamp');
	if (!card) throw new Error('no card');
	const readings = card.abilities.map(ability => book.abilities.read(card, ability));
	const report = abilitiesOf(reading.value.layer.assets ?? [], book);
	return { card, uses: readings.map(({ uses }) => uses.map(useWords)), readings, report };
}

const LIGHT = 'When you Explore a Waypoint by its light, add +1 and suffer -1 glow.';

it.each([
	['The lamp has up to 3 glow.', { value: 3, max: 3 }],
	['It carries up to 4 glow.', { value: 4, max: 4 }],
	['The lamp has a max of 5 glow.', { value: 5, max: 5 }],
	['You are armed with 2 glow.', { value: 2, max: 2 }],
	['The lamp can store up to 3 glow.', { value: 0, max: 3 }],
	['When you fan the flame, set its glow to 4.', { value: 0, max: 4 }],
])('a card has the counter that it declares and changes: %s', (declared, glow) => {
	const { card, uses, readings } = cardOf([`${declared} ${LIGHT}`]);
	expect(freshMeters(card, [1])).toEqual({ glow });
	expect(uses.flat().at(-1)).toContain('add 1 · Suffer −1 glow');
	expect(readings.flatMap(({ reminders }) => reminders)).toEqual([]);
});

it('the report of a file reads its cards with their counters', () => {
	expect(cardOf([`The lamp has up to 3 glow. ${LIGHT}`]).report.count).toMatchObject({ whole: 1, shown: 0 });
});

it('a later ability that declares more raises it while it is marked', () => {
	const { card } = cardOf([`The lamp has up to 3 glow. ${LIGHT}`, 'The lamp has up to 5 glow.']);
	expect(freshMeters(card, [1])).toEqual({ glow: { value: 3, max: 3 } });
	expect(freshMeters(card, [1, 2])).toEqual({ glow: { value: 5, max: 5 } });
	expect(freshMeters(card, [2])).toEqual({ glow: { value: 5, max: 5 } });
});

it('counts one and several of it alike', () => {
	const { card, uses } = cardOf([
		'The bow has up to 6 arrows. When you Strike with it, add +1 and suffer -1 arrow. On a strong hit with a match, take +1 arrow.',
	]);
	expect(freshMeters(card, [1])).toEqual({ arrows: { value: 6, max: 6 } });
	expect(uses[0]?.[0]).toMatch(/Suffer −1 arrows.*match: Take \+1 arrows/);
});

it('is filled by a move of the card', () => {
	const { card } = cardOf([
		'The coil can store up to 3 sparks. When you wind it, roll +wits. On a strong hit, take +3 sparks. On a weak hit, take +1.',
	]);
	expect(freshMeters(card, [1])).toEqual({ sparks: { value: 0, max: 3 } });
});

it.each([
	['what is never changed', 'The boat carries up to 3 people. When you Face Danger aboard, add +1.'],
	['what the character has', 'The pack has 3 supply. When you Sojourn, suffer -1 supply.'],
	['what the rules count', 'The blade has 2 harm. When you Strike, take +1 progress and suffer -1 harm.'],
	['what has no number', 'The lamp has much glow. When you Face Danger, suffer -1 glow.'],
	['a key of the note', 'The box has 3 tags. When you Face Danger, suffer -1 tags.'],
])('no counter is made of %s', (_, text) => {
	expect(freshMeters(cardOf([text]).card, [1])).toEqual({});
});

it('a card with a meter of its own has no other', () => {
	const uses = { field_type: 'condition_meter', label: 'uses', max: 5, value: 3 };
	const { card } = cardOf([`The lamp has up to 5 glow. ${LIGHT}`], { uses });
	expect(Object.keys(freshMeters(card, [1]))).toEqual(['uses']);
});

describe('what is gained and spent by a number', () => {
	const SPENT = 'When you Strike by its heat, you may spend 2 sparks to add +1.';
	const GAINED = 'When you Face Danger in a storm and score a strong hit, mark 1 spark.';

	it('is counted from 0 without a limit, once what gains it is marked', () => {
		const { card, uses, readings } = cardOf([GAINED, SPENT]);
		expect(freshMeters(card, [1])).toMatchObject({ sparks: { value: 0, kind: 'counter' } });
		expect(freshMeters(card, [2])).toEqual({});
		expect(uses).toEqual([
			['Face Danger (in a storm): after strong_hit · Take +1 sparks'],
			['Strike (by its heat): add 1 · Suffer −2 sparks'],
		]);
		expect(readings.flatMap(({ reminders }) => reminders)).toEqual([]);
	});

	it('one of it may be “a” one, and its value be rolled', () => {
		const { uses } = cardOf([
			'When you Sojourn and score a hit, add 1 ember. When you Strike in the cold, erase an ember to add +1.',
			'When you Face Danger by its warmth, roll +ember.',
		]);
		expect(uses.flat()).toEqual([
			'Sojourn: after strong_hit weak_hit · Take +1 ember',
			'Strike (in the cold): add 1 · Suffer −1 ember',
			'Face Danger (by its warmth): roll its ember',
		]);
	});

	it.each([
		['only gained', [GAINED]],
		['only spent', [SPENT]],
		['a thing of the story', ['When you Sojourn and score a hit, take a lantern. On a miss, lose a lantern.']],
		['of the rules', ['When you Sojourn and score a hit, mark 1 box. On a miss, erase 1 box.']],
		['what the character has', ['When you Sojourn and score a hit, gain 1 supply. On a miss, lose 1 supply.']],
		['another thing', ['When you Sojourn and score a hit, gain 1 spark plug. On a miss, lose 1 spark plug.']],
	])('no counter is made of what is %s', (_, texts) => {
		expect(freshMeters(cardOf(texts).card, [1, 2])).toEqual({});
	});

	it('nor of what another card counts as well, but for words that each has for its own', () => {
		const other = (text: string) => ({ kiln: { name: 'Kiln', category: 'Path', abilities: [{ text }] } });
		const { card } = cardOf([GAINED, SPENT], {}, other('When you Clash, spend 1 spark to add +1.'));
		expect(freshMeters(card, [1])).toEqual({});
		const charged = cardOf(
			[GAINED.replace('spark', 'charge'), SPENT.replace('spark', 'charge')],
			{},
			other('When you Clash, spend 1 charge to add +1.'),
		);
		expect(Object.keys(freshMeters(charged.card, [1]))).toEqual(['charges']);
	});
});
