import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { lineLabel, NAME_KEY } from '../../../rules/generators/generator';
import type { GeneratedSubject } from '../../../journal/oracle-blocks/generated-block';
import { parseGenerated, rewriteThing, describeThing } from '../../../journal/oracle-blocks/generated-block';
import { iconOfSubject, formatSubjectSummary, type SubjectIcon } from '../../../journal/oracle-blocks/subject-summary';
import type { BlockOnPage, SectionInfo } from '../../services/display/block-view';
import { MessageCard } from '../../components/message-card';
import { Pending, PressButton } from '../../components/press-button';
import { ProblemLines } from '../../components/problem-lines';
import { t, tn } from '../../../i18n/translate';
import { Notice } from 'obsidian';
import { parseOk, parseError, type ParseResult } from '../../../rules/core/problem';
import { linkInPlace, newThingNote } from '../../../journal/oracle-blocks/generated-note';
import { findBlock, replaceBody, type BlockPosition } from '../../../journal/note-blocks/find-blocks';
import { removeBlock } from '../../../journal/note-blocks/remove-block';
import { noteToCreate } from '../../../journal/notes/note-to-create';
import { freeName, freePath } from '../../services/free-path';
import type { Actions } from '../../services/journal-actions';
import type { Texts } from '../../vault/writer/file-operation';
import { folderOfThing } from './subject-folder';
import { generatorNamed } from '../../../rules/generators/generators';
import type { OracleBook } from '../../../rules/oracles/oracle-book';
import type { DiceRoller } from '../../../play/dice/dice';
import { generatedFrom } from '../../../play/oracles/generate/from-values';
import { generateAgain, reroll } from '../../../play/oracles/generate/generate';
import { lineOf, type Generated } from '../../../play/oracles/generate/generated';
import { oraclesOn } from '../../../journal/campaign/journal-oracles';

/** The block of a generated thing in its note. */
interface ThingHome {
	readonly path: string;
	readonly place: BlockPosition;
}

/** Matches a thing in a note with its generator; undefined if the books have none. */
function thingIn({ thing, facts }: GeneratedSubject, book: OracleBook): Generated | undefined {
	const generator = generatorNamed(book, thing);
	return generator && generatedFrom(generator, facts);
}

/** Rolls one line of a block again, with the lines that depend on it. The rest of the block stays unchanged. */
async function rerollLine(actions: Actions<'act' | 'actorPath'>, home: ThingHome, key: string): Promise<boolean> {
	let said = '';
	const isWritten = await rerolled(actions, home, (before, book, dice) => {
		const after = reroll(before, key, { book, dice });
		said = lineOf(after, key)?.values.join('; ') ?? '';
		return after;
	});
	if (isWritten) new Notice(`${lineLabel(key)}: ${said}`);
	return isWritten;
}

/** Rolls a thing again; lines that the player wrote stay. */
const rerollThing = (actions: Actions<'act' | 'actorPath'>, home: ThingHome): Promise<boolean> =>
	rerolled(actions, home, (before, book, dice) => generateAgain(before, { book, dice }));

async function rerolled(
	actions: Actions<'act' | 'actorPath'>,
	{ path, place }: ThingHome,
	roll: (before: Generated, book: OracleBook, dice: DiceRoller) => Generated,
): Promise<boolean> {
	const actor = await actions.actorPath(path);
	if (actor === undefined) return false;
	return actions.act(path, actor, ({ pages, table }, dice) => {
		const { text } = pages.journal;
		const block = findBlock(text, place);
		if (!block.ok) return block;
		const book = oraclesOn(pages, table.book.ruleset);
		const body = rolledAgain(block.value.body, book, before => roll(before, book, dice));
		return body.ok ? parseOk({ edits: [{ path, changes: replaceBody(text, block.value, body.value) }] }) : body;
	});
}

function rolledAgain(body: string, book: OracleBook, roll: (before: Generated) => Generated): ParseResult<string> {
	const reading = parseGenerated(body);
	if (!reading.ok) return reading;
	const before = thingIn(reading.value.generated, book);
	if (!before)
		return parseError(
			'unknown_thing',
			t('These rules have no oracles for “{thing}”. Nothing was rolled.', { thing: reading.value.generated.thing }),
		);
	return parseOk(rewriteThing(body, describeThing(before), describeThing(roll(before))));
}

interface ThingBlockProps {
	readonly on: BlockOnPage;
	/** Null if its position in a note is unknown, which makes the card read-only. */
	readonly place: SectionInfo;
}

/** A generated thing: its name, what it is, and what is seen of it first. Its details, each to be rolled again, are folded. */
export function ThingBlock({ on, place }: ThingBlockProps): JSX.Element {
	const { source, isPending } = on;
	const reading = parseGenerated(source);
	if (!reading.ok)
		return <MessageCard title={t('This block cannot be read')} problems={reading.problems} source={source} />;
	const { generated, warnings } = reading.value;
	const { name } = formatSubjectSummary(generated);
	return (
		<Pending.Provider value={isPending}>
			<section
				class="sworn-facts sworn-oracle sworn-thing"
				aria-label={`${generated.thing}${name === undefined ? '' : `: ${name}`}`}
				aria-busy={isPending ? 'true' : undefined}
				tabIndex={-1}
			>
				<ThingPicture sign={iconOfSubject(generated.thing)} />
				<InShort generated={generated} />
				<Details on={on} generated={generated} canRoll={place !== null} />
				<ProblemLines problems={warnings} />
				{place && <ThingButtons on={on} generated={generated} />}
			</section>
		</Pending.Provider>
	);
}

const ended = (fact: string): string => (/[.!?…]$/.test(fact) ? fact : `${fact}.`);

/** “Wen Sabine dock hand”, and below it “Scarred. Guarded. Wants: to leave the station.” */
function InShort({ generated }: { readonly generated: GeneratedSubject }): JSX.Element {
	const { name, role, facts, goal } = formatSubjectSummary(generated);
	const told = [...facts, ...(goal === undefined ? [] : [t('Wants: {goal}', { goal })])].map(ended).join(' ');
	return (
		<>
			<p class="sworn-facts-title">
				<strong>{name ?? generated.thing}</strong>{' '}
				<span class="sworn-thing-role">{role ?? (name === undefined ? '' : generated.thing.toLowerCase())}</span>
			</p>
			{told !== '' && <p class="sworn-text">{told}</p>}
		</>
	);
}

interface DetailsProps {
	readonly on: BlockOnPage;
	readonly generated: GeneratedSubject;
	readonly canRoll: boolean;
}

/** The facts with their labels. The book is not loaded before they are open. */
function Details({ on, generated, canRoll }: DetailsProps): JSX.Element | null {
	const [isOpen, setOpen] = useState(on.startsOpen || !canRoll);
	const shown = [...generated.facts].filter(([key]) => key !== NAME_KEY);
	if (shown.length === 0) return null;
	const rolled = isOpen && canRoll ? rolledKeys(on, generated) : new Set<string>();
	return (
		<>
			{canRoll && (
				<button
					type="button"
					class="sworn-thing-more"
					data-control="More"
					aria-expanded={isOpen}
					onClick={() => setOpen(!isOpen)}
				>
					{tn(shown.length, '{count} detail', '{count} details')}
				</button>
			)}
			{isOpen && (
				<dl>
					{shown.map(([key, values]) => (
						<div key={key}>
							<dt>{lineLabel(key)}</dt>
							{values.map((value, at) => (
								<dd key={value}>
									{value}
									{at === 0 && rolled.has(key) && <RollLine on={on} lineKey={key} />}
								</dd>
							))}
						</div>
					))}
				</dl>
			)}
			{isOpen && canRoll && rolled.size === 0 && (
				<p class="sworn-detail">{t('These rules have no oracles for it, so nothing can be rolled again.')}</p>
			)}
		</>
	);
}

function RollLine({ on, lineKey }: { readonly on: BlockOnPage; readonly lineKey: string }): JSX.Element {
	const { actions, path, where } = on;
	return (
		<PressButton
			class="sworn-thing-roll"
			aria-label={t('Roll {name} again', { name: lineLabel(lineKey) })}
			data-control={`Roll ${lineKey}`}
			onPress={() => on.writeInUse(() => rerollLine(actions, { path, place: where }, lineKey))}
		>
			↻
		</PressButton>
	);
}

/** The keys whose lines the books can roll. */
function rolledKeys({ actions, path }: BlockOnPage, generated: GeneratedSubject): ReadonlySet<string> {
	const book = actions.viewState.oracles(path);
	const lines = (book && thingIn(generated, book))?.lines ?? [];
	return new Set(lines.map(({ key }) => key));
}

function ThingButtons({
	on,
	generated,
}: {
	readonly on: BlockOnPage;
	readonly generated: GeneratedSubject;
}): JSX.Element {
	const { actions, path, where } = on;
	const home = { path, place: where };
	return (
		<div class="sworn-buttons">
			<PressButton
				class="sworn-button"
				data-control="Keep as note"
				onPress={() => on.write(() => keepAsNote(actions, home, generated))}
			>
				{t('Keep as note')}
			</PressButton>
			<PressButton
				class="sworn-button"
				data-control="Roll again"
				onPress={() => on.writeInUse(() => rerollThing(actions, home))}
			>
				{t('Roll again')}
			</PressButton>
			<PressButton
				class="sworn-button"
				data-control="Discard"
				onPress={() => on.write(() => discardThing(actions, home))}
			>
				{t('Discard')}
			</PressButton>
		</div>
	);
}

const SHAPES: Readonly<Record<SubjectIcon, string>> = {
	person: 'M12 4a4 4 0 1 1 0 8a4 4 0 1 1 0-8M5 20a7 5.5 0 0 1 14 0',
	place: 'M12 21C8 16 6 13 6 10a6 6 0 0 1 12 0c0 3-2 6-6 11ZM12 8a2 2 0 1 1 0 4a2 2 0 1 1 0-4',
	creature:
		'M8 17.5c0-2.5 2-4.5 4-4.5s4 2 4 4.5c0 1.5-1 2.5-2.5 2-1-.3-2-.3-3 0c-1.5.5-2.5-.5-2.5-2ZM5 12.5v.5M9 7v1.5M15 7v1.5M19 12.5v.5',
	ship: 'M4 15h16l-2.5 5h-11ZM12 15V4l6 8h-6',
};

/** The sign of a kind of thing; the words for it stand elsewhere. */
const ThingPicture = ({ sign }: { sign: SubjectIcon }): JSX.Element => (
	<svg class="sworn-thing-sign" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
		<path d={SHAPES[sign]} />
	</svg>
);

/** Gives a generated thing a note of its own, and puts a link to it in place of its block. */
async function keepAsNote(
	actions: Actions<'write' | 'app' | 'vaultIndex'>,
	{ path, place }: ThingHome,
	generated: GeneratedSubject,
): Promise<void> {
	const name = generated.facts.get(NAME_KEY)?.join(' ') ?? freeName(actions, generated.thing, path);
	const written = await actions.write([path], (texts: Texts) => {
		const text = texts.get(path) ?? '';
		const block = findBlock(text, place);
		if (!block.ok) return block;
		const target = freePath(actions, name, path, folderOfThing(actions, generated.thing, path));
		if (!target.ok) return target;
		const note = newThingNote(generated);
		if (!note.ok) return note;
		return parseOk({
			edits: [noteToCreate(target.value, note.value), { path, changes: linkInPlace(text, block.value, name) }],
		});
	});
	if (written) new Notice(t('“{name}” is a note of its own now.', { name }));
}

/** Takes the block of a generated thing out of its note. */
async function discardThing(actions: Actions<'write'>, { path, place }: ThingHome): Promise<void> {
	await actions.write([path], (texts: Texts) => {
		const text = texts.get(path) ?? '';
		const block = findBlock(text, place);
		return block.ok ? parseOk({ edits: [{ path, changes: removeBlock(text, block.value) }] }) : block;
	});
}
