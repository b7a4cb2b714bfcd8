import type { JSX } from 'preact';
import type { ConnectionAid } from '../../../../play/roll/connection-aid';
import { aidWords } from '../../../../play/roll/connection-aid';
import type { Add } from '../../../../play/record/record';
import type { Track } from '../../../../play/tracks/track';

/** Nobody aids a move that is about themselves. */
export const aidsBeside = (aids: readonly ConnectionAid[], about: string | undefined): readonly ConnectionAid[] =>
	aids.filter(({ name }) => name !== about);

/** What the ticked connections add to the roll. */
export const aidsTicked = (aids: readonly ConnectionAid[], ticked: readonly string[]): readonly Add[] =>
	aids.filter(({ name }) => ticked.includes(name)).map(({ add }) => add);

interface ConnectionAidsProps {
	readonly aids: readonly ConnectionAid[];
	readonly ticked: readonly string[];
	tick: (ticked: readonly string[]) => void;
}

/** Connections that may aid: the player ticks the one whose role fits the move. */
export function ConnectionAids({ aids, ticked, tick }: ConnectionAidsProps): JSX.Element | null {
	if (aids.length === 0) return null;
	const toggle = (name: string) =>
		tick(ticked.includes(name) ? ticked.filter(other => other !== name) : [...ticked, name]);
	return (
		<div class="sworn-next" role="group" aria-label="Connections that aid">
			{aids.map(aid => (
				<label key={aid.name} class="sworn-tick">
					<input type="checkbox" checked={ticked.includes(aid.name)} onChange={() => toggle(aid.name)} />
					{aidWords(aid)}
				</label>
			))}
		</div>
	);
}

interface ConnectionSelectProps {
	readonly connections: readonly Track[];
	readonly chosen: string | undefined;
	choose: (connection: Track | undefined) => void;
}

/** Whom the move is about, where a bond or a rank of theirs counts. */
export function ConnectionSelect({ connections, chosen, choose }: ConnectionSelectProps): JSX.Element | null {
	if (connections.length === 0) return null;
	return (
		<label class="sworn-field">
			Whom it is about
			<select
				class="dropdown"
				value={chosen ?? ''}
				onChange={event => choose(connections.find(({ name }) => name === event.currentTarget.value))}
			>
				<option value="">Nobody named</option>
				{connections.map(({ name, rank, bond }) => (
					<option key={name} value={name}>
						{[name, rank, bond && 'bond'].filter(Boolean).join(', ')}
					</option>
				))}
			</select>
		</label>
	);
}
