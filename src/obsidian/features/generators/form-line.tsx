import type { JSX } from 'preact';
import { lineLabel } from '../../../rules/generators/generator';
import type { GeneratedLine } from '../../../play/oracles/generate/generated';
import { Suggestions } from '../../components/form-field';
import { t } from '../../../language/text';

interface FormLineProps {
	readonly line: GeneratedLine;
	/** Suggestions for a value that other lines depend on. */
	readonly offered: readonly string[];
	readonly type: (at: number, text: string) => void;
	/** Called when typing ends, to roll the lines that depend on this one. */
	readonly follow: () => void;
	readonly roll: (at: number) => void;
	readonly rollOneMore: () => void;
}

/** One fact, with a field for each of its values and buttons to roll them again. */
export function FormLine({ line, offered, type, follow, roll, rollOneMore }: FormLineProps): JSX.Element {
	const { key, values, most } = line;
	const label = lineLabel(key);
	const fields = values.length > 0 ? values : [''];
	const list = offered.length > 0 ? `sworn-generator-${key}-offered` : undefined;
	return (
		<div class="sworn-generator-line">
			<span class="sworn-generator-label" aria-hidden="true">
				{label}
			</span>
			{fields.map((value, at) => {
				const name = fields.length > 1 ? `${label} ${at + 1}` : label;
				return (
					<div key={at} class="sworn-generator-value">
						<input
							type="text"
							autocomplete="off"
							enterkeyhint="go"
							aria-label={name}
							list={list}
							value={value}
							onInput={event => type(at, event.currentTarget.value)}
							onChange={follow}
						/>
						<button type="button" aria-label={t('Roll {name} again', { name })} onClick={() => roll(at)}>
							{t('Roll')}
						</button>
						{at === fields.length - 1 && fields.length < most && (
							<button type="button" aria-label={t('One more: {label}', { label })} onClick={rollOneMore}>
								{t('One more')}
							</button>
						)}
					</div>
				);
			})}
			{list && <Suggestions id={list} values={offered} />}
		</div>
	);
}
