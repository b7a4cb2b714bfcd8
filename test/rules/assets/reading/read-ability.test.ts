import { expect, it } from 'vitest';
import type { AbilityUse } from '../../../../src/rules/assets/ability';
import { cardOf, readAbility } from '../../../../src/rules/assets/reading/read-ability';
import { bundledRuleset } from '../../../../src/rules/bundled';
import type { RulesetId } from '../../../../src/rules/bundled';
import { writeEffects } from '../../../../src/rules/effects/notation/write-notation';
import type { Move } from '../../../../src/rules/move';
import { rulebook, type Rulebook } from '../../../../src/rules/rulebook';
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
	// a companion's meter is rolled, or added
	{ id: 'starforged', asset: 'Banshee', ability: 1, says: ['roll its health'] },
	{ id: 'starforged', asset: 'Glowcat', ability: 1, says: ['add its health'] },
	{ id: 'starforged', asset: 'Utility Bot', ability: 3, says: [`roll its health · ${HIT('Take +1 momentum')}`] },
	// an add, alone and with more on a hit, and two triggers on one card
	{ id: 'starforged', asset: 'Artist', ability: 2, says: ['add 2'] },
	{ id: 'starforged', asset: 'Ace', ability: 1, says: [`add 1 · ${HIT('Take +1 momentum')}`] },
	{ id: 'starforged', asset: 'Combat Bot', ability: 1, says: ['add 1', HIT('Take +1 momentum')] },
	{
		id: 'starforged',
		asset: 'Bonded',
		ability: 2,
		says: ['add heart · strong_hit with a match: Mark 2 ticks on bonds'],
	},
	{
		id: 'starforged',
		asset: 'Banshee',
		ability: 2,
		says: [`add 1 · ${HIT('Take +1 momentum')} · strong_hit with a match: Take +1 momentum`],
	},
	// what is said behind an outcome goes on with it
	{
		id: 'starforged',
		asset: 'Leader',
		ability: 3,
		says: [
			`add 1 · ${HIT('Take +1 momentum')} · strong_hit with a match: Your command galvanizes them into unexpected action., Take +1 momentum, Mark 1 tick on bonds`,
		],
	},
	// dice thrown again: once they fell, or as a part of more
	{ id: 'starforged', asset: 'Sensor Array', ability: 1, says: ['after · Reroll one challenge die'] },
	{ id: 'starforged', asset: 'Banshee', ability: 3, says: ['after 1 · Reroll the action die'] },
	{ id: 'starforged', asset: 'Marked', ability: 3, says: [`Reroll any dice · ${HIT('Mark progress')}`] },
	{
		id: 'starforged',
		asset: 'Rockhorn',
		ability: 3,
		says: ['after miss · Reroll the action die if its value is less than the rockhorn’s health'.replace('’', "'")],
	},
	{
		id: 'starforged',
		asset: 'Utility Bot',
		ability: 2,
		says: ['add 1', 'after miss · Reroll any dice, Lose Momentum (−2)'],
	},
	{ id: 'starforged', asset: 'Tech', ability: 1, says: ['add 1', 'after weak_hit · add 1 · Reroll all dice'] },
	// the action die is set
	{ id: 'starforged', asset: 'Armored', ability: 1, says: ['die 4 · strong_hit with a match: Take +2 momentum'] },
	{
		id: 'starforged',
		asset: 'Sensor Array',
		ability: 2,
		says: [`add 1 · ${HIT('Take +1 momentum')}`, `die its integrity · ${HIT('Take +1 momentum')}`],
	},
	// outcomes are changed, or given
	{
		id: 'starforged',
		asset: 'Outcast',
		ability: 1,
		says: ['Reroll any dice, A strong hit counts as a weak hit'],
	},
	{ id: 'starforged', asset: 'Sleuth', ability: 3, says: ['weak_hit'] },
	{
		id: 'starforged',
		asset: 'Navigator',
		ability: 3,
		says: ['after weak_hit miss · Resolve as a strong hit'],
	},
	// as much as something else shows, and a stat that is improved
	{
		id: 'sundered_isles',
		asset: 'Jungle Cat',
		ability: 3,
		says: ['add 1 · strong_hit with a match: Take momentum equal to the companion’s health'],
	},
	{
		id: 'classic',
		asset: 'Oathbreaker',
		ability: 3,
		says: ['after strong_hit weak_hit · Choose one, Discard an asset'],
	},
	// what it costs
	{
		id: 'starforged',
		asset: 'Service Pod',
		ability: 3,
		says: ['strong_hit · Withstand Damage (−2)'],
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
	{
		id: 'classic',
		asset: 'Archer',
		ability: 1,
		says: ['add 1 · roll wits · strong_hit: Take +2 momentum', `add 1 · roll edge · ${HIT('Take +1 momentum')}`],
	},
	// the higher of two
	{
		id: 'sundered_isles',
		asset: 'Armored Prow',
		ability: 3,
		says: ['roll its integrity or higher heart · strong_hit: Take +1 momentum'],
	},
	// a module, a support vehicle, a ritual, a path
	{ id: 'starforged', asset: 'Workshop', ability: 1, says: ['add 1'] },
	{ id: 'starforged', asset: 'Rover', ability: 3, says: [`roll its integrity · ${HIT('Take +1 momentum')}`] },
	{ id: 'classic', asset: 'Augur', ability: 3, says: [`add 1 · ${HIT('Take +1 momentum')}`] },
	{
		id: 'classic',
		asset: 'Blade-Bound',
		ability: 3,
		says: [`add 1 · Endure Stress (−2) · ${HIT('Inflict +2 harm')}`],
	},
	// an outcome behind a semicolon, and what is given the next time
	{ id: 'sundered_isles', asset: 'Undead', ability: 2, says: [`Reroll any dice · ${HIT('Take +2 momentum')}`] },
	{ id: 'sundered_isles', asset: 'Musketeer', ability: 2, says: [] },
	// what is told of another roll, of allies or of a die besides is no use of this one
	{ id: 'classic', asset: 'Loyalist', ability: 2, says: [] },
	{ id: 'starforged', asset: 'Hoverbike', ability: 3, says: [] },
	{ id: 'classic', asset: 'Loyalist', ability: 3, says: [] },
] as const)('$id, $asset $ability', ({ id, asset, ability, says }) => {
	expect(usesOf(id, asset, ability).map(wordsOf)).toEqual(says);
});

it.each([
	{ id: 'starforged', asset: 'Combat Bot', ability: 1, fits: [['Strike'], ['Clash']], when: ['aided by the bot', ''] },
	{
		id: 'starforged',
		asset: 'Shields',
		ability: 2,
		fits: [['React Under Fire']],
		when: ['by letting your shields take the blow'],
	},
	{
		id: 'classic',
		asset: 'Hawk',
		ability: 1,
		fits: [['Undertake a Journey', 'Resupply']],
		when: ['', 'by hunting for small game'],
	},
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
