import { expect, it } from 'vitest';
import { kestrel } from '../support/characters';
import type { Made } from '../support/tables';
import { makeMove, openWords, press, written } from '../support/tables';

/** Starforged, Adventure Moves: each outcome, and each choice that it offers. */
const OUTCOMES = [
	{ outcome: 'strong hit', dice: [4, 2, 3] },
	{ outcome: 'weak hit', dice: [4, 2, 10] },
	{ outcome: 'miss', dice: [1, 9, 10] },
] as const;

const MOVES: readonly { made: Made; choices: Readonly<Partial<Record<string, readonly string[]>>> }[] = [
	{
		made: { move: 'Face Danger', roll: { option: 'edge' } },
		choices: { 'weak hit': ['Endure Harm', 'Endure Stress', 'Sacrifice Resources', 'Lose Momentum'] },
	},
	{
		made: { move: 'Secure an Advantage', roll: { option: 'shadow' } },
		choices: { 'weak hit': ['Take +2 momentum', 'Add +1 on your next move'] },
	},
	{ made: { move: 'Gather Information' }, choices: {} },
	{ made: { move: 'Compel', roll: { option: 'heart' } }, choices: {} },
	{
		made: { move: 'Check Your Gear', by: kestrel({ meters: { supply: 3 } }) },
		choices: {
			'weak hit': ['Your supply is diminished', "It's not quite right"],
		},
	},
];

function page(title: string, decided: ReturnType<typeof makeMove>): string {
	const open = openWords(decided).map(words => `Open: ${words}`);
	return [
		`## ${title}`,
		[
			'```sworn',
			written(decided)
				.trimEnd()
				.replace(/^(chose: (?:\S+ ){5}\S+) .*$/m, '$1 …'),
			'```',
		].join('\n'),
		...open,
	].join('\n\n');
}

it('writes what happened, and leaves open what the player decides', async () => {
	const pages = MOVES.flatMap(({ made, choices }) =>
		OUTCOMES.flatMap(({ outcome, dice }) => {
			const decided = makeMove({ ...made, dice });
			const chosen = (choices[outcome] ?? []).map(label =>
				page(`${made.move}, ${outcome}: ${label}`, press(decided, label)),
			);
			return [page(`${made.move}, ${outcome}`, decided), ...chosen];
		}),
	);
	const ally = makeMove({ move: 'Aid Your Ally' });
	const note = [...pages, page('Aid Your Ally', ally), page('Aid Your Ally: Gain Ground', press(ally, 'Gain Ground'))];
	await expect(`${note.join('\n\n')}\n`).toMatchFileSnapshot('approved/adventure-moves.md');
});
