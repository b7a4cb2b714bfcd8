import { vi } from 'vitest';
import { hostErrors } from '../host/errors';
import { hidePassingNotices } from '../host/ui/notice';
import { MarkdownView } from '../host/workspace/markdown-view';
import { isRecord } from '../../src/play/record/record';
import { rolledAgain } from '../../src/journal/note-blocks/find-records';
import { seededDice } from '../support/seeded-dice';
import type { Carry, Deed } from './step-result';
import { closeDialogs } from './dialogs';
import { editSteps } from './edit-steps';
import { faultSteps } from './fault-steps';
import { fileSteps } from './file-steps';
import { handSteps } from './hand-steps';
import { knownBreak } from './known';
import type { Happened, OpenCard, OpenCards } from './invariants/law';
import { LAWS } from './invariants/laws';
import type { Look } from './vault-snapshot';
import { lookAt } from './vault-snapshot';
import { Memory } from './memory';
import { recordsIn } from './per-text';
import { playSteps } from './play-steps';
import { Player } from './player';
import { openOn } from './presses';
import type { Step, StepName } from './step';
import type { VaultSpec } from './vault';
import { baseOf, isOneOfItsNames, whoActs, isTorn } from './who';

const CARRY: Readonly<Record<StepName, Carry>> = {
	...editSteps,
	...fileSteps,
	...playSteps,
	...handSteps,
	...faultSteps,
};

/** The first law that was broken, and by which step. */
export interface Broken {
	readonly law: string;
	readonly what: string;
	readonly step: Step;
	readonly words: string;
	/** What was done up to there, for people. */
	readonly story: readonly string[];
}

/** How a session went. */
export interface Played {
	readonly steps: number;
	/** How many steps of each kind did something, and how long they took. */
	readonly kinds: ReadonlyMap<StepName, { readonly count: number; readonly milliseconds: number }>;
	/** How often a law was broken in a way that is known and still to be mended. */
	readonly known: ReadonlyMap<string, number>;
	/** In which ways notes were torn, and how often. */
	readonly tears: ReadonlyMap<string, number>;
	readonly broken?: Broken;
}

/** Real time, in milliseconds. */
const realNow = (): number => Number(process.hrtime.bigint()) / 1e6;

const BEGIN = 1_700_000_000_000;
const FAKE = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] as const;

/** Plays a list of steps in a fresh vault, and looks after each whether a law is broken. Nothing but the steps decides. */
export async function playSession(spec: VaultSpec, steps: readonly Step[]): Promise<Played> {
	vi.useFakeTimers({ toFake: [...FAKE], now: BEGIN });
	const unheard: unknown[] = [];
	const onUnheard = (error: unknown) => void unheard.push(error);
	const onError = ({ error }: ErrorEvent) => onUnheard(error);
	process.on('unhandledRejection', onUnheard);
	window.addEventListener('error', onError);
	const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
	const session = new Session(new Player(spec), unheard);
	try {
		return await session.play(steps);
	} finally {
		await session.end();
		quiet.mockRestore();
		process.off('unhandledRejection', onUnheard);
		window.removeEventListener('error', onError);
		vi.useRealTimers();
	}
}

class Session {
	private readonly kinds = new Map<StepName, { count: number; milliseconds: number }>();
	private readonly known = new Map<string, number>();
	private readonly tears = new Map<string, number>();
	private readonly story: string[] = [];
	private readonly memory = new Memory();
	private readonly lastCards = new Map<string, OpenCards>();
	private shown: readonly string[] = [];
	constructor(
		private readonly player: Player,
		private readonly unheard: unknown[],
	) {}

	async play(steps: readonly Step[]): Promise<Played> {
		const { player } = this;
		await player.start('A/Journal.md');
		let before = await lookAt(player.host);
		this.memory.rememberLines(new Map(), before);
		let done = 0;
		for (const step of steps) {
			const begun = realNow();
			const happened = await this.take(step, before);
			done++;
			if (happened.deed.by !== 'nothing') {
				this.count(step, realNow() - begun);
				const { torn } = happened.deed;
				if (torn !== undefined) this.tears.set(torn, (this.tears.get(torn) ?? 0) + 1);
				this.story.push(`#${step.id} ${happened.deed.words}`);
			}
			for (const { name, broken } of LAWS) {
				const what = broken(happened);
				if (what === undefined) continue;
				const known = knownBreak(name, happened);
				if (known !== undefined) this.known.set(known, (this.known.get(known) ?? 0) + 1);
				else
					return {
						steps: done,
						kinds: this.kinds,
						known: this.known,
						tears: this.tears,
						broken: { law: name, what, step, words: happened.deed.words, story: this.story },
					};
			}
			this.memory.remember(happened, path => this.panesOf(path));
			before = happened.after;
		}
		return { steps: done, kinds: this.kinds, known: this.known, tears: this.tears };
	}

	async end(): Promise<void> {
		try {
			hostErrors.length = 0;
			await closeDialogs(this.player);
			await this.player.quit();
		} catch {
			document.body.replaceChildren();
		}
	}

	private count({ do: name }: Step, milliseconds: number): void {
		const known = this.kinds.get(name) ?? { count: 0, milliseconds: 0 };
		this.kinds.set(name, { count: known.count + 1, milliseconds: known.milliseconds + milliseconds });
	}

	private async take(step: Step, before: Look): Promise<Happened> {
		const { player } = this;
		player.host.plugin.dice = seededDice(step.id * 7919 + (step.n[0] ?? 0));
		player.host.plugin.today = () => '2026-11-21';
		const asked = player.asked;
		const { deed, error } = await this.carry(step);
		player.host.plugin.dice = seededDice(step.id);
		const after = await lookAt(player.host);
		const errors = [...(error === undefined ? [] : [error]), ...hostErrors.splice(0), ...this.unheard.splice(0)];
		const reach = this.reachOf(deed, before);
		return {
			step,
			deed,
			before,
			after,
			errors,
			isSilent: player.asked === asked && player.host.notices().length === 0,
			told: this.newlyTold(),
			apart: this.apart(),
			...(reach ? { reach } : {}),
			...this.memory.known(deed),
			...this.cardsAfter(deed),
		};
	}

	private async carry(step: Step): Promise<{ readonly deed: Deed; readonly error?: unknown }> {
		const { player } = this;
		try {
			const deed = await CARRY[step.do](player, step);
			await player.rest(step.wait);
			await closeDialogs(player);
			return { deed };
		} catch (error) {
			return { deed: { words: `${step.do} threw`, by: 'nothing' }, error };
		}
	}

	private newlyTold(): readonly string[] {
		const before = this.shown;
		const notices = this.player.host.notices();
		hidePassingNotices();
		this.shown = this.player.host.notices();
		return notices.filter(text => !before.includes(text));
	}

	/** The notes of the one who acts: the journal, and all notes that are that character's. */
	private reachOf({ play }: Deed, before: Look): ReadonlySet<string> | undefined {
		if (!play?.actor) return undefined;
		const { app } = this.player.host;
		const texts = new Map([...before].map(([path, { text }]) => [path, text]));
		const { actor } = play;
		// A record of a namesake may have been copied with its folder: then the player is asked which of the two is meant.
		const own = whoActs(app, texts, play.journal);
		const actors = own !== undefined && baseOf(own) === baseOf(actor) ? [actor, own] : [actor];
		// A track may stand in a note that is nobody's, or that a copied folder shares.
		const isOwn = (path: string) =>
			[...actors, undefined].includes(whoActs(app, texts, path)) ||
			actors.some(each => isOneOfItsNames(texts, path, each));
		// Where the properties of the journal are torn, the lists go by what was last read of them.
		const picked = play.picked !== undefined && isTorn(texts.get(play.journal) ?? '') ? [play.picked] : [];
		return new Set([play.journal, ...actors, ...picked, ...[...texts.keys()].filter(isOwn)]);
	}

	/** What waits on cards now, beside what waited when the same note was looked at last. */
	private cardsAfter({ by }: Deed): Pick<Happened, 'cards'> {
		const path = this.player.view()?.file?.path;
		const after = by === 'played' ? this.cards() : undefined;
		if (path === undefined || !after) return {};
		const before = this.lastCards.get(path) ?? new Map();
		this.lastCards.set(path, after);
		return { cards: { before, after } };
	}

	private cards(): OpenCards | undefined {
		const { player } = this;
		const path = player.view()?.file?.path;
		if (path === undefined) return undefined;
		const text = player.view()?.getViewData() ?? '';
		const open = new Map<string, OpenCard>();
		const records = recordsIn(text);
		const { certain } = player.spec;
		for (const { record, block } of records.filter(at => isRecord(at.record))) {
			const actor = player.actions.viewState.actor(path, record.by);
			const isPast = rolledAgain(records, block, record.by);
			if (!actor.ok) continue;
			const { character, book } = actor.value;
			// What is told as over may be open again when the later roll is gone.
			open.set(`${isPast} ${path}\n${block.body}`, openOn(record, character, { book, certain, rolledAgain: isPast }));
		}
		return open;
	}

	private apart(): readonly string[] {
		const texts = new Map<string, string>();
		const apart: string[] = [];
		for (const { view } of this.player.host.app.workspace.getLeavesOfType('markdown')) {
			if (!(view instanceof MarkdownView) || !view.file || view.getMode() !== 'source') continue;
			const known = texts.get(view.file.path);
			if (known !== undefined && known !== view.getViewData()) apart.push(view.file.path);
			texts.set(view.file.path, view.getViewData());
		}
		return apart;
	}

	private panesOf(path: string): number {
		const leaves = this.player.host.app.workspace.getLeavesOfType('markdown');
		return leaves.filter(({ view }) => view instanceof MarkdownView && view.file?.path === path).length;
	}
}
