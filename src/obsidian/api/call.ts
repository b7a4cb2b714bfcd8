import type { SwornJournalApi } from '../../../docs/api/sworn-journal';
import type { VerbName } from './verbs';

/** Calls a verb with arguments given as text. The API parses them and rejects invalid ones. */
export const called = <V extends VerbName>(
	api: SwornJournalApi,
	verb: V,
	said: Readonly<Record<string, unknown>>,
): ReturnType<SwornJournalApi[V]> => {
	const run = api[verb] as (asked: unknown) => ReturnType<SwornJournalApi[V]>;
	return run(said);
};
