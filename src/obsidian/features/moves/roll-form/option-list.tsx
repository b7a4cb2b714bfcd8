import type { JSX } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import { invalid, ProblemLine } from '../../../components/form-field';
import { Pending } from '../../../components/press-button';
import { OddsBar, OddsLegend, oddsWords } from './odds-bar';
import { stepped, type OptionRow } from './roll-form-view';
import { fieldOf, type RollForm } from './use-roll-form';
import { isComposing } from '../../../components/is-composing';
import { t, tn } from '../../../../i18n/translate';
import { translateTerm } from '../../../../i18n/translate-terms';

const STEP_OF_KEY: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

interface OptionListProps {
	readonly form: RollForm;
	/** Whether each option shows the letter that selects it. */
	readonly hasKeys: boolean;
}

/**
 * The roll options with their values and odds. While none is selected, the list itself has the focus; arrows select.
 */
export function OptionList({ form, hasKeys }: OptionListProps): JSX.Element {
	const list = useRef<HTMLDivElement>(null);
	const { view, draft, change } = form;
	const { options } = view;
	const { selected } = draft;
	useLayoutEffect(() => {
		const el = list.current;
		const row = selected === undefined ? undefined : el?.querySelectorAll<HTMLElement>(':scope > *')[selected];
		if (el?.contains(el.ownerDocument.activeElement)) row?.focus();
	}, [selected]);
	const { id, problem } = fieldOf(form, 'option');
	return (
		<div class="sworn-options">
			{options.some(({ odds }) => odds) && <OddsLegend />}
			<div
				ref={list}
				class="sworn-option-list"
				role="radiogroup"
				aria-label={options.some(({ track }) => track) ? t('Track') : t('Roll with')}
				{...invalid(problem, `${id}-problem`)}
				tabIndex={selected === undefined ? 0 : -1}
				onKeyDown={event => {
					const by =
						isComposing(event) || event.altKey || event.ctrlKey || event.metaKey ? undefined : STEP_OF_KEY[event.key];
					if (by === undefined) return;
					event.preventDefault();
					change({ selected: stepped(selected, by, options.length) });
				}}
			>
				{options.map((option, index) => (
					<Option key={index} option={option} hasKey={hasKeys} onPick={() => change({ selected: index })} />
				))}
			</div>
			<ProblemLine id={`${id}-problem`} problem={problem} />
		</div>
	);
}

interface OptionProps {
	readonly option: OptionRow;
	readonly hasKey: boolean;
	readonly onPick: () => void;
}

function Option({ option, hasKey, onPick }: OptionProps): JSX.Element {
	const { key, isSelected, odds } = option;
	const isPending = useContext(Pending);
	return (
		<button
			type="button"
			class={classOf(option)}
			role="radio"
			aria-checked={isSelected}
			aria-label={[titleOf(option), translateTerm(option.text ?? ''), odds && oddsWords(odds)]
				.filter(Boolean)
				.join('. ')}
			aria-keyshortcuts={hasKey ? key : undefined}
			aria-disabled={isPending ? 'true' : undefined}
			tabIndex={isSelected ? 0 : -1}
			onClick={onPick}
		>
			{hasKey && (
				<kbd class="sworn-key" aria-hidden="true">
					{key}
				</kbd>
			)}
			<OptionWords option={option} />
		</button>
	);
}

/** The roll options on a read-only card. */
export function StillOptions({ options }: { options: readonly OptionRow[] }): JSX.Element {
	return (
		<div class="sworn-options">
			{options.some(({ odds }) => odds) && <OddsLegend />}
			{options.map((option, index) => (
				<div key={index} class={`${classOf(option)} is-still`}>
					<OptionWords option={option} />
				</div>
			))}
		</div>
	);
}

function OptionWords({ option }: { option: OptionRow }): JSX.Element {
	const { text, odds } = option;
	return (
		<>
			<span class="sworn-option-words">
				<span class="sworn-option-title">
					<span class="sworn-option-name">{nameOf(option)}</span>{' '}
					<span class="sworn-option-value">{valueOf(option)}</span>
				</span>
				{text && <span class="sworn-option-text">{translateTerm(text)}</span>}
			</span>
			{odds && <OddsBar odds={odds} />}
		</>
	);
}

const classOf = ({ track, ability }: OptionRow): string =>
	`sworn-option${track !== undefined ? ' is-track' : ability !== undefined ? ' is-ability' : ''}`;

/** "2", or "6 boxes" for a track. */
function valueOf({ value, track }: OptionRow): string {
	if (track === undefined) return String(value ?? '?');
	return tn(value ?? 0, '{count} box', '{count} boxes');
}

const titleOf = (option: OptionRow): string =>
	option.value === undefined ? nameOf(option) : `${nameOf(option)} ${valueOf(option)}`;

const nameOf = ({ name, track }: OptionRow): string => (track === undefined ? translateTerm(name) : name);
