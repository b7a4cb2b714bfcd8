import type { Condition, Effect, EffectOf, Option } from '../../rules/effects/effect';
import { effectWords } from '../../rules/effects/effect-words';
import type { Move } from '../../rules/move';
import type { Rulebook } from '../../rules/rulebook';
import type { Doing } from '../carry-out';
import { discardedIn, handedOnIn } from '../carry-out';
import type { Character } from '../character/character';
import { isRecord } from '../record/record';
import type { MoveRecord, TableRoll } from '../record/record';
import { outcomeOfRecord } from '../roll/roll';
import type { Action, Step, StepOption, StepState } from '../record/pending-step';
import { assetChange } from './asset-changes';
import { begin } from './begin-track';
import { because, certain, graded } from './certain';
import { choose, exchange, may, upToThePlayer } from './choices';
import { branchTold } from './branch-told';
import { holds, isTold, withConnection } from './condition';
import { PAY_THE_PRICE } from './follow-up';
import { inherit, ticksOfHeir } from './heir';
import { trade } from './left-over';
import { isRolledWithRank } from './effects-of-record';
import { move } from './moves';
import { onOwnTrack } from './own-special-track';
import { spend } from './points';
import { rerollStep } from './reroll';
import { Settled } from './settled';
import { suffer } from './suffer-steps';
import { table } from './tables';
import { handsOn } from './within';

/**
 * Goes through the effects of a record in the order of the text, ticks off what the record says was settled, and
 * gathers the steps. Conditions are judged by the state as it was when the record came to them: the character as it is
 * now, with this record's changes taken back and then repeated one by one as they are met.
 */
export class AgendaWalk {
	readonly steps: Step[] = [];
	readonly settled: Settled;
	readonly move: Move | undefined;
	/** Repair points gained so far. */
	points = 0;
	/** The player is being asked which track: what else acts on one waits. */
	isTrackAsked = false;
	/** Something was done with the track of the record already. */
	isTrackTouched = false;
	/** The rows that stand on the table of the move so far. */
	rolled: readonly TableRoll[] = [];
	/** A position in a fight was set by what the move says. */
	isPositionSet = false;
	/** A quest is handed on; its name, once the player said which. */
	quest?: { readonly name?: string };
	/** A track that the record tells changes of, where it names another one by now. */
	otherTrack?: string;
	private resolvedAs = 0;
	private hangs = false;

	constructor(
		readonly record: MoveRecord,
		readonly now: Character,
		readonly book: Rulebook,
	) {
		this.move = book.move(record.move);
		const tables = [...(this.move?.tables ?? []), ...(book.move(PAY_THE_PRICE)?.tables ?? [])];
		this.settled = new Settled(record, now, book.ruleset, tables);
	}

	effects(effects: readonly Effect[], path: string, chosen?: Option): void {
		effects.forEach((effect, i) => this.effect(effect, `${path}.${i}`, chosen));
	}

	private effect(effect: Effect, path: string, chosen?: Option): void {
		switch (effect.kind) {
			case 'meter':
				return Array.isArray(effect.by)
					? graded(this, degrees(effect, effect.by), path, chosen)
					: certain(this, effect, path, because(effect, chosen));
			case 'set':
			case 'next':
			case 'impact':
			case 'progress':
			case 'rank':
			case 'connection':
			case 'clock':
			case 'menace':
			case 'harm':
			case 'harm_is':
			case 'reward':
			case 'experience':
			case 'end':
				return certain(this, effect, path, because(effect, chosen));
			case 'inherit':
				return inherit(this, effect, path, because(effect, chosen));
			case 'ticks':
				return chosen && handsOn(this.move, this.book)
					? ticksOfHeir(this, effect, path, chosen)
					: certain(this, effect, path, because(effect, chosen));
			case 'combat':
				this.isPositionSet = true;
				return certain(this, effect, path, because(effect, chosen));
			case 'clear_progress':
				return certain(this, onOwnTrack(this, effect), path, {
					...because(effect, chosen),
					words: effectWords(effect),
				});
			case 'asset':
				return assetChange(this, effect, path, because(effect, chosen));
			case 'points':
				this.points += effect.by;
				return certain(this, effect, path, because(effect, chosen));
			case 'track':
				return effect.event === 'begin'
					? begin(this, effect, path, chosen)
					: certain(this, effect, path, because(effect, chosen));
			case 'suffer':
				for (let i = 0; i < effect.times; i++) suffer(this, -effect.by, `${path}.${i}`);
				return;
			case 'move':
				return move(this, effect, path);
			case 'table':
				return table(this, this.record.move, path, effect.times);
			case 'choose':
				return choose(this, effect, path);
			case 'may':
				return this.offer(effect.option, path);
			case 'exchange':
				return choose(this, exchange(effect), path);
			case 'spend':
				return spend(this, effect, path);
			case 'if':
				return this.condition(effect, path, chosen);
			case 'as':
				return this.as(effect, path);
			case 'reroll':
				return rerollStep(this, effect, path);
			case 'count':
				return; // the outcome was counted so when the dice fell
			case 'trade':
				return trade(this, effect, path);
			case 'overflow':
				return; // a cost that does not fit follows the rule of costs
			case 'say':
				return this.text(effect, path);
		}
	}

	/** A reroll that the player may take is offered at once, under the words that allow it. */
	private offer(option: Option, path: string): void {
		const [only, ...others] = option.effects;
		if (only?.kind !== 'reroll' || others.length > 0) return choose(this, may(option), path);
		rerollStep(this, only, path, option.label);
	}

	private condition(effect: EffectOf<'if'>, path: string, chosen?: Option): void {
		const { condition } = effect;
		const told = branchTold(this, effect, chosen);
		if (told) return this.effects(told, path, chosen);
		if (condition.kind === 'meter' && this.isUndecided()) return;
		this.hanging(!isTold(condition, this.record), () => {
			const is = this.holds(condition);
			if (is === undefined) return choose(this, upToThePlayer(effect), path);
			this.effects(is ? effect.then : effect.otherwise, path, chosen);
		});
	}

	/** What is asked meanwhile hangs on the state as it is now. */
	hanging<T>(isSo: boolean, walk: () => T): T {
		const before = this.hangs;
		this.hangs ||= isSo;
		const walked = walk();
		this.hangs = before;
		return walked;
	}

	/** What was read before may still change a meter: in the order of the text, it is settled first. */
	private isUndecided(): boolean {
		return this.steps.some(({ state }) => state === 'required' || state === 'certain');
	}

	holds(condition: Condition): boolean | undefined {
		const { book, settled, move } = this;
		if (condition.kind === 'bond' && move && isRolledWithRank(move) && isRecord(this.record))
			return condition.shared === (this.record.dice !== undefined);
		const record = withConnection(this.record, settled.told, book);
		return holds(condition, { record, character: settled.told, ruleset: book.ruleset });
	}

	/** The rest is resolved as if the outcome were another, unless it is that one already. */
	private as({ outcome }: EffectOf<'as'>, path: string): void {
		const { move, record, book } = this;
		if (!move || outcomeOfRecord(record) === outcome || this.resolvedAs > 0) return;
		this.resolvedAs++;
		this.effects(book.effectsOf(move).outcomes[outcome] ?? [], `${path}.as`);
	}

	/** What is at hand to carry something out with; `target` is the track or asset it acts on. */
	doing(why?: string, target?: string): Doing {
		const { record, book, points } = this;
		const handedOn = handedOnIn(record.done);
		return {
			ruleset: book.ruleset,
			move: record.move,
			points,
			discarded: discardedIn(record.done),
			...(handedOn ? { handedOn } : {}),
			...(target === undefined ? {} : { track: target }),
			...(why === undefined ? {} : { why }),
			...(record.cost ? { cost: record.cost.amount } : {}),
		};
	}

	text(effect: Effect, path: string): void {
		const words = effectWords(effect);
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
		const hangs = this.hangs ? { hangs: true as const } : {};
		this.steps.push({ id, prompt, state, options, ...(pass === undefined ? {} : { pass }), ...hangs });
	}
}

const degrees = (effect: EffectOf<'meter'>, amounts: readonly number[]): readonly Effect[] =>
	amounts.map(by => ({ ...effect, by }));
