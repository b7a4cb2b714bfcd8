import type { Change } from '../../play/change';
import { UNDERMINE } from '../../play/agenda/left-over';
import { reasonWords } from '../../play/agenda/words';
import { readChange } from '../record/done';
import type { Renaming } from './renaming';
import { isSameName, renamed } from './renaming';

const ADD = /^([-+−]?\s?\d{1,9}(?:\s+|[,:]\s*))([^]*)$/;

/** `1 Juno, pilot, on a hit momentum +1`: a connection is named before the first comma. */
export function renamedAdd(text: string, { from, to }: Renaming): string | undefined {
	const [, amount, reason] = ADD.exec(text) ?? [];
	if (amount === undefined || reason === undefined) return undefined;
	const name = reason.slice(0, from.length);
	const rest = reason.slice(from.length);
	return isSameName(name, from) && (rest === '' || rest.startsWith(',')) ? amount + to + rest : undefined;
}

/** A track or an asset that was picked stands in `chose`, as does a track that was undermined. */
export function renamedChoice(text: string, renaming: Renaming): string | undefined {
	if (!text.startsWith(UNDERMINE)) return renamed(text, renaming);
	const track = renamed(text.slice(UNDERMINE.length), renaming);
	return track === undefined ? renamed(text, renaming) : UNDERMINE + track;
}

/** Events of a track or an asset that may be told without a target: `Find the ark completed`. */
const OF_A_NAME: readonly string[] = ['begun', 'completed', 'forsaken', 'discarded', 'inherited'];

/** A line of `done`: its target, else what ends or begins, and the track in its reason. The rest keeps its bytes. */
export function renamedChange(text: string, renaming: Renaming): string | undefined {
	const change = readChange(text);
	if (!change.ok) return undefined;
	const name = nameIn(change.value);
	const start = name !== undefined && isSameName(name, renaming.from) ? renaming.to + text.slice(name.length) : text;
	const wanted = withReason(start, change.value, renaming);
	return wanted === text ? undefined : wanted;
}

const nameIn = (change: Change): string | undefined =>
	change.target ?? (change.kind === 'event' && OF_A_NAME.includes(change.event) ? change.what : undefined);

function withReason(text: string, { why }: Change, { from, to }: Renaming): string {
	if (why === undefined || !isSameName(why, reasonWords(UNDERMINE + from))) return text;
	return `${text.slice(0, text.length - why.length - 1)}${reasonWords(UNDERMINE + to)})`;
}
