import type { JSX } from 'preact';
import type { ExperienceView } from './sheet-view';
import { UNKNOWN } from '../../components/meters/meter-view';
import { StepperButton } from '../../components/meters/step-button';
import { t } from '../../../i18n/translate';

interface ExperienceProps {
	readonly experience: ExperienceView;
	readonly onEarn: ((by: number) => void) | undefined;
	readonly onSpend: ((by: number) => void) | undefined;
	/** Offers what can be bought. */
	readonly advance: (() => void) | undefined;
}

/** Experience earned and spent. Spent can never exceed earned. */
export function Experience({
	experience: { earned, spent, isEarnedUnread, isSpentUnread },
	onEarn,
	onSpend,
	advance,
}: ExperienceProps): JSX.Element {
	const left = earned - spent;
	const isKnown = !isEarnedUnread && !isSpentUnread;
	return (
		<div class="sworn-counters">
			<Counter
				name={t('earned')}
				spoken={t('experience earned')}
				value={earned}
				isUnread={isEarnedUnread}
				noFall={earned <= 0 ? t('there is none') : left <= 0 ? t('all of it is spent') : undefined}
				onChange={onEarn}
			/>
			<Counter
				name={t('spent')}
				spoken={t('experience spent')}
				value={spent}
				isUnread={isSpentUnread}
				noFall={spent <= 0 ? t('there is none') : undefined}
				noRise={isEarnedUnread ? t('cannot be read') : left <= 0 ? t('no more is earned') : undefined}
				onChange={onSpend}
			/>
			{isKnown && <span class="sworn-quiet-line">{t('{left} to spend', { left: Math.max(0, left) })}</span>}
			{advance && left > 0 && (
				<button type="button" class="sworn-button" onClick={advance}>
					{t('Advance')}
				</button>
			)}
		</div>
	);
}

interface CounterProps {
	readonly name: string;
	/** The full name, for screen readers. */
	readonly spoken: string;
	readonly value: number;
	/** The note's value cannot be read: it is shown as unknown and stays as it is. */
	readonly isUnread?: boolean | undefined;
	readonly noRise?: string | undefined;
	readonly noFall?: string | undefined;
	readonly onChange: ((by: number) => void) | undefined;
}

/** A number with buttons to raise and lower it. */
export function Counter({
	name,
	spoken,
	value,
	isUnread = false,
	noRise,
	noFall,
	onChange,
}: CounterProps): JSX.Element {
	const unread = isUnread ? t('cannot be read') : undefined;
	return (
		<span class="sworn-counter" role="group" aria-label={spoken}>
			<span class="sworn-meter-name">{name}</span>
			{onChange && (
				<StepperButton
					label={t('Lower {spoken}', { spoken })}
					sign="−"
					blocked={unread ?? noFall}
					onPress={() => onChange(-1)}
				/>
			)}
			<output
				class="sworn-meter-value"
				aria-live="polite"
				aria-atomic="true"
				aria-label={`${spoken} ${unread ?? value}`}
			>
				{isUnread ? UNKNOWN : value}
			</output>
			{onChange && (
				<StepperButton
					label={t('Raise {spoken}', { spoken })}
					sign="+"
					blocked={unread ?? noRise}
					onPress={() => onChange(1)}
				/>
			)}
		</span>
	);
}
