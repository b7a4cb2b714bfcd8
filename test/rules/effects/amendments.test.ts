import { describe, expect, it } from 'vitest';
import { AMENDMENTS, amend } from '../../../src/rules/effects/amendments';
import { readEffectsNotation } from '../../../src/rules/effects/notation/read-notation';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';

const amended = (before: string, sentence: string) => {
	const reading = readEffectsNotation(before);
	const effects = reading.ok ? [...reading.value] : [];
	return amend(effects, sentence) ? writeEffects(effects) : 'not amended';
};

const SPEND = 'spend\n\t- 2 Clear the battered debility\n\t\tclear vehicle battered';

/** What was read, the sentence that changes it, and what it comes to. */
const CASES: readonly (readonly [before: string, sentence: string, after: string])[] = [
	[
		'failure +1 ticks',
		'If it was a miss on a progress move, mark two ticks',
		'choose 1\n\t- A miss\n\t\tfailure +1 ticks\n\t- A miss on a progress move\n\t\tfailure +2 ticks',
	],
	[
		'bonds +1 ticks',
		'If it was a miss on a progress move, mark two ticks',
		'choose 1\n\t- Otherwise\n\t\tbonds +1 ticks\n\t- If it was a miss on a progress move\n\t\tbonds +2 ticks',
	],
	['bonds +1 ticks\nmomentum +1', 'When you do so in public, mark three ticks', 'not amended'],
	['bonds +3 ticks', 'When you do so in public, mark two ticks', 'not amended'],
	[
		'bonds +1 ticks',
		'When you do so in public, mark three ticks',
		'choose 1\n\t- Otherwise\n\t\tbonds +1 ticks\n\t- When you do so in public\n\t\tbonds +3 ticks',
	],
	[
		'table',
		'If a friend is with you, you may pick or envision a path instead of rolling',
		'choose 1\n\t- Roll on the table\n\t\ttable\n\t- If a friend is with you, you may pick or envision a path',
	],
	[
		'choose 1\n\t- Heal\n\t\tmove Heal',
		'Instead of rolling on those moves, assume an automatic weak hit for each',
		'choose 1\n\t- Heal\n\t\tmove Heal as weak hit',
	],
	[
		'move Swear an Iron Vow rank extreme',
		'You can only clear the doomed impact by completing the quest',
		'move Swear an Iron Vow rank extreme clears doomed',
	],
	[
		'move Swear an Iron Vow rank extreme\nmark doomed',
		'You may clear the impact when you complete this quest',
		'move Swear an Iron Vow rank extreme clears doomed\nmark doomed',
	],
	[
		'clear vow\nmove Endure Stress',
		'Suffer -spirit equal to the rank of your oath (troublesome=2; dangerous=2; formidable=3; extreme=4; epic=6)',
		'clear vow\nmove Endure Stress by rank -2 -2 -3 -4 -6',
	],
	[
		'may Swear an Iron Vow to set things right\n\tmove Swear an Iron Vow',
		'If you do, add +1',
		'may Swear an Iron Vow to set things right\n\tmove Swear an Iron Vow add +1',
	],
	[
		'may Swear an Iron Vow\n\tmove Swear an Iron Vow',
		'If you do, add +2 and take +1 momentum on any hit',
		'may Swear an Iron Vow\n\tmove Swear an Iron Vow add +2, on a hit momentum +1',
	],
	['quests by rank +1 +2 +3 +4 +5 ticks', 'Mark one fewer ticks', 'quests by rank +0 +1 +2 +3 +4 ticks'],
	[
		'may Mark ticks\n\tdiscoveries by rank +1 +2 +3 +4 +5 ticks',
		'mark one fewer ticks',
		'may Mark ticks\n\tdiscoveries by rank +0 +1 +2 +3 +4 ticks',
	],
	['bonds +0 ticks', 'mark one fewer ticks', 'bonds +0 ticks'],
	[
		SPEND,
		'Spend each point on one of these: take +1 integrity for a raft, give a tame companion +1 health, or restore one disabled module',
		[
			SPEND,
			'\t- 1 Take +1 integrity for a raft\n\t\tvehicle integrity +1',
			'\t- 1 Give a tame companion +1 health\n\t\tcompanion health +1',
			'\t- 1 Restore one disabled module\n\t\tclear module disabled',
		].join('\n'),
	],
	[
		SPEND,
		'If you are repairing anything else, spend 5 points to make it whole, or 3 points to patch it up',
		`${SPEND}\n\t- 5 Make it whole\n\t- 3 Patch it up`,
	],
	[
		'connection bond\nbonds by rank +1 +2 +3 +4 +5 ticks',
		'Envision what it costs, do it (or [Swear an Iron Vow] to the end), and gain the bond',
		[
			'choose up to 1',
			'\t- Do it',
			'\t\tconnection bond',
			'\t\tbonds by rank +1 +2 +3 +4 +5 ticks',
			'\t- Swear an Iron Vow to the end',
			'\t\tmove Swear an Iron Vow',
			'\t\tconnection bond',
			'\t\tbonds by rank +1 +2 +3 +4 +5 ticks',
		].join('\n'),
	],
];

describe('a sentence that changes what is before it', () => {
	it.each(CASES)('%j + %s', (before, sentence, after) => {
		expect(amended(before, sentence)).toBe(after);
	});

	it.each(CASES)('changes nothing if there is nothing to change: %j + %s', (_before, sentence) => {
		expect(amended('momentum +1', sentence)).toBe('not amended');
	});
});

it('an example fits its own pattern', () => {
	expect(
		AMENDMENTS.filter(({ example: says, pattern }) => !pattern.test(says)).map(({ example: says }) => says),
	).toEqual([]);
});
