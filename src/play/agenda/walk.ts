import type { Condition, Effect, EffectOf, Option } from '../../rules/effects/effect';
import { effectWords } from '../../rules/effects/effect-words';
import type { Change } from '../character/change';
import { outcomeOfRecord } from '../roll/roll';
import { assetChange } from './asset-changes';
import { begin } from './begin-track';
import { because, certain, graded } from './certain';
import { choose, exchange, may, upToThePlayer } from './choices';
import { branchTold } from './branch-told';
import { isTold } from './condition';
import { inherit, ticksOfHeir } from './heir';
import { isJudged, judgedBy, lineToKeep, reasonOf } from './judged';
import { trade } from './pay-cost';
import { move } from './moves';
import { onOwnTrack } from './own-special-track';
import { spend } from './points';
import { rerollStep } from './reroll';
import { suffer } from './suffer-steps';
import type { Because } from './step-builder';
import { StepBuilder } from './step-builder';
import { table } from './tables';
import { handsOn } from './within';

/**
 * Goes through the effects of a record in the order of the text, ticks off what the record says was settled, and
 * gathers the steps. Conditions are judged by the state as it was when the record came to them: the character as it is
 * now, with this record's changes taken back and then repeated one by one as they are met.
 */
export class AgendaWalk extends StepBuilder {
	/** What conditions were judged by, for the record to keep. */
	readonly toKeep: Change[] = [];
	private readonly judged = new Map<string, boolean>();
	private resolvedAs = 0;

	effects(effects: readonly Effect[], path: string, chosen?: Option): void {
		effects.forEach((effect, i) => this.effect(effect, `${path}.${i}`, chosen));
	}

	carryOut(effect: Effect, path: string, because: Because): void {
		certain(this, effect, path, because);
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
		const kept = this.kept(condition);
		if (kept !== undefined) return this.effects(kept ? effect.then : effect.otherwise, path, chosen);
		const told = branchTold(this, effect, chosen);
		if (told) return this.effects(told, path, chosen);
		if (condition.kind === 'meter' && this.isUndecided()) return;
		const isOpen = !isTold(condition, this.record);
		this.hanging(isOpen, () => {
			const is = this.holds(condition);
			const line = isOpen && is !== undefined ? lineToKeep(this, effect) : undefined;
			if (line && !this.toKeep.some(({ why }) => why === line.why)) this.toKeep.push(line);
			if (is === undefined) return choose(this, upToThePlayer(effect), path);
			this.effects(is ? effect.then : effect.otherwise, path, chosen);
		});
	}

	/** How a condition was judged, where the record keeps it. */
	private kept(condition: Condition): boolean | undefined {
		const why = reasonOf(condition);
		const line = this.settled.left.find(line => line.why === why && isJudged(line));
		const is = line && judgedBy(line, condition);
		if (!line || is === undefined) return this.judged.get(why);
		this.settled.tick([line]);
		this.judged.set(why, is);
		return is;
	}

	/** What was read before may still change a meter: in the order of the text, it is settled first. */
	private isUndecided(): boolean {
		return this.steps.some(({ state }) => state === 'required' || state === 'certain');
	}

	/** The rest is resolved as if the outcome were another, unless it is that one already. */
	private as({ outcome }: EffectOf<'as'>, path: string): void {
		const { move, record, book } = this;
		if (!move || outcomeOfRecord(record) === outcome || this.resolvedAs > 0) return;
		this.resolvedAs++;
		this.effects(book.effectsOf(move).outcomes[outcome] ?? [], `${path}.as`);
	}
}

const degrees = (effect: EffectOf<'meter'>, amounts: readonly number[]): readonly Effect[] =>
	amounts.map(by => ({ ...effect, by }));
