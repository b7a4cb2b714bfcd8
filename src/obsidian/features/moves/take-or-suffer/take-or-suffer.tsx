import type { MarkdownView, App } from 'obsidian';
import type { JournalActions } from '../../../services/journal-actions';
import { gaugesOf, previewOf, amountIn, gaugeWords, likelyAmount, type MeterChoice } from './meter-choices';
import { backToNote } from '../../../services/note-at-cursor';
import { withActor } from '../../../services/with-actor';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { parseOk, parseError } from '../../../../rules/core/problem';
import { Form } from '../../../components/form';
import { openDialog } from '../../../components/open-dialog';
import { RadioRow } from '../../../components/radio-row';
import { useForm } from '../../../components/use-form';
import { isOn } from '../../../components/event-target';
import { t } from '../../../../i18n/translate';

interface TakeOrSufferInput {
	readonly gauges: readonly MeterChoice[];
	/** `health 5 → 3` */
	readonly previewOf: (gauge: MeterChoice, by: number) => string;
}

/** Lets the player pick a meter and an amount. Closing it changes nothing. */
const openTakeOrSuffer = (app: App, input: TakeOrSufferInput, onAmount: AmountFormProps['onAmount']): void =>
	openDialog(app, {
		title: t('Take or suffer'),
		class: 'sworn-amount-dialog',
		content: dialog => <AmountForm {...input} onAmount={dialog.closing(onAmount)} />,
	});

interface AmountFormProps extends TakeOrSufferInput {
	readonly onAmount: (gauge: MeterChoice, by: number) => void;
}

/** By keyboard, arrows pick the meter, and + and − change the amount, or a number is typed. Enter applies it. */
function AmountForm({ gauges, previewOf, onAmount }: AmountFormProps): JSX.Element {
	const [picked, setPicked] = useState(0);
	const [typed, setTyped] = useState<string>();
	const gauge = gauges[picked];
	const text = typed ?? (gauge ? signed(likelyAmount(gauge)) : '');
	const amount = amountIn(text);
	const wrong = amount === undefined ? t('Write a number other than 0, such as −2 or +1.') : undefined;
	const readFields = () =>
		gauge && amount !== undefined ? parseOk({ gauge, amount }) : parseError('bad_amount', wrong ?? '');
	// Obsidian focuses the first control in a dialog; the picked meter is a better start.
	const { form, onSubmit } = useForm(readFields, read => onAmount(read.gauge, read.amount), { first: 'input:checked' });
	if (!gauge) return <p>{t('There is no meter to change.')}</p>;
	const step = (by: 1 | -1) => setTyped(signed((amount ?? 0) + by || by));
	return (
		<Form
			form={form}
			onSubmit={onSubmit}
			onKeyDown={event => {
				const by = stepKeyed(event);
				if (by === undefined) return;
				event.preventDefault();
				step(by);
			}}
		>
			<RadioRow
				legend={t('Meter')}
				name="sworn-gauge"
				options={gauges.map((_, at) => at)}
				picked={picked}
				onPick={setPicked}
				wordsOf={at => <GaugeWords gauge={gauges[at] ?? gauge} />}
			/>
			<div class="sworn-amount" role="group" aria-label={t('Amount')}>
				<button type="button" aria-label={t('One less')} onClick={() => step(-1)}>
					−
				</button>
				<input
					type="text"
					class="sworn-number"
					inputMode="numeric"
					autocomplete="off"
					aria-label={t('Amount')}
					aria-describedby="sworn-amount-preview"
					aria-invalid={amount === undefined ? 'true' : undefined}
					value={text}
					onFocus={event => event.currentTarget.select()}
					onInput={event => setTyped(event.currentTarget.value)}
				/>
				<button type="button" aria-label={t('One more')} onClick={() => step(1)}>
					+
				</button>
			</div>
			<div class="sworn-form-foot">
				<span id="sworn-amount-preview" class={wrong && 'sworn-error'} role="status">
					{amount === undefined ? wrong : previewOf(gauge, amount)}
				</span>
				<button type="submit" class="mod-cta">
					{amount !== undefined && amount < 0 ? t('Suffer') : t('Take')}
				</button>
			</div>
		</Form>
	);
}

const GaugeWords = ({ gauge }: { readonly gauge: MeterChoice }): JSX.Element => (
	<>
		<span>{gaugeWords(gauge)}</span>
		<span class="sworn-detail">{gauge.value}</span>
	</>
);

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : String(amount));

/** + and − change the amount, except in the field, where they are typed. */
function stepKeyed({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): 1 | -1 | undefined {
	if (ctrlKey || metaKey || altKey) return undefined;
	if (isOn(target, 'input[type="text"]')) return undefined;
	return key === '+' || key === '=' ? 1 : key === '-' || key === '−' ? -1 : undefined;
}

/** *Take or suffer*: asks for a meter (or momentum, or a meter of a companion or vehicle) and an amount. */
export function takeOrSuffer(actions: JournalActions, view: MarkdownView): void {
	void withActor(actions, view, ({ path: actor, character, book: { ruleset } }, { path }) => {
		const input = {
			gauges: gaugesOf(character, ruleset),
			previewOf: (gauge: MeterChoice, by: number) => previewOf(gauge, by, character, ruleset),
		};
		openTakeOrSuffer(actions.app, input, ({ name: meter, asset }, by) => {
			const edit = { kind: 'meter', meter, by } as const;
			const written =
				asset === undefined
					? actions.manualEdits.character(actor, edit, path)
					: actions.manualEdits.asset(actor, asset, edit, { shownIn: path });
			void written.then(() => backToNote(view));
		});
	});
}
