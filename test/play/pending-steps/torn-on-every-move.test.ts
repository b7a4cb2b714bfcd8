import { expect, it } from 'vitest';
import type { Move } from '../../../src/rules/move';
import { optionName } from '../../../src/rules/move';
import type { TrackKind } from '../../../src/rules/core/track-kind';
import { countsSegments, TRACK_KINDS } from '../../../src/rules/core/track-kind';
import { chooseOption } from '../../../src/play/moves/pick-option';
import { rollMove } from '../../../src/play/moves/roll-move';
import { newUnrolledMove } from '../../../src/play/record/record';
import type { DiceRoller } from '../../../src/play/dice/dice';
import type { Decided } from '../../../src/play/record/decision-settings';
import type { Track } from '../../../src/play/tracks/track';
import { kestrel, rook, starling } from '../../support/characters';
import { sampled } from '../../support/sample';
import { track } from '../../support/some-tracks';
import { gameWith } from '../../support/stated-moves';

const whole = (kind: TrackKind): string => `Whole ${kind}`;
const mend = (kind: TrackKind): string => `“Torn ${kind}” cannot be read.`;

const some = (kind: TrackKind): Track =>
	track(kind, whole(kind), countsSegments(kind) ? { segments: 6, filled: 2, rank: undefined } : { ticks: 12 });

const by = kestrel({
	momentum: 2,
	tracks: TRACK_KINDS.map(some),
	assets: [rook(), starling()],
	unreadTracks: TRACK_KINDS.map(kind => ({
		name: `Torn ${kind}`,
		kind,
		problems: [{ code: 'invalid_properties' as const, message: mend(kind), from: 0, to: 0 }],
	})),
});

/** The dice of a strong hit, a weak hit and a miss. */
const THROWS = [
	[6, 1, 2],
	[6, 1, 10],
	[1, 9, 10],
];

/** These faces first, then the highest of any die. */
function first(faces: readonly number[]): DiceRoller {
	const left = [...faces];
	return { roll: sides => Math.min(left.shift() ?? sides, sides) };
}

/** In presses after the move; more only repeat what was asked. */
const DEEPEST = 2;

/** What acts on a whole track, or offers to, beside a torn one of its kind that is not named. */
function* passedOver(game: ReturnType<typeof gameWith>, decided: Decided, said: string, deep = 0): Generator<string> {
	const steps = game.all(decided);
	const told = `${said} ${steps.map(({ prompt }) => prompt).join(' ')}`;
	const { record } = decided;
	for (const kind of TRACK_KINDS) {
		if (told.includes(mend(kind)) || said.includes(whole(kind)) || record.track === whole(kind)) continue;
		if (record.done.some(({ target }) => target === whole(kind))) yield `${record.move}: acts on ${kind}`;
		const offers = steps.filter(({ options }) => options.some(({ label }) => label.includes(whole(kind))));
		for (const { prompt } of offers) yield `${record.move}: ${prompt} offers ${kind}`;
	}
	if (deep >= DEEPEST) return;
	for (const { id, options } of game.open(decided))
		for (const { label, asks } of options) {
			if (asks !== undefined) continue;
			const next = chooseOption({ step: id, label }, { ...decided, ...game }, first([]));
			if (next.ok) yield* passedOver(game, next.value, `${told} ${label}`, deep + 1);
		}
}

const optionsOf = (move: Move): readonly (string | undefined)[] => {
	const options = move.trigger.conditions.flatMap(({ roll_options }) => roll_options.map(optionName));
	return options.length > 0 ? [...new Set(options)].slice(0, 2) : [undefined];
};

const BOOKS = ['classic', 'delve', 'starforged', 'sundered_isles'] as const;
/** What a record is about: nothing in particular, or a track of another kind than its effect may need. */
const ABOUT = [undefined, 'vow', 'connection', 'threat'] as const;
const GAMES = Object.fromEntries(BOOKS.map(book => [book, gameWith([], book)] as const));
const CASES = BOOKS.flatMap(book =>
	ABOUT.flatMap(about => (GAMES[book]?.book.ruleset.moves ?? []).map(move => ({ book, about, move, name: move.name }))),
);

it.each(sampled(CASES, 50))('$name of $book, about $about, passes over no torn track', ({ book, about, move }) => {
	const game = GAMES[book];
	if (!game) throw new Error(`no ${book}`);
	const call = about === undefined ? {} : { track: whole(about) };
	const found = optionsOf(move).flatMap(option =>
		THROWS.flatMap(dice => {
			const roll = option === undefined ? {} : { roll: { option } };
			const made = [{}, { cost: 1 }].map(cost =>
				rollMove(
					{ record: newUnrolledMove(move.name, call), character: by, ...game },
					{ ...roll, ...cost },
					first(dice),
				),
			);
			return made.flatMap(each => (each.ok ? [...passedOver(game, each.value, '')] : []));
		}),
	);
	expect([...new Set(found)]).toEqual([]);
});
