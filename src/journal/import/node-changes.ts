import { getOwn } from '../../rules/core/collections';
import type { Change, ValueChange } from '../../play/character/change';
import { isRank, ofRank, PROGRESS_TICKS, TICKS_PER_BOX } from '../../rules/core/rank';
import type { CampaignNames } from './campaign-names';
import type { KdlNode } from './kdl-nodes';
import { neededNumber, neededText, numberIn, textIn, valueIn } from './node-values';
import { keep, checkedChange } from './imported-entry';

/** Reads the change recorded by a node. The character is left out if it is the acting one. */
type ReadNode = (node: KdlNode, names: CampaignNames) => Change;

/** Ticks of a full track. */
export const FULL_TRACK = 40;

const CHANGES: Readonly<Partial<Record<string, ReadNode>>> = {
	meter: (node, names) =>
		meterChange(neededText(node, 0, 'name'), neededNumber(node, 1, 'from'), neededNumber(node, 2, 'to'), names),
	progress: (node, { track }) => {
		const named = track(neededText(node, 0, 'name'));
		const rank = (textIn(node, undefined, 'rank', 'level') ?? '').toLowerCase();
		if (!isRank(rank)) keep(`“${rank}” is no rank.`);
		const from = ticksIn(node, 'from') ?? keep('“progress” does not say where it began.');
		const steps = numberIn(node, undefined, 'steps') ?? 1;
		return progressChange(named, from, Math.max(0, Math.min(FULL_TRACK, from + steps * ofRank(PROGRESS_TICKS, rank))));
	},
	track: (node, { track }) => {
		const named = track(neededText(node, 0, 'name'));
		const status = textIn(node, undefined, 'status')?.toLowerCase();
		if (status !== undefined) return statusChange(named, status, named.kind ?? 'track');
		return progressChange(
			named,
			ticksIn(node, 'from') ?? keep('“track” does not say what changed.'),
			ticksIn(node, 'to') ?? keep('“track” does not say what changed.'),
		);
	},
	clock: (node, { track }) => {
		const named = track(neededText(node, 0, 'name'));
		const status = textIn(node, undefined, 'status')?.toLowerCase();
		if (status !== undefined) return statusChange(named, status, 'clock');
		return clockChange(node, named.name);
	},
	position: node => positionChange(textIn(node, 0, 'from'), textIn(node, 1, 'to')),
	initiative: node => positionChange(textIn(node, 0, 'from'), textIn(node, 1, 'to')),
	xp: node => value('experience', neededNumber(node, 0, 'from'), neededNumber(node, 1, 'to')),
	impact: node => {
		const isMarked = valueIn(node, 1, 'marked') ?? true;
		if (typeof isMarked !== 'boolean') keep(`“${String(isMarked)}” does not say whether it is marked.`);
		const what = neededText(node, 0, 'name').replaceAll('_', ' ').toLowerCase();
		return { kind: 'event', what, event: isMarked ? 'marked' : 'cleared' };
	},
	asset: (node, { asset, plain }) => {
		const target = asset(plain(neededText(node, 0, 'name')));
		const status = textIn(node, 1, 'status')?.toLowerCase() ?? 'added';
		if (status === 'upgraded')
			return { kind: 'event', target, what: `ability ${neededNumber(node, 2, 'ability')}`, event: 'marked' };
		if (status !== 'added' && status !== 'removed') keep(`An asset cannot be “${status}”.`);
		return { kind: 'event', target, what: 'asset', event: status === 'added' ? 'gained' : 'discarded' };
	},
};

export const isChangeNode = ({ name }: KdlNode): boolean => getOwn(CHANGES, name) !== undefined;

/** The change that a node records. */
export const changeIn = (node: KdlNode, names: CampaignNames): Change =>
	checkedChange((getOwn(CHANGES, node.name) ?? keep(`“${node.name}” has no counterpart.`))(node, names));

/** A change of `Health`, or of an asset's meter: `Starship / Integrity`. */
export function meterChange(name: string, from: number, to: number, { asset, plain }: CampaignNames): Change {
	const parts = plain(name).split(' / ');
	const what = (parts.at(-1) ?? '').toLowerCase();
	const owner = parts.slice(0, -1).join(' / ');
	return checkedChange({ ...value(what, from, to), ...(owner === '' ? {} : { target: asset(owner) }) });
}

type Named = ReturnType<CampaignNames['track']>;

/** A change of progress. A legacy track is on the sheet of its owner, under its own name. */
export const progressChange = ({ name, legacy, isOwned }: Named, from: number, to: number): Change =>
	legacy === undefined
		? { ...value('', from, to), target: name, unit: 'ticks' }
		: { ...value(legacy, from, to), ...(isOwned ? { target: name } : {}), unit: 'ticks' };

export const segmentsChange = (clock: string, from: number, to: number, note?: string): Change => ({
	...value('', from, to),
	target: clock,
	unit: 'segments',
	...(note === undefined ? {} : { note }),
});

/** An advance of a clock, with its size, if it is told, and a note. */
export function clockChange(node: KdlNode, clock: string, note?: string): Change {
	const size = numberIn(node, undefined, 'out-of');
	const [from, to] = [neededNumber(node, 1, 'from'), neededNumber(node, 2, 'to')];
	return segmentsChange(clock, from, to, sizeAnd(size, note));
}

/** `of 6`, or `of 6, Likely: 34, yes`. */
export function sizeAnd(size: number | undefined, note?: string): string | undefined {
	const parts = [...(size === undefined ? [] : [`of ${size}`]), ...(note === undefined ? [] : [note])];
	return parts.length === 0 ? undefined : parts.join(', ');
}

/** Until July 2025, a completed track was recorded as “removed”. */
export function statusChange({ name, rank }: Named, status: string, kind: string): Change {
	const event = { kind: 'event', target: name, what: kind } as const;
	if (status === 'added') return { ...event, event: 'begun', ...(rank === undefined ? {} : { note: rank }) };
	if (['completed', 'removed', 'resolved'].includes(status)) return { ...event, event: 'completed' };
	if (status === 'reopened') return { kind: 'value', target: name, what: 'status', from: 'completed', to: 'open' };
	return keep(`“${status}” is no state of a track.`);
}

const POSITIONS: readonly (readonly [RegExp, string])[] = [
	[/^(?:|none|out of combat)$/, 'none'],
	[/control/, 'in control'],
	[/bad spot/, 'in a bad spot'],
	[/^no |without/, 'no initiative'],
	[/initiative/, 'has initiative'],
];

export function positionChange(from: string | undefined, to: string | undefined): Change {
	const position = (words = '') => {
		const said = words.trim().toLowerCase().replaceAll('_', ' ');
		return POSITIONS.find(([pattern]) => pattern.test(said))?.[1] ?? keep(`“${words}” is no position in a fight.`);
	};
	return value('combat', position(from), position(to));
}

const value = (what: string, from: number | string, to: number | string): ValueChange => ({
	kind: 'value',
	what,
	from,
	to,
});

/** Reads ticks, or boxes plus ticks. */
function ticksIn(node: KdlNode, end: 'from' | 'to'): number | undefined {
	const boxes = numberIn(node, undefined, `${end}-boxes`);
	const rest = numberIn(node, undefined, `${end}-ticks`);
	if (boxes !== undefined || rest !== undefined) return (boxes ?? 0) * TICKS_PER_BOX + (rest ?? 0);
	return numberIn(node, end === 'from' ? 1 : 2, end);
}
