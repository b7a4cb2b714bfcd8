import { NAME_KEY } from '../../rules/generators/generator';
import type { Track } from '../../play/tracks/track';
import { questionWords, readAsk } from '../../journal/answers/ask-block';
import { factsInWords, readThing } from '../../journal/answers/generated-block';
import { readOracle } from '../../journal/answers/oracle-block';
import { lineOfTrack } from '../../journal/track/track-line';
import { LinkedResult, noteLinks } from '../components/note-links';
import type { AsLine } from '../services/display/as-line';
import type { BlockOnPage } from '../services/display/block-view';
import { isTrackKind } from '../../rules/track-kind';
import { readTrackBlock } from '../../journal/track/track-block';
import { blockKind, readBlock } from '../../journal/sworn-block/sworn-block';
import type { PendingState } from '../components/record-line';
import { drawn } from '../../language/drawn';

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

/** “Is the hatch guarded? likely · 34 Yes”; undefined if it cannot be read. */
export function askLine({ source }: LineOn): AsLine | undefined {
	const reading = readAsk(source);
	if (!reading.ok) return undefined;
	const { record, warnings } = reading.value;
	const { said, odds, roll } = record;
	const how = [odds && drawn(odds), roll].flatMap(part => part ?? []).join(' · ');
	return {
		label: `ask: ${record.question}`,
		name: questionWords(record),
		came: how || undefined,
		answer: said === undefined ? undefined : capital(said),
		waiting: said === undefined || warnings.length > 0 ? 'must' : 'nothing',
	};
}

/** “Core / Action 27”, with the result as story text. */
export function oracleLine({ source, actions, path }: LineOn): AsLine | undefined {
	const reading = readOracle(source);
	if (!reading.ok) return undefined;
	const { record, warnings } = reading.value;
	const { oracle, dice, result } = record;
	return {
		label: `oracle: ${oracle}`,
		name: oracle,
		came: dice.join(', ') || undefined,
		story: result !== undefined && (
			<p class="sworn-story">
				<LinkedResult text={result} links={noteLinks(actions.app, path)} />
			</p>
		),
		waiting: result === undefined || warnings.length > 0 ? 'must' : 'nothing',
	};
}

/** “Settlement Nullport” with its facts. */
export function thingLine({ source }: LineOn): AsLine | undefined {
	const reading = readThing(source);
	if (!reading.ok) return undefined;
	const { generated, warnings } = reading.value;
	const name = generated.facts.get(NAME_KEY)?.join(' ');
	return {
		label: `${generated.thing}${name === undefined ? '' : `: ${name}`}`,
		before: name === undefined ? undefined : generated.thing,
		name: name ?? generated.thing,
		came: factsInWords(generated).join(' · ') || undefined,
		isOnCard: true,
		waiting: warnings.length > 0 ? 'must' : 'nothing',
	};
}

/** “Vow sworn: Bring the crew home, formidable” */
export function trackLine(track: Track, isWrong: boolean): AsLine {
	const { begins, name, extent } = lineOfTrack(track);
	return {
		label: `${drawn(track.kind)}: ${name}`,
		before: `${drawn(begins)}:`,
		name,
		after: extent === undefined ? undefined : `, ${drawn(extent)}`,
		waiting: isWrong ? 'must' : 'nothing',
	};
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
