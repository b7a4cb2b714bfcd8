import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { CLASSIC } from '../../src/rules/corrections/classic';
import type { Correction } from '../../src/rules/corrections/correction';
import { DELVE } from '../../src/rules/corrections/delve';
import { STARFORGED } from '../../src/rules/corrections/starforged';
import { SUNDERED_ISLES } from '../../src/rules/corrections/sundered-isles';

const PAGE = new URL('../../docs/reference/corrections.md', import.meta.url);

/** By their headings on the page. */
const BOOKS: Readonly<Record<string, readonly Correction[]>> = {
	Ironsworn: CLASSIC,
	Delve: DELVE,
	Starforged: STARFORGED,
	'Sundered Isles': SUNDERED_ISLES,
};

const SETTLED: Readonly<Record<Correction['kind'], string>> = {
	words: 'its words',
	name: 'another name',
	effects: 'its effects',
	row_effects: 'the effects of a row',
	row: 'a row',
	special_track: 'its track',
	impact: 'the impact',
	move_beside: 'a move beside it',
	starts: 'where its rows start',
	row_words: 'words of a row',
	card_meter: 'its meter',
};

function subjectOf(correction: Correction): string {
	switch (correction.kind) {
		case 'impact':
			return correction.impact;
		case 'starts':
			return `\`${correction.oracle}\``;
		case 'row_words':
			return `\`${correction.table}\``;
		case 'card_meter':
			return `\`${correction.asset}\``;
		default:
			return correction.move;
	}
}

/** Corrections of one kind for one reason share a row. */
function tableOf(corrections: readonly Correction[]): string {
	const subjects = new Map<string, Set<string>>();
	for (const correction of corrections) {
		const rest = `${SETTLED[correction.kind]} | ${correction.reason}`;
		subjects.set(rest, (subjects.get(rest) ?? new Set()).add(subjectOf(correction)));
	}
	const rows = [...subjects].map(([rest, names]) => `| ${[...names].join(', ')} | ${rest} |`);
	return ['| of | settled | why |', '| --- | --- | --- |', ...rows].join('\n');
}

interface Stated {
	readonly reason: string;
}

function abilitiesOf(book: string): readonly (readonly [string, string])[] {
	const file = new URL(`../../src/rules/corrections/abilities/${book}.yaml`, import.meta.url);
	const assets = parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Readonly<Record<string, Stated>>>>;
	return Object.entries(assets).flatMap(([asset, abilities]) =>
		Object.entries(abilities).map(([number, { reason }]) => [`${asset} ${number}`, reason] as const),
	);
}

it('the tables of docs/reference/corrections.md are those of the code', async () => {
	const page = readFileSync(PAGE, 'utf8');
	const made = Object.entries(BOOKS).reduce(
		(text, [book, corrections]) =>
			text.replace(
				new RegExp(`(^## ${book}\n(?:(?!^[|#])[^\n]*\n)*)(?:\\|[^\n]*\n)*\n*`, 'm'),
				(_, head: string) => `${head}${tableOf(corrections)}\n\n`,
			),
		page,
	);
	await expect(made).toMatchFileSnapshot(PAGE.pathname);
});

it('and the number of abilities that are stated', () => {
	const stated = ['classic', 'starforged', 'sundered_isles'].flatMap(abilitiesOf);
	expect(stated.every(([, reason]) => reason !== '')).toBe(true);
	expect(readFileSync(PAGE, 'utf8')).toContain(`${String(stated.length)} abilities`);
});
