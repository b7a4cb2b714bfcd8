import { expect, it } from 'vitest';
import { readMoveRecord } from '../../src/journal/record/read-record';
import { rewriteRecord } from '../../src/journal/record/write-record';
import { replaceBody, swornBlocks } from '../../src/journal/note-blocks/find-blocks';
import { applyChanges } from '../../src/journal/text/text-change';
import type { MoveRecord } from '../../src/play/record/record';

/** A made-up evening of play: every call in it is resolved, one after the other. */
const JOURNAL = `---
character: "[[Kestrel Vane]]"
---

# The strait

The gale turns on us, and I lean into the tiller.

\`\`\`sworn
# with the old charts
move: Face Danger
roll: edge
add: +1 tailwind
mood: grim
\`\`\`

> [!quote] Rook
> "I told you so."
>
> ~~~sworn
> Move:Reach a Milestone
> track: [[Find the ark]]
> ~~~

- Later, at the inn:
  \`\`\`sworn
  move: Fulfill Your Vow
  track: "Find: the ark"
  \`\`\`
`;

const RESOLVED: readonly Partial<MoveRecord>[] = [
	{
		by: 'Kestrel Vane',
		roll: { option: 'edge', value: 2 },
		adds: [
			{ amount: 1, reason: 'tailwind' },
			{ amount: 1, reason: 'Secure an Advantage' },
		],
		dice: { actionDie: 2, challengeDice: [3, 9] },
		rerolls: [{ actionDie: 4, challengeDice: [3, 9] }],
		burn: { from: 8, to: 2 },
		outcome: 'weak hit, 8 vs 3, 9',
		table: [{ roll: 78, text: 'Something gives way: the mast' }],
		chose: ['Endure Harm'],
		passed: ['Yes: another way'],
		done: [
			{ kind: 'event', what: 'next +1 (Secure an Advantage)', event: 'spent' },
			{ kind: 'value', what: 'health', from: 5, to: 4, why: 'Endure Harm' },
		],
	},
	{ done: [{ kind: 'value', target: 'Find the ark', what: '', from: 8, to: 12, unit: 'ticks' }] },
	{
		progress: 6,
		dice: { challengeDice: [6, 6] },
		outcome: 'miss, 6 vs 6, 6, a match',
		as: 'weak hit (house rule #3)',
		done: [{ kind: 'value', target: 'Find: the ark', what: '', from: 'formidable', to: 'extreme' }],
	},
];

it('calls become records, and all else stays', async () => {
	const resolved = RESOLVED.reduce((note, more, index) => {
		const block = swornBlocks(note)[index];
		const reading = block ? readMoveRecord(block.body) : undefined;
		if (!block || !reading?.ok) throw new Error(`Block ${index} cannot be read`);
		return applyChanges(
			note,
			replaceBody(note, block, rewriteRecord(block.body, { ...reading.value.record, ...more })),
		);
	}, JOURNAL);
	await expect(resolved).toMatchFileSnapshot('approved/resolved-calls.md');
});
