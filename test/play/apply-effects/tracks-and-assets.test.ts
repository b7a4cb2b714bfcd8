import { describe, expect, it } from 'vitest';
import { needsTrack } from '../../../src/play/apply-effects/apply-effect';
import { beginTrack } from '../../../src/play/apply-effects/tracks';
import { writeChange } from '../../../src/journal/record/change-lines';
import { maxMomentum, momentumReset } from '../../../src/play/character/momentum';
import type { Track } from '../../../src/play/tracks/track';
import type { Effect } from '../../../src/rules/effects/effect';
import { carried, context, lines } from '../../support/apply-and-revert';
import { kestrel, rook, starling, track } from '../../support/characters';
import { revertChanges } from '../../../src/play/character/revert-changes';

const end = (event: 'complete' | 'clear', kind: Track['kind']): Effect => ({ kind: 'track', event, track: kind });

describe('a track begins and ends', () => {
	it('is begun with a line', () => {
		const begun = beginTrack(kestrel(), track());
		expect(begun.changes.map(writeChange)).toEqual(['Find the ark › vow begun, formidable']);
		expect(begun.character.tracks).toEqual([track()]);
	});

	it.each([
		{ event: 'complete', line: 'Find the ark › vow completed', status: 'completed' },
		{ event: 'clear', line: 'Find the ark › vow forsaken', status: 'forsaken' },
	] as const)('$event', ({ event, line, status }) => {
		const done = carried(end(event, 'vow'), kestrel({ tracks: [track()] }), context({ track: 'Find the ark' }));
		expect(done?.changes.map(writeChange)).toEqual([line]);
		expect(done?.character.tracks[0]?.status).toBe(status);
	});

	it('twice is recorded and changes nothing', () => {
		const by = kestrel({ tracks: [track({ status: 'forsaken' })] });
		expect(lines(end('complete', 'vow'), by, context({ track: 'Find the ark' }))).toEqual([
			'Find the ark › vow completed, is forsaken',
		]);
	});

	it.each([
		{ event: 'complete', lines: ['Find the ark › vow completed', 'doomed cleared (Find the ark)'] },
		{ event: 'clear', lines: ['Find the ark › vow forsaken'] },
	] as const)('a vow sworn to clear an impact, $event (Starforged, Face Death)', ({ event, lines: told }) => {
		const by = kestrel({ impacts: ['doomed'], tracks: [track({ clears: 'doomed' })] });
		expect(lines(end(event, 'vow'), by, context({ track: 'Find the ark' }))).toEqual(told);
	});

	it('the last objective of a fight ends it (Starforged, Take Decisive Action)', () => {
		const one = track({ kind: 'objective', name: 'Hold the gate' });
		const other = track({ kind: 'foe', name: 'Raider' });
		const won = (...tracks: Track[]) =>
			lines(end('complete', 'objective'), kestrel({ combat: 'in control', tracks }), context({ track: one.name }));
		expect(won(one, other)).toEqual(['Hold the gate › objective completed']);
		expect(won(one)).toEqual(['Hold the gate › objective completed', 'combat in control → none (Hold the gate)']);
	});

	it.each([
		{ gains: 'bond', line: 'Ana › bond marked' },
		{ gains: 'influence', line: 'Ana › influence marked, already' },
		{ gains: 'role', line: 'Ana › second role gained' },
		{ gains: 'no bond', line: 'Ana › bond cleared, was not marked' },
	] as const)('a connection gains: $gains (Starforged, Forge a Bond)', ({ gains, line }) => {
		const ana = track({ kind: 'connection', name: 'Ana', influence: true, roles: ['smith'] });
		expect(lines({ kind: 'connection', gains }, kestrel({ tracks: [ana] }), context({ track: 'Ana' }))).toEqual([line]);
	});

	it('a second role is named by the player: no placeholder is written for it', () => {
		const ana = track({ kind: 'connection', name: 'Ana', roles: ['smith'] });
		const gained = carried(
			{ kind: 'connection', gains: 'role' },
			kestrel({ tracks: [ana] }),
			context({ track: 'Ana' }),
		);
		expect(gained?.character.tracks[0]?.roles).toEqual(['smith']);
	});

	it('a placeholder of an earlier version is taken back', () => {
		const ana = track({ kind: 'connection', name: 'Ana', roles: ['smith', 'second role'] });
		const line = { kind: 'event', target: 'Ana', what: 'second role', event: 'gained' } as const;
		const { character } = revertChanges(kestrel({ tracks: [ana] }), [line], context().ruleset);
		expect(character.tracks[0]?.roles).toEqual(['smith']);
	});

	it('says what kind of track an effect acts on', () => {
		expect(needsTrack({ kind: 'progress', times: 1, on: 'vow' })).toEqual(['vow']);
		expect(needsTrack({ kind: 'reward', legacy: 'quests' })).toContain('expedition');
		expect(needsTrack(end('complete', 'objective'))).toEqual(['objective']);
		expect(needsTrack({ kind: 'clock', by: 1 })).toEqual(['clock', 'project', 'scene']);
		expect(needsTrack({ kind: 'meter', meter: 'health', by: -1 })).toBeUndefined();
		expect(needsTrack({ kind: 'track', event: 'begin', track: 'vow' })).toBeUndefined();
	});
});

describe('companions and vehicles', () => {
	const meter = (of: string, by: number, whose?: 'companion' | 'vehicle'): Effect => ({
		kind: 'meter',
		meter: of,
		by,
		...(whose ? { whose } : {}),
	});
	const owned = kestrel({ assets: [rook(3), starling(4)] });

	it.each([
		{ effect: meter('health', -1, 'companion'), line: 'Rook › health 3 → 2' },
		{ effect: meter('health', 3, 'companion'), line: 'Rook › health 3 → 4, at its maximum' },
		{ effect: meter('integrity', -2), line: 'Starling › integrity 4 → 2' },
		{ effect: meter('integrity', -6, 'vehicle'), line: 'Starling › integrity 4 → 0, at its minimum' },
		{
			effect: { kind: 'set', meter: 'health', to: 'maximum', whose: 'companion' } as const,
			line: 'Rook › health 3 → 4',
		},
	])('$line', ({ effect, line }) => {
		expect(lines(effect, owned)).toEqual([line]);
	});

	it('that are not owned take nothing', () => {
		expect(lines(meter('health', -1, 'companion'), kestrel())).toBeUndefined();
		expect(lines(meter('integrity', -1), kestrel())).toBeUndefined();
	});

	it('a battered vehicle recovers no integrity (Starforged, Withstand Damage)', () => {
		const battered = kestrel({ assets: [starling(2, { conditions: ['battered'] })] });
		expect(lines(meter('integrity', 1), battered)).toEqual(['Starling › integrity 2 → 2, battered prevents recovery']);
		expect(lines(meter('integrity', -1), battered)).toEqual(['Starling › integrity 2 → 1']);
	});

	it.each([
		{ aboard: true, impacts: ['cursed'], max: 8, reset: 0 },
		{ aboard: false, impacts: ['cursed'], max: 9, reset: 1 },
		{ aboard: true, impacts: ['battered'], max: 9, reset: 1 },
	])('troubles count as impacts, once, while aboard ($aboard, $impacts)', ({ aboard, impacts, max, reset }) => {
		const by = kestrel({ impacts, assets: [starling(5, { conditions: ['battered'], aboard })] });
		expect([maxMomentum(by), momentumReset(by)]).toEqual([max, reset]);
	});

	it('a trouble marked aboard lowers momentum', () => {
		const by = kestrel({ momentum: 10, assets: [starling()] });
		expect(lines({ kind: 'impact', impact: 'battered', marked: true, whose: 'vehicle' }, by)).toEqual([
			'Starling › battered marked',
			'momentum 10 → 9, at its maximum (battered)',
		]);
	});

	it.each([
		{
			rule: 'an impact is the character’s, whatever is owned',
			impact: 'wounded',
			marked: true,
			line: 'wounded marked',
		},
		{ rule: 'a trouble is the vehicle’s', impact: 'battered', marked: true, line: 'Starling › battered marked' },
		{ rule: 'one that stands on the sheet is cleared there', impact: 'cursed', marked: false, line: 'cursed cleared' },
	])('$rule: $line', ({ impact, marked, line }) => {
		const by = kestrel({ impacts: ['cursed'], assets: [starling(5, { aboard: false })] });
		expect(lines({ kind: 'impact', impact, marked }, by)).toEqual([line]);
	});

	it('a module is marked broken, the first that still works', () => {
		const module = (name: string, conditions: string[]) => rook(0, { name, kind: 'module', meters: {}, conditions });
		const by = kestrel({ assets: [module('Engine', ['broken']), module('Medbay', [])] });
		expect(lines({ kind: 'impact', impact: 'broken', marked: true, whose: 'module' }, by)).toEqual([
			'Medbay › broken marked',
		]);
	});

	it.each([
		{ effect: { kind: 'asset', event: 'discard', what: 'companion' }, line: 'Rook › asset discarded' },
		{ effect: { kind: 'asset', event: 'discard' }, named: 'Starling', line: 'Starling › asset discarded' },
		{ effect: { kind: 'asset', event: 'gain' }, named: 'Wright', line: 'Wright › asset gained' },
	] as const)('$line', ({ effect, line, ...more }) => {
		expect(lines(effect, owned, context('named' in more ? { track: more.named } : {}))).toEqual([line]);
	});

	it('which asset or ability is for the player to say', () => {
		expect(lines({ kind: 'asset', event: 'discard' }, owned)).toBeUndefined();
		expect(lines({ kind: 'asset', event: 'upgrade', what: 'companion' }, owned)).toBeUndefined();
		const two = kestrel({ assets: [rook(3, { abilities: [1, 3] })] });
		expect(lines({ kind: 'asset', event: 'upgrade' }, two)).toEqual(['Rook › ability 2 marked']);
	});
});

describe('impacts and the end', () => {
	it.each([
		{ impacts: ['wounded', 'shaken'], lines: ['wounded cleared', 'shaken cleared'] },
		{ impacts: ['doomed'], lines: ['misfortunes cleared, none was marked'] },
	])('a group is cleared with all of it: $impacts', ({ impacts, lines: told }) => {
		expect(lines({ kind: 'impact', impact: 'misfortunes', marked: false }, kestrel({ impacts }))).toEqual(told);
	});

	it.each(['dead', 'lost'] as const)('%s', how => {
		expect(lines({ kind: 'end', how }, kestrel())).toEqual([`${how} marked`]);
	});

	it('momentum is reset, down or up', () => {
		const reset: Effect = { kind: 'set', meter: 'momentum', to: 'reset' };
		expect(lines(reset, kestrel({ momentum: 9, impacts: ['shaken'] }))).toEqual(['momentum 9 → 1']);
		expect(lines(reset, kestrel({ momentum: -4 }))).toEqual(['momentum -4 → 2']);
	});

	it('supply that is exhausted marks unprepared, whatever took it', () => {
		const by = kestrel({ momentum: 10, meters: { supply: 1 } });
		const effect: Effect = { kind: 'meter', meter: 'supply', by: -1 };
		const told = (move: string) => [
			'supply 1 → 0',
			`unprepared marked (${move})`,
			'momentum 10 → 9, at its maximum (unprepared)',
		];
		expect(lines(effect, by)).toEqual(told('Sacrifice Resources'));
		expect(lines(effect, by, context({}, 'classic'))).toEqual(told('Out of Supply'));
	});

	it.each([
		{ by: [-1, -2, -3] as const, line: undefined },
		{ by: '-cost' as const, line: undefined },
	])('an amount that nobody said waits: $by', ({ by }) => {
		expect(lines({ kind: 'meter', meter: 'health', by }, kestrel())).toBeUndefined();
	});

	it('the cost of the record', () => {
		expect(lines({ kind: 'meter', meter: 'health', by: '-cost' }, kestrel(), context({ cost: 2 }))).toEqual([
			'health 5 → 3',
		]);
	});
});
