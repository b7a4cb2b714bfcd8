import { stringify } from 'yaml';
import { RANKS, TICKS_PER_BOX } from '../../rules/core/rank';
import { kindsThatCount, TRACK_KINDS, type TrackKind } from '../../rules/core/track-kind';

/** Name of the file with the views, in the folder they show. */
export const CAMPAIGN_BASE = 'Sworn Journal.base';

/** Type of the view that draws tracks and clocks; available in Bases while the plugin runs. */
export const TRACKS_VIEW = 'sworn-journal-tracks';

/** A filter of Bases: a statement, or several combined with `and` or `or`. */
type Filter = string | { readonly and: readonly Filter[] } | { readonly or: readonly Filter[] };

const text = (words: string): string => JSON.stringify(words);

const isOneOf = (kinds: readonly TrackKind[]): Filter => {
	const [first, ...more] = kinds.map(kind => `sworn == ${text(kind)}`);
	return first !== undefined && more.length === 0 ? first : { or: kinds.map(kind => `sworn == ${text(kind)}`) };
};

const IS_OPEN: readonly Filter[] = ['status != "completed"', 'status != "forsaken"'];

/** Matches how the plugin recognizes characters: a note with stats and momentum needs no `sworn`. */
const IS_CHARACTER: Filter = {
	or: ['sworn == "character"', { and: ['!sworn', 'file.hasProperty("momentum")', 'file.hasProperty("iron")'] }],
};

/** Sorts ranks by difficulty instead of alphabetically. */
const RANK_IN_ORDER = RANKS.reduceRight(
	(others, rank, at) => `if(rank == ${text(rank)}, ${text(`${at + 1} ${rank}`)}, ${others})`,
	'""',
);

const BY_NAME = [{ property: 'file.name', direction: 'ASC' }];

const VIEWS = [
	{
		type: 'table',
		name: 'Characters',
		filters: IS_CHARACTER,
		order: ['file.name', 'momentum', 'health', 'spirit', 'supply', 'impacts', 'experience', 'ruleset'],
		sort: BY_NAME,
	},
	{
		type: 'table',
		name: 'Open vows by rank',
		filters: { and: [isOneOf(['vow']), ...IS_OPEN] },
		groupBy: { property: 'formula.rank_in_order', direction: 'DESC' },
		order: ['file.name', 'rank', 'formula.boxes', 'character'],
		sort: BY_NAME,
	},
	{
		type: 'table',
		name: 'Connections',
		filters: isOneOf(['connection']),
		order: ['file.name', 'role', 'rank', 'formula.boxes', 'bond', 'status', 'character'],
		sort: BY_NAME,
	},
	{
		type: 'table',
		name: 'Clocks',
		filters: { and: [isOneOf(kindsThatCount('segments')), ...IS_OPEN] },
		order: ['file.name', 'filled', 'segments', 'odds', 'sworn', 'character'],
		sort: BY_NAME,
	},
	{
		type: 'table',
		name: 'Places',
		filters: 'sworn == "place"',
		groupBy: { property: 'region', direction: 'ASC' },
		order: ['file.name', 'type', 'region'],
		sort: BY_NAME,
	},
	{
		type: 'table',
		name: 'Sessions',
		filters: 'file.name.startsWith("Session ")',
		order: ['file.name', 'date', 'character'],
		sort: [{ property: 'file.ctime', direction: 'DESC' }],
	},
	// Not the first view, so that without the plugin the file opens on a table and only this view is missing.
	{
		type: TRACKS_VIEW,
		name: 'Open tracks and clocks',
		filters: { and: [isOneOf(TRACK_KINDS), ...IS_OPEN] },
		groupBy: { property: 'sworn', direction: 'DESC' },
		order: ['file.name'],
		sort: BY_NAME,
	},
];

/** The text of a Bases file with views of the notes in a folder and its subfolders; the root of the vault is “/”. */
export function campaignBase(folder: string): string {
	const within = folder === '/' ? [] : [`file.inFolder(${text(folder)})`];
	return stringify(
		{
			filters: { and: ['file.ext == "md"', ...within] },
			formulas: {
				boxes: `if(ticks, (ticks / ${TICKS_PER_BOX}).floor(), 0)`,
				rank_in_order: RANK_IN_ORDER,
			},
			properties: {
				'formula.boxes': { displayName: 'boxes' },
				'formula.rank_in_order': { displayName: 'by rank' },
				'note.sworn': { displayName: 'kind' },
			},
			views: VIEWS,
		},
		{ lineWidth: 0, aliasDuplicateObjects: false },
	);
}
