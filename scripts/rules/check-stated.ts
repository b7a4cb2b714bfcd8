import { lettersIn, withStatedAbilities } from '../../src/rules/assets/parse/read-stated';
import { humanizeKey, type PrintedAsset } from '../../src/rules/assets/printed-asset';
import type { StatedAbility, StatedMoment, StatedUse } from '../../src/rules/assets/stated-ability';
import { bundledRuleset, rulesetTitle, type RulesetId } from '../../src/rules/books/bundled';
import type { Effect } from '../../src/rules/effects/effect';
import { movesIn, nestedEffects } from '../../src/rules/effects/nested-effects';
import { readEffectsNotation } from '../../src/rules/effects/notation/read-notation';
import { specialTrackName } from '../../src/rules/move';
import { ROLL_TYPES } from '../../src/rules/datasworn-files/read-house-moves';
import { OUTCOMES } from '../../src/rules/core/outcome';
import { rulebook, type Rulebook } from '../../src/rules/books/rulebook';
import { didYouMean } from '../../src/rules/search/nearest-name';
import { STATED_PLACES, type StatedPlace } from '../../src/rules/stated-effects';
import { statedAbilities, type readStated } from '../stated-abilities.mjs';

type Path = readonly (string | number)[];
type Things = Readonly<Record<string, unknown>>;
/** What a key may hold: whether a value is that, and its words in a message. */
type Kind = readonly [words: string, is: (value: unknown) => boolean];

const TEXT: Kind = ['a text', value => typeof value === 'string'];
const NUMBER: Kind = ['a number', Number.isInteger];
const TEXT_OR_NUMBER: Kind = ['a number or a text', value => TEXT[1](value) || NUMBER[1](value)];
const TRUE: Kind = ['true, or is left out', value => value === true];
const TRUE_OR_FALSE: Kind = ['true or false', value => typeof value === 'boolean'];
const KEYS: Kind = ['a list of keys, each with a value', isThings];
const oneOf = (words: readonly string[]): Kind => [
	`one of ${words.join(', ')}`,
	value => words.includes(value as string),
];
const listOf = ([words, is]: Kind): Kind => [
	`a list, each of which is ${words}`,
	value => Array.isArray(value) && value.every(is),
];

const EFFECTS: Kind = ["effects in notation; '' for none", TEXT[1]];
const PLACES = Object.fromEntries(['hit', ...STATED_PLACES].map(place => [place, EFFECTS])) as Record<
	StatedPlace | 'hit',
	Kind
>;

const ABILITY: Readonly<Record<Exclude<keyof StatedAbility, 'asset' | 'ability' | 'below' | 'problem'>, Kind>> = {
	letters: NUMBER,
	reason: [
		'a sentence: it begins with a capital and ends with a full stop',
		value => /^[A-Z].*\.$/.test(String(value)),
	],
	instead: TRUE,
	own: KEYS,
	uses: listOf(KEYS),
	moment: KEYS,
};

const USE: Readonly<Record<keyof StatedUse | 'hit', Kind>> = {
	moves: listOf(TEXT),
	roll_type: oneOf(ROLL_TYPES),
	when: TEXT,
	in_fight: TRUE_OR_FALSE,
	variant: TEXT,
	limit: TEXT,
	add: TEXT_OR_NUMBER,
	roll: TEXT,
	preset: TEXT_OR_NUMBER,
	as: oneOf(OUTCOMES),
	fallen: KEYS,
	mends: TRUE,
	...PLACES,
};

const FALLEN: Readonly<Record<keyof Required<StatedUse>['fallen'], Kind>> = {
	outcomes: listOf(oneOf(OUTCOMES)),
	match: TRUE,
	actionDie: listOf(NUMBER),
	challengeDie: NUMBER,
	burned: TRUE,
};

const MOMENT: Readonly<Record<keyof StatedMoment, Kind>> = {
	when: TEXT,
	effects: EFFECTS,
	sides: NUMBER,
	rows: listOf(KEYS),
};

const ROW: Readonly<Record<keyof Required<StatedMoment>['rows'][number], Kind>> = {
	min: NUMBER,
	max: NUMBER,
	text: TEXT,
	effects: EFFECTS,
};

/** Every key that the files may use below an ability. */
export const STATED_KEYS = [ABILITY, USE, FALLEN, MOMENT, ROW].flatMap(Object.keys);

/**
 * What is wrong in the file that states abilities of a ruleset's own assets; each message begins with file and line, and
 * names asset and ability. Empty if all of it can be played.
 */
export function statedProblems(id: RulesetId, stated: ReturnType<typeof readStated>): readonly string[] {
	const check = new StatedCheck(id, stated);
	check.assets(stated.assets);
	return check.problems;
}

class StatedCheck {
	readonly problems: string[] = [];
	private readonly book: Rulebook;
	/** The assets that can be played, and those that the book itself has. */
	private readonly cards: readonly PrintedAsset[];
	private readonly printed: readonly PrintedAsset[];

	constructor(
		private readonly id: RulesetId,
		private readonly stated: ReturnType<typeof readStated>,
	) {
		this.book = rulebook(bundledRuleset(id));
		this.cards = this.book.ruleset.assets?.() ?? [];
		this.printed = this.cards.filter(({ _id }) => _id.startsWith(`asset:${id}/`));
	}

	assets(assets: unknown): void {
		if (!isThings(assets)) return this.tell([], 'This is no list of assets. Write “Name:” for each.');
		for (const [name, abilities] of Object.entries(assets)) {
			const asset = this.printed.find(printed => printed.name === name);
			if (asset) this.abilities(asset, abilities);
			else
				this.named(
					[name],
					name,
					'asset',
					this.printed.map(({ name }) => name),
				);
		}
	}

	private abilities(asset: PrintedAsset, abilities: unknown): void {
		if (!isThings(abilities)) return this.tell([asset.name], 'Write the number of an ability under it: “1:”.');
		for (const [number, stated] of Object.entries(abilities)) {
			const known = this.problems.length;
			this.ability(asset, number, stated);
			if (this.problems.length === known) this.reading(asset, Number(number), stated);
		}
	}

	private ability(asset: PrintedAsset, number: string, stated: unknown): void {
		const path = [asset.name, number];
		const { length } = asset.abilities;
		const printed = /^\d+$/.test(number) ? asset.abilities[Number(number) - 1] : undefined;
		if (!printed) return this.tell(path, `The abilities of ${asset.name} are 1 to ${length}.`);
		if (!this.keys(path, stated, ABILITY, ['letters', 'reason'])) return;
		const { letters, own, uses, moment } = stated;
		const now = lettersIn(printed.text);
		if (letters !== now)
			this.tell(
				[...path, 'letters'],
				`Its text has ${now} letters and digits, not ${String(letters)}. Read it again first.`,
			);
		if (own !== undefined) {
			if (printed.moves.length === 0) this.tell([...path, 'own'], 'This ability has no move of its own.');
			if (this.keys([...path, 'own'], own, PLACES)) this.effects([...path, 'own'], own);
		}
		if (Array.isArray(uses)) uses.forEach((use, at) => this.use([...path, 'uses', at], use));
		if (moment !== undefined) this.moment([...path, 'moment'], moment);
	}

	private use(path: Path, use: unknown): void {
		if (!this.keys(path, use, USE)) return;
		const { moves, fallen } = use;
		if (fallen !== undefined) this.keys([...path, 'fallen'], fallen, FALLEN);
		if (Array.isArray(moves)) this.moves([...path, 'moves'], moves as string[]);
		this.effects(path, use);
	}

	private moment(path: Path, moment: unknown): void {
		if (!this.keys(path, moment, MOMENT, ['when', 'effects'])) return;
		const { rows, sides = 6 } = moment;
		this.effects(path, moment);
		if (!Array.isArray(rows)) return;
		let last = 0;
		rows.forEach((row: unknown, at) => {
			const place = [...path, 'rows', at];
			if (!this.keys(place, row, ROW, Object.keys(ROW))) return;
			if (row['min'] !== last + 1)
				this.tell([...place, 'min'], `This row begins with ${last + 1}: no face is left out.`);
			last = Number(row['max']);
			this.effects(place, row);
		});
		if (last !== sides)
			this.tell([...path, 'rows'], `The rows end with ${last}, and the die has ${String(sides)} sides.`);
	}

	/** Whether a value has keys that there are, the required ones among them, each with a value of its kind. */
	private keys(
		path: Path,
		value: unknown,
		kinds: Readonly<Record<string, Kind>>,
		required: readonly string[] = [],
	): value is Things {
		const known = this.problems.length;
		if (!isThings(value)) {
			this.tell(path, `This is ${KEYS[0]}.`);
			return false;
		}
		for (const [key, inside] of Object.entries(value)) {
			const kind = kinds[key];
			if (!kind)
				this.tell([...path, key], unknown(key, `key here: ${Object.keys(kinds).join(', ')}`, Object.keys(kinds)));
			else if (!kind[1](inside)) this.tell([...path, key], `${key} is ${kind[0]}.`);
		}
		const absent = required.filter(key => !(key in value));
		if (absent.length > 0) this.tell(path, `${absent.join(' and ')} is missing.`);
		if ('hit' in value && ('strong_hit' in value || 'weak_hit' in value))
			this.tell([...path, 'hit'], 'hit stands for strong_hit and weak_hit. Write either hit, or the two.');
		return this.problems.length === known;
	}

	/** The effects of each place; a problem is told with its own line. */
	private effects(path: Path, places: Things): void {
		for (const [place, text] of Object.entries(places)) {
			if (place !== 'effects' && !(place in PLACES)) continue;
			const notation = String(text);
			const effects = readEffectsNotation(notation);
			const at = [...path, place];
			if (effects.ok) this.names(at, effects.value);
			else for (const { from, message } of effects.problems) this.tell(at, message, notation.slice(0, from));
		}
	}

	/** Whether there is what the effects name: moves, meters, special tracks, impacts. */
	private names(path: Path, effects: readonly Effect[]): void {
		const { special_tracks } = this.book.ruleset;
		for (const effect of effects.flatMap(nestedEffects)) {
			if (effect.kind === 'meter' || effect.kind === 'set') this.named(path, effect.meter, 'meter', this.meters());
			if (effect.kind === 'ticks')
				this.named(path, effect.track, 'special track', special_tracks.map(specialTrackName));
			if (effect.kind === 'impact' && !effect.whose) this.named(path, effect.impact, 'impact', this.impacts());
		}
		this.moves(path, movesIn(effects));
	}

	/** What has a value: on the sheet, or on any card. */
	private meters(): readonly string[] {
		const { stats, condition_meters } = this.book.ruleset;
		const controls = this.cards.flatMap(card => [card, ...card.abilities].flatMap(({ controls }) => controls));
		const onCards = controls.map(({ key }) => humanizeKey(key));
		return ['momentum', ...stats, ...condition_meters.map(({ name }) => name), ...onCards];
	}

	/** Impacts, their groups, and cards that count as one. */
	private impacts(): readonly string[] {
		const cards = this.cards.filter(({ count_as_impact }) => count_as_impact);
		return [
			...this.book.ruleset.impacts.flatMap(({ name, group }) => [name, group]),
			...cards.map(({ name }) => name.toLowerCase()),
		];
	}

	private moves(path: Path, names: readonly string[]): void {
		const all = this.book.ruleset.moves.map(({ name }) => name);
		for (const name of names) if (!this.book.move(name)) this.named(path, name, 'move', all);
	}

	private named(path: Path, name: string, what: string, among: readonly string[]): void {
		if (!among.includes(name)) this.tell(path, unknown(name, `${what} of ${rulesetTitle(this.id)}`, among));
	}

	/** What only the card can tell: whether it has what is added or rolled. */
	private reading(asset: PrintedAsset, number: number, stated: unknown): void {
		const [card] = withStatedAbilities([asset], statedAbilities({ [asset.name]: { [number]: stated } }));
		const ability = card?.abilities[number - 1];
		try {
			if (card && ability) this.book.abilities.read(card, ability);
		} catch (error) {
			this.tell([asset.name, number], (error as Error).message);
		}
	}

	/** Adds a problem at a path; `before` is the text of it that comes before the place. */
	private tell(path: Path, message: string, before?: string): void {
		const { file } = this.stated;
		const line =
			before === undefined
				? this.stated.lineAt(path)
				: this.stated.firstLineOfText(path) + before.split('\n').length - 1;
		const [asset, ability, ...place] = path;
		const whose = [asset, ability].filter(part => part !== undefined).join(' ');
		const where = place.map(part => (typeof part === 'number' ? part + 1 : part)).join(' ');
		const names = [whose, where].filter(words => words !== '').join(', ');
		this.problems.push(`${file}:${line}: ${names === '' ? '' : `${names}: `}${message}`);
	}
}

function isThings(value: unknown): value is Things {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const unknown = (name: string, what: string, among: readonly string[]): string =>
	[`“${name}” is no ${what}.`, ...didYouMean(name, among)].join(' ');
