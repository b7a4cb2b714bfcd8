import { describe, expect, it } from 'vitest';
import { effectsOfUse } from '../../../../src/rules/assets/ability';
import type { AssetAbility } from '../../../../src/rules/assets/printed-asset';
import { lettersIn, statedOf, withStatedAbilities } from '../../../../src/rules/assets/parse/read-stated';
import type { StatedAbility } from '../../../../src/rules/assets/stated-ability';
import { bundledRuleset } from '../../../../src/rules/books/bundled';
import type { Move } from '../../../../src/rules/move';
import { everyEffect, movesIn } from '../../../../src/rules/effects/nested-effects';
import { writeEffects } from '../../../../src/rules/effects/notation/write-notation';
import { wordsOf } from '../ability-words';
import { readAbilities } from '../../../../scripts/rules/abilities-text';
import { rulebook } from '../../../../src/rules/books/rulebook';
import { STATED } from '../../../support/stated-abilities';

const IDS = ['classic', 'starforged', 'sundered_isles'] as const;

const books = Object.fromEntries(IDS.map(id => [id, rulebook(bundledRuleset(id))]));

function printed(id: (typeof IDS)[number], { asset: name, ability: number }: StatedAbility) {
	const book = books[id];
	const asset = book?.abilities.card(name);
	const ability = asset?.abilities[number - 1];
	if (!book || !asset || !ability) throw new Error(`${id} has no ${name} ${number}`);
	return { book, asset, ability, reading: book.abilities.read(asset, ability) };
}

const all = IDS.flatMap(id =>
	STATED[id].map(stated => ({ id, stated, title: `${stated.asset} ${stated.ability}`, reason: stated.reason })),
);

const NUMBER_WORDS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The numbers above 1 that are stated and do not stand in the text of the card, in figures or in words. */
function numbersBeside({ own, uses, moment }: StatedAbility, text: string): readonly number[] {
	const stated = [...JSON.stringify([own, uses, moment]).matchAll(/\d+/g)].map(([figures]) => Number(figures));
	const stands = (number: number) =>
		new RegExp(`\\b${number}\\b`).test(text) ||
		text.toLowerCase().includes(NUMBER_WORDS[number] ?? String(number)) ||
		(number === 2 && /twice|double|both/i.test(text));
	return [...new Set(stated)].filter(number => number > 1 && !stands(number)).sort((a, b) => a - b);
}

/** What the card leaves to be reckoned: steps of a choice, a price that is lower by one, the other half of a range. */
const RECKONED: Readonly<Record<string, readonly number[]>> = {
	'Fortune Hunter 1': [2, 3, 4, 5],
	'Outcast 1': [3],
	'Expanded Hold 1': [2],
	'Missile Array 1': [2],
	'Armored 2': [2],
	'Armored 3': [6],
	'Augmented 2': [3],
	'Fugitive 3': [2],
	'Haunted 3': [4, 6],
	'The Kraken 1': [51, 100],
	'The Kraken 3': [12],
	'Ironclad Hull 1': [2],
	'Construct 1': [3, 4, 5, 6, 7],
	'Swashbuckler 2': [2],
};

describe('what is stated of an ability', () => {
	it.each(all)('$id, $title: says why', ({ reason }) => {
		expect(reason).toMatch(/^[A-Z].*\.$/);
	});

	it.each(all)('$id, $title: was judged by the text as it is printed', ({ id, stated }) => {
		expect(stated.letters).toBe(lettersIn(printed(id, stated).ability.text));
	});

	it.each(all)('$id, $title: names moves that there are', ({ id, stated }) => {
		const { book, reading, ability } = printed(id, stated);
		const effects = [
			...reading.uses.flatMap(effectsOfUse),
			...[...ability.moves, ...(reading.moment ? [reading.moment] : [])].flatMap(move =>
				everyEffect(book.effectsOf(move)),
			),
		];
		const named = [
			...reading.uses.flatMap(({ appliesTo }) => appliesTo.flatMap(({ moves }) => moves)),
			...movesIn(effects),
		];
		expect(named.filter(name => !book.move(name))).toEqual([]);
	});

	it.each(all)('$id, $title: has its numbers from the card', ({ stated, id, title }) => {
		expect(numbersBeside(stated, printed(id, stated).ability.text)).toEqual(RECKONED[title] ?? []);
	});

	it.each(IDS)('%s: is stated once, and leaves nothing to be shown', id => {
		const titles = STATED[id].map(({ asset, ability }) => `${asset} ${ability}`);
		expect(new Set(titles).size).toBe(titles.length);
		const left = readAbilities(id).left.map(({ asset, ability }) => `${asset} ${ability}`);
		expect(titles.filter(title => left.includes(title))).toEqual([]);
	});

	/** A missed Repair gives no points, so nothing can be bought with them. */
	it.each(all.filter(({ stated }) => stated.uses?.some(({ moves }) => moves?.includes('Repair'))))(
		'$id, $title: what is repaired waits for a hit',
		({ stated }) => {
			const atOnce = stated.uses?.filter(({ moves, always = '' }) => moves?.includes('Repair') && always !== '') ?? [];
			expect(atOnce).toEqual([]);
		},
	);

	it.each(all.filter(({ stated }) => stated.own))(
		'$id, $title: a miss of its own move is not lost where the text has one',
		({ id, stated }) => {
			const [move] = printed(id, stated).ability.moves;
			const miss = move?.outcomes.miss?.text ?? '';
			const lost = move && miss !== '' && (books[id]?.effectsOf(move).outcomes.miss ?? []).length === 0;
			expect(lost ? miss : '').toBe('');
		},
	);

	it('nor does what it says of its own move', () => {
		const stated = STATED.classic.find(({ own }) => own);
		if (!stated) throw new Error('no move of a card is stated');
		const { asset } = printed('classic', stated);
		const move = { _id: 'move:own', name: 'A move' } as Move;
		const moves = (text: string) => {
			const ability = { ...asset.abilities[stated.ability - 1], text, moves: [move] } as AssetAbility;
			const abilities = asset.abilities.map((other, at) => (at === stated.ability - 1 ? ability : other));
			return withStatedAbilities([{ ...asset, abilities }], [stated])[0]?.abilities[stated.ability - 1]?.moves;
		};
		const { text } = printed('classic', stated).ability;
		expect(moves(text)?.[0]?.stated?.reason).toBe(stated.reason);
		expect(moves(`${text} Once per fight.`)?.[0]?.stated).toBe(move.stated);
	});

	it('holds for no other text, so that no word of it is lost', () => {
		const [first] = STATED.classic;
		const ability = first && printed('classic', first).ability;
		expect(ability && statedOf(ability)).toEqual(first);
		expect(ability && statedOf({ ...ability, text: `${ability.text} Once per fight.` })).toBeUndefined();
	});
});

describe('an ability whose text alone is read with the same result', () => {
	/** What it does, without the words of its situations. */
	const resultOf = ({ book, asset, ability }: Pick<ReturnType<typeof printed>, 'book' | 'asset' | 'ability'>) => {
		const { uses, reminders, moment } = book.abilities.read(asset, ability);
		const used = uses.map(use => `${use.appliesTo.flatMap(({ moves }) => moves).join()}: ${wordsOf(use)}`);
		const { always = [] } = moment ? book.effectsOf(moment) : {};
		const own = ability.moves.map(move => {
			const { always, outcomes, matches } = book.effectsOf(move);
			const byOutcome = [outcomes, matches].flatMap(each => Object.entries(each ?? {}).sort());
			return [writeEffects(always), ...byOutcome.map(([on, effects]) => `${on}: ${writeEffects(effects)}`)];
		});
		return JSON.stringify([used, reminders, writeEffects(always), own]);
	};
	const without = <Of extends object>(stating: Of): Of =>
		Object.fromEntries(Object.entries(stating).filter(([key]) => key !== 'stated')) as Of;

	it.each(all)('is not stated: $title', ({ id, stated }) => {
		const found = printed(id, stated);
		const byText = { ...without(found.ability), moves: found.ability.moves.map(without) };
		expect(resultOf({ ...found, ability: byText })).not.toBe(resultOf(found));
	});
});
