import { describe, expect, it } from 'vitest';
import type { PrintedAsset } from '../../../../src/rules/assets/printed-asset';
import { cardOf, readAbility } from '../../../../src/rules/assets/parse/read-ability';
import type { RulesetId } from '../../../../src/rules/books/bundled';
import { bundledRuleset } from '../../../../src/rules/books/bundled';
import { useWords } from '../ability-words';

function readingOf(text: string, id: RulesetId = 'starforged') {
	const ability = { text, controls: [], options: [], enhance_moves: [], moves: [] };
	const asset = { _id: 'asset:reed/reed', name: 'Reed', controls: [], options: [], abilities: [ability] };
	const { uses, reminders } = readAbility(
		ability as never,
		cardOf(asset as unknown as PrintedAsset, bundledRuleset(id)),
	);
	return { uses: uses.map(useWords), shown: reminders.length };
}

const READ: readonly (readonly [text: string, ...uses: readonly string[]])[] = [
	['When you Endure Stress among the reeds, suffer 1 less stress.', 'Endure Stress (among the reeds): suffer 1 less'],
	['When you Withstand Damage, ignore 1 point of damage.', 'Withstand Damage: suffer 1 less'],
	// the cost may have been paid in the record that led here, so the roll is a use of its own
	[
		'When you Endure Harm by the fire, reduce the harm by 1 and add +1.',
		'Endure Harm (by the fire): add 1',
		'Endure Harm (by the fire), “Suffer 1 less”: suffer 1 less',
	],
];

/** What is shown, or read as something else. */
const NEAR = [
	'When you Endure Harm, reduce your momentum by 1.',
	'When you Clash, reduce the harm you inflict by 1.',
	'When you Clash and score a weak hit, reduce the harm by 1.',
	'When you Endure Harm and score a weak hit, reduce the harm by 1.',
	'When you Endure Harm, on a miss, reduce the harm by 1.',
	'When you Endure Stress or Face Danger, reduce the cost by 1.',
	'When you Sacrifice Resources, reduce the supply by 1.',
	'When you Lose Momentum, reduce momentum by 1.',
	'When you Sacrifice Resources, reduce the harm by 1.',
	'When you Endure Harm, reduce the harm by half (round up).',
	'When you Endure Harm, reduce the harm by 1 for each ally.',
	'When you Endure Harm, you may instead ignore 1 harm.',
	'When you Endure Harm, suffer 1 more harm.',
	'When your rival would suffer harm, reduce it by 1.',
	'When you suffer harm, reduce your spirit by 1.',
	'Reduce all harm you inflict by 1.',
	'Reduce all harm you suffer by half.',
];

describe('what an ability takes off the cost of a suffer move', () => {
	it.each(READ)('%s', (text, ...uses) => {
		expect(readingOf(text)).toEqual({ uses, shown: 0 });
	});

	it.each(NEAR)('is not read from: %s', text => {
		expect(readingOf(text).uses.filter(use => /suffer \d less/.test(use))).toEqual([]);
	});

	it('is not had together with something else for one price', () => {
		const text = 'When you Endure Harm, suffer -1 supply, reduce the harm by 1, and add +1.';
		expect(readingOf(text)).toEqual({ uses: [], shown: 1 });
	});
});
