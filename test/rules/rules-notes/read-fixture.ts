import fs from 'node:fs';
import { bundledRuleset, type RulesetId } from '../../../src/rules/books/bundled';
import type { Move, RollOption } from '../../../src/rules/move';
import { readReference, type ReferenceReading } from '../../../src/rules/rules-notes/parse-rules-note';

/** A made-up reference, read over a ruleset. */
export function readFixture(name: string, over: RulesetId = 'starforged'): ReferenceReading {
	const file = new URL(`fixtures/${name}.md`, import.meta.url);
	return readReference(fs.readFileSync(file, 'utf8'), name, bundledRuleset(over));
}

export function moveOf(reading: ReferenceReading, name: string): Move {
	const move = reading.layer.moves.find(move => move.name === name);
	if (!move) throw new Error(`${reading.layer.name} has no move called ${name}.`);
	return move;
}

/** "player_choice: With speed: edge" */
export const ways = ({ trigger }: Move): readonly string[] =>
	trigger.conditions.map(({ text = '', method, roll_options }) =>
		[method, text, roll_options.map(optionText).join(' or ')].filter(Boolean).join(': '),
	);

function optionText(option: RollOption): string {
	switch (option.using) {
		case 'stat':
			return option.stat;
		case 'condition_meter':
			return `${option.condition_meter} meter`;
		case 'asset_control':
			return `${option.of} ${option.control}`;
		case 'custom':
			return `${option.label}=${option.value}`;
		case 'progress_track':
			return 'progress';
		case 'special_track':
			return option.special_track;
	}
}

/** "1-40 The roof is lost" */
export const rows = (move: Move, table = 0): readonly string[] =>
	(move.tables[table]?.rows ?? []).map(({ min, max, text }) => `${min}-${max} ${text}`);

/** Without the addresses of links. */
export const unlinked = (text = ''): string => text.replace(/\]\(datasworn:[^)]*\)/g, ']');
