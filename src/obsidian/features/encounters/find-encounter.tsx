import { Notice, type MarkdownView, type App } from 'obsidian';
import type { EncounterCard, EncounterKind } from '../../../rules/encounters/encounter-cards';
import { calloutOf, encounterCards, searchCards } from '../../../rules/encounters/encounter-cards';
import { lackingOf } from '../../../rules/encounters/lacking';
import { parseOk } from '../../../rules/core/problem';
import { insertText } from '../../../journal/text/insert-text';
import { beginTrackNamed } from '../tracks/new-track/new-track-command';
import { writeAtCursor } from '../../services/note-at-cursor';
import { withActorAtOnce } from '../../services/with-actor';
import type { Actions, JournalActions } from '../../services/journal-actions';
import { t } from '../../../i18n/translate';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Finder } from '../../components/finder/finder';
import { RulesText } from '../../components/rules-text';
import { NEW_TRACK_WORDS } from '../tracks/new-track/new-track';
import { openDialog } from '../../components/open-dialog';
import { translateTerm } from '../../../i18n/translate-terms';

interface EncounterDialogInput {
	readonly kind: EncounterKind;
	readonly cards: readonly EncounterCard[];
	/** What is to be said of cards that are not there. */
	readonly lacking: string | undefined;
}

interface EncounterActs {
	readonly onBegin: (card: EncounterCard) => void;
	readonly onInsert: (card: EncounterCard) => void;
}

interface EncounterWords {
	readonly title: string;
	readonly label: string;
	readonly list: string;
	readonly placeholder: string;
}

const WORDS: Readonly<Record<EncounterKind, EncounterWords>> = {
	foe: { title: t('Find a foe'), label: t('Find a foe'), list: t('Foes'), placeholder: t('A name, a nature, a rank') },
	site: {
		title: t('Find a site'),
		label: t('Find a site'),
		list: t('Sites'),
		placeholder: t('A name, a theme, a domain'),
	},
	rarity: {
		title: t('Find a rarity'),
		label: t('Find a rarity'),
		list: t('Rarities'),
		placeholder: t('A name, or its asset'),
	},
};

/**
 * Lets the player look up the foes, sites or rarities of the book and shows their cards. Closing it changes nothing.
 */
const openEncounters = (app: App, input: EncounterDialogInput, { onBegin, onInsert }: EncounterActs): void =>
	openDialog(app, {
		title: WORDS[input.kind].title,
		class: 'sworn-encounter-dialog',
		content: dialog => (
			<Stages app={app} {...input} onBegin={dialog.closing(onBegin)} onInsert={dialog.closing(onInsert)} />
		),
	});

/** How many cards are listed; any other is found by typing more letters. */
const SHOWN = 40;

type StagesProps = EncounterDialogInput & EncounterActs & { readonly app: App };

/** The picked card replaces the search, which is restored on going back. */
function Stages({ app, kind, cards, lacking, ...acts }: StagesProps): JSX.Element {
	const [query, setQuery] = useState('');
	const [card, setCard] = useState<EncounterCard | undefined>();
	const field = useRef<HTMLInputElement>(null);
	useLayoutEffect(() => field.current?.focus(), [card]);
	if (card) return <Card app={app} card={card} onBack={() => setCard(undefined)} {...acts} />;
	const found = searchCards(cards, query).slice(0, SHOWN);
	const { label, list, placeholder } = WORDS[kind];
	return (
		<>
			<Finder
				id="sworn-encounter"
				field={field}
				label={label}
				listLabel={list}
				placeholder={placeholder}
				none={t('Nothing in the book matches that. Delete a letter to see more.')}
				query={query}
				isOpen={true}
				rows={found.map(({ item, nameRanges, hintRanges }) => ({
					key: item._id,
					name: item.name,
					nameRanges,
					category: translateTerm(item.category),
					hint: item.hint,
					hintRanges,
				}))}
				onQuery={setQuery}
				onPick={index => setCard(found[index]?.item)}
			/>
			{lacking !== undefined && <p class="sworn-detail">{lacking}</p>}
		</>
	);
}

interface CardProps extends EncounterActs {
	readonly app: App;
	readonly card: EncounterCard;
	readonly onBack: () => void;
}

/** The text of the book, and actions for the card. */
function Card({ app, card, onBegin, onInsert, onBack }: CardProps): JSX.Element {
	const { name, about, lists, texts, track } = card;
	const first = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => first.current?.querySelector('button')?.focus(), []);
	return (
		<article class="sworn-encounter" aria-label={name}>
			<h2>{name}</h2>
			<p class="sworn-detail">{translateTerm(about)}</p>
			<div ref={first} class="sworn-buttons">
				{track && (
					<button type="button" class="mod-cta" onClick={() => onBegin(card)}>
						{NEW_TRACK_WORDS[track.kind].button}
					</button>
				)}
				<button type="button" onClick={() => onInsert(card)}>
					{t('Insert into note')}
				</button>
				<button type="button" onClick={onBack}>
					{t('Back')}
				</button>
			</div>
			<div class="sworn-encounter-text" tabIndex={0} role="region" aria-label={t('Description of {name}', { name })}>
				{lists.map(({ title, items }) => (
					<section key={title} aria-label={translateTerm(title)}>
						<h3>{translateTerm(title)}</h3>
						<ul>
							{items.map(item => (
								<li key={item}>{item}</li>
							))}
						</ul>
					</section>
				))}
				{texts.map(({ title, text }) => (
					<section key={title ?? 'text'} aria-label={title === undefined ? t('Description') : translateTerm(title)}>
						{title !== undefined && <h3>{translateTerm(title)}</h3>}
						<RulesText text={text} home={{ app, sourcePath: '' }} />
					</section>
				))}
			</div>
		</article>
	);
}

/**
 * *Find a foe*, *site* or *rarity*: shows the cards of the book, and inserts a card's track or description into the
 * note.
 */
export const findEncounter =
	(kind: EncounterKind) =>
	(actions: JournalActions, view: MarkdownView): void =>
		withActorAtOnce(actions, view, ({ book: { ruleset } }, journal) => {
			const cards = encounterCards(ruleset, kind);
			if (cards.length === 0) new Notice(`${ruleset.title} ${NONE[kind]}`);
			else
				openEncounters(
					actions.app,
					{ kind, cards, lacking: lackingOf(ruleset, kind) },
					{
						onBegin: card => begin(actions, view, card),
						onInsert: card =>
							void writeAtCursor(actions, view, journal, (text, offset) => {
								const { changes, cursor } = insertText(text, offset, calloutOf(card));
								return parseOk({ edits: [{ path: journal, changes }], cursor });
							}),
					},
				);
		});

const NONE: Readonly<Record<EncounterKind, string>> = {
	foe: t('has no foes of its own.'),
	site: t('has no prepared sites. Ironsworn: Delve has.'),
	rarity: t('has no rarities. Ironsworn: Delve has.'),
};

function begin(
	actions: Actions<'vaultIndex' | 'viewState' | 'roll' | 'settings'>,
	view: MarkdownView,
	{ name, track }: EncounterCard,
): void {
	if (!track) return;
	const { kind, rank, theme, domain } = track;
	const details = { ...(theme && { theme }), ...(domain && { domain }) };
	beginTrackNamed(actions, view, kind, { name, rank, details });
}
