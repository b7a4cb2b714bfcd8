import { describe, expect, it } from 'vitest';
import type { RulesetId } from '../../src/rules/books/bundled';
import { bundledRuleset, RULESET_IDS, uncorrectedRuleset } from '../../src/rules/books/bundled';
import { CLASSIC } from '../../src/rules/corrections/classic';
import { applyCorrections } from '../../src/rules/corrections/apply-corrections';
import type { Correction } from '../../src/rules/corrections/correction';
import { DELVE } from '../../src/rules/corrections/delve';
import { STARFORGED } from '../../src/rules/corrections/starforged';
import { SUNDERED_ISLES } from '../../src/rules/corrections/sundered-isles';
import { findMove } from '../../src/rules/find-move';
import type { Move } from '../../src/rules/move';
import { moveText, plainText } from '../../src/rules/rules-text';
import { rulebook } from '../../src/rules/books/rulebook';
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
		title: `${subjectOf(correction)}, ${correction.kind} ${i + 1}`,
	})),
);

function subjectOf(correction: Correction): string {
	if ('move' in correction) return correction.move;
	if ('impact' in correction) return correction.impact;
	if ('asset' in correction) return correction.asset;
	return 'oracle' in correction ? correction.oracle : correction.table;
}

/** The parts of a ruleset that are read on first use, as values that can be compared. */
const read = ({ oracles, assets, sites, ...rest }: Ruleset) => ({
	...rest,
	oracles: oracles?.(),
	assets: assets?.(),
	sites: sites?.(),
	truths: undefined,
	npcs: undefined,
	rarities: undefined,
	delve_sites: undefined,
});

const words = all.flatMap(({ correction, ...rest }) => (correction.kind === 'words' ? [{ correction, ...rest }] : []));

describe('every correction', () => {
	it.each(all)('$id: $title says why', ({ correction }) => {
		expect(correction.reason).toMatch(/^[A-Z].*\.$/);
	});

	it.each(all)('$id: $title changes the data', ({ id, correction }) => {
		const data = uncorrectedRuleset(id);
		expect(read(applyCorrections(data, [correction]))).not.toEqual(read(data));
	});

	it.each(words)('$id: $title leaves nothing of the wrong words', ({ id, correction }) => {
		expect(everyWordOf(moveIn(bundledRuleset(id), correction.move))).not.toContain(correction.data);
	});

	it.each(words)('$id: $title puts those of the book in their place', ({ id, correction }) => {
		const corrected = moveIn(applyCorrections(uncorrectedRuleset(id), [correction]), correction.move);
		expect(everyWordOf(corrected)).toContain(correction.book);
	});

	/** Where reading the text alone comes to the same one day, the correction can go. */
	it.each(all.filter(({ correction }) => correction.kind === 'effects'))(
		'$id: $title says what the text does not tell',
		({ id, correction }) => {
			const effects = (ruleset: Ruleset) =>
				rulebook(ruleset).effectsOf(moveIn(ruleset, 'move' in correction ? correction.move : ''));
			const data = uncorrectedRuleset(id);
			expect(effects(applyCorrections(data, [correction]))).not.toEqual(effects(data));
		},
	);
});

it('Sundered Isles leaves Starforged its own words', () => {
	expect(everyWordOf(moveIn(bundledRuleset('starforged'), 'Pay the Price'))).toContain('malfunctions');
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

	it('rolls the focus of Sojourn as Sojourn is rolled', () => {
		const [sojourn, focus] = ['Sojourn', 'Sojourn (focus)'].map(name => moveIn(book.ruleset, name));
		expect(focus?.trigger.conditions).toEqual(sojourn?.trigger.conditions);
		expect(focus?.roll_type).toBe('action_roll');
		expect(focus && book.triggerAddsOf(focus)).toEqual([{ by: 1, when: 'you share a bond' }]);
		expect(sojourn && book.triggerAddsOf(sojourn)).toEqual([{ by: 1, when: 'you share a bond' }]);
		expect(focus && book.effectsOf(focus).always).toEqual([]);
		expect(findMove(data, 'Sojourn (focus)').ok).toBe(false);
	});
});

describe('the tables and cards', () => {
	const rowsOf = (ruleset: Ruleset, id: string) => ruleset.oracles?.().find(({ _id }) => _id === id)?.rows ?? [];
	const zones = 'oracle_rollable:starforged/derelict/zone/settlement';

	it.each(['starforged', 'sundered_isles'] as const)('of %s: the zones of a derelict settlement', id => {
		const ranged = rowsOf(bundledRuleset(id), zones).flatMap(({ min, max, text }) =>
			min === null ? [] : [`${plainText(text)} ${min}-${max}`],
		);
		expect(ranged).toEqual([
			'Community 1-20',
			'Engineering 21-30',
			'Living 31-55',
			'Medical 56-65',
			'Operations 66-75',
			'Production 76-90',
			'Research 91-100',
		]);
	});

	it('of Starforged: the callsign at 48', () => {
		expect(rowsOf(bundledRuleset('starforged'), 'oracle_rollable:starforged/character/name/callsign')[47]?.text).toBe(
			'Ironclad',
		);
	});

	it('of Delve: the feature of an icereach at 85', () => {
		const domain = bundledRuleset('delve')
			.sites?.()
			.domains.find(({ name }) => name === 'Icereach');
		expect(domain?.features.find(({ min }) => min === 85)?.text).toBe('Camp or outpost');
	});

	it.each([
		{ name: 'Ironclad Hull', meters: { hull: 4 } },
		{ name: 'Fleet Commander', meters: { power: 4 } },
		{ name: 'Armored Prow', meters: {} },
	])('of Sundered Isles: $name begins with $meters', ({ name, meters }) => {
		const card = bundledRuleset('sundered_isles')
			.assets?.()
			.find(asset => asset.name === name);
		const begins = card?.controls.flatMap(control => (control.kind === 'meter' ? [[control.key, control.value]] : []));
		expect(Object.fromEntries(begins ?? [])).toEqual(meters);
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
});
