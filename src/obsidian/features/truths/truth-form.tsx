import { Notice } from 'obsidian';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Truth, TruthTable } from '../../../rules/truth';
import type { DiceRoller } from '../../../play/dice/dice';
import { rollDetails, rollTruth } from '../../../play/oracles/truths';
import { OptionCards } from './option-cards';
import type { TruthDraft } from './truth-draft';
import { draftOf, openTables, rolledDraft, rolledTable, textOf } from './truth-draft';
import type { TruthActions } from './truth-keys';
import { keyedAct } from './truth-keys';
import { Form } from '../../components/form';
import { t } from '../../../i18n/translate';

/** Props that are the same for all truths. */
export interface TruthFormBasics {
	readonly dice: () => DiceRoller;
	/** Receives a function that saves the current answer, for when the dialog closes. */
	readonly onKeep: (keep: () => void) => void;
	readonly onDone: () => void;
}

interface TruthFormProps extends TruthFormBasics {
	readonly truth: Truth;
	/** The text in the note. */
	readonly seen: string;
	/** Whether this dialog wrote that text. */
	readonly isOurs: boolean;
	readonly write: (text: string) => Promise<boolean>;
	readonly takeBack: () => Promise<boolean>;
	readonly onBack: (() => void) | undefined;
	readonly onNext: () => void;
}

const OWN_WORDS_STAY = t('Your own words stand in the note, and they stay. To change them, choose “My own words”.');

/** The form for one truth. */
export function TruthForm(props: TruthFormProps): JSX.Element {
	const { truth, seen, dice, onBack, onNext, onDone } = props;
	const form = useRef<HTMLFormElement>(null);
	const [draft, setDraft] = useState(() => draftOf(truth, seen));
	const [message, setMessage] = useState('');
	useLayoutEffect(() => focusChosen(form.current), []);
	const change = (next: TruthDraft) => {
		setDraft(next);
		setMessage(next.kind === 'printed' ? (next.rolled ?? '') : '');
	};
	const keep = keeping(props, draft);
	useLayoutEffect(() => {
		props.onKeep(() => {
			if (keep.isRefused) new Notice(OWN_WORDS_STAY);
			void keep.write();
		});
	});
	const go = async (where: () => void) => {
		if (keep.isRefused) setMessage(OWN_WORDS_STAY);
		else if (await keep.write()) where();
	};
	const next = () => {
		const asked = keep.isDue ? askFor(draft) : undefined;
		if (asked === undefined || asked === message) void go(onNext);
		else setMessage(asked);
	};
	const roll = () => {
		const rolled = rollTruth(truth, dice());
		if (rolled) change(rolledDraft(rolled));
	};
	const rollTable = (table: TruthTable) => change(rolledTable(draft, table, rollDetails([table], dice())));
	const takeBack = async () => {
		if (!(await props.takeBack())) return;
		setDraft({ kind: 'none' });
		setMessage(t('Taken back.'));
		focusChosen(form.current);
	};
	const acts: TruthActions = {
		next,
		roll,
		back: onBack && (() => void go(onBack)),
		skip: onNext,
		takeBack: props.isOurs ? () => void takeBack() : undefined,
	};
	return (
		<Form
			form={form}
			onKeyDown={event => {
				const act = keyedAct(event, event.currentTarget, acts);
				if (!act) return;
				event.preventDefault();
				act();
			}}
		>
			<OptionCards truth={truth} draft={draft} onDraft={change} onRollTable={rollTable} />
			<Foot message={message} acts={acts} onDone={() => void go(onDone)} />
		</Form>
	);
}

/** What saving the current answer would do. A printed answer does not replace the player's own words in the note. */
function keeping({ truth, seen, isOurs, write }: TruthFormProps, draft: TruthDraft) {
	const text = textOf(draft);
	const isDue = text !== undefined && text !== seen;
	const isRefused = isDue && draft.kind === 'printed' && !isOurs && draftOf(truth, seen).kind === 'own';
	return {
		isDue,
		isRefused,
		write: async (): Promise<boolean> => (isDue && !isRefused ? write(text) : true),
	};
}

function askFor(draft: TruthDraft): string | undefined {
	const [open] = openTables(draft);
	return (
		open && t('{name}: choose by its letter or roll it, or press Enter again to leave it open.', { name: open.name })
	);
}

/** Focuses the player's own words, the chosen answer, or else the first one. */
export const focusChosen = (form: HTMLElement | null | undefined): void => {
	const places = ['textarea', 'input:checked', 'input'].map(place => form?.querySelector<HTMLElement>(place));
	places.find(Boolean)?.focus();
};

interface FootProps {
	readonly message: string;
	readonly acts: TruthActions;
	readonly onDone: () => void;
}

/** The buttons, with their keys. */
function Foot({ message, acts, onDone }: FootProps): JSX.Element {
	return (
		<>
			<div class="sworn-truth-foot">
				<p class="sworn-truth-message" role="status">
					{message}
				</p>
				<FootButton label={t('Roll')} shortcut="R" onPress={acts.roll} />
				{acts.takeBack && <FootButton label={t('Take back')} shortcut="U" onPress={acts.takeBack} />}
				{acts.back && <FootButton label={t('Back')} onPress={acts.back} />}
				<FootButton label={t('Skip')} shortcut="S" onPress={acts.skip} />
				<FootButton label={t('Done')} onPress={onDone} />
				<button type="button" class="mod-cta" onClick={acts.next}>
					{t('Next')}
				</button>
			</div>
			<p class="sworn-detail sworn-truth-hint">
				{t(
					'A number chooses, Enter continues, Alt+← goes back; in your own words, Ctrl+Enter continues. Esc keeps what you chose.',
				)}
			</p>
		</>
	);
}

function FootButton({
	label,
	shortcut,
	onPress,
}: {
	label: string;
	shortcut?: string;
	onPress: () => void;
}): JSX.Element {
	return (
		<button type="button" aria-keyshortcuts={shortcut?.toLowerCase()} onClick={onPress}>
			{label}
			{shortcut !== undefined && (
				<kbd class="sworn-key" aria-hidden="true">
					{shortcut}
				</kbd>
			)}
		</button>
	);
}
