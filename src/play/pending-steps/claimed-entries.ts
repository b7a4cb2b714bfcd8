import { isSameName } from '../../rules/search/folded-name';
import type { Effect } from '../../rules/effects/effect';
import type { MoveTable } from '../../rules/move';
import { plainText } from '../../rules/rules-text';
import type { Ruleset } from '../../rules/ruleset';
import type { TrackKind } from '../../rules/core/track-kind';
import type { EffectContext } from '../apply-effects/effect-context';
import { linesOfEffect } from '../apply-effects/recorded-lines';
import { changedNothing, type Change } from '../character/change';
import type { Character } from '../character/character';
import type { MoveRecord } from '../record/record';
import type { TableRoll } from '../oracles/table-roll';
import { repeatAll, revertChanges } from '../character/revert-changes';
import { comparable } from './format-step';
import { applyEvent, reverseEvent } from '../character/events';
import { placeOf } from '../character/change-target';
import type { Track } from '../tracks/track';

/**
 * The entries of a record, ticked off one by one as effects claim them: each entry of `chose`, `passed`, `table` and
 * `done` accounts for one thing only. `character` is the current state without the changes not yet ticked off;
 * `recorded` is the same, but with exactly the values that the record gives.
 */
export class ClaimedEntries {
	character: Character;
	recorded: Character;
	private readonly chosen: string[];
	private readonly declined: string[];
	private readonly lines: Change[];
	private rolls: readonly TableRoll[];

	constructor(
		record: MoveRecord,
		private readonly now: Character,
		private readonly ruleset: Ruleset,
		/** The tables that the record may have rolled on. */
		private readonly tables: readonly MoveTable[],
	) {
		this.chosen = [...record.chose];
		this.declined = [...record.passed];
		this.lines = [...record.done];
		this.rolls = record.table;
		this.character = revertChanges(now, record.done, ruleset).character;
		this.recorded = stateBefore(now, record.done, ruleset);
		// Bonuses spent on the roll come before any outcome.
		for (const line of record.done) if (isSpent(line)) this.tick([line]);
	}

	/** Ticks off a decision, which the record gives as the option's label or its first words. */
	chose(label: string): boolean {
		return tickWords(this.chosen, label);
	}

	/**
	 * Ticks off decisions and returns their labels in order: each at most once, unless it is in `repeated`, and no more
	 * than `most`.
	 */
	takeChosen(labels: readonly string[], most: number, repeated: readonly string[] = []): readonly string[] {
		const taken: string[] = [];
		for (const entry of [...this.chosen]) {
			if (taken.length >= most) break;
			const label = labelOf(
				entry,
				labels.filter(label => !taken.includes(label) || repeated.includes(label)),
			);
			if (label === undefined) continue;
			taken.push(label);
			this.chosen.splice(this.chosen.indexOf(entry), 1);
		}
		return taken;
	}

	/** Whether a label was chosen, without ticking it off. */
	hasChosen(label: string): boolean {
		return this.chosen.some(entry => labelOf(entry, [label]) !== undefined);
	}

	/** Whether a decision starts with these words, without ticking it off. */
	mentions(beginning: string): boolean {
		return [...this.chosen, ...this.declined].some(entry => entry.startsWith(beginning));
	}

	/** Ticks off a decision that starts with these words and continues with a name. */
	takeChosenStartingWith(beginning: string): string | undefined {
		const said = this.chosen.find(entry => entry.startsWith(beginning));
		if (said !== undefined) this.chosen.splice(this.chosen.indexOf(said), 1);
		return said;
	}

	passed(label: string): boolean {
		return tickWords(this.declined, label);
	}

	/** Ticks off the lines of an applied effect, at any position; `undefined` if it was not applied. */
	done(effect: Effect, why: string | undefined, context: EffectContext): readonly Change[] | undefined {
		const taken = this.linesOf(effect, why, context);
		if (taken) this.tick(taken);
		return taken;
	}

	/** The lines of an applied effect, without ticking them off. */
	linesOf(
		effect: Effect,
		why: string | undefined,
		context: EffectContext,
		isMeant: (line: Change) => boolean = () => true,
	): readonly Change[] | undefined {
		for (const [at, line] of this.lines.entries()) {
			if ((line.why !== why && effect.kind !== 'next') || !isMeant(line)) continue;
			const left = linesOfEffect(effect, this.lines.slice(at), context);
			if (left > 0) return this.lines.slice(at, at + left);
		}
		return undefined;
	}

	/** Ticks off the beginning of a track of this kind. */
	begun(kind: TrackKind): boolean {
		return this.tickBegun(({ what }) => what === kind);
	}

	/** Ticks off the beginning of a named track, which exists from this point on. */
	hasBegun(name: string): boolean {
		return this.tickBegun(({ target }) => target !== undefined && isSameName(target, name));
	}

	private tickBegun(fits: (line: Change) => boolean): boolean {
		const line = this.lines.find(line => line.kind === 'event' && line.event === 'begun' && fits(line));
		if (line) this.tick([line]);
		return line !== undefined;
	}

	/** The lines not ticked off yet. */
	get left(): readonly Change[] {
		return this.lines;
	}

	/** The decisions that no step asked for. */
	get chosenLeft(): readonly string[] {
		return this.chosen;
	}

	/** The declined entries that no step asked for. */
	get declinedLeft(): readonly string[] {
		return this.declined;
	}

	/** Whether a table roll has the text of some table row. */
	isFromTable(roll: TableRoll): boolean {
		return this.tables.some(table => isRowOf(table, roll));
	}

	/** The rolls that no step asked for. */
	get rollsLeft(): readonly TableRoll[] {
		return this.rolls;
	}

	hasRolled(table: MoveTable): boolean {
		return this.rolls.some(roll => this.isOn(table, roll));
	}

	/** Ticks off the rolls on this table, including those that were passed over. */
	takeTable(table: MoveTable): readonly TableRoll[] {
		const taken = this.rolls.filter(roll => this.isOn(table, roll));
		this.rolls = this.rolls.filter(roll => !taken.includes(roll));
		return taken;
	}

	/** A text that no table has is the player's own; it counts for the first table that asks. */
	private isOn(table: MoveTable, roll: TableRoll): boolean {
		return isRowOf(table, roll) || !this.isFromTable(roll);
	}

	tick(lines: readonly Change[]): void {
		for (const line of lines) this.lines.splice(this.lines.indexOf(line), 1);
		this.character = repeatAll(this.character, lines, this.ruleset, this.now.tracks).character;
		this.recorded = stateAfter(this.recorded, lines, this.ruleset, this.now.tracks);
	}
}

export const isSpent = (line: Change): boolean => line.kind === 'event' && line.event === 'spent';

const isRowOf = ({ rows }: MoveTable, { text }: TableRoll): boolean =>
	rows.some(row => plainText(row.text) === text || row.text === text);

/** The label that an entry stands for: an exact match, else the first label that starts with it. */
const labelOf = (entry: string, labels: readonly string[]): string | undefined => {
	const said = comparable(entry);
	if (said === '') return undefined;
	const words = labels.map(comparable);
	const exact = words.indexOf(said);
	return labels[exact >= 0 ? exact : words.findIndex(label => label.startsWith(`${said} `))];
};

/** Labels whose wording has changed; older records still contain the previous one. */
const REWORDED: readonly (readonly [was: RegExp, is: string])[] = [
	[/^choose up to one\b/, 'you may choose one'],
	[/^begin a foe\b/, 'begin a fight against a foe'],
];

const asWordedNow = (entry: string): string =>
	REWORDED.reduce((words, [was, is]) => words.replace(was, is), comparable(entry));

/** Ticks off the exact entry, else the first one that the label starts with. */
function tickWords(entries: string[], label: string): boolean {
	if (entries.length === 0) return false;
	const wanted = comparable(label);
	const said = entries.map(asWordedNow);
	const exact = said.indexOf(wanted);
	const at = exact >= 0 ? exact : said.findIndex(words => words !== '' && wanted.startsWith(`${words} `));
	if (at < 0) return false;
	entries.splice(at, 1);
	return true;
}

/** The state before these lines. Each value they change is set to their old value, regardless of later changes. */
const stateBefore = (now: Character, lines: readonly Change[], ruleset: Ruleset): Character =>
	lines.reduceRight((state, line) => {
		if (line.kind === 'value') return placeOf(state, line, ruleset)?.with(line.from) ?? state;
		if (!changedNothing(line)) return reverseEvent(state, line).character;
		const { note: _, ...plain } = line; // it was already so
		return line.event === 'marked' || line.event === 'cleared' ? applyEvent(state, plain).character : state;
	}, now);

/** The state after these lines, with each value set to their new value. */
const stateAfter = (
	before: Character,
	lines: readonly Change[],
	ruleset: Ruleset,
	known: readonly Track[],
): Character =>
	lines.reduce((state, line) => {
		if (line.kind === 'value') return placeOf(state, line, ruleset)?.with(line.to) ?? state;
		return applyEvent(state, line, known).character;
	}, before);
