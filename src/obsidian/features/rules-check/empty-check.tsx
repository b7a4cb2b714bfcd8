import type { JSX } from 'preact';
import { t } from '../../../language/text';

const EXAMPLE = `## Adventure moves

### Cross the ice

When **you cross thin ice**, roll +edge.

On a **strong hit**, you are across. Take +1 momentum.

On a **weak hit**, you are across, too, but suffer -1 supply.

On a **miss**, it breaks. Pay the Price.`;

const TABLE_EXAMPLE = `## Weather (d6)

| d6 | Weather |
| --- | --- |
| 1-3 | Fog |
| 4-6 | Rain, and [[#Wind]] |

## Wind

- From the north
- From the sea`;

/** Explains how to write a table, if none was found. */
export const NoTablesFound = (): JSX.Element => (
	<div class="sworn-check-empty">
		<p>
			{t('A table has numbers in its first column, and the dice above them or in its heading. A list will do as well:')}
		</p>
		<pre>{TABLE_EXAMPLE}</pre>
	</div>
);

/** Explains how to write a move, if none was found. */
export function NoMovesFound(): JSX.Element {
	return (
		<div class="sworn-check-empty">
			<p>
				{t(
					'A rules note has a heading for each move, the words “roll +edge” for what is rolled, and a paragraph for each outcome:',
				)}
			</p>
			<pre>{EXAMPLE}</pre>
			<p>
				{t('To play by it, write this into the properties of a character or a journal:')}{' '}
				<code>{t('rules: "[[Name of the note]]"')}</code>
			</p>
		</div>
	);
}
