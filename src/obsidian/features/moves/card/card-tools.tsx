import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { RecordAction } from '../../../../journal/actions/record-action';
import { isOpen } from '../../../../play/record/pending-step';
import { withMinus } from '../../../../rules/core/minus-sign';
import { moveText } from '../../../../rules/rules-text';
import { BACK, ChoiceButton, type CardKeys } from '../../../components/card-keys';
import { MoreButton } from '../../../components/more-button';
import { PressButton } from '../../../components/press-button';
import { RulesText, type TextHome } from '../../../components/rules-text';
import { t } from '../../../../i18n/translate';
import { translateTerm } from '../../../../i18n/translate-terms';
import type { CardView } from './card-view';
import { DiceTools } from './dice-tools';

interface CardToolsProps {
	readonly view: CardView;
	readonly home: TextHome;
	/** Absent where the card is read-only. */
	readonly press?: ((press: RecordAction) => void) | undefined;
	readonly undo?: (() => void) | undefined;
	readonly keys?: CardKeys | undefined;
	/** Asks what a sentence that is only shown means. */
	readonly stateMeaning?: ((words: string) => void) | undefined;
	readonly isMoreOpen: boolean;
	readonly setMoreOpen: (isOpen: boolean) => void;
	/** Leaves the grid. */
	readonly back: (() => void) | undefined;
}

/** What is rarely wanted of a move: changing its dice, undoing it, its text. Several of them are behind “More”. */
export function CardTools({
	view,
	home,
	press,
	undo,
	keys,
	stateMeaning,
	isMoreOpen,
	setMoreOpen,
	back,
}: CardToolsProps): JSX.Element | null {
	const { roll, move, call, imported, shown, steps } = view;
	const [opened, setOpened] = useState<'dice' | 'text'>();
	const toggle = (what: 'dice' | 'text') => setOpened(opened === what ? undefined : what);
	const diceToChange = press && roll?.canChangeDice ? roll : undefined;
	const undone = call || imported !== undefined ? undefined : undo;
	const unstated = (stateMeaning ? shown : []).map(words => ({
		...{ words, button: t('This means…'), label: t('This means… “{words}”', { words }) },
		run: () => stateMeaning?.(words),
	}));
	const waived = (press ? steps : []).filter(isOpen).flatMap(({ id, waive }) => {
		if (waive === undefined) return [];
		const words = translateTerm(waive);
		const run = () => press?.({ kind: 'pass', step: id });
		return [{ words, button: t('Skip'), label: t('Skip “{words}”', { words }), run }];
	});
	const texts = [...unstated, ...waived];
	const isFolded = [diceToChange, undone, move, ...texts].filter(Boolean).length > 1;
	const isShown = isMoreOpen || !isFolded;
	const later = keys && keys.given !== 'nothing' && keys.asked.isPanel ? () => keys.later() : undefined;
	if (!diceToChange && !undone && !move && !later && !back) return null;
	return (
		<>
			<div class="sworn-tools">
				{back && (
					<ChoiceButton id={BACK} class="sworn-later is-quiet" onPress={back}>
						{t('Back')}
					</ChoiceButton>
				)}
				{later && !back && (
					<button type="button" class="sworn-button sworn-later is-quiet" aria-keyshortcuts="Escape" onClick={later}>
						{t('Later')}
					</button>
				)}
				{isFolded && <MoreButton isQuiet isOpen={isMoreOpen} setOpen={setMoreOpen} />}
				{isShown && diceToChange && (
					<PressButton class="sworn-button is-quiet" aria-expanded={opened === 'dice'} onPress={() => toggle('dice')}>
						{t('Reroll or set dice')}
					</PressButton>
				)}
				{isShown && undone && (
					<PressButton class="sworn-button is-quiet" onPress={undone}>
						{t('Undo this move')}
					</PressButton>
				)}
				{isShown && move && (
					<PressButton class="sworn-button is-quiet" aria-expanded={opened === 'text'} onPress={() => toggle('text')}>
						{t('Full text')}
					</PressButton>
				)}
			</div>
			{isShown &&
				texts.map(({ words, button, label, run }) => (
					<div key={label} class="sworn-step is-text">
						{withMinus(words)}{' '}
						<PressButton class="sworn-button is-quiet" aria-label={label} onPress={run}>
							{button}
						</PressButton>
					</div>
				))}
			{isShown && press && diceToChange && opened === 'dice' && <DiceTools roll={diceToChange} press={press} />}
			{isShown && move && opened === 'text' && (
				<RulesText text={moveText(move)} home={home} cls="sworn-text sworn-full-text" />
			)}
		</>
	);
}
