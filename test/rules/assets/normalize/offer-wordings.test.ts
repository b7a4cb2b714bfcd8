import { describe, expect, it } from 'vitest';
import { OFFERS } from '../../../../src/rules/assets/normalize/offer-wordings';
import { reworded } from '../../../../src/rules/assets/normalize/wording';
import { readingOf } from '../moment-reading';

const NAMES = { rolled: ['wits', 'iron', 'heart'], counters: [], meters: ['supply'] };

describe('a move with the stat it is rolled with', () => {
	it.each([
		[
			'When you polish the brass bell, you may [Compel] (+wits) and take +1 momentum on a hit.',
			'Compel (you polish the brass bell): roll wits · strong_hit: Take +1 momentum · weak_hit: Take +1 momentum',
		],
		['When you cross thin ice, [Face Danger] (+wits).', 'Face Danger (you cross thin ice): roll wits'],
		['You may [Face Danger]+shadow by reading the tide.', 'Face Danger (+shadow by reading the tide): roll shadow'],
		[
			'When you walk the graves, make a [Face Danger] (+shadow) move and add +1.',
			'Face Danger (you walk the graves): add 1 · roll shadow',
		],
		[
			'When you walk the graves, you can [Face Danger] (+shadow or +spirit) and add +1.',
			'Face Danger (you walk the graves): add 1 · roll shadow or spirit',
		],
	])('%s', (text, use) => {
		expect(readingOf(text)).toMatchObject({ uses: [use], shown: [], does: [] });
	});
});

describe('a move that is offered, with what it is made with', () => {
	it.each([
		[
			'You can now [Resupply] using kelp or drift wood and add +2 and take +1 momentum on a hit.',
			'Resupply (using kelp or drift wood): add 2 · strong_hit: Take +1 momentum · weak_hit: Take +1 momentum',
		],
	])('%s', (text, use) => {
		expect(readingOf(text)).toMatchObject({ uses: [use], shown: [], does: [] });
	});
});

describe('“take +1”, where it is not said of what', () => {
	it.each([['If you are fighting on a deck, take +1.', 'its moves (you are fighting on a deck): add 1']])(
		'%s',
		(text, use) => {
			expect(readingOf(text)).toMatchObject({ uses: [use], shown: [], does: [] });
		},
	);
});

describe('other words for harm, and for who gains', () => {
	it.each([
		[
			'When you [Make Camp], you may brew tea: any companion or ally takes +1 health.',
			'Make Camp: Take +1 companion health',
		],
	])('%s', (text, use) => {
		expect(readingOf(text)).toMatchObject({ uses: [use], shown: [] });
	});
});

describe('what is not put so', () => {
	it.each([
		// no stat
		'you may [Compel] (+charm)',
		'You can now [Compel] using a mask (+charm) and add +1',
		'[Endure Harm] (-1)',
		// the rolls that are meant
		'When you [Compel] (+heart), take +1 momentum on a hit',
		// a price, and a counter that is spent
		'You may use supply to [Compel] and add +1',
		'You may use up salt to [Compel] and add +1',
		'You may [Endure Harm] (-1) by a cut and add +1',
		// a meter
		'When you are in a storm, take +1 supply',
		'When you [Compel] and score a hit, take +1',
		'On a hit, take +1',
		// two stats for one of which there is none
		'you may [Compel] (+wits or +charm)',
	])('%s', text => {
		expect(OFFERS.map(wording => reworded(text, wording, NAMES)).filter(said => said !== text)).toEqual([]);
	});

	it('leaves a roll that another makes to the player', () => {
		expect(readingOf('Your cat may [Face Danger] +edge for you.').uses).toEqual([]);
	});
});
