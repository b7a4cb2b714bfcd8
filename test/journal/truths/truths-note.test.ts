import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rollTruth } from '../../../src/play/oracles/truths';
import type { RulesetId } from '../../../src/rules/books/bundled';
import { bundledRuleset } from '../../../src/rules/books/bundled';
import type { Truth } from '../../../src/rules/truth';
import { applyChanges } from '../../../src/journal/text/text-change';
import { newTruthsNote, setTruth } from '../../../src/journal/truths/set-truth';
import { readTruthsIn, writtenTruth } from '../../../src/journal/truths/truths-in-note';
import type { PrintedAnswer } from '../../../src/journal/truths/write-truth';
import { readPrinted, writeTruth } from '../../../src/journal/truths/write-truth';
import { expectParsed } from '../../support/expect-parsed';
import { landing } from '../../support/scripted-dice';

const truthsOf = (id: RulesetId): readonly Truth[] => bundledRuleset(id).truths?.() ?? [];
const STARFORGED = truthsOf('starforged');
const named = (name: string, truths = STARFORGED): Truth => {
	const truth = truths.find(other => other.name === name);
	if (!truth) throw new Error(`no truth ${name}`);
	return truth;
};

/** What the dice say: a face for the answer, and one for each table in it. */
function rolled(truth: Truth, ...faces: number[]): PrintedAnswer {
	const roll = rollTruth(truth, landing(faces));
	if (!roll) throw new Error('nothing to roll');
	const details = Object.entries(roll.details).map(([id, { value }]) => [id, value.text] as const);
	return { option: roll.option.value, details: Object.fromEntries(details) };
}

const put = (note: string, truth: Truth, text: string | undefined, truths = STARFORGED): string => {
	const seen = writtenTruth(readTruthsIn(note, truths), truth)?.text;
	return applyChanges(note, expectParsed(setTruth(note, truths, { truth, text, seen })));
};
const textOf = (note: string, truth: Truth, truths = STARFORGED) =>
	writtenTruth(readTruthsIn(note, truths), truth)?.text;

/** The first words of each paragraph: the printed texts stand in the data. */
const inShort = (note: string): string =>
	note.replace(/^(> \*\*Quest starter:\*\* |- |\*\*)?((?:[\w’',-]+ ){3}\S+) .*?(\*\*)?$/gm, '$1$2 …$3');

describe('the note of a world', () => {
	it.each(['classic', 'starforged', 'sundered_isles'] as const)(
		'of %s is Markdown to read without the plugin',
		async id => {
			const truths = truthsOf(id);
			const note = truths.reduce(
				(text, truth, i) => put(text, truth, writeTruth(rolled(truth, 1 + ((i * 34) % 100), 20)), truths),
				newTruthsNote(id),
			);
			for (const truth of truths) expect(textOf(note, truth, truths), truth.name).not.toBe('');
			await expect(inShort(note)).toMatchFileSnapshot(`approved/${id}.md`);
		},
	);

	it('has its truths in the order of the book, in whatever order they were settled', () => {
		const note = ['War', 'Cataclysm', 'Horrors', 'Iron'].reduce(
			(text, name) => put(text, named(name), `About ${name}.`),
			newTruthsNote('starforged'),
		);
		expect([...note.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual([
			'Cataclysm',
			'Iron',
			'War',
			'Horrors',
		]);
	});

	it('keeps a table that is left open as words that trail off', () => {
		const [option] = named('Cataclysm').options;
		const text = option ? writeTruth({ option, details: {} }) : '';
		expect(text).toContain('caused by…');
		expect(readPrinted(named('Cataclysm'), text)).toEqual({ option, details: {} });
	});

	it('is read back, answer by answer', () => {
		for (const truth of STARFORGED)
			for (const face of [1, 50, 100]) {
				const answer = rolled(truth, face, 90);
				const note = put(newTruthsNote('starforged'), truth, writeTruth(answer));
				expect(readPrinted(truth, textOf(note, truth) ?? '')).toEqual(answer);
			}
	});
});

const HALF = `---
sworn: truths
---

I think of **rain**.

### Cataclysm ###

Ours was quieter.

#### The long night

Nobody slept.

### My own questions

What of the moths?

### Iron

%% to do %%

\`\`\`
## War
\`\`\`
`;

describe('a note that was edited by hand', () => {
	it('is continued: headings are the anchors, of any rank, with parts of their own', () => {
		const note = readTruthsIn(HALF, STARFORGED);
		expect(note.written.map(({ truth, text }) => [truth.name, text])).toEqual([
			['Cataclysm', 'Ours was quieter.\n\n#### The long night\n\nNobody slept.'],
			['Iron', '%% to do %%\n\n```\n## War\n```'],
		]);
		expect(note.findings).toEqual([]);
	});

	it('keeps every word when more is settled', async () => {
		const note = put(put(HALF, named('Exodus'), 'Slow ships.'), named('War'), 'None.');
		for (const line of HALF.split('\n')) expect(note).toContain(line);
		await expect(note).toMatchFileSnapshot('approved/half-way.md');
	});

	it('with a heading that has only a comment under it, is not settled there; the comment stays', () => {
		const note = put('## Iron\n%% later %%\n', named('Iron'), 'Ships.');
		expect(note).toBe('## Iron\n%% later %%\n\nShips.\n');
	});

	it('with a heading at its very end, gets its text below', () => {
		expect(put('## Iron', named('Iron'), 'Ships.')).toBe('## Iron\n\nShips.\n');
	});

	it('with a heading twice, is reported with its line, and neither is changed', () => {
		const note = '## War\n\nOne.\n\n## war\n\nTwo.\n';
		expect(readTruthsIn(note, STARFORGED).findings).toMatchObject([
			{ code: 'truth_twice', message: expect.stringContaining('Line 5') as string, from: 14, to: 20 },
		]);
		expect(setTruth(note, STARFORGED, { truth: named('War'), text: 'Three.', seen: 'One.' })).toMatchObject({
			ok: false,
		});
	});

	it('with a misspelled heading, is reported with the likely name, and it stays', () => {
		const note = '## Horors\n\nMine.\n';
		expect(readTruthsIn(note, STARFORGED).findings).toMatchObject([{ code: 'truth_renamed' }]);
		expect(put(note, named('Horrors'), 'None.')).toContain('## Horors\n\nMine.\n');
	});

	it('that changed since it was looked at, is left alone', () => {
		expect(
			setTruth('## War\n\nNew.\n', STARFORGED, { truth: named('War'), text: 'None.', seen: 'Old.' }),
		).toMatchObject({ ok: false, problems: [{ code: 'truth_changed' }] });
	});

	it('in which a code block never ends, is left alone', () => {
		expect(setTruth('```\nab', STARFORGED, { truth: named('War'), text: 'None.' })).toMatchObject({
			ok: false,
			problems: [{ code: 'endless_fence' }],
		});
	});

	it('with the line breaks of another system keeps them', () => {
		const note = put('## Iron\r\n\r\nOld.\r\n', named('War'), 'One.\n\nTwo.');
		expect(note.replace(/\r\n/g, '')).not.toContain('\n');
	});
});

const prose = fc.array(
	fc.constantFrom('Rain.', '', '## War', '# Notes', '- a', '> q', '%% c %%', '### Iron', '```', '## Cataclysm'),
	{ maxLength: 12 },
);

it('nothing of the player’s is lost, whatever is in the note, and taking an answer back leaves what was there', () => {
	fc.assert(
		fc.property(prose, fc.constantFrom(...STARFORGED), fc.constantFrom('\n', '\r\n'), (lines, truth, lineBreak) => {
			const note = lines.join(lineBreak);
			const before = textOf(note, truth);
			const set = setTruth(note, STARFORGED, { truth, text: 'It is so.', seen: before });
			if (!set.ok) return;
			const after = applyChanges(note, set.value);
			expect(textOf(after, truth)).toContain('It is so.');
			const kept = (before === undefined || before === '' ? lines : []).filter(line => line.trim() !== '');
			let at = 0;
			for (const line of kept) {
				at = after.indexOf(line, at);
				expect(at, line).toBeGreaterThanOrEqual(0);
				at += line.length;
			}
			if (before !== undefined && before !== '')
				expect(
					applyChanges(after, expectParsed(setTruth(after, STARFORGED, { truth, text: before, seen: 'It is so.' }))),
				).toBe(note);
			if (before === undefined) {
				const back = applyChanges(after, expectParsed(setTruth(after, STARFORGED, { truth, seen: 'It is so.' })));
				expect(back.split(/\r?\n/).filter(Boolean)).toEqual(lines.filter(Boolean));
			}
		}),
	);
});
