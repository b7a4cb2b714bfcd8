import type { JSX } from 'preact';
import type { RollForm } from './use-roll-form';

/** Adds, connections, abilities and bonuses: the player says which of them count. */
export function TickLists({ form: { view, change } }: { form: RollForm }): JSX.Element {
	return (
		<>
			{view.groups.map(({ label, ticks }) => (
				<div key={label} class="sworn-next" role="group" aria-label={label}>
					{ticks.map(({ words, when, isTicked, toggled }, at) => (
						<label key={at} class={when === undefined ? 'sworn-tick' : 'sworn-tick sworn-ability'}>
							<input type="checkbox" checked={isTicked} onChange={() => change(toggled)} />
							<span>
								{words}
								{when && <span class="sworn-detail">{when}</span>}
							</span>
						</label>
					))}
				</div>
			))}
		</>
	);
}
