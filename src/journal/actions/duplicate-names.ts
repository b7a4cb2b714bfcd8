import { isSameName } from '../../rules/search/folded-name';
import type { Track } from '../../play/tracks/track';
import { problem, type Problem } from '../../rules/core/problem';
import type { Nearness } from '../character/folder-distance';
import { byNearness } from '../character/folder-distance';
import { foldedName, nameOf, withoutEnding } from '../notes/note-name';
import type { ActionNote } from './action-notes';
import { t } from '../../i18n/translate';
import type { Found, StateProblem, TrackNoteLocation } from './notes-state';

export function firstOfEach<T extends { readonly name: string }, Home extends { readonly page: ActionNote }>(
	all: readonly Found<T, Home>[],
	what: 'track' | 'asset',
	nearness: ReadonlyMap<string, Nearness | undefined>,
): { found: readonly Found<T, Home>[]; problems: readonly StateProblem[] } {
	const found = new Map<string, Found<T, Home>>();
	const unclear = new Set<string>();
	const problems: StateProblem[] = [];
	for (const each of all) {
		const { name } = each.value;
		const first = found.get(name);
		if (!first) {
			found.set(name, each);
			continue;
		}
		const [one, other] = [first.home.page, each.home.page];
		const isUnclear = isAsNear(one, other, nearness);
		if (isUnclear) unclear.add(name);
		problems.push({ ...(isUnclear ? twins(name, one, other) : sameName(name, one, other)), [what]: name });
	}
	return { found: [...found.values()].filter(({ value }) => !unclear.has(value.name)), problems };
}

/**
 * Leaves out tracks in blocks that share their name with an equally near note, since a block has no path to distinguish
 * it.
 */
export function withoutUnclear(
	found: readonly Found<Track, TrackNoteLocation>[],
	nearness: ReadonlyMap<string, Nearness | undefined>,
): readonly Found<Track, TrackNoteLocation>[] {
	const byPath = new Map<string, ActionNote[]>();
	for (const { value, home } of found) {
		const name = nameOf(home.page.path);
		const key = foldedName(name);
		if (home.kind === 'note' && value.name !== name) byPath.set(key, [...(byPath.get(key) ?? []), home.page]);
	}
	const isUnclear = ({ value, home }: Found<Track, TrackNoteLocation>) =>
		home.kind === 'block' &&
		(byPath.get(foldedName(value.name)) ?? []).some(page => isAsNear(home.page, page, nearness));
	return found.filter(each => !isUnclear(each));
}

/**
 * Reports tracks that go by their paths because their name is shared. If the plain name means one of them, that is
 * reported too.
 */
export function byPath(
	found: readonly Found<Track, TrackNoteLocation>[],
	nearness: ReadonlyMap<string, Nearness | undefined>,
): readonly StateProblem[] {
	const firsts = new Map(found.map(({ value, home }) => [foldedName(value.name), home.page]));
	return found.flatMap(({ value, home }) => {
		const name = nameOf(home.page.path);
		if (home.kind === 'block' || value.name === name) return [];
		const first = firsts.get(foldedName(name));
		firsts.set(foldedName(name), first ?? home.page);
		if (!first) return [];
		const isMeant = found.some(({ value }) => isSameName(value.name, name)) && !isAsNear(first, home.page, nearness);
		return [{ ...(isMeant ? farther : unclear)(name, first, home.page, value.name), track: name }];
	});
}

/** Whether two pages are equally near. Within one page, the upper track counts. */
function isAsNear(one: ActionNote, other: ActionNote, nearness: ReadonlyMap<string, Nearness | undefined>): boolean {
	const [a, b] = [nearness.get(one.path), nearness.get(other.path)];
	return one.path !== other.path && a !== undefined && b !== undefined && byNearness(a, b) === 0;
}

const unclear = (name: string, { path: one }: ActionNote, { path: other }: ActionNote, called: string): Problem =>
	problem(
		'twins',
		t(
			'“{name}” stands in “{one}” and in “{other}”, and neither is nearer. Name the one that is meant by its path, such as “{called}”, or give one another name.',
			{ name, one: withoutEnding(one), other: withoutEnding(other), called },
		),
	);

const farther = (name: string, { path: one }: ActionNote, { path: other }: ActionNote, called: string): Problem =>
	problem(
		'same_name',
		t(
			'“{name}” stands in “{one}” and again in “{other}”. The first one counts; the other goes by its path, “{called}”.',
			{ name, one: withoutEnding(one), other: withoutEnding(other), called },
		),
	);

const twins = (name: string, { path: one }: ActionNote, { path: other }: ActionNote): Problem =>
	problem(
		'twins',
		t(
			'“{name}” stands in “{one}” and in “{other}”, and neither is nearer. Nothing changes either of them: give one another name, or say whose it is with “character” in its properties.',
			{ name, one: withoutEnding(one), other: withoutEnding(other) },
		),
	);

function sameName(name: string, first: ActionNote, second: ActionNote): Problem {
	const [one, other] = [first.path, second.path].map(path => nameOf(path));
	const places = one === other ? [first.path, second.path].map(withoutEnding) : [one, other];
	const message =
		first.path === second.path
			? t('“{name}” stands twice in “{one}”. The first one counts; give the other another name.', { name, one })
			: t('“{name}” stands in “{one}” and again in “{other}”. The first one counts; give the other another name.', {
					name,
					one: places[0],
					other: places[1],
				});
	return problem('same_name', message);
}
