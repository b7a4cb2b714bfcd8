import { describe, expect, it } from 'vitest';
import { stateOn } from '../../../src/journal/actions/character-state';
import { WorkingCopies } from '../../../src/journal/actions/working-copies';
import type { ActionNotes } from '../../../src/journal/actions/action-notes';
import { writeState } from '../../../src/journal/actions/write-state';
import type { Character } from '../../../src/play/character/character';
import { applyChanges } from '../../../src/journal/text/text-change';
import { expectParsed } from '../../support/expect-parsed';
import { ruleset } from '../../support/tables';

const page = (path: string, text: string) => ({ path: `${path}.md`, text });
const member = (...lines: readonly string[]) =>
	['---', 'edge: 2', 'momentum: 2', 'party: "[[Party]]"', ...lines, '---', ''].join('\n');
const party = (...lines: readonly string[]) => ({
	link: 'Party',
	...page('Party', ['---', 'sworn: party', ...lines, '---', ''].join('\n')),
});
const pagesOf = (actor: string, shared = party('supply: 4'), others: Partial<ActionNotes> = {}): ActionNotes => ({
	journal: page('Log', ''),
	actor: page('Aud', actor),
	party: shared,
	...others,
});

/** The texts of the notes that a change of the character writes, by path. */
function written(pages: ActionNotes, change: (character: Character) => Character): Record<string, string> {
	const before = expectParsed(stateOn(pages, ruleset));
	const drafts = new WorkingCopies(pages);
	expectParsed(writeState(drafts, before, change(before.character)));
	const texts = [pages.actor, pages.party, ...(pages.allies ?? []).map(({ page }) => page)];
	return Object.fromEntries(
		drafts.edits.map(({ path, changes }) => [
			path,
			applyChanges(texts.find(each => each?.path === path)?.text ?? '', changes),
		]),
	);
}

describe('the sheet of a member', () => {
	it('has the meters and impacts of the party, and the rest of its own', () => {
		const { character, problems } = expectParsed(
			stateOn(
				pagesOf(
					member('health: 3', 'impacts: [wounded]'),
					party('supply: 1', 'health: 1', 'impacts: [unprepared, shaken]'),
				),
				ruleset,
			),
		);
		expect(character).toMatchObject({
			name: 'Aud',
			meters: { health: 3, supply: 1 },
			impacts: ['wounded', 'unprepared'],
		});
		expect(problems).toEqual([]);
	});

	it('says that a value of its own does not count', () => {
		const { character, problems } = expectParsed(stateOn(pagesOf(member('Supply: 2')), ruleset));
		expect(character.meters).toEqual({ supply: 4 });
		expect(problems.map(({ message }) => message)).toEqual([
			'“supply” in the note of Aud is not read, since “Party” has it for all. Remove it there.',
		]);
	});

	it('has the starting value where the party says none, as everywhere', () => {
		const { character } = expectParsed(stateOn(pagesOf(member('supply: 2'), party()), ruleset));
		expect(character.meters).toEqual({});
	});

	it.each(['party: The Wanderers', 'party:', 'party: 3'])('is its own with %s', line => {
		const own = member('supply: 2').replace('party: "[[Party]]"', line);
		expect(expectParsed(stateOn(pagesOf(own), ruleset)).character.meters).toEqual({ supply: 2 });
	});

	it.each(['party: [[Party]]', 'party: ["[[Party]]"]', 'Party: "[[Party|us]]"'])('is shared with %s', line => {
		const own = member().replace('party: "[[Party]]"', line);
		expect(expectParsed(stateOn(pagesOf(own), ruleset)).character.meters).toEqual({ supply: 4 });
	});

	it.each(['party: ["[[Party]]", "[[Others]]"]', 'party: "[[Others]]"'])('knows no supply with %s', line => {
		const own = member('supply: 2').replace('party: "[[Party]]"', line);
		const { character, problems } = expectParsed(stateOn(pagesOf(own), ruleset));
		expect(character.meters).toEqual({});
		expect(Object.keys(character.unread ?? {})).toEqual(['supply', 'impacts']);
		expect(problems.map(({ message }) => message).join()).toMatch(/“party” of Aud/);
	});
});

describe('a change of a member', () => {
	it('is written where the value stands', () => {
		const change = (character: Character): Character => ({
			...character,
			momentum: 3,
			meters: { ...character.meters, supply: 0 },
			impacts: ['wounded', 'unprepared'],
		});
		expect(written(pagesOf(member('supply: 2 # old')), change)).toEqual({
			'Aud.md': member('supply: 2 # old', 'impacts:', '  - wounded').replace('momentum: 2', 'momentum: 3'),
			'Party.md': party('supply: 0', 'impacts:', '  - unprepared').text,
		});
	});

	it('clears an impact wherever it is marked', () => {
		const pages = pagesOf(member('impacts: [unprepared, shaken]'), party('supply: 4', 'impacts: [unprepared]'));
		expect(written(pages, character => ({ ...character, impacts: ['shaken'] }))).toEqual({
			'Aud.md': member('impacts: [shaken]'),
			'Party.md': party('supply: 4', 'impacts: []').text,
		});
	});

	it('of an ally is written there as well, and the changes of both add up', () => {
		const shared = party('supply: 4');
		const bera = page('Bera', member('health: 5'));
		const pages = pagesOf(member('health: 5'), shared, {
			allies: [{ name: 'Bera', page: bera, others: [], party: shared }],
		});
		const less = (character: Character, by: number): Character => ({
			...character,
			meters: { ...character.meters, supply: (character.meters['supply'] ?? 0) - by },
		});
		const ofAlly = (character: Character) => (character.allies ?? []).map(ally => less(ally, 1));
		expect(written(pages, character => ({ ...character, allies: ofAlly(character) }))).toEqual({
			'Party.md': party('supply: 3').text,
		});
		expect(written(pages, character => ({ ...less(character, 2), allies: ofAlly(character) }))).toEqual({
			'Party.md': party('supply: 1').text,
		});
	});

	it('of something else leaves the note of the party alone', () => {
		expect(written(pagesOf(member()), character => ({ ...character, momentum: 1 }))).toEqual({
			'Aud.md': member().replace('momentum: 2', 'momentum: 1'),
		});
	});
});

it('an asset whose note cannot be read stays in the list when another one is discarded', () => {
	const sheet = '---\nedge: 2\nmomentum: 2\nassets:\n  - "[[Glowcat]]"\n  - Sprite\n---\n';
	const torn = '---\nsworn: asset\nasset: Glowcat\nhealth: 1\nhealth: 2\n---\n';
	const pages: ActionNotes = { journal: page('Log', ''), actor: page('Aud', sheet), others: [page('Glowcat', torn)] };
	const discarded = (character: Character): Character => {
		expect(character.assets.map(({ name }) => name)).toEqual(['Sprite']);
		return { ...character, assets: character.assets.map(asset => ({ ...asset, discarded: true })) };
	};
	expect(written(pages, discarded)).toEqual({ 'Aud.md': sheet.replace('Sprite', 'Sprite (discarded)') });
});
