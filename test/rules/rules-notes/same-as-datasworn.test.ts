import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { readHouseRules } from '../../../src/rules/datasworn-files/read-house-rules';
import { applyLayer, type RulesLayer } from '../../../src/rules/books/layers';
import { OUTCOMES } from '../../../src/rules/core/outcome';
import { readReference } from '../../../src/rules/rules-notes/parse-rules-note';
import { rulebook } from '../../../src/rules/books/rulebook';

interface Written {
	readonly name: string;
	/** The stat of an action roll; none for a move without a roll. */
	readonly stat?: string;
	/** In Markdown, with outcomes in bold type. */
	readonly text: string;
}

const MOVES: readonly Written[] = [
	{
		name: 'Trim the Wick',
		stat: 'iron',
		text: 'When **you trim the wick**, roll +iron.\n\nOn a **strong hit**, take +1 spirit and mark progress.\n\nOn a **weak hit**, take +1 spirit, but suffer -1 supply.\n\nOn a **miss**, it goes out. Pay the Price.',
	},
	{
		name: 'Call the Ferry',
		stat: 'heart',
		text: 'When **you call the ferry**, roll +heart.\n\nOn a **strong hit**, choose three. On a **weak hit**, choose one.\n\n  * It is quick: Take +2 momentum\n  * It is safe: Take +1 health\n  * It is free: Take +1 supply\n\nOn a **miss**, nobody comes. Mark shaken.',
	},
	{
		name: 'Ring the Bell',
		stat: 'shadow',
		text: 'When **you ring the bell**, roll +shadow.\n\nOn a **strong hit**, all hear it. On a **strong hit with a match**, take +2 momentum as well.\n\nOn a **weak hit**, as above, but lose 1 momentum.\n\nOn a **miss**, choose one.\n\n  * Endure Stress (-1)\n  * Lose Momentum (-2)\n\nThis may be done once per night.',
	},
	{
		name: 'Keep Watch',
		text: 'When **you keep watch**, choose one.\n\n  * Take +1 momentum\n  * Heal and take an automatic strong hit\n  * Hearten',
	},
	{
		name: 'Tell the Tale',
		stat: 'wits',
		text: 'When **you tell the tale**, roll +wits. If they know you, add +1. If you share a bond, add +2 instead.\n\nOn a **hit**, take +1 spirit. On a **strong hit**, also take +1 momentum.\n\nOn a **miss**, you are laughed at. If you are shaken, suffer -1 spirit.',
	},
	{
		name: 'Cross the Ice',
		stat: 'edge',
		text: 'When **you cross the ice**, roll +edge.\n\n- On a **strong hit**, you are across. Choose one.\n  - Take +1 momentum\n  - Take +1 supply\n\n  Then take +1 spirit.\n- On a **weak hit**, suffer -1 supply.\n\n  Also lose 1 momentum.\n- On a **miss**, Pay the Price.',
	},
	{
		name: 'Bless the Boat',
		stat: 'heart',
		text: 'When **you bless the boat**, roll +heart.\n\n* On a **strong hit**, take +2 momentum.\n* On a **weak hit**, take +1 momentum.\n* On a **miss**, choose one:\n    * Suffer -1 spirit\n    * Suffer -1 supply',
	},
	{
		name: 'Pay the Toll',
		text: 'When **you pay the toll**, suffer -1 supply. If your supply is 0, Endure Stress (-1) instead.',
	},
	{
		name: 'Read the Stars',
		stat: 'wits',
		text: 'When **you read the stars**, roll +wits.\n\nOn a **strong hit**, mark two ticks on your discoveries legacy track.\n\nOn a **weak hit**, you see a sign.\n\nTake +1 momentum.\n\nOn a **miss**, the sky is dark.\n\nNote what you saw.',
	},
	{
		name: 'Hold the Ford',
		stat: 'iron',
		text: 'When **you hold the ford** against a foe, roll +iron.\n\nOn a **strong hit**, you gain the upper hand. Mark progress twice.\n\nOn a **weak hit**, mark progress, but you are in a bad spot.\n\nOn a **miss**, the fight goes on elsewhere. Pay the Price.',
	},
];

const OUTCOME = /On a (?:\*\*|__)(strong hit|weak hit|hit|miss)/;

/** The text of each outcome, as a pack states it beside the whole text. What follows the last one is of the whole move. */
function outcomesOf(text: string) {
	const outcomes: Record<string, { text: string }> = {};
	let now: readonly string[] = [];
	for (const paragraph of text.split(/\n(?=\n)|\n(?=[*-] On a)/)) {
		const words = paragraph.trim();
		const named = [...words.matchAll(new RegExp(OUTCOME, 'g'))].map(([, name = '']) => name.replace(' ', '_'));
		if (named.length > 0) now = named.flatMap(name => (name === 'hit' ? ['strong_hit', 'weak_hit'] : [name]));
		const isBehind = now.includes('miss') && named.length === 0 && !/^\s/.test(paragraph.replace(/^\n+/, ''));
		if (isBehind) break;
		for (const name of now) outcomes[name] = { text: `${outcomes[name]?.text ?? ''}\n\n${words}`.trim() };
	}
	return outcomes;
}

const inPack = ({ name, stat, text: written }: Written) => {
	const text = written.replaceAll('**', '__');
	const trigger = { text: `${/^When __[^_]*__/.exec(text)?.[0].replaceAll('__', '') ?? name}...` };
	if (stat === undefined) return { type: 'move', name, roll_type: 'no_roll', trigger, text };
	return {
		type: 'move',
		name,
		roll_type: 'action_roll',
		trigger: { ...trigger, conditions: [{ method: 'player_choice', roll_options: [{ using: 'stat', stat }] }] },
		text,
		outcomes: outcomesOf(text),
	};
};

const RULESET = bundledRuleset('starforged');

const PACK = {
	_id: 'lamps',
	datasworn_version: '0.1.0',
	type: 'expansion',
	ruleset: 'starforged',
	title: 'Lamps',
	moves: {
		lamps: {
			name: 'Lamps',
			type: 'move_category',
			contents: Object.fromEntries(MOVES.map(move => [move.name.toLowerCase().replaceAll(' ', '_'), inPack(move)])),
		},
	},
};

/** The effects of each move in notation, and its bonuses. */
function effectsIn(layer: RulesLayer): Readonly<Record<string, unknown>> {
	const book = rulebook(applyLayer(RULESET, layer));
	return Object.fromEntries(
		MOVES.map(({ name }) => {
			const move = book.move(name);
			if (!move) throw new Error(`${name} was not found`);
			const { always, outcomes, matches } = book.effectsOf(move);
			const on = OUTCOMES.map(outcome => [
				outcome,
				writeEffects(outcomes[outcome] ?? []),
				writeEffects(matches[outcome] ?? []),
			]);
			return [name, { always: writeEffects(always), on, adds: book.triggerAddsOf(move) }];
		}),
	);
}

it('a move does the same, be it written as Datasworn or as a note', () => {
	const pack = readHouseRules(stringify(PACK), 'yaml', 'Lamps.yaml');
	if (!pack.ok) throw new Error(pack.problems[0]?.message);
	const note = MOVES.map(({ name, text }) => `### ${name}\n\n${text}\n`).join('\n');
	const { layer } = readReference(`# Lamps\n\n## Lamps\n\n${note}`, 'Lamps', RULESET);
	expect(effectsIn(pack.value.layer)).toEqual(effectsIn(layer));
});
