import { combinedName } from '../../rules/oracles/combined-oracles';
import { oracleName } from '../../rules/oracles/oracle';
import { lineLabel } from '../../rules/generators/generator';
import { generatorsOf } from '../../rules/generators/generators';
import { ORACLE_SYNONYMS, withSynonyms } from '../../rules/search/synonyms';
import { openTracks } from '../../play/tracks/track';
import { searchOracles } from '../../rules/oracles/search-oracles';
import { BEHIND_NAMES, BY_SOME_WORDS } from '../../rules/search/fuzzy-match';
import { foldedLetters } from '../../rules/search/folded-text';
import { t } from '../../i18n/translate';
import type { TypedAt } from '../../play/suggest/suggestion';
import { UNREAD, completionSuggestion, messageSuggestion, rowAt, type Row } from './form';
import { AND, ORACLE_ALONE, ROLLING } from './form-words';
import { nearest } from './nearest';
import type { Read } from './tokens';

const SHOWN = 10;
/** In tokens; more are no name of an oracle. */
const MOST = 8;
const MOST_TIMES = 6;
/** What may stand before an oracle. */
const LEADS = new Set([...ROLLING, ...ORACLE_ALONE, 'on', 'the', 'ask', ':']);
/** The ranks of oracles that are meant by scattered letters, and by their path or by other words. */
const SCATTERED = BEHIND_NAMES - 1;
const BY_PATH = 9;
/** The rank of what is called by its whole name, and by how much a generator comes before a table. */
const NAMED = 0.4;
const BEFORE_TABLES = 0.1;

/** The name of an oracle among the tokens, with how often it is rolled. */
interface Called {
	readonly from: number;
	readonly to: number;
	readonly times: number;
}

/** `action theme`, `first look 2` */
export function oracleRows(read: Read, at: TypedAt): readonly Row[] {
	const { tokens, letters } = read;
	const [from, end] = withoutWords(read);
	if (tokens.length > MOST || letters(from, end) === '') return [];
	const found = [
		...generatorRows(read.letters(from, end), at),
		...[{ from, to: end, times: 1 }, ...severalTimes(read, from, end)].flatMap(called => rowsOf(called, read, at)),
	];
	if (found.length === 0)
		return [...together(read, from, end, at), ...misspelled(read, from, end, at), ...unknown(read, from, end)];
	if (from === 0 && end === tokens.length) return found;
	const [{ rank } = { rank: 0 }] = found;
	return [rowAt(1, rank, completionSuggestion(read.own(from, end)))];
}

/** “oracle” calls for a table that is none. */
function unknown({ tokens, own, place }: Read, from: number, end: number): readonly Row[] {
	if (![...tokens.slice(0, from), ...tokens.slice(end)].some(({ text }) => ORACLE_ALONE.includes(text))) return [];
	const name = own(from, end);
	const detail = t('No oracle is called “{name}”. Look for it with the command “Ask the oracle”.', { name });
	return [rowAt(UNREAD, 0, { ...messageSuggestion(name, detail), unread: [place(from, end)] })];
}

/** `action and theme` */
function together({ letters }: Read, from: number, end: number, { oracles }: TypedAt): readonly Row[] {
	const words = letters(from, end).split(' ');
	const named = words.filter(word => !AND.includes(word));
	if (named.length === words.length) return [];
	const [found] = searchOracles(oracles, named.join(' '), []).filter(match => match.oracles.length > 1);
	return found ? [rowAt(1, BY_PATH, completionSuggestion(combinedName(found.oracles)))] : [];
}

/** The tokens without `roll on the` in front and `oracle` at the end. */
function withoutWords({ tokens }: Read): readonly [number, number] {
	let from = 0;
	while (LEADS.has(tokens[from]?.text ?? '') && from < tokens.length - 1) from++;
	const isOracle = tokens.length > from + 1 && ORACLE_ALONE.includes(tokens.at(-1)?.text ?? '');
	return [from, isOracle ? tokens.length - 1 : tokens.length];
}

function severalTimes({ tokens, letters }: Read, from: number, end: number): readonly Called[] {
	const times = tokens[end - 1]?.kind === 'number' ? Number(tokens[end - 1]?.text) : 1;
	const to = ['x', '×'].includes(tokens[end - 2]?.text ?? '') ? end - 2 : end - 1;
	return letters(from, to) !== '' && times > 1 && times <= MOST_TIMES ? [{ from, to, times }] : [];
}

function rowsOf({ from, to, times }: Called, read: Read, at: TypedAt): readonly Row[] {
	const { oracles } = at;
	const typed = read.letters(from, to);
	return searchOracles(oracles, read.own(from, to), [...tablesOfSites(at), ...at.recentOracles])
		.filter(match => times === 1 || match.oracles.length === 1)
		.slice(0, SHOWN)
		.map((match): Row => {
			const whole = combinedName(match.oracles);
			return {
				label: times > 1 ? `${match.name} × ${times}` : match.name,
				detail: t('oracle · {whole}', { whole }),
				completion: times > 1 ? `${whole} ${times}` : whole,
				action: { kind: 'oracle', oracles: match.oracles.map(({ _id }) => _id), times },
				cost: 0,
				rank: match.nameRanges.length === 0 ? BY_PATH : rankOf(foldedLetters(match.name), typed),
			};
		})
		.filter(({ rank }) => rank !== SCATTERED || read.tokens.length === 1);
}

/** The tables of the sites that are explored, the site that was named last first. */
const tablesOfSites = ({ character: { tracks }, oracles }: TypedAt): readonly string[] => {
	const names = openTracks(tracks, ['site']).map(({ name }) => name);
	return names.flatMap(name => oracles.oracles.filter(({ path }) => path[0] === name).map(oracleName));
};

/** `settlement`, `npc`: what is generated from several tables, if its name or another word for it is typed. */
function generatorRows(typed: string, { oracles }: TypedAt): readonly Row[] {
	return generatorsOf(oracles).flatMap((generator): Row[] => {
		const { name } = generator;
		const isCalled = withSynonyms(typed, ORACLE_SYNONYMS).includes(foldedLetters(name));
		const rank = (isCalled ? NAMED : rankOf(foldedLetters(name), typed)) - BEFORE_TABLES;
		if (rank > SCATTERED - 1) return [];
		const lines = generator.lines.map(({ key }) => lineLabel(key)).join(', ');
		const row = { label: name, detail: t('generate · {lines}', { lines }), completion: name, cost: 0, rank };
		return [{ ...row, action: { kind: 'generate', generator: name } }];
	});
}

function rankOf(name: string, typed: string): number {
	if (name === typed) return NAMED;
	if (name.startsWith(typed)) return 2.4;
	return typed.split(' ').every(word => ` ${name}`.includes(` ${word}`)) ? BY_SOME_WORDS + NAMED : SCATTERED;
}

/** `descripter` */
function misspelled(read: Read, from: number, end: number, { oracles }: TypedAt): readonly Row[] {
	if (!read.isNear) return [];
	const names = oracles.oracles.map(({ path }) => ({ value: path.at(-1) ?? '', names: [path.at(-1) ?? ''] }));
	const near = nearest(names, read, from, { loosest: -1, most: 4, byWord: false }).find(({ to }) => to === end);
	const unread = t('“{unread}” is not read. Tab or Enter writes it so', { unread: read.own(from, end) });
	return near ? [rowAt(near.cost, 4, completionSuggestion(near.value, unread))] : [];
}
