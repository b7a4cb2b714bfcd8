import { describe, expect, it } from 'vitest';
import type { TypedAt } from '../../../src/play/suggest/suggestion';
import { listSuggestions } from '../../../src/journal/suggest/forms';
import { track } from '../../support/some-tracks';
import { at } from './table-of-lines';

const starforged = at('starforged');
const firstOf = (text: string, where: TypedAt = starforged) => listSuggestions(text, where)[0];
const rolled = (move: string, rollInput: object) => ({ kind: 'move', move, rollInput });
const asked = (question: string, odds: string) => ({ kind: 'question', question: { question, odds } });

describe('what is typed is done', () => {
	it.each([
		[
			'fd w +1 rope 4 3 9',
			rolled('Face Danger', {
				roll: { option: 'wits' },
				adds: [{ amount: 1, reason: 'rope' }],
				thrown: { actionDie: 4, challengeDice: [3, 9] },
			}),
		],
		[
			'fd w +1 rope +1 luck',
			rolled('Face Danger', {
				roll: { option: 'wits' },
				adds: [
					{ amount: 1, reason: 'rope' },
					{ amount: 1, reason: 'luck' },
				],
			}),
		],
		// Behind an add, a stat that is not said yet is no reason.
		['fd +2 heart', rolled('Face Danger', { roll: { option: 'heart' }, adds: [{ amount: 2, reason: '' }] })],
		[
			'siv heart +1 omen: Find it, d 4 3 9',
			rolled('Swear an Iron Vow', {
				roll: { option: 'heart' },
				adds: [{ amount: 1, reason: 'omen' }],
				begin: { name: 'Find it', rank: 'dangerous' },
				thrown: { actionDie: 4, challengeDice: [3, 9] },
			}),
		],
		// As the row has it.
		['fd +wits +1', rolled('Face Danger', { roll: { option: 'wits' }, adds: [{ amount: 1, reason: '' }] })],
		// A second rank is no rank, and no rank is part of the name.
		[
			'enter the fray: Pirates, d, e',
			rolled('Enter the Fray', { roll: { option: 'edge' }, begin: { name: 'Pirates', rank: 'dangerous' } }),
		],
		['fd w -1', rolled('Face Danger', { roll: { option: 'wits' }, adds: [{ amount: -1, reason: '' }] })],
		['-1 health', { kind: 'change', change: { kind: 'meter', meter: 'health', by: -1 } }],
		['health -1', { kind: 'change', change: { kind: 'meter', meter: 'health', by: -1 } }],
		['fulfill ark 3 9', rolled('Fulfill Your Vow', { track: 'Find the ark', thrown: { challengeDice: [3, 9] } })],
		['fulfill 12 3 9', rolled('Fulfill Your Vow', { track: '12', thrown: { challengeDice: [3, 9] } })],
		[
			'endure harm 2 +1 5 2 3',
			rolled('Endure Harm', {
				roll: { option: 'iron' },
				cost: 2,
				adds: [{ amount: 1, reason: '' }],
				thrown: { actionDie: 5, challengeDice: [2, 3] },
			}),
		],
		['milestone: find', rolled('Reach a Milestone', { track: 'Find the ark' })],
		[
			'strike edge gunner pin',
			rolled('Strike', {
				roll: { option: 'edge' },
				abilities: [{ asset: 'Gunner', ability: 1, way: 'Pin them down' }],
			}),
		],
		// Companion Takes a Hit begins so as well, and cannot be made without a companion.
		['co h', rolled('Compel', { roll: { option: 'heart' } })],
		['ask is it dark?', asked('is it dark?', '50/50')],
		['is it dark? likely', asked('is it dark?', 'Likely')],
		['is it dark? 50/50', asked('is it dark?', '50/50')],
		['is it dark, unlikely?', asked('is it dark?', 'Unlikely')],
		['ship integrity -1', { kind: 'change', change: { kind: 'meter', meter: 'integrity', by: -1, asset: 'Starling' } }],
		[
			'enter the fray: Two raiders, formidable, edge +1 high ground',
			rolled('Enter the Fray', {
				roll: { option: 'edge' },
				adds: [{ amount: 1, reason: 'high ground' }],
				begin: { name: 'Two raiders', rank: 'formidable' },
			}),
		],
		['is it dark? unlikely.', asked('is it dark?', 'Unlikely')],
		['oracle is it dark?', asked('is it dark?', '50/50')],
		['hull -1', { kind: 'change', change: { kind: 'meter', meter: 'integrity', by: -1, asset: 'Starling' } }],
	])('%s', (text, action) => {
		expect(firstOf(text)?.action).toEqual(action);
	});

	it.each(['undertake: iron', 'expedition: iron'])('%s: what stands behind the colon is a name', text => {
		expect(firstOf(text)?.action).toMatchObject({ rollInput: { begin: { name: 'iron' } } });
	});
	it('end the fight the reaver (Ironsworn): the progress roll on it', () => {
		expect(firstOf('end the fight the reaver', at('classic'))?.action).toEqual(
			rolled('End the Fight', { track: 'The reaver' }),
		);
	});
	it('discover a site: The Hollow Oak, d (Delve): it is begun', () => {
		expect(firstOf('discover a site: The Hollow Oak, d', at('delve'))?.action).toEqual(
			rolled('Discover a Site', { begin: { name: 'The Hollow Oak', rank: 'dangerous' } }),
		);
	});
	it.each([
		['The Hollow Oak, d', 'then its theme, such as Ancient'],
		['The Hollow Oak, d, ancient', 'then its domain, such as Barrow'],
		['The Hollow Oak, d, ancient, ruin', ''],
	])('discover a site: %s (Delve): what is not said yet stands beside it', (text, detail) => {
		expect(firstOf(`discover a site: ${text}`, at('delve'))?.detail).toBe(detail);
	});
	it.each(['The Hollow Oak, d, ancient, ruin', 'The Hollow Oak, ancient, ruin, d', 'The Hollow Oak, ruin, d, ancient'])(
		'discover a site: %s (Delve): with its theme and domain',
		text => {
			const details = { theme: 'Ancient', domain: 'Ruin' };
			const begin = { name: 'The Hollow Oak', rank: 'dangerous', details };
			expect(firstOf(`discover a site: ${text}`, at('delve'))?.action).toEqual(rolled('Discover a Site', { begin }));
		},
	);
	it('strike: what Gunner can do stands below', () => {
		const labels = listSuggestions('strike', starforged).map(({ label }) => label);
		expect(labels[0]).toBe('Strike +iron 2');
		expect(labels.filter(label => label.includes('Gunner'))).toHaveLength(2);
	});
});

describe('what fits nowhere is told, and Enter does nothing', () => {
	it.each([
		['fulfill ark +1 3 9', '“+1” is not read with Fulfill Your Vow'],
		['undertake iron', 'Undertake an Expedition is made with edge, shadow, wits'],
		['swear gunner', '“gunner” is not read with Swear an Iron Vow'],
		['fd edge +1 rope 3 9', 'action die and two challenge dice: 4 3 9'],
		['fd edge #5', '“#5” is not read with Face Danger'],
		['is it dark? 50/50 3 9', '“3 9” is not read: only odds stand behind a question'],
		['is it dark? 75%', '“75%” is not read: only odds stand behind a question'],
		['is it dark? likely at this hour', '“at this hour” is not read: only odds stand behind a question'],
		['oracle foobar', 'No oracle is called “foobar”'],
		['compel the guard to open the gate', '“guard to open”, “gate” is not read with Compel'],
		['is it dark? maybe', '“maybe” is not read: only odds stand behind a question'],
		['fd edge 7 3 11', 'The action die shows 1 to 6, not 7.'],
	])('%s: %s', (text, detail) => {
		expect(listSuggestions(text, starforged)).toMatchObject([{ detail: expect.stringContaining(detail) as string }]);
		expect(firstOf(text)?.action).toBeUndefined();
		// However often: it is written as it stands, if at all.
		const { completion = '' } = firstOf(text) ?? {};
		if (completion !== '') expect(firstOf(completion)?.action).toBeUndefined();
	});

	it.each(['ask', 'oracle'])('%s waits for the question', text => {
		expect(firstOf(text)).toMatchObject({ label: 'Ask the Oracle: a question', completion: 'ask ' });
		expect(firstOf(text)?.action).toBeUndefined();
	});
	it('a name that ends in what is no rank says so', () => {
		expect(firstOf('siv heart: Cross the ice, hard')?.detail).toContain('“hard” is no rank but part of the name');
	});
	it.each([
		['learn from your failures', 'asks for failure of at least 6; it is 2'],
		['check your gear', 'asks for supply of at least 1; it is 0'],
	])('%s (Delve): the row says what the trigger demands', (text, detail) => {
		expect(firstOf(text, at('delve'))?.detail).toContain(detail);
	});
});

describe('a slip is completed, and nothing is done', () => {
	it.each([
		['likley is it dark?', 'likely is it dark?'],
		['very likely is it dark?', 'likely is it dark?'],
		['almost certan is it dark?', 'almost certain is it dark?'],
		['siv heart: Cross the ice, formidible', 'siv heart: Cross the ice, formidable'],
		['progres long dark', 'progress Long dark'],
		['fullfill long dark 3 9', 'Fulfill Your Vow Long dark 3 9'],
		['roll face danger using my wits please', 'Face Danger wits'],
		['gahter info wits', 'Gather Information wits'],
		['is it dark? likley', 'likely is it dark?'],
		['is it dark? very likely', 'likely is it dark?'],
		['is it dark, very likely?', 'likely is it dark?'],
		['is it dark? small chanse', 'small chance is it dark?'],
		['undo please', 'undo'],
		['undertake: Far side, dangerus, wits', 'undertake wits: Far side, dangerous'],
		['siv: Find Ann, epic, and Tom', 'siv heart: Find Ann, epic, and Tom, dangerous'],
		['action and theme', 'Core / Action + Theme'],
		// What stands before a move
		['edge face danger', 'Face Danger edge'],
		['+1 rope fd edge 4 3 9', 'Face Danger edge 4 3 9 +1 rope'],
		['no roll endure harm 1', 'Endure Harm no roll 1'],
		['heart siv: Find it, d', 'Swear an Iron Vow heart: Find it, dangerous'],
		['roll edge to face danger', 'Face Danger edge'],
		['I try to face danger with my wits', 'Face Danger wits'],
	])('%s: %s', (text, completion) => {
		expect(firstOf(text)).toMatchObject({ completion });
		expect(firstOf(text)?.action).toBeUndefined();
		expect(firstOf(completion)?.action).toBeDefined();
	});
});

it('a whole name with a slip is likelier than a word of a longer one', () => {
	const { character, ...others } = at('starforged');
	const tracks = [track('vow', 'Back at the Iron Fleet')];
	expect(firstOf('fd iorn', { ...others, character: { ...character, tracks } })?.completion).toBe('fd iron');
});

it('German is read in German alone', () => {
	expect(firstOf('2W6')?.action).toBeUndefined();
	expect(firstOf('wahrscheinlich ist jemand da?')?.action).toEqual(asked('wahrscheinlich ist jemand da?', '50/50'));
});
