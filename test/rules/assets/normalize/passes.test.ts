import { describe, expect, it } from 'vitest';
import type { PrintedAsset } from '../../../../src/rules/assets/printed-asset';
import { cardOf } from '../../../../src/rules/assets/parse/read-ability';
import { PASSES, runPasses } from '../../../../src/rules/assets/normalize/passes';
import { bundledRuleset } from '../../../../src/rules/books/bundled';

const sentencesOf = (text: string): readonly string[] => text.split('. ');

/** A card with a song above the ability, a clock, and a move of its own. */
function sourceOf(text: string, isMove: boolean, above = 'When you sing, take +1 spirit.') {
	const move = { name: 'Bind the Winds', trigger: { text: '' } };
	const plain = { controls: [], options: [], enhance_moves: [], moves: [] };
	const ability = { ...plain, text, moves: isMove ? [move] : [] };
	const abilities = [{ ...plain, text: above }, ability, { ...plain, text: '', moves: [move] }];
	const controls = [{ kind: 'clock', key: 'storm', label: 'storm', max: 6 }];
	const asset = { _id: 'asset:reed/reed', name: 'Reed', controls, options: [], abilities };
	const card = cardOf(asset as unknown as PrintedAsset, bundledRuleset('classic'));
	return { ability: ability as never, card, names: { rolled: ['shadow'], counters: ['storm'], meters: ['momentum'] } };
}

describe('each stage by which a sentence gets the words of the books', () => {
	it.each(PASSES.map(each => [each.stage, each] as const))('%s', (stage, { example: [taken, given], put }) => {
		const above = stage === 'moves above' ? 'When you [Clash] in song, add +1' : undefined;
		expect(put(sentencesOf(taken), sourceOf(taken, stage === 'later moves', above))).toEqual(sentencesOf(given));
	});
});

it('the stages follow each other: what one gives, the next takes', () => {
	const said = 'When you [Strike] you may reroll any dice; on a miss, fill one segment of the clock';
	expect(runPasses([said], sourceOf(said, false))).toEqual([
		'When you [Strike], you may reroll any dice',
		'on a miss, take +1 storm',
	]);
});
