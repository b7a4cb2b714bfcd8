import type { Effect } from '../rules/effects/effect';
import type { Ruleset } from '../rules/ruleset';
import type { Change } from './change';
import type { Character } from './character';
import { nextBonus } from './character';
import type { MoveRecord, TableRoll } from './record';
import type { SufferMove } from './suffer';
import { isPaymentOf, paidBy } from './suffer';
import { repeatAll, takeBackAll } from './take-back';

/**
 * What a record says was settled, ticked off entry by entry: each line of `chose`, `passed`, `table` and `done` answers
 * for one thing only. `character` is the state as it stood after the changes ticked off so far.
 */
export class Settled {
	character: Character;
	private readonly chosen: string[];
	private readonly declined: string[];
	private readonly lines: Change[];
	private rolls: readonly TableRoll[];

	constructor(
		private readonly record: MoveRecord,
		now: Character,
		private readonly ruleset: Ruleset,
	) {
		this.chosen = [...record.chose];
		this.declined = [...record.passed];
		this.lines = [...record.done];
		this.rolls = record.table;
		this.character = takeBackAll(now, record.done, ruleset).character;
		// What was spent on the roll comes before any outcome.
		for (const line of record.done) if (line.kind === 'event' && line.event === 'spent') this.tick(line);
	}

	/** A decision is recorded by the option's label or its first words. */
	chose(label: string): boolean {
		return tickWords(this.chosen, label);
	}

	/** Which of these was decided first. */
	firstChosen(labels: readonly string[]): string | undefined {
		const label = this.chosen.flatMap(entry => labels.find(label => words(label) === words(entry)) ?? [])[0];
		const first = label ?? labels.find(label => this.chose(label));
		if (label !== undefined) this.chose(label);
		return first;
	}

	passed(label: string): boolean {
		return tickWords(this.declined, label);
	}

	done(effect: Effect, why: string | undefined): boolean {
		const line = this.lines.find(line => line.why === why && tellsOf(line, effect, this.record.move));
		if (!line) return false;
		const after = this.lines[this.lines.indexOf(line) + 1];
		this.tick(line);
		// The lower maximum of momentum belongs to the impact that was marked.
		if (effect.kind === 'impact' && after?.why === effect.impact) this.tick(after);
		return true;
	}

	/** The lines of one booked cost: those of the move itself, then those it flowed over into, up to the amount. */
	payment(move: SufferMove, amount: number): readonly Change[] {
		const first = this.lines.findIndex(line => line.why === move.name);
		if (first < 0) return [];
		const taken: Change[] = [];
		for (const line of this.lines.slice(first)) {
			// A cost leaves one line of each kind; the next one is the start of another cost.
			const isAnother = taken.some(({ kind, why }) => kind === line.kind && why === line.why);
			const isOverpaid = line.why === move.overflow && paidBy(move, taken, amount) >= amount;
			if (!isPaymentOf(move, line) || isAnother || isOverpaid) break;
			taken.push(line);
		}
		for (const line of taken) this.tick(line);
		return taken;
	}

	get hasTable(): boolean {
		return this.rolls.length > 0;
	}

	/** The rolled rows that stand: those not passed over, without the rows that only say to roll twice. */
	takeTable(): readonly TableRoll[] {
		const rolls = this.rolls;
		this.rolls = [];
		return rolls.filter(({ roll, text }) => !/^roll twice/i.test(text) && !this.passed(`${roll}, ${text}`));
	}

	private tick(line: Change): void {
		this.lines.splice(this.lines.indexOf(line), 1);
		this.character = repeatAll(this.character, [line], this.ruleset).character;
	}
}

function tellsOf(line: Change, effect: Effect, move: string): boolean {
	if (line.target !== undefined) return false;
	switch (effect.kind) {
		case 'meter':
			return line.kind === 'value' && line.what === effect.meter;
		case 'combat':
			return line.kind === 'value' && line.what === 'combat';
		case 'impact':
			return (
				line.kind === 'event' && line.what === effect.impact && line.event === (effect.marked ? 'marked' : 'cleared')
			);
		case 'next':
			return (
				line.kind === 'event' && line.event === 'taken' && line.what === `next ${nextBonus(effect.add, move).text}`
			);
		default:
			return false;
	}
}

const words = (text: string): string =>
	text
		.toLowerCase()
		.replace(/[−–]/g, '-')
		.replace(/[’‘]/g, "'")
		.replace(/[^\p{L}\p{N}'+-]+/gu, ' ')
		.trim();

/** Ticks off the entry that says just this, else the first that gives its first words. */
function tickWords(entries: string[], label: string): boolean {
	const wanted = words(label);
	const exact = entries.findIndex(entry => words(entry) === wanted);
	const at =
		exact >= 0 ? exact : entries.findIndex(entry => words(entry) !== '' && wanted.startsWith(`${words(entry)} `));
	if (at < 0) return false;
	entries.splice(at, 1);
	return true;
}
