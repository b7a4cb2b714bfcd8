import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { PressButton } from '../../components/press-button';
import { t } from '../../../language/text';
import { isComposing } from '../../components/is-composing';
import { drawn } from '../../../language/drawn';

interface AdvanceIfProps {
	readonly odds: readonly string[];
	readonly advance: (odds: string) => void;
}

/** Asks the oracle whether a clock advances, after choosing the odds (Starforged, Clocks). Esc closes the choice. */
export function AdvanceIf({ odds, advance }: AdvanceIfProps): JSX.Element {
	const [isOpen, setOpen] = useState(false);
	const root = useRef<HTMLDivElement>(null);
	const close = () => {
		setOpen(false);
		root.current?.querySelector('button')?.focus();
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== 'Escape' || isComposing(event) || !isOpen) return;
		event.preventDefault();
		event.stopPropagation();
		close();
	};
	return (
		<div ref={root} class="sworn-advance-if" onKeyDown={onKeyDown}>
			<PressButton
				class="sworn-button"
				data-control="Advance if"
				aria-expanded={isOpen}
				onPress={() => setOpen(!isOpen)}
			>
				{t('Advance if…')}
			</PressButton>
			{isOpen && (
				<div class="sworn-buttons" role="group" aria-label={t('How likely is it to advance?')}>
					{odds.map(one => (
						<PressButton
							key={one}
							class="sworn-button"
							onPress={() => {
								close();
								advance(one);
							}}
						>
							{drawn(one)}
						</PressButton>
					))}
				</div>
			)}
		</div>
	);
}
