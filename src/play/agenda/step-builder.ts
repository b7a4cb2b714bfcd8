import type { Condition, Effect, Option } from '../../rules/effects/effect';
import { effectLabel } from '../../rules/effects/effect-label';
import type { Move } from '../../rules/move';
import type { Rulebook } from '../../rules/rulebook';
import { assetOfMove, type Asset } from '../assets/asset';
import type { EffectContext } from '../carry-out';
import { discardedIn, inheritedIn } from '../carry-out';
import type { Change } from '../character/change';
import type { Character } from '../character/character';
import { isRecord } from '../record/record';
import { rankStated } from '../record/stated-rank';
import type { MoveRecord, TableRoll } from '../record/record';
import type { Action, Step, StepOption, StepState } from '../record/pending-step';
import { holds, withConnection } from './condition';
import { PAY_THE_PRICE } from './move-names';
import { isRolledWithRank } from './effects-of-record';
import { RecordLedger } from './record-ledger';

/** Why something is applied: the option that was picked, or a rule. */
export interface Reason {
	readonly why?: string;
	readonly isChosen: boolean;
	/** The track it acts on, when the player named it. */
	readonly on?: string;
	/** What is asked and passed, where the words of the effect change with the state. */
	readonly words?: string;
}

/**
 * What the effects of a record come to, step by step: the record, the state as it was when each effect was met, and
 * the steps so far. What reads one kind of effect adds to it; what an effect leads to goes back to `effects`.
 */
export abstract class StepBuilder {
	readonly steps: Step[] = [];
	readonly ledger: RecordLedger;
	readonly move: Move | undefined;
	/** Repair points gained so far. */
	points = 0;
	/** The number of rerolls offered so far, including used ones. */
	rerollsOffered = 0;
	/** The player is being asked which track: what else acts on one waits. */
	isTrackAsked = false;
	/** Something is to be marked on the track that is being asked for. */
	isTrackAwaited = false;
	/** The step that asks which track the move continues. */
	continuing?: string;
	/** Something was done with the track of the record already. */
	isTrackTouched = false;
	/** The rows that are on the table of the move so far. */
	rolled: readonly TableRoll[] = [];
	/** A position in a fight was set by what the move says. */
	isPositionSet = false;
	/** A quest is handed on; its name, once the player said which. */
	quest?: { readonly name?: string };
	/** The asset whose ability is carried out just now. */
	asset: Asset | undefined;
	/** A track that the record changed, where it names another one by now. */
	otherTrack?: string;
	/** A line that was counted by another rank than the record states by now. */
	otherRank?: Change;
	private dependsOnState = false;

	constructor(
		readonly record: MoveRecord,
		readonly now: Character,
		readonly book: Rulebook,
	) {
		this.move = book.move(record.move);
		this.asset = assetOfMove(this.move, now.assets);
		const tables = [...(this.move?.tables ?? []), ...(book.move(PAY_THE_PRICE)?.tables ?? [])];
		this.ledger = new RecordLedger(record, now, book.ruleset, tables);
	}

	/** Goes on with the effects that an option or a condition leads to. */
	abstract effects(effects: readonly Effect[], path: string, chosen?: Option): void;

	/** Carries an effect out that needs no choice. */
	abstract carryOut(effect: Effect, path: string, because: Reason): void;

	/** What is asked meanwhile depends on the state as it is now. */
	whileStateMatters<T>(isSo: boolean, agenda: () => T): T {
		const before = this.dependsOnState;
		this.dependsOnState ||= isSo;
		const walked = agenda();
		this.dependsOnState = before;
		return walked;
	}

	/** What is asked and carried out meanwhile is said by an ability of this asset. */
	withAsset(asset: Asset | undefined, agenda: () => void): void {
		const { asset: before } = this;
		this.asset = asset;
		agenda();
		this.asset = before;
	}

	holds(condition: Condition): boolean | undefined {
		const { book, ledger, move } = this;
		if (condition.kind === 'bond' && move && isRolledWithRank(move) && isRecord(this.record))
			return condition.shared === (this.record.dice !== undefined);
		const record = withConnection(this.record, ledger.recorded, book);
		return holds(condition, { record, character: ledger.recorded, ruleset: book.ruleset });
	}

	/** What is at hand to carry something out with; `target` is the track or asset it acts on. */
	contextFor(why?: string, target?: string): EffectContext {
		const { record, book, points } = this;
		const handedOn = inheritedIn(record.done);
		return {
			ruleset: book.ruleset,
			move: record.move,
			points,
			discarded: discardedIn(record.done),
			...(handedOn ? { inherited: handedOn } : {}),
			...(target === undefined ? {} : { track: target }),
			...rankStated(record, target),
			...(why === undefined ? {} : { why }),
			...(record.cost ? { cost: record.cost.amount } : {}),
		};
	}

	text(effect: Effect, path: string): void {
		const words = effectLabel(effect);
		if (words !== '') this.step(path, words, 'text', []);
	}

	option(label: string, action: Action, detail?: string, blocked?: string): StepOption {
		return {
			label,
			action,
			isChosen: false,
			...(detail === undefined || detail === '' || detail === label ? {} : { detail }),
			...(blocked === undefined ? {} : { blocked }),
		};
	}

	step(id: string, prompt: string, state: StepState, options: readonly StepOption[], pass?: string): void {
		const dependsOnState = this.dependsOnState ? { dependsOnState: true as const } : {};
		this.steps.push({ id, prompt, state, options, ...(pass === undefined ? {} : { pass }), ...dependsOnState });
	}
}
