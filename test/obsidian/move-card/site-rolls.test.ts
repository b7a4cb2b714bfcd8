import { describe, expect, it } from 'vitest';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import { rulebook } from '../../../src/rules/books/rulebook';
import type { MoveRecord } from '../../../src/play/record/record';
import { newUnrolledMove } from '../../../src/play/record/record';
import type { InvalidTrack } from '../../../src/play/tracks/invalid-tracks';
import type { Track } from '../../../src/play/tracks/track';
import { pendingState } from '../../../src/obsidian/features/moves/card/pending-state';
import { isDangerBelow } from '../../../src/obsidian/features/moves/card/site-rolls';
import { cardView } from '../../../src/obsidian/features/moves/card/card-view';
import { kestrel } from '../../support/characters';
import { track } from '../../support/some-tracks';
import { gameWith } from '../../support/stated-moves';

const site = (name: string, more: Partial<Track> = {}): Track =>
	track('site', name, { theme: 'Ancient', domain: 'Barrow', ...more });

interface Asking extends Partial<MoveRecord> {
	readonly tracks: readonly Track[];
	readonly game?: RulesetId;
	readonly rolledAgain?: boolean;
	readonly named?: readonly string[];
}

const offered = (move: string, { tracks, game = 'delve', rolledAgain = false, named = [], ...more }: Asking) => {
	const book = rulebook(bundledRuleset(game));
	const character = kestrel({ tracks });
	return cardView(newUnrolledMove(move, more), {
		book,
		certain: 'at_once',
		character,
		problems: [],
		rolledAgain,
		named,
	}).siteRolls.map(({ label }) => label);
};

const MEND = '“Old Mine.md” cannot be read. Line 3.';
const BARROW = site('Deep Barrow');
const MINE = site('Old Mine');

describe('a danger that is to be read on the card of the site', () => {
	const waits = (roll: number, more: { isCardRead?: boolean; rolledAgain?: boolean } = {}) =>
		pendingState(newUnrolledMove('Reveal a Danger', { chose: ['Roll on the table'], table: [{ roll, text: '' }] }), {
			book: rulebook(bundledRuleset('delve')),
			certain: 'at_once',
			character: kestrel({ tracks: [BARROW] }),
			problems: [],
			...more,
		});

	it('is an answer that is due, so that the card is open, until it was read', () => {
		expect([waits(12), waits(40)]).toEqual(['must', 'must']);
		expect(waits(12, { isCardRead: true })).toBe('nothing');
		expect(waits(12, { rolledAgain: true })).not.toBe('must');
		expect(waits(60)).not.toBe('must');
	});
});

it.each([
	['a line', '`sworn: Deep Barrow / Danger › A guardian (rolled: 12)`', true],
	['a block', '```sworn\noracle: Deep Barrow / Danger\n```', true],
	['a feature', '`sworn: Deep Barrow / Feature › A stair (rolled: 12)`', false],
])('the danger of a site was read where it stands below the record: %s', (_, answer, isRead) => {
	const text = `I go on. \`sworn: Reveal a Danger\`\n\n${answer}\n`;
	expect(isDangerBelow({ text, lineStart: 0, lineEnd: 0 })).toBe(isRead);
});

describe('the card of a move', () => {
	it.each([
		{ move: 'Delve the Depths', track: 'Deep Barrow', label: 'Roll a feature of Deep Barrow' },
		{ move: 'delve the depths', track: 'deep barrow', label: 'Roll a feature of Deep Barrow' },
		{ move: 'Find an Opportunity', label: 'Roll a feature of Deep Barrow' },
		{ move: 'Reveal a Danger', label: 'Roll a danger of Deep Barrow' },
		{ move: 'Reveal a Danger (alternate version)', label: 'Roll a danger of Deep Barrow' },
	])('$move offers: $label', ({ label, ...asking }) => {
		expect(offered(asking.move, { ...asking, tracks: [BARROW] })).toEqual([label]);
	});

	it.each([
		{ roll: 1, offers: ['Read 1 on the theme card of Deep Barrow'] },
		{ roll: 30, offers: ['Read 30 on the theme card of Deep Barrow'] },
		{ roll: 31, offers: ['Read 31 on the domain card of Deep Barrow'] },
		{ roll: 45, offers: ['Read 45 on the domain card of Deep Barrow'] },
		{ roll: 46, offers: [] },
		{ roll: 100, offers: [] },
	])('reads the card of the site at the number that Reveal a Danger has rolled: $roll', ({ roll, offers }) => {
		expect(offered('Reveal a Danger', { tracks: [BARROW], table: [{ roll, text: '' }] })).toEqual(offers);
	});

	it('reads it on the way out as well, once the objective is found', () => {
		const delve = gameWith([], 'delve');
		const there = { by: kestrel({ tracks: [{ ...BARROW, ticks: 40 }] }), track: BARROW.name };
		const { character: by } = delve.make('Locate Your Objective', { ...there, dice: [1, 2] });
		const { character } = delve.make('Escape the Depths', { ...there, by, roll: { option: 'edge' }, dice: [1, 9, 10] });
		expect(offered('Reveal a Danger', { tracks: character.tracks, table: [{ roll: 12, text: '' }] })).toEqual([
			'Read 12 on the theme card of Deep Barrow',
		]);
	});

	it('offers those of the site that its record names, of several', () => {
		expect(offered('Delve the Depths', { tracks: [BARROW, MINE], track: 'Old Mine' })).toEqual([
			'Roll a feature of Old Mine',
		]);
	});

	it('that names none offers each, the one first that the note named last', () => {
		expect(offered('Reveal a Danger', { tracks: [BARROW, MINE], named: ['Old Mine'] })).toEqual([
			'Roll a danger of Old Mine',
			'Roll a danger of Deep Barrow',
		]);
	});

	it('says what to mend instead where a site that cannot be read may be meant', () => {
		const torn = {
			name: 'Old Mine',
			kind: 'site',
			problems: [{ code: 'bad', message: MEND, from: 0, to: 0 }],
		} as const;
		const view = (move: string, more: Partial<MoveRecord> = {}, unread: InvalidTrack = torn) => {
			const character = kestrel({ tracks: [BARROW], unreadTracks: [unread] });
			const around = { book: rulebook(bundledRuleset('delve')), certain: 'at_once', problems: [] } as const;
			const { problems, siteRolls } = cardView(newUnrolledMove(move, more), {
				...around,
				character,
				rolledAgain: false,
			});
			return [problems.map(({ message }) => message), siteRolls.length];
		};
		expect(view('Reveal a Danger')).toEqual([[MEND], 0]);
		expect(view('Reveal a Danger', { table: [{ roll: 1, text: '' }] })).toEqual([[MEND], 0]);
		expect(view('Reveal a Danger', { table: [{ roll: 46, text: '' }] })).toEqual([[], 0]);
		expect(view('Reveal a Danger', { track: 'Deep Barrow' })).toEqual([[], 1]);
		expect(view('Reveal a Danger', {}, { ...torn, kind: 'vow' })).toEqual([[], 1]);
		expect(view('Check Your Gear')).toEqual([[], 0]);
	});

	it('that begins a site offers nothing of the others', () => {
		expect(offered('Discover a Site', { tracks: [BARROW] })).toEqual([]);
		expect(offered('Discover a Site', { tracks: [BARROW, MINE], track: 'Old Mine' })).toEqual([
			'Roll a feature of Old Mine',
		]);
	});

	it.each<Asking & { readonly where: string; readonly move?: string }>([
		{ where: 'the site has no domain yet', tracks: [track('site', 'Deep Barrow', { theme: 'Ancient' })] },
		{ where: 'the rules do not know its theme', tracks: [site('Deep Barrow', { theme: 'Sunny' })] },
		{ where: 'the site is behind the character', tracks: [site('Deep Barrow', { status: 'completed' })] },
		{ where: 'its track is none of a site', tracks: [BARROW, track('vow', 'Rest')], track: 'Rest' },
		{ where: 'the character has rolled again', tracks: [BARROW], rolledAgain: true },
		{ where: 'the move is another', tracks: [BARROW], move: 'Check Your Gear' },
		{ where: 'the rules are others', tracks: [BARROW], game: 'classic' },
	])('offers nothing where $where', ({ move = 'Reveal a Danger', ...asking }) => {
		expect(offered(move, asking)).toEqual([]);
	});
});
