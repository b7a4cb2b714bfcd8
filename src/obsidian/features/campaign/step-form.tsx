import { getOwn } from '../../../rules/core/collections';
import type { JSX } from 'preact';
import { useLayoutEffect, useState, useEffect } from 'preact/hooks';
import { isRulesetId } from '../../../rules/books/bundled';
import { isStartingArray, STARTING_STATS, type ListedStep } from '../../../rules/books/campaign-setup';
import { parseError, type ParseResult, parseOk } from '../../../rules/core/problem';
import type { CampaignEdit } from '../../../journal/campaign/campaign-edit';
import { editsOfStep, type StepDraft } from '../../../journal/campaign/step-edits';
import { foldersOf } from '../../../journal/campaign/campaign-notes';
import { nameOf } from '../../../rules/search/stated-name';
import { nameProblem } from '../../services/free-path';
import type { JournalActions, Actions } from '../../services/journal-actions';
import type { Campaign } from './campaign';
import { generatedInto, mapInto, rolledInto } from './fill-from-oracle';
import { StepAction } from './step-action';
import { Field } from './step-field';
import { fieldsOf, firstDraft } from './step-fields';
import { focusFirst } from './focus-first';
import { Form } from '../../components/form';
import { useForm } from '../../components/use-form';
import { isOn } from '../../components/event-target';
import { t } from '../../../i18n/translate';
import { isOfVowsLeft } from '../../../journal/campaign/legend';
import { oracleBook } from '../../../rules/oracles/oracle-book';
import { rowPlainText } from '../../../rules/oracles/row-text';
import { questStartersIn } from '../../../journal/truths/quest-starters';

interface StepFormProps {
	readonly actions: JournalActions;
	readonly campaign: Campaign;
	readonly step: ListedStep;
	/** Back to where the step was opened. */
	readonly onDone: () => void;
}

/** One step: its fields or its dialog, and a way to undo what it wrote. */
export function StepForm(props: StepFormProps): JSX.Element {
	const { actions, campaign, step, onDone } = props;
	const fields = fieldsOf(step, campaign);
	const [draft, setDraft] = useState<StepDraft>(() => campaign.drafts.get(step) ?? firstDraft(fields, campaign));
	const [, setTurn] = useState(0);
	const redraw = () => setTurn(turn => turn + 1);
	const written = campaign.written(step);
	const hasWindow = step === 'truths' || step === 'assets' || step === 'vehicle';
	const isFilled = written.some(({ kind }) => kind !== 'note') || (written.length > 0 && !hasWindow);
	const readFields = (): ParseResult<readonly CampaignEdit[] | undefined> =>
		isFilled ? parseOk(undefined) : checkedEdits(step, draft, campaign);
	const { form, problem, wrong, onSubmit } = useForm(readFields, async deeds => {
		if (deeds && !(await campaign.write(step, deeds))) return;
		campaign.drafts.delete(step);
		onDone();
	});
	const focus = () => focusFirst(form.current);
	useLayoutEffect(focus, [step]);
	const fill = (next: StepDraft) => {
		campaign.drafts.set(step, next);
		setDraft(next);
	};
	const set = (key: string, value: string) => fill({ ...draft, [key]: value });
	const takeBack = async () => {
		if (!(await campaign.takeBack(step))) return;
		redraw();
		focus();
	};
	// what is rolled for the background says which assets fit
	const isAssets = step === 'assets';
	const action = (
		<StepAction
			actions={actions}
			campaign={campaign}
			step={step}
			wasDone={isEnough => {
				redraw();
				const place = isEnough ? '.mod-cta' : '[data-first]';
				form.current?.querySelector<HTMLElement>(place)?.focus();
			}}
		/>
	);
	return (
		<Form
			form={form}
			onKeyDown={event => {
				const act = keyed(event, { next: onSubmit, back: onDone });
				if (!act) return;
				event.preventDefault();
				act();
			}}
		>
			{!isAssets && action}
			{!isFilled && (
				<div class={step === 'stats' ? 'sworn-stat-fields' : 'sworn-campaign-fields'}>
					{fields.map(field => (
						<Field
							key={field.key}
							field={field}
							value={getOwn(draft, field.key) ?? ''}
							wrong={wrong(field.key)}
							set={value => set(field.key, value)}
							roll={oracles => {
								const { ruleset } = campaign.facts;
								set(
									field.key,
									rolledInto(field, getOwn(draft, field.key) ?? '', { oracles, ruleset, dice: actions.dice }),
								);
							}}
							generate={generator => fill(generatedInto(draft, generator, campaign.facts.ruleset, actions.dice))}
							rollMap={map => fill(mapInto(draft, map, campaign.facts.ruleset, actions.dice))}
						/>
					))}
				</div>
			)}
			{isAssets && action}
			{step === 'scene' && !isFilled && (
				<QuestStarters
					campaign={campaign}
					actions={actions}
					pick={quest => set('about', [(draft['about'] ?? '').trim(), quest].filter(Boolean).join('\n\n'))}
				/>
			)}
			{step === 'stats' && !isFilled && isRulesetId(campaign.game.id) && (
				<ArrayHint values={fields.map(({ key }) => Number(draft[key]))} />
			)}
			{written.length > 0 && (
				<p class="sworn-detail">
					{t('Written: {notes}.', { notes: [...new Set(written.map(({ path }) => nameOf(path)))].join(', ') })}
				</p>
			)}
			<p class={problem ? 'sworn-error' : 'sworn-no-error'} role="status">
				{problem?.message}
			</p>
			<StepFoot takeBack={written.length > 0 ? () => void takeBack() : undefined} back={onDone} next={onSubmit} />
		</Form>
	);
}

/** What a step writes. Names of notes must be valid. */
function checkedEdits(step: ListedStep, draft: StepDraft, campaign: Campaign): ParseResult<readonly CampaignEdit[]> {
	const deeds = editsOfStep(step, draft, campaign.facts);
	if (!deeds.ok) return deeds;
	const wrong = deeds.value
		.filter(({ kind }) => kind === 'note')
		.map(({ path }) => {
			const name = nameIn(path, campaign);
			return nameProblem(name, () => campaign.isTaken(path));
		})
		.find(message => message !== undefined);
	return wrong === undefined ? deeds : parseError('name', wrong);
}

/** The name as it was typed; a stroke in it is no folder. */
const nameIn = (path: string, { paths }: Campaign): string => {
	const folder = [...foldersOf(paths), paths.folder].find(each => path.startsWith(`${each}/`)) ?? '';
	return path.slice(folder.length + 1).replace(/\.md$/, '');
};

function ArrayHint({ values }: { values: readonly number[] }): JSX.Element {
	return (
		<p class="sworn-detail" role="status">
			{isStartingArray(values)
				? t('This is the book’s array.')
				: t('The book’s array is {stats}, in any order. Values of your own are fine, too.', {
						stats: STARTING_STATS.join(', '),
					})}
		</p>
	);
}

/** Enter continues, except in a button, select or text area; Ctrl+Enter always does. */
function keyed(
	event: KeyboardEvent,
	{ next, back }: { readonly next: () => void; readonly back: () => void },
): (() => void) | undefined {
	if (event.altKey) return event.key === 'ArrowLeft' ? back : undefined;
	if (event.key !== 'Enter') return undefined;
	const isHeld = event.ctrlKey || event.metaKey;
	const hasOwnUse = isOn(event.target, 'button, textarea, select');
	return isHeld || !hasOwnUse ? next : undefined;
}

interface QuestStartersProps {
	readonly actions: Actions<'writer' | 'tables'>;
	readonly campaign: Campaign;
	readonly pick: (quest: string) => void;
}

/** Offers the quest starters of the campaign's truths, and the vows that legends of other campaigns left open. */
function QuestStarters({ actions, campaign, pick }: QuestStartersProps): (JSX.Element | null)[] {
	const [quests, setQuests] = useState<readonly string[]>([]);
	const [vows, setVows] = useState<readonly string[]>([]);
	useEffect(() => {
		const { truthsPath } = campaign;
		void vowsLeftOpen(actions, campaign).then(setVows);
		if (!campaign.exists(truthsPath)) return;
		void actions.writer
			.look([truthsPath], texts => parseOk(questStartersIn(texts.get(truthsPath) ?? '')))
			.then(found => found.ok && setQuests(found.value));
	}, [campaign]);
	const groups = [
		{ title: t('Quest starters of your truths'), each: quests },
		{ title: t('Vows that a legend left open'), each: vows },
	];
	return groups.map(({ title, each }) =>
		each.length === 0 ? null : (
			<fieldset key={title} class="sworn-truth-table">
				<legend>{title}</legend>
				{each.map(quest => (
					<button key={quest} type="button" class="sworn-campaign-quest" onClick={() => pick(quest)}>
						{quest}
					</button>
				))}
			</fieldset>
		),
	);
}

async function vowsLeftOpen({ tables }: Actions<'tables'>, { facts }: Campaign): Promise<readonly string[]> {
	await tables.whenRead();
	const { oracles } = tables.over(oracleBook(facts.ruleset));
	return oracles.filter(({ path }) => isOfVowsLeft(path)).flatMap(({ rows }) => rows.map(rowPlainText));
}

interface StepFootProps {
	readonly takeBack: (() => void) | undefined;
	readonly back: () => void;
	readonly next: () => void;
}

/** The buttons for a step as a whole. */
function StepFoot({ takeBack, back, next }: StepFootProps): JSX.Element {
	return (
		<>
			<div class="sworn-truth-foot">
				{takeBack && (
					<button type="button" onClick={takeBack}>
						{t('Undo this step')}
					</button>
				)}
				<button type="button" class="mod-cta" onClick={next}>
					{t('Done')}
				</button>
				<button type="button" onClick={back}>
					{t('Back')}
				</button>
			</div>
			<p class="sworn-detail sworn-truth-hint">{t('Enter writes it, in a longer text Ctrl+Enter; Alt+← goes back.')}</p>
		</>
	);
}
