import type { ComponentChildren, JSX } from 'preact';
import { UNKNOWN, type MeterView, type MomentumView } from './meter-view';
import { MAX_MOMENTUM } from '../../../play/character/momentum';
import { StepperButton } from './step-button';
import { t } from '../../../i18n/translate';
import { useContext } from 'preact/hooks';
import { Pending } from '../press-button';
import { translateTerm } from '../../../i18n/translate-terms';

interface MeterProps {
	readonly meter: MeterView;
	/** The owner if it is not the character: "Rook". */
	readonly of?: string;
	/** Raises or lowers the meter; undefined if it is read-only. */
	readonly onChange: ((by: number) => void) | undefined;
	/** Replaces the pips of a condition meter. */
	readonly children?: ComponentChildren;
	/** The text for the value. */
	readonly text?: string;
}

/** A meter: its value between minus and plus buttons, its pips, and what prevents it from rising. */
export function Meter({ meter, of, onChange, children, text }: MeterProps): JSX.Element {
	const { value, noRise, noFall, isUnread = false } = meter;
	const name = translateTerm(meter.name);
	const spoken = of === undefined ? name : t('{name} of {of}', { name, of });
	const said = isUnread ? t('cannot be read') : String(value);
	return (
		<div class={onChange ? 'sworn-meter' : 'sworn-meter is-still'} role="group" aria-label={spoken}>
			<span class="sworn-meter-name">{name}</span>
			{onChange && (
				<StepperButton label={t('Lower {spoken}', { spoken })} sign="−" blocked={noFall} onPress={() => onChange(-1)} />
			)}
			<output class="sworn-meter-value" aria-live="polite" aria-atomic="true" aria-label={`${spoken} ${said}`}>
				{isUnread ? UNKNOWN : (text ?? signed(value))}
			</output>
			{onChange && (
				<StepperButton label={t('Raise {spoken}', { spoken })} sign="+" blocked={noRise} onPress={() => onChange(1)} />
			)}
			{isUnread ? undefined : (children ?? <Pips meter={meter} onChange={onChange} />)}
		</div>
	);
}

interface MomentumProps {
	readonly momentum: MomentumView;
	readonly onChange: ((by: number) => void) | undefined;
	readonly onReset: (() => void) | undefined;
}

/** The momentum meter. Every marked impact lowers its maximum and its reset. */
export function Momentum({ momentum, onChange, onReset }: MomentumProps): JSX.Element {
	const { value, max, reset } = momentum;
	const isReset = value === reset;
	return (
		<Meter meter={momentum} onChange={onChange} text={withSign(value)}>
			<span class="sworn-momentum" title={t('max {max}, resets to {reset}', { max, reset: withSign(reset) })}>
				<Pips meter={{ ...momentum, min: 0 }} onChange={onChange} outOfReach={MAX_MOMENTUM - max} />
				<span
					class="sworn-reset-mark"
					style={{ insetInlineStart: `${(100 * reset) / MAX_MOMENTUM}%` }}
					aria-hidden="true"
				/>
			</span>
			<span class={onReset ? 'sworn-meter-limits is-beside-reset' : 'sworn-meter-limits'}>
				{t('resets to {reset}', { reset: withSign(reset) })}
			</span>
			{onReset && (
				<button
					type="button"
					class="sworn-reset"
					aria-label={t('Reset momentum to {reset}{second}', {
						reset: withSign(reset),
						second: isReset ? t(', it stands there') : '',
					})}
					aria-disabled={isReset ? 'true' : undefined}
					onClick={() => {
						if (!isReset) onReset();
					}}
				>
					{t('Reset')}
				</button>
			)}
		</Meter>
	);
}

const signed = (value: number): string => String(value).replace('-', '−');

const withSign = (value: number): string => (value > 0 ? `+${value}` : signed(value));

interface PipsProps {
	readonly meter: MeterView;
	readonly onChange: ((by: number) => void) | undefined;
	/** How many more pips the meter has that it cannot reach at present. */
	readonly outOfReach?: number;
}

/**
 * Shows the value as pips, which also work as a shortcut for mouse and touch: a press sets the meter to that pip, and a
 * press on the last full pip empties it. They are hidden from keyboard and screen readers, which use the plus and minus
 * buttons.
 */
function Pips({ meter: { value, min, max, noRise }, onChange, outOfReach = 0 }: PipsProps): JSX.Element {
	const isPending = useContext(Pending);
	const pips = Array.from({ length: Math.max(0, max - min) }, (_, i) => min + i + 1);
	return (
		<span class={`sworn-pips${noRise ? ' is-held' : ''}`} aria-hidden="true">
			{pips.map(pip => {
				const look = pip <= value ? 'sworn-pip is-full' : 'sworn-pip';
				const to = pip === value ? pip - 1 : pip;
				if (!onChange) return <span key={pip} class={look} />;
				return (
					<button
						key={pip}
						type="button"
						tabIndex={-1}
						class={look}
						onMouseDown={keepFocus}
						onClick={({ detail }) => {
							// The second click of a double click would be based on an outdated value.
							if (detail > 1 || isPending) return;
							if (to < value || !noRise) onChange(to - value);
						}}
					/>
				);
			})}
			{Array.from({ length: Math.max(0, outOfReach) }, (_, at) => (
				<span key={`out-${at}`} class="sworn-pip is-out" />
			))}
		</span>
	);
}

/** Elements hidden from screen readers must not take the focus. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();
