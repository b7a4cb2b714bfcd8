import { findMove } from '../../src/rules/find-move';
import { isRecord, newUnrolledMove } from '../../src/play/record/record';
import { offeredOptions } from '../../src/play/roll/roll-options';
import type { RollInput } from '../../src/play/record/roll-input';
import { makeMoveInNotes } from '../../src/journal/actions/play-in-notes';
import type { RecordAt } from '../../src/journal/note-blocks/find-records';
import { swornBlocks } from '../../src/journal/note-blocks/find-blocks';
import { recordHome } from '../../src/obsidian/services/services';
import type { Move } from '../../src/rules/move';
import type { ActorView } from '../../src/obsidian/services/view-state/view-state';
import { backToNote, followCursor, planThere } from '../../src/obsidian/services/note-at-cursor';
import type { MarkdownView } from '../host/workspace/markdown-view';
import type { Carry, Deed, PlayDeed } from './step-result';
import { NOTHING, oneOf } from './step-result';
import { answerDialogs } from './dialogs';
import { lookAt } from './vault-snapshot';
import { recordsIn } from './per-text';
import type { Player } from './player';
import { cardOf, pressesOn } from './presses';
import type { Step } from './step';
import { nameFor } from './typing';
import { whoActedIn, whoActs } from './who';

/** The note in front, whoever acts there, and what is seen of all notes. */
export interface Seat {
	readonly view: MarkdownView;
	readonly path: string;
	readonly text: string;
	readonly texts: ReadonlyMap<string, string>;
	readonly actor: string | undefined;
}

export async function seatOf(player: Player): Promise<Seat | undefined> {
	const view = player.view();
	const path = view?.file?.path;
	if (!view || path === undefined) return undefined;
	const look = await lookAt(player.host);
	const texts = new Map([...look].map(([note, { text }]) => [note, text]));
	return { view, path, text: texts.get(path) ?? '', texts, actor: whoActs(player.host.app, texts, path) };
}

export const played = (words: string, play: PlayDeed): Deed => ({ words, by: 'played', play });

export const actorOf = (actor: string | undefined): { readonly actor?: string } =>
	actor === undefined ? {} : { actor };

/** A note that cannot be saved is looked at for two and a half seconds before the action gives up, in these parts. */
const PART = 100;
const MOST_PARTS = 30;

/** What is asked on the way is answered; then it is as the plugin has it. */
export async function through<T>(player: Player, step: Step, action: Promise<T>): Promise<T | undefined> {
	let value: T | undefined;
	let isOver = false;
	void action.then(done => (value = done)).finally(() => (isOver = true));
	await player.rest(0);
	await answerDialogs(player, step);
	for (let part = 0; !isOver && part < MOST_PARTS; part++) {
		await player.rest(PART);
		await answerDialogs(player, step);
	}
	return value;
}

export async function shownActor(player: Player, path: string, by: string | undefined): Promise<ActorView | undefined> {
	const shown = player.actions.viewState.actor(path, by);
	if (shown.ok) return shown.value;
	return undefined;
}

function callOf(move: Move, { n }: Step, { character, book }: ActorView) {
	const option = oneOf(offeredOptions(move, character, book.ruleset), n[1])?.name ?? 'edge';
	const track = (n[2] ?? 0) % 3 === 0 ? oneOf(character.tracks, n[1])?.name : undefined;
	const rollInput: RollInput = {
		...(move.roll_type === 'no_roll' ? {} : { roll: { option, value: (n[1] ?? 0) % 5 } }),
		progress: (n[3] ?? 0) % 11,
		next: character.next.slice(0, (n[4] ?? 0) % 2).map(({ text }) => text),
		...(track === undefined ? {} : { track }),
		...((n[2] ?? 0) % 2 ? { cost: 1 + ((n[3] ?? 0) % 3) } : {}),
	};
	return { call: newUnrolledMove(move.name), rollInput };
}

const COMMON = [
	'Face Danger',
	'Secure an Advantage',
	'Strike',
	'Gain Ground',
	'Clash',
	'Swear an Iron Vow',
	'Endure Harm',
	'Gather Information',
	'Enter the Fray',
	'React Under Fire',
	'Reach a Milestone',
];

function moveOf({ book }: ActorView, n: number): Move | undefined {
	const common = oneOf(COMMON, n >> 1);
	const found = n % 2 === 0 && common ? findMove(book.ruleset, common) : undefined;
	return found?.ok ? found.value : oneOf(book.ruleset.moves, n);
}

async function makeMove(player: Player, step: Step): Promise<Deed> {
	const seat = await seatOf(player);
	const actor = seat && (await shownActor(player, seat.path, undefined));
	const move = actor && moveOf(actor, step.n[0] ?? 0);
	if (!seat || !actor || !move) return NOTHING;
	const { call, rollInput } = callOf(move, step, actor);
	const { view } = seat;
	// As the dialog does it when it is answered.
	const cursor = followCursor(view as never);
	const plan = planThere(cursor, ({ pages, table }, offset, dice) =>
		makeMoveInNotes(pages, offset, { call, rollInput }, { table, dice }),
	);
	const action = player.actions.act(seat.path, actor.path, plan).finally(cursor.release);
	const isDone = await through(player, step, action);
	backToNote(view as never);
	return played(`makes ${move.name} in ${seat.path}, ${JSON.stringify(rollInput)}`, {
		what: 'move',
		journal: seat.path,
		...actorOf(seat.actor),
		isDone: isDone === true,
	});
}

const indexOf = (text: string, at: RecordAt): number =>
	swornBlocks(text).findIndex(({ fenceFrom }) => fenceFrom === at.block.fenceFrom);

async function press(player: Player, step: Step, which: 'last' | 'any'): Promise<Deed> {
	const seat = await seatOf(player);
	if (!seat) return NOTHING;
	const records = recordsIn(seat.text);
	const at = which === 'last' ? records.at(-1 - ((step.n[3] ?? 0) % 2)) : oneOf(records, step.n[2]);
	const actor = at && (await shownActor(player, seat.path, at.record.by));
	if (!at || !actor) return NOTHING;
	const presses = pressesOn(cardOf(seat.text, at, actor), nameFor(step.id));
	const pressed = oneOf(presses, step.n[0]);
	if (!pressed) return NOTHING;
	const action = player.actions.press(recordHome(seat.path, seat.text, at), pressed, 'stays');
	const isDone = await through(player, step, action);
	return played(`presses ${JSON.stringify(pressed)} on ${at.record.move} in ${seat.path}`, {
		what: 'press',
		journal: seat.path,
		...actorOf(whoActedIn(player.host.app, seat.texts, seat.path, at.record.by)),
		block: indexOf(seat.text, at),
		isDone: isDone === true,
	});
}

async function undo(player: Player, step: Step): Promise<Deed> {
	const seat = await seatOf(player);
	if (!seat) return NOTHING;
	const records = recordsIn(seat.text).filter(({ record }) => record.dice ?? record.outcome ?? record.done.length > 0);
	const at = (step.n[0] ?? 0) % 3 === 0 ? oneOf(records, step.n[1]) : records.at(-1);
	if (!at) return NOTHING;
	// In a copied folder it may be asked who is meant; then it is whoever is picked.
	const isClear = player.actions.viewState.actor(seat.path, at.record.by).ok;
	await through(player, step, player.actions.undo(recordHome(seat.path, seat.text, at)));
	return played(`undoes ${at.record.move} in ${seat.path}`, {
		what: 'undo',
		journal: seat.path,
		...actorOf(isClear ? whoActedIn(player.host.app, seat.texts, seat.path, at.record.by) : undefined),
		block: indexOf(seat.text, at),
	});
}

/** A move that is not rolled counts as made as soon as it stands in the note. */
function lastMade(player: Player, path: string, records: readonly RecordAt[]): RecordAt | undefined {
	const isMade = ({ record }: RecordAt): boolean => {
		const actor = player.actions.viewState.actor(path, record.by);
		return isRecord(record) || (actor.ok && actor.value.book.move(record.move)?.roll_type === 'no_roll');
	};
	return records.filter(isMade).at(-1);
}

/** An undo or an answer waits for notes that are being read: then the note is as before for a while, and nothing is told yet. */
export async function untilChangedOrTold(player: Player, { path, text }: Seat): Promise<void> {
	const isOpen = async () => (await lookAt(player.host)).get(path)?.text === text && player.host.notices().length === 0;
	for (let part = 0; part < MOST_PARTS && (await isOpen()); part++) await player.rest(PART);
}

/** The command, with what it asks answered by keys; a record that it is about stands at the cursor or above it. */
export async function command(player: Player, step: Step, id: string, what: PlayDeed['what']): Promise<Deed> {
	const seat = await seatOf(player);
	if (!seat) return NOTHING;
	const { app } = player.host;
	const isRun = app.commands.executeCommandById(`sworn-journal:${id}`);
	if (!isRun) return NOTHING;
	const cursor = seat.view.editor.posToOffset(seat.view.editor.getCursor());
	const records = recordsIn(seat.text).filter(({ block }) => block.fenceFrom <= cursor);
	// what is a call is left out where a move is undone
	const above = what === 'undo' ? lastMade(player, seat.path, records) : records.at(-1);
	const isOnRecord = what === 'undo' || id === 'continue-move';
	const by = isOnRecord ? above?.record.by : undefined;
	await player.rest(0);
	await answerDialogs(player, step);
	if (what === 'undo') await untilChangedOrTold(player, seat);
	return played(`command ${id} in ${seat.path}`, {
		what,
		journal: seat.path,
		...actorOf(whoActedIn(app, seat.texts, seat.path, by)),
		...(what === 'undo' && above ? { block: indexOf(seat.text, above) } : {}),
	});
}

export const playSteps = {
	move: makeMove,
	'move by keys': (player, step) => command(player, step, 'make-a-move', 'other'),
	press: (player, step) => press(player, step, 'last'),
	'press an old card': (player, step) => press(player, step, 'any'),
	'continue by keys': (player, step) => command(player, step, 'continue-move', 'other'),
	undo,
	'undo last move': (player, step) => command(player, step, 'undo-last-move', 'undo'),
} as const satisfies Record<string, Carry>;
