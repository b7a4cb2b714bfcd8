import { describe, expect, it } from 'vitest';
import type { PrintedAsset } from '../../../../src/rules/assets/printed-asset';
import { cardOf, readAbility } from '../../../../src/rules/assets/reading/read-ability';
import { bundledRuleset } from '../../../../src/rules/bundled';
import { useWords } from '../ability-words';

const usesOf = (text: string): readonly string[] => {
	const ability = { text, controls: [], options: [], enhance_moves: [], moves: [] };
	const asset = { _id: 'asset:reed/reed', name: 'Reed', controls: [], options: [], abilities: [ability] };
	const card = cardOf(asset as unknown as PrintedAsset, bundledRuleset('starforged'));
	return readAbility(ability as never, card).uses.map(useWords);
};

describe('a condition behind an effect of the same sentence is kept', () => {
	it.each([
		'add +1; if you score a miss, lose 1 momentum.',
		'add +1, and if you roll a miss, lose 1 momentum.',
		'add +1; if you miss, lose 1 momentum.',
		'add +1, but if you fail, lose 1 momentum.',
		'add +1; when you miss, lose 1 momentum.',
		'add +1; should you miss, lose 1 momentum.',
		'add +1; if it is a miss, lose 1 momentum.',
		'add +1; if the result is a miss, lose 1 momentum.',
	])('on a miss: %s', text => {
		expect(usesOf(`Whenever you Compel a guard, ${text}`)).toEqual([
			'Compel (a guard): add 1 · miss: Suffer −1 momentum',
		]);
	});

	it('a hit', () => {
		expect(usesOf('When you Compel a guard, add +1; if you score a strong hit, take +1 spirit.')).toEqual([
			'Compel (a guard): add 1 · strong_hit: Take +1 spirit',
		]);
	});

	it('what the story decides is asked for by itself', () => {
		expect(usesOf('When you Compel a guard, add +1; if they refuse, suffer -1 spirit.')).toEqual([
			'Compel (a guard): add 1',
			'Compel (a guard, if they refuse): Suffer −1 spirit',
		]);
	});
});
