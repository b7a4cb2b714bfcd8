import { expect, it } from 'vitest';
import { bundledRuleset } from '../../src/rules/books/bundled';
import { tableSteps } from '../../src/rules/player-tables/read-player-tables';
import { movesOfNote, readReference, referenceSteps } from '../../src/rules/rules-notes/parse-rules-note';
import { fileSteps } from '../../src/rules/datasworn-files/read-rules';
import { rulesReportSteps } from '../../src/rules/report/rules-file';
import { reportOfNote } from '../../scripts/rules/rules-report';
import { atOnce, stepForEach, type WorkSlices } from '../../src/rules/core/work-slices';

const move = (number: number, gain = '+1 momentum'): string => `### Cross River ${number}

When **you cross river ${number}**, roll +edge.

On a **strong hit**, you are across. Take ${gain}.

On a **weak hit**, you are across, but it is cold. Endure Harm (-1).

On a **miss**, you are swept away. Pay the Price.
`;

const MOVES = Array.from({ length: 30 }, (_, i) => move(i + 1));
const NOTE = `# House rules\n\n## Adventure moves\n\n${MOVES.join('\n')}`;
const TABLES = Array.from({ length: 10 }, (_, i) => `## Weather ${i} (d6)\n\n- 1-3 Fog\n- 4-6 Rain\n`).join('\n');

/** The steps up to the end, and what comes of them. */
function counted<T>(steps: WorkSlices<T>): { readonly count: number; readonly made: T } {
	for (let count = 1; ; count++) {
		const step = steps.next();
		if (step.done) return { count, made: step.value };
	}
}

it('a note is read in at least one step for each of its moves, and comes to the same as read at once', () => {
	const over = bundledRuleset('starforged');
	const { count, made } = counted(referenceSteps(NOTE, 'House rules', over));
	expect(count).toBeGreaterThan(30);
	expect(made).toEqual(readReference(NOTE, 'House rules', over));
});

it('its moves are known by their headings alone', () => {
	const { layer, places } = readReference(NOTE, 'House rules');
	const { names, places: lines } = atOnce(movesOfNote(NOTE, 'House rules'));
	expect(names).toEqual(layer.moves.map(({ name }) => name));
	expect(lines).toEqual([...places.values()]);
});

it('what is wrong in the middle of it stands at its line', () => {
	const broken = NOTE.replace(MOVES[14] ?? '', move(15, '+1 luck'));
	const { findings } = atOnce(referenceSteps(broken, 'House rules', bundledRuleset('starforged')));
	const line = broken.split('\n').findIndex(text => text.includes('luck')) + 1;
	expect(findings.map(({ line, message }) => [line, message.slice(0, 24)])).toEqual([
		[line, '“luck” is no meter of th'],
	]);
});

it('its report is made in steps', () => {
	const rules = atOnce(fileSteps(NOTE, 'House rules.md', 'starforged'));
	if (!rules.ok) throw new Error('not read');
	const { count, made } = counted(rulesReportSteps(rules.value));
	expect(count).toBeGreaterThan(60);
	expect(made).toEqual(reportOfNote(NOTE, 'House rules', 'starforged'));
});

it('its tables are read in at least one step for each', () => {
	const { count, made } = counted(tableSteps(TABLES, { path: 'N.md', name: 'N' }));
	expect(count).toBeGreaterThan(10);
	expect(made.tables).toHaveLength(10);
});

it('a step is made for each of some things, and what breaks in one of them breaks there', () => {
	const steps = stepForEach([1, 2, 3], number => {
		if (number === 2) throw new Error('two');
		return number * 10;
	});
	expect(steps.next()).toEqual({ done: false, value: undefined });
	expect(() => steps.next()).toThrow('two');
});
