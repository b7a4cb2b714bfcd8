import { capitalize, type Sentence } from '../../effects/sentences';
import type { Source } from './wording';

/** The move in which it is suffered. */
const MOVES = { harm: 'Endure Harm', damage: 'Endure Harm', stress: 'Endure Stress' } as const;

const IT = '((?:physical |mental )?(?:harm|damage|stress))';
const LESS = '(?:reduce|lower|lessen|ignore) ';

/** "When you would suffer harm behind your shield, reduce it by 1" */
const WHEN = new RegExp(
	`^((?:once per [a-z]{1,20}, )?)when(?:ever)? you (?:would )?(?:suffer|take) ${IT}\\b([^,;[\\]]{0,120}), (?=(?:you (?:may|can) )?(?:suffer -\\d [a-z]{1,20} to )?(?:${LESS}|suffer \\d less ))`,
	'i',
);
/** "Reduce all harm you suffer by 1 (minimum 1)", "While you glow: Reduce all harm you suffer by 1" */
const ALL = new RegExp(
	`^(?:(while [^,;:[\\]]{1,80})[,:] )?${LESS}(?:all |any )${IT} (?:that )?you (?:suffer|take) by (\\d(?:,? \\(?(?:to )?(?:an? )?minimum (?:of )?\\d\\)?)?)(?=[.…]{0,3}$)`,
	'i',
);

/** What is suffered less, put as the books' suffer move, where the rules have it. */
export function ofSufferMove(sentence: Sentence, { card: { vocabulary } }: Pick<Source, 'card'>): Sentence {
	const moveFor = (harm: string): string | undefined => {
		const move = MOVES[harm.toLowerCase().replace(/^.* /, '') as keyof typeof MOVES];
		return vocabulary.moves.includes(move) ? `[${move}]` : undefined;
	};
	return sentence
		.replace(WHEN, (whole: string, limit: string, harm: string, how: string) => {
			const move = moveFor(harm);
			const kind = harm.includes(' ') && how === '' ? ` as ${harm.toLowerCase()}` : how;
			return move === undefined ? whole : `${capitalize(`${limit}when`)} you ${move}${kind}, `;
		})
		.replace(ALL, (whole: string, when: string | undefined, harm: string, by: string) => {
			const move = moveFor(harm);
			const situation = when === undefined ? '' : ` ${when.toLowerCase()}`;
			return move === undefined ? whole : `When you ${move}${situation}, reduce the harm by ${by}`;
		});
}
