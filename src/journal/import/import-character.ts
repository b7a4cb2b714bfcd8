import { earnedBetween, earningOf, isLegacy } from '../../play/character/legacy';
import { capitalize } from '../../rules/effects/sentences';
import { parseOk, type ParseResult } from '../../rules/core/problem';
import { positionsOf } from '../../rules/fight-positions';
import { readCharacter } from '../character/character-note';
import { readFrontmatter, type FrontmatterValue } from '../frontmatter/frontmatter';
import { truthOf } from '../frontmatter/yaml-quotes';
import { nameOf } from '../../rules/search/stated-name';
import { applyChanges } from '../text/text-change';
import { importAssets, isVehicleMark, type ImportedAssets, type VehicleMark } from './import-assets';
import type { ImportContext, ImportedNote, ImportLine, SourceNote } from './imported-note';
import { byLine, countIn, StateProperties } from './state-note';
import { findProperty } from './state-kind';
import { convertProperties, type PropertyConversion } from './convert-properties';

/**
 * Converts a character: impacts become a list, special tracks and experience get our names, and assets become notes of
 * their own. Stats, meters and momentum already have the same names. Every other byte stays.
 */
export function importCharacter(note: SourceNote, context: ImportContext): ParseResult<ImportedNote> {
	const properties = StateProperties.of(note, ['character']);
	if (!properties.ok) return properties;
	const sheet = new SheetImport(properties.value, context);
	const impacts = sheet.impacts();
	const assets = importAssets(
		properties.value,
		context,
		impacts.ofVehicle.map(({ mark }) => mark),
	);
	const report = sheet.rest(impacts, assets.marked);
	const turned = convertProperties(note.text, properties.value.turns);
	if (!turned.ok) return turned;
	const { changes, lines } = turned.value;
	const problems = sheet.problems(applyChanges(note.text, changes), assets);
	return parseOk({
		becomes: 'a character',
		changes,
		created: assets.created,
		lines: byLine([...lines, ...report, ...assets.lines, ...problems]),
	});
}

/** The special tracks of Iron Vault, with our names for them. */
const SPECIAL_TRACKS: readonly (readonly [label: string, word: string])[] = [
	['Quests', 'quests'],
	['Bonds', 'bonds'],
	['Discoveries', 'discoveries'],
	['FailureTrack', 'failure'],
];

/** Impacts that Forged in Obsidian calls otherwise. */
const FORGED_IMPACTS: Readonly<Record<string, readonly string[]>> = { permanently_harmed: ['harmed'] };

/** Properties that Iron Vault and we share, and those that are already ours. */
const SAME = ['sworn', 'ruleset', 'rules', 'momentum', 'assets'];

interface Impacts {
	readonly keys: readonly string[];
	readonly marked: readonly string[];
	readonly ofVehicle: readonly { readonly key: string; readonly mark: VehicleMark }[];
}

type ReportLines = readonly (ImportLine | undefined)[];

class SheetImport {
	constructor(
		private readonly properties: StateProperties,
		private readonly context: ImportContext,
	) {}

	/** Impacts with a property in the note, whether marked or not. */
	impacts(): Impacts {
		const { values } = this.properties;
		const rows = this.context.ruleset.impacts.map(impact => {
			const named = impact.name.replace(/ /g, '_');
			const key = findProperty(values, [named, ...(FORGED_IMPACTS[named] ?? [])])?.key ?? named;
			return { ...impact, key };
		});
		const known = rows.filter(({ key }) => values.has(key) && markOf(values.get(key)) !== undefined);
		const marked = known.filter(({ key }) => markOf(values.get(key)) === true);
		return {
			keys: known.filter(row => !row.on_vehicle || !marked.includes(row)).map(({ key }) => key),
			marked: marked.filter(({ on_vehicle }) => !on_vehicle).map(({ name }) => name),
			ofVehicle: marked.flatMap(({ on_vehicle, key }) =>
				on_vehicle && isVehicleMark(key.toLowerCase()) ? [{ key, mark: key.toLowerCase() as VehicleMark }] : [],
			),
		};
	}

	/** Converts everything except impacts and assets. */
	rest(impacts: Impacts, onVehicle: readonly VehicleMark[]): ReportLines {
		const { properties, context } = this;
		const sheet = [['sworn', 'character'] as const, ...this.ruleset()];
		const name = properties.turnName(context);
		const [first, ...others] = impacts.keys;
		if (first !== undefined) properties.turn(first, [['impacts', impacts.marked]]);
		for (const key of others) properties.turn(key, []);
		const vehicles = impacts.ofVehicle.map(({ key, mark }) => this.vehicleMark(key, onVehicle.includes(mark)));
		const combat = this.combat();
		const special = this.specialTracks();
		const experience = this.experience(special.earned);
		properties.turnKind(sheet, experience.added);
		const { stats, condition_meters } = context.ruleset;
		const known = new Set([...SAME, ...stats, ...condition_meters.map(meter => meter.name)]);
		const unread = properties.unread(known, key => this.whyUnread(key));
		return [name, ...vehicles, combat, ...special.report, ...experience.report, ...unread];
	}

	/**
	 * Problems that our own reader finds in the converted note: momentum above its maximum, a stat that is not a number.
	 */
	problems(text: string, { assets, lines }: ImportedAssets): ReportLines {
		const after = readFrontmatter(text);
		if (!after.ok) return [];
		const name = nameOf(this.context.pathOf(this.properties.note.path));
		const { problems } = readCharacter(name, after.value.values, this.context.ruleset, assets);
		return problems.flatMap(({ message }) => {
			const said = [...this.properties.values.keys()].find(key => message.startsWith(`${capitalize(key)} of ${name}`));
			// each asset that stays has a line already
			if (said === 'assets' && lines.length > 0) return [];
			return said === undefined ? { line: 1, before: '', why: message } : this.properties.stays(said, message);
		});
	}

	/** The ruleset, and the packs that the campaign uses; rules that the note links already stay. */
	private ruleset(): PropertyConversion['to'] {
		const { rulesetId, rules = [] } = this.context;
		const { values } = this.properties;
		const links = rules.map(link => `[[${link}]]`);
		const [first, ...others] = links;
		return [
			...(values.get('ruleset') === rulesetId ? [] : [['ruleset', rulesetId] as const]),
			...(first === undefined || values.has('rules') ? [] : [['rules', others.length === 0 ? first : links] as const]),
		];
	}

	private whyUnread(key: string): string {
		const isImpact = this.context.ruleset.impacts.some(({ name }) => name === key.replace(/_/g, ' '));
		if (isImpact) return 'It says neither that it is marked nor that it is not.';
		return `${this.context.ruleset.title} has nothing called “${key}”; it stays as it is.`;
	}

	private vehicleMark(key: string, hasVehicle: boolean): ImportLine | undefined {
		if (!hasVehicle)
			return this.properties.stays(key, 'It is a mark of a vehicle, and the character has none; it stays as it is.');
		this.properties.turn(key, [], 'It stands in the note of the vehicle, which counts as aboard.');
		return undefined;
	}

	/** The position in a fight, in the words of the rules' moves. Outside a fight there is no such property. */
	private combat(): ImportLine | undefined {
		const found = this.properties.find('initiative');
		if (!found) return undefined;
		if (found.value === null) return void this.properties.turn(found.key, []);
		if (typeof found.value !== 'boolean')
			return this.properties.stays(found.key, 'It says neither that there is a fight nor that there is none.');
		const [good, bad] = positionsOf(this.context.ruleset);
		if (good === undefined || bad === undefined)
			return this.properties.stays(
				found.key,
				`${this.context.ruleset.title} has no position in a fight; it stays as it is.`,
			);
		return void this.properties.turn(found.key, [['combat', found.value ? good : bad]]);
	}

	/** Ticks of the special tracks in the rules, and the experience that their boxes earned. */
	private specialTracks(): { readonly earned: number; readonly report: ReportLines } {
		const { properties, context } = this;
		const { ruleset } = context;
		const earning = earningOf(ruleset);
		let earned = 0;
		const report = SPECIAL_TRACKS.flatMap(([label, word]): ReportLines => {
			const isPrinted = ruleset.special_tracks.some(id => [word, `${word}_legacy`, `${word}_track`].includes(id));
			const track = isPrinted ? properties.find(`${label}_Progress`) : undefined;
			const ticks = countIn(track?.value);
			if (!track) return isPrinted ? [this.earned(label, 0, word)] : [];
			if (ticks === undefined) return [properties.stays(track.key, 'It is no whole number of ticks.')];
			properties.turn(track.key, [[word, ticks]]);
			const xp = earning && isLegacy(ruleset, word) ? earnedBetween(0, ticks, earning) : 0;
			earned += xp;
			return [this.earned(label, xp, word)];
		});
		return { earned, report };
	}

	/** The earned experience that Iron Vault stored follows from the ticks, and may be outdated. */
	private earned(label: string, xp: number, word: string): undefined {
		const { properties } = this;
		const found = properties.find(`${label}_XPEarned`);
		if (!found) return undefined;
		const pays = isLegacy(this.context.ruleset, word);
		const differs = pays ? countIn(found.value) !== xp : (countIn(found.value) ?? 0) > 0;
		const why = pays
			? `By the ticks of ${word} it is ${xp}, which is what counts.`
			: `${this.context.ruleset.title} pays no experience for this track.`;
		return void properties.turn(found.key, [], differs ? why : undefined);
	}

	/** Total experience is what was added plus what the legacy tracks earned. */
	private experience(derived: number): {
		readonly added: readonly (readonly [string, number])[];
		readonly report: ReportLines;
	} {
		const { properties } = this;
		const spent = properties.find('xp_spent', 'xpspent');
		const spentCount = countIn(spent?.value);
		const report: ImportLine[] = [];
		const added = properties.find('xp_added');
		const addedCount = countIn(added?.value);
		const why = derived > 0 ? `With ${derived} that the legacy tracks have paid.` : undefined;
		const earned = addedCount === undefined && derived > 0 ? ([['experience', derived]] as const) : [];
		const isSpent = spent && spentCount !== undefined;
		if (isSpent) properties.turn(spent.key, [...earned, ['experience_spent', spentCount]]);
		else if (spent) report.push(properties.stays(spent.key, 'It is no whole number of experience.'));
		if (added && addedCount !== undefined) {
			properties.turn(added.key, [['experience', addedCount + derived]], why);
			return { added: [], report };
		}
		if (added) report.push(properties.stays(added.key, 'It is no whole number of experience.'));
		return { added: isSpent ? [] : earned, report };
	}
}

/**
 * Whether an impact is marked: true or false, or the filled or empty symbol in older notes; `undefined` for anything
 * else.
 */
function markOf(value: FrontmatterValue | undefined): boolean | undefined {
	if (typeof value === 'boolean') return value;
	if (typeof value === 'number') return value !== 0;
	if (value === null || value === '⬡' || value === '') return false;
	return value === '⬢' ? true : typeof value === 'string' ? truthOf(value) : undefined;
}
