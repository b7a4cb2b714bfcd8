import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { OddsBar, OddsLegend } from '../card/odds-bar';
import type { OptionRow } from './roll-form';
import type { FieldsProps } from './roll-fields';
import { FieldMessage, problemAt } from './roll-fields';

/** The ways to roll the move, each with its key, value and odds. While none is chosen, the list itself has the focus. */
export function OptionList({ form, view, problems, change }: FieldsProps): JSX.Element {
	const list = useRef<HTMLDivElement>(null);
	const { selected } = form;
	useLayoutEffect(() => {
		const el = list.current;
		const row = selected === undefined ? undefined : el?.children[selected];
		if (row instanceof HTMLElement && el?.contains(el.ownerDocument.activeElement)) row.focus();
	}, [selected]);
	const problem = problemAt(problems, { kind: 'option' });
	const isFirst = !view.asksProgress && view.asksValueOf === undefined;
	return (
		<div class="sworn-choices">
			<OddsLegend />
			<div
				ref={list}
				class="sworn-choice-list"
				role="radiogroup"
				aria-label={view.options.some(({ track }) => track) ? 'Track' : 'Roll with'}
				aria-describedby={problem ? 'sworn-problem-option' : undefined}
				aria-invalid={problem ? 'true' : undefined}
				tabIndex={selected === undefined ? 0 : -1}
				{...(isFirst && selected === undefined ? { 'data-sworn-first': true } : {})}
			>
				{view.options.map((option, index) => (
					<Option
						key={index}
						option={option}
						isFirst={isFirst && option.isSelected}
						onPick={() => change({ selected: index })}
					/>
				))}
			</div>
			<FieldMessage id="option" problem={problem} />
		</div>
	);
}

interface OptionProps {
	readonly option: OptionRow;
	readonly isFirst: boolean;
	readonly onPick: () => void;
}

function Option({ option, isFirst, onPick }: OptionProps): JSX.Element {
	const { name, text, value, track, ability, odds, key, isSelected } = option;
	const kind = track !== undefined ? ' is-track' : ability !== undefined ? ' is-ability' : '';
	return (
		<button
			type="button"
			class={`sworn-choice${kind}`}
			role="radio"
			aria-checked={isSelected}
			aria-keyshortcuts={key}
			tabIndex={isSelected ? 0 : -1}
			{...(isFirst ? { 'data-sworn-first': true } : {})}
			onClick={onPick}
		>
			<kbd class="sworn-key" aria-hidden="true">
				{key}
			</kbd>
			<span class="sworn-choice-name">{name}</span>
			<span class={track === undefined ? 'sworn-choice-value' : 'sworn-choice-boxes'}>
				{track === undefined ? (value ?? '?') : `${value ?? 0} ${value === 1 ? 'box' : 'boxes'}`}
			</span>
			{text && <span class="sworn-choice-text">{text}</span>}
			{odds && <OddsBar odds={odds} />}
		</button>
	);
}
