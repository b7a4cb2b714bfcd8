import { BY_SOME_WORDS } from '../../rules/search/fuzzy-match';
import { quote, t } from '../../i18n/translate';
import type { TypedAt } from '../../play/suggest/suggestion';
import type { Row } from './form';
import { UNREAD, messageSuggestion, completionSuggestion } from './form';
import { NO_NAMES, SAYS_WHO } from './form-words';
import { nearest } from './nearest';
import type { Read } from './tokens';

/** In tokens, with two that say who acts. */
const MOST = 10;

/** Where the name of who acts may stand, and what else is typed. Spans are of tokens. */
interface Split {
	readonly name: readonly [from: number, to: number];
	readonly rest: readonly [from: number, to: number];
}

/** Who acts is not known by this name, or is said in another way than behind “as”. What else is typed `isRead`. */
export function unknownActor(read: Read, at: TypedAt, isRead: (text: string) => boolean): readonly Row[] {
	const { tokens } = read;
	if (tokens.length > MOST) return [];
	const lead = ['@', 'for', ...SAYS_WHO].includes(tokens[0]?.text ?? '') ? 1 : 0;
	const last = tokens.map(({ text }) => text).lastIndexOf(SAYS_WHO[0] ?? '');
	const isCalled = lead > 0 || last > 0;
	const mayName = (from: number) => tokens[from]?.kind === 'word' && (isCalled || !NO_NAMES.has(tokens[from].text));
	const split = splitsOf(read, lead, last).find(({ name: [from], rest }) => {
		const said = read.own(...rest);
		return said !== '' && mayName(from) && isRead(said);
	});
	return split ? [actorRow(split, read, at, isCalled ? UNREAD : UNREAD + 4)] : [];
}

/** `bera fd`, `bera the old fd`, `fd as bera` */
function splitsOf({ tokens }: Read, lead: number, last: number): readonly Split[] {
	const behind = (from: number): number => (':,'.includes(tokens[from]?.text ?? ' ') ? behind(from + 1) : from);
	const inFront = [lead + 1, lead + 2].map((to): Split => ({ name: [lead, to], rest: [behind(to), tokens.length] }));
	return last > 0 ? [{ name: [last + 1, tokens.length], rest: [0, last] }, ...inFront] : inFront;
}

function actorRow({ name: [from, to], rest }: Split, read: Read, { characters = [] }: TypedAt, cost: number): Row {
	const named = characters.map(name => ({ value: name, names: [name] }));
	const looseness = { loosest: BY_SOME_WORDS, most: 4, byWord: true };
	const near = nearest(named, { ...read, isNear: true }, from, looseness).find(
		each => each.to >= Math.min(to, read.tokens.length),
	);
	if (near)
		return {
			...completionSuggestion(`${t('as {name}', { name: near.value })} ${read.own(...rest)}`),
			cost: 1,
			rank: 0,
		};
	const label = t('No character is called “{name}”', { name: read.own(from, to) });
	const names = characters.map(each => quote(each)).join(', ') || t('none');
	return { ...messageSuggestion(label, t('Who acts stands behind “as”: {names}', { names })), cost, rank: 0 };
}
