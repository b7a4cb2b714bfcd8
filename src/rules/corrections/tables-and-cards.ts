import { lazy } from '../core/memoize';
import type { AssetControl, PrintedAsset } from '../assets/printed-asset';
import type { Ruleset } from '../ruleset';
import type { Correction } from './correction';

type Sites = ReturnType<NonNullable<Ruleset['sites']>>;
type SiteCard = Sites['themes'][number];
type OracleRow = SiteCard['features'][number];

type Of<K extends Correction['kind']> = Extract<Correction, { kind: K }>;

/** The rows of an oracle, or of the theme or domain card of a site, read on first use like the rest of the book. */
export function onTable(ruleset: Ruleset, correction: Of<'starts' | 'row_words'>): Ruleset {
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
export function onCard(ruleset: Ruleset, { asset, meter, value }: Of<'card_meter'>): Ruleset {
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
