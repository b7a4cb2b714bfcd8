import { optionName, type Move } from '../../rules/move';
import { callFrom } from './follow-up';
import type { StepBuilder } from './step-builder';

/** The options of a move that is rolled once for each track (Starforged, Continue a Legacy). */
const rolledForEach = (move: Move): readonly string[] =>
	move.trigger.conditions
		.filter(({ method }) => method === 'all')
		.flatMap(({ roll_options }) => roll_options.map(optionName));

/** Each track is rolled as its own record; the first one offers the others. */
export function rollForEachTrack(agenda: StepBuilder, move: Move): void {
	const { record, ledger } = agenda;
	if (record.from === record.move) return;
	for (const option of rolledForEach(move).filter(option => option !== record.roll?.option)) {
		const label = `${move.name} (${option})`;
		if (ledger.chose(label) || ledger.passed(label)) continue;
		const call = callFrom(agenda, move.name, { roll: { option } });
		const press = agenda.option(label, { kind: 'follow', chose: label, call });
		agenda.step({
			id: `each.${option}`,
			prompt: 'One roll for each track',
			state: 'required',
			options: [press],
			pass: label,
		});
	}
}
