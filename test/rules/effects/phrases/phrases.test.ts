import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeEffects } from '../../../../src/rules/effects/notation/write-notation';
import type { MoveFacts, PhraseContext } from '../../../../src/rules/effects/phrases/phrase';
import { phraseExamples, readPhrase, readWhole } from '../../../../src/rules/effects/phrases/read-phrase';
import { STORY_PHRASES } from '../../../../src/rules/effects/phrases/story';
import { PRINTED } from '../../../../src/rules/effects/vocabulary';

/** All phrases and other ways to say them, a clause or a whole sentence, with what each means in the notation. */
const FILE = join(import.meta.dirname, '../../approved/phrases.txt');

const option = (label: string, description = '', effects: readonly object[] = []) =>
	({ label, effects, description }) as NonNullable<PhraseContext['options']>[number];
const move = (name: string, facts: Partial<MoveFacts> = {}) => ({ move: { name, about: name, rolls: [], ...facts } });
const names = (moves: string, meters: string, specialTracks: readonly string[] = []) => ({
	...{ moves: moves.split(', '), meters: meters.split(', '), impacts: [], impactGroups: [], specialTracks },
});
const MOVES =
	'Begin the Scene, Lose Momentum, Endure Harm, Sacrifice Resources, Sojourn, Heal, Hearten, Repair, Resupply';

/** What is known where the words of a heading stand. */
const AROUND: Readonly<Record<string, PhraseContext>> = {
	choices: { options: [option('Command vehicle', 'Dangerous'), option('Run', 'Epic', [{ kind: 'next', add: 1 }])] },
	classic: { options: [option('Wait'), option('Run', 'Add +1 on your next move', [{ kind: 'next', add: 1 }])] },
	experience: move('Companion Falls'),
	fights: move('Hold the Line', { isOfFight: true }),
	homebrew: { meter: 'supply' },
	impacts: { impact: 'shaken' },
	legacy: { before: 'Mark a tick on your failure track.', ...move('Grow Closer', { track: 'connection' }) },
	meters: { meter: 'spirit' },
	moves: {
		before: 'Decide the number of lots: one, two, or three.',
		...move('Lose Momentum', { hasTable: true }),
		vocabulary: names(MOVES, 'health, supply, integrity'),
	},
	next: { options: [option('Crow', '', [{ kind: 'combat', position: 'no initiative' }])] },
	stats: { vocabulary: { ...PRINTED, meters: ['edge', 'heart', 'iron', 'wits'] } },
	'terms of players': { options: [option('Rest', 'Rest')] },
	'the end of a journey': move('Come Home', { track: 'journey' }),
	'the end of a scene': move('Close the Scene', { track: 'scene' }),
	'the end of a vow': move('Keep Your Word', { track: 'vow' }),
	'the end of an expedition': move('Come Home', { track: 'expedition' }),
	'the end of an objective': move('Seize the Prize', { track: 'objective' }),
	'a track of the ruleset': { vocabulary: names('', '', ['luck']) },
};

const oneLine = (text: string): string => text.replaceAll('\n', '\\n').replaceAll('\t', '\\t');

function asRead(says: string, around: PhraseContext = {}): string {
	const effects = readPhrase(says, around) ?? readWhole(says, around);
	return `${says} => ${effects ? oneLine(writeEffects(effects)) : '(not read)'}`.trimEnd();
}

it('each phrase reads as approved, its example and other ways to say it', async () => {
	const lines = readFileSync(FILE, 'utf8').trimEnd().split('\n');
	const said = lines.map(line => line.replace(/ =>.*$/, ''));
	const examples = [...phraseExamples(), ...STORY_PHRASES.map(({ example }) => example)];
	let around: PhraseContext | undefined;
	const read = said.map(line => {
		if (!line.startsWith('# ')) return line && asRead(line, around);
		around = AROUND[line.slice(2)];
		return line;
	});
	const unsaid = examples.filter(example => !said.includes(example)).map(example => asRead(example));
	await expect(`${[...read, ...unsaid].join('\n')}\n`).toMatchFileSnapshot(FILE);
});
