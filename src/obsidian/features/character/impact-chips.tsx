import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { PressButton } from '../../components/press-button';
import { Impacts } from './impacts';
import type { ImpactsView } from './impacts-view';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

interface ImpactChipsProps {
	readonly impacts: ImpactsView;
	/** Undefined if read-only. */
	readonly onMark: ((impact: string, marked: boolean) => void) | undefined;
}

/** The marked impacts, each cleared by a press, and a button that opens the list of all. */
export function ImpactChips({ impacts, onMark }: ImpactChipsProps): JSX.Element {
	const [isOpen, setOpen] = useState(false);
	const id = useId();
	const all = impacts.groups.flatMap(group => group.impacts);
	const marked = all.filter(({ isMarked }) => isMarked).map(({ name }) => name);
	return (
		<>
			{onMark &&
				marked.map(name => (
					<PressButton
						key={name}
						class="sworn-chip is-marked"
						aria-label={t('Clear {impact}', { impact: translateTerm(name) })}
						onPress={() => onMark(name, false)}
					>
						{translateTerm(name)}
					</PressButton>
				))}
			{[...(onMark ? [] : marked), ...impacts.alsoCounted].map(name => (
				<span key={name} class="sworn-chip is-marked">
					{translateTerm(name)}
				</span>
			))}
			{onMark && (
				<button
					type="button"
					class="sworn-chip"
					aria-expanded={isOpen}
					aria-controls={isOpen ? id : undefined}
					onClick={() => setOpen(!isOpen)}
				>
					{t('+ impact')}
				</button>
			)}
			{isOpen && (
				<div id={id} class="sworn-sheet sworn-chip-list">
					<Impacts impacts={impacts} onMark={onMark} />
				</div>
			)}
		</>
	);
}
