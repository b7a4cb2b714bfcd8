import { withMinus } from '../../rules/core/minus-sign';
import { changedNothing, type Change, type EventChange } from '../../play/character/change';

/**
 * One piece of what a record is about or has won: a track or an asset by name, words about it such as `✓`, `menace` or
 * `2` for its ability, or its boxes.
 */
export interface ProgressMark {
	readonly name?: string;
	readonly words?: string;
	readonly strip?: Strip;
}

/** Progress: `ticks` of 40 now, of which `added` are new. */
interface Strip {
	readonly ticks: number;
	readonly added: number;
}

/** What a record is about, and what its changes mark: each track and asset once by name, then the legacies. */
export function marksOf(changes: readonly Change[], about?: string): readonly ProgressMark[] {
	const told = changes.filter(isMark);
	const names = new Set([...(about === undefined ? [] : [about]), ...told.flatMap(change => nameOf(change) ?? [])]);
	const of = (name?: string) => told.filter(change => nameOf(change) === name);
	return [...[...names].flatMap(name => piecesOf(of(name), name)), ...piecesOf(of())];
}

/** Whether a change is one of a track, of a legacy, or of what an asset or a connection has. */
const isMark = (change: Change): boolean =>
	!changedNothing(change) &&
	(change.kind === 'event'
		? ENDS.includes(change.event) || isOfThing(change)
		: change.unit === 'segments' || isRankChange(change) || isProgress(change));

const ENDS: readonly string[] = ['begun', 'completed', 'forsaken', 'gained', 'discarded', 'inherited'];

type ValueChange = Extract<Change, { kind: 'value' }>;

export const isProgress = (change: Change): change is ValueChange =>
	change.kind === 'value' &&
	change.unit === 'ticks' &&
	typeof change.from === 'number' &&
	typeof change.to === 'number' &&
	change.to !== change.from;

const isRankChange = ({ target, what, to }: ValueChange): boolean =>
	target !== undefined && typeof to === 'string' && (what === '' || what === 'rank');

/** Marks of a connection and of an asset's abilities, which are no impacts. */
const OF_THING = /^(?:bond|influence|ability (\d+))$/;

export const isOfThing = ({ what }: Change): boolean => OF_THING.test(what);

/** Earlier versions wrote the name of a track that begins or ends in place of its kind. */
const nameOf = (change: Change): string | undefined =>
	change.target ?? (change.kind === 'event' && ENDS.includes(change.event) ? change.what : undefined);

function piecesOf(changes: readonly Change[], name?: string): readonly ProgressMark[] {
	const progress = changes.filter(isProgress);
	const words = changes.filter(change => !isProgress(change)).flatMap(wordsOf);
	const head = name === undefined ? [] : [{ name, ...(words.length === 0 ? {} : { words: words.join(' ') }) }];
	return [...head, ...stripsOf(progress)];
}

function stripsOf(progress: readonly ValueChange[]): readonly ProgressMark[] {
	return [...new Set(progress.map(({ what }) => what))].map(what => {
		const own = progress.filter(change => change.what === what);
		const [from, to] = [Number(own[0]?.from), Number(own.at(-1)?.to)];
		return { ...(what === '' ? {} : { words: what }), strip: { ticks: to, added: Math.max(0, to - from) } };
	});
}

function wordsOf(change: Change): readonly string[] {
	if (change.kind === 'event') return eventWords(change);
	const { from, to, unit } = change;
	if (unit !== 'segments') return [String(to)];
	const added = Number(to) - Number(from);
	return [withMinus(`${added < 0 ? '' : '+'}${added} ${Math.abs(added) === 1 ? 'segment' : 'segments'}`)];
}

function eventWords({ what, event }: EventChange): readonly string[] {
	if (event === 'begun') return [];
	if (event === 'completed') return ['✓'];
	if (event !== 'marked' && event !== 'cleared') return [event];
	const [, ability = what] = OF_THING.exec(what) ?? [];
	return [event === 'cleared' ? `no longer ${what}` : ability];
}
