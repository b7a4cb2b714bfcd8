import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { applyLayer } from '../../../src/rules/books/layers';
import { readReference } from '../../../src/rules/rules-notes/parse-rules-note';
import { reportOfNote } from '../../../scripts/rules/rules-report';
import { reportText } from '../../../scripts/rules/report-text';
import { playedIn } from '../shapes/read-note';

const base = bundledRuleset('starforged');
const read = (...lines: readonly string[]) => readReference(lines.join('\n'), 'Other things', base);
const names = (...lines: readonly string[]) => read(...lines).layer.moves.map(({ name }) => name);
const textOf = (...lines: readonly string[]) => {
	const { reports, findings } = reportOfNote(lines.join('\n'), 'House', 'starforged');
	return reportText(reports, findings);
};
const moveTexts = (...lines: readonly string[]) => textOf(...lines).split(/\n\n\d+ moves?[.,]/)[0];
const quoted = (lines: readonly string[]): readonly string[] => lines.map(line => (line === '' ? '>' : `> ${line}`));

const OUTCOMES = [
	'On a **strong hit**, you are through. Take +1 momentum.',
	'',
	'On a **weak hit**, suffer -1 supply.',
	'',
	'On a **miss**, Pay the Price.',
];
const WEIR = ['When **you run the weir**, roll +edge.', '', ...OUTCOMES];

describe('what is said about a rolled move of the book under its name', () => {
	it.each([
		['prose', 'If you duck behind a crate, that is a case for it.'],
		['prose that begins with a situation', 'When you leap a gap, this is the move to make.'],
		['prose with an amount in it', 'If you limp, suffer -1 momentum first.'],
		['a roll without outcomes', 'If you run, roll +edge as always.'],
		['amounts to remember', 'When you run, look here. Remember the amounts: -1, -2, -3.'],
	])('does not take its place: %s', (_what, prose) => {
		const { layer, findings } = read('# A fight', '', '### FACE DANGER (PAGE 60)', '', prose);
		expect(layer.moves).toEqual([]);
		expect(findings.map(({ message }) => message).join()).toMatch(/the rolled move Face Danger stays as it is/);
		const played = applyLayer(base, layer).moves.find(({ name }) => name === 'Face Danger');
		expect(played?.roll_type).toBe('action_roll');
	});

	it.each([
		['another roll', ['When **you face danger**, roll +wits.', '', ...OUTCOMES]],
		['no roll, but an effect', ['When **you face danger**, take +1 momentum.']],
	])('while a move with a trigger does: %s', (_what, lines) => {
		expect(names('## House Moves', '', '### Face Danger', '', ...lines)).toEqual(['Face Danger']);
	});
});

describe('commentary under a heading of its own', () => {
	const FERRY = ['When **you cannot cross alone**, choose one.', '', '- Take +1 momentum', '- Suffer -1 supply'];
	const HAGGLING = ['#### HAGGLING', 'If you haggle with the ferryman, *Ask the Oracle* for his mood.'];

	it.each([
		['a callout', [...quoted(['### PAY THE FERRYMAN', ...FERRY]), '', ...HAGGLING]],
		['a heading', ['### Pay the Ferryman', '', ...FERRY, '', ...HAGGLING]],
		['a heading, with notes on it', ['### Pay the Ferryman', '', ...FERRY, '', '#### Notes on it', 'He is old.']],
		[
			'a circumstance',
			['### Pay the Ferryman', '', ...FERRY, '', '#### If he refuses', 'When he refuses, Enter the Fray.'],
		],
		[
			'a question',
			['### Pay the Ferryman', '', ...FERRY, '', '#### When he is drunk', 'When he sleeps, lose 1 momentum.'],
		],
		['one that begins with words', ['### Pay the Ferryman', '', ...FERRY, '', '#### His mood', 'He is an old man.']],
	])('leaves the move as it is: %s', (_what, lines) => {
		expect(names('# Travel Moves', '', ...lines)).toEqual(['Pay the Ferryman']);
	});

	it('while moves under an introduction are moves', () => {
		const lines = ['When you travel, choose the move that fits.', '', '### Run the Weir', '', ...WEIR];
		expect(names('## On the road', '', ...lines)).toEqual(['Run the Weir']);
	});
});

describe('commentary beneath a callout that holds a whole move', () => {
	const TALK = [
		'',
		'On a weak hit, you pay for it. Endure Harm or take +1 momentum as it suits the scene.',
		'',
		'When you reach the far bank, mark progress. On a miss you must Pay the Price.',
	];

	it.each([
		['a callout whose name is a heading in it', ['> [!IMPORTANT]', ...quoted(['### RUN THE WEIR', ...WEIR])]],
		['a callout without a name', ['### Run the Weir', '> [!note]', ...quoted(WEIR)]],
		['a quote', ['### Run the Weir', '', ...quoted(WEIR)]],
		['a callout whose name is in bold type in it', ['> [!info]', ...quoted(['**RUN THE WEIR**', ...WEIR])]],
	])('is not part of the move: %s', (_what, card) => {
		expect(moveTexts('## House Moves', '', ...card, ...TALK)).toEqual(moveTexts('## House Moves', '', ...card));
	});

	it('while outcomes that stand outside belong to it', () => {
		const card = ['### Run the Weir', '', ...quoted(WEIR.slice(0, 1)), '', ...OUTCOMES];
		expect(moveTexts('## House Moves', '', ...card)).toContain('Pay the Price');
	});
});

describe('a callout without a title straight below the name of a move', () => {
	it.each(['quote', 'todo', 'example', 'tip', 'note', 'move'])(
		'[!%s] holds the move, and what follows is commentary',
		kind => {
			const lines = [
				'## House Moves',
				'',
				'### Run the Weir',
				'',
				...quoted([`[!${kind}]`, ...WEIR]),
				'',
				'When you are out, clear wounded.',
			];
			expect(playedIn(`${lines.join('\n')}\n`)).toEqual({
				'Run the Weir': { strong: 'momentum +1', weak: 'supply -1', miss: 'move Pay the Price' },
			});
		},
	);

	it('is an example below the text of a move', () => {
		const lines = [
			'## House Moves',
			'',
			'### Run the Weir',
			'',
			...WEIR,
			'',
			...quoted(['[!quote]', 'When you run it, take +2 spirit.']),
		];
		expect(playedIn(`${lines.join('\n')}\n`)).toEqual({
			'Run the Weir': { strong: 'momentum +1', weak: 'supply -1', miss: 'move Pay the Price' },
		});
	});
});

describe('the parts of a card', () => {
	const CARD = [
		...['---', 'MoveName: Hold the Bridge', '---', '## Hold the Bridge: Move Card'],
		...['> [!abstract] Trigger and Preparation', '> **When you hold a bridge alone...**', ''],
		...['> [!warning] Action Roll', '> Roll +iron', ''],
		...['> [!success] On strong hit', '> Take +2 momentum.', ''],
		...['> [!tip] On a weak hit', '> Take +1 momentum.', ''],
		...['> [!danger] On a miss', '> Pay the Price.', ''],
		...['## Full Description', 'When you hold a bridge alone, roll +iron. On a strong hit, take +2 momentum.'],
		...['On a miss, Pay the Price. On a weak hit, take +1 momentum.'],
	];

	it('are no names of moves', () => {
		const text = textOf(...CARD);
		expect(text).toMatch(/^Hold the Bridge \(/);
		expect(text).toContain('strong hit\n\t\tmomentum +2\n\tweak hit\n\t\tmomentum +1\n\tmiss\n\t\tmove Pay the Price');
		expect(text).toContain('\n1 move');
	});
});

describe('other titles of parts', () => {
	const HELD = { 'Hold the Line': { strong: 'momentum +2', weak: 'momentum +1', miss: 'move Pay the Price' } };
	const THREE = ['## Strong hit', 'Take +2 momentum.', '## Weak hit', 'Take +1 momentum.', '## Miss', 'Pay the Price.'];
	it.each([
		[
			'a summary',
			[
				'# Hold the Line',
				'## Trigger',
				'When you hold it, roll +iron.',
				...THREE,
				'## Summary',
				'Roll +iron; on a miss, Pay the Price, else take +1 momentum.',
			],
		],
		[
			'a setup and details',
			[
				'# Hold the Line (Move)',
				'### Setup',
				'When you hold the line...',
				'### Roll',
				'+iron',
				...THREE.map(line => line.replace('##', '###')),
				'### Details',
				'On a miss, it is hard. Lose 1 spirit.',
			],
		],
		[
			'callouts in a callout',
			[
				'> [!move] Hold the Line',
				'> > [!quote] When it triggers',
				'> > When you hold the line',
				'>',
				'> > [!info] Dice',
				'> > Roll +iron',
				'>',
				'> > [!success] Strong',
				'> > Take +2 momentum.',
				'>',
				'> > [!warning] Weak',
				'> > Take +1 momentum.',
				'>',
				'> > [!failure] Miss',
				'> > Pay the Price.',
			],
		],
	])('are no names: %s', (_what, lines) => expect(playedIn(`${lines.join('\n')}\n`)).toEqual(HELD));
});

describe('two outcomes in one line over one list', () => {
	it.each([
		['labels', '**STRONG HIT**: You may choose two. **WEAK HIT**, choose one:'],
		['sentences', 'On a **strong hit**, pick two. On a **weak hit**, pick one.'],
	])('choose each its own number: %s', (_what, line) => {
		const items = ['', '- Take +1 momentum', '- Take +1 supply', '- Take +1 spirit', '', '**MISS**: Pay the Price.'];
		const text = textOf('## House Moves', '### Glean', 'When **you glean**, roll +wits.', '', line, ...items);
		expect(text).toMatch(/strong hit\n\t\tchoose (?:up to )?2\n[^]*\tweak hit\n\t\tchoose 1\n[^]*\tmiss\n/);
		expect(text.split('weak hit')[0]).not.toMatch(/choose 1/);
	});
});

describe('a callout behind one that holds a whole move is commentary', () => {
	const CARD = `> [!important]
> ### PROVE IT
> When **you prove it**, roll +heart.
>
> On a **strong hit**, your vow is fulfilled.
>
> On a **weak hit**, take +1 momentum.
>
> On a **miss**, Pay the Price.`;
	const PROVED = { 'Prove It': { strong: 'complete vow', weak: 'momentum +1', miss: 'move Pay the Price' } };

	it.each([
		['without a name', '> [!note]\n> You may mark progress, or clear the vow.'],
		['with a name', '> [!info] When it is done\n> Mark progress, or clear the vow.'],
		['that speaks of an outcome', '> [!note]\n> After a strong hit, or clear the vow.'],
		['a quote', '> Mark progress, or clear the vow.'],
		['two of them', '> [!note]\n> Mark progress.\n\n> [!note]\n> Clear the vow.'],
		['with text behind it', '> [!note]\n> Mark progress.\n\nOr clear the vow.'],
	])('%s', (_how, note) => expect(playedIn(`# House Moves\n\n${CARD}\n\n${note}\n`)).toEqual(PROVED));

	it('but one more outcome is part of the move', () => {
		const { 'Prove It': played } = playedIn(
			`# House Moves\n\n${CARD.split('\n>\n> On a **miss**')[0] ?? ''}\n\n> [!fail] Miss\n> Pay the Price.\n`,
		);
		expect(played).toEqual(PROVED['Prove It']);
	});
});

describe('a title over cases is not the name of a move', () => {
	it.each([
		'### Apply what fits:\n\n- If you are hurt, Endure Harm (-1).\n- If you are worn, Endure Stress (-1).',
		'#### Penalties\n\n- If you are hurt, Endure Harm (-1).\n- If you are worn, Endure Stress (-1).',
		'> [!warning] Apply what fits:\n> If you are hurt, Endure Harm (-1).',
		'> [!warning] Apply what fits\n> - If you are hurt, Endure Harm (-1).',
		'### **The price is one of these:**\nIf you are hurt, Endure Harm (-1).',
		'**Apply what fits:**\n- If you are hurt, Endure Harm (-1).',
		'Apply what fits:\n\n- If you are hurt, Endure Harm (-1).',
		'## What the cold does\n\nWhen it freezes, suffer -1 health.',
		'## Dangers of the road\n\n- When you lose a mule, Sacrifice Resources (-2).',
	])('%s', text => {
		expect(playedIn(`# Wounds and weather\n\n${text}\n`)).toEqual({});
		expect(playedIn(`${text}\n`)).toEqual({});
	});

	it('but a condition under a name is one', () => {
		expect(playedIn('### Feel the Cold\nIf you are out in the cold, suffer -1 health.\n')).toEqual({
			'Feel the Cold': { always: expect.stringContaining('health -1') as string },
		});
	});
});
