import { earnedBetween, earningOf, isLegacy } from '../../../play/character/legacy';
import { capitalize } from '../../../rules/effects/sentences';
import { newCharacterNote } from '../../character/character-note';
import { setProperties } from '../../frontmatter/set-properties';
import { applyChanges } from '../../text/text-change';
import { isVehicleMark, type VehicleMark } from '../import-assets';
import type { ImportContext, ReportLine } from '../imported-note';
import type { ForeignCharacter } from './app-campaign';

/** The sheet of a character from another app, in the terms of a ruleset. */
export class ForeignSheet {
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
