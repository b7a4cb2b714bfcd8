import { Notice } from 'obsidian';
import { ownRuleset, rulesIn, statedRuleset } from '../../../journal/character/character-rules';
import { swornIn } from '../../../journal/frontmatter/properties';
import { RULESET_IDS, rulesetTitle } from '../../../rules/books/bundled';
import { parseOk, type ParseResult, type Problem } from '../../../rules/core/problem';
import type { Truth } from '../../../rules/truth';
import { linkTarget } from '../../../rules/search/stated-name';
import { playersOf } from '../../../journal/character/acting-path';
import type { Actions, JournalActions } from '../../services/journal-actions';
import { noteInUse } from '../../vault/active-note';
import { noteIn } from '../../vault/note-path';
import { fileHere } from '../../vault/path-here';
import { pickOne } from '../../components/pick-dialog';
import { TruthsFile } from './truths-file';
import { t } from '../../../i18n/translate';
import type { TruthsInNote } from '../../../journal/truths/truths-in-note';
import { openDialog } from '../../components/open-dialog';
import { focusChosen, TruthForm, type TruthFormBasics } from './truth-form';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TruthText } from '../../../journal/truths/set-truth';

interface TruthsFormProps extends TruthFormBasics {
	readonly truths: readonly Truth[];
	/** The texts in the note by the id of the truth; no entry if it has no heading. */
	readonly standing: ReadonlyMap<string, string>;
	readonly findings: readonly Problem[];
	/** Replaces the text that was seen; shows a message if that fails. */
	readonly set: (truth: Truth, text: TruthText, seen: TruthText) => Promise<boolean>;
}

/** Goes through the truths: choose, roll, write or skip. Each answer is written when the player continues. */
function TruthsForm(props: TruthsFormProps): JSX.Element {
	const { truths, findings, dice, onKeep, onDone } = props;
	const [at, setAt] = useState(() => firstOpen(props));
	const [standing, setStanding] = useState(props.standing);
	/** The texts before this dialog wrote, by the id of the truth. */
	const [before, setBefore] = useState<ReadonlyMap<string, TruthText>>(new Map());
	const truth = truths[at];
	const set = async (on: Truth, text: TruthText): Promise<boolean> => {
		if (!(await props.set(on, text, standing.get(on._id)))) return false;
		setStanding(now => withText(now, on._id, text));
		return true;
	};
	const write = async (on: Truth, text: string): Promise<boolean> => {
		const seen = standing.get(on._id);
		const isWritten = await set(on, text);
		if (isWritten && !before.has(on._id)) setBefore(now => new Map([...now, [on._id, seen]]));
		return isWritten;
	};
	const takeBack = async (on: Truth): Promise<boolean> => {
		const isBack = await set(on, before.get(on._id));
		if (isBack) setBefore(now => new Map([...now].filter(([id]) => id !== on._id)));
		return isBack;
	};
	return (
		<div class="sworn-truths">
			<Progress at={at} truths={truths} standing={standing} />
			{findings.map(({ message }) => (
				<p key={message} class="sworn-problem">
					{message}
				</p>
			))}
			{truth ? (
				<TruthForm
					key={truth._id}
					truth={truth}
					seen={standing.get(truth._id) ?? ''}
					isOurs={before.has(truth._id)}
					dice={dice}
					onKeep={onKeep}
					write={text => write(truth, text)}
					takeBack={() => takeBack(truth)}
					onBack={at > 0 ? () => setAt(at - 1) : undefined}
					onNext={() => setAt(at + 1)}
					onDone={onDone}
				/>
			) : (
				<End truths={truths} standing={standing} onKeep={onKeep} onBack={() => setAt(at - 1)} onDone={onDone} />
			)}
		</div>
	);
}

function withText(now: ReadonlyMap<string, string>, id: string, text: TruthText): ReadonlyMap<string, string> {
	const others = [...now].filter(([other]) => other !== id);
	return new Map(text === undefined ? others : [...others, [id, text]]);
}

type Standing = Pick<TruthsFormProps, 'truths' | 'standing'>;

const isSettled = ({ standing }: Pick<Standing, 'standing'>, { _id }: Truth): boolean =>
	(standing.get(_id) ?? '') !== '';

/** The index of the first truth that is not set, or 0 if all are. */
const firstOpen = ({ truths, standing }: Standing): number =>
	Math.max(
		0,
		truths.findIndex(truth => !isSettled({ standing }, truth)),
	);

function Progress({ at, truths, standing }: Standing & { at: number }): JSX.Element {
	const settled = truths.filter(truth => isSettled({ standing }, truth)).length;
	const place =
		at < truths.length ? t('Truth {at} of {all}', { at: at + 1, all: truths.length }) : t('The end of the list');
	return (
		<div class="sworn-truth-progress">
			<p role="status">{t('{place}, {settled} settled', { place, settled })}</p>
			<progress value={settled} max={truths.length} aria-label={t('Settled truths')} />
		</div>
	);
}

/** The last page: which truths are set and which are left for later. */
function End(props: Standing & Pick<TruthsFormProps, 'onKeep' | 'onDone'> & { onBack: () => void }): JSX.Element {
	const { truths, standing, onKeep, onBack, onDone } = props;
	const done = useRef<HTMLButtonElement>(null);
	useLayoutEffect(() => {
		onKeep(() => undefined);
		done.current?.focus();
	}, []);
	const open = truths.filter(truth => !isSettled({ standing }, truth)).map(({ name }) => name);
	return (
		<div class="sworn-form">
			<p>
				{open.length === 0
					? t('The truths of your world are settled.')
					: t('Not settled yet: {open}. Run the command again to continue with them.', { open: open.join(', ') })}
			</p>
			<div class="sworn-truth-foot">
				<button type="button" onClick={onBack}>
					{t('Back')}
				</button>
				<button ref={done} type="button" class="mod-cta" onClick={onDone}>
					{t('Done')}
				</button>
			</div>
		</div>
	);
}

interface TruthsHandlers {
	readonly onDone: () => void;
	/** Called after it is closed in any way and everything is written. */
	readonly wasClosed?: (() => void) | undefined;
}

/** Lets the player choose the truths of a world one by one. Closing it keeps what was chosen. */
function openTruthsDialog(
	actions: Actions<'app' | 'dice'>,
	{ file, standing }: { readonly file: TruthsFile; readonly standing: TruthsInNote },
	{ onDone, wasClosed }: TruthsHandlers,
): void {
	let keep: () => void = () => undefined;
	openDialog(actions.app, {
		title: t('The truths of your world'),
		class: 'sworn-truths-dialog',
		content: dialog => (
			<TruthsForm
				truths={file.truths}
				standing={new Map(standing.written.map(({ truth, text }) => [truth._id, text]))}
				findings={standing.findings}
				dice={() => actions.dice}
				set={(truth, text, seen) => file.set(truth, text, seen)}
				onKeep={kept => (keep = kept)}
				onDone={dialog.closing(onDone)}
			/>
		),
		// Obsidian focuses the first field once the dialog is open; the chosen answer is a better start.
		focus: focusChosen,
		wasClosed: () => {
			keep();
			void file.whenWritten().then(wasClosed);
		},
	});
}

/** *Set the truths of your world*: continues the campaign's truths note, or creates one. */
export function setTruths(actions: JournalActions): void {
	const active = noteInUse(actions.app)?.file?.path ?? '';
	const players = playersOf(active, actions.vaultIndex);
	const path = truthsPath(actions, active, players);
	const ruleset = [path, active, ...players].flatMap(note => rulesetIn(actions, note) ?? [])[0];
	const notes = [...players.slice(0, 1), active];
	if (ruleset) void openTruths(actions, { path, ruleset, notes });
	else
		pickOne(
			actions.app,
			RULESET_IDS,
			{ text: rulesetTitle, placeholder: t('Which world are the truths of?') },
			{ onPick: id => void openTruths(actions, { path, ruleset: id, notes }) },
		);
}

/** The world whose truths are set. */
export interface World {
	/** The truths note, which need not exist yet. */
	readonly path: string;
	/** One of the books, or a ruleset of its own in the vault. */
	readonly ruleset: string;
	/** The notes whose `rules` it is played by: the character, then its journal. */
	readonly notes: readonly string[];
}

/** The truths of the book and of the rules in the vault that the notes of the world are played by. */
export async function truthsOf(
	{ vaultIndex, library }: Actions<'vaultIndex' | 'library'>,
	{ ruleset, notes }: Omit<World, 'path'>,
): Promise<ParseResult<readonly Truth[]>> {
	const book = await library.bookWhenRead(
		{ ruleset, rules: rulesIn(notes.map(note => vaultIndex.properties(note))) },
		notes,
	);
	return book.ok ? parseOk(book.value.ruleset.truths?.() ?? []) : book;
}

/** Opens the dialog for a truths note, which need not exist yet. */
export async function openTruths(actions: JournalActions, world: World, wasClosed?: () => void): Promise<void> {
	const { path, ruleset } = world;
	const truths = await truthsOf(actions, world);
	if (!truths.ok) return actions.showProblems(truths.problems);
	const file = new TruthsFile(actions, path, ruleset, truths.value);
	const standing = await file.look();
	if (!standing.ok) return actions.showProblems(standing.problems);
	const showNote = () => {
		if (file.exists) actions.openNote(path);
		else new Notice(t('Nothing is settled yet, so no note was made.'));
	};
	openTruthsDialog(
		actions,
		{ file, standing: standing.value },
		{ onDone: wasClosed ? () => undefined : showNote, wasClosed },
	);
}

function rulesetIn({ vaultIndex }: Actions<'vaultIndex'>, path: string): string | undefined {
	const properties = vaultIndex.properties(path);
	return properties && (statedRuleset(properties) ?? ownRuleset(properties));
}

/**
 * The path of the truths note: the active note if it is one; otherwise the one that the journal or a character of it links
 * to as `truths`; otherwise “Truths” next to the (first) character, or next to the active note if there is no character.
 */
function truthsPath(actions: Actions<'app' | 'vaultIndex'>, active: string, players: readonly string[]): string {
	const { app, vaultIndex } = actions;
	const own = vaultIndex.properties(active);
	if (own && swornIn(own) === 'truths') return active;
	for (const note of [active, ...players]) {
		const link = vaultIndex.properties(note)?.get('truths');
		const path = typeof link === 'string' ? vaultIndex.resolve(linkTarget(link), note) : undefined;
		if (path !== undefined) return path;
	}
	const folder =
		app.vault.getAbstractFileByPath(players[0] ?? active)?.parent ?? app.fileManager.getNewFileParent(active);
	const path = noteIn(folder.path, 'Truths');
	return fileHere(app, path)?.path ?? path;
}
