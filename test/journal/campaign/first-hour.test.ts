import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundledRuleset, RULESET_IDS } from '../../../src/rules/books/bundled';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { campaignSetupOf, isStartingArray, type ListedStep } from '../../../src/rules/books/campaign-setup';
import { generatorsOf } from '../../../src/rules/generators/generators';
import { oracleBook } from '../../../src/rules/oracles/oracle-book';
import {
	campaignPaths,
	firstCharacterNote,
	firstJournalNote,
	homeNote,
} from '../../../src/journal/campaign/campaign-notes';
import type { CampaignEdit, Done } from '../../../src/journal/campaign/campaign-edit';
import type { PlannedEdit } from '../../../src/journal/edit-guard/validate-plan';
import { writeEdits } from '../../../src/journal/campaign/write-edits';
import type { CampaignFacts, StepDraft } from '../../../src/journal/campaign/step-edits';
import { editsOfStep } from '../../../src/journal/campaign/step-edits';
import { revertEdits } from '../../../src/journal/campaign/undo-edits';
import { applyChanges } from '../../../src/journal/text/text-change';
import { expectParsed } from '../../support/expect-parsed';

type Vault = Map<string, string>;

const factsOf = (id: RulesetId): CampaignFacts => ({
	paths: campaignPaths('The grey coast', 'Ada'),
	ruleset: bundledRuleset(id),
	hour: campaignSetupOf(bundledRuleset(id)),
	link: 'Ada',
});

const DRAFTS: Readonly<Partial<Record<ListedStep, StepDraft>>> = {
	stats: { edge: '1', heart: '3', iron: '2', shadow: '1', wits: '2' },
	assets: { about: '- Background Assets: Healer + Veteran' },
	vow: { about: 'Raised by the lamp keepers.', name: 'Light the last lamp', rank: 'epic' },
	vehicle: { about: 'She was never launched; she was found.' },
	place: { name: 'Marrow Point', about: '- Location: Shore', region: 'Terminus' },
	people: { name: 'Old Bram', role: 'keeper, smuggler', rank: 'troublesome', about: 'One eye.', bonds: 'Bram\n- Oda' },
	scene: { about: 'The lamp goes out.' },
};

function written(vault: Vault, edits: readonly PlannedEdit[]): void {
	for (const { path, changes, isGone } of edits)
		if (isGone) vault.delete(path);
		else vault.set(path, applyChanges(vault.get(path) ?? '', changes));
}

function did(vault: Vault, deeds: readonly CampaignEdit[]): readonly Done[] {
	const { edits, done } = expectParsed(writeEdits(vault, deeds, path => vault.has(path)));
	written(vault, edits);
	return done;
}

const namesDeeds = ({ paths, ruleset, link }: CampaignFacts): readonly CampaignEdit[] => [
	{ kind: 'note', path: paths.actor, text: firstCharacterNote('Ada', { ruleset }) },
	{ kind: 'note', path: paths.journal, text: firstJournalNote(link) },
	{ kind: 'note', path: paths.home, text: homeNote(paths, link) },
];

/** Everything that the steps write without a window of their own. */
function begun(id: RulesetId): { readonly vault: Vault; readonly steps: readonly (readonly Done[])[] } {
	const facts = factsOf(id);
	const vault: Vault = new Map();
	const names = did(vault, namesDeeds(facts));
	const steps = facts.hour.steps.map(step => did(vault, expectParsed(editsOfStep(step, DRAFTS[step] ?? {}, facts))));
	return { vault, steps: [names, ...steps] };
}

describe.each(RULESET_IDS)('the first hour of %s', id => {
	it('leaves notes to read without the plugin', async () => {
		const { vault } = begun(id);
		const notes = [...vault].sort().map(([path, text]) => `=== ${path}\n${text}`);
		await expect(notes.join('\n')).toMatchFileSnapshot(`approved/${id}.md`);
	});

	it('is taken back step by step, to the last note', () => {
		const { vault, steps } = begun(id);
		for (const done of [...steps].reverse()) written(vault, expectParsed(revertEdits(vault, done)));
		expect([...vault.keys()]).toEqual([]);
	});

	it('has only oracles and generators that the book has', () => {
		const book = oracleBook(bundledRuleset(id));
		const names = generatorsOf(book).map(({ name }) => name);
		for (const { name = [], about, generator } of Object.values(campaignSetupOf(bundledRuleset(id)).oracles)) {
			for (const oracle of [...name, ...about]) expect(book.byId(`oracle_rollable:${oracle}`), oracle).toBeDefined();
			if (generator !== undefined) expect(names).toContain(generator);
		}
	});

	it('writes nothing where nothing was filled in', () => {
		const facts = factsOf(id);
		for (const step of facts.hour.steps.filter(step => step !== 'stats'))
			expect(expectParsed(editsOfStep(step, { rank: 'dangerous' }, facts)), step).toEqual([]);
	});
});

describe('a step', () => {
	const facts = factsOf('starforged');
	const problemOf = (step: ListedStep, draft: StepDraft, by = facts) => {
		const deeds = editsOfStep(step, draft, by);
		return deeds.ok ? 'nothing' : (deeds.problems[0]?.message ?? '');
	};

	it.each<{ step: ListedStep; draft: StepDraft; says: string }>([
		{ step: 'stats', draft: { ...DRAFTS.stats, iron: '9' }, says: 'a stat is a whole number' },
		{ step: 'place', draft: { about: 'Rain.' }, says: 'Write the name of the place' },
		{ step: 'people', draft: { about: 'One eye.' }, says: 'Write the name of the connection' },
		{ step: 'vow', draft: { name: 'Go' }, says: 'Give Go a rank' },
	])('$step says what is missing', ({ step, draft, says }) => {
		expect(problemOf(step, draft)).toContain(says);
	});

	it('says that there are more bonds than the book begins with', () => {
		expect(problemOf('people', { bonds: 'A\nB\nC\nD' }, factsOf('classic'))).toContain('up to 3');
	});

	it.each([
		{ values: [3, 2, 2, 1, 1], is: true },
		{ values: [1, 2, 3, 2, 1], is: true },
		{ values: [3, 3, 1, 1, 1], is: false },
	])('$values is the array of the book: $is', ({ values, is }) => {
		expect(isStartingArray(values)).toBe(is);
	});

	it('never writes over a note that is there', () => {
		const vault: Vault = new Map([['The grey coast/Places/Marrow Point.md', 'Mine.\n']]);
		const deeds = expectParsed(editsOfStep('place', DRAFTS.place ?? {}, facts));
		expect(writeEdits(new Map(), deeds, path => vault.has(path))).toMatchObject({
			ok: false,
			problems: [{ code: 'name_taken' }],
		});
	});
});

it('a note that is gone is reported, and none is made in its place', () => {
	const facts = factsOf('starforged');
	const deeds = expectParsed(editsOfStep('scene', DRAFTS.scene ?? {}, facts));
	expect(writeEdits(new Map(), deeds, () => false)).toMatchObject({ ok: false, problems: [{ code: 'missing_note' }] });
});

describe('what was changed since', () => {
	const facts = factsOf('starforged');
	const { actor, journal } = facts.paths;
	const after = (step: ListedStep, change: (vault: Vault) => void) => {
		const vault: Vault = new Map();
		did(vault, namesDeeds(facts));
		const done = did(vault, expectParsed(editsOfStep(step, DRAFTS[step] ?? {}, facts)));
		change(vault);
		const before = new Map(vault);
		const back = revertEdits(vault, done);
		if (back.ok) written(vault, back.value);
		return { back, vault, before };
	};
	const edit = (path: string, from: string, to: string) => (vault: Vault) =>
		vault.set(path, (vault.get(path) ?? '').replace(from, to));

	it.each([
		{ step: 'stats' as const, change: edit(actor, 'edge: 1', 'edge: 2') },
		{ step: 'vow' as const, change: edit(actor, 'ticks: 0', 'ticks: 1') },
		{ step: 'scene' as const, change: edit(journal, 'goes out.', 'goes out. I wait.') },
		{ step: 'place' as const, change: edit('The grey coast/Places/Marrow Point.md', 'Shore', 'Shore, high') },
	])('by $step is reported, and all of it stays', ({ step, change }) => {
		const { back, vault, before } = after(step, change);
		expect(back).toMatchObject({ ok: false, problems: [{ code: 'changed_since' }] });
		expect(vault).toEqual(before);
	});

	it('elsewhere in the note stays, and the step is taken back', () => {
		const { back, vault } = after('vow', edit(actor, '## Past', 'She limps.\n\n## Past'));
		expect(back.ok).toBe(true);
		expect(vault.get(actor)).toContain('She limps.');
		expect(vault.get(actor)).not.toContain('lamp');
	});
});

const line = fc.constantFrom(
	'Rain.',
	'',
	'## Background',
	'- a',
	'```sworn',
	'```',
	'> q',
	'vow: Light the last lamp',
	'%% c',
);

it('no step takes a line of the player’s away, whatever the notes hold, and taking it back leaves them as they were', () => {
	const facts = factsOf('sundered_isles');
	const steps = facts.hour.steps.filter(step => step !== 'stats');
	fc.assert(
		fc.property(
			fc.array(line, { maxLength: 10 }),
			fc.constantFrom(...steps),
			fc.constantFrom('\n', '\r\n'),
			(lines, step, eol) => {
				const vault: Vault = new Map();
				did(vault, namesDeeds(facts));
				for (const path of [facts.paths.actor, facts.paths.journal])
					vault.set(path, `${vault.get(path) ?? ''}${lines.join('\n')}\n`.replace(/\n/g, eol));
				const before = new Map(vault);
				const done = did(vault, expectParsed(editsOfStep(step, DRAFTS[step] ?? {}, facts)));
				const full = (text = '') => text.split(/\r?\n/).filter(words => words.trim() !== '');
				for (const [path, text] of before) {
					const now = full(vault.get(path));
					let at = 0;
					for (const words of full(text)) {
						at = now.indexOf(words, at) + 1;
						expect(at, words).toBeGreaterThan(0);
					}
				}
				const back = revertEdits(vault, done);
				if (!back.ok) return;
				written(vault, back.value);
				for (const [path, text] of before) expect(full(vault.get(path))).toEqual(full(text));
			},
		),
	);
});
