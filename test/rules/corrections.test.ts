import { describe, expect, it } from 'vitest';
import type { RulesetId } from '../../src/rules/bundled';
import { bundledRuleset, RULESET_IDS, uncorrectedRuleset } from '../../src/rules/bundled';
import { CLASSIC } from '../../src/rules/corrections/classic';
import { applyCorrections } from '../../src/rules/corrections/apply-corrections';
import type { Correction } from '../../src/rules/corrections/correction';
import { DELVE } from '../../src/rules/corrections/delve';
import { STARFORGED } from '../../src/rules/corrections/starforged';
import { SUNDERED_ISLES } from '../../src/rules/corrections/sundered-isles';
import { writeEffects } from '../../src/rules/effects/notation/write-notation';
import { findMove } from '../../src/rules/find-move';
import type { Move } from '../../src/rules/move';
import { moveText } from '../../src/rules/rules-text';
import { rulebook } from '../../src/rules/rulebook';
import type { Ruleset } from '../../src/rules/ruleset';

const CORRECTIONS: Readonly<Record<RulesetId, readonly Correction[]>> = {
	classic: CLASSIC,
	delve: DELVE,
	starforged: STARFORGED,
	sundered_isles: SUNDERED_ISLES,
};

function moveIn(ruleset: Ruleset, name: string): Move {
	const move = findMove(ruleset, name);
	if (!move.ok) throw new Error(`The test names a move that is not there: ${name}`);
	return move.value;
}

const everyWordOf = ({ text, trigger, outcomes, tables }: Move): string =>
	[
		text,
		trigger.text,
		...trigger.conditions.map(condition => condition.text ?? ''),
		...Object.values(outcomes).map(outcome => outcome.text),
		...tables.flatMap(({ rows }) => rows.map(row => row.text)),
	].join('\n');

/** Each correction of each ruleset. */
const all = RULESET_IDS.flatMap(id =>
	CORRECTIONS[id].map((correction, i) => ({
		id,
		correction,
		title: `${'move' in correction ? correction.move : correction.impact}, ${correction.kind} ${i + 1}`,
	})),
);

const words = all.flatMap(({ correction, ...rest }) => (correction.kind === 'words' ? [{ correction, ...rest }] : []));

describe('every correction', () => {
	it.each(all)('$id: $title says why', ({ correction }) => {
		expect(correction.reason).toMatch(/^[A-Z].*\.$/);
	});

	it.each(all)('$id: $title changes the data', ({ id, correction }) => {
		const data = uncorrectedRuleset(id);
		expect(applyCorrections(data, [correction])).not.toEqual(data);
	});

	it.each(words)('$id: $title leaves nothing of the wrong words', ({ id, correction }) => {
		expect(everyWordOf(moveIn(bundledRuleset(id), correction.move))).not.toContain(correction.data);
	});
});

describe('words that the data has wrong', () => {
	it.each([
		{ id: 'classic', move: 'Face a Setback', data: '_momentum', book: 'additional -momentum, clear' },
		{ id: 'classic', move: 'Forsake Your Vow', data: '_spirit', book: 'You suffer -spirit' },
		{ id: 'delve', move: 'Forsake Your Vow', data: '_spirit', book: 'You suffer -spirit' },
		{ id: 'starforged', move: 'Finish an Expedition', data: 'formidable=2 box;', book: 'formidable=2 ticks;' },
		{ id: 'sundered_isles', move: 'Finish an Expedition', data: 'formidable=2 box;', book: 'formidable=2 ticks;' },
		{ id: 'starforged', move: 'Sojourn', data: 'recover contents', book: 'two recover moves' },
		{ id: 'starforged', move: 'Finish the Scene', data: 'Make it hurt', book: 'costly turn of events' },
		{ id: 'starforged', move: 'Gain Ground', data: 'By charging', book: 'Charging boldly' },
		{ id: 'starforged', move: 'Begin the Scene', data: '[Face Danger]', book: '[Face Danger (Scene Challenge)]' },
		{ id: 'sundered_isles', move: 'Undertake an Expedition', data: 'under the radar', book: 'Keep a low profile' },
		{ id: 'sundered_isles', move: 'Set a Course', data: 'perilous space', book: 'When you travel a known route' },
		{ id: 'sundered_isles', move: 'Resupply', data: 'unexpected peril', book: 'you gain nothing' },
		{ id: 'sundered_isles', move: 'Repair', data: 'any other device', book: 'any other component' },
		{ id: 'sundered_isles', move: 'Pay the Price', data: 'malfunctions', book: 'vehicle fails you' },
		{ id: 'sundered_isles', move: 'Withstand Damage', data: 'Ride it out', book: 'Hold fast' },
		{ id: 'sundered_isles', move: 'Withstand Damage', data: 'lost fuel', book: 'gear, cargo' },
	] as const)('$id, $move: “$data” is “$book”', ({ id, move, data, book }) => {
		expect(everyWordOf(moveIn(uncorrectedRuleset(id), move))).toContain(data);
		expect(everyWordOf(moveIn(bundledRuleset(id), move))).not.toContain(data);
		expect(everyWordOf(moveIn(bundledRuleset(id), move))).toContain(book);
	});

	it('leave Starforged its own where Sundered Isles has others', () => {
		expect(everyWordOf(moveIn(bundledRuleset('starforged'), 'Pay the Price'))).toContain('malfunctions');
	});
});

/** Sundered Isles prints Begin a Scene and Finish a Scene. */
describe('the names of the book', () => {
	it.each([
		{ name: 'Begin a Scene', is: 'Begin the Scene' },
		{ name: 'Finish a Scene', is: 'Finish the Scene' },
	])('$name is $is', ({ name, is }) => {
		expect(findMove(uncorrectedRuleset('sundered_isles'), name).ok).toBe(false);
		expect(moveIn(bundledRuleset('sundered_isles'), name).name).toBe(is);
		expect(moveIn(bundledRuleset('starforged'), name).name).toBe(is);
	});
});

describe('impacts', () => {
	it.each([
		{ name: 'cursed', data: { permanent: false }, book: { permanent: true, prevents_recovery: [] } },
		{ name: 'battered', data: { prevents_recovery: [] }, book: { permanent: false, prevents_recovery: ['integrity'] } },
	])('$name, on the vehicle', ({ name, data, book }) => {
		const impact = (ruleset: Ruleset) => ruleset.impacts.find(impact => impact.name === name);
		expect(impact(uncorrectedRuleset('starforged'))).toMatchObject({ ...data, on_vehicle: true });
		expect(impact(bundledRuleset('starforged'))).toMatchObject({ ...book, on_vehicle: true });
		expect(impact(bundledRuleset('sundered_isles'))).toMatchObject(book);
	});
});

describe('Ironsworn', () => {
	const data = uncorrectedRuleset('classic');
	const book = rulebook(bundledRuleset('classic'));

	it('compares an epilogue with the bonds that it has', () => {
		const tracks = (ruleset: Ruleset) =>
			moveIn(ruleset, 'Write Your Epilogue').trigger.conditions.flatMap(({ roll_options }) => roll_options);
		expect(tracks(data)).toEqual([{ using: 'special_track', special_track: 'bonds_track' }]);
		expect(tracks(book.ruleset)).toEqual([{ using: 'special_track', special_track: 'bonds' }]);
		expect(book.ruleset.special_tracks).toContain('bonds');
	});

	it('rolls again where the price is made worse', () => {
		const first = (ruleset: Ruleset) => moveIn(ruleset, 'Pay the Price').tables[0]?.rows[0];
		expect(first(data)).toMatchObject({ min: 1, max: 2 });
		expect(first(data)).not.toHaveProperty('rolls');
		expect(first(book.ruleset)).toMatchObject({ min: 1, max: 2, rolls: 1 });
	});

	/** Ironsworn, Sojourn: up to two on a strong hit, one on a weak hit; one more with a bond; then a focus. */
	it.each([
		{ outcome: 'strong_hit', choose: 2 },
		{ outcome: 'weak_hit', choose: 1 },
	] as const)(
		'offers up to $choose of eight on a $outcome of Sojourn, one more with a bond, and a focus',
		({ outcome, choose }) => {
			const sojourn = book.move('Sojourn');
			const [chosen, bond, focus] = (sojourn && book.effectsOf(sojourn).outcomes[outcome]) ?? [];
			expect(chosen).toMatchObject({ kind: 'choose', count: { min: 0, max: choose } });
			expect(chosen?.kind === 'choose' && chosen.options.map(({ label }) => label)).toEqual([
				...['Mend', 'Hearten', 'Equip', 'Recuperate', 'Consort', 'Provision', 'Plan', 'Take a quest'],
			]);
			expect(bond).toMatchObject({ kind: 'may', option: { effects: [{ kind: 'choose', count: { min: 1, max: 1 } }] } });
			expect(focus).toMatchObject({ kind: 'may', option: { effects: [{ kind: 'move', move: 'Sojourn (focus)' }] } });
		},
	);

	it.each([
		{ outcome: 'strong_hit', health: 'health +2', momentum: 'momentum +2' },
		{ outcome: 'weak_hit', health: 'health +1', momentum: 'momentum +1' },
	] as const)('the focus of Sojourn on a $outcome: $health, $momentum, …', ({ outcome, health, momentum }) => {
		expect(findMove(data, 'Sojourn (focus)').ok).toBe(false);
		const focus = book.move('Sojourn (focus)');
		const effects = (focus && book.effectsOf(focus).outcomes[outcome]) ?? [];
		const [choice] = effects;
		const options = choice?.kind === 'choose' ? choice.options : [];
		expect(options.map(({ label }) => label)).toEqual(['Recuperate', 'Consort', 'Provision', 'Plan']);
		expect(options.map(option => writeEffects(option.effects))).toEqual([
			`${health}\ncompanion ${health}`,
			health.replace('health', 'spirit'),
			health.replace('health', 'supply'),
			momentum,
		]);
	});

	it('a miss on the focus loses 2, or the 1 that there was room for', () => {
		const focus = book.move('Sojourn (focus)');
		const [choice] = (focus && book.effectsOf(focus).outcomes.miss) ?? [];
		const consort = choice?.kind === 'choose' ? choice.options.find(({ label }) => label === 'Consort') : undefined;
		expect(writeEffects(consort?.effects ?? [])).toBe(
			'choose up to 1\n\t- Lose 2 spirit\n\t\tspirit -2\n\t- Lose 1 spirit\n\t\tspirit -1',
		);
	});

	it('rolls the focus of Sojourn as Sojourn is rolled', () => {
		const [sojourn, focus] = ['Sojourn', 'Sojourn (focus)'].map(name => moveIn(book.ruleset, name));
		expect(focus?.trigger.conditions).toEqual(sojourn?.trigger.conditions);
		expect(focus?.roll_type).toBe('action_roll');
		expect(focus && book.triggerAddsOf(focus)).toEqual([{ by: 1, when: 'you share a bond' }]);
		expect(sojourn && book.triggerAddsOf(sojourn)).toEqual([{ by: 1, when: 'you share a bond' }]);
		expect(focus && book.effectsOf(focus).always).toEqual([]);
	});
});

/** What the book does there. Where reading the text alone comes to the same one day, the correction can go. */
describe('effects that the text does not tell', () => {
	it.each([
		{ id: 'classic', move: 'Sojourn', place: 'miss', book: 'move Pay the Price' },
		{ id: 'classic', move: 'Strike', place: 'strong_hit', book: 'harm yours +1\ncombat has initiative' },
		{
			id: 'classic',
			move: 'Turn the Tide',
			place: 'always',
			book: [
				'may Steal initiative',
				'\tcombat has initiative',
				'\tnext +1, on a hit momentum +1',
				'\tmay If that move misses',
				'\t\tmove Pay the Price',
			].join('\n'),
		},
		{
			id: 'classic',
			move: 'Companion Endure Harm',
			place: 'miss',
			book: [
				'momentum -1',
				'if companion health is 0',
				'\tif action die is 1',
				'\t\tasset discard companion',
				'\t\texperience +1 for each ability',
				'\telse',
				'\t\tmark companion "out of action"',
			].join('\n'),
		},
		{
			id: 'classic',
			move: 'Enter the Fray',
			place: 'weak_hit',
			book: [
				'choose 1',
				'\t- Bolster your position',
				'\t\tmomentum +2',
				'\t\tcombat no initiative',
				'\t- Prepare to act',
				'\t\tcombat has initiative',
			].join('\n'),
		},
		{
			id: 'classic',
			move: 'Test Your Bond',
			place: 'miss',
			book: 'connection no bond\nbonds -1 ticks\nmove Pay the Price',
		},

		{
			id: 'delve',
			move: 'Advance a Threat',
			place: 'always',
			book: 'table\nif menace is full\n\tmove Forsake Your Vow',
		},
		{
			id: 'delve',
			move: 'Wield a Rarity',
			place: 'always',
			book: 'if action die is 6\n\tas strong hit\n\tmomentum +1',
		},
		{ id: 'delve', move: 'Wield a Rarity', place: 'weak_hit', book: 'if action die is 5\n\tmomentum +1' },
	] as const)('$id, $move, $place', ({ id, move, place, book }) => {
		const effects = (ruleset: Ruleset) => {
			const { always, outcomes } = rulebook(ruleset).effectsOf(moveIn(ruleset, move));
			return writeEffects((place === 'always' ? always : outcomes[place]) ?? []);
		};
		expect(effects(uncorrectedRuleset(id))).not.toBe(book);
		expect(effects(bundledRuleset(id))).toBe(book);
	});
});

describe('Sundered Isles', () => {
	const book = rulebook(bundledRuleset('sundered_isles'));
	const withstand = moveIn(book.ruleset, 'Withstand Damage');

	it('shows the table of Withstand Damage that it has', () => {
		expect(moveText(moveIn(uncorrectedRuleset('sundered_isles'), 'Withstand Damage'))).not.toContain('| d100 |');
		expect(moveText(withstand)).toContain('| d100 |');
	});

	it('leaves time to get away where Starforged harms', () => {
		const row = (ruleset: Ruleset) => moveIn(ruleset, 'Withstand Damage').tables[0]?.rows[1];
		expect(row(uncorrectedRuleset('sundered_isles'))).toMatchObject({ min: 11, max: 25 });
		expect(row(uncorrectedRuleset('sundered_isles'))?.text).toContain('Endure Harm');
		expect(row(book.ruleset)).toMatchObject({ min: 11, max: 25 });
		expect(row(book.ruleset)?.text).not.toContain('Endure Harm');
		expect(book.effectsOfRow(withstand, row(book.ruleset)?.text ?? '')).toEqual([]);
	});

	/** Sundered Isles, Repair: the situation says how many points; the hold pays for up to three more. */
	it.each([
		{ outcome: 'strong_hit', points: [7, 4, 3, 2] },
		{ outcome: 'weak_hit', points: [5, 2, 1, 0] },
	] as const)('gives $points points on a $outcome of Repair', ({ outcome, points }) => {
		const [situation, spend] = book.effectsOf(moveIn(book.ruleset, 'Repair')).outcomes[outcome] ?? [];
		const options = situation?.kind === 'choose' ? situation.options : [];
		const more = 'exchange up to 3\n\tvehicle supply -1\nfor\n\tpoints +1';
		expect(options.map(({ label, effects }) => [label, writeEffects(effects)])).toEqual([
			['At a facility', `points +${points[0]}`],
			['At anchor', `points +${points[1]}\n${more}`],
			['Underway', `points +${points[2]}\n${more}`],
			['Under fire', points[3] > 0 ? `points +${points[3]}\n${more}` : more],
		]);
		expect(spend?.kind === 'spend' && spend.options.map(({ cost }) => cost)).toEqual([2, 2, 1, 1, 3, 2]);
	});
});
