import { describe, expect, it } from 'vitest';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { readHouseRules } from '../../../src/rules/datasworn-files/read-house-rules';
import { applyLayer } from '../../../src/rules/books/layers';
import { reportOfFile } from '../../../scripts/rules/rules-report';
import { moveText } from '../../../src/rules/rules-text';
import { rulebook } from '../../../src/rules/books/rulebook';
import { played, playedIn, readNote, type Played } from './read-note';
import { rows } from '../../support/rows';

const starforged = bundledRuleset('starforged');

/** A Datasworn file with one move of this text. */
const fileOf = (text: string, more: object = {}): string =>
	JSON.stringify({
		_id: 'winter',
		type: 'expansion',
		ruleset: 'starforged',
		...more,
		moves: {
			ice: {
				name: 'Ice Moves',
				contents: {
					cross: {
						name: 'Cross the Ice',
						roll_type: 'action_roll',
						trigger: {
							text: 'When you cross thin ice...',
							conditions: [{ method: 'player_choice', roll_options: [{ using: 'stat', stat: 'edge' }] }],
						},
						text,
					},
				},
			},
		},
	});

function playedInFile(text: string): Played {
	const rules = readHouseRules(fileOf(text), 'json', 'winter.json');
	const [move] = rules.ok ? rules.value.layer.moves : [];
	if (!rules.ok || !move) throw new Error('No move was found.');
	return played(rulebook(applyLayer(starforged, rules.value.layer)), move);
}

const ICE = { strong: 'momentum +1', weak: 'supply -1', miss: 'move Pay the Price' };
const ROLL = '__When you cross thin ice__, roll +edge.';
const CHOICE = 'choose 1; - Take +1 momentum; momentum +1; - Lose 1 supply; supply -1';

describe('a Datasworn file is read as a note is', () => {
	it.each<[string, string, Played]>([
		[
			'outcomes as items',
			`${ROLL}\n\n* On a __strong hit__, take +1 momentum.\n* On a __weak hit__, suffer -1 supply.\n* On a __miss__, [Pay the Price](datasworn:move:starforged/fate/pay_the_price).`,
			ICE,
		],
		[
			'items straight after a paragraph',
			`${ROLL}\n- On a **strong hit**, take +1 momentum.\n- On a **weak hit**, suffer -1 supply.\n- On a **miss**, [Pay the Price](move:starforged/fate/pay_the_price).`,
			ICE,
		],
		[
			'links by id in double brackets',
			`${ROLL}\n\nOn a __strong hit__, take +1 momentum.\n\nOn a __weak hit__, suffer -1 supply.\n\nOn a __miss__, [[Pay the Price]](datasworn:move:starforged/fate/pay_the_price).`,
			ICE,
		],
		[
			'links by id in double brackets, with a label',
			`${ROLL}\n\nOn a __strong hit__, take +1 momentum.\n\nOn a __weak hit__, suffer -1 supply.\n\nOn a __miss__, [[price|Pay the Price]](move:starforged/fate/pay_the_price).`,
			ICE,
		],
		[
			'labels in bold type',
			`${ROLL}\n\n**Strong Hit:** Take +1 momentum.\n\n**Weak Hit:** Suffer -1 supply.\n\n**Miss:** Pay the Price.`,
			ICE,
		],
		[
			'rows of a table',
			`${ROLL}\n\n| Result | Effect |\n| --- | --- |\n| Strong hit | Take +1 momentum |\n| Weak hit | Suffer -1 supply |\n| Miss | Pay the Price |`,
			ICE,
		],
		[
			'lines in a row',
			`${ROLL}\nOn a strong hit, take +1 momentum.\nOn a weak hit, suffer -1 supply.\nOn a miss, Pay the Price.`,
			ICE,
		],
		[
			'line breaks of HTML',
			`${ROLL}<br>On a __strong hit__, take +1 momentum.<br>On a __weak hit__, suffer -1 supply.<br>On a __miss__, Pay the Price.`,
			ICE,
		],
		[
			'a list straight after its paragraph',
			`${ROLL}\n\nOn a __strong hit__, choose one.\n* Take +1 momentum\n* Lose 1 supply\n\nOn a __weak hit__, lose 1 supply.`,
			{ strong: CHOICE, weak: 'supply -1' },
		],
		[
			'bullets of another sign',
			`${ROLL}\n\nOn a __strong hit__, choose one. • Take +1 momentum • Lose 1 supply\n\nOn a __weak hit__, lose 1 supply.`,
			{ strong: CHOICE, weak: 'supply -1' },
		],
	])('%s', (_, text, comesTo) => {
		expect(playedInFile(text)).toEqual(comesTo);
	});
});

it.each(['[[Pay the Price]](datasworn:move:starforged/fate/pay_the_price)', '[[a|Pay the Price]](move:x/fate/pay)'])(
	'%s shows its name alone',
	link => {
		const rules = readHouseRules(fileOf(`${ROLL}\n\nOn a __miss__, ${link}.`), 'json', 'winter.json');
		const [move] = rules.ok ? rules.value.layer.moves : [];
		expect(move && moveText(move)).toMatch(/\n\nOn a __miss__, Pay the Price\.$/);
	},
);

it('a link by id in double brackets is a move in a note as well', () => {
	const note = `## Cross the Ice\n${ROLL}\n\nOn a __miss__, [[Pay the Price]](datasworn:move:starforged/fate/pay_the_price).`;
	expect(playedIn(note)).toEqual({ 'Cross the Ice': { miss: 'move Pay the Price' } });
	expect(readNote(note).layer.moves.map(moveText).join()).not.toContain('datasworn');
});

describe('what a file is laid over', () => {
	it.each(rows`
		the ruleset that a Datasworn file says => winter.json => ${fileOf(ROLL, { ruleset: 'classic' })} => classic
		a ruleset of its own is guessed => winter.json => ${fileOf(ROLL, { ruleset: 'my_game' })} => starforged
		the ruleset that a note says => winter.md => ---\nruleset: sundered_isles\n---\n## Face Danger\nWhen you do, roll +edge. => sundered_isles
		the ruleset in other words => winter.md => ---\nruleset: Sundered Isles\n---\n## Face Danger\nWhen you do, roll +edge. => sundered_isles
	`)('%s', (_, name, text, over) => {
		const report = reportOfFile(text, name);
		expect(report.ok && report.value.over).toBe(over);
	});

	it('what is asked for goes first', () => {
		const report = reportOfFile(
			'---\nruleset: delve\n---\n## Face Danger\nWhen you do, roll +edge.',
			'winter.md',
			'classic',
		);
		expect(report.ok && report.value.over).toBe('classic');
	});
});
