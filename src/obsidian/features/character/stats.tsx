import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { invalid, ProblemLine } from '../../components/form-field';
import { statProblem } from './new-character';
import type { StatView } from './sheet-view';
import { t } from '../../../i18n/translate';
import { isComposing } from '../../components/is-composing';
import { translateTerm } from '../../../i18n/translate-terms';

interface StatsProps {
	readonly stats: readonly StatView[];
	/** Undefined if read-only. */
	readonly onChange: ((stat: string, to: number) => void) | undefined;
}

/** The stats in a row. Pressing one turns it into a field; Enter saves, Escape cancels. */
export function Stats({ stats, onChange }: StatsProps): JSX.Element {
	const [typing, setTyping] = useState<{ stat: string; text: string } | undefined>(undefined);
	const list = useRef<HTMLDListElement>(null);
	const [left, setLeft] = useState<string | undefined>(undefined);
	useLayoutEffect(() => {
		if (left === undefined) return;
		list.current?.querySelector<HTMLElement>(`[data-stat="${left}"]`)?.focus();
		setLeft(undefined);
	}, [left]);
	const problem = typing && statProblem(typing.text);
	const keep = ({ name, value }: StatView) => {
		if (!typing || problem) return;
		if (Number(typing.text) !== value) onChange?.(name, Number(typing.text));
		setTyping(undefined);
	};
	const close = (stat: string) => {
		setTyping(undefined);
		setLeft(stat);
	};
	return (
		<>
			<dl ref={list} class="sworn-stats">
				{stats.map(stat => (
					<div key={stat.name} class="sworn-stat">
						<dt>{translateTerm(stat.name)}</dt>
						<dd>
							{typing?.stat === stat.name ? (
								<StatField
									stat={stat.name}
									text={typing.text}
									isWrong={problem !== undefined}
									onText={text => setTyping({ stat: stat.name, text })}
									onKeep={() => {
										keep(stat);
										if (!problem) setLeft(stat.name);
									}}
									onDrop={() => close(stat.name)}
									onLeave={() => (problem ? setTyping(undefined) : keep(stat))}
								/>
							) : (
								<StatValue
									stat={stat}
									onPress={onChange && (() => setTyping({ stat: stat.name, text: String(stat.value ?? 0) }))}
								/>
							)}
						</dd>
					</div>
				))}
			</dl>
			<ProblemLine id={PROBLEM} problem={problem} />
		</>
	);
}

const PROBLEM = 'sworn-sheet-stat-problem';

function StatValue({ stat, onPress }: { stat: StatView; onPress: (() => void) | undefined }): JSX.Element {
	const { name, value } = stat;
	if (!onPress) return <>{value ?? '–'}</>;
	return (
		<button
			type="button"
			class="sworn-stat-value"
			data-stat={name}
			aria-label={t('Change {name}, {value}', { name: translateTerm(name), value: value ?? t('not set') })}
			onClick={onPress}
		>
			{value ?? '–'}
		</button>
	);
}

interface StatFieldProps {
	readonly stat: string;
	readonly text: string;
	readonly isWrong: boolean;
	readonly onText: (text: string) => void;
	readonly onKeep: () => void;
	readonly onDrop: () => void;
	readonly onLeave: () => void;
}

function StatField({ stat, text, isWrong, onText, onKeep, onDrop, onLeave }: StatFieldProps): JSX.Element {
	const field = useRef<HTMLInputElement>(null);
	// Removing a field also fires its blur event.
	const isOver = useRef(false);
	useLayoutEffect(() => {
		field.current?.focus();
		field.current?.select();
	}, []);
	const onKeyDown = (event: KeyboardEvent) => {
		const act = event.key === 'Enter' ? onKeep : event.key === 'Escape' ? onDrop : undefined;
		if (!act || isComposing(event)) return;
		event.preventDefault();
		event.stopPropagation();
		isOver.current = act === onDrop || !isWrong;
		act();
	};
	const onBlur = () => {
		if (!isOver.current) onLeave();
	};
	return (
		<input
			ref={field}
			type="number"
			inputMode="numeric"
			min={0}
			max={5}
			step={1}
			class="sworn-stat-field-in-place"
			aria-label={translateTerm(stat)}
			{...invalid(isWrong, PROBLEM)}
			value={text}
			onInput={event => onText(event.currentTarget.value)}
			onKeyDown={onKeyDown}
			onBlur={onBlur}
		/>
	);
}
