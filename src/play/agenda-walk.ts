import type { Amount, Condition, Effect, Option } from '../rules/effects/effect';
import { DEGREES } from '../rules/effects/effect';
import { countWords, effectWords, listWords, signed } from '../rules/effects/effect-words';
import { plainText } from '../rules/move-text';
import { outcomeWords } from '../rules/outcome';
import type { Rulebook } from '../rules/rulebook';
import { tableOf } from '../rules/rulebook';
import type { Action, Step, StepOption, StepState } from './step';
import type { Change } from './change';
import type { Character } from './character';
import { isMarked } from './character';
import { valueOf } from './carry-out';
import type { MoveRecord } from './record';
import { newCall } from './record';
import type { SufferMove } from './suffer';
import { bookCost, cannotSuffer, paidBy, sufferMove, sufferMoves } from './suffer';
import { Settled } from './settled';

type Of<K extends Effect['kind']> = Extract<Effect, { kind: K }>;

const PAY_THE_PRICE = 'Pay the Price';
const DECIDE = 'Decide the price';
const ASK = 'Ask the Oracle';
const AGAIN = 'Roll again';

/**
 * Goes through the effects of a record in the order of the text, ticks off what the record says was settled, and
 * gathers the steps. Conditions are judged by the state as it was when the record came to them: the character as it is
 * now, with this record's changes taken back and then repeated one by one as they are met.
 */
export class AgendaWalk {
	readonly steps: Step[] = [];
	private readonly settled: Settled;

	constructor(
		private readonly record: MoveRecord,
		character: Character,
		private readonly book: Rulebook,
	) {
		this.settled = new Settled(record, character, book.ruleset);
	}

	effects(effects: readonly Effect[], path: string, chosen?: Option): void {
		effects.forEach((effect, i) => this.effect(effect, `${path}.${i}`, chosen));
	}

	/** Made on its own, a suffer move asks how much, and books it itself. */
	ownCost(): void {
		const move = sufferMove(this.record.move);
		const { cost } = this.record;
		if (!move || cost?.paid) return;
		if (cost) return void this.payment(move, cost.amount, 'cost');
		const option = (degree: string, amount: number): StepOption =>
			this.option(`${degree} (${signed(-amount)})`, { kind: 'cost', amount }, this.preview(move, amount));
		this.step(
			'cost',
			`How much? ${move.name}`,
			'required',
			DEGREES.map((degree, i) => option(degree, i + 1)),
		);
	}

	private effect(effect: Effect, path: string, chosen?: Option): void {
		switch (effect.kind) {
			case 'meter':
				if (effect.whose || typeof effect.by !== 'number') return this.text(effect, path);
				return this.certain(effect, path, chosen);
			case 'next':
			case 'impact':
			case 'combat':
				return this.certain(effect, path, chosen);
			case 'suffer':
				for (let i = 0; i < effect.times; i++) this.suffer(-effect.by, `${path}.${i}`);
				return;
			case 'move':
				return this.move(effect, path);
			case 'table':
				return this.table(this.record.move, path);
			case 'choose':
				return this.choose(effect, path);
			case 'may':
				return this.choose({ kind: 'choose', count: { min: 0, max: 1 }, options: [effect.option] }, path);
			case 'exchange':
				return this.choose({ kind: 'choose', count: { min: 0, max: 1 }, options: [bargain(effect)] }, path);
			case 'if':
				return this.effects(this.holds(effect.condition) ? effect.then : effect.otherwise, path, chosen);
			default:
				return this.text(effect, path);
		}
	}

	private certain(effect: Effect, path: string, chosen?: Option): void {
		const words = effectWords(effect);
		// An option that says just this needs no second mention; a bonus names the move that earned it.
		const why = chosen && chosen.label !== words && effect.kind !== 'next' ? chosen.label : undefined;
		if (this.settled.passed(words) || this.settled.done(effect, why)) return;
		const action: Action = { kind: 'carry_out', effect, chosen: chosen !== undefined, ...(why ? { why } : {}) };
		this.step(path, words, 'certain', [this.option(words, action)], words);
	}

	/** The player picks a suffer move; what one cannot pay is left for another. */
	private suffer(amount: number, path: string, prompt = `Make a suffer move (${signed(-amount)})`): void {
		const moves = sufferMoves(this.book.ruleset);
		if (this.settled.passed(prompt)) return;
		const chosen = this.settled.firstChosen(moves.map(({ name }) => name));
		const picked = moves.find(({ name }) => name === chosen);
		if (picked) return this.payment(picked, amount, path);
		const options = moves.map(move =>
			this.option(
				move.name,
				{ kind: 'choose', chose: move.name },
				this.preview(move, amount),
				cannotSuffer(move, this.settled.character, this.book.ruleset),
			),
		);
		this.step(path, prompt, 'required', options, prompt);
	}

	/** A cost that is known: it is booked once, then it may be resisted. */
	private payment(move: SufferMove, amount: number, path: string): void {
		const lines = this.settled.payment(move, amount);
		if (lines.length === 0) {
			const words = `${move.name} (${signed(-amount)})`;
			if (this.settled.passed(words)) return;
			return this.step(
				`${path}.pay`,
				words,
				'certain',
				[this.option(words, { kind: 'pay', move: move.name, amount })],
				words,
			);
		}
		if (move.name !== this.record.move) this.resist(move, amount, `${path}.resist`);
		const left = amount - paidBy(move, lines, amount);
		if (left > 0) this.suffer(left, `${path}.left`, `Make another suffer move (${signed(-left)})`);
	}

	/** The roll of a suffer move: forced when its meter is empty, otherwise the player's choice. */
	private resist(suffered: SufferMove, amount: number, path: string): void {
		const move = this.book.move(suffered.name);
		if (move?.roll_type !== 'action_roll') return;
		const label = `Resist (${move.name})`;
		if (this.settled.chose(label) || this.settled.passed(label)) return;
		const isForced = valueOf(this.settled.character, suffered.meter, this.book.ruleset) <= 0;
		const call = this.call(move.name, { cost: { amount, paid: true } });
		const prompt = isForced ? `${suffered.meter} is 0: roll` : `You may resist`;
		const option = this.option(`Roll ${move.name}`, { kind: 'follow', chose: label, call });
		this.step(path, prompt, isForced ? 'required' : 'optional', [option], label);
	}

	private move(effect: Of<'move'>, path: string): void {
		if (effect.move === PAY_THE_PRICE) return this.price(path);
		const suffered = sufferMove(effect.move);
		if (suffered && effect.by !== undefined) return this.sufferMove(suffered, effect.by, path);
		const call = this.followUp(effect);
		if (!call) return this.text(effect, path);
		if (this.settled.chose(call.move) || this.settled.passed(call.move)) return;
		const option = this.option(call.move, { kind: 'follow', chose: call.move, call });
		this.step(path, 'Next move', 'required', [option], call.move);
	}

	/** The call of a move that follows as a record of its own; none for what is settled on this card. */
	private followUp(effect: Effect | undefined): MoveRecord | undefined {
		if (effect?.kind !== 'move' || effect.move === PAY_THE_PRICE) return undefined;
		if (effect.by !== undefined && sufferMove(effect.move)) return undefined;
		const move = this.book.move(effect.move);
		return move && this.call(move.name, effect.as ? { as: `${outcomeWords(effect.as)} (${this.record.move})` } : {});
	}

	private sufferMove(move: SufferMove, by: Amount, path: string): void {
		if (typeof by === 'number') return this.payment(move, -by, path);
		if (by === '-cost' || 'by_rank' in by) return;
		const chose = (amount: number) => `${move.name} (-${amount})`;
		const amounts = by.map(amount => -amount);
		const picked = amounts.find(amount => this.settled.chose(chose(amount)));
		if (picked !== undefined) return this.payment(move, picked, path);
		const prompt = `How much? ${move.name}`;
		if (this.settled.passed(prompt)) return;
		const options = amounts.map((amount, i) =>
			this.option(
				`${DEGREES[i] ?? ''} (${signed(-amount)})`,
				{ kind: 'choose', chose: chose(amount) },
				this.preview(move, amount),
				cannotSuffer(move, this.settled.character, this.book.ruleset),
			),
		);
		this.step(path, prompt, 'required', options, prompt);
	}

	/** Pay the Price on the card itself: roll on its table, decide, or ask. */
	private price(path: string): void {
		if (this.settled.passed(PAY_THE_PRICE)) return;
		if (this.settled.chose(DECIDE)) return this.choose(this.anySuffering(), `${path}.decided`);
		if (this.settled.chose(ASK)) return;
		if (this.settled.hasTable) return this.table(PAY_THE_PRICE, path);
		const options = [
			...(tableOf(this.book.move(PAY_THE_PRICE))
				? [this.option('Roll', { kind: 'roll_table', move: PAY_THE_PRICE })]
				: []),
			this.option('Decide', { kind: 'choose', chose: DECIDE }),
			this.option('Ask', { kind: 'ask', chose: ASK }),
		];
		this.step(path, PAY_THE_PRICE, 'required', options, PAY_THE_PRICE);
	}

	private anySuffering(): Of<'choose'> {
		const options = sufferMoves(this.book.ruleset).map(({ name }): Option => ({
			label: name,
			effects: [{ kind: 'move', move: name, by: [-1, -2, -3] }],
		}));
		return { kind: 'choose', count: { min: 0, max: 1 }, options };
	}

	/** A roll on the table of a move, and what the rolled row says. */
	private table(name: string, path: string): void {
		const table = tableOf(this.book.move(name));
		if (!table) return;
		if (!this.settled.hasTable) {
			if (this.settled.passed(table.name)) return;
			return this.step(
				path,
				table.name,
				'required',
				[this.option('Roll', { kind: 'roll_table', move: name })],
				table.name,
			);
		}
		const rows = this.settled.takeTable();
		// A record has the plain words; the printed row links the moves it names.
		const printed = (text: string) => table.rows.find(row => plainText(row.text) === text)?.text ?? text;
		rows.forEach(({ text }, i) => this.effects(this.book.effectsOfRow(printed(text)), `${path}.row${i}`));
		const last = rows.at(-1);
		const touched = this.record.chose.length > 0 || this.steps.some(({ id }) => id.includes('.pay'));
		if (!last || touched || this.settled.passed(AGAIN)) return;
		const again = this.option(AGAIN, { kind: 'roll_table', move: name, instead: `${last.roll}, ${last.text}` });
		this.step(`${path}.again`, 'If it does not fit', 'optional', [again], AGAIN);
	}

	private choose({ count, options }: Of<'choose'>, path: string): void {
		const prompt = options.length === 1 && count.min === 0 ? 'You may' : countWords(count);
		const picked = options.map(option => this.settled.chose(option.label));
		const declined = passWords(prompt, options);
		const chosen = picked.filter(Boolean).length;
		const isFull = chosen >= (count.max ?? options.length) || this.settled.passed(declined);
		const state: StepState = isFull ? 'settled' : chosen >= count.min ? 'optional' : 'required';
		this.step(
			path,
			prompt,
			state,
			options.map((option, i) => ({
				...this.option(option.label, this.picking(option), this.detail(option), this.barrier(option)),
				isChosen: picked[i] ?? false,
			})),
			declined,
		);
		options.forEach((option, i) => {
			if (picked[i] && this.picking(option).kind === 'choose') this.effects(option.effects, `${path}.${i}`, option);
		});
	}

	/** An option that is nothing but another move opens that move at once. */
	private picking({ label, effects }: Option): Action {
		const call = effects.length === 1 ? this.followUp(effects[0]) : undefined;
		return call ? { kind: 'follow', chose: label, call } : { kind: 'choose', chose: label };
	}

	/** An option whose only effect hangs on a condition that does not hold is shown, but cannot be picked. */
	private barrier({ effects }: Option): string | undefined {
		const [only] = effects;
		if (effects.length !== 1 || only?.kind !== 'if' || only.otherwise.length > 0 || this.holds(only.condition))
			return undefined;
		return `Only if ${conditionWords(only.condition)}.`;
	}

	private detail(option: Option): string | undefined {
		const words = listWords(option.effects.filter(({ kind }) => kind !== 'say'));
		return words === '' || words === option.label ? undefined : words;
	}

	private holds(condition: Condition): boolean {
		const { character } = this.settled;
		if (condition.kind === 'impact') return isMarked(character, condition.impact) === condition.marked;
		if (condition.kind !== 'meter' || condition.whose) return false;
		return (valueOf(character, condition.meter, this.book.ruleset) === condition.is) !== condition.not;
	}

	private text(effect: Effect, path: string): void {
		this.step(path, effectWords(effect), 'text', []);
	}

	/** What a cost would change, for the button: "health 5 → 4, momentum 3 → 2". */
	private preview(move: SufferMove, amount: number): string {
		const { changes } = bookCost(move, amount, this.settled.character, this.book.ruleset);
		const words = (change: Change) =>
			change.kind === 'value' ? `${change.what} ${change.from} → ${change.to}` : `${change.what} ${change.event}`;
		return changes.map(words).join(', ');
	}

	private call(move: string, more: Partial<MoveRecord>): MoveRecord {
		return newCall(move, { from: this.record.move, ...(this.record.by ? { by: this.record.by } : {}), ...more });
	}

	private option(label: string, action: Action, detail?: string, blocked?: string): StepOption {
		return { label, action, isChosen: false, ...(detail ? { detail } : {}), ...(blocked ? { blocked } : {}) };
	}

	private step(id: string, prompt: string, state: StepState, options: readonly StepOption[], pass?: string): void {
		this.steps.push({ id, prompt, state, options, ...(pass ? { pass } : {}) });
	}
}

/** What was declined, told from other choices of the same record by its first option. */
const passWords = (prompt: string, [first, ...others]: readonly Option[]): string =>
	others.length === 0 ? (first?.label ?? prompt) : `${prompt}: ${first?.label ?? ''}, …`;

const bargain = (effect: Of<'exchange'>): Option => ({
	label: effectWords(effect),
	effects: [...effect.pay, ...effect.take],
});

function conditionWords(condition: Condition): string {
	if (condition.kind === 'impact') return `${condition.marked ? '' : 'not '}${condition.impact}`;
	if (condition.kind !== 'meter') return condition.kind;
	return `${condition.meter} is ${condition.not ? 'not ' : ''}${condition.is}`;
}
