import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { PressButton } from '../../components/press-button';
import { Impacts } from './impacts';
import type { ImpactsView } from './impacts-view';
import { t } from '../../../i18n/translate';

interface ImpactChipsProps {
	readonly impacts: ImpactsView;
	readonly onMark: (impact: string, marked: boolean) => void;
}

/** The marked impacts, each cleared by a press, and a button that opens the list of all. */
export function ImpactChips({ impacts, onMark }: ImpactChipsProps): JSX.Element {
	const [isOpen, setOpen] = useState(false);
	const id = useId();
	const marked = impacts.groups.flatMap(group => group.impacts).filter(({ isMarked }) => isMarked);
	return (
		<>
			{marked.map(({ name }) => (
				<PressButton
					key={name}
					class="sworn-chip is-marked"
					aria-label={t('Clear {impact}', { impact: name })}
					onPress={() => onMark(name, false)}
				>
					{name}
				</PressButton>
			))}
			{impacts.alsoCounted.map(name => (
				<span key={name} class="sworn-chip is-marked">
					{name}
				</span>
			))}
			<button
				type="button"
				class="sworn-chip"
				aria-expanded={isOpen}
				aria-controls={isOpen ? id : undefined}
				onClick={() => setOpen(!isOpen)}
			>
				{t('+ impact')}
			</button>
			{isOpen && (
				<div id={id} class="sworn-sheet sworn-chip-list">
					<Impacts impacts={impacts} onMark={onMark} />
				</div>
			)}
		</>
	);
}
