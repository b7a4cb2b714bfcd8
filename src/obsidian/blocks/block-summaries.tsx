import { NAME_KEY } from '../../rules/generators/generator';
import type { Track } from '../../play/tracks/track';
import { readAsk } from '../../journal/oracle-blocks/ask-block';
import { parseGenerated } from '../../journal/oracle-blocks/generated-block';
import { readOracle } from '../../journal/oracle-blocks/oracle-block';
import { summarizeBlock } from '../../journal/oracle-blocks/inline-summary';
import { LinkedResult, noteLinks } from '../components/note-links';
import { recordText } from '../components/format-record';
import type { RecordElement } from '../components/record-elements';
import type { AsLine } from '../services/display/as-line';
import type { BlockOnPage } from '../services/display/block-view';
import { isTrackKind } from '../../rules/core/track-kind';
import { readTrackBlock } from '../../journal/track/track-block';
import { blockKind, readBlock } from '../../journal/sworn-block/sworn-block';
import type { PendingState } from '../components/record-line';
import { translateTerm } from '../../i18n/translate-terms';

/** What a line is rendered from. */
type LineOn = Pick<BlockOnPage, 'source' | 'actions' | 'path'>;

/** What is pending on a record other than a move: `must` if it lacks an answer or a roll, or has a problem. */
export function waitingOnBlock(on: LineOn): PendingState {
	const kind = blockKind(readBlock(on.source));
	if (!kind.ok) return 'must';
	if (isTrackKind(kind.value)) {
		const track = readTrackBlock(on.source);
		return track.ok && track.value.warnings.length === 0 ? 'nothing' : 'must';
	}
	const lineOf = { ask: askLine, oracle: oracleLine, generated: thingLine }[String(kind.value)];
	return lineOf?.(on)?.waiting ?? 'must';
}

/** What a block tells as its token; the actor is left out, since only moves have one. */
const toldIn = (source: string): RecordElement => ({
	token: summarizeBlock(source, undefined) ?? {},
	words: recordText(source),
	body: source,
});

/** “● Is the hatch guarded? yes”; undefined if it cannot be read. */
export function askLine({ source }: LineOn): AsLine | undefined {
	const reading = readAsk(source);
	if (!reading.ok) return undefined;
	const { record, warnings } = reading.value;
	return {
		label: `ask: ${record.question}`,
		told: toldIn(source),
		waiting: record.said === undefined || warnings.length > 0 ? 'must' : 'nothing',
	};
}

/** “◉ Advance”, with the result as story text. */
export function oracleLine({ source, actions, path }: LineOn): AsLine | undefined {
	const reading = readOracle(source);
	if (!reading.ok) return undefined;
	const { record, warnings } = reading.value;
	const { oracle, result } = record;
	return {
		label: `oracle: ${oracle}`,
		told: toldIn(source),
		story:
			result === undefined ? undefined : (
				<p class="sworn-story">
					<LinkedResult text={result} links={noteLinks(actions.app, path)} />
				</p>
			),
		waiting: result === undefined || warnings.length > 0 ? 'must' : 'nothing',
	};
}

/** “◉ Settlement Nullport” */
export function thingLine({ source }: LineOn): AsLine | undefined {
	const reading = parseGenerated(source);
	if (!reading.ok) return undefined;
	const { generated, warnings } = reading.value;
	const name = generated.facts.get(NAME_KEY)?.join(' ');
	return {
		label: `${generated.thing}${name === undefined ? '' : `: ${name}`}`,
		told: toldIn(source),
		waiting: warnings.length > 0 ? 'must' : 'nothing',
	};
}

/** “Vow Bring the crew home ▢▢▢▢▢▢▢▢▢▢ formidable”, as it is now. */
export function trackLine({ kind, name }: Track, source: string, isWrong: boolean): AsLine {
	return { label: `${translateTerm(kind)}: ${name}`, told: toldIn(source), waiting: isWrong ? 'must' : 'nothing' };
}
