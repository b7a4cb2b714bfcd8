import type { ObsidianProtocolData, Plugin } from 'obsidian';
import { Notice } from 'obsidian';
import type { SwornJournalApi } from '../../../docs/api/sworn-journal';
import type { JournalActions } from '../services/journal-actions';
import { LONG_NOTICE } from '../services/notices';
import { answerInWords } from './answer-words';
import { ApiError, refusal } from './api-error';
import { called } from './call';
import { LinkDialog } from './link-dialog';
import { previewLink, isWriting } from './link-preview';
import { readParameters } from './parameters';
import type { VerbName } from './verbs';
import { isVerb, VERB_NAMES, VERBS } from './verbs';

const IN_LINKS = VERB_NAMES.filter(name => VERBS[name].kind !== 'looks');

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
		new LinkDialog(actions.app, VERBS[verb], foreseen, () => void told('', carryOut)).open();
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
