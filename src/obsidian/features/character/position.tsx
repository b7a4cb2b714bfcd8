import type { JSX } from 'preact';
import { NO_COMBAT } from '../../../play/character/change-target';
import { Options } from '../../components/form-field';
import { Counter } from './experience';
import type { PositionView } from './sheet-view';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

interface FightProps {
	readonly position: PositionView | undefined;
	readonly harm: number | undefined;
	readonly isHarmUnread: boolean | undefined;
	readonly onPosition: ((to: string) => void) | undefined;
	readonly onHarm: ((to: number) => void) | undefined;
}

/** Values that matter in a fight: the position, and the harm inflicted if the rules count it. */
export function Fight({ position, harm, isHarmUnread, onPosition, onHarm }: FightProps): JSX.Element {
	return (
		<div class="sworn-counters">
			{position && <Position position={position} onPosition={onPosition} />}
			{harm !== undefined && (
				<Counter
					name={t('harm')}
					spoken={t('harm')}
					value={harm}
					isUnread={isHarmUnread}
					noFall={harm <= 0 ? t('at its minimum') : undefined}
					onChange={onHarm && (by => onHarm(harm + by))}
				/>
			)}
		</div>
	);
}

interface PositionProps {
	readonly position: PositionView;
	readonly onPosition: FightProps['onPosition'];
}

function Position({ position: { now, options }, onPosition }: PositionProps): JSX.Element {
	if (!onPosition) return <span class="sworn-sheet-position">{words(now)}</span>;
	return (
		<label class="sworn-sheet-position">
			<span>{t('position')}</span>
			<select
				class="dropdown"
				value={now}
				onChange={({ currentTarget }) => {
					onPosition(currentTarget.value);
				}}
			>
				<Options values={options} label={words} />
			</select>
		</label>
	);
}

const words = (position: string): string => (position === NO_COMBAT ? t('not in a fight') : translateTerm(position));
