import { describe, expect, it } from 'vitest';
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
