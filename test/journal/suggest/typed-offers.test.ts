import { lastOptionOf, optionsRolled } from '../../../src/journal/suggest/options-rolled';
import { describe, expect, it } from 'vitest';
import type { TypedAt } from '../../../src/play/suggest/suggestion';
import { listSuggestions } from '../../../src/journal/suggest/forms';
import { percentages } from '../../../src/play/roll/odds';
import { outcomeLine } from '../../../src/play/roll/roll';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { oracleBook } from '../../../src/rules/oracles/oracle-book';
import { rulebook } from '../../../src/rules/books/rulebook';
import { kestrel } from '../../support/characters';
import { track } from '../../support/some-tracks';
import { at, chipsOf, firstOf, labels, move, offers } from './offers-at';

it.each(['tda', 'siv'])('no chip only repeats the name of a row: %s', typed => {
	const character = kestrel({ combat: 'in control', tracks: [track('objective', 'Hold the line')] });
	const rows = listSuggestions(typed, { ...at, character });
	const own = rows
		.filter(({ isBeside }) => !isBeside)
		.flatMap(({ action }) => (action?.kind === 'move' ? action.move : []));
	const chips = rows.filter(({ isBeside }) => isBeside).map(({ choosing, label }) => choosing?.name ?? label);
	expect(own.filter(name => chips.includes(name))).toEqual([]);
});

describe('the start of a name of a move comes before a track that a letter of it may call', () => {
	it.each(['reach a m', 'reach a mile', 'Reach a M'])('%s', text => {
		const character = kestrel({ tracks: [track('vow', 'Mend the ark'), track('vow', 'Find a mile of rope')] });
		expect(firstOf(text, { character })?.label).toBe('Reach a Milestone');
	});

	it('and the track is offered below', () => {
		const character = kestrel({ tracks: [track('vow', 'Mend the ark')] });
		expect(offers('reach a m', { character }).map(({ label }) => label)).toContain('Reach a Milestone Mend the ark');
	});
});

describe('a track with a word inside its name', () => {
	const inside = (name: string) => ({ character: kestrel({ tracks: [track('vow', name, { rank: 'extreme' })] }) });

	it.each([
		['feature', 'Find a feature', /^Feature$/],
		['name', 'Learn her name', /^Name tags$/],
		['fire', 'Name the fire', /^React Under Fire/],
	])('%s: what is called so comes before “%s”', (text, name, first) => {
		expect(firstOf(text, inside(name))?.label).toMatch(first);
		expect(offers(text, inside(name)).map(({ label }) => label)).toContain(`Mark progress: ${name}`);
	});

	it.each([
		['ark', 'Find the ark'],
		['far', 'The far side'],
		['cold', 'Extreme cold'],
		['mark feature', 'Find a feature'],
	])('%s: comes first where nothing else is called so: “%s”', (text, name) => {
		expect(firstOf(text, inside(name))?.label).toBe(`Mark progress: ${name}`);
	});

	it.each([
		['mark y', 'Find Yara'],
		['mark your', 'On your own'],
	])('%s: begins the name of a move, which comes before “%s”', (text, name) => {
		const delve = rulebook(bundledRuleset('delve'));
		const known = { ...inside(name), book: delve, oracles: oracleBook(delve.ruleset) };
		expect(firstOf(text, known)?.label).toMatch(/^Mark Your Failure/);
		expect(offers(text, known).map(({ label }) => label)).toContain(`Mark progress: ${name}`);
	});
});

describe('a move is typed', () => {
	it.each([
		['by its initials and an option', 'fd edge', move('Face Danger', { roll: { option: 'edge' } })],
		['by the start of an option', 'fd e', move('Face Danger', { roll: { option: 'edge' } })],
		['by its name', 'strike iron', move('Strike', { roll: { option: 'iron' } })],
		['by parts of its name', 'gath inf', move('Gather Information', { roll: { option: 'wits' } })],
		['in capitals', 'FACE DANGER WITS', move('Face Danger', { roll: { option: 'wits' } })],
		[
			'with several adds',
			'strike iron +1 axe -1',
			move('Strike', {
				roll: { option: 'iron' },
				adds: [
					{ amount: 1, reason: 'axe' },
					{ amount: -1, reason: '' },
				],
			}),
		],
		['against a track', 'fulfill debt', move('Fulfill Your Vow', { track: 'Old debt' })],
		[
			'that goes on with the only track of its kind',
			'ue wits',
			move('Undertake an Expedition', { roll: { option: 'wits' }, track: 'The far side' }),
		],
		['about a person', 'compel heart rook', move('Compel', { roll: { option: 'heart' }, track: 'Rook' })],
		[
			'that begins a vow, its rank its last word, with dice that fell on the table',
			'siv h 4 3 9: Avenge her, my sister epic',
			move('Swear an Iron Vow', {
				roll: { option: 'heart' },
				thrown: { actionDie: 4, challengeDice: [3, 9] },
				begin: { name: 'Avenge her, my sister', rank: 'epic' },
			}),
		],
		[
			'that begins a connection on a hit, with its name and the start of its rank',
			'mac heart: Old Mera, d',
			move('Make a Connection', { roll: { option: 'heart' }, begin: { name: 'Old Mera', rank: 'dangerous' } }),
		],
		['that suffers, with its cost', 'endure harm 2', move('Endure Harm', { roll: { option: 'iron' }, cost: 2 })],
		['that is not rolled', 'set a course', undefined],
	])('%s: %s', (_, text, action) => {
		if (action) expect(firstOf(text)?.action).toEqual(action);
		else expect(firstOf(text)?.label).toContain('Set a Course');
	});

	it('by its whole name, although its last word is in the name of a track', () => {
		const character = { ...at.character, tracks: [track('scene', 'Scene at the docks')] };
		expect(firstOf('begin the scene', { character })?.label).toBe('Begin the Scene');
	});

	it('shows the value of the option and the odds', () => {
		const { odds, ...row } = firstOf('fd iron') ?? {};
		expect(row).toMatchObject({ label: 'Face Danger +iron 3', detail: '' });
		expect(odds && percentages(odds)).toEqual({ strong_hit: 33, weak_hit: 44, miss: 23 });
		const rolled = firstOf('fd iron 4 3 9')?.rolled;
		expect(rolled && outcomeLine(rolled)).toBe('weak hit, 7 vs 3, 9');
	});

	it.each([
		['three are needed', 'fd iron 4 3', 'action die and two challenge dice: 4 3 9'],
		['no die shows that', 'fd iron 7 3 9', 'The action die shows 1 to 6, not 7.'],
	])('waits for dice: %s', (_, text, words) => {
		expect(firstOf(text)?.detail).toContain(words);
		expect(firstOf(text)?.action).toBeUndefined();
	});

	it('one row has the best stat on, and the others beside it', () => {
		const [first] = offers('fd');
		expect(first?.label).toBe('Face Danger +iron 3');
		expect(first?.action).toEqual(move('Face Danger', { roll: { option: 'iron' } }));
		expect(offers('fd').filter(({ label }) => label.startsWith('Face Danger'))).toHaveLength(1);
		expect(chipsOf(first)).toEqual(['edge 2', 'heart 1', '(iron 3)', 'shadow 2', 'wits 1']);
		expect(first?.choosing?.chips[4]?.completion).toBe('Face Danger wits');
	});

	it('the stat that the move was last rolled with is on', () => {
		const block = (move: string, roll: string) =>
			`\`\`\`sworn\nmove: ${move}\nroll: ${roll}\ndice: 4 vs 3, 9\n\`\`\`\n`;
		const rolled = optionsRolled([block('Face Danger', 'edge 2'), block('Strike', 'iron 3')].join('\n'));
		const lastOption = (name: string) => lastOptionOf(rolled, name, 20);
		expect(offers('fd', { lastOption })[0]?.label).toBe('Face Danger +edge 2');
		expect(offers('fd w', { lastOption })[0]?.label).toBe('Face Danger +wits 1');
		expect(offers('secure', { lastOption })[0]?.label).toBe('Secure an Advantage +iron 3');
	});

	it('a stat that is typed is on, and what else is typed stays', () => {
		const [first] = offers('fd e +1 rope 4 3 9');
		expect(chipsOf(first)).toEqual(['(edge 2)', 'heart 1', 'iron 3', 'shadow 2', 'wits 1']);
		expect(first?.choosing).toMatchObject({ name: 'Face Danger', before: '', behind: '+ 1 rope' });
		expect(first?.choosing?.chips[1]?.completion).toBe('Face Danger heart 4 3 9 +1 rope');
	});

	it('nothing typed: the move that fits as it would be made, and what else may come next beside it', () => {
		const [first, ...others] = offers('', { character: { ...at.character, tracks: [] } });
		expect(first?.label).toBe('Swear an Iron Vow +heart 1');
		expect(others.map(({ label, isBeside }) => `${label}${isBeside ? '' : '!'}`)).toEqual([
			'Face Danger',
			'Secure an Advantage',
			'Gather Information',
			'Ask the Oracle',
			'All',
		]);
		expect(
			firstOf('', { recent: ['Compel'], character: kestrel({ tracks: [track('vow', 'Find the ark')] }) })?.label,
		).toBe('Compel +heart 2');
	});

	it('puts a move that is due before one that answers as well', () => {
		expect(firstOf('f')?.label).not.toContain('Forge a Bond');
		expect(firstOf('f', { recent: ['Forge a Bond'] })?.label).toContain('Forge a Bond');
	});

	it('completes to a text that means the same', () => {
		for (const text of ['fd e', 'strike ir +1 axe', 'fd iron 4 3 9', 'fyv debt 3 9', 'endure harm 2']) {
			const [first] = offers(text);
			expect(firstOf(first?.completion ?? '')?.action).toEqual(first?.action);
		}
	});

	it('spends a bonus that waits for it', () => {
		const next = [{ add: 1, text: '+1 (Secure an Advantage)' }];
		const first = firstOf('fd iron', { character: { ...at.character, next } });
		expect(first?.action).toMatchObject({ rollInput: { next: ['+1 (Secure an Advantage)'] } });
		expect(first?.detail).toContain('+1 next');
	});
});

describe('a progress move without a track', () => {
	const classic = rulebook(bundledRuleset('classic'));
	const without: Partial<TypedAt> = { character: { ...at.character, tracks: [] }, book: classic };

	it('says what is missing and what to do, and is not rolled', () => {
		const offer = firstOf('reach your', without);
		expect(offer).toMatchObject({
			label: 'Reach Your Destination',
			detail: 'no journey is open: begin one with Undertake a Journey or the command New journey',
		});
		expect(offer?.action).toBeUndefined();
	});
	it('comes behind a move that can be made', () => {
		expect(labels('reach', without).slice(0, 2)).toEqual(['Reach a Milestone', 'Reach Your Destination']);
	});
	it('is offered with its track once there is one', () => {
		const tracks = [track('journey', 'To the sea', { ticks: 16 })];
		expect(labels('reach', { ...without, character: { ...at.character, tracks } })[0]).toBe(
			'Reach Your Destination To the sea 4',
		);
	});
});

describe('the track that a move begins is typed behind a colon', () => {
	it('while no rank is typed, the usual one is on and the others stand beside it', () => {
		const [first, ...others] = offers('siv heart: Bring the crew home');
		expect(others).toEqual([]);
		expect(chipsOf(first)).toEqual(['(dangerous)', 'troublesome', 'formidable', 'extreme', 'epic']);
		expect(first?.choosing?.before).toBe('+heart 1: Bring the crew home');
		expect(first?.label).toBe('Swear an Iron Vow +heart 1: Bring the crew home, dangerous');
	});
	it('a comma in the name is no rank', () => {
		expect(firstOf('siv heart: Avenge her, my sister')?.completion).toBe(
			'Swear an Iron Vow heart: Avenge her, my sister, dangerous',
		);
	});
	it('without a comma the last word is a rank only where it is written out', () => {
		expect(firstOf('siv heart: Learn the third form')?.completion).toBe(
			'Swear an Iron Vow heart: Learn the third form, dangerous',
		);
	});
	it('a name that is in use is reported, and not rolled', () => {
		const taken = firstOf('siv heart: find the ARK, epic');
		expect(taken?.detail).toContain('“find the ARK” already');
		expect(taken?.action).toBeUndefined();
	});
	it.each(['siv heart:', 'siv heart: , dangerous'])('the colon without a name asks for it: %s', typed => {
		const hint = { detail: 'name the vow, then its rank', completion: 'Swear an Iron Vow heart: ' };
		expect(firstOf(typed)).toMatchObject(hint);
		expect(firstOf(typed)?.action).toBeUndefined();
	});
	it('the colon asks for the name of what a hit begins as well', () => {
		expect(firstOf('mac heart:')).toMatchObject({
			detail: 'name the connection, then its rank',
			completion: 'Make a Connection heart: ',
		});
		expect(firstOf('mac heart: rook, d')?.detail).toContain('“rook” already');
	});
	it('a move that begins none has no such offer', () => {
		expect(offers('fd edge: Bring the crew home').filter(({ action }) => action?.kind === 'move')).toEqual([]);
	});
	it('a journey of its own is begun beside the open one', () => {
		expect(firstOf('ue wits: Into the rift, form')?.action).toEqual(
			move('Undertake an Expedition', {
				roll: { option: 'wits' },
				begin: { name: 'Into the rift', rank: 'formidable' },
			}),
		);
	});
});
