import { getOwn, given } from '../../rules/core/collections';
import { newPlaceNote } from '../chart/place-note';
import type { CampaignSetup, ListedStep } from '../../rules/books/campaign-setup';
import { parseOk, parseError, type ParseResult } from '../../rules/core/problem';
import { isRank } from '../../rules/core/rank';
import type { Ruleset } from '../../rules/ruleset';
import type { TrackKind } from '../../rules/core/track-kind';
import { asksOf } from '../../play/new-track/new-track-questions';
import { newTrack } from '../../play/new-track/new-track';
import type { Track } from '../../play/tracks/track';
import { writeTrackBlock } from '../track/track-block';
import { personNote, personPath, placePath, underHeading, type CampaignPaths } from './campaign-notes';
import { placesIn } from './sector-markdown';
import type { CampaignEdit } from './campaign-edit';
import { t } from '../../i18n/translate';

/** Values of a step's fields, by key. */
export type StepDraft = Readonly<Record<string, string>>;

/** What the edits of a step depend on besides its fields. */
export interface CampaignFacts {
	readonly paths: CampaignPaths;
	readonly ruleset: Ruleset;
	readonly hour: CampaignSetup;
	/** The vehicle's note, if it exists. */
	readonly vehicle?: string;
	/** The bonds that the character has already. */
	readonly bonds?: number;
	/** The text of a link to the character. */
	readonly link: string;
}

const filled = (draft: StepDraft, key: string): string => (getOwn(draft, key) ?? '').trim();

/**
 * The edits of a setup step; empty if nothing was filled in. Truths, assets and vehicles are edited in separate
 * windows.
 */
export function editsOfStep(
	step: ListedStep,
	draft: StepDraft,
	facts: CampaignFacts,
): ParseResult<readonly CampaignEdit[]> {
	switch (step) {
		case 'truths':
			return parseOk([]);
		case 'assets':
			return parseOk(facts.hour.oracles.assets ? linesOf(facts.paths.actor, 'Background', filled(draft, 'about')) : []);
		case 'stats':
			return statsDeeds(draft, facts);
		case 'vow':
			return vowDeeds(draft, facts);
		case 'vehicle':
			return parseOk(linesOf(facts.vehicle ?? facts.paths.actor, 'History', filled(draft, 'about')));
		case 'place':
			return placeDeeds(draft, facts);
		case 'people':
			return facts.hour.people.kind === 'bonds'
				? bondDeeds(filled(draft, 'bonds'), facts.hour.people.most, facts)
				: personDeeds(draft, facts);
		case 'scene': {
			const about = filled(draft, 'about');
			return parseOk(about === '' ? [] : [{ kind: 'lines', path: facts.paths.journal, text: about }]);
		}
	}
}

const linesOf = (path: string, heading: string, text: string): readonly CampaignEdit[] =>
	text === '' ? [] : [{ kind: 'lines', path, text: underHeading(heading, text) }];

function statsDeeds(draft: StepDraft, { ruleset, paths }: CampaignFacts): ParseResult<readonly CampaignEdit[]> {
	const values = ruleset.stats.map(stat => [stat, filled(draft, stat)] as const);
	const wrong = values.find(([, text]) => !/^[0-5]$/.test(text));
	if (wrong) return parseError(wrong[0], t('{stat}: a stat is a whole number from 0 to 5.', { stat: wrong[0] }));
	const numbers = Object.fromEntries(values.map(([stat, text]) => [stat, Number(text)]));
	return parseOk([{ kind: 'properties', path: paths.actor, values: numbers }]);
}

/** The background vow goes in the character's note, with its origin. */
function vowDeeds(draft: StepDraft, { paths, hour }: CampaignFacts): ParseResult<readonly CampaignEdit[]> {
	const heading = hour.oracles.assets ? 'Past' : 'Background';
	const background = linesOf(paths.actor, heading, filled(draft, 'about'));
	const name = filled(draft, 'name');
	if (name === '') return parseOk(background);
	const vow = trackOf('vow', name, filled(draft, 'rank'));
	if (!vow.ok) return vow;
	return parseOk([...background, { kind: 'block', path: paths.actor, body: writeTrackBlock(vow.value) }]);
}

function trackOf(kind: TrackKind, name: string, rank: string, details = {}): ParseResult<Track> {
	return newTrack(kind, { name, ...(isRank(rank) ? { rank } : {}), details }, asksOf(kind, {}));
}

const linkTo = (name: string): string => `[[${name}]]`;

/**
 * The place becomes a note of its own; of a sector or chart, so does each settlement or island, which lies in it. The
 * character's note links to it; its region is set as the current one.
 */
function placeDeeds(draft: StepDraft, { paths, hour: { map } }: CampaignFacts): ParseResult<readonly CampaignEdit[]> {
	const [name, about, region] = [filled(draft, 'name'), filled(draft, 'about'), filled(draft, 'region')];
	if (name === '')
		return about === '' ? parseOk([]) : parseError('name', t('Write the name of the place, or roll it.'));
	const { rest, places } = placesIn(about);
	const others = places.filter(place => place.name !== name);
	const noteOf = (called: string, place: Parameters<typeof newPlaceNote>[1]): CampaignEdit => ({
		kind: 'note',
		path: placePath(paths, called),
		text: newPlaceNote(called, place),
	});
	return parseOk([
		noteOf(name, { about: rest, region, ...(others.length > 0 && given({ map: map?.what })) }),
		...others.map(place =>
			noteOf(place.name, { about: place.text, region: name, ...given({ type: map?.places.generator.toLowerCase() }) }),
		),
		...linesOf(paths.actor, 'Places', linkTo(name)),
		...(region === '' ? [] : [{ kind: 'properties' as const, path: paths.actor, values: { region } }]),
	]);
}

function personDeeds(draft: StepDraft, { paths, link }: CampaignFacts): ParseResult<readonly CampaignEdit[]> {
	const name = filled(draft, 'name');
	const about = filled(draft, 'about');
	if (name === '')
		return about === '' ? parseOk([]) : parseError('name', t('Write the name of the connection, or roll it.'));
	const track = trackOf('connection', name, filled(draft, 'rank'), { role: filled(draft, 'role') });
	if (!track.ok) return track;
	return parseOk([
		{ kind: 'note', path: personPath(paths, name), text: personNote(track.value, link, about) },
		...linesOf(paths.actor, 'People', linkTo(name)),
	]);
}

/** A bond is a tick on the bonds track, and a name to remember. */
function bondDeeds(
	text: string,
	most: number,
	{ paths, bonds = 0 }: CampaignFacts,
): ParseResult<readonly CampaignEdit[]> {
	const names = text
		.split('\n')
		.map(line => line.replace(/^\s*[-*]\s+/, '').trim())
		.filter(Boolean);
	if (names.length === 0) return parseOk([]);
	const count = bonds + names.length;
	if (count > most)
		return parseError('bonds', t('The book begins with up to {most} bonds; here are {count}.', { most, count }));
	const list = names.map(name => `- ${name}`).join('\n');
	return parseOk([
		{ kind: 'properties', path: paths.actor, values: { bonds: count } },
		{ kind: 'lines', path: paths.actor, text: underHeading('Bonds', list) },
	]);
}
