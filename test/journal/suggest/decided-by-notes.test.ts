import { describe, expect, it } from 'vitest';
import { listSuggestions } from '../../../src/journal/suggest/forms';
import type { Character } from '../../../src/play/character/character';
import { readNextBonus } from '../../../src/play/character/next-bonus';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { oracleBook } from '../../../src/rules/oracles/oracle-book';
import { rulebook } from '../../../src/rules/books/rulebook';
import { kestrel, rook, starling } from '../../support/characters';
import { track } from '../../support/some-tracks';

const BOOKS = { starforged: rulebook(bundledRuleset('starforged')), classic: rulebook(bundledRuleset('classic')) };

function rows(text: string, character: Character, game: keyof typeof BOOKS = 'starforged') {
	const book = BOOKS[game];
	return listSuggestions(text, { character, book, recent: [], oracles: oracleBook(book.ruleset), recentOracles: [] });
}
const offers = (...asked: Parameters<typeof rows>) =>
	rows(...asked).flatMap(({ label, action }) =>
		action?.kind === 'move' ? [{ label, move: action.move, ...action.rollInput }] : [],
	);
const labels = (...asked: Parameters<typeof offers>) => offers(...asked).map(({ label }) => label);

const BOND = { amount: 1, reason: 'you share a bond' };
const ana = track('connection', 'Ana', { rank: 'formidable', bond: true });
const juno = track('connection', 'Juno', { rank: 'extreme', bond: true });
const pell = track('connection', 'Pell', { rank: 'epic' });

describe('which companion or vehicle is typed', () => {
	const by = kestrel({ assets: [rook(3), rook(4, { name: 'Glow', asset: 'Glowcat' })] });
	it('has one row each where several could be meant', () => {
		expect(labels('companion takes a hit 1', by).slice(0, 4)).toEqual([
			'Companion Takes a Hit (−1) +health 2 Rook',
			'Companion Takes a Hit (−1) +health 3 Glow',
			'Companion Takes a Hit (−1) no roll Rook',
			'Companion Takes a Hit (−1) no roll Glow',
		]);
	});

	it.each(['companion takes a hit glow 1', 'companion takes a hit 1 glow', 'ctah gl health 1', 'ctah health glow 1'])(
		'is named: %s',
		text => {
			expect(offers(text, by)[0]).toMatchObject({ move: 'Companion Takes a Hit', track: 'Glow', cost: 1 });
			expect(offers(text, by).every(({ track }) => track === 'Glow')).toBe(true);
		},
	);

	it('is the only one', () => {
		const [only, ...others] = offers('companion takes a hit 1', kestrel({ assets: [rook(3)] }));
		expect(only).toMatchObject({ roll: { option: 'health' }, cost: 1 });
		expect(others.slice(0, 1)).toEqual([expect.objectContaining({ cost: 1, resists: false })]);
	});

	it('puts the vehicle aboard first, and takes another that is named', () => {
		const skiff = starling(4, { name: 'Skiff', asset: 'Skiff', kind: 'support vehicle', aboard: false });
		const aboard = kestrel({ assets: [skiff, starling()] });
		expect(offers('withstand damage 1', aboard)[0]).toMatchObject({ track: 'Starling' });
		expect(offers('withstand damage skiff 1', aboard).map(({ track }) => track)).toContain('Skiff');
		expect(offers('withstand damage skiff 1', aboard).every(({ track }) => track === 'Skiff')).toBe(true);
	});
});

describe('the rank of a connection', () => {
	it.each(['dyr ana', 'dyr ana formidable', 'dyr formidable ana', 'develop your relationship ana'])(
		'is that of the connection that is named: %s',
		text => {
			expect(offers(text, kestrel({ tracks: [ana, juno] }))).toMatchObject([
				{ label: 'Develop Your Relationship +formidable 3 Ana', track: 'Ana', roll: { option: 'formidable' } },
			]);
		},
	);

	it('is that of the only connection', () => {
		expect(labels('dyr', kestrel({ tracks: [juno] }))).toEqual(['Develop Your Relationship +extreme 4 Juno']);
	});

	it('of several has a row each, without a roll where no bond is shared', () => {
		expect(labels('dyr', kestrel({ tracks: [ana, juno, pell] }))).toEqual([
			'Develop Your Relationship +formidable 3 Ana',
			'Develop Your Relationship +extreme 4 Juno',
			'Develop Your Relationship Pell',
		]);
	});

	it('is the player’s to say where no connection is written down', () => {
		expect(labels('dyr', kestrel())).toHaveLength(5);
	});
});

describe('a bond that the notes tell of', () => {
	it.each([
		['tyr ana', 'Ana', [BOND]],
		['tyr pell', 'Pell', undefined],
	])('is added unasked: %s', (text, name, adds) => {
		expect(offers(text, kestrel({ tracks: [ana, pell] }))).toMatchObject([{ track: name, ...(adds ? { adds } : {}) }]);
		expect(offers(text, kestrel({ tracks: [ana, pell] }))[0]?.adds).toEqual(adds);
	});

	it('is not added twice', () => {
		expect(offers('tyr ana +1 you share a bond', kestrel({ tracks: [ana] }))[0]?.adds).toEqual([BOND]);
	});

	it.each(['compel heart ana', 'sojourn ana', 'draw the circle ana'])('Ironsworn: %s', text => {
		expect(offers(text, kestrel({ tracks: [ana] }), 'classic')[0]).toMatchObject({
			track: 'Ana',
			adds: [{ amount: 1, reason: expect.stringMatching(/^you share a bond/) as string }],
		});
	});

	it('Ironsworn: is offered beside the plain roll where nobody is named', () => {
		expect(labels('compel heart', kestrel({ tracks: [ana] }), 'classic')).toEqual([
			'Compel +heart 2',
			'Compel +heart 2 + 1 if you share a bond',
		]);
	});

	it('Starforged: is not offered where there is no connection', () => {
		expect(labels('siv', kestrel())).toEqual(['Swear an Iron Vow +heart 2']);
	});

	it('is not offered for somebody with whom none is shared', () => {
		expect(labels('compel heart pell', kestrel({ tracks: [pell] }), 'classic')).toEqual(['Compel +heart 2 Pell']);
	});
});

describe('the move that is named whole', () => {
	it.each([
		['sojourn heart juno', 'Sojourn'],
		['sojourn juno', 'Sojourn'],
		['sojourn focus heart', 'Sojourn (focus)'],
		['compel heart juno', 'Compel'],
		['strike iron', 'Strike'],
		['advance', 'Advance'],
	])('comes first: %s', (text, move) => {
		const named = kestrel({ tracks: [juno] });
		expect(offers(text, named, 'classic')[0]?.move).toBe(move);
	});
});

it('a waiting bonus is spent, and said', () => {
	const bonus = readNextBonus('+1 (Make Camp)');
	if (!bonus) throw new Error('no bonus');
	expect(offers('fd edge', kestrel({ next: [bonus] }))[0]).toMatchObject({ next: ['+1 (Make Camp)'] });
});

it.each([
	['endure stress', '−1'],
	['endure stress 5', '−5'],
	['endure stress heart', undefined],
])('the amounts of a suffer move are chips of one row, until its option is said: %s', (text, on) => {
	const { chips = [] } = rows(text, kestrel(), 'classic')[0]?.choosing ?? {};
	const amounts = chips.filter(chip => /^−\d$/.test(chip.text));
	expect(amounts.map(chip => chip.text)).toEqual(on === undefined ? [] : ['−1', '−2', '−3', '−4', '−5']);
	expect(amounts.filter(chip => chip.isOn).map(chip => chip.text)).toEqual(on === undefined ? [] : [on]);
	for (const { text, completion } of amounts)
		expect(labels(completion, kestrel(), 'classic')[0]).toContain(`(${text})`);
});
