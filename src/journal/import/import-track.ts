import { getOwn } from '../../rules/core/collections';
import { parseOk, type ParseResult } from '../../rules/core/problem';
import { isRank } from '../../rules/core/rank';
import { TRACK_KEY_ROWS, MAX_TICKS } from '../../rules/core/track-key';
import { TRACK_KIND_ROWS, type TrackKind } from '../../rules/core/track-kind';
import { readFrontmatter, type FrontmatterValue } from '../frontmatter/frontmatter';
import { foldedName } from '../../rules/search/folded-name';
import { linkTarget, nameOf, withoutEnding } from '../../rules/search/stated-name';
import { applyChanges } from '../text/text-change';
import { readTrackNote } from '../track/track-note';
import type { ImportContext, ImportedNote, ImportLine, SourceNote, StateNote } from './imported-note';
import { plainName } from './plain-name';
import { RANK_KEYS, textOf, trackKindOf, TYPE_KEYS } from './state-kind';
import { byLine, countIn, StateProperties } from './state-note';
import { convertProperties } from './convert-properties';
import { oddsFor } from './campaign-names';

/** Converts a progress track or clock to a track note: the same values under our names; every other byte stays. */
export function importTrack(note: SourceNote, context: ImportContext): ParseResult<ImportedNote> {
	const properties = StateProperties.of(note, ['progress', 'clock']);
	if (!properties.ok) return properties;
	const track = new TrackImport(properties.value, context);
	const report = track.kind === 'clock' ? track.clock() : track.progress();
	const turned = convertProperties(note.text, properties.value.turns);
	if (!turned.ok) return turned;
	const { changes, lines } = turned.value;
	const unread = properties.value.unread(
		new Set(['sworn', 'character', ...TRACK_KIND_ROWS[track.kind].keys]),
		() => STAYS,
	);
	return parseOk({
		becomes: `${/^[aeiou]/.test(track.kind) ? 'an' : 'a'} ${getOwn(WORDS, track.kind) ?? track.kind}`,
		changes,
		created: [],
		lines: byLine([...lines, ...report, ...unread, ...track.problems(applyChanges(note.text, changes))]),
	});
}

const STAYS = 'Tracks have nothing of this name; it stays as it is.';

const WORDS: Partial<Record<TrackKind, string>> = { track: 'progress track' };

type ReportLines = readonly (ImportLine | undefined)[];

class TrackImport {
	readonly kind: TrackKind;
	private readonly type:
		{ readonly key: string; readonly kind: TrackKind | undefined; readonly text: string } | undefined;

	constructor(
		private readonly properties: StateProperties,
		private readonly context: ImportContext,
	) {
		const found = properties.find(...TYPE_KEYS);
		const text = textOf(found?.value) ?? '';
		this.type = found && { key: found.key, text, kind: trackKindOf(text, context.rulesetId) };
		this.kind = properties.kind === 'clock' ? 'clock' : (this.type?.kind ?? 'track');
	}

	progress(): ReportLines {
		const { properties } = this;
		properties.turnKind([['sworn', this.kind]]);
		const { type } = this;
		if (type && (type.kind || type.text === '')) properties.turn(type.key, []);
		const unknown =
			type && !type.kind && type.text !== ''
				? properties.stays(type.key, 'No kind of track is called so; it becomes a plain one.')
				: undefined;
		return [properties.turnName(this.context), unknown, this.rank(), this.ticks(), this.tags(), this.owner()];
	}

	clock(): ReportLines {
		const { properties, context } = this;
		properties.turnKind([['sworn', 'clock']]);
		return [properties.turnName(context), ...this.segments(), this.odds(), this.tags(), this.owner()];
	}

	/** Problems that our own reader finds in the converted note. */
	problems(text: string): ReportLines {
		const after = readFrontmatter(text);
		const track = after.ok ? readTrackNote(nameOf(this.properties.note.path), after.value.values) : after;
		if (track.ok) return [];
		return track.problems.map(({ message }) => ({ line: 1, before: '', why: message }));
	}

	private rank(): ImportLine | undefined {
		const found = this.properties.find(...RANK_KEYS);
		if (!found) return undefined;
		const word = textOf(found.value)?.toLowerCase() ?? '';
		if (!isRank(word)) return this.properties.stays(found.key, 'It is none of the ranks that the rules have.');
		if (found.key !== 'rank' || found.value !== word) this.properties.turn(found.key, [['rank', word]]);
		return undefined;
	}

	private ticks(): ImportLine | undefined {
		const found = this.properties.find('progress');
		if (!found) return undefined;
		const ticks = countIn(found.value);
		if (ticks === undefined && found.value !== null)
			return this.properties.stays(found.key, `It is no whole number of ticks from 0 to ${MAX_TICKS}.`);
		const bounded = Math.min(MAX_TICKS, ticks ?? 0);
		const why = bounded === (ticks ?? 0) ? undefined : `A track holds ${MAX_TICKS} ticks at most.`;
		this.properties.turn(found.key, [['ticks', bounded]], why);
		return undefined;
	}

	private segments(): ReportLines {
		const { properties } = this;
		const size = properties.find('segments');
		const segments = countIn(size?.value);
		const { least, most } = TRACK_KEY_ROWS.segments;
		const isSize = segments !== undefined && segments >= (least ?? 1) && segments <= (most ?? Infinity);
		if (size && isSize && size.key !== 'segments') properties.turn(size.key, [['segments', segments]]);
		const filled = properties.find('progress');
		const count = countIn(filled?.value);
		const report =
			size && !isSize ? [properties.stays(size.key, 'It is no number of segments that a clock can have.')] : [];
		if (!filled) return report;
		if (count === undefined) return [...report, properties.stays(filled.key, 'It is no whole number of segments.')];
		const bounded = Math.min(count, isSize ? segments : count);
		properties.turn(
			filled.key,
			[['filled', bounded]],
			bounded === count ? undefined : `The clock has ${bounded} segments.`,
		);
		return report;
	}

	private odds(): ImportLine | undefined {
		const found = this.properties.find('default-odds');
		const text = textOf(found?.value) ?? '';
		if (!found) return undefined;
		const odds = oddsFor(text, this.context.ruleset)?.toLowerCase();
		if (odds === undefined && text !== '')
			return this.properties.stays(found.key, 'The rules have no such odds for a clock; it stays as it is.');
		this.properties.turn(found.key, odds === undefined ? [] : [['odds', odds]]);
		return undefined;
	}

	/** Of the tags, `complete` and `incomplete` are state; all others are the player's. */
	private tags(): ImportLine | undefined {
		const found = this.properties.find('tags');
		const tags = found && tagsIn(found.value);
		if (!found) return undefined;
		if (!tags) return this.properties.stays(found.key, 'It is no list of tags, so the track counts as open.');
		const state = tags.filter(isState);
		if (state.length === 0) return undefined;
		const rest = tags.filter(tag => !isState(tag));
		const isComplete = state.some(tag => wordOf(tag) === 'complete');
		const isBoth = isComplete && state.some(tag => wordOf(tag) === 'incomplete');
		if (isBoth)
			return this.properties.stays(found.key, 'It is tagged as complete and as incomplete, so it counts as open.');
		const isForsaken = this.kind !== 'clock' && this.context.isForsaken?.(this.properties.note.path) === true;
		const status = isComplete ? ([['status', isForsaken ? 'forsaken' : 'completed']] as const) : [];
		const why =
			isComplete && !isForsaken && this.kind !== 'clock'
				? 'Iron Vault does not tell a track that was completed from one that was forsaken.'
				: undefined;
		this.properties.turn(found.key, rest.length > 0 ? [['tags', rest], ...status] : status, why);
		return undefined;
	}

	private owner(): ImportLine | undefined {
		const found = this.properties.find('character');
		const text = textOf(found?.value) ?? '';
		if (!found || found.value === null) return undefined;
		const character = text === '' ? undefined : characterCalled(text, this.context);
		if (character === undefined)
			return this.properties.stays(found.key, 'It leads to none of the characters of the campaign.');
		const link = `[[${this.context.linkTo(this.context.pathOf(character))}]]`;
		if (found.key !== 'character' || found.value !== link) this.properties.turn(found.key, [['character', link]]);
		return undefined;
	}
}

const wordOf = (tag: string): string => tag.replace(/^#/, '').toLowerCase();
const isState = (tag: string): boolean => ['complete', 'incomplete'].includes(wordOf(tag));

function tagsIn(value: FrontmatterValue): readonly string[] | undefined {
	if (value === null) return [];
	if (typeof value === 'string') return value.split(/[,\s]+/).filter(Boolean);
	return Array.isArray(value) && value.every(each => typeof each === 'string') ? value : undefined;
}

/**
 * The path of the character that a link refers to: by path or the end of a path, else by the displayed name, else by
 * the last part of the path.
 */
function characterCalled(link: string, { notes }: ImportContext): string | undefined {
	const target = foldedName(withoutEnding(linkTarget(link)));
	const shown = foldedName(plainName(link));
	const characters = notes.filter(({ kind }) => kind === 'character');
	const pathOf = ({ path }: StateNote) => `/${foldedName(withoutEnding(path))}`;
	const isCalled = (word: string) => (note: StateNote) =>
		foldedName(note.name) === word || foldedName(nameOf(note.path)) === word;
	const ways = [
		characters.filter(note => pathOf(note) === `/${target}`),
		characters.filter(note => pathOf(note).endsWith(`/${target}`)),
		characters.filter(isCalled(shown)),
		characters.filter(isCalled(nameOf(target))),
	];
	const found = ways.find(some => some.length > 0);
	return found?.length === 1 ? found[0]?.path : undefined;
}
