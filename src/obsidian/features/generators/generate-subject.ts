import { Notice, type MarkdownView } from 'obsidian';
import { isRulesetId, rulesetTitle } from '../../../rules/books/bundled';
import type { Generator } from '../../../rules/generators/generator';
import { generatorNamed, generatorsOf } from '../../../rules/generators/generators';
import { oracleBook, type OracleBook } from '../../../rules/oracles/oracle-book';
import { parseOk } from '../../../rules/core/problem';
import type { GeneratorInput } from '../../../play/oracles/generate/roll-line';
import { generate } from '../../../play/oracles/generate/generate';
import { formatGenerated } from '../../../journal/oracle-blocks/generated-block';
import { insertLink, newThingNote } from '../../../journal/oracle-blocks/generated-note';
import { recordFormIn } from '../../../journal/actions/record-form';
import { insertBlock } from '../../../journal/note-blocks/insert-block';
import { writeAtCursor } from '../../services/note-at-cursor';
import { withActorAtOnce } from '../../services/with-actor';
import type { JournalActions } from '../../services/journal-actions';
import { freeName, freePath, newNoteProblem } from '../../services/free-path';
import { openGenerators } from './generator-dialog';
import { nameIn, thingOfDraft, type GeneratorDraft } from './generator-draft';
import { folderOfThing } from './subject-folder';
import { memoize } from '../../../rules/core/memoize';
import { noteToCreate } from '../../../journal/notes/note-to-create';
import { t } from '../../../i18n/translate';

/** What is remembered during a session: the last unused result and the last choices. */
interface Remembered {
	unused?: GeneratorDraft | undefined;
	choices: Readonly<Record<string, string>>;
}

const memoryOf = memoize((_actions: object): Remembered => ({ choices: {} }));

/** *Generate*: picks a generator, shows the result, and inserts it at the cursor as a block or as a note of its own. */
export function generateAtCursor(actions: JournalActions, view: MarkdownView): void {
	withActorAtOnce(actions, view, ({ book: { ruleset } }, journal) => {
		const book = actions.viewState.oracles(journal) ?? oracleBook(ruleset);
		const generators = generatorsOf(book);
		if (generators.length === 0) {
			new Notice(t('“{title}” has no oracles that describe a place, a ship or a person.', { title: ruleset.title }));
			return;
		}
		const memory = memoryOf(actions);
		const hand = () => ({ book, dice: actions.dice });
		openGenerators(
			actions.app,
			{
				generators,
				titleOf: id => (isRulesetId(id) ? rulesetTitle(id) : id),
				last: memory.unused && isStillThere(memory.unused, generators) ? memory.unused : undefined,
				hand,
				nameProblem: name => newNoteProblem(actions, name, journal),
			},
			{
				begin: generator => ({
					generated: generate(generator, choicesFor(generator, book, memory), hand()),
					ownName: '',
				}),
				keep: draft => {
					memory.unused = draft;
					memory.choices = { ...memory.choices, ...draft.generated.choices };
				},
				onInsert: draft => void insert(actions, view, journal, draft),
				onNote: draft => void createNote(actions, view, journal, draft),
			},
		);
	});
}

/** The body of a block for what a generator rolls, with the choices that were made last. */
export function generatedAtOnce(actions: object, name: string, hand: GeneratorInput): string | undefined {
	const generator = generatorNamed(hand.book, name);
	if (!generator) return undefined;
	const choices = choicesFor(generator, hand.book, memoryOf(actions));
	return formatGenerated(thingOfDraft({ generated: generate(generator, choices, hand), ownName: '' }));
}

const isStillThere = ({ generated }: GeneratorDraft, generators: readonly Generator[]): boolean =>
	generators.some(({ name, book }) => name === generated.generator.name && book === generated.generator.book);

/** The default choices: the journal's region, then the last choice, then the first option. */
function choicesFor({ choices }: Generator, { settings }: OracleBook, memory: Remembered): Record<string, string> {
	const wanted: Readonly<Record<string, string | undefined>> = { ...memory.choices, ...regionOf(settings) };
	return Object.fromEntries(
		choices.map(({ key, options }) => [key, options.find(option => option === wanted[key]) ?? options[0] ?? '']),
	);
}

const regionOf = ({ region }: OracleBook['settings']): Readonly<Record<string, string>> =>
	region === undefined ? {} : { region };

async function insert(
	actions: JournalActions,
	view: MarkdownView,
	journal: string,
	draft: GeneratorDraft,
): Promise<void> {
	const written = await writeAtCursor(actions, view, journal, (text, offset) => {
		const form = recordFormIn(text, actions.settings.records);
		const { changes, cursor } = insertBlock(text, offset, formatGenerated(thingOfDraft(draft)), form);
		return parseOk({ edits: [{ path: journal, changes }], cursor });
	});
	if (written) memoryOf(actions).unused = undefined;
}

/** Creates a note for the thing and a link to it at the cursor. */
async function createNote(
	actions: JournalActions,
	view: MarkdownView,
	journal: string,
	draft: GeneratorDraft,
): Promise<void> {
	const thing = draft.generated.generator.name;
	const name = nameIn(draft) || freeName(actions, thing, journal);
	const note = newThingNote(thingOfDraft(draft));
	const written = await writeAtCursor(actions, view, journal, (text, offset) => {
		const path = freePath(actions, name, journal, folderOfThing(actions, thing, journal));
		if (!path.ok) return path;
		if (!note.ok) return note;
		const { changes, cursor } = insertLink(text, offset, name);
		return parseOk({
			edits: [noteToCreate(path.value, note.value), { path: journal, changes }],
			cursor,
		});
	});
	if (written) {
		memoryOf(actions).unused = undefined;
		new Notice(t('“{name}” is a note of its own now.', { name }));
	}
}
