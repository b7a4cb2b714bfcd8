import { given } from '../../../rules/core/collections';
import { capitalize } from '../../../rules/effects/sentences';
import { bundledRuleset, type RulesetId } from '../../../rules/books/bundled';
import { foldedLetters } from '../../../rules/search/folded-text';
import { newTruthsNote } from '../../truths/set-truth';
import { setProperties } from '../../frontmatter/set-properties';
import type { PropertyValue } from '../../frontmatter/property-edit';
import { foldedName } from '../../../rules/search/folded-name';
import { nameOf, withoutEnding } from '../../../rules/search/stated-name';
import { readFrontmatter } from '../../frontmatter/frontmatter';
import { readTrackNote } from '../../track/track-note';
import { readCharacter, newCharacterNote } from '../../character/character-note';
import { applyChanges } from '../../text/text-change';
import { TRACK_KIND_ROWS, hasKey } from '../../../rules/core/track-kind';
import { escapeMarkdown } from '../../text/escape-markdown';
import type { ImportPlan, PlannedImport } from '../import-plan';
import type { ImportContext, ReportLine, SourceNote } from '../imported-note';
import { nameForNote } from '../plain-name';
import { factsAsText } from './app-facts';
import { foreignAssets } from './app-assets';
import type { ForeignCampaign, ForeignCharacter, ForeignText, ForeignThing, ForeignTrack } from './app-campaign';
import type { Leftover } from './json-reader';
import { htmlToMarkdown } from './html-to-markdown';
import { freeName } from './note-names';
import type { TrackKey } from '../../../rules/core/track-key';
import { oddsFor } from '../campaign-names';
import { earnedBetween, earningOf, isLegacy } from '../../../play/character/legacy';
import { isVehicleMark, type VehicleMark } from '../import-assets';

/** The sheet of a character from another app, in the terms of a ruleset. */
class ForeignSheet {
	/** Marks that belong to the vehicle. */
	readonly vehicleMarks: readonly VehicleMark[];
	/** Numbers that the game has no place for. */
	readonly unknown: readonly (readonly [string, number])[];
	readonly lines: readonly ReportLine[];
	private readonly numbers: Readonly<Record<string, number>>;
	private readonly impacts: readonly string[];

	constructor(
		private readonly character: ForeignCharacter,
		private readonly context: ImportContext,
	) {
		const { ruleset } = context;
		const ofVehicle = (name: string): name is VehicleMark =>
			isVehicleMark(name) && ruleset.impacts.some(impact => impact.name === name && impact.on_vehicle === true);
		this.vehicleMarks = character.impacts.filter(ofVehicle);
		this.impacts = character.impacts.filter(name => !ofVehicle(name));
		const known = new Set([
			...[...ruleset.stats, ...ruleset.condition_meters.map(({ name }) => name), 'momentum'],
			...SPECIAL.filter(word => isPrinted(word, ruleset.special_tracks)),
			...['experience', 'experience_spent'],
		]);
		const { fitting, others, lines } = this.experience(known);
		this.numbers = fitting;
		this.unknown = others;
		this.lines = [
			...lines,
			...others.map(([key, value]) => ({
				before: `${key}: ${value}`,
				why: `${ruleset.title} has nothing called “${key}”, so it is kept in the note of what is left over.`,
			})),
		];
	}

	/** The text of its note. */
	note(name: string, from: string): string {
		const { ruleset } = this.context;
		const fresh = newCharacterNote(name, {}, ruleset);
		const set = setProperties(fresh, { ...this.numbers, impacts: this.impacts, imported: from });
		const head = set.ok ? applyChanges(fresh, set.value) : fresh;
		const texts = this.character.texts.map(({ title, text }) => `## ${capitalize(title)}\n\n${text}\n`);
		return `${head.trimEnd()}\n\n${texts.join('\n')}`.trimEnd() + '\n';
	}

	/** Earned experience follows from the ticks of the legacy tracks, where the game has them. */
	private experience(known: ReadonlySet<string>): {
		readonly fitting: Readonly<Record<string, number>>;
		readonly others: readonly (readonly [string, number])[];
		readonly lines: readonly ReportLine[];
	} {
		const { ruleset } = this.context;
		const all = Object.entries(this.character.numbers);
		const fitting = Object.fromEntries(all.filter(([key]) => known.has(key)));
		const others = all.filter(([key]) => !known.has(key));
		const earning = earningOf(ruleset);
		const paid = SPECIAL.filter(word => earning !== undefined && isLegacy(ruleset, word)).map(word =>
			earning ? earnedBetween(0, fitting[word] ?? 0, earning) : 0,
		);
		const earned = paid.reduce((sum, each) => sum + each, 0);
		if (earned === 0) return { fitting, others, lines: [] };
		const said = fitting['experience'];
		const after = `experience: ${earned}`;
		const why = 'It is what the legacy tracks have paid by their ticks.';
		const before = said === undefined ? '' : `experience: ${said}`;
		return { fitting: { ...fitting, experience: earned }, others, lines: [{ before, after, why }] };
	}
}

/** The special tracks, by our words for them. */
const SPECIAL = ['quests', 'bonds', 'discoveries', 'failure'];

const isPrinted = (word: string, tracks: readonly string[]): boolean =>
	tracks.some(id => [word, `${word}_legacy`, `${word}_track`].includes(id));

/** What must be known about the vault. */
interface VaultNames {
	readonly isTaken: (path: string) => boolean;
	/** Whether the note at a path is marked as imported. */
	readonly isImported: (path: string) => boolean;
}

/** The plan of an import from a file, with the folder that it makes; “” if the file has several campaigns. */
export interface ForeignImportPlan extends ImportPlan {
	readonly root: string;
}

/** Plans the notes of campaigns from another app; `otherwise` is the game of those that do not say. */
export function planForeign(
	campaigns: readonly ForeignCampaign[],
	otherwise: RulesetId,
	vault: VaultNames,
): ForeignImportPlan {
	const folders: string[] = [];
	const all = campaigns.map(campaign => {
		const called = `${nameForNote(campaign.name) ?? 'Campaign'} (${campaign.app})`;
		const folder = freeName(called, campaign.app, name => folders.includes(name));
		folders.push(folder);
		return new ForeignPlan(campaign, folder, otherwise, vault).plan();
	});
	return {
		root: folders.length === 1 ? (folders[0] ?? '') : '',
		campaigns: [],
		notes: all.flatMap(({ notes }) => notes),
		left: all.flatMap(({ left }) => left),
		characters: all.flatMap(({ characters }) => characters),
	};
}

/** Plans the notes of one campaign, in a folder of its own. */
class ForeignPlan {
	private readonly notes: PlannedImport[] = [];
	private readonly made = new Set<string>();
	private readonly left: { path: string; why: string; lines: readonly ReportLine[] }[] = [];
	private readonly context: ImportContext;
	private readonly from: string;
	/** What stands in the note of what is left over, besides the file’s own leftovers. */
	private readonly over: Leftover[];

	constructor(
		private readonly campaign: ForeignCampaign,
		private readonly folder: string,
		otherwise: RulesetId,
		private readonly vault: VaultNames,
	) {
		const rulesetId = campaign.ruleset ?? otherwise;
		this.from = campaign.app.toLowerCase().replace(/ /g, '-');
		this.over = [...campaign.left];
		this.context = {
			rulesetId,
			ruleset: bundledRuleset(rulesetId),
			pathOf: path => path,
			linkTo: withoutEnding,
			notes: [],
			isTaken: path => this.made.has(foldedName(path)),
		};
	}

	plan(): Pick<ImportPlan, 'notes' | 'left' | 'characters'> {
		const { campaign } = this;
		const characters = campaign.characters.map(character => this.character(character));
		for (const track of campaign.tracks) this.track(track, undefined);
		for (const thing of campaign.things ?? []) this.thing(thing);
		if (campaign.truths.length > 0) this.truths(campaign.truths);
		for (const page of campaign.pages) this.page(page);
		if (this.over.length > 0) this.leftOver();
		return { notes: this.notes, left: this.left, characters };
	}

	private character(character: ForeignCharacter): string {
		const { ruleset } = this.context;
		const path = this.pathFor(character.name, 'Character');
		const sheet = new ForeignSheet(character, this.context);
		const { created, lines, marked } = foreignAssets(
			character.assets,
			{ home: path, from: this.from, marks: sheet.vehicleMarks },
			this.context,
		);
		for (const note of created) this.made.add(foldedName(note.path));
		const unmarked = sheet.vehicleMarks.filter(mark => !marked.includes(mark));
		this.over.push(
			...[...sheet.unknown, ...unmarked.map(mark => [mark, true] as const)].map(([key, value]) => ({
				path: [character.name, key],
				value,
			})),
		);
		const text = sheet.note(nameOf(path), this.from);
		const read = readFrontmatter(text);
		const problems = read.ok ? readCharacter(nameOf(path), read.value.values, ruleset, []).problems : [];
		const told = problems.map(({ message }) => ({ before: '', why: message }));
		this.add({ path, text, becomes: 'a character', lines: [...sheet.lines, ...lines, ...told], created });
		for (const track of character.tracks) this.track(track, path);
		return path;
	}

	private track(track: ForeignTrack, owner: string | undefined): void {
		const called = track.name === '' ? TRACK_KIND_ROWS[track.kind].heading : track.name;
		const path = this.pathFor(called, TRACK_KIND_ROWS[track.kind].heading);
		const { values, rest } = trackValues(track, this.context);
		const link: Readonly<Record<string, string>> =
			owner === undefined ? {} : { character: `[[${withoutEnding(owner)}]]` };
		const properties: Record<string, PropertyValue> = { sworn: track.kind, ...values, ...link, imported: this.from };
		const set = setProperties('', properties, Object.keys(properties));
		const head = set.ok ? applyChanges('', set.value) : '';
		const full = track.name === nameOf(path) || track.name === '' ? [] : [escapeMarkdown(track.name)];
		const body = [...full, ...rest.map(([key, value]) => `${key}: ${String(value)}`), track.text];
		const text = `${head}\n${body.filter(part => part !== '').join('\n\n')}`.trimEnd();
		const read = readFrontmatter(head);
		const note = read.ok ? readTrackNote(nameOf(path), read.value.values) : read;
		const problems = note.ok ? [] : note.problems.map(({ message }) => ({ before: '', why: message }));
		const kind = track.kind === 'track' ? 'progress track' : track.kind;
		const lines = rest.map(([key, value]) => ({
			before: `${key}: ${String(value)}`,
			after: `${key}: ${String(value)}`,
			why: 'It has no property here, so it stands in the text of the note.',
		}));
		const becomes = `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
		this.add({ path, text: `${text}\n`, becomes, lines: [...lines, ...problems] });
	}

	private thing({ kind, folder, name, type, region, facts }: ForeignThing): void {
		const otherwise = type === undefined ? 'Somebody' : capitalize(type);
		const path = this.pathFor(name, otherwise, `${folder}/`);
		const properties = {
			...(kind === 'note' ? {} : { sworn: kind }),
			...given({ type, region }),
			imported: this.from,
		};
		const set = setProperties('', properties, Object.keys(properties));
		const head = set.ok ? applyChanges('', set.value) : '';
		const full = name === nameOf(path) || name === '' ? '' : `# ${escapeMarkdown(name)}\n\n`;
		const text = `${head}\n${full}${factsAsText(facts)}`.trimEnd() + '\n';
		const becomes = { npc: 'a note of a person', place: 'a place', note: 'a page' }[kind];
		this.add({ path, text, becomes, lines: [] });
	}

	/** Truths go under the headings of the book; one whose question is not known keeps the app’s key. */
	private truths(truths: readonly ForeignText[]): void {
		const { ruleset, rulesetId } = this.context;
		const printed = ruleset.truths?.() ?? [];
		const known = (key: string) => {
			const words = letters(TRUTH_KEYS[key] ?? key.slice(key.lastIndexOf('/') + 1));
			return printed.find(({ _id, name }) =>
				[name, _id.slice(_id.lastIndexOf('/') + 1)].some(each => letters(each) === words),
			);
		};
		const parts = truths.map(({ title, text }) => `## ${known(title)?.name ?? title}\n\n${text}\n`);
		const lines = truths
			.filter(({ title }) => !known(title))
			.map(({ title, text }) => ({
				before: title,
				after: text,
				why: 'The book has no such question; it stands under its own heading.',
			}));
		const path = this.pathFor('Truths', 'Truths');
		const head = newTruthsNote(rulesetId).replace(/---\n\n$/, `imported: ${this.from}\n---\n\n`);
		this.add({ path, text: head + parts.join('\n'), becomes: `the truths of a world (${truths.length})`, lines });
	}

	private page({ title, text, lines = [] }: ForeignCampaign['pages'][number]): void {
		const path = this.pathFor(title, 'Page', 'Journal/');
		const full = title === nameOf(path) || title === '' ? '' : `# ${escapeMarkdown(title)}\n\n`;
		this.add({ path, text: `${this.head}${full}${text}\n`, becomes: 'a page', lines });
	}

	/** Everything that has no place elsewhere, as a list in a note. */
	private leftOver(): void {
		const path = this.pathFor('What is left over', 'Left over');
		const items = this.over.map(({ path: keys, value }) => {
			const words = typeof value === 'string' ? htmlToMarkdown(value) : String(value);
			return {
				before: `${keys.join(' › ')}: ${String(value)}`,
				after: `- **${escapeMarkdown(keys.join(' › '))}**: ${words.split('\n').join('\n  ')}`,
			};
		});
		const text = `${this.head}${items.map(({ after }) => after).join('\n')}\n`;
		const why = 'It has no place here, so it is kept in this note.';
		const lines = items.map(item => ({ ...item, why }));
		this.add({ path, text, becomes: 'a note of what is left over', lines });
	}

	private pathFor(called: string, otherwise: string, inside = ''): string {
		const at = (name: string) => `${this.folder}/${inside}${name}.md`;
		const path = at(freeName(called, otherwise, name => this.made.has(foldedName(at(name)))));
		this.made.add(foldedName(path));
		return path;
	}

	/** The properties of a page. */
	private get head(): string {
		return `---\nimported: ${this.from}\n---\n\n`;
	}

	private add({ path, text, becomes, lines, created = [] }: NewNote): void {
		if (this.vault.isTaken(path)) {
			const why = this.vault.isImported(path) ? 'It was imported before.' : `Another note stands at “${path}”.`;
			this.left.push({ path, why, lines });
			return;
		}
		const changes = [{ from: 0, to: 0, insert: text }];
		this.notes.push({ path, target: path, before: '', changes, created, becomes, moves: 0, lines, isNew: true });
	}
}

/** A note to be made. */
interface NewNote extends SourceNote {
	readonly becomes: string;
	readonly lines: readonly ReportLine[];
	/** The notes of a character's assets. */
	readonly created?: readonly SourceNote[];
}

/** The letters and digits of a name, for comparing keys with printed names. */
const letters = (words: string): string => foldedLetters(words).replace(/[\s_]/g, '');

/** Keys that apps use for a truth, which neither its name nor its id contains. */
const TRUTH_KEYS: Readonly<Record<string, string>> = {
	ai: 'artificial intelligence',
	communication: 'communication and data',
};

type Value = string | number | boolean;

/** The values of a track as properties, and those that its kind has no property for. */
function trackValues(
	track: ForeignTrack,
	{ ruleset }: Pick<ImportContext, 'ruleset'>,
): { readonly values: Readonly<Record<string, PropertyValue>>; readonly rest: readonly (readonly [string, Value])[] } {
	const { rank, ticks, segments, filled, menace, theme, domain, role, bond, isCompleted } = track;
	const odds = track.odds === undefined ? undefined : oddsFor(track.odds, ruleset)?.toLowerCase();
	const all: Partial<Record<TrackKey, Value>> = {
		...given({ rank, ticks, segments, filled, odds, menace, theme, domain, role, bond }),
		...(isCompleted ? { status: 'completed' } : {}),
	};
	const entries = Object.entries(all) as readonly (readonly [TrackKey, Value])[];
	return {
		values: Object.fromEntries(entries.filter(([key]) => hasKey(track.kind, key))),
		rest: [
			...entries.filter(([key]) => !hasKey(track.kind, key)),
			...(track.odds !== undefined && odds === undefined ? ([['odds', track.odds]] as const) : []),
		],
	};
}
