import type { CliFlags, Plugin } from 'obsidian';
import { requireApiVersion } from 'obsidian';
import type { SwornJournalApi } from '../../../docs/api/sworn-journal';
import { words } from '../vault/writer/write-step';
import { answerInWords } from './answer-words';
import { ApiError } from './api-error';
import { called } from './call';
import type { Parameter, VerbName } from './verbs';
import { VERB_NAMES, VERBS } from './verbs';

const FORMAT = { value: '<text|json>', description: 'how the answer is printed; left out, as text' };

/** Registers a command for each verb in Obsidian's command line, if this version has one. */
export function registerCli(plugin: Plugin, api: SwornJournalApi): void {
	if (requireApiVersion('1.12.2'))
		for (const verb of VERB_NAMES) {
			const { does, parameters } = VERBS[verb];
			plugin.registerCliHandler(`${plugin.manifest.id}:${verb}`, does, flagsOf(parameters), said =>
				answerTo(api, verb, said),
			);
		}
}

const flagsOf = (parameters: readonly Parameter[]): CliFlags => ({
	...Object.fromEntries(
		parameters.map(({ name, kind, says, isRequired, oneOf }) => [
			name,
			{
				value: `<${oneOf ? oneOf.join('|') : kind}>`,
				description: says,
				...(isRequired ? { required: true } : {}),
			},
		]),
	),
	format: FORMAT,
});

/** The output of a command. Errors are printed as well: the caller sees what went wrong, without a stack trace. */
async function answerTo(
	api: SwornJournalApi,
	verb: VerbName,
	{ format, ...said }: Readonly<Record<string, string>>,
): Promise<string> {
	const isJson = format === 'json';
	try {
		const answer = await called(api, verb, said);
		return isJson ? JSON.stringify(answer ?? null) : answerInWords(verb, answer).join('\n');
	} catch (error) {
		const code = error instanceof ApiError ? error.code : 'failed';
		return isJson ? JSON.stringify({ error: { code, message: words(error) } }) : `Error: ${words(error)}`;
	}
}
