import { describe, expect, it } from 'vitest';
import { ownCardIn } from '../../../src/journal/assets/own-card-note';
import type { Character } from '../../../src/play/character/character';
import type { MoveRecord } from '../../../src/play/record/record';
import { newUnrolledMove } from '../../../src/play/record/record';
import { fieldsOf } from '../../../src/play/request/request-fields';
import { inputOf } from '../../../src/play/request/request-input';
import type { RollRequest } from '../../../src/play/request/request';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { applyCards } from '../../../src/rules/books/layers';
import { rulebook } from '../../../src/rules/books/rulebook';
import { kestrel } from '../../support/characters';
import { owned } from '../../support/owned-assets';
import { track } from '../../support/some-tracks';

const NOTE = '---\nsworn: asset\n---\n- [x] When you Endure Harm behind the shield, reduce the harm by 1.\n';
const card = ownCardIn(NOTE, 'Shield');
const book = rulebook(applyCards(bundledRuleset('starforged'), card ? [card] : []));
const shield = { name: 'Shield', asset: 'Shield', kind: 'other', abilities: [1], meters: {}, conditions: [] } as const;
const bonded = track('connection', 'Ana', { bond: true });

function filled(name: string, character: Partial<Character>, said: RollRequest, record?: Partial<MoveRecord>) {
	const move = book.move(name);
	if (!move) throw new Error(name);
	const call = record ? { record: newUnrolledMove(name, record) } : {};
	return inputOf({ ...call, move, character: kestrel(character), book }, said);
}

describe('a bond that is shared is added, unless the player says what is added', () => {
	const bond = { amount: 1, reason: 'you share a bond' };
	it.each<{ says: string; said: RollRequest; adds: unknown }>([
		{ says: 'nothing', said: {}, adds: [bond] },
		{ says: 'that no condition is met', said: { conditions: [] }, adds: undefined },
		{ says: 'the same words as an add', said: { adds: [bond] }, adds: [bond] },
		{
			says: 'another add, which stands behind it',
			said: { adds: [{ amount: 1, reason: 'rope' }] },
			adds: [bond, { amount: 1, reason: 'rope' }],
		},
	])('says $says', ({ said, adds }) => {
		expect(filled('Test Your Relationship', { tracks: [bonded] }, said).input.adds).toEqual(adds);
	});
});

it.each([
	{ abilities: [], isOpen: false },
	{ abilities: ['Shield 1'], isOpen: true },
])('a cost is left without a roll if something is left of the meter, with $abilities', ({ abilities, isOpen }) => {
	const hurt = { meters: { health: 3 }, assets: [shield] };
	const { unused } = filled('Endure Harm', hurt, { cost: 3, abilities, resists: false });
	expect(unused.includes('resists')).toBe(!isOpen);
});

it('an ability goes with a move that is not rolled', () => {
	const hunter = { assets: [owned('starforged', 'Lore Hunter')] };
	const { input, problems } = filled('Reach a Milestone', hunter, { abilities: ['Lore Hunter 1'] });
	expect([input, problems]).toEqual([{ abilities: [{ asset: 'Lore Hunter', ability: 1 }] }, []]);
});

it('an outcome that an ability gives spends no bonus and needs no bond', () => {
	const pod = { assets: [owned('starforged', 'Service Pod')], tracks: [bonded] };
	const { input } = filled('Face Danger', pod, { abilities: ['Service Pod 3'] });
	expect(input).toEqual({ abilities: [{ asset: 'Service Pod', ability: 3 }] });
});

it.each([
	{ case: 'stay if none is said', said: {}, abilities: undefined },
	{
		case: 'are replaced by those that are said',
		said: { abilities: ['Shield 1'] },
		abilities: [{ asset: 'Shield', ability: 1 }],
	},
	{ case: 'are taken back', said: { abilities: [] }, abilities: [] },
])('the abilities of a block $case', ({ said, abilities }) => {
	const record = { abilities: [{ asset: 'Unheard of', ability: 1 }] };
	expect(filled('Endure Harm', { assets: [shield] }, said, record).input.abilities).toEqual(abilities);
});

it('what a block is about is not replaced by the only track that is open', () => {
	const tracks = [track('expedition', 'North'), track('expedition', 'South', { status: 'completed' })];
	const { input } = filled('Undertake an Expedition', { tracks }, {}, { track: 'South' });
	expect(input.track).toBeUndefined();
});

it('null begins what is named after the roll, and continues nothing', () => {
	const tracks = [track('expedition', 'North')];
	const tracksSaid = [{}, { begin: null }].map(said => filled('Undertake an Expedition', { tracks }, said).input);
	expect(tracksSaid).toEqual([{ track: 'North' }, {}]);
});

describe('an ability is offered where its situation may be', () => {
	const shieldOf = (text: string) => ownCardIn(`---\nsworn: asset\n---\n- [x] ${text}\n`, 'Shield');
	const offered = (text: string, combat: string | undefined) => {
		const found = shieldOf(text);
		const around = rulebook(applyCards(bundledRuleset('starforged'), found ? [found] : []));
		const move = around.move('Face Danger');
		if (!move) throw new Error('Face Danger');
		const character = kestrel({ assets: [shield], ...(combat === undefined ? {} : { combat }) });
		return inputOf({ move, character, book: around }, { abilities: ['Shield 1'] }).using.length > 0;
	};

	it.each([
		['in a fight', true, false],
		['in combat', true, false],
		['outside of a fight', false, true],
		['not in combat', false, true],
		['in a forest', true, true],
	])('%s', (situation, inFight, outside) => {
		const text = `When you Face Danger ${situation}, add +1.`;
		expect(['in control', 'none', undefined].map(combat => offered(text, combat))).toEqual([inFight, outside, outside]);
	});
});

describe('fields are reckoned once', () => {
	const character = kestrel({ assets: [shield] });
	const fieldsBy = (rules: typeof book, said?: RollRequest) => {
		const move = book.move('Endure Harm');
		if (!move) throw new Error('Endure Harm');
		return fieldsOf({ move, character, book: rules }, said);
	};
	it('for the same character, rules and request', () => {
		expect(fieldsBy(book, { cost: 2 })).toBe(fieldsBy(book, { cost: 2 }));
		expect(fieldsBy(book, { cost: 2 })).not.toEqual(fieldsBy(book));
	});
	it('and again by other rules, in which the card is not', () => {
		const keysBy = (rules: typeof book) => fieldsBy(rules).map(({ key }) => key);
		expect(keysBy(book)).toContain('abilities');
		expect(keysBy(rulebook(bundledRuleset('starforged')))).not.toContain('abilities');
	});
});
