import { expect, it } from 'vitest';
import type { AbilityUse } from '../../../../src/rules/assets/ability';
import { cardOf, readAbility } from '../../../../src/rules/assets/parse/read-ability';
import { bundledRuleset } from '../../../../src/rules/books/bundled';
import type { RulesetId } from '../../../../src/rules/books/bundled';
import { writeEffects } from '../../../../src/rules/effects/notation/write-notation';
import type { Move } from '../../../../src/rules/move';
import { rulebook, type Rulebook } from '../../../../src/rules/books/rulebook';
import { fewWords, useWords, wordsOf } from '../ability-words';
import { abilitiesText, readAbilities } from '../../../../scripts/rules/abilities-text';

function printed(id: RulesetId, name: string) {
	const ruleset = bundledRuleset(id);
	const asset = ruleset.assets?.().find(other => other.name === name);
	if (!asset) throw new Error(`no asset ${name}`);
	return { asset, ruleset };
}

function usesOf(id: RulesetId, name: string, number: number): readonly AbilityUse[] {
	const { asset, ruleset } = printed(id, name);
	const ability = asset.abilities[number - 1];
	return ability ? readAbility(ability, cardOf(asset, ruleset)).uses : [];
}

const HIT = (words: string): string => `strong_hit: ${words} · weak_hit: ${words}`;

it.each([
	{ id: 'starforged', asset: 'Banshee', ability: 3, says: ['after 1 · Reroll the action die'] },
	{
		id: 'starforged',
		asset: 'Utility Bot',
		ability: 2,
		says: ['add 1', 'after miss · Reroll any dice, Lose Momentum (−2)'],
	},
	{ id: 'starforged', asset: 'Tech', ability: 1, says: ['add 1', 'after weak_hit · add 1 · Reroll all dice'] },
	// outcomes are changed, or given
	{
		id: 'starforged',
		asset: 'Outcast',
		ability: 1,
		says: ['Reroll any dice, A strong hit counts as a weak hit'],
	},
	{
		id: 'classic',
		asset: 'Oathbreaker',
		ability: 3,
		says: ['after strong_hit weak_hit · Choose one, Discard an asset'],
	},
	{
		id: 'starforged',
		asset: 'Missile Array',
		ability: 1,
		says: [`Suffer −1 ammo · ${HIT('Mark progress')}`, HIT('You may choose one')],
	},
	// one of several ways
	{
		id: 'starforged',
		asset: 'Engine Upgrade',
		ability: 2,
		says: ['add 1 · strong_hit: Take +1 momentum', HIT('Take +2 momentum')],
	},
	// the higher of two
	{
		id: 'sundered_isles',
		asset: 'Armored Prow',
		ability: 3,
		says: ['roll its integrity or higher heart · strong_hit: Take +1 momentum'],
	},
	{ id: 'classic', asset: 'Augur', ability: 3, says: [`add 1 · ${HIT('Take +1 momentum')}`] },
	// what is told of another roll, of allies or of a die besides is no use of this one
	{ id: 'classic', asset: 'Loyalist', ability: 2, says: [] },
	{ id: 'classic', asset: 'Loyalist', ability: 3, says: [] },
] as const)('$id, $asset $ability', ({ id, asset, ability, says }) => {
	expect(usesOf(id, asset, ability).map(wordsOf)).toEqual(says);
});

it.each([
	{ id: 'starforged', asset: 'Combat Bot', ability: 1, fits: [['Strike'], ['Clash']], when: ['aided by the bot', ''] },
	{
		id: 'starforged',
		asset: 'Looper',
		ability: 1,
		fits: [[]],
		when: ['you score a miss on a suffer move (not Endure Stress)'],
	},
] as const)('$id, $asset $ability fits $fits', ({ id, asset, ability, fits, when }) => {
	const uses = usesOf(id, asset, ability);
	expect(uses.map(use => use.appliesTo.flatMap(({ moves }) => moves))).toEqual(fits);
	expect(uses.flatMap(use => use.appliesTo.map(fit => fit.when))).toEqual(when);
});

it('a momentum reset that is raised is no momentum that is taken', () => {
	const { asset, ruleset } = printed('starforged', 'Ace');
	const [ability] = asset.abilities;
	const text =
		'When you [Face Danger](datasworn:move:starforged/adventure/face_danger) aloft, add +1. Increase your momentum reset by 1.';
	const { uses } = ability ? readAbility({ ...ability, text }, cardOf(asset, ruleset)) : { uses: [] };
	expect(uses.map(wordsOf)).toEqual(['add 1 · Increase your momentum reset by 1.']);
});

/** What an ability does at a time of its own, in the notation. */
function momentLines(moment: Move | undefined, book: Rulebook): readonly string[] {
	if (!moment) return [];
	const lines = writeEffects(book.effectsOf(moment).always).split('\n');
	return [
		`- at its own time (${fewWords((moment.trigger.text || moment.text).replace(/^When /, ''))}):`,
		...lines.map(line => `\t${fewWords(line)}`),
	];
}

const RULESETS = ['classic', 'starforged', 'sundered_isles'] as const;

/** What is used of each ability: on which moves, when, and what it does. */
it.each(RULESETS)('what the abilities of %s do', async id => {
	const ruleset = bundledRuleset(id);
	const book = rulebook(ruleset);
	const own = (ruleset.assets?.() ?? []).filter(({ _id }) => _id.startsWith(`asset:${id}/`));
	const lines = own.flatMap(asset =>
		asset.abilities.flatMap((ability, at) => [
			`${asset.name} ${at + 1}`,
			...book.abilities.read(asset, ability).uses.map(use => `- ${useWords(use)}`),
			...momentLines(book.abilities.read(asset, ability).moment, book),
		]),
	);
	await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../approved/uses-${id}.md`);
});

it.each(RULESETS)('how far the abilities of %s are carried out', async id => {
	const read = readAbilities(id);
	const lines = read.left.map(
		({ asset, ability, read, unread }) => `${asset} ${ability}, ${read}: ${unread.map(fewWords).join(' | ')}`,
	);
	const text = `${abilitiesText(read)}\n\n${lines.join('\n')}\n`;
	await expect(text).toMatchFileSnapshot(`../approved/reminders-${id}.md`);
});
