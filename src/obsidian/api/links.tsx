import { Notice, type App, type ObsidianProtocolData, type Plugin } from 'obsidian';
import { Fragment, type JSX } from 'preact';
import type { SwornJournalApi } from '../../../docs/api/sworn-journal';
import type { JournalActions } from '../services/journal-actions';
import { LONG_NOTICE } from '../components/long-notice';
import { openDialog } from '../components/open-dialog';
import { t } from '../../i18n/translate';
import { translateTerm } from '../../i18n/translate-terms';
import { answerInWords } from './cli';
import { ApiError, called, readParameters, refusal } from './parameters';
import { API_METHODS, VERB_NAMES, isVerb, type AskedOf, type ApiMethod, type VerbName } from './api-methods';
import { findOpening } from './choose-verb';
import { pathOfNote, whoActs } from './lookup';
import { moveRequest } from './move-verb';
import { idsOf, recordsOf } from '../../journal/note-blocks/find-records';
import { recordData } from './non-interactive-prompts';
import { recordToUndo } from './change-verbs';

const IN_LINKS = VERB_NAMES.filter(name => API_METHODS[name].kind !== 'looks');

/**
 * Handles `obsidian://sworn-journal?do=move&name=Face%20Danger`. Links are untrusted, so the player confirms everything
 * that they write.
 */
export function registerLinks(plugin: Plugin, actions: JournalActions, api: SwornJournalApi): void {
	plugin.registerObsidianProtocolHandler(plugin.manifest.id, data => follow(actions, api, data));
}

async function follow(actions: JournalActions, api: SwornJournalApi, data: ObsidianProtocolData): Promise<void> {
	// Obsidian itself handles `vault`, by opening that vault for the link.
	const { action: _, vault: __, do: wanted, ...said } = data;
	await told('Nothing was written.', async () => {
		const verb = verbIn(wanted);
		if (!isWriting(verb)) return void (await called(api, verb, said));
		const foreseen = await previewLink(actions, verb, readParameters(verb, said));
		const carryOut = async () => {
			const answer = await called(api, verb, foreseen.said);
			new Notice(answerInWords(verb, answer).join('\n'));
		};
		// If writing fails, the error message says what was written.
		askToFollow(actions.app, API_METHODS[verb], foreseen, () => void told('', carryOut));
	});
}

function verbIn(wanted: string | undefined): VerbName {
	if (wanted !== undefined && isVerb(wanted) && IN_LINKS.includes(wanted)) return wanted;
	const what = wanted === undefined ? 'The link does not say what it wants' : `A link cannot do “${shortened(wanted)}”`;
	throw refusal('unknown_verb', `${what}. Behind “do=” may stand: ${IN_LINKS.join(', ')}.`);
}

const LONGEST = 40;

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Shows errors of a link in a notice, followed by `outcome` unless the message already states it. */
async function told(outcome: string, act: () => Promise<void>): Promise<void> {
	try {
		await act();
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const words = /Nothing was \w+\.$/.test(error.message) ? error.message : `${error.message} ${outcome}`.trim();
		new Notice(words, LONG_NOTICE);
	}
}

interface LinkPreview {
	/** The arguments for the call, with the note and the record made explicit. */
	readonly said: Readonly<Record<string, unknown>>;
	readonly note: string;
	/** The acting character; undefined if that makes no difference. */
	readonly who?: string;
	/** The record that the link concerns. */
	readonly record?: string;
}

type WritingVerb = Exclude<VerbName, 'who' | 'records' | 'record' | 'pending' | 'show'>;

/** The details that a preview displays, and arguments that it made explicit. */
interface PreviewDetails<V extends VerbName> extends Pick<LinkPreview, 'who' | 'record'> {
	readonly exactly?: Partial<AskedOf<V>>;
}

type Previewer<V extends VerbName> = (
	actions: JournalActions,
	note: string,
	asked: AskedOf<V>,
) => Promise<PreviewDetails<V>>;

const PREVIEWERS: { readonly [V in WritingVerb]: Previewer<V> } = {
	move: async (actions, note, asked) => {
		const actor = await whoActs(actions, note, asked.by);
		return { who: actor.character.name, exactly: { name: moveRequest(asked, actor).name } };
	},
	oracle: async (actions, note, { by }) => ({ who: (await whoActs(actions, note, by)).character.name }),
	ask: async (actions, note, { by }) => ({ who: (await whoActs(actions, note, by)).character.name }),
	change: async (actions, note, { who }) => ({ who: (await whoActs(actions, note, who, 'who')).character.name }),
	progress: () => Promise.resolve({}),
	choose: async (actions, note, asked) => {
		const found = await findOpening(actions, note, asked);
		const { opening } = found;
		const { id, line, text } = recordData(note, found.at, idsOf(recordsOf(found.text)));
		return { record: [`${text}.`, opening.detail].join(' ').trim(), exactly: { id, line, option: opening.label } };
	},
	undo: async (actions, note, asked) => {
		const found = await recordToUndo(actions, note, asked);
		const { id, line, text } = recordData(note, found.at, idsOf(recordsOf(found.text)));
		return { record: text, exactly: { id, line } };
	},
};

const isWriting = (verb: VerbName): verb is WritingVerb => verb in PREVIEWERS;

/**
 * Determines what a link would do without writing anything. Throws if it cannot be done, before the player is asked.
 */
async function previewLink<V extends WritingVerb>(
	actions: JournalActions,
	verb: V,
	asked: AskedOf<V>,
): Promise<LinkPreview> {
	const note = pathOfNote(actions.app, asked.note);
	const { exactly, ...seen } = await PREVIEWERS[verb](actions, note, asked);
	return { ...seen, note, said: { ...asked, ...exactly, note } };
}

/** Asks the player to confirm what a link would write. Enter confirms, Esc cancels. */
const askToFollow = (app: App, verb: ApiMethod, foreseen: LinkPreview, carryOut: () => void): void =>
	openDialog(app, {
		title: t('A link asks to write'),
		class: 'sworn-link-dialog',
		content: dialog => (
			<LinkForm verb={verb} foreseen={foreseen} onWrite={dialog.closing(carryOut)} onCancel={() => dialog.close()} />
		),
		focus: content => content.querySelector<HTMLButtonElement>('.mod-cta')?.focus(),
	});

interface LinkFormProps {
	readonly verb: ApiMethod;
	readonly foreseen: LinkPreview;
	readonly onWrite: () => void;
	readonly onCancel: () => void;
}

function LinkForm({ verb, foreseen, onWrite, onCancel }: LinkFormProps): JSX.Element {
	const { note, who, record } = foreseen;
	const rows = [[t('Writes into'), note], ...(record === undefined ? [] : [[t('About'), record]]), ...saidOf(foreseen)];
	return (
		<>
			<p>{`${translateTerm(verb.does)}${who === undefined ? '' : t(', for {who}', { who })}.`}</p>
			<dl class="sworn-link-said">
				{rows.map(([name, value]) => (
					<Fragment key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</Fragment>
				))}
			</dl>
			<div class="modal-button-container">
				<button type="button" class="mod-cta" onClick={onWrite}>
					{translateTerm(verb.button ?? 'Write it')}
				</button>
				<button type="button" onClick={onCancel}>
					{t('Write nothing')}
				</button>
			</div>
		</>
	);
}

/** The parameters to display, without the note and the record, which are displayed above them. */
const saidOf = ({ said, record }: LinkPreview): readonly (readonly [string, string])[] =>
	Object.entries(said)
		.filter(([name]) => name !== 'note' && !(record !== undefined && ['line', 'id'].includes(name)))
		.map(([name, value]) => [name, inWords(value)]);

function inWords(value: unknown): string {
	if (Array.isArray(value)) return value.map(inWords).join(', ');
	if (typeof value !== 'object' || value === null) return String(value);
	return Object.values(value).map(inWords).filter(Boolean).join(' ');
}
