import { describe, expect, it } from 'vitest';
import type { ActionNotes } from '../../../src/journal/actions/action-notes';
import { stateOn } from '../../../src/journal/actions/character-state';
import { expectParsed } from '../../support/expect-parsed';
import { ruleset } from '../../support/tables';

const SHEET = '---\nedge: 2\nmomentum: 2\nquests: 6\nexperience: 3\nassets: ["[[Rook]]", Veteran]\n---\n';
const page = (path: string, text: string) => ({ path: `${path}.md`, text });
const block = (...lines: readonly string[]) => `\`\`\`sworn\n${lines.join('\n')}\n\`\`\`\n\n`;

const stateOf = (pages: Partial<ActionNotes>) =>
	expectParsed(stateOn({ journal: page('Log', ''), actor: page('Kestrel', SHEET), ...pages }, ruleset));

describe('the state on the pages', () => {
	it('holds tracks of the journal first, then of the character’s note, then of the others', () => {
		const { character, homes, problems } = stateOf({
			journal: page('Log', `I swear.\n\n${block('move: Swear an Iron Vow')}${block('vow: In the log', 'ticks: 4')}`),
			actor: page('Kestrel', SHEET + block('clock: On the sheet', 'segments: 4')),
			others: [
				page('Find the ark', '---\nsworn: vow\nrank: epic\n---\n'),
				page('Vows', `> [!note]\n> ${block('vow: In a callout').trim().replace(/\n/g, '\n> ')}\n`),
			],
		});
		expect(problems).toEqual([]);
		expect(character.tracks.map(({ name }) => name)).toEqual([
			'In the log',
			'On the sheet',
			'Find the ark',
			'In a callout',
		]);
		expect([...homes.tracks].map(([name, { kind, page }]) => [name, kind, page.path])).toEqual([
			['In the log', 'block', 'Log.md'],
			['On the sheet', 'block', 'Kestrel.md'],
			['Find the ark', 'note', 'Find the ark.md'],
			['In a callout', 'block', 'Vows.md'],
		]);
		expect(character).toMatchObject({ special: { quests: 6 }, experience: 3, experience_spent: 0 });
	});

	it('knows the assets by the list of the character and by their notes', () => {
		const { character, homes } = stateOf({
			others: [
				page('Rook', '---\nsworn: asset\nasset: Glowcat\nhealth: 2\n---\n'),
				page('Ship', '---\nsworn: asset\nintegrity: 4\naboard: true\n---\n'),
			],
		});
		expect(character.assets.map(({ name, asset, kind }) => [name, asset, kind])).toEqual([
			['Rook', 'Glowcat', 'companion'],
			['Veteran', 'Veteran', 'other'],
			['Ship', 'Ship', 'command vehicle'],
		]);
		expect([...homes.assets].map(([name, { kind }]) => [name, kind])).toEqual([
			['Rook', 'note'],
			['Veteran', 'list'],
			['Ship', 'note'],
		]);
	});

	it('of two tracks with one name the first counts, and the second is reported', () => {
		const { character, homes, problems } = stateOf({
			journal: page('Log', block('vow: Find the ark', 'ticks: 4')),
			others: [page('Find the ark', '---\nsworn: vow\nticks: 9\n---\n')],
		});
		expect(character.tracks.map(({ ticks }) => ticks)).toEqual([4]);
		expect(homes.tracks.get('Find the ark')?.page.path).toBe('Log.md');
		expect(problems).toMatchObject([
			{ code: 'same_name', message: expect.stringContaining('in “Log” and again in “Find the ark”') as string },
		]);
	});

	describe('of two with one name in other notes', () => {
		const near = (path: string, folders: number) => ({
			...page(path, '---\nsworn: vow\nticks: 9\n---\n'),
			nearness: { rank: 'own', folders } as const,
		});

		it('the nearer counts, in whatever order they come', () => {
			const { homes, problems } = stateOf({ others: [near('A/Ark', 0), near('B/Ark', 1)] });
			expect(homes.tracks.get('Ark')?.page.path).toBe('B/Ark.md');
			expect(problems).toMatchObject([
				{ code: 'same_name', message: expect.stringContaining('in “B/Ark” and again in “A/Ark”') as string },
			]);
		});

		it('neither counts when they are equally near, and both are named', () => {
			const { homes, character, problems } = stateOf({ others: [near('A/Ark', 1), near('B/Ark', 1)] });
			expect([homes.tracks.size, character.tracks]).toEqual([0, []]);
			expect(problems).toMatchObject([
				{ code: 'twins', track: 'Ark', message: expect.stringContaining('in “A/Ark” and in “B/Ark”') as string },
			]);
		});

		const called = (path: string, folders: number) => ({ ...near(path, folders), trackName: path });

		it('those that the journal calls by their paths are both there, and what has the bare name is reported', () => {
			const { homes, character, problems } = stateOf({ others: [called('A/Ark', 1), called('B/Ark', 1)] });
			expect([...homes.tracks].map(([name, { page }]) => [name, page.path])).toEqual([
				['A/Ark', 'A/Ark.md'],
				['B/Ark', 'B/Ark.md'],
			]);
			expect(character.tracks).toMatchObject([{ path: 'A/Ark' }, { path: 'B/Ark' }]);
			expect(problems).toMatchObject([
				{ code: 'twins', track: 'Ark', message: expect.stringContaining('such as “B/Ark”') as string },
			]);
		});

		it('the nearest keeps the bare name, and the path of the other is reported', () => {
			const { homes, problems } = stateOf({ others: [called('A/Ark', 0), near('B/Ark', 1)] });
			expect([...homes.tracks.keys()]).toEqual(['Ark', 'A/Ark']);
			expect(problems).toMatchObject([{ code: 'same_name', message: expect.stringContaining('“A/Ark”.') as string }]);
		});

		it('a block does not count beside a note that is as near, as it has no path', () => {
			const blocks = { ...page('C/Log', block('vow: Ark')), nearness: { rank: 'own', folders: 1 } as const };
			const { homes, problems } = stateOf({ others: [called('A/Ark', 1), blocks] });
			expect([...homes.tracks.keys()]).toEqual(['A/Ark']);
			expect(problems).toMatchObject([{ code: 'twins', track: 'Ark' }]);
		});

		it('one goes by the path that a record has for it, and is reported nowhere', () => {
			const on = { journal: page('Log', ''), actor: page('Kestrel', SHEET), others: [near('A/Ark', 1)] };
			const state = expectParsed(stateOn(on, ruleset, ['A/Ark', 'Kestrel']));
			expect([...state.homes.tracks.keys()]).toEqual(['A/Ark']);
			expect([...expectParsed(stateOn(on, ruleset, ['A/Ark', 'Ark'])).homes.tracks.keys()]).toEqual(['Ark']);
			expect(state.problems).toEqual([]);
		});

		it('a third that is farther does not make the first two clear', () => {
			const { homes } = stateOf({ others: [near('A/Ark', 1), near('B/Ark', 1), near('C/Ark', 0)] });
			expect(homes.tracks.size).toBe(0);
		});
	});

	it('reports the same name twice in one note', () => {
		const twice = block('vow: Find the ark') + block('vow: Find the ark', 'ticks: 8');
		expect(stateOf({ journal: page('Log', twice) }).problems[0]?.message).toContain('twice in “Log”');
	});

	it.each([
		['a block that cannot be read', [page('Vows', block('vow: A', 'ticks: many'))], 'In “Vows”'],
		['a track note', [page('Ark', '---\nsworn: vow\nrank: epci\n---\n')], 'In “Ark”'],
		['an asset note', [page('Ship', '---\nsworn: asset\nintegrity: x\n---\n')], 'In “Ship”'],
		['properties of another note', [page('Ark', '---\nsworn: [\n---\n')], '“Ark.md” cannot'],
	])('leaves out %s, and says so', (_, others, says) => {
		const { character, problems } = stateOf({ others });
		expect(character.tracks).toEqual([]);
		expect(problems[0]?.message).toContain(says);
	});

	it('a track that cannot be read is reported by its name, so that other moves need not speak of it', () => {
		const others = [
			page('Vows', block('vow: Find the ark', 'ticks: many')),
			page('Ark', '---\nsworn: vow\nrank: epci\n---\n'),
		];
		expect(stateOf({ others }).problems.map(({ track }) => track)).toEqual(['Find the ark', 'Ark']);
	});

	it('reads a note once where it is journal and character', () => {
		const lone = page('Log', SHEET + block('vow: Find the ark'));
		expect(stateOf({ journal: lone, actor: lone, others: [lone] }).problems).toEqual([]);
	});

	it('needs a character whose properties can be read', () => {
		const pages = { journal: page('Log', ''), actor: page('Kestrel', '---\nedge: [\n---\n') };
		expect(stateOn(pages, ruleset)).toMatchObject({ ok: false });
	});
});
