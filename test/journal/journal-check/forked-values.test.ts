import { describe, expect, it } from 'vitest';
import { forkProblem, forksIn } from '../../../src/journal/journal-check/forked-values';
import { recordedChangesIn } from '../../../src/journal/journal-check/recorded-changes';

/** What is told of lines of changes, one below the other. */
const told = (...lines: readonly string[]) => {
	const note = lines.map(line => `\`sworn: ${line}\`\n`).join('\n');
	const { changes } = recordedChangesIn('Log.md', note, {
		who: name => (name === undefined ? 'actor' : 'no character'),
		isShared: () => true,
	});
	expect(changes).toHaveLength(lines.length);
	return forksIn(changes)
		.map(forkProblem)
		.map(({ message }) => /change (.*?), as after/.exec(message)?.[1]);
};

describe('values that two devices have changed from the same state', () => {
	it('are told with both results', () => {
		expect(told('momentum 3 → 4', 'momentum 3 → 5')).toEqual(['momentum from 3 twice: to 4, and to 5']);
		expect(told('momentum 3 → 4', 'health 5 → 4', 'momentum 3 → 4')).toEqual(['momentum from 3 twice: to 4, and to 4']);
		expect(told('Find the ark › 8 → 12 ticks', 'Find the ark › 8 → 16 ticks')).toEqual([
			'Find the ark (ticks) from 8 twice: to 12, and to 16',
		]);
	});

	it('are none where each change follows the one before', () => {
		expect(told('momentum 3 → 4', 'momentum 4 → 3', 'momentum 3 → 4')).toEqual([]);
		expect(told('momentum 3 → 4', 'spirit 3 → 2', 'Ark › 3 → 4 ticks', 'Bell › 3 → 4 ticks')).toEqual([]);
	});

	it('are told no longer once the value has changed again', () => {
		expect(told('momentum 3 → 4', 'momentum 3 → 5', 'momentum 5 → 6 (correction)')).toEqual([]);
	});

	it('are none where nothing changed', () => {
		expect(told('supply 0 → 0, at its minimum', 'supply 0 → 0, at its minimum')).toEqual([]);
	});
});
