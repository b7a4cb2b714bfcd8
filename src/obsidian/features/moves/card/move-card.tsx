import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { withMinus } from '../../../../rules/core/minus-sign';
import { withoutOutcome } from '../../../../rules/effects/clauses';
import { capitalize, readSentences } from '../../../../rules/effects/sentences';
import { plainText } from '../../../../rules/rules-text';
import type { RecordAction } from '../../../../journal/actions/record-action';
import { isOpen, type PendingStep } from '../../../../play/record/pending-step';
import type { RecordForm } from '../../../../journal/sworn-block/block-at';
import { CardNoteLine, type CardNote } from '../../../components/card-note';
import { ProblemLines } from '../../../components/problem-lines';
import { RulesText, type TextHome } from '../../../components/rules-text';
import { AbilityReminders } from '../roll-form/ability-reminders';
import { newRollDraft } from '../roll-form/roll-draft';
import { StillOptions } from '../roll-form/option-list';
import { rollFormView } from '../roll-form/roll-form-view';
import { AbilitiesAfter } from './abilities-after';
import { CallForm } from './call-form';
import { CardTools } from './card-tools';
import type { CardView, RollView } from './card-view';
import { Pair, DieFace, Ruler } from '../../../components/roll-icons';
import { BurnButton } from './dice-tools';
import { Happened, happened } from './changes-list';
import { ChoiceButton, Keys, type CardKeys } from '../../../components/card-keys';
import { Pending, PressButton } from '../../../components/press-button';
import { isAboutAnswer, offeredOnly, oneAtATime, questionsOf, siteChoice, usedOnly } from './card-choices';
import { NextMove } from './next-move';
import { costGrid, isGridOpen } from './build-cost-grid';
import type { SiteRoll } from './site-rolls';
import { says, Steps } from './steps';
import { textBesideOptions } from './text-beside-options';
import { t } from '../../../../i18n/translate';
import { translateTerm } from '../../../../i18n/translate-terms';
import { givenWords, sourceOf } from '../../../../journal/record/record-line';

export interface MoveCardProps {
	readonly view: CardView;
	readonly home: TextHome;
	/** Undefined on a read-only card. */
	press?: (press: RecordAction) => void;
	/** Why the card cannot be played, with a button that leads to a remedy. */
	readonly note?: CardNote;
	/** Replaces the name of a track that is not found. */
	nameTrack?: (name: string) => void;
	/** Rolls on an oracle and writes the result just below the record. */
	rollUnder?: (roll: SiteRoll) => void;
	/** Asks what a sentence of the rules means that is only shown. */
	stateMeaning?: (words: string) => void;
	/** Takes the move back, after a question where there is more to know. */
	undo?: () => void;
	/** Where its choices can be answered by keys. */
	readonly keys?: CardKeys | undefined;
	/** The form of its record. */
	readonly form?: RecordForm;
	/** Whether a press is being written. */
	readonly pending?: boolean;
}

/** The card of a move. It shows the block and the open steps, and forwards every press. */
export function MoveCard(props: MoveCardProps): JSX.Element {
	const { view, pending = false } = props;
	const { roll, story } = view;
	const isAsking = drawnAs(props) !== 'card';
	return (
		<Pending.Provider value={pending}>
			<article
				class={[
					'sworn-card',
					...(roll ? [`sworn-${roll.outcome} is-in-rows`] : []),
					...(isAsking ? askingClasses(view) : []),
				].join(' ')}
				aria-label={t('Move: {name}', { name: view.words })}
				aria-busy={pending ? 'true' : undefined}
				tabIndex={-1}
			>
				<CardHeader view={view} />
				{story.length > 0 && !isAsking && <p class="sworn-story">{story.join(' · ')}</p>}
				<CardBody {...props} />
			</article>
		</Pending.Provider>
	);
}

/** What a phone must have room for above its keyboard: an offer in a strip, the grid of a price, the form of a new track. */
function askingClasses(view: CardView): readonly string[] {
	const { steps, next } = view;
	const hasPrice = steps.some(step => costGrid(step)?.isTwofold);
	const hasOffer = questionsOf({ ...view, steps: usedOnly(steps) }, undefined).choices.length > 0;
	const hasNewTrack = next !== undefined && newRollDraft(next.call).begins !== undefined;
	return [
		'is-asking is-in-rows',
		...(hasOffer ? ['has-offer'] : []),
		...(hasPrice ? ['has-price'] : []),
		...(hasNewTrack ? ['has-new-track'] : []),
	];
}

/** Where the keys answer it below its token, it is a panel while something is due or Enter goes on, and else a strip. */
function drawnAs({ view, keys, form }: MoveCardProps): 'card' | 'panel' | 'strip' {
	if (form !== 'line' || !keys || keys.given === 'nothing') return 'card';
	const { choices, hasMain, isDue } = questionsOf({ ...view, steps: usedOnly(view.steps) }, undefined);
	if (choices.length === 0 && (view.call || !hasMain)) return 'card';
	return isDue || keys.isHeld ? 'panel' : 'strip';
}

/** The card without its header, which may be the line that it was opened from. */
export function CardBody(props: MoveCardProps): JSX.Element {
	const { home, press, nameTrack, rollUnder, note, undo, keys, stateMeaning } = props;
	const [isMoreOpen, setMoreOpen] = useState(false);
	const [expanded, expand] = useState<string>();
	const shape = drawnAs(props);
	const isAsking = shape !== 'card';
	const isFolded = keys !== undefined && keys.given !== 'nothing' && !isMoreOpen;
	const all = isFolded ? usedOnly(props.view.steps) : props.view.steps;
	const view = { ...props.view, steps: stepsDrawn(all, shape, isMoreOpen) };
	const { call, next, roll, steps, story, trigger } = view;
	if (press) keys?.asks(questionsOf(view, expanded));
	const goesOn = isAboutAnswer(all) || (view.chose.length > 0 && questionsOf(view, expanded).hasMain);
	const isAnswered = isAsking && !isMoreOpen && (story.length > 0 || goesOn);
	const isAskedLater = isAsking && asksLater(roll?.text, props.view.steps, steps);
	const isTextDue = roll?.text !== undefined && !isAnswered && !isAskedLater;
	const beside = isTextDue ? textBesideOptions(roll.text, steps) : undefined;
	const text = beside?.text;
	const isInGrid = steps.some(step => isGridOpen(step, expanded));
	const asks = steps.find(isOpen)?.prompt;
	const back = isInGrid ? () => expand(undefined) : undefined;
	const above =
		isAsking && story.length > 0 ? story.join(' · ') : textAbove(text, !isAsking && happened(view).length > 0);
	return (
		<Keys.Provider value={keys}>
			<ProblemLines problems={view.problems} />
			<Doubts doubts={view.doubts} />
			{view.edited !== undefined && <Edited words={view.edited} press={press} />}
			{press && nameTrack && view.lost && <NameTrack names={view.lost} name={nameTrack} />}
			{!roll && trigger && !isAsking && !(call && props.form === 'line') && (
				<p class="sworn-trigger">{withMinus(trigger)}</p>
			)}
			{roll && <RollLine roll={roll} isInGrid={isInGrid} />}
			{press && roll && <BurnButton roll={roll} press={press} />}
			{text && <OutcomeText {...{ text, home, isInGrid, asks }} isHeaded={isAsking} isUnfolded={isMoreOpen} />}
			{isAsking ? <TableAnswer view={view} /> : <Happened view={view} />}
			<Steps
				{...{ press, above, expanded, expand }}
				details={beside?.details}
				isStrip={shape === 'strip'}
				view={press ? view : { ...view, next: undefined }}
			/>
			{press && <AbilitiesAfter offers={view.abilities} press={press} />}
			{press && <AbilityReminders reminders={view.reminders} home={home} />}
			{press && rollUnder && <SiteRollList rolls={view.siteRolls} roll={rollUnder} />}
			{call &&
				(press ? (
					<CallForm call={call} home={home} roll={rollInput => press({ kind: 'roll', rollInput })} />
				) : (
					<StillOptions options={rollFormView(call, newRollDraft(call)).options} />
				))}
			{press && next && <NextMove {...{ next, home, press, above }} isUnfolded={isMoreOpen} />}
			{note && <CardNoteLine note={note} />}
			<CardTools {...{ view, home, press, undo, keys, stateMeaning, isMoreOpen, setMoreOpen, back }} />
		</Keys.Provider>
	);
}

/** In a strip nothing is passed, and a panel asks one thing at a time until “More” shows the rest. */
function stepsDrawn(
	steps: readonly PendingStep[],
	shape: ReturnType<typeof drawnAs>,
	isMoreOpen: boolean,
): readonly PendingStep[] {
	if (shape === 'strip') return offeredOnly(steps);
	return shape === 'panel' && !isMoreOpen ? oneAtATime(steps) : steps;
}

/** Whether the text asks only what the card will ask once its steps in sight are answered. */
function asksLater(text = '', all: readonly PendingStep[], inSight: readonly PendingStep[]): boolean {
	const isListedIn = (steps: readonly PendingStep[]) => textBesideOptions(text, steps).isListed;
	return !isListedIn(inSight) && isListedIn(all);
}

/** The sentence of the book, unless a list stands between it and what is asked. */
const textAbove = (text: string | undefined, hasList: boolean): string | undefined =>
	text === undefined || hasList ? undefined : plainText(text);

/** The answer of a table, which the keys keep or roll again. */
function TableAnswer({ view: { story, table } }: Pick<MoveCardProps, 'view'>): JSX.Element | null {
	if (story.length === 0) return null;
	return (
		<p class="sworn-answer">
			<strong>{withMinus(story.join(' · '))}</strong>
			<span class="sworn-detail">{t('{rolled} on the table', { rolled: table.join(', ') })}</span>
		</p>
	);
}

interface OutcomeTextProps {
	readonly text: string;
	readonly home: TextHome;
	readonly isUnfolded: boolean;
	/** Whether the grid of a price is open, which stands in its place on a phone. */
	readonly isInGrid: boolean;
	/** Whether its head says the outcome already. */
	readonly isHeaded: boolean;
	readonly asks: string | undefined;
}

/** Most outcomes are one paragraph, which needs no Markdown renderer; lists do. What is asked is bold. */
function OutcomeText({ text, home, isUnfolded, isInGrid, isHeaded, asks }: OutcomeTextProps): JSX.Element {
	const classes = `sworn-text${isUnfolded ? ' is-unfolded' : ''}${isInGrid ? ' is-in-grid' : ''}`;
	if (text.includes('\n')) return <RulesText text={text} home={home} cls={classes} />;
	if (!isHeaded) return <p class={classes}>{withMinus(plainText(text))}</p>;
	const sentences = readSentences(withMinus(capitalize(withoutOutcome(plainText(text)))));
	const at = asks === undefined ? -1 : sentences.findIndex(sentence => says(sentence, asks));
	const asked = sentences[at];
	const before = sentences.slice(0, asked === undefined ? undefined : at).join(' ');
	const after = asked === undefined ? '' : sentences.slice(at + 1).join(' ');
	return (
		<p class={classes}>
			{before && <span>{asked === undefined ? before : `${before} `}</span>}
			{asked !== undefined && <strong class="sworn-asked">{asked}</strong>}
			{after && <span>{` ${after}`}</span>}
		</p>
	);
}

/** Warns about doubtful readings of the move's rules. */
function Doubts({ doubts }: Pick<CardView, 'doubts'>): JSX.Element | null {
	if (doubts.length === 0) return null;
	return (
		<section class="sworn-doubts" aria-label={t('Doubtful in the rules')}>
			<p>{t('Doubtful in your rules. “Test rules note” shows where:')}</p>
			<ul>
				{doubts.map(doubt => (
					<li key={doubt}>{doubt}</li>
				))}
			</ul>
		</section>
	);
}

/** For a record edited after its outcome was applied. Nothing changes until the player clicks. */
function Edited({ words, press }: { words: string; press: ((press: RecordAction) => void) | undefined }): JSX.Element {
	return (
		<div role="group" aria-label={t('Edited by hand')}>
			<p class="sworn-problem">{words}</p>
			{press && (
				<PressButton class="sworn-button" onPress={() => press({ kind: 'apply_edit' })}>
					{t('Apply the change')}
				</PressButton>
			)}
		</div>
	);
}

/** Suggestions for a track name that is not found. */
function NameTrack({ names, name }: { names: readonly string[]; name: (name: string) => void }): JSX.Element | null {
	if (names.length === 0) return null;
	return (
		<div class="sworn-buttons" role="group" aria-label={t('Which track is meant?')}>
			<span class="sworn-prompt">{t('Which track is meant?')}</span>
			{names.map(each => (
				<PressButton key={each} class="sworn-button" onPress={() => name(each)}>
					{each}
				</PressButton>
			))}
		</div>
	);
}

function CardHeader({ view: { name, by, from, track, imported, roll } }: { view: CardView }): JSX.Element {
	const about = [by, track, from && t('after {from}', { from }), imported && translateTerm(imported)]
		.filter(Boolean)
		.join(' · ');
	return (
		<header class="sworn-header">
			<strong class="sworn-name">{name}</strong>
			{roll && (
				<span class={`sworn-outcome${roll.isMatch ? ' is-match' : ''}`}>
					<Pair outcome={roll.outcome} isMatch={roll.isMatch} />
					{`${translateTerm(roll.words)}${roll.isMatch ? t(' with a match') : ''}`}
				</span>
			)}
			{about && <span class="sworn-about">{about}</span>}
		</header>
	);
}

interface SiteRollListProps {
	readonly rolls: readonly SiteRoll[];
	/** Rolls on an oracle and writes the result just below the record. */
	readonly roll: (roll: SiteRoll) => void;
}

/** Buttons for rolls on the cards of a site. */
function SiteRollList({ rolls, roll }: SiteRollListProps): JSX.Element | null {
	if (rolls.length === 0) return null;
	return (
		<div class="sworn-buttons" role="group" aria-label={t('Theme and domain')}>
			{rolls.map(each => (
				<ChoiceButton key={each.label} id={siteChoice(each.label)} onPress={() => roll(each)}>
					{each.label}
				</ChoiceButton>
			))}
		</div>
	);
}

/** The roll in one line: action die, adds, score, and the challenge dice on a ruler that is filled to the score. */
function RollLine({ roll, isInGrid }: { roll: RollView; isInGrid: boolean }): JSX.Element | null {
	const { dice, stated } = roll;
	if (dice.length === 0) return stated === undefined ? null : <p class="sworn-roll">{givenWords(stated)}</p>;
	const { outcome, score = 0, burned } = roll;
	const action = dice.find(({ name }) => name === 'action');
	const [first = 0, second = 0] = dice.filter(die => die !== action).map(({ face }) => face);
	return (
		<div class={`sworn-roll${isInGrid ? ' is-in-grid' : ''}${roll.burn ? ' has-burn' : ''}`}>
			{action && <DieFace face={action.face} isCancelled={action.isCancelled} />}
			<span class="sworn-terms">{termWords(roll)}</span>
			<span class="sworn-score">{scoreWords(roll)}</span>
			<Ruler
				outcome={outcome}
				score={burned?.from ?? score}
				challengeDice={[first, second]}
				momentum={roll.burn?.from}
			/>
			{stated !== undefined && <span class="sworn-terms">{sourceOf(stated)}</span>}
		</div>
	);
}

/** "+ edge 2 +1 tailwind": the first term follows the action die. */
function termWords({ dice, terms }: RollView): string {
	const action = dice.find(({ name }) => name === 'action');
	if (!action) return terms.map(term => term.replace(/^progress \d+$/, 'Progress')).join(', ');
	const [first, ...more] = terms;
	const lead = first === undefined || /^[+−]/.test(first) ? first : `+ ${first}`;
	return [action.isCancelled ? 'cancelled' : undefined, lead, ...more].filter(Boolean).join(' ');
}

function scoreWords({ dice, score, burned }: RollView): string {
	if (burned) return `= ${score ?? 0}, burned momentum ${burned.from}`;
	return `${dice.some(({ name }) => name === 'action') ? '= ' : ''}${score ?? 0}`;
}
