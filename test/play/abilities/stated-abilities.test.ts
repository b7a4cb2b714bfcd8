import { describe, expect, it } from 'vitest';
import { readMoveRecord } from '../../../src/journal/record/read-record';
import { writeRecord } from '../../../src/journal/record/write-record';
import { readAssetNote } from '../../../src/journal/assets/asset-note';
import { readFrontmatter } from '../../../src/journal/frontmatter/frontmatter';
import { pendingStepsOf } from '../../../src/play/pending-steps/list-pending-steps';
import { isOpen } from '../../../src/play/record/pending-step';
import { abilitiesAfter, abilitiesOn } from '../../../src/play/abilities/available-abilities';
import { rulesetFor } from '../../../src/play/abilities/asset-moves';
import { useAbility } from '../../../src/play/moves/use-ability';
import { conditionsOn, type Asset } from '../../../src/play/assets/asset';
import type { Character } from '../../../src/play/character/character';
import { maxMomentum, momentumReset } from '../../../src/play/character/momentum';
import { applyAutomaticEffects } from '../../../src/play/moves/automatic-effects';
import type { Decided } from '../../../src/play/record/decision-settings';
import { newUnrolledMove } from '../../../src/play/record/record';
import { chooseOption } from '../../../src/play/moves/pick-option';
import { undoMove } from '../../../src/play/moves/undo-move';
import { reroll } from '../../../src/play/moves/change-dice';
import { rollMove } from '../../../src/play/moves/roll-move';
import type { RollInput } from '../../../src/play/record/roll-input';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { cardFinder } from '../../../src/rules/assets/find-card';
import { rulebook } from '../../../src/rules/books/rulebook';
import { kestrel, starling } from '../../support/characters';
import { owned } from '../../support/owned-assets';
import { scriptedDice } from '../../support/scripted-dice';
import { done, expectParsed, openWords, press, starforged, tryPick } from '../../support/tables';

const { book } = starforged;

const withAssets = (...assets: readonly Asset[]): Character => kestrel({ assets });

interface Making extends RollInput {
	readonly move: string;
	readonly using?: readonly string[];
	readonly by: Character;
	readonly dice: readonly number[];
}

function make({ move: name, using = [], by, dice, ...rollInput }: Making): Decided {
	const move = book.move(name);
	const offers = move ? abilitiesOn(move, {}, by, book) : [];
	const abilities = using.map(id => {
		const offer = offers.find(offer => offer.id === id);
		if (!offer) throw new Error(`“${id}” is not offered. Offered are: ${offers.map(({ id }) => id).join('; ')}.`);
		return offer.used;
	});
	return expectParsed(
		rollMove(
			{ record: newUnrolledMove(name), character: by, ...starforged },
			{ ...rollInput, abilities },
			scriptedDice(...dice),
		),
	);
}

const use = (decided: Decided, id: string): Decided =>
	expectParsed(useAbility(id, { record: decided.record, character: decided.character, ...starforged }));

/** A move of an asset’s own time. */
const atItsTime = (name: string, by: Character): Decided =>
	applyAutomaticEffects({ record: newUnrolledMove(name), character: by, ...starforged });

/** A record says all that follows from it: read back from the note, nothing new is open; and undo takes all of it back. */
function expectWhole({ record, character }: Decided, by: Character): void {
	const again = expectParsed(readMoveRecord(writeRecord(record))).record;
	expect(again).toEqual(record);
	expect(pendingStepsOf({ record: again, character, book }).filter(({ state }) => state === 'automatic')).toEqual([]);
	expect(undoMove({ record, character, book })).toEqual({ character: by, moved: [], left: [] });
}

describe('as much as something else shows', () => {
	it('a stat', () => {
		const by = withAssets(owned('starforged', 'Scoundrel'));
		const made = make({ move: 'Compel', using: ['Scoundrel 1'], by, dice: [5, 3, 3], roll: { option: 'heart' } });
		expect(done(made)).toContain('momentum 3 → 5 (Scoundrel)');
		expectWhole(made, by);
	});

	it('the health of the companion whose ability it is, and not of another', () => {
		const glowcat = owned('starforged', 'Glowcat', { meters: { health: { value: 3, max: 3 } } });
		const by = withAssets(owned('starforged', 'Banshee', { meters: { health: { value: 1, max: 4 } } }), glowcat);
		const roll = { option: 'spirit' };
		const made = make({ move: 'Endure Stress', using: ['Glowcat 3'], by, dice: [5, 3, 3], roll, cost: 1 });
		expect(done(made)).toContain('momentum 2 → 5 (Glowcat)');
	});

	it('the cost of the move', () => {
		const symbiote = owned('starforged', 'Symbiote', { meters: { health: { value: 0, max: 2 } } });
		const by = withAssets(owned('starforged', 'Banshee'), symbiote);
		const made = make({
			move: 'Endure Stress',
			using: ['Symbiote 1, to restore the symbiote'],
			by,
			dice: [1, 9, 10],
			roll: { option: 'heart' },
			cost: 2,
		});
		expect(done(made)).toContain('Symbiote › health 0 → 2 (Symbiote)');
	});

	it('the action die', () => {
		const table = { book: rulebook(bundledRuleset('classic')), certain: 'at_once' } as const;
		const by = withAssets(owned('classic', 'Invoke', { meters: { essence: { value: 1, max: 6 } } }));
		const call = newUnrolledMove('Invoke');
		const made = expectParsed(
			rollMove({ record: call, character: by, ...table }, { roll: { option: 'wits' } }, scriptedDice(4, 1, 2)),
		);
		expect(done(made)).toEqual(['Invoke › essence 1 → 5']);
	});
});

describe('what is on the card whose ability it is', () => {
	it('is counted there, whatever else has such a meter', () => {
		const by = withAssets(owned('starforged', 'Missile Array'), owned('starforged', 'Archer'));
		const made = make({ move: 'Strike', using: ['Archer 1, 2 ammo'], by, dice: [4, 9, 10], roll: { option: 'iron' } });
		expect(done(made)).toContain('Archer › ammo 6 → 4 (Archer)');
		expect(writeRecord(made.record)).toContain('add: 2 Archer');
		expectWhole(made, by);
	});

	it('is a clock as well', () => {
		const clock = { value: 1, max: 6, kind: 'clock' } as const;
		const by = withAssets(owned('starforged', 'Fugitive', { meters: { clock } }));
		const made = make({ move: 'Face Danger', by, dice: [1, 9, 10], roll: { option: 'edge' } });
		const [offer] = abilitiesAfter({ record: made.record, character: made.character, book }).filter(({ id }) =>
			id.startsWith('Fugitive 1'),
		);
		const used = use(made, offer?.id ?? '');
		expect(writeRecord(used.record)).toContain('as: strong hit (Fugitive)');
		expect(done(used)).toContain('Fugitive › clock 1 → 2 (Fugitive)');
	});

	it('may be marked, and cleared for a reroll', () => {
		const by = withAssets(owned('starforged', 'Blademaster'));
		const roll = { option: 'heart' };
		const begin = { name: 'An oath', rank: 'dangerous' } as const;
		const sworn = make({ move: 'Swear an Iron Vow', using: ['Blademaster 3'], by, dice: [5, 1, 9], roll, begin });
		expect(done(sworn)).toContain('Blademaster › oathbound marked (Blademaster)');
		const missed = make({ move: 'Face Danger', by: sworn.character, dice: [1, 9, 10], roll: { option: 'edge' } });
		const [offer] = abilitiesAfter({ record: missed.record, character: missed.character, book }).filter(({ id }) =>
			id.startsWith('Blade'),
		);
		const used = use(missed, offer?.id ?? '');
		expect(done(used)).toContain('Blademaster › oathbound cleared (Blademaster)');
		const again = expectParsed(
			reroll(['action'], { record: used.record, character: used.character, ...starforged }, scriptedDice(6)),
		);
		expect(done(again)).toContain('Blademaster › oathbound cleared (Blademaster)');
	});

	it('may count as an impact for a time', () => {
		const by = { ...withAssets(owned('starforged', 'Fated')), momentum: 10 };
		const fate = abilitiesOn(book.move('Face Death')!, {}, by, book).find(({ id }) => id.startsWith('Fated 2'));
		const made = make({ move: 'Face Death', using: [fate?.id ?? ''], by, dice: [] });
		expect(writeRecord(made.record)).toContain('as: strong hit (Fated)');
		expect(done(made)).toContain('Fated › fate defied marked (Fated)');
		expect(maxMomentum(made.character)).toBe(9);
		expect(made.character.momentum).toBe(9);
	});

	it('is fixed while it is broken, for repair points that the move has no more of then', () => {
		const armored = owned('starforged', 'Armored', { conditions: ['broken'] });
		const by = withAssets(armored, starling(3));
		const offered = abilitiesOn(book.move('Repair')!, {}, by, book).filter(({ id }) => id.startsWith('Armored'));
		expect(offered.map(({ words }) => words)).toEqual(['on a hit spend 5 repair points, clear broken on the asset']);
		expect(abilitiesOn(book.move('Clash')!, {}, by, book)).toEqual([]);
		const made = make({ move: 'Repair', using: [offered[0]?.id ?? ''], by, dice: [6, 1, 2], roll: { option: 'wits' } });
		const chosen = press(made, 'At a facility');
		expect(done(chosen)).toContain('Armored › broken cleared (Armored)');
		// The five points of a strong hit at a facility are all gone.
		expect(openWords(chosen).join()).not.toContain('Spend repair points');
	});
});

it('a broken hull is mended by its own ability (Sundered Isles, Ironclad Hull)', () => {
	const isles = rulebook(bundledRuleset('sundered_isles'));
	const hull = owned('sundered_isles', 'Ironclad Hull', { conditions: ['broken'] });
	const offered = abilitiesOn(isles.move('Repair')!, {}, withAssets(hull, starling(3)), isles);
	const words = offered.filter(({ id }) => id.startsWith('Ironclad Hull')).map(({ words }) => words);
	expect(words).toContain('on a hit spend 3 repair points, clear broken on the asset');
});

describe('a roll with rows of its own', () => {
	const by = withAssets(owned('starforged', 'Healer'), owned('starforged', 'Armored'));

	it.each([
		{ die: 4, line: 'health 2 → 3' },
		{ die: 5, line: 'health 2 → 4' },
	])('a $die is reported by the card ($line)', ({ die, line }) => {
		const hurt = { ...by, meters: { ...by.meters, health: 2 } };
		const made = expectParsed(tryPick(atItsTime('Healer 3', hurt), 'Roll', scriptedDice(die)));
		expect(done(made)).toEqual(['supply 5 → 4 (Sacrifice Resources)', line]);
		expectWhole(made, hurt);
	});

	it('at 0 health nothing is given', () => {
		const down = { ...by, meters: { ...by.meters, health: 0 } };
		const made = expectParsed(tryPick(atItsTime('Healer 3', down), 'Roll', scriptedDice(6)));
		expect(done(made).filter(line => line.startsWith('health') && !line.includes('stays'))).toEqual([]);
	});

	it.each([
		{ die: 3, lines: ['Armored › broken marked'] },
		{ die: 4, lines: [] },
	])('armor that takes the hit on a $die', ({ die, lines }) => {
		const made = expectParsed(tryPick(atItsTime('Armored 3', by), 'Roll', scriptedDice(die)));
		expect(done(made)).toEqual(lines);
	});
});

describe('a stat', () => {
	it('is improved, and taken back', () => {
		const by = withAssets(owned('starforged', 'Oathbreaker'));
		const vow = { kind: 'vow', name: 'Redeem me', rank: 'epic', ticks: 40, status: 'open' } as const;
		const at = { ...by, tracks: [vow] };
		const made = expectParsed(
			rollMove(
				{ record: newUnrolledMove('Fulfill Your Vow', { track: 'Redeem me' }), character: at, ...starforged },
				{},
				scriptedDice(1, 2),
			),
		);
		const [offer] = abilitiesAfter({ record: made.record, character: made.character, book }).filter(({ id }) =>
			id.startsWith('Oathbreaker'),
		);
		const chosen = press(use(made, offer?.id ?? ''), 'Improve edge');
		expect(done(chosen)).toContain('edge 3 → 4 (Improve edge)');
		expect(chosen.character.stats['edge']).toBe(4);
		expect(undoMove({ record: chosen.record, character: chosen.character, book }).character.stats['edge']).toBe(3);
	});
});

describe('the momentum reset', () => {
	it.each([
		{ rule: 'is 1 higher in space', asset: 'Voidborn', choice: 'Space', reset: 3 },
		{ rule: 'is not planetside', asset: 'Voidborn', choice: 'Planetside', reset: 2 },
	])('$rule ($asset)', ({ asset, choice, reset }) => {
		const by = withAssets(owned('starforged', asset, { abilities: [1] }));
		expect(momentumReset(press(atItsTime(`${asset} 1`, by), choice).character)).toBe(reset);
	});

	it.each([
		{ rule: 'in a fight', combat: 'in control', abilities: [1], reset: 3 },
		{ rule: 'not without the ability', combat: 'in control', abilities: [2], reset: 2 },
		{ rule: 'not with that of Ironsworn, whose card is another', combat: 'has initiative', abilities: [1], reset: 2 },
		{ rule: 'and not outside of one', abilities: [1], reset: 2 },
	])('a veteran’s is 1 higher $rule', ({ combat, abilities, reset }) => {
		const by = withAssets(owned('starforged', 'Veteran', { abilities }));
		expect(momentumReset(combat === undefined ? by : { ...by, combat })).toBe(reset);
	});
});

describe('an action die that is replaced once it has fallen', () => {
	it('counts as what the card shows', () => {
		const by = withAssets(owned('starforged', 'Exosuit', { meters: { integrity: { value: 6, max: 6 } } }));
		const made = make({ move: 'Face Danger', by, dice: [1, 6, 9], roll: { option: 'iron' } });
		const [offer] = abilitiesAfter({ record: made.record, character: made.character, book }).filter(({ id }) =>
			id.startsWith('Exosuit 1'),
		);
		const used = use(made, offer?.id ?? '');
		expect(writeRecord(used.record)).toContain('dice: 6 vs 6, 9\noutcome: weak hit, 7 vs 6, 9');
		expect(done(used)).toContain('momentum 2 → 1 (Lose Momentum)');
	});
});

describe('damage that a counter ignores', () => {
	it.each([
		{
			shields: 2,
			facing: 'Facing 3',
			lines: ['Starling › integrity 5 → 4 (Withstand Damage)', 'Shields › shields 2 → 1'],
		},
		{ shields: 2, facing: 'Facing 2', lines: ['Shields › shields 2 → 1'] },
		{ shields: 4, facing: 'Facing 3', lines: ['Shields › shields 4 → 3'] },
	])('$facing behind $shields', ({ shields, facing, lines }) => {
		const by = withAssets(
			owned('starforged', 'Shields', { meters: { shields: { value: shields, max: 4 } } }),
			starling(),
		);
		const made = press(atItsTime('Shields 1', by), facing);
		expect(done(made).filter(line => !line.includes('?'))).toEqual(expect.arrayContaining(lines));
		expect(made.character.assets[0]?.meters['shields']?.value).toBe(shields - 1);
	});
});

it('a move of its own is beside the one that is printed on the card', () => {
	const by = withAssets(owned('starforged', 'Shields', { abilities: [1] }));
	expect(
		rulesetFor(by, book)
			.moves.slice(book.ruleset.moves.length)
			.map(({ name }) => name),
	).toEqual(['Raise Shields', 'Shields 1']);
});

describe('what no card has a box for', () => {
	it.each([
		{ asset: 'Voidborn', abilities: [1], marks: ['in space'] },
		{ asset: 'Voidborn', abilities: [2], marks: [] },
		{ asset: 'Augmented', abilities: [1, 2], marks: ['first augment broken', 'second augment broken'] },
	])('is marked on the card in the note of the asset ($asset, $abilities)', ({ asset, abilities, marks }) => {
		const noted = owned('starforged', asset, { abilities });
		expect(conditionsOn(noted)).toEqual(marks);
		const marked = marks.map(mark => `${mark.replaceAll(' ', '_')}: true\n`).join('');
		const note = `---\nsworn: asset\nabilities: [${abilities.join(', ')}]\n${marked}---\n`;
		const properties = expectParsed(readFrontmatter(note)).values;
		const read = expectParsed(readAssetNote(asset, properties, cardFinder(book.ruleset)));
		expect(read.conditions).toEqual(marks);
	});
});

it('one asset is given up, and two others are taken', () => {
	const table = { book: rulebook(bundledRuleset('sundered_isles')), certain: 'at_once' } as const;
	const by = withAssets(owned('sundered_isles', 'Urchin'));
	const steps = pendingStepsOf({ record: newUnrolledMove('Urchin 3'), character: by, book: table.book }).map(
		({ prompt }) => prompt,
	);
	expect(steps).toEqual(['Mark this ability at no cost.', 'Discard an asset', 'Gain an asset', 'Gain an asset']);
	const made = applyAutomaticEffects({ record: newUnrolledMove('Urchin 3'), character: by, ...table });
	expect(done(made)).toEqual(['Urchin › asset discarded']);
	const named = ['Spy', 'Sorcerer'].reduce((so_far, name) => {
		const step = pendingStepsOf({ record: so_far.record, character: so_far.character, book: table.book }).find(
			({ prompt }) => prompt === 'Gain an asset',
		);
		return expectParsed(
			chooseOption(
				{ step: step?.id ?? '', label: 'Name the asset', answer: { name } },
				{ record: so_far.record, character: so_far.character, ...table },
				scriptedDice(),
			),
		);
	}, made);
	expect(done(named)).toEqual(['Urchin › asset discarded', 'Spy › asset gained', 'Sorcerer › asset gained']);
	expect(pendingStepsOf({ record: named.record, character: named.character, book: table.book }).filter(isOpen)).toEqual(
		[],
	);
});
