import { parseOk } from '../../../rules/core/problem';
import { bundledRuleset } from '../../../rules/books/bundled';
import { newCharacterNote } from '../../../journal/character/character-note';
import { playersOf } from '../../../journal/character/acting-path';
import type { Actions } from '../../services/journal-actions';
import { BUNDLED, gamesIn, possibleRulesets, type Game } from '../../vault/own-rulesets';
import { noteIn } from '../../vault/note-path';
import { isTaken } from '../../vault/path-here';
import { noteToCreate } from '../../../journal/notes/note-to-create';
import { getOwn } from '../../../rules/core/collections';
import type { App } from 'obsidian';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { STARTING_STATS } from '../../../rules/books/campaign-setup';
import type { Ruleset } from '../../../rules/ruleset';
import { Form } from '../../components/form';
import { ProblemLine, invalid, SelectField, StatField, TextField } from '../../components/form-field';
import { openDialog } from '../../components/open-dialog';
import { useForm } from '../../components/use-form';
import { readNewCharacter, statProblem, type NewCharacter } from './new-character';
import { nameProblem } from '../../services/free-path';
import { t } from '../../../i18n/translate';
import { translateTerm } from '../../../i18n/translate-terms';

interface NewCharacterInput {
	/** The rulesets to choose from, the likeliest first. */
	readonly rulesets: readonly { readonly id: string; readonly title: string }[];
	/** Whether nothing in the vault suggests a ruleset, so that the focus starts there. */
	readonly asksRules: boolean;
	/** Loads a ruleset when it is chosen. */
	readonly rulesetOf: (id: string) => Ruleset;
	/** The folder for the note; the root is "" or "/". */
	readonly folder: string;
	/** Whether the folder already has a note with this name. */
	readonly exists: (name: string) => boolean;
}

/** A small form for the rules, a name and the stats. Closing it creates nothing. */
export const openNewCharacter = (app: App, input: NewCharacterInput, onCreate: CharacterFormProps['onCreate']): void =>
	openDialog(app, {
		title: t('Create a character'),
		class: 'sworn-character-dialog',
		content: dialog => <CharacterForm {...input} onCreate={dialog.closing(onCreate)} />,
		// Obsidian focuses the first field once the dialog is open.
		focus: content => content.querySelector<HTMLElement>(input.asksRules ? 'select' : 'input')?.focus(),
	});

interface CharacterFormProps extends NewCharacterInput {
	readonly onCreate: (character: NewCharacter, ruleset: Ruleset) => void;
}

function CharacterForm({ rulesets, asksRules, rulesetOf, folder, exists, onCreate }: CharacterFormProps): JSX.Element {
	const [rules, setRules] = useState(rulesets[0]?.id ?? '');
	const ruleset = useMemo(() => rulesetOf(rules), [rules]);
	const [name, setName] = useState('');
	const [stats, setStats] = useState(() => startingStats(ruleset.stats));
	const readFields = () => {
		const asked = Object.fromEntries(ruleset.stats.map(stat => [stat, getOwn(stats, stat) ?? '']));
		return readNewCharacter({ name, stats: asked }, exists);
	};
	const { form, isTried, onSubmit } = useForm(readFields, read => onCreate(read, ruleset), {
		first: asksRules ? 'select' : 'input',
	});
	// An empty name is reported only after the player tried to submit.
	const wrongName = isTried || name.trim() !== '' ? nameProblem(name, exists) : undefined;
	const wrongStat = ruleset.stats
		.map(stat => statProblem(getOwn(stats, stat) ?? ''))
		.find(problem => problem !== undefined);
	return (
		<Form form={form} onSubmit={onSubmit}>
			<SelectField
				id="sworn-rules"
				label={t('Rules')}
				value={rules}
				options={rulesets.map(({ id, title }) => [id, title])}
				onChange={setRules}
			/>
			<TextField
				id="sworn-name"
				label={t('Name')}
				value={name}
				problem={wrongName}
				input={{ spellcheck: false }}
				onInput={setName}
			/>
			<div class="sworn-stat-fields" role="group" aria-label={t('Stats')} aria-describedby="sworn-stats-hint">
				{ruleset.stats.map(stat => (
					<StatField
						key={stat}
						id={`sworn-stat-${stat}`}
						label={translateTerm(stat)}
						value={getOwn(stats, stat) ?? ''}
						input={{
							...invalid(statProblem(getOwn(stats, stat) ?? '')),
							'aria-describedby': wrongStat ? 'sworn-stats-problem' : undefined,
						}}
						onInput={value => setStats({ ...stats, [stat]: value })}
					/>
				))}
			</div>
			<ProblemLine id="sworn-stats-problem" problem={wrongStat} />
			<p class="sworn-detail" id="sworn-stats-hint">
				{t('The book’s array is {stats}, in any order.', { stats: STARTING_STATS.join(', ') })}
			</p>
			<div class="sworn-form-foot">
				<span class="sworn-detail">{t('The note goes to {folder}.', { folder: placeName(folder) })}</span>
				<button type="submit" class="mod-cta">
					{t('Create')}
				</button>
			</div>
		</Form>
	);
}

const placeName = (folder: string): string =>
	folder === '' || folder === '/' ? t('the top of the vault') : t('the folder “{folder}”', { folder });

const startingStats = (stats: readonly string[]): Record<string, string> =>
	Object.fromEntries(stats.map((stat, i) => [stat, String(STARTING_STATS[i] ?? 1)]));

/** *Create a character*: asks for the basics in a small form, then creates the note and opens it. */
export function createCharacter(actions: Actions<'app' | 'vaultIndex' | 'write'>): void {
	if (possibleRulesets(actions.app).length === 0) openForm(actions, BUNDLED);
	else void gamesIn(actions.app).then(games => openForm(actions, games));
}

function openForm(actions: Actions<'app' | 'vaultIndex' | 'write'>, games: readonly Game[]): void {
	const { app } = actions;
	const active = app.workspace.getActiveFile()?.path ?? '';
	const folder = app.fileManager.getNewFileParent(active).path;
	const pathOf = (name: string) => noteIn(folder, name);
	const gameOf = (id: string) => games.find(game => game.id === id);
	const known = rulesetsNear(actions, active).find(id => gameOf(id));
	const likely = known ?? 'starforged';
	openNewCharacter(
		app,
		{
			asksRules: known === undefined,
			rulesets: [...games].sort((a, b) => Number(b.id === likely) - Number(a.id === likely)),
			rulesetOf: id => gameOf(id)?.ruleset ?? bundledRuleset('starforged'),
			folder,
			exists: name => isTaken(app, pathOf(name)),
		},
		({ name, stats }, ruleset) => {
			const path = pathOf(name);
			const file = gameOf(ruleset._id)?.file;
			const rules = file ? [app.metadataCache.fileToLinktext(file, path, false)] : [];
			void write(actions, path, newCharacterNote(name, stats, ruleset, rules));
		},
	);
}

async function write(actions: Actions<'app' | 'write'>, path: string, text: string): Promise<void> {
	const edits = [noteToCreate(path, text)];
	if (!(await actions.write([], () => parseOk({ edits })))) return;
	const { vault, workspace } = actions.app;
	const file = vault.getFileByPath(path);
	if (file) await workspace.getLeaf(false).openFile(file);
}

/** The rulesets of the active note and its characters, then of any character in the vault. */
const rulesetsNear = ({ vaultIndex }: Actions<'vaultIndex'>, active: string): readonly string[] =>
	[active, ...playersOf(active, vaultIndex), ...vaultIndex.characters].flatMap(path => {
		const id = vaultIndex.properties(path)?.get('ruleset');
		return typeof id === 'string' ? id : [];
	});
