import { distinctBy } from '../../../rules/core/collections';
import type { Problem } from '../../../rules/core/problem';
import type { Character } from '../../../play/character/character';
import { setTo } from '../../../play/manual-edits/set-to';
import type { SheetEdit } from '../../../play/manual-edits/sheet-edit';
import { translateTerm } from '../../../i18n/translate-terms';
import { t, tn } from '../../../i18n/translate';

/** A problem of the character itself, or of one of its tracks or assets. */
export type SheetProblem = Pick<Problem, 'message' | 'nearestValue'> & {
	readonly track?: string;
	readonly asset?: string;
};

const isOwn = ({ track, asset }: SheetProblem): boolean => track === undefined && asset === undefined;

/** How many tracks and assets get a line with their message, and how many names are listed in one line. */
const MOST_LINES = 3;
const MOST_NAMES = 3;

/**
 * The problems of the character, and those of tracks and assets that cannot be read: three with their messages, which
 * say what to mend; any others are only named.
 */
export function problemLines(problems: readonly SheetProblem[]): readonly string[] {
	const own = problems.filter(isOwn).map(({ message }) => message);
	const theirs = problems.filter(problem => !isOwn(problem));
	const distinct = distinctBy(theirs, ({ message }) => message);
	const others = distinct.slice(MOST_LINES);
	return [
		...own,
		...distinct.slice(0, MOST_LINES).map(({ message }) => message),
		...(others.length === 0 ? [] : [inOneLine(others)]),
	];
}

function inOneLine(problems: readonly SheetProblem[]): string {
	const tracks = names(problems.map(({ track }) => track));
	const assets = names(problems.map(({ asset }) => asset));
	const unread = [
		counted(tracks, tn(tracks.length, '{count} track', '{count} tracks')),
		counted(assets, tn(assets.length, '{count} asset', '{count} assets')),
	].filter(words => words !== undefined);
	const says = tracks.length + assets.length === 1 ? t('It says') : t('Each says');
	return t('{unread} cannot be read. {says} why where it stands.', { unread: unread.join(t(' and ')), says });
}

const names = (all: readonly (string | undefined)[]): readonly string[] => [
	...new Set(all.filter(name => name !== undefined)),
];

/** "2 tracks (Find the ark, Old debt)" */
function counted(all: readonly string[], words: string): string | undefined {
	if (all.length === 0) return undefined;
	const left = all.length - MOST_NAMES;
	const listed = all.slice(0, MOST_NAMES).map(name => name || t('without a name'));
	const more = left > 0 ? [t('{left} more', { left })] : [];
	return `${words} (${[...listed, ...more].join(', ')})`;
}

/** A change of the sheet that sets a value beyond its limits to the nearest one that the rules allow. */
interface ValueCorrection {
	readonly label: string;
	readonly edit: SheetEdit;
}

/** The corrections of a character's own values. */
export const valueCorrections = (problems: readonly SheetProblem[], character: Character): readonly ValueCorrection[] =>
	problems.filter(isOwn).flatMap(({ nearestValue }) => {
		const edit = nearestValue && setTo(character, nearestValue.name, nearestValue.value);
		if (!edit) return [];
		const { name, value } = nearestValue;
		return [
			{
				label: t('Set {name} to {value}', { name: translateTerm(name.replace(/_/g, ' ')), value: signed(value) }),
				edit,
			},
		];
	});

const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
