import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { moveText } from '../../../../rules/rules-text';
import { MoreButton } from '../../../components/more-button';
import { PressButton } from '../../../components/press-button';
import { RulesText } from '../../../components/rules-text';
import { DiceTools } from './dice-tools';
import type { MoveCardProps } from './move-card';
import { t } from '../../../../language/text';

type CardToolsProps = Pick<MoveCardProps, 'view' | 'home' | 'press' | 'undo' | 'later'>;

/** What is rarely wanted of a move: changing its dice, undoing it, its text. Several of them are behind “More”. */
export function CardTools({ view, home, press, undo, later }: CardToolsProps): JSX.Element | null {
	const { roll, move, call, imported } = view;
	const [isMoreOpen, setMoreOpen] = useState(false);
	const [opened, setOpened] = useState<'dice' | 'text'>();
	const toggle = (what: 'dice' | 'text') => setOpened(opened === what ? undefined : what);
	const diceToChange = press && roll?.canChangeDice ? roll : undefined;
	const undone = call || imported !== undefined ? undefined : undo;
	const isFolded = [diceToChange, undone, move].filter(Boolean).length > 1;
	const isShown = isMoreOpen || !isFolded;
	if (!diceToChange && !undone && !move && !later) return null;
	return (
		<>
			<div class="sworn-tools">
				{later && (
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
			{isShown && press && diceToChange && opened === 'dice' && <DiceTools roll={diceToChange} press={press} />}
			{isShown && move && opened === 'text' && (
				<RulesText text={moveText(move)} home={home} cls="sworn-text sworn-full-text" />
			)}
		</>
	);
}
