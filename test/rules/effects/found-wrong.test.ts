import { describe, expect, it } from 'vitest';
import { bundledRuleset, type RulesetId } from '../../../src/rules/books/bundled';
import type { Effect, MoveEffects } from '../../../src/rules/effects/effect';
import { writeEffects } from '../../../src/rules/effects/notation/write-notation';
import { applyLayer } from '../../../src/rules/books/layers';
import { readReference } from '../../../src/rules/rules-notes/parse-rules-note';
import { rulebook } from '../../../src/rules/books/rulebook';

/** What a move of a note does; its text follows the heading with its name. */
function effectsIn(text: string, over: RulesetId): MoveEffects {
	const ruleset = bundledRuleset(over);
	const { layer } = readReference(`# House Moves\n\n${text}\n`, 'House', ruleset);
	const book = rulebook(applyLayer(ruleset, layer));
	const [move] = layer.moves;
	if (!move) throw new Error('no move was found');
	return book.effectsOf(book.move(move.name) ?? move);
}

const written = (effects: readonly Effect[] = []): readonly string[] =>
	effects.length === 0 ? [] : writeEffects(effects).split('\n');

describe('what was found wrong in references', () => {
	it('Repair: who rolls supply pays for it, and nobody else', () => {
		const { always, outcomes } = effectsIn(
			`## Patch Up

When **you patch up a craft**, roll.

- By your own hands: Roll +wits
- By a hired hand: Roll +supply and __Sacrifice Resources (-1)__.
- By a stranger: Roll +heart, and lose 1 momentum.

On a **hit**, take +1 integrity.

On a **miss**, __Pay the Price__.`,
			'starforged',
		);
		expect(written(always)).toEqual([
			'if rolled supply',
			'\tmove Sacrifice Resources -1',
			'if rolled heart',
			'\tmomentum -1',
		]);
		expect(written(outcomes.strong_hit)).toEqual(['vehicle integrity +1']);
	});

	it('Test a Relationship: who fails is treated as on a miss', () => {
		const { outcomes } = effectsIn(
			`## Try a Friendship

When **a friend is put to the test**, roll +heart.

On a **strong hit**, mark one tick on your bonds legacy track.

On a **weak hit**, your friend waits for a proof. If you balk or fail, see the miss result.

On a **miss**, __Pay the Price__.`,
			'starforged',
		);
		expect(written(outcomes.weak_hit)).toEqual(['may If you balk or fail, see the miss result', '\tas miss']);
	});

	it('Confront Chaos: one tick for each aspect, as they are met', () => {
		const { always } = effectsIn(
			`## Meet the Dread

When **you meet a dread thing**, say how many aspects it has: one, two, or even three. Roll that many times on the table below. For each aspect, when you meet it first, you may mark 1 tick on your discoveries legacy track. They come one by one.

Roll | Result
---|---
1-50 | Ice
51-100 | Fire`,
			'starforged',
		);
		expect(written(always)).toEqual([
			'table 1 to 3 times',
			'choose up to 3',
			...[1, 2, 3].flatMap(n => [`\t- Result ${n}`, '\t\tdiscoveries +1 ticks']),
		]);
	});

	it('Heal: your own wound is not cleared while somebody else is treated', () => {
		const you = ['if wounded', '\tclear wounded', '\thealth +1', 'else', '\thealth +4'];
		const { outcomes } = effectsIn(
			`## Nurse

When **you nurse somebody**, roll +wits.

On a **strong hit**, it helps. If you (or the patient) are wounded, clear the impact and then take or give +1 health. Otherwise, take or give +4 health.

On a **weak hit**, as above, but suffer -1 supply.

On a **miss**, __Pay the Price__.`,
			'starforged',
		);
		const healed = [
			'choose 1',
			'\t- You are healed',
			...you.map(line => `\t\t${line}`),
			'\t- Your companion is healed',
			'\t\tcompanion health +4',
		];
		expect(written(outcomes.strong_hit)).toEqual(healed);
		expect(written(outcomes.weak_hit)).toEqual([...healed, 'supply -1']);
	});

	it('Heal, where the wound may be cleared', () => {
		const healed = [
			'choose 1',
			'\t- You are healed',
			'\t\tif wounded',
			'\t\t\tmay Clear wounded',
			'\t\t\t\tclear wounded',
			'\t\thealth +2 at most',
			'\t- Your companion is healed',
			'\t\tcompanion health +2 at most',
		];
		const { outcomes } = effectsIn(
			`## Nurse

When **you nurse somebody**, roll +wits.

On a **strong hit**, it helps. If you (or the patient) are wounded, you may clear wounded. Then take or give up to +2 health. All of it takes an hour.

On a **miss**, __Pay the Price__.`,
			'classic',
		);
		expect(written(outcomes.strong_hit)).toEqual(healed);
	});

	it.each([
		'When **you make a move and miss it**, mark a tick on your failure track. If __it was a miss on a progress move__, mark two ticks.',
		'When **you miss**, mark one tick on your failure track. If the move was a progress move, mark two ticks instead.',
		'When **you miss**, mark 1 tick on your failure track. On a progress move, mark two instead.',
	])('Mark Your Failure, one or the other: %s', text => {
		for (const over of ['classic', 'delve'] as const) {
			const lines = written(effectsIn(`## Note the Miss\n\n${text}`, over).always);
			expect(lines).toEqual([
				'choose 1',
				'\t- A miss',
				'\t\tfailure +1 ticks',
				'\t- A miss on a progress move',
				'\t\tfailure +2 ticks',
			]);
		}
	});
});
