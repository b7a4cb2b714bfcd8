import type { App } from 'obsidian';
import type { JSX } from 'preact';
import { moveText } from '../../../rules/rules-text';
import { RulesText } from '../../components/rules-text';
import type { MoveUnder } from './name-under';

/** The text of a move. */
export const MoveDetails = ({ app, under: { move, path } }: { app: App; under: MoveUnder }): JSX.Element => (
	<>
		<strong class="sworn-name">{move.name}</strong>
		<RulesText text={moveText(move)} home={{ app, sourcePath: path }} cls="sworn-text" />
	</>
);
