import { given } from '../core/collections';
import type { Effect } from '../effects/effect';
import { readEffectsNotation } from '../effects/notation/read-notation';
import type { Move, StatedEffects, TableRow, Trigger } from '../move';
import type { ParseResult } from '../core/problem';
import type { Ruleset } from '../ruleset';
import { readStatedEffects, statedTogether } from '../stated-effects';
import type { Correction } from './correction';
import { lazy } from '../core/memoize';
import type { AssetControl, PrintedAsset } from '../assets/printed-asset';

/** Applies corrections in order. A correction that matches nothing has no effect. */
export const applyCorrections = (printed: Ruleset, corrections: readonly Correction[]): Ruleset =>
	corrections.reduce(withCorrection, printed);

function withCorrection(ruleset: Ruleset, correction: Correction): Ruleset {
	switch (correction.kind) {
		case 'impact': {
			const { impact, reason: _reason, kind: _kind, ...rule } = correction;
			return {
				...ruleset,
				impacts: ruleset.impacts.map(printed => (printed.name === impact ? { ...printed, ...rule } : printed)),
			};
		}
		case 'move_beside':
			return onMove(ruleset, correction.move, move => [move, moveBeside(move, correction)]);
		case 'words':
		case 'name':
		case 'effects':
		case 'row_effects':
		case 'row':
		case 'special_track':
			return onMove(ruleset, correction.move, move => [correctedMove(move, correction)]);
		case 'starts':
		case 'row_words':
			return onTable(ruleset, correction);
		case 'card_meter':
			return onCard(ruleset, correction);
	}
}

function onMove(ruleset: Ruleset, name: string, change: (move: Move) => readonly Move[]): Ruleset {
	return { ...ruleset, moves: ruleset.moves.flatMap(move => (move.name === name ? change(move) : [move])) };
}

type Of<K extends Correction['kind']> = Extract<Correction, { kind: K }>;

/** A move with one correction applied. */
function correctedMove(
	move: Move,
	correction: Of<'words' | 'name' | 'effects' | 'row_effects' | 'row' | 'special_track'>,
): Move {
	switch (correction.kind) {
		case 'words':
			return withOtherWords(move, correction);
		case 'name':
			return { ...move, aliases: [...(move.aliases ?? []), correction.name] };
		case 'effects':
			return stating(move, () => ours(readStatedEffects(correction.effects, correction.reason)));
		case 'row_effects':
			return stating(move, () => statedRow(correction));
		case 'row':
			return onRow(move, correction);
		case 'special_track':
			return onSpecialTrack(move, correction.special_track);
	}
}

/** Parses the notation on first use. */
function stating(move: Move, read: () => StatedEffects): Move {
	let known: StatedEffects | undefined;
	return {
		...move,
		get stated() {
			return (known ??= statedTogether(move.stated, read()));
		},
	};
}

const statedRow = ({ reason, min, column, effects }: Of<'row_effects'>): StatedEffects => ({
	reason,
	rows: [{ min, ...given({ column }), effects: notation(effects) }],
});

const onRow = (move: Move, { min, text, rolls }: Of<'row'>): Move => ({
	...move,
	tables: move.tables.map(table => ({
		...table,
		rows: table.rows.map((row): TableRow => (row.min === min ? { ...row, ...given({ text, rolls }) } : row)),
	})),
});

const onSpecialTrack = (move: Move, special_track: string): Move => ({
	...move,
	trigger: {
		...move.trigger,
		conditions: move.trigger.conditions.map(condition => ({
			...condition,
			roll_options: condition.roll_options.map(option =>
				option.using === 'special_track' ? { ...option, special_track } : option,
			),
		})),
	},
});

/** A move rolled like another one, with its own text and effects. */
function moveBeside(move: Move, { name, trigger, text, outcomes, reason }: Of<'move_beside'>): Move {
	const { aliases: _aliases, stated: _stated, ...rolled } = move;
	const { strong_hit, weak_hit, miss } = outcomes;
	const effects = { strong_hit: strong_hit.effects, weak_hit: weak_hit.effects, miss: miss.effects };
	return {
		...rolled,
		_id: `${move._id}/${name.toLowerCase().replace(/\W+/g, '_')}`,
		name,
		trigger: { ...move.trigger, text: trigger },
		text: [text, strong_hit.text, weak_hit.text, miss.text].join('\n\n'),
		outcomes: { strong_hit: said(strong_hit), weak_hit: said(weak_hit), miss: said(miss) },
		tables: [],
		stated: ours(readStatedEffects({ always: '', ...effects }, reason)),
	};
}

const said = ({ text }: { readonly text: string }) => ({ text });

const notation = (effects: string): readonly Effect[] => ours(readEffectsNotation(effects));

/** Corrections are part of the plugin: an invalid one is a bug. Throws. */
function ours<T>(reading: ParseResult<T>): T {
	if (reading.ok) return reading.value;
	throw new Error(`A correction is not in the notation of effects: ${JSON.stringify(reading.problems)}`);
}

/** Replaces the data's wording with the book's throughout a move. */
function withOtherWords(move: Move, { data, book }: { readonly data: string; readonly book: string }): Move {
	const right = (text: string): string => text.replaceAll(data, book);
	return {
		...move,
		trigger: rightTrigger(move.trigger, right),
		text: right(move.text),
		outcomes: Object.fromEntries(
			Object.entries(move.outcomes).map(([outcome, { text }]) => [outcome, { text: right(text) }]),
		),
		tables: move.tables.map(table => ({
			...table,
			rows: table.rows.map(row => ({ ...row, text: right(row.text) })),
		})),
	};
}

const rightTrigger = (trigger: Trigger, right: (text: string) => string): Trigger => ({
	...trigger,
	text: right(trigger.text),
	conditions: trigger.conditions.map(condition => ({
		...condition,
		...(condition.text !== undefined && { text: right(condition.text) }),
	})),
});

type SiteCard = ReturnType<NonNullable<Ruleset['sites']>>['themes'][number];
type OracleRow = SiteCard['features'][number];

/** The rows of an oracle, or of the theme or domain card of a site, read on first use like the rest of the book. */
function onTable(ruleset: Ruleset, correction: Of<'starts' | 'row_words'>): Ruleset {
	const { oracles, sites } = ruleset;
	const id = correction.kind === 'starts' ? correction.oracle : correction.table;
	const right = (rows: readonly OracleRow[]) => correctedRows(rows, correction);
	const onSite = (card: SiteCard): SiteCard =>
		card._id === id ? { ...card, features: right(card.features), dangers: right(card.dangers) } : card;
	return {
		...ruleset,
		...(oracles && {
			oracles: lazy(() =>
				oracles().map(oracle => (oracle._id === id ? { ...oracle, rows: right(oracle.rows) } : oracle)),
			),
		}),
		...(sites && {
			sites: lazy(() => ({ themes: sites().themes.map(onSite), domains: sites().domains.map(onSite) })),
		}),
	};
}

function correctedRows(rows: readonly OracleRow[], correction: Of<'starts' | 'row_words'>): readonly OracleRow[] {
	if (correction.kind === 'starts') return startingAt(rows, correction.starts);
	return rows.map(row => ({ ...row, text: row.text.replaceAll(correction.data, correction.book) }));
}

/** Each row ends where the next one starts, so that no gap and no overlap can be stated. */
function startingAt(rows: readonly OracleRow[], starts: readonly number[]): readonly OracleRow[] {
	const ranged = rows.filter(({ min }) => min !== null);
	return rows.map(row => {
		const at = ranged.indexOf(row);
		if (at < 0) return row;
		const next = starts[at + 1];
		return { ...row, min: starts[at] ?? row.min, max: next === undefined ? row.max : next - 1 };
	});
}

/** The meter of a card. */
function onCard(ruleset: Ruleset, { asset, meter, value }: Of<'card_meter'>): Ruleset {
	const { assets } = ruleset;
	if (!assets) return ruleset;
	const right = (control: AssetControl): readonly AssetControl[] => {
		if (control.kind !== 'meter' || control.key !== meter) return [control];
		return value === undefined ? [] : [{ ...control, value }];
	};
	const onAsset = (card: PrintedAsset): PrintedAsset =>
		card._id === asset ? { ...card, controls: card.controls.flatMap(right) } : card;
	return { ...ruleset, assets: lazy(() => assets().map(onAsset)) };
}
