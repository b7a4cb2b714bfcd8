import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../../../rules/core/problem';
import type { Truth } from '../../../rules/truth';
import type { TruthText } from '../../../journal/truths/set-truth';
import type { TruthFormBasics } from './truth-form';
import { TruthForm } from './truth-form';
import { t } from '../../../i18n/translate';

interface TruthsFormProps extends TruthFormBasics {
	readonly truths: readonly Truth[];
	/** The texts in the note by the id of the truth; no entry if it has no heading. */
	readonly standing: ReadonlyMap<string, string>;
	readonly findings: readonly Problem[];
	/** Replaces the text that was seen; shows a message if that fails. */
	readonly set: (truth: Truth, text: TruthText, seen: TruthText) => Promise<boolean>;
}

/** Goes through the truths: choose, roll, write or skip. Each answer is written when the player continues. */
export function TruthsForm(props: TruthsFormProps): JSX.Element {
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
