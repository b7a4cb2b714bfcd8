/** @jsxImportSource preact */
import type { App, Component } from 'obsidian';
import { render } from 'preact';
import { expect, inject, it } from 'vitest';
import { bundledRuleset, RULESET_IDS } from '../../../src/rules/books/bundled';
import { rulebook } from '../../../src/rules/books/rulebook';
import { withMinus } from '../../../src/rules/core/minus-sign';
import { optionName } from '../../../src/rules/move';
import type { Decided, DecisionSettings } from '../../../src/play/record/decision-settings';
import { isOpen, requiredFirst } from '../../../src/play/record/pending-step';
import { newUnrolledMove } from '../../../src/play/record/record';
import { chooseOption } from '../../../src/play/moves/pick-option';
import { rollMove } from '../../../src/play/moves/roll-move';
import { CardKeys } from '../../../src/obsidian/components/card-keys';
import { cardView } from '../../../src/obsidian/features/moves/card/card-view';
import { MoveCard } from '../../../src/obsidian/features/moves/card/move-card';
import { boot } from '../../support/boot';
import { sampled } from '../../support/sample';
import { kestrel } from '../../support/characters';
import { track } from '../../support/some-tracks';

const OUTCOMES = [
	['strong hit', [6, 1, 2]],
	['weak hit', [6, 1, 10]],
	['miss', [1, 9, 10]],
] as const;

const AT_REST = kestrel({
	tracks: (['vow', 'expedition', 'journey', 'connection', 'site'] as const).map(kind =>
		track(kind, `My ${kind}`, { ticks: 16 }),
	),
	special: { quests: 3, bonds: 3, discoveries: 3 },
});
const IN_A_FIGHT = { ...AT_REST, combat: 'in control', meters: { health: 3, spirit: 3, supply: 0 } };

const CASES = RULESET_IDS.flatMap(id =>
	bundledRuleset(id).moves.flatMap(move => OUTCOMES.map(([outcome, dice]) => ({ id, move, outcome, dice }))),
);

/** How many choices are made on a card, one after the other. */
const DEPTH = inject('isDeep') ? 2 : 1;

/** Words that add nothing to others beside them. */
const FILLING = ['a', 'an', 'and', 'additional', 'gain', 'make', 'suffer', 'take', 'the', 'you'];

const wordsOf = (text: string): readonly string[] =>
	(
		withMinus(text)
			.toLowerCase()
			.match(/[\p{L}\p{N}+−]+/gu) ?? []
	).filter(word => !FILLING.includes(word));

const isSaidIn = (words: readonly string[], text: string): boolean =>
	words.length > 0 && ` ${wordsOf(text).join(' ')} `.includes(` ${words.join(' ')} `);

/** What a drawn panel says again right beside where it says it. */
function saidTwice(root: HTMLElement): readonly string[] {
	const all = (selector: string, within: ParentNode = root) => [...within.querySelectorAll<HTMLElement>(selector)];
	const choices = all('.sworn-choice');
	const labels = choices.map(button => [...button.childNodes].find(node => node.nodeType === 3)?.textContent ?? '');
	const besideLabel = choices.flatMap((button, at) =>
		all('.sworn-detail', button).filter(({ textContent }) => isSaidIn(wordsOf(textContent ?? ''), labels[at] ?? '')),
	);
	const listed = all('.sworn-text li').filter(({ textContent }) => {
		const item = wordsOf(textContent ?? '').join(' ');
		const said = labels.map(label => wordsOf(label).join(' ')).filter(label => label.includes(' '));
		const within = said.filter(label => item.includes(label));
		return within.length > 1 || within.some(label => item.startsWith(label));
	});
	const prompts = all('.sworn-prompt').filter(prompt => {
		const words = wordsOf(prompt.textContent ?? '').join(' ');
		const above = wordsOf(all('.sworn-text, .sworn-answer strong').at(-1)?.textContent ?? '').join(' ');
		const [only, ...others] = all('.sworn-choice', prompt.parentElement ?? root);
		return above.endsWith(words) || (others.length === 0 && wordsOf(only?.textContent ?? '').join(' ') === words);
	});
	return [...besideLabel, ...listed, ...prompts].map(
		el => `${el.className || 'li'} “${el.textContent ?? ''}” beside ${labels.join(' | ')}`,
	);
}

it('no panel of a move of the four books says a thing beside itself', async () => {
	const { app, close } = await boot({ load: 'none' });
	await close();
	const home = { app: app as unknown as App, sourcePath: 'Journal.md', component: {} as Component };
	const root = document.createElement('div');
	document.body.replaceChildren(root);
	const found: string[] = [];
	let panels = 0;
	/** `answered` is the step that was answered last. */
	const look = async (
		what: string,
		{ record, character }: Decided,
		table: DecisionSettings,
		depth: number,
		answered?: string,
	) => {
		const view = cardView(record, { ...table, character, problems: [] });
		if (!view.steps.some(isOpen)) return;
		const keys = new CardKeys(
			() => {},
			() => {},
		);
		keys.give('caps');
		render(<MoveCard key={what} view={view} home={home} press={() => {}} keys={keys} form="line" />, root);
		await Promise.resolve();
		panels++;
		found.push(...saidTwice(root).map(twice => `${what}: ${twice}`));
		const [first] = requiredFirst(view.steps).filter(step => isOpen(step) && !step.isUnused);
		const text = root.querySelector('.is-asking .sworn-text');
		const isStillShown = view.steps.some(({ id }) => id === answered);
		if (text && isStillShown && first?.id.startsWith(`${answered ?? ''}.`))
			found.push(`${what}: “${text.textContent}” asks what was answered`);
		if (depth === 0) return;
		for (const { id, options } of view.steps.filter(isOpen))
			for (const { label, isChosen, blocked, cell, asks } of options) {
				if (isChosen || blocked !== undefined || (cell && cell.amount > 1) || asks) continue;
				const chosen = chooseOption({ step: id, label }, { record, character, ...table }, { roll: () => 5 });
				if (chosen.ok) await look(`${what} > ${label}`, chosen.value, table, depth - 1, id);
			}
	};
	for (const { id, move, outcome, dice } of sampled(CASES, 60)) {
		const table: DecisionSettings = { book: rulebook(bundledRuleset(id)), certain: 'at_once' };
		const [option] = move.trigger.conditions.flatMap(({ roll_options }) => roll_options.map(optionName));
		for (const by of [AT_REST, IN_A_FIGHT]) {
			const faces = [...(move.roll_type === 'action_roll' ? dice : dice.slice(1))];
			const made = rollMove(
				{ record: newUnrolledMove(move.name, { cost: { amount: 1, paid: true } }), character: by, ...table },
				option === undefined ? {} : { roll: { option } },
				{ roll: sides => (sides === 100 ? 50 : (faces.shift() ?? 1)) },
			);
			if (made.ok) await look(`${id}, ${move.name}, ${outcome}`, made.value, table, DEPTH);
		}
	}
	render(null, root);
	expect(panels).toBeGreaterThan(100);
	expect([...new Set(found)]).toEqual([]);
});
