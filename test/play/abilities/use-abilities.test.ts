import { describe, expect, it } from 'vitest';
import { readMoveRecord } from '../../../src/journal/record/read-record';
import { writeRecord } from '../../../src/journal/record/write-record';
import { abilitiesAfter, abilitiesOn } from '../../../src/play/abilities/available-abilities';
import { remindersOn } from '../../../src/play/abilities/reminders';
import { useAbility } from '../../../src/play/moves/use-ability';
import { pendingStepsOf } from '../../../src/play/pending-steps/list-pending-steps';
import { isOpen } from '../../../src/play/record/pending-step';
import type { Asset } from '../../../src/play/assets/asset';
import type { Character } from '../../../src/play/character/character';
import { burnMomentum } from '../../../src/play/moves/burn-momentum';
import { reroll } from '../../../src/play/moves/change-dice';
import { undoMove } from '../../../src/play/moves/undo-move';
import type { Decided } from '../../../src/play/record/decision-settings';
import { newUnrolledMove } from '../../../src/play/record/record';
import type { RollInput } from '../../../src/play/record/roll-input';
import { rollMove } from '../../../src/play/moves/roll-move';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { rulebook } from '../../../src/rules/books/rulebook';
import { kestrel, starling } from '../../support/characters';
import { owned } from '../../support/owned-assets';
import { scriptedDice } from '../../support/scripted-dice';
import { track } from '../../support/some-tracks';
import { done, expectParsed, noDice } from '../../support/tables';

const books = {
	classic: rulebook(bundledRuleset('classic')),
	starforged: rulebook(bundledRuleset('starforged')),
	sundered_isles: rulebook(bundledRuleset('sundered_isles')),
};
type Id = keyof typeof books;

const tableOf = (id: Id) => ({ book: books[id], certain: 'at_once' }) as const;

const offersOn = (id: Id, move: string, character: Character) => {
	const found = books[id].move(move);
	if (!found) throw new Error(move);
	return {
		offers: abilitiesOn(found, {}, character, books[id]),
		reminders: remindersOn(found, character, books[id]),
	};
};

interface Making extends RollInput {
	readonly id?: Id;
	readonly move: string;
	/** As the record calls them. */
	readonly using?: readonly string[];
	readonly by: Character;
	readonly dice: readonly number[];
}

function make({ id = 'starforged', move, using = [], by, dice, ...rollInput }: Making): Decided {
	const { offers } = offersOn(id, move, by);
	const abilities = using.map(name => {
		const offer = offers.find(offer => offer.id === name);
		if (!offer) throw new Error(`“${name}” is not offered. Offered are: ${offers.map(({ id }) => id).join('; ')}.`);
		return offer.used;
	});
	return expectParsed(
		rollMove(
			{ record: newUnrolledMove(move), character: by, ...tableOf(id) },
			{ ...rollInput, abilities },
			scriptedDice(...dice),
		),
	);
}

/** A record says all that follows from it: read back from the note, nothing new is open. */
const isSettled = ({ record, character }: Decided, id: Id): boolean => {
	const { record: again } = expectParsed(readMoveRecord(writeRecord(record)));
	expect(again).toEqual(record);
	return pendingStepsOf({ record: again, character, book: books[id] }).every(step => step.state !== 'automatic');
};

const withAssets = (...assets: readonly Asset[]): Character => kestrel({ assets });

describe('what is offered before a roll', () => {
	it.each([
		{ shape: 'an add on a condition', asset: 'Combat Bot', move: 'Strike', offers: ['Combat Bot 1: +1'] },
		{
			shape: 'an add, and momentum on a hit',
			asset: 'Ace',
			move: 'React Under Fire',
			offers: ['Ace 1: +1, on a hit +1 momentum'],
		},
		{ shape: 'a meter that is added', asset: 'Glowcat', move: 'Secure an Advantage', offers: ['Glowcat 1: +3'] },
		{
			shape: 'a preset die',
			asset: 'Armored',
			move: 'Clash',
			offers: [
				'Armored 1: action die set to 4, on a strong hit with a match +2 momentum',
				'Armored 2: action die set to 5, on a strong hit with a match +2 momentum',
			],
		},
		{
			shape: 'an outcome without a roll',
			asset: 'Service Pod',
			move: 'Overcome Obstacle',
			as: 'Face Danger',
			offers: [
				'Service Pod 1: +1, on a hit +1 momentum',
				'Service Pod 2, Careful: +2, Lose Momentum (−1)',
				'Service Pod 2, Reckless: on a hit +1 momentum',
				'Service Pod 3: automatic strong hit, Withstand Damage (−2)',
			],
		},
		{
			shape: 'one of several ways',
			asset: 'Gunner',
			move: 'Strike',
			offers: ['Gunner 1, Pin them down: +1, on a hit +1 momentum', 'Gunner 1, Make them hurt: on a hit mark progress'],
		},
		{
			shape: 'a cost',
			asset: 'Missile Array',
			move: 'Clash',
			offers: ['Missile Array 1: suffer −1 ammo, on a hit mark progress'],
		},
		{ shape: 'none on another move', asset: 'Combat Bot', move: 'Hearten', offers: [] },
	])('$shape ($asset)', ({ asset, move, as = move, offers }) => {
		const by = withAssets(owned('starforged', asset), starling());
		const found = offersOn('starforged', as, by).offers.filter(({ id }) => id.startsWith(asset));
		expect(found.map(({ id, words }) => `${id}: ${words}`)).toEqual(offers);
	});

	it.each([
		{ rule: 'an ability that is not marked', more: { abilities: [2] } },
		{ rule: 'of a companion that is out of action', more: { conditions: ['out of action'] } },
		{ rule: 'of an asset that was discarded', more: { discarded: true } },
		{ rule: 'of an asset of the player’s own', more: { asset: 'Tin friend' } },
	])('nothing of $rule', ({ more }) => {
		const { offers } = offersOn('starforged', 'Strike', withAssets(owned('starforged', 'Combat Bot', more)));
		expect(offers).toEqual([]);
	});

	it('nothing of a broken module', () => {
		const by = withAssets(owned('starforged', 'Workshop', { conditions: ['broken'] }));
		expect(offersOn('starforged', 'Repair', by).offers).toEqual([]);
	});

	it('what is not understood, in its words', () => {
		const by = withAssets(owned('sundered_isles', 'Musketeer', { abilities: [2] }));
		const { offers, reminders } = offersOn('sundered_isles', 'Clash', by);
		expect(offers).toEqual([]);
		expect(reminders.map(({ asset }) => asset)).toEqual(['Musketeer']);
	});
});

describe('what is rolled instead', () => {
	it.each([
		{
			shape: "a companion's health",
			asset: owned('starforged', 'Banshee'),
			move: 'Set a Course',
			options: ['companion health 4'],
		},
		{
			shape: "the vehicle's integrity",
			asset: owned('starforged', 'Overseer'),
			move: 'Gain Ground',
			options: ['integrity 5'],
		},
		{
			shape: 'a meter of the card',
			asset: owned('starforged', 'Shields'),
			move: 'React Under Fire',
			options: ['shields 4'],
		},
		{ shape: 'a stat', asset: owned('starforged', 'Vanguard'), move: 'Endure Stress', options: ['wits 2'] },
		{
			shape: 'the stat that the player linked',
			asset: owned('starforged', 'Devotant', { inputs: { linked_stat: 'wits' } }),
			move: 'Hearten',
			options: ['wits 2'],
		},
		{
			shape: 'any stat, where none is linked',
			asset: owned('starforged', 'Devotant'),
			move: 'Hearten',
			options: ['edge 3', 'heart 2', 'iron 1', 'shadow 2', 'wits 2'],
		},
	])('$shape ($asset.asset)', ({ asset, move, options }) => {
		const { offers } = offersOn('starforged', move, withAssets(asset, starling()));
		const offered = offers.filter(({ used }) => used.asset === asset.asset).flatMap(offer => offer.options);
		expect(offered.map(({ name, value }) => `${name} ${value ?? '?'}`)).toEqual(options);
	});

	it('the higher of two', () => {
		const by = { ...withAssets(owned('sundered_isles', 'Armored Prow'), starling(1)), stats: { heart: 3 } };
		const { offers } = offersOn('sundered_isles', 'Gain Ground', by);
		expect(offers.flatMap(({ options }) => options.map(({ name }) => name))).toEqual(['heart']);
	});
});

describe('what a used ability does', () => {
	it.each([
		{
			shape: 'an add, and momentum on a hit',
			asset: 'Ace',
			move: 'Face Danger',
			using: ['Ace 1'],
			dice: [4, 1, 9],
			record: ['add: 1 Ace', 'with: Ace 1', 'dice: 4 vs 1, 9', 'outcome: weak hit, 8 vs 1, 9'],
			lines: ['momentum 2 → 3 (Ace)'],
		},
		{
			shape: 'on a miss no more than the add',
			asset: 'Ace',
			move: 'Face Danger',
			using: ['Ace 1'],
			dice: [1, 9, 10],
			record: ['add: 1 Ace', 'with: Ace 1', 'dice: 1 vs 9, 10', 'outcome: miss, 5 vs 9, 10'],
			lines: [],
		},
		{
			shape: 'a preset die',
			asset: 'Armored',
			move: 'Face Danger',
			using: ['Armored 1'],
			dice: [3, 3],
			record: ['with: Armored 1', 'dice: 4 vs 3, 3', 'outcome: strong hit with a match, 7 vs 3, 3'],
			lines: ['momentum 2 → 3', 'momentum 3 → 5 (Armored)'],
		},
		{
			shape: 'an outcome that counts as another',
			id: 'classic' as const,
			asset: 'Duelist',
			move: 'Clash',
			using: ['Duelist 1'],
			dice: [2, 1, 9],
			record: [
				'add: 2 Duelist',
				'with: Duelist 1',
				'dice: 2 vs 1, 9',
				'outcome: weak hit, 7 vs 1, 9',
				'as: miss (Duelist)',
			],
			lines: ['combat none → no initiative'],
		},
		{
			shape: 'an outcome without a roll, at a price',
			asset: 'Service Pod',
			move: 'Face Danger',
			using: ['Service Pod 3'],
			dice: [],
			record: ['with: Service Pod 3', 'outcome: strong hit', 'as: strong hit (Service Pod)'],
			lines: ['momentum 2 → 3', 'Service Pod › integrity 4 → 2 (Withstand Damage)'],
		},
		{
			shape: 'a cost for an effect',
			asset: 'Missile Array',
			move: 'Strike',
			using: ['Missile Array 1'],
			dice: [4, 9, 10],
			record: ['with: Missile Array 1', 'dice: 4 vs 9, 10', 'outcome: miss, 7 vs 9, 10'],
			lines: ['combat none → in a bad spot', 'Missile Array › ammo 5 → 4 (Missile Array)'],
		},
		{
			shape: 'on a match, more',
			asset: 'Banshee',
			move: 'Face Danger',
			using: ['Banshee 2'],
			dice: [4, 3, 3],
			record: ['add: 1 Banshee', 'with: Banshee 2', 'dice: 4 vs 3, 3', 'outcome: strong hit with a match, 8 vs 3, 3'],
			lines: ['momentum 2 → 3', 'momentum 3 → 4 (Banshee)', 'momentum 4 → 5 (Banshee)'],
		},
	])('$shape ($asset)', ({ id = 'starforged', asset, move, using, dice, record, lines }: Row) => {
		const by = withAssets(owned(id, asset));
		const decided = make({ id, move, using, by, dice, roll: { option: id === 'classic' ? 'iron' : 'edge', value: 3 } });
		const text = writeRecord(decided.record);
		for (const line of record) expect(text.split('\n')).toContain(line);
		expect(done(decided)).toEqual(lines);
		expect(isSettled(decided, id)).toBe(true);
	});

	it("a companion's health is rolled, and the ability is in the record", () => {
		const by = withAssets(owned('starforged', 'Utility Bot'));
		const roll = { option: 'companion health', value: 4 };
		const decided = make({ move: 'Check Your Gear', using: ['Utility Bot 3'], by, dice: [2, 1, 9], roll });
		expect(writeRecord(decided.record)).toContain('roll: companion health 4\nwith: Utility Bot 3\n');
		expect(done(decided)).toEqual(['momentum 2 → 3 (Utility Bot)']);
	});

	it('progress is marked on the fight at hand', () => {
		const foe = track('objective', 'Escape', { rank: 'dangerous' });
		const by = { ...withAssets(owned('starforged', 'Gunner')), tracks: [foe], combat: 'in control' };
		const decided = make({
			move: 'Strike',
			using: ['Gunner 1, Make them hurt'],
			by,
			dice: [5, 1, 2],
			roll: { option: 'iron' },
		});
		expect(done(decided)).toContain('Escape › 16 → 24 ticks (Gunner)');
	});

	it('once, however often the record is settled', () => {
		const by = withAssets(owned('starforged', 'Ace'));
		const { record, character } = make({
			move: 'Face Danger',
			using: ['Ace 1'],
			by,
			dice: [4, 1, 9],
			roll: { option: 'edge' },
		});
		expect(
			pendingStepsOf({ record, character, book: books.starforged }).filter(({ state }) => state === 'automatic'),
		).toEqual([]);
	});

	it('without the asset at hand, from the record alone', () => {
		const by = withAssets(owned('starforged', 'Ace'));
		const { record } = make({ move: 'Face Danger', using: ['Ace 1'], by, dice: [4, 1, 9], roll: { option: 'edge' } });
		const open = pendingStepsOf({ record: { ...record, done: [] }, character: kestrel(), book: books.starforged });
		expect(open.filter(({ state }) => state === 'automatic').map(({ prompt }) => prompt)).toEqual(['Take +1 momentum']);
	});

	it('dice thrown again are a button while the record is open, and what the ability gave is computed again', () => {
		const by = withAssets(owned('starforged', 'Marked'));
		const made = make({ move: 'Gain Ground', using: ['Marked 3'], by, dice: [1, 9, 10], roll: { option: 'iron' } });
		const labels = pendingStepsOf({ record: made.record, character: made.character, book: books.starforged })
			.filter(isOpen)
			.flatMap(({ options }) => options.map(({ label }) => label));
		expect(labels).toContain('Reroll all dice');
		const again = expectParsed(
			reroll(
				['action', 'first', 'second'],
				{ record: made.record, character: made.character, ...tableOf('starforged') },
				scriptedDice(6, 1, 9),
			),
		);
		expect(again.record.abilities).toEqual(made.record.abilities);
		expect(writeRecord(again.record)).toContain('outcome: weak hit');
	});
});

interface Row {
	readonly id?: Id;
	readonly asset: string;
	readonly move: string;
	readonly using: readonly string[];
	readonly dice: readonly number[];
	readonly record: readonly string[];
	readonly lines: readonly string[];
}

describe('what is used once the dice have fallen', () => {
	const after = ({ record, character }: Decided) =>
		abilitiesAfter({ record, character, book: books.starforged }).map(({ id, words }) => `${id}: ${words}`);
	const use = (decided: Decided, id: string) =>
		expectParsed(useAbility(id, { record: decided.record, character: decided.character, ...tableOf('starforged') }));

	it.each([
		{
			rule: 'a 1 on the action die',
			asset: 'Banshee',
			move: 'Strike',
			dice: [1, 9, 10],
			offers: ['Banshee 3: reroll the action die'],
		},
		{ rule: 'no other face', asset: 'Banshee', move: 'Strike', dice: [2, 9, 10], offers: [] },
		{
			rule: 'a strong hit',
			asset: 'Engine Upgrade',
			move: 'Undertake an Expedition',
			dice: [6, 1, 2],
			offers: ['Engine Upgrade 1: +1 momentum, on a strong hit with a 6 on the action die +1 momentum'],
		},
		{
			rule: 'a miss, at a price',
			asset: 'Looper',
			move: 'Endure Harm',
			dice: [1, 9, 10],
			offers: ['Looper 1: Lose Momentum (−2), reroll any dice, on a strong hit +1 momentum'],
		},
		{
			rule: 'whatever fell',
			asset: 'Sensor Array',
			move: 'Undertake an Expedition',
			dice: [3, 9, 10],
			offers: ['Sensor Array 1: reroll one challenge die'],
		},
	])('$rule ($asset)', ({ asset, move, dice, offers }) => {
		const by = withAssets(owned('starforged', asset, { abilities: asset === 'Banshee' ? [1, 3] : [1] }));
		const made = make({ move, by, dice, roll: { option: 'iron', value: 2 }, cost: 1 });
		expect(after(made).filter(offer => offer.startsWith(asset))).toEqual(offers);
	});

	it('an ability that is used then is in the record, and gives its reroll', () => {
		const by = withAssets(owned('starforged', 'Banshee'));
		const made = use(make({ move: 'Strike', by, dice: [1, 9, 10], roll: { option: 'iron' } }), 'Banshee 3');
		expect(writeRecord(made.record)).toContain('with: Banshee 3');
		expect(after(made)).toEqual([]);
		const steps = pendingStepsOf({ record: made.record, character: made.character, book: books.starforged }).filter(
			isOpen,
		);
		expect(steps.flatMap(({ options }) => options.map(({ label }) => label))).toContain('Reroll the action die');
	});

	it('an outcome that is changed then', () => {
		const by = withAssets(owned('starforged', 'Navigator'));
		const made = make({ move: 'Undertake an Expedition', by, dice: [1, 9, 10], roll: { option: 'wits' } });
		const changed = use(made, 'Navigator 3');
		expect(writeRecord(changed.record)).toContain('as: strong hit (Navigator)');
	});

	it('what the outcome did before is taken back', () => {
		const by = withAssets(owned('starforged', 'Tech'));
		const made = make({ move: 'Face Danger', using: ['Tech 1'], by, dice: [4, 1, 9], roll: { option: 'edge' } });
		const used = use(made, 'Tech 1, on a weak hit');
		expect(writeRecord(used.record)).toContain(
			'add:\n  - 1 Tech\n  - 1 Tech\nwith:\n  - Tech 1\n  - Tech 1, on a weak hit\n',
		);
	});

	it('nothing once momentum was burned', () => {
		const by = { ...withAssets(owned('starforged', 'Navigator')), momentum: 9 };
		const made = make({ move: 'Undertake an Expedition', by, dice: [1, 8, 10], roll: { option: 'wits' } });
		const burned = expectParsed(
			burnMomentum({ record: made.record, character: made.character, ...tableOf('starforged') }),
		);
		expect(after(burned)).toEqual([]);
	});

	it.each([
		{ asset: 'Veteran', named: 'Veteran 1', others: ['Veteran 1, in combat, a miss improved to a weak hit'] },
		{ asset: 'Wayfinder', named: 'Wayfinder 1, you burn momentum to improve your result', others: [] },
	])('what is given for burned momentum comes after the reset ($asset)', ({ asset, named, others }) => {
		const book = books.classic;
		const table = tableOf('classic');
		const by = { ...withAssets(owned('classic', asset, { abilities: [1] })), momentum: 9 };
		const made = make({ id: 'classic', move: 'Undertake a Journey', by, dice: [1, 8, 10], roll: { option: 'wits' } });
		const offered = (decided: Decided) =>
			abilitiesAfter({ record: decided.record, character: decided.character, book }).map(({ id }) => id);
		expect(offered(made)).toEqual([]);
		const burned = expectParsed(burnMomentum({ record: made.record, character: made.character, ...table }));
		expect(offered(burned)).toEqual([named, ...others]);
		const used = expectParsed(useAbility(named, { record: burned.record, character: burned.character, ...table }));
		expect(done(used).filter(line => line.includes(asset))).toContain(`momentum 2 → 3 (${asset})`);
		expect(isSettled(used, 'classic')).toBe(true);
		expect(undoMove({ record: used.record, character: used.character, book }).character.momentum).toBe(9);
	});

	it('one that is no longer open says so', () => {
		const by = withAssets(owned('starforged', 'Banshee'));
		const made = make({ move: 'Strike', by, dice: [4, 9, 10], roll: { option: 'iron' } });
		expect(
			useAbility('Banshee 3', { record: made.record, character: made.character, ...tableOf('starforged') }).ok,
		).toBe(false);
	});
});

it.each([
	{ asset: 'Ace', move: 'Face Danger', using: ['Ace 1'], dice: [4, 1, 9] },
	{ asset: 'Missile Array', move: 'Strike', using: ['Missile Array 1'], dice: [6, 1, 2] },
	{ asset: 'Kinetic', move: 'Face Danger', using: ['Kinetic 1'], dice: [4, 1, 2] },
])('undoing the move takes back what $asset did', ({ asset, move, using, dice }) => {
	const by = withAssets(owned('starforged', asset));
	const made = make({ move, using, by, dice, roll: { option: 'edge' } });
	expect(undoMove({ record: made.record, character: made.character, book: books.starforged })).toEqual({
		character: by,
		moved: [],
		left: [],
	});
});

it('a call that names an ability in the note is rolled with it', () => {
	const by = withAssets(owned('starforged', 'Ace'));
	const call = newUnrolledMove('Face Danger', { abilities: [{ asset: 'ace', ability: 1 }], roll: { option: 'edge' } });
	const made = expectParsed(
		rollMove({ record: call, character: by, ...tableOf('starforged') }, {}, scriptedDice(4, 1, 9)),
	);
	expect(writeRecord(made.record)).toContain('add: 1 Ace\nwith: ace 1\n');
	expect(done(made)).toEqual(['momentum 2 → 3 (ace)']);
	expect(noDice).toBeDefined();
});

it.each(['classic', 'delve', 'starforged', 'sundered_isles'] satisfies RulesetId[])(
	'the moves of assets are known by name in %s',
	id => {
		const book = rulebook(bundledRuleset(id));
		const moves = (bundledRuleset(id).assets?.() ?? []).flatMap(({ abilities }) =>
			abilities.flatMap(({ moves }) => moves),
		);
		expect(moves.length).toBeGreaterThan(3);
		for (const { name } of moves) expect(book.move(name)?.name).toBe(name);
	},
);
