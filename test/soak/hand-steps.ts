import { hasKey, TRACK_KINDS } from '../../src/rules/core/track-kind';
import type { TrackEdit } from '../../src/play/manual-edits/track-edit';
import type { SheetEdit } from '../../src/play/manual-edits/sheet-edit';
import { oddsOf } from '../../src/play/oracles/ask-the-oracle';
import { insertAnswer } from '../../src/journal/oracle-blocks/ask-block';
import { askTheOracle } from '../../src/play/oracles/ask-the-oracle';
import { parseOk, parseError } from '../../src/rules/core/problem';
import { turnIntoBlock, turnIntoNote } from '../../src/obsidian/features/tracks/convert-track';
import { sheetView } from '../../src/obsidian/features/character/sheet-view';
import { beginTrackNamed } from '../../src/obsidian/features/tracks/new-track/new-track-command';
import { homeOf, tracksInReach } from '../../src/obsidian/features/tracks/available-tracks';
import { backToNote, followCursor, noteAt, planThere } from '../../src/obsidian/services/note-at-cursor';
import { searchedOracles } from '../../src/obsidian/features/oracles/book-for';
import { askOracles } from '../../src/obsidian/features/oracles/ask-the-oracle';
import { namedThings } from '../../src/obsidian/features/rename/named-things';
import { renameThing } from '../../src/obsidian/features/rename/rename-command';
import type { Carry, Deed } from './step-result';
import { NOTHING, oneOf } from './step-result';
import { answerDialogs } from './dialogs';
import type { Player } from './player';
import { actorOf, command, played, seatOf, shownActor, through, untilChangedOrTold } from './play-steps';
import type { Step } from './step';
import { nameFor } from './typing';

async function ask(player: Player, step: Step): Promise<Deed> {
	const seat = await seatOf(player);
	const actor = seat && (await shownActor(player, seat.path, undefined));
	if (!seat || !actor) return NOTHING;
	const view = seat.view as never;
	const odds = oneOf(oddsOf(actor.book), step.n[0])?.odds ?? '50/50';
	const question = { question: `Is it so ${step.id}?`, odds };
	const form = (step.n[1] ?? 0) % 2 === 0 ? 'block' : 'line';
	// As the dialog does it when it is answered.
	const cursorThen = followCursor(view);
	const plan = planThere(cursorThen, ({ pages, table }, offset, dice) => {
		const answer = askTheOracle(question, table.book, dice);
		if (!answer) return parseError('unknown_odds', odds);
		const { text } = pages.journal;
		const { changes, cursor } = insertAnswer(text, offset, answer, { form });
		return parseOk({ edits: [{ path: seat.path, changes }], ...(cursor === undefined ? {} : { cursor }) });
	});
	const action = player.actions.act(seat.path, actor.path, plan).finally(cursorThen.release);
	const isDone = await through(player, step, action);
	backToNote(view);
	return played(`asks a question in ${seat.path} (${form})`, {
		what: 'answer',
		journal: seat.path,
		...actorOf(seat.actor),
		isDone: isDone === true,
	});
}

async function oracle(player: Player, step: Step): Promise<Deed> {
	const seat = await seatOf(player);
	const actor = seat && (await shownActor(player, seat.path, undefined));
	if (!seat || !actor) return NOTHING;
	const { oracles } = searchedOracles(player.actions, seat.path, actor.book.ruleset);
	const asked = oneOf(oracles, step.n[0]);
	if (!asked) return NOTHING;
	const form = (step.n[1] ?? 0) % 2 === 0 ? 'block' : 'line';
	askOracles(player.actions, seat.view as never, { oracles: [asked], times: 1 + ((step.n[2] ?? 0) % 2) }, form);
	await player.rest(0);
	await answerDialogs(player, step);
	await untilChangedOrTold(player, seat);
	return played(`asks an oracle in ${seat.path} (${form})`, {
		what: 'answer',
		journal: seat.path,
		...actorOf(seat.actor),
	});
}

const RANKS = ['troublesome', 'dangerous', 'formidable', 'extreme', 'epic'] as const;

async function newTrack(player: Player, step: Step): Promise<Deed> {
	const seat = await seatOf(player);
	const kind = oneOf(TRACK_KINDS, step.n[0]);
	if (!seat || !kind) return NOTHING;
	const rank = hasKey(kind, 'rank') ? { rank: oneOf(RANKS, step.n[1]) ?? 'dangerous' } : {};
	// Names of tracks that are there already are taken now and then.
	const name = (step.n[2] ?? 0) % 4 === 0 ? 'Find the ark' : nameFor(step.id);
	beginTrackNamed(player.actions, seat.view as never, kind, { name, ...rank });
	await player.rest(0);
	await answerDialogs(player, step);
	return played(`begins a ${kind} in ${seat.path}`, { what: 'answer', journal: seat.path, ...actorOf(seat.actor) });
}

const editOf = ([, n = 0, m = 0]: readonly number[]): TrackEdit => {
	const edits: readonly TrackEdit[] = [
		{ kind: 'progress', times: 1 },
		{ kind: 'progress', times: -1 },
		{ kind: 'ticks', by: (m % 41) - 20 },
		{ kind: 'rank', to: oneOf(RANKS, m) ?? 'epic' },
		{ kind: 'status', to: oneOf(['completed', 'forsaken', 'open'] as const, m) ?? 'open' },
		{ kind: 'filled', by: (m % 7) - 3 },
		{ kind: 'connection', gains: 'bond', marked: m % 2 === 0 },
	];
	return oneOf(edits, n) ?? { kind: 'progress', times: 1 };
};

/** A track in reach, and where it is written. */
async function trackAt(player: Player, n: number | undefined) {
	const seat = await seatOf(player);
	const note = seat && noteAt(seat.view as never);
	if (!seat || !note) return undefined;
	const at = oneOf(tracksInReach(player.actions, note), n);
	const home = at && homeOf(player.actions, at, note.path);
	return home && { seat, home, track: at.track };
}

async function changeTrack(player: Player, step: Step): Promise<Deed> {
	const at = await trackAt(player, step.n[0]);
	if (!at) return NOTHING;
	const { seat, home, track } = at;
	const edit = editOf(step.n);
	const isAdvance = hasKey(track.kind, 'odds') && (step.n[3] ?? 0) % 2 === 0;
	const { manualEdits } = player.actions;
	const isDone = await through(
		player,
		step,
		isAdvance ? manualEdits.advance(home, 'Likely', seat.path) : manualEdits.track(home, edit, seat.path),
	);
	const words = isAdvance ? 'advances' : JSON.stringify(edit);
	return played(`${words} on ${track.name} of ${home.path}, from ${seat.path}`, {
		what: 'track',
		journal: seat.path,
		picked: home.path,
		...actorOf(seat.actor),
		isDone: isDone === true,
	});
}

async function turn(player: Player, step: Step): Promise<Deed> {
	const at = await trackAt(player, step.n[0]);
	if (!at) return NOTHING;
	const { seat, home, track } = at;
	const turned = home.place
		? turnIntoNote(player.actions, home, seat.path)
		: turnIntoBlock(player.actions, home, seat.path);
	const isDone = await through(player, step, turned);
	return played(`turns ${track.name} of ${home.path} into a ${home.place ? 'note' : 'block'}, from ${seat.path}`, {
		what: 'turn',
		journal: seat.path,
		...actorOf(seat.actor),
		isDone: isDone === true,
	});
}

async function onSheet(
	player: Player,
	step: Step,
	editOn: (view: ReturnType<typeof sheetView>) => SheetEdit | undefined,
): Promise<Deed> {
	const seat = await seatOf(player);
	const actor = seat && (await shownActor(player, seat.path, undefined));
	const edit = actor && editOn(sheetView(actor.character, actor.book.ruleset));
	if (!seat || !actor || !edit) return NOTHING;
	const isDone = await through(player, step, player.actions.manualEdits.character(actor.path, edit, seat.path));
	return played(`${JSON.stringify(edit)} from ${seat.path}`, {
		what: 'by hand',
		journal: seat.path,
		...actorOf(seat.actor),
		isDone: isDone === true,
	});
}

async function rename(player: Player, step: Step): Promise<Deed> {
	const thing = oneOf(namedThings(player.actions.vaultIndex), step.n[0]);
	if (!thing) return NOTHING;
	const isDone = await through(player, step, renameThing(player.actions, thing, `Renamed ${step.id}`));
	return played(`renames the ${thing.kind} ${thing.name} of ${thing.home.path}`, {
		what: 'rename',
		journal: thing.home.path,
		isDone: isDone === true,
	});
}

const MARK = ['wounded', 'shaken', 'unprepared', 'doomed', 'cursed'];

export const handSteps = {
	ask,
	oracle,
	generate: (player, step) => command(player, step, 'generate', 'other'),
	'new track': newTrack,
	'change a track': changeTrack,
	'turn a track': turn,
	'take or suffer': (player, step) =>
		onSheet(player, step, ({ meters, momentum }) => {
			const meter = oneOf([...meters, momentum], step.n[0])?.name;
			return meter === undefined ? undefined : { kind: 'meter', meter, by: ((step.n[1] ?? 0) % 7) - 3 };
		}),
	'mark or clear': (player, step) =>
		onSheet(player, step, () => ({
			kind: 'impact',
			impact: oneOf(MARK, step.n[0]) ?? 'wounded',
			marked: (step.n[1] ?? 0) % 2 === 0,
		})),
	position: (player, step) =>
		onSheet(player, step, ({ position }) => {
			const to = oneOf(position?.options ?? [], step.n[0]);
			return to === undefined ? undefined : { kind: 'position', to };
		}),
	'begin a session': (player, step) => command(player, step, 'begin-a-session', 'other'),
	'end a session': (player, step) => command(player, step, 'end-a-session', 'other'),
	campaign: (player, step) => command(player, step, 'begin-a-campaign', 'other'),
	'rename a thing': rename,
} as const satisfies Record<string, Carry>;
