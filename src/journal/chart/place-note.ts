import { given } from '../../rules/core/collections';
import { scalarText } from '../frontmatter/scalar';
import { swornIn, textsOf, type Properties } from '../frontmatter/properties';
import { nameOf } from '../../rules/search/stated-name';
import { iconOfSubject } from '../oracle-blocks/subject-summary';

/** The property of a place that holds its position on the chart. */
export const CHART_KEY = 'chart';

/** A position on a chart, in columns to the right and rows down: 0 to 99, in halves. */
export interface Position {
	readonly x: number;
	readonly y: number;
}

/** What a place is drawn as. */
export type PlaceIcon = 'place' | 'world' | 'star' | 'wreck' | 'vault';

/** A place of a campaign: a note that says so. */
export interface PlaceNote {
	readonly path: string;
	readonly name: string;
	readonly sign: PlaceIcon;
	/** What its note calls it: its type, else what it was generated as. */
	readonly kind?: string;
	readonly region?: string;
	/** Where the player put it; undefined if nowhere yet. */
	readonly position?: Position;
}

/** The last column and row. */
export const MOST = 99;

const SIGN_WORDS: readonly (readonly [PlaceIcon, RegExp])[] = [
	['wreck', /\b(?:derelict|wreck|\w*wreck)\b/i],
	['vault', /\b(?:vault|site|ruins?|barrow|tomb|cave)\b/i],
	['star', /\b(?:star|stellar object)\b/i],
	['world', /\b(?:planet|moon|world)\b/i],
];

/** What is generated and is neither a place nor any of the other kinds. */
const NO_PLACE = /\b(?:sector|chart|region|names?|rumou?rs?)\b/i;

const isWreck = (kind: string): boolean => SIGN_WORDS[0]?.[1].test(kind) ?? false;

const isPlace = (generated: string): boolean =>
	isWreck(generated) || (iconOfSubject(generated) === 'place' && !NO_PLACE.test(generated));

/**
 * Reads a place: a note with `sworn: place`, a Delve site, or a generated thing that is a place or a wreck. Undefined for
 * any other note.
 */
export function readPlace(path: string, properties: Properties): PlaceNote | undefined {
	const sworn = swornIn(properties);
	const generated = textsOf(properties, 'generated').join(' ');
	const isKept = sworn === 'generated' && isPlace(generated);
	if (sworn !== 'place' && sworn !== 'site' && !isKept) return undefined;
	const types = textsOf(properties, 'type');
	const kind = [sworn === 'site' ? 'site' : generated, ...types].join(' ');
	const called = types[0] ?? (generated === '' ? undefined : generated);
	const [region] = textsOf(properties, 'region');
	const position = readPosition(textsOf(properties, CHART_KEY).join(', '));
	return {
		path,
		name: nameOf(path),
		sign: SIGN_WORDS.find(([, words]) => words.test(kind))?.[0] ?? 'place',
		...given({ kind: called, region }),
		...(position ? { position } : {}),
	};
}

/** `3, 2` is the fourth column and the third row. */
export function readPosition(text: string): Position | undefined {
	const [, x, y] = /^\s*(\d{1,2}(?:\.\d{1,3})?)\s*[,;]\s*(\d{1,2}(?:\.\d{1,3})?)\s*$/.exec(text) ?? [];
	return x === undefined || y === undefined ? undefined : toHalves({ x: Number(x), y: Number(y) });
}

/** Rounds to halves, within the chart. */
export const toHalves = ({ x, y }: Position): Position => ({ x: halves(x), y: halves(y) });

const halves = (value: number): number => Math.min(MOST, Math.max(0, Math.round(value * 2) / 2));

export const positionText = ({ x, y }: Position): string => `${x}, ${y}`;

/** What is known of a place when its note is made. */
interface NewPlace {
	/** What the note is called by: `settlement`; of a map with places of its own, the thing that was generated. */
	readonly type?: string;
	readonly map?: string;
	readonly region?: string;
	readonly position?: Position;
	/** The text below its name. */
	readonly about?: string;
}

/** Text of a note for a new place, with the properties by which charts, tables and recaps know it. */
export function newPlaceNote(name: string, { type, map, region, position, about = '' }: NewPlace): string {
	const values = {
		sworn: map === undefined ? 'place' : 'generated',
		...given({ generated: map, type, region: region === '' ? undefined : region }),
		...given({ [CHART_KEY]: position && positionText(position) }),
	};
	const lines = Object.entries(values).map(([key, value]) => `${key}: ${scalarText(value, { inFlow: false })}`);
	return ['---', ...lines, '---', '', `# ${name}`, '', ...(about === '' ? [''] : [about, ''])].join('\n');
}
