import { isHidden } from '../host/backend/backend';
import { MarkdownView } from '../host/workspace/markdown-view';
import type { Carry, Deed, PlayDeed } from './step-result';
import { NOTHING, oneOf } from './step-result';
import { answerDialogs } from './dialogs';
import { handSteps } from './hand-steps';
import { actorOf, playSteps, seatOf } from './play-steps';
import { recordsIn } from './per-text';
import type { Player } from './player';
import type { Step } from './step';
import { whoActedIn } from './who';

const ACTIONS = [
	playSteps.move,
	playSteps.press,
	playSteps.move,
	playSteps.undo,
	handSteps['turn a track'],
	handSteps['take or suffer'],
	handSteps['rename a thing'],
] as const satisfies readonly Carry[];

const WHAT: ReadonlyMap<Carry, PlayDeed['what']> = new Map<Carry, PlayDeed['what']>([
	[playSteps.move, 'move'],
	[playSteps.press, 'press'],
	[playSteps.undo, 'undo'],
	[handSteps['turn a track'], 'turn'],
	[handSteps['rename a thing'], 'rename'],
]);

/** Of all operations on the disk that an action takes, one of the first goes wrong. */
const MOST_OPERATIONS = 9;

const WHEN = ['before', 'halfway', 'after'] as const;

async function saveAll({ host }: Player): Promise<void> {
	for (const { view } of host.app.workspace.getLeavesOfType('markdown'))
		if (view instanceof MarkdownView) await view.save();
	await host.tick();
}

/** The app watches its folder: a file that a failed operation left on disk, moved or changed is noticed after a moment. */
async function noticeDisk(player: Player): Promise<void> {
	const { app, backend } = player.host;
	const onDisk = (await backend.inner.all()).map(({ path }) => path);
	const known = app.vault.getAllLoadedFiles().map(({ path }) => path);
	const paths = [...new Set([...onDisk, ...known])].filter(path => path !== '/' && !isHidden(path));
	for (const path of paths.sort()) await app.vault.externalChange(path);
	await player.rest(0);
}

/** One action, in which an operation on the disk fails. */
async function failing(player: Player, step: Step): Promise<Deed> {
	const { backend } = player.host;
	const [which, nth = 0, when] = [step.n[1], step.n[3], step.n[4]];
	backend.fail({ nth: 1 + (nth % MOST_OPERATIONS), when: oneOf(WHEN, when) ?? 'before' });
	const before = backend.asked.length;
	const deed = await (oneOf(ACTIONS, which) ?? playSteps.move)(player, step);
	backend.mend();
	await player.rest(0);
	await noticeDisk(player);
	if (deed.by === 'nothing') return NOTHING;
	const asked = backend.asked.slice(before).map(({ operation, path }) => `${operation} ${path}`);
	// The text before is kept for an action of several notes; one that concerns a single note is the app's to save.
	const isLogged = asked.some(operation => operation.endsWith('unfinished-actions.jsonl'));
	const isCutOff = oneOf(WHEN, when) === 'halfway' && !isLogged;
	return {
		...deed,
		fault: { kind: 'failure', isCutOff },
		words: `${deed.words}, of ${asked.join(', ')} one may fail`,
	};
}

/** One action, in the middle of which, or right after which, the app is gone; then it is started again. */
async function crashing(player: Player, step: Step): Promise<Deed> {
	await saveAll(player);
	const seat = await seatOf(player);
	if (!seat) return NOTHING;
	const { backend } = player.host;
	// Which record it is about is not told by an action that was cut off.
	const isClear = recordsIn(seat.text).every(
		({ record }) => whoActedIn(player.host.app, seat.texts, seat.path, record.by) === seat.actor,
	);
	const [which, nth = 0, when] = [step.n[1], step.n[3], step.n[4]];
	const action = oneOf(ACTIONS, which) ?? playSteps.move;
	backend.crashAt({ nth: 1 + (nth % MOST_OPERATIONS), when: oneOf(['before', 'after'] as const, when) ?? 'before' });
	const before = backend.asked.length;
	const deed = await Promise.race([action(player, step), backend.gone.then(() => undefined)]);
	const asked = backend.asked.slice(before).map(({ operation, path }) => `${operation} ${path}`);
	const isLogged = [...player.backend.files.keys()].some(path => path.endsWith('unfinished-actions.jsonl'));
	await player.crash(seat.path);
	await answerDialogs(player, step);
	const actor = actorOf(isClear ? seat.actor : undefined);
	const play: PlayDeed = { what: WHAT.get(action) ?? 'other', journal: seat.path, ...actor };
	return {
		by: 'played',
		fault: { kind: 'crash', isLogged },
		words: `${deed?.words ?? `acts in ${seat.path}`}, and the app is gone after ${asked.join(', ')}`,
		play: deed?.play ?? play,
	};
}

export const faultSteps = { 'a write fails': failing, crash: crashing } as const satisfies Record<string, Carry>;
