import { describe, expect, it } from 'vitest';
import { typedNoteSteps } from '../../../src/rules/datasworn-files/note-with-type';
import { atOnce } from '../../../src/rules/core/work-slices';
import { reportOfNote } from '../../../scripts/rules/rules-report';

const ASSET = `---
type: asset
category: companion
---
# Clay Dog (Companion)

It was fired in a kiln of its own.

## Abilities

- [x] When you Face Danger with your dog, add +1.
- [ ] When you Endure Stress by the kiln, take +1 momentum.

## Controls

- heat (condition_meter, max: 4)
`;

const ORACLE = `---
type: oracle_rollable
---

| dice: 1d6;1d6 | Result |
| --- | --- |
| 1-5;1-6 | [Action](oracle_rollable:starforged/core/action) |
| 6;1-6 | Ash |
`;

const told = (markdown: string) => {
	const { contents, reports, findings } = reportOfNote(markdown, 'Clay', 'starforged');
	return { contents, moves: reports.map(({ name }) => name), findings: findings.map(({ message }) => message) };
};

describe('a note of one entry, as its type says', () => {
	it('is an asset, and none of its parts a move', () => {
		expect(told(ASSET)).toEqual({
			contents: 'Clay: 1 asset (2 abilities: 2 carried out, 0 in part, 0 shown).',
			moves: [],
			findings: [],
		});
	});

	it('is an asset with what is wrong told', () => {
		const { findings } = told(ASSET.replace('condition_meter, max: 4', 'condition_metre'));
		expect(findings.join()).toContain('condition_metre');
	});

	it('is an oracle', () => {
		expect(told(ORACLE)).toEqual({ contents: 'Clay: 1 oracle.', moves: [], findings: [] });
	});

	it('is an oracle that has no table', () => {
		expect(told('---\ntype: oracle_rollable\n---\nAsh and clay.\n').findings).toEqual([
			'No table stands in this note. Write one, with the dice in the head of its first column: | 1d6 | Result |',
		]);
	});

	it('is no such entry where `sworn` says what it is', () => {
		const { contents } = told(ASSET.replace('type: asset', 'type: asset\nsworn: rules'));
		expect(contents).toBeUndefined();
	});
});

const TRUTH = `---
type: truth
---

# The Kiln

| 1d100 | Truth | More | Quest |
| --- | --- | --- | --- |
| 1-40 | It is cold. | Nobody fires it. | Find the last potter. |
| 41-100 | It burns. | Day and night. | |
`;

describe('a note that is a truth', () => {
	const truths = (markdown: string) => {
		const steps = typedNoteSteps(markdown, 'Clay', { type: 'truth', lines: 3 });
		return atOnce(steps)?.layer.truths ?? [];
	};

	it('has the rows of its table as answers', () => {
		expect(told(TRUTH)).toEqual({ contents: 'Clay: 1 truth.', moves: [], findings: [] });
		expect(truths(TRUTH)).toEqual([
			{
				_id: 'truth:own/Clay',
				source: 'Clay',
				name: 'The Kiln',
				sides: 100,
				options: [
					{
						min: 1,
						max: 40,
						summary: 'It is cold.',
						description: 'Nobody fires it.',
						quest_starter: 'Find the last potter.',
						tables: [],
					},
					{ min: 41, max: 100, summary: 'It burns.', description: 'Day and night.', tables: [] },
				],
			},
		]);
	});

	it('may have answers of one text, and is called by its note without a heading', () => {
		const short = '---\ntype: truth\n---\n\n1. It is cold.\n2. It burns.\n';
		expect(truths(short)).toMatchObject([
			{ name: 'Clay', sides: 2, options: [{ description: 'It is cold.' }, { min: 2, max: 2 }] },
		]);
		expect(truths(short)[0]?.options[0]).not.toHaveProperty('summary');
	});
});
