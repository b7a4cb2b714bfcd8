import { describe, expect, it } from 'vitest';
import { findViolation } from '../../../src/journal/edit-guard/edit-guard';
import { writeAnswer } from '../../../src/journal/oracle-blocks/ask-block';
import { decideInNotes, runRecordAction } from '../../../src/journal/actions/play-in-notes';
import { recordsOf } from '../../../src/journal/note-blocks/find-records';
import { undoInNotes } from '../../../src/journal/actions/undo-in-notes';
import type { ActionNotes, Plan } from '../../../src/journal/actions/action-notes';
import { UndoLog } from '../../../src/journal/actions/undo-log';
import { nameOf } from '../../../src/rules/search/stated-name';
import { pendingStepsOf } from '../../../src/play/pending-steps/list-pending-steps';
import { applyChanges } from '../../../src/journal/text/text-change';
import { scriptedDice } from '../../support/scripted-dice';
import { book, expectParsed, starforged } from '../../support/tables';
import { actorOn } from '../actor-on';

const SHEET = '---\nedge: 2\nhealth: 5\nspirit: 4\nsupply: 3\nmomentum: 3\n---\n';
const fence = (body: string) => `\`\`\`sworn\n${body}\n\`\`\``;
const parent = (by: string) => fence(`move: Face Danger\nby: ${by}\nroll: edge 2\ndice: 4 vs 3, 9\nchose: Endure Harm`);
const follow = (by: string) => fence(`move: Endure Harm\nby: ${by}\nfrom: Face Danger\ndice: 5 vs 2, 3`);

const pagesOf = (journal: string): ActionNotes => ({
	journal: { path: 'Journal.md', text: journal },
	actor: { path: 'Kestrel.md', text: SHEET },
	isSame: (one, other) => nameOf(one ?? '') === nameOf(other ?? ''),
});

function after({ journal, actor }: ActionNotes, { edits }: Plan): ActionNotes {
	const edited = ({ path, text }: ActionNotes['journal']) => ({
		path,
		text: applyChanges(text, edits.find(edit => edit.path === path)?.changes ?? []),
	});
	const result = { journal: edited(journal), actor: edited(actor) };
	expect(findViolation(journal.text, result.journal.text)).toBeUndefined();
	return result;
}

/** The last block with these words is undone. */
function undone(journal: string, words: string): { text: string; told: readonly string[] } {
	const pages = pagesOf(journal);
	const at = recordsOf(journal)
		.filter(({ block }) => block.body.includes(words))
		.at(-1);
	if (!at) throw new Error('There is no such record.');
	const near = { lineStart: at.block.startLine, lineEnd: at.block.endLine };
	const plan = expectParsed(undoInNotes(pages, { body: at.block.body, near }, starforged));
	return { text: after(pages, plan).journal.text, told: plan.remarks ?? [] };
}

/** A journal told by its parts: K and R chose Endure Harm, k and b followed from it, o chose nothing; all else is prose. */
const journalOf = (parts: string): string => {
	const blocks: Readonly<Record<string, string>> = {
		K: parent('Kestrel'),
		R: parent('Rook'),
		o: parent('Kestrel').replace('\nchose: Endure Harm', ''),
		k: follow('Kestrel'),
		b: follow('B/Kestrel'),
	};
	return `${parts
		.split(' ')
		.map(part => blocks[part] ?? part)
		.join('\n\n')}\n`;
};

describe('the move that led to an undone one offers it again', () => {
	it.each([
		['in the same chain', 'K k', 'o'],
		['in the same chain, although one below was another’s', 'K R k', 'o R'],
		['in the same chain, although another one stands nearer that chose nothing', 'K o k', 'o o'],
		['above prose, when it is the only one that chose it', 'K Run. R He. k', 'o Run. R He.'],
		['above prose, when the nearer one has its own', 'K Run. K k Fall. k Rest.', 'o Run. K k Fall. Rest.'],
		['in the same chain, when its character had to be told apart since', 'K b', 'o'],
		['but never that of another character', 'R k', 'R'],
	])('%s', (_, journal, left) => {
		expect(undone(journalOf(journal), 'move: Endure Harm')).toEqual({ text: journalOf(left), told: [] });
	});

	it.each([
		['two above chose it', 'K Run. K Fall. k', 'K Run. K Fall.'],
		['the one above has its own already', 'K k Fall. k', 'K k Fall.'],
		['it was pasted once more into the chain', 'K k k', 'K k'],
	])('and none does, and that is told, when %s', (_, journal, left) => {
		const { text, told } = undone(journalOf(journal), 'move: Endure Harm');
		expect(text).toBe(journalOf(left));
		expect(told.join()).toContain('It is not sure which Face Danger led to this Endure Harm');
	});
});

describe('the answer that a card asked of the oracle', () => {
	const ANSWER = writeAnswer({ question: 'Is it guarded?', odds: 'Likely', answer: 'yes', isMatch: false, roll: 34 });
	const MISS = `I run.\n\n${fence('move: Face Danger\nby: Kestrel\nroll: edge 2\ndice: 1 vs 5, 9\noutcome: miss, 3 vs 5, 9')}\n\nShe follows.\n`;

	function asked(journal: string) {
		const memory = new UndoLog();
		const pages = pagesOf(journal);
		const [first] = recordsOf(journal);
		if (!first) throw new Error('There is no record.');
		const step = pendingStepsOf({ record: first.record, character: actorOn(pages, starforged), book }).find(
			({ options }) => options.some(({ label }) => label === 'Ask the oracle'),
		);
		const press = { kind: 'pick', step: step?.id ?? '', option: 'Ask the oracle', asks: true } as const;
		const plan = expectParsed(
			runRecordAction(pages, { body: first.block.body }, press, {
				table: starforged,
				dice: scriptedDice(),
				under: ANSWER,
			}),
		);
		memory.remember('Journal.md', plan);
		return { pages: after(pages, plan), known: memory.of('Journal.md') };
	}

	it('goes with the move, byte for byte', () => {
		const made = MISS.replace('She', 'It');
		const { pages, known } = asked(made);
		expect(pages.journal.text).toContain(fence(ANSWER));
		const [first] = recordsOf(pages.journal.text);
		const plan = expectParsed(undoInNotes(pages, { body: first?.block.body ?? '' }, starforged, { known }));
		expect(after(pages, plan).journal.text).toBe('I run.\n\nIt follows.\n');
		expect(plan.remarks).toBeUndefined();
	});

	it('is a line under a line, and goes with it, also after a restart', () => {
		const miss = '`sworn: Face Danger, by Kestrel, edge 2: 1 vs 5, 9, miss`';
		const { pages, known } = asked(`I run.\n\n${miss}\n\nShe follows.\n`);
		expect(pages.journal.text).toContain('\n\n`sworn: Is it guarded? › yes (likely: 34)`\n\nShe');
		const [first] = recordsOf(pages.journal.text);
		const plan = expectParsed(undoInNotes(pages, { body: first?.block.body ?? '' }, starforged, { known }));
		expect(after(pages, plan).journal.text).toBe('I run.\n\nShe follows.\n');
		expect(undone(pages.journal.text, 'move: Face')).toEqual({ text: 'I run.\n\nShe follows.\n', told: [] });
	});

	it('goes after a restart, too, and what was typed below it stays apart', () => {
		const { pages } = asked(MISS);
		expect(
			undone(pages.journal.text.replace(`${fence(ANSWER)}\n`, `${fence(ANSWER)}\nIt is.\n`), 'move: Face'),
		).toEqual({ text: 'I run.\n\nIt is.\n\nShe follows.\n', told: [] });
	});

	it.each([
		['that was changed', (text: string) => text.replace('answer: yes', 'answer: yes\n# two of them')],
		[
			'that was moved below prose',
			(text: string) => text.replace(`\n\n${fence(ANSWER)}`, `\n\nI ask.\n\n${fence(ANSWER)}`),
		],
	])('stays, and that is reported, when it is one %s', (_, change) => {
		const { pages } = asked(MISS);
		const changed = change(pages.journal.text);
		const { text, told } = undone(changed, 'move: Face');
		expect(text).toBe(changed.replace(/```sworn\nmove[^]*?```\n\n/, ''));
		expect(told.join()).toContain('The oracle’s answer that the move asked for');
	});

	it('of the player’s own asking stays', () => {
		const journal = MISS.replace('\n\nShe', `\n\n${fence(ANSWER)}\n\nShe`);
		expect(undone(journal, 'move: Face')).toEqual({ text: `I run.\n\n${fence(ANSWER)}\n\nShe follows.\n`, told: [] });
	});
});

describe('a move that follows from a block without an end', () => {
	const body = 'move: Face Danger\nby: Kestrel\nroll: edge 2\ndice: 4 vs 3, 9';

	/** Endure Harm is chosen on the first record of a journal. */
	function chosen(journal: string): string {
		const pages = pagesOf(journal);
		const [first] = recordsOf(journal);
		if (!first) throw new Error('There is no record.');
		const plan = decideInNotes(pages, { body: first.block.body }, { table: starforged }, (record, character) => ({
			ok: true,
			value: {
				record: { ...record, chose: ['Endure Harm'] },
				character,
				follow: { ...record, move: 'Endure Harm', from: 'Face Danger', adds: [] },
			},
		}));
		return after(pages, expectParsed(plan)).journal.text;
	}

	it.each(['I run.\n\n', 'I run.\n'])('is outside of it, at the end of a note, below %j', above => {
		const text = chosen(`${above}\`\`\`sworn\n${body}\n`);
		expect(recordsOf(text).map(({ record }) => record.move)).toEqual(['Endure Harm', 'Face Danger']);
		expect(text).toContain('chose: Endure Harm');
		expect(text.startsWith('I run.\n\n```sworn\nmove: Endure Harm')).toBe(true);
	});
});

/** A vow is begun on the first record of a journal. */
function vowed(journal: string): string {
	const pages = pagesOf(journal);
	const [first] = recordsOf(pages.journal.text);
	if (!first) throw new Error('There is no record.');
	const vow = { kind: 'vow', name: 'Find the ark', rank: 'formidable', ticks: 0, status: 'open' } as const;
	const begun = expectParsed(
		decideInNotes(pages, { body: first.block.body }, { table: starforged }, (record, character) => ({
			ok: true,
			value: {
				record: { ...record, done: [{ kind: 'event', target: vow.name, what: 'vow', event: 'begun' }] },
				character: { ...character, tracks: [...character.tracks, vow] },
			},
		})),
	);
	return after(pages, begun).journal.text;
}

const VOW = fence('vow: Find the ark\nrank: formidable\nticks: 0');
const SWEAR = '```sworn\nmove: Swear an Iron Vow\nby: Kestrel\ndice: 5 vs 2, 3\n';

describe('a vow that is sworn on a block without an end stands outside of it', () => {
	it.each([
		[
			'in a callout',
			`> [!note]\n> ${SWEAR.trimEnd().replaceAll('\n', '\n> ')}\n> She follows.\n\nIt rains.\n`,
			'It rains.',
		],
		[
			'in a list',
			`- rope\n  ${SWEAR.trimEnd().replaceAll('\n', '\n  ')}\n\n  She follows.\n- oil\n\nIt rains.\n`,
			'It rains.',
		],
	])('%s', (_, journal, below) => {
		const text = vowed(journal);
		expect(text).toContain(`\n\n${VOW}\n\n${below}`);
		expect(tracksOn(text)).toEqual(['Find the ark']);
	});

	it('at the end of a note', () => {
		const text = vowed(`I swear.\n\n${SWEAR}\nShe follows.\n`);
		expect(text).toContain(`I swear.\n\n${VOW}\n\n\`\`\`sworn\nmove: Swear`);
		expect(tracksOn(text)).toEqual(['Find the ark']);
	});
});

const tracksOn = (journal: string) => actorOn(pagesOf(journal), starforged).tracks.map(({ name }) => name);

it('a track that the record began, whose closing fence was deleted, stays', () => {
	const text = vowed(`I swear.\n\n${SWEAR}\`\`\`\n`);
	const unclosed = text.replace(/(ticks: 0[^`]*)```\n/, '$1') + '\nShe follows.\n';
	expect(unclosed).toContain('vow: Find the ark');
	const { text: left } = undone(unclosed, 'move: Swear');
	expect(left).toContain('vow: Find the ark');
	expect(left).toContain('She follows.');
});
