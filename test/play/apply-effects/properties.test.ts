import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChange, writeChange } from '../../../src/journal/record/change-lines';
import { applyEffect } from '../../../src/play/apply-effects/apply-effect';
import { linesOfEffect } from '../../../src/play/apply-effects/recorded-lines';
import { meterAt } from '../../../src/play/apply-effects/meters';
import type { EffectContext } from '../../../src/play/apply-effects/effect-context';
import { findAsset } from '../../../src/play/assets/asset';
import type { Character } from '../../../src/play/character/character';
import { MIN_MOMENTUM, maxMomentum } from '../../../src/play/character/momentum';
import { bookCost, cannotSuffer } from '../../../src/play/suffer/suffer';
import { sufferMoves } from '../../../src/play/apply-effects/suffer-moves';
import { repeatAll, revertChanges } from '../../../src/play/character/revert-changes';
import { bundledRuleset, RULESET_IDS } from '../../../src/rules/books/bundled';
import type { Ruleset } from '../../../src/rules/ruleset';
import { expectParsed } from '../../support/expect-parsed';
import { anyCharacter, anyEffect, anyRecordOf } from './any-state';
import { MAX_TICKS } from '../../../src/rules/core/track-key';

/** What is marked or waits has no order: a mark that is taken back comes last. */
const unordered = (character: Character): Character => ({
	...character,
	impacts: [...character.impacts].sort(),
	assets: character.assets.map(asset => ({ ...asset, conditions: [...asset.conditions].sort() })),
});

const isWithin = (value: number, min: number, max: number): boolean => value >= min && value <= max;

function outside(character: Character, ruleset: Ruleset): string[] {
	const { tracks, assets, special } = character;
	const values = [
		{ what: 'momentum', ok: isWithin(character.momentum, MIN_MOMENTUM, maxMomentum(character)) },
		...ruleset.condition_meters.map(({ name, min, max }) => ({
			what: name,
			ok: isWithin(character.meters[name] ?? max, min, max),
		})),
		...tracks.flatMap(({ name, ticks, filled = 0, segments = 0, menace = 0 }) => [
			{ what: `${name} ticks`, ok: isWithin(ticks, 0, MAX_TICKS) },
			{ what: `${name} segments`, ok: isWithin(filled, 0, segments) },
			{ what: `${name} menace`, ok: isWithin(menace, 0, MAX_TICKS) },
		]),
		...assets.flatMap(({ name, meters }) =>
			Object.entries(meters).map(([meter, { value, max }]) => ({
				what: `${name} ${meter}`,
				ok: isWithin(value, 0, max),
			})),
		),
		...Object.entries(special).map(([what, ticks]) => ({
			what,
			ok: isWithin(ticks, 0, ruleset.special_tracks.includes(`${what}_legacy`) ? Infinity : Math.max(MAX_TICKS, 90)),
		})),
		{ what: 'experience', ok: character.experience >= 0 && character.experience_spent >= 0 },
	];
	return values.filter(({ ok }) => !ok).map(({ what }) => what);
}

/** What goes or is upgraded is named only where the character has it. */
function ofAsset({ track, ...rest }: Partial<EffectContext>, { assets }: Character): Partial<EffectContext> {
	return track === undefined || !findAsset(assets, track) ? rest : { ...rest, track };
}

describe.each(RULESET_IDS)('%s', id => {
	const ruleset = bundledRuleset(id);
	const dice = { roll: (sides: number) => Math.min(4, sides) };
	const state = anyCharacter(ruleset);
	const doings = fc.array(fc.tuple(anyEffect(ruleset), anyRecordOf), { minLength: 1, maxLength: 8 });
	const context = (more: Partial<EffectContext>): EffectContext => ({ ruleset, move: 'Face Danger', dice, ...more });

	it('no sequence of effects leaves a value outside its limits, and each can be taken back exactly', () => {
		fc.assert(
			fc.property(state, doings, (before, effects) => {
				let now = before;
				const changes = effects.flatMap(([effect, record]) => {
					const carried = applyEffect(effect, now, context(record));
					now = carried?.character ?? now;
					return carried?.changes ?? [];
				});
				expect(outside(now, ruleset)).toEqual([]);
				const back = revertChanges(now, changes, ruleset);
				expect(back.moved).toEqual([]);
				expect(unordered(back.character)).toEqual(unordered(before));
				const again = repeatAll(back.character, changes, ruleset);
				expect(again.moved).toEqual([]);
				expect(unordered(again.character)).toEqual(unordered(now));
			}),
			{ numRuns: 400 },
		);
	});

	it('the lines of an effect are reported as its own, and read back as they are written', () => {
		fc.assert(
			fc.property(state, anyEffect(ruleset), anyRecordOf, (before, effect, record) => {
				const at = context(effect.kind === 'asset' && effect.event !== 'gain' ? ofAsset(record, before) : record);
				const carried = applyEffect(effect, before, at);
				if (!carried) return;
				expect(linesOfEffect(effect, carried.changes, at)).toBe(carried.changes.length);
				expect(carried.changes.map(change => expectParsed(readChange(writeChange(change))))).toEqual(carried.changes);
			}),
			{ numRuns: 400 },
		);
	});

	it('a cost is paid or left, to the last point', () => {
		const cost = fc.tuple(fc.constantFrom(...sufferMoves(ruleset)), fc.integer({ min: 1, max: 12 }));
		fc.assert(
			fc.property(state, cost, (before, [move, amount]) => {
				if (cannotSuffer(move, before, ruleset) !== undefined) return;
				const booked = bookCost(move, { amount }, before, ruleset);
				expect(outside(booked.character, ruleset)).toEqual([]);
				expect(unordered(revertChanges(booked.character, booked.changes, ruleset).character)).toEqual(
					unordered(before),
				);
				expect(booked.left > 0).toBe(booked.leftBy !== undefined);
				const own =
					(meterAt(before, { meter: move.meter, whose: move.whose }, ruleset)?.value ?? 0) -
					(move.meter === 'momentum' ? MIN_MOMENTUM : 0);
				// Supply that runs out pays all of it, where it is not exchanged point by point; what has run out pays nothing.
				const paysAll = move.marks !== undefined && !move.beyond?.trade && own > 0;
				const over = move.overflow === undefined ? 0 : before.momentum - MIN_MOMENTUM;
				expect(booked.left).toBe(paysAll ? 0 : Math.max(0, amount - own - over));
			}),
			{ numRuns: 300 },
		);
	});
});
