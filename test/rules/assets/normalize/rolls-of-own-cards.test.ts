import { describe, expect, it } from 'vitest';
import { effectsOfUse } from '../../../../src/rules/assets/ability';
import type { PrintedAsset } from '../../../../src/rules/assets/printed-asset';
import { cardOf, readAbility } from '../../../../src/rules/assets/parse/read-ability';
import { bundledRuleset } from '../../../../src/rules/books/bundled';
import { saysIn } from '../../../../src/rules/effects/nested-effects';
import { useWords } from '../ability-words';

/** How an ability of a card of our own is read. */
function readingOf(text: string) {
	const ability = { text, controls: [], options: [], enhance_moves: [], moves: [] };
	const controls = [{ kind: 'meter', key: 'integrity', label: 'integrity', min: 0, max: 5, value: 5, conditions: [] }];
	const asset = { _id: 'asset:kite/kite', name: 'Kite', controls, options: [], abilities: [ability] };
	const { uses, reminders, moment } = readAbility(
		ability as never,
		cardOf(asset as unknown as PrintedAsset, bundledRuleset('classic')),
	);
	return {
		uses: uses.map(use => useWords(use).replace(/strong_hit: ([^·]+) · weak_hit: \1(?=$| ·)/, 'hit: $1')),
		shown: reminders.length + saysIn(uses.flatMap(effectsOfUse)).length > 0,
		moment: moment && `${moment.trigger.text}: ${moment.text}`,
	};
}

describe('what is always added', () => {
	it.each([
		[
			'Nimble: Always add +1 to [Face Danger] on ropes, and take +1 momentum on a hit.',
			['Face Danger (on ropes): add 1 · hit: Take +1 momentum'],
		],
	])('%s', (text, uses) => {
		expect(readingOf(text)).toMatchObject({ uses, shown: false });
	});

	it('takes no price or meter for an add', () => {
		expect(readingOf('You may add +1 supply when bartering in a market.').uses).toEqual([]);
	});
});

describe('what a hit is', () => {
	it('shows what else is said about a preset die', () => {
		const { uses, shown } = readingOf(
			'When you [Strike] at dusk, preset your action die to 4. If it rains, make it one more.',
		);
		expect({ uses: uses.length > 1, shown }).toEqual({ uses: false, shown: true });
	});
});

describe('harm', () => {
	it.each([
		[
			'When you [Strike] with a flail, on a weak hit, mark 1 extra harm.',
			'Strike (with a flail): weak_hit: Inflict +1 harm',
		],
	])('%s', (text, use) => {
		expect(readingOf(text)).toMatchObject({ uses: [use], shown: false });
	});

	const three = 'hit: Inflict 3 harm instead of yours';
	it.each([
		['When you [Strike] or [Clash] with a harpoon, it inflicts 3 harm.', `Strike, Clash (with a harpoon): ${three}`],
		[
			'When you [Clash] and score a weak hit, you may choose to deal no harm. If you do, take +1 momentum.',
			'Clash: after weak_hit · Take +1 momentum · hit: Inflict no harm',
		],
	])('of a number: %s', (text, use) => {
		expect(readingOf(text).uses).toEqual([use]);
	});

	it('leaves to the player whether a number for a strong hit has its 1 more in it', () => {
		expect(readingOf('When you [Strike] with a pike, inflict 4 harm on a strong hit.')).toMatchObject({ shown: true });
		const [use] = readingOf('When you [Strike] in the mud, add +1. Inflict only 1 harm on a hit.').uses;
		expect(use).toBe(
			'Strike (in the mud): add 1 · strong_hit: Inflict only 1 harm. · weak_hit: Inflict 1 harm instead of yours',
		);
	});

	it('counts what is inflicted already', () => {
		const text =
			'When you [Strike] beside your ram, inflict +1 harm on a hit. Once per fight, on a strong hit, inflict +3 harm instead.';
		expect(readingOf(text).uses).toEqual([
			'Strike (beside your ram): hit: Inflict +1 harm',
			'Strike (beside your ram), once per fight: strong_hit: Inflict +2 harm',
		]);
	});

	it('knows the weapon it is about', () => {
		expect(readingOf('Your sickle counts as a deadly weapon inflicting 2 harm.').moment).toBe(
			'When you wield your sickle: When you wield your sickle, your harm is 2.',
		);
	});
});

describe('a price of its own time', () => {
	it.each([
		['When you [Compel] a crowd, add +1. However, [Endure Stress] (-1) from loud music.', 'suffer from loud music'],
		['Add +1 to [Resupply]. [Endure Stress] (-1) when in deep snow.', 'are in deep snow'],
	])('%s', (text, when) => {
		const { uses, moment } = readingOf(text);
		expect(uses).toEqual([expect.stringMatching(/: add 1$/)]);
		expect(moment).toBe(`When you ${when}: When you ${when}, Endure Stress (-1).`);
	});
});
