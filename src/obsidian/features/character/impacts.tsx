import type { JSX } from 'preact';
import type { ImpactGroup, ImpactsView } from './impacts-view';
import { TickBox } from '../../components/meters/tick-box';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

interface ImpactsProps {
	readonly impacts: ImpactsView;
	/** Undefined if read-only. */
	readonly onMark: ((impact: string, marked: boolean) => void) | undefined;
}

/** Impacts in the groups of the printed sheet, with those of assets that also count. */
export function Impacts({ impacts: { groups, alsoCounted }, onMark }: ImpactsProps): JSX.Element {
	return (
		<>
			<div class="sworn-impacts">
				{groups.map(group => (
					<Group key={group.group} group={group} onMark={onMark} />
				))}
			</div>
			{alsoCounted.length > 0 && (
				<p class="sworn-quiet-line">{t('Also counted: {alsoCounted}', { alsoCounted: alsoCounted.join(', ') })}</p>
			)}
		</>
	);
}

interface GroupProps {
	readonly group: ImpactGroup;
	readonly onMark: ImpactsProps['onMark'];
}

function Group({ group: { group, impacts }, onMark }: GroupProps): JSX.Element {
	return (
		<fieldset class="sworn-impact-group">
			<legend>{translateTerm(group)}</legend>
			{impacts.map(({ name, isMarked }) => (
				<TickBox
					key={name}
					label={translateTerm(name)}
					isMarked={isMarked}
					onMark={onMark && (marked => onMark(name, marked))}
				/>
			))}
		</fieldset>
	);
}
