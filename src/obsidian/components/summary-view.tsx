import { upperFirst } from '../../rules/core/first-letter';
import { render, type ComponentChildren, type JSX } from 'preact';
import { outcomeName, type Outcome } from '../../rules/core/outcome';
import { countsMenace, countsSegments } from '../../rules/core/track-kind';
import type { Track } from '../../play/tracks/track';
import type { SummaryIcon, RecordSummary as TokenData } from '../../journal/oracle-blocks/inline-summary';
import type { ProgressMark } from '../../journal/record/marks';
import { LinkedResult, type NoteLinks } from './note-links';
import { Orb, Pair, Pie, Strip } from './roll-icons';
import { statusWords } from './format-record';
import { translateTerm } from '../../i18n/translate-terms';
import { t } from '../../i18n/translate';

/** How a token is drawn where it stands. */
export interface TokenLook {
	/** Links in answers and names; without them they are plain text, as inside a button. */
	readonly links?: NoteLinks;
	/** Whether the dice of a roll are shown. */
	readonly hasDice?: boolean;
	/** Whether the question or the move stands right before it already. */
	readonly isAsked?: boolean;
	/** Whether answers are left out, because they stand beside the token. */
	readonly isWithoutAnswer?: boolean;
	/** Whether the outcome stands beside its picture in words, as over an open card, which shows the changes in full. */
	readonly isOpen?: boolean;
}

/** The classes of a token: its tone or that it has no picture of its own, and whether it is a track. */
function tokenClass({ sign, track }: TokenData): string {
	const tone = sign === undefined ? ' is-plain' : isOrb(sign) ? '' : ` sworn-${sign}`;
	return `sworn-token${tone}${track ? ' is-track' : ''}${track && track.status !== 'open' ? ' is-over' : ''}`;
}

const isOrb = (sign: SummaryIcon): sign is 'yes' | 'no' | 'table' =>
	sign === 'yes' || sign === 'no' || sign === 'table';

/** A settled record in a sentence. Its parts are separated by spaces, so that it reads well when it is copied. */
export const RecordSummaryView = ({ token, look, isDue }: TokenProps): JSX.Element => (
	<span class={tokenClass(token)}>
		<TokenParts token={token} look={look} />
		{isDue && part('sworn-token-due', dueWord())}
	</span>
);

interface TokenProps {
	readonly token: TokenData;
	readonly look: TokenLook;
	readonly isDue: boolean;
}

/** What a record says that waits for an answer. */
export const dueWord = (): string => t('choose');

/** The same as an element that belongs to nobody, for places that Preact does not render. */
export function tokenElement(token: TokenData, look: TokenLook, more: string): HTMLElement {
	const el = createSpan({ cls: `${tokenClass(token)} ${more}` });
	drawAgain(el, token, look);
	return el;
}

/** Draws it in another look. What was put behind its parts stays. */
export const drawAgain = (el: HTMLElement, token: TokenData, look: TokenLook): void =>
	render(<TokenParts token={token} look={look} />, el);

function TokenParts({ token, look }: { token: TokenData; look: TokenLook }): JSX.Element {
	const { name, call, by, changes = [], marks = [], dice, inShort, answer, track } = token;
	if (track) return <TrackParts track={track} look={look} />;
	const shown = look.isAsked ? undefined : name;
	return (
		<>
			<span class={`sworn-token-head${headClass(token, shown)}`}>
				{signOf(token)}
				{call !== undefined && <span class="sworn-inline-name">{call}</span>}
				{shown !== undefined && <span class="sworn-token-name">{shown}</span>}
			</span>
			{by !== undefined && part('sworn-token-by', by)}
			{look.hasDice && dice !== undefined && part('sworn-token-dice', translateTerm(dice))}
			{look.isOpen && outcomeOf(token)}
			{token.isMatch && part(`sworn-token-match${onPaper(look)}`, t('match'))}
			{inShort !== undefined && part('sworn-token-row', linked(inShort, look))}
			{marks.map(mark => markOf(mark, look))}
			{changes.map(change => part(`sworn-token-change${onPaper(look)}`, translateTerm(change)))}
			{answer !== undefined && !look.isWithoutAnswer && part('sworn-token-answer', linked(answer, look))}
		</>
	);
}

/** Printed, an open record is its token, as its card is left out. */
const onPaper = ({ isOpen }: TokenLook): string => (isOpen ? ' is-on-paper' : '');

/** A head without words is nothing, or a picture that stands close to what follows. */
const headClass = ({ sign, call }: TokenData, name: string | undefined): string =>
	call !== undefined || name !== undefined ? '' : sign === undefined ? ' is-bare' : ' is-picture';

const part = (cls: string, content: ComponentChildren): JSX.Element => (
	<>
		{' '}
		<span class={cls}>{content}</span>
	</>
);

const linked = (text: string, { links }: TokenLook): ComponentChildren =>
	links ? <LinkedResult text={text} links={links} /> : text;

/** A record without a picture has a dot, which shows only where everything else is hidden. */
function signOf({ sign, isMatch = false }: TokenData): JSX.Element {
	if (sign === undefined) return <span class="sworn-token-dot" />;
	return isOrb(sign) ? <Orb kind={sign} /> : <Pair outcome={sign} isMatch={isMatch} />;
}

/** “Miss with a match” */
export const outcomeWords = (outcome: Outcome, isMatch: boolean): string =>
	upperFirst(translateTerm(`${outcomeName(outcome)}${isMatch ? ' with a match' : ''}`));

function outcomeOf({ sign, isMatch = false }: TokenData): JSX.Element | undefined {
	if (sign === undefined || isOrb(sign)) return undefined;
	return part(`sworn-outcome is-on-screen${isMatch ? ' is-match' : ''}`, outcomeWords(sign, isMatch));
}

/** A name breaks where it must; boxes stay with the words before them. */
function markOf({ name, words, strip }: ProgressMark, look: TokenLook): JSX.Element {
	const said = words === undefined ? '' : translateTerm(words);
	if (name !== undefined) return part('sworn-token-what', [linked(name, look), said && ` ${said}`]);
	return part(`sworn-token-mark${said && ' has-words'}${onPaper(look)}`, [
		said,
		said && ' ',
		strip && <Strip key="strip" {...strip} size={10} />,
	]);
}

/** “Vow Find the ark ▢▢▢▢▢▢▢▢▢▢ formidable”; a track that has ended says how instead of standing out. */
function TrackParts({ track, look }: { track: Track; look: TokenLook }): JSX.Element {
	const { kind, name, rank, bond } = track;
	const status = statusWords(track);
	const extent = [rank && translateTerm(rank), clockWords(track), bond && translateTerm('bond')]
		.filter(Boolean)
		.join(' · ');
	return (
		<>
			<span class="sworn-token-head">
				<span class="sworn-token-dot" />
				<span class="sworn-token-name">{upperFirst(translateTerm(kind))}</span>
			</span>
			{part('sworn-token-track', linked(name, look))} {pictureOf(track)}
			{extent !== '' && part('sworn-token-rank', extent)}
			{status !== undefined && part('sworn-token-rank', track.status === 'completed' ? `✓ ${status}` : status)}
		</>
	);
}

const clockWords = ({ kind, filled = 0, segments }: Track): string | undefined =>
	countsSegments(kind) && segments !== undefined ? t('{filled} of {all}', { filled, all: segments }) : undefined;

/** A clock with more segments has none that can be told apart, and is told in words alone. */
const MOST_IN_A_PIE = 12;

function pictureOf({ kind, filled = 0, segments = 0, ticks, menace = 0 }: Track): JSX.Element | undefined {
	if (!countsSegments(kind)) return <Strip ticks={countsMenace(kind) ? menace : ticks} />;
	return segments > 0 && segments <= MOST_IN_A_PIE ? <Pie filled={filled} segments={segments} /> : undefined;
}
