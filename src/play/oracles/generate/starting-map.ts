import { getOwn } from '../../../rules/core/collections';
import type { MapPlaces, StartingMap } from '../../../rules/books/campaign-setup';
import { lineLabel, NAME_KEY } from '../../../rules/generators/generator';
import { generatorNamed } from '../../../rules/generators/generators';
import { rollOracle } from '../oracle-roll';
import { generate } from './generate';
import { lineOf, type Generated } from './generated';
import type { GeneratorInput } from './roll-line';

/** A generated sector or chart. */
export interface RolledMap {
	readonly name: string;
	readonly facts: readonly Fact[];
	readonly places: readonly RolledPlace[];
}

interface RolledPlace {
	readonly name: string;
	readonly facts: readonly Fact[];
}

export interface Fact {
	readonly label: string;
	readonly text: string;
}

/** Rolls a whole map: its name, its details, and each place. `region` is spelled as in the data. */
export function rollMap({ name, about, places: of }: StartingMap, region: string, hand: GeneratorInput): RolledMap {
	const names: string[] = [];
	const next = () => {
		const place = rollPlace(of, region, hand, names);
		names.push(textOf(place, NAME_KEY));
		return place;
	};
	const first = next();
	const others = Array.from({ length: countOf(of, region, first) - 1 }, next);
	const places = [first, ...others].map((place, at) => toldOf(place, of, at === 0, hand));
	return {
		name: rolledOn(name, hand)
			.map(({ text }) => text)
			.join(' '),
		facts: [
			...(region === '' ? [] : [{ label: 'Region', text: lineLabel(region) }]),
			{ label: of.label, text: names.join(', ') },
			...rolledOn(about, hand),
		],
		places,
	};
}

/** Maximum number of attempts, in case a table has fewer names than there are places. */
const MOST_TRIES = 20;

/** Rolls a place with a unique name. */
function rollPlace(of: MapPlaces, region: string, hand: GeneratorInput, names: readonly string[]): Generated {
	let place = rolledThing(of.generator, region, hand);
	for (let tries = 1; tries < MOST_TRIES && names.includes(textOf(place, NAME_KEY)); tries++)
		place = rolledThing(of.generator, region, hand);
	return place;
}

function rolledThing(name: string, region: string, hand: GeneratorInput): Generated {
	const generator = generatorNamed(hand.book, name);
	if (!generator) throw new Error(`The book has no generator “${name}”.`);
	return generate(generator, { region }, hand);
}

const textOf = (thing: Generated, key: string): string => lineOf(thing, key)?.values.join('; ') ?? '';

function countOf({ count }: MapPlaces, region: string, first: Generated): number {
	if (count.by === 'region') return getOwn(count.counts, region) ?? 1;
	const text = textOf(first, count.key);
	return Object.entries(count.counts).find(([words]) => text.startsWith(words))?.[1] ?? 1;
}

function toldOf(place: Generated, of: MapPlaces, isFirst: boolean, hand: GeneratorInput): RolledPlace {
	const isFilled = (key: string) =>
		key !== NAME_KEY &&
		!of.hidden.includes(key) &&
		(isFirst || !of.firstPlaceOnly.includes(key)) &&
		textOf(place, key) !== '';
	const facts = place.lines
		.filter(({ key }) => isFilled(key))
		.flatMap(({ key }): readonly Fact[] => {
			const fact = { label: lineLabel(key), text: textOf(place, key) };
			return key === of.world?.line ? [fact, ...worldAt(fact.text, of, place, hand)] : [fact];
		});
	return { name: textOf(place, NAME_KEY), facts: [...facts, ...rolledOn(of.about, hand)] };
}

/** "Planet: Tenzin (Jovian World)" */
function worldAt(where: string, { world }: MapPlaces, { choices }: Generated, hand: GeneratorInput): readonly Fact[] {
	if (!world?.where.includes(where)) return [];
	const thing = rolledThing(world.generator, choices['region'] ?? '', hand);
	return [{ label: world.generator, text: `${textOf(thing, NAME_KEY)} (${textOf(thing, 'class')})` }];
}

const rolledOn = (ids: readonly string[], { book, dice }: GeneratorInput): readonly Fact[] =>
	ids
		.flatMap(id => book.byId(`oracle_rollable:${id}`) ?? [])
		.map(oracle => ({ label: oracle.path.at(-1) ?? '', text: rollOracle(oracle, book, dice).result }));
